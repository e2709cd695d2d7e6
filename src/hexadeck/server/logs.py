"""Logs: JSON, one line an event, on stderr; for people at a terminal in colours."""

import logging
import sys

import structlog


def set_up_logs() -> None:
    is_terminal = sys.stderr.isatty()
    steps: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("%H:%M:%S" if is_terminal else "iso", utc=not is_terminal),
    ]
    last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if is_terminal:
        last = structlog.dev.ConsoleRenderer()
    else:
        steps.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*steps, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What the libraries say comes out in the same form; only what may need somebody.
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=steps, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """Uvicorn complains about every handshake that is refused with a reason; a refusal is no fault of the server."""
    return "without completing handshake" not in record.getMessage()
