import type { ClientMessage, MatchInfo } from '../../src/lib/protocol'

/** The other end of the line, in the tests' hands. */
export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(log: object[] = [], match: Partial<MatchInfo> = {}): void {
    this.readyState = Line.OPEN
    this.say({ type: 'welcome', protocol: 1, match: { id: 'm', ...match }, log })
  }

  tear(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  get choices(): ClientMessage[] {
    return this.sent.filter((message) => message.type === 'choose')
  }
}
