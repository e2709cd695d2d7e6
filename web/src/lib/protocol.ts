// Generated from the Python messages by tools/protocol_types.py; do not edit.

export const PROTOCOL = 1

/** A card as people read it. `facts` are what a search can ask for and what badges compare with, by name. */
export interface Face {
  id: string
  name: string
  short: string
  type: string
  drawing: string
  kind: string
  colours: string[]
  cost: string
  stats: string
  short_stats: string
  notes: string
  text: string[]
  becomes: string
  keywords: string[]
  facts: Record<string, string | number>
  is_card: boolean
}

/** A zone on the table. */
export interface Area {
  zone: string
  label: string
  short: string
  form: 'chips' | 'hand' | 'pile' | 'row'
  slots: number
  slots_option: string
  shown_empty: boolean
  is_open: boolean
  is_stacked: boolean
  ready_unless: string
  slot_title: string
  slot_part: string
}

/** A number of a seat, next to its name. */
export interface Counter {
  field: string
  label: string
  sign: string
  shown_zero: boolean
  most: number
  look: 'bar' | 'dial'
  start: number
  goal: number
}

/** A number on a card: the field of the card in the view or, where the view has none, the fact on its face. Where both are numbers and differ, the badge says so with an arrow. Hidden when there is no value. Badges of one corner stand next to each other. */
export interface Badge {
  field: string
  label: string
  sign: string
  corner: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'
  zones: string[]
  shown_zero: boolean
  is_colours: boolean
}

/** A state of a card that is true when its field is not 0 (or the field equals `value` where one is given). */
export interface Flag {
  field: string
  label: string
  look: 'broken' | 'covered' | 'faded' | 'fresh' | 'turned'
  value: number | null
  zones: string[]
}

/** A state of a seat, next to its name, that is true when its field is not 0. */
export interface SeatFlag {
  field: string
  label: string
  sign: string
  is_faded: boolean
  is_out: boolean
}

/** A field of the table that names a card or, with `of_seat`, a seat; the sign is put on it. */
export interface Mark {
  field: string
  label: string
  sign: string
  of_seat: boolean
}

/** What stands on a square of a board: a drawing by name, for one side. */
export interface Figure {
  drawing: string
  side: number
  label: string
  sign: string
}

/** A line beside the board: how many of which figures, from fields of the table. */
export interface Tally {
  label: string
  side: number
  fields: [string, number][]
}

/** Squares in ranks and files. The field of a square is its file's letter and its rank's number, as in `e4`; options name a square by it, too. */
export interface Board {
  files: string
  ranks: number
  figures: Record<string, Figure>
  file_verbs: Record<string, number[]>
  figure_verbs: Record<string, number[]>
  move_verbs: string[]
  tallies: Tally[]
  alert: string
  alert_figures: number[]
}

/** Places side by side in the middle of the table: in each what is fought over, and on both sides who fights there. All zones have as many slots as there are lanes; a card says in `slot` where it lies. */
export interface Lanes {
  label: string
  count: number
  centre: string
  front: string
  front_label: string
  under: string
  under_label: string
  markers: string[]
  most: string
  terms: string
  active: string
  totals: [string, string]
  first: string
}

/** An option without a second card that still aims at something: a counter or a zone of a seat, or the seat. An option with a part `seat` aims at that seat and needs no such line. */
export interface SeatTarget {
  verb: string
  whose: 'foe' | 'own'
  counter: string
  zone: string
}

/** One of the game's colours, by its plain English name, or "neutral". `symbol` is drawn with it, so that colour never carries the meaning alone. */
export interface Colour {
  name: string
  letter: string
  symbol: 'circle' | 'cross' | 'diamond' | 'drop' | 'hexagon' | 'leaf' | 'moon' | 'square' | 'star' | 'sun' | 'triangle'
}

/** A number of the table that counts down on the face of a clock, a mark for each. */
export interface Dial {
  field: string
  label: string
  most: number
}

/** A line on the table from what attacks to what is attacked: fields of the table that name cards or, with `of_seats`, seats. Where the target's field names no card and is below -1, the foe's `counter` is meant. */
export interface Arrow {
  source: string
  target: string
  counter: string
  of_seats: boolean
}

/** A part of a turn on the ribbon above the table: its name, and the numbers of the phase field that mean it. */
export interface Phase {
  label: string
  values: number[]
}

/** The table of one game. */
export interface Layout {
  headline: string
  goal: string
  goal_rule: string
  phase_field: string
  phases: Phase[]
  opening: string
  words: Record<string, string[]>
  areas: Area[][]
  shared: Area[][]
  board: Board | null
  dial: Dial | null
  lanes: Lanes | null
  counters: Counter[]
  badges: Badge[]
  keywords_field: string
  flags: Flag[]
  seat_flags: SeatFlag[]
  marks: Mark[]
  targets: SeatTarget[]
  status: string[]
  sounds: Record<string, 'attack' | 'draw' | 'hit' | 'place'>
  arrows: Arrow[]
  tips: Record<string, string>
  colours: Colour[]
  sides: string[]
  sides_field: string
  sides_mode: string
  sides_goal: string
  sides_goal_rule: string
  mode_options: Record<string, string>
  undrawn_zones: string[]
}

/** A game in the list of games. */
export interface Tile {
  blurb: string
  minutes: [number, number]
  tags: string[]
  first_options: Record<string, string | number | boolean>
  faces: Face[]
}

/** A figure that can capture another. */
export interface Threat {
  start: number
  target: number
  cards: string[]
  then: string[]
}

/** POST /api/v1/games/{name}/deck and /complete: a deck as text, with what it is judged by. */
export interface DeckText {
  text: string
  cards?: string
  options?: Record<string, any>
  seed?: string
  put?: string[]
}

/** A rule that the deck breaks; the id is empty where no rule is needed to say so. */
export interface DeckFault {
  rule: string
  sentence: string
}

/** What a deck text says, what is wrong with it, and where nothing is, how it deals. */
export interface DeckCheck {
  deck: DeckInfo | null
  faults: DeckFault[]
  hands: string[][]
}

/** The best of some ways to fill a deck so far. Asking again goes on, for about a second each time. */
export interface CompletedDeck {
  is_done: boolean
  text: string
  share: number | null
  low: number
  high: number
  matches: number
  candidates: number
}

/** PUT /api/v1/papers/{kind}/{name}: keep a text. */
export interface NewPaper {
  name: string
  text: string
}

/** A deck or a set of cards that the guest keeps here, or that the server offers to all. */
export interface PaperInfo {
  name: string
  text: string
  is_offered: boolean
}

/** GET /api/v1/papers/{kind}/{name}: of one game, the latest first. */
export interface Papers {
  papers: PaperInfo[]
}

/** POST /api/v1/games/{name}/read: cards as a card file has them. */
export interface CardsText {
  text: string
}

/** POST /api/v1/games/{name}/follow: cards, and a place in them, both counted from 1. */
export interface CardsCursor {
  text: string
  line: number
  column: number
}

/** The words that could stand at a place; none where what comes before makes no sense. */
export interface CardsFollow {
  words: string[]
}

/** Where a text stops making sense. `expected` are the words that could stand there, `nearest` is the nearest line that can be read, if there is one. */
export interface CardProblem {
  line: number
  column: number
  message: string
  expected: string[]
  nearest: string
}

/** A line that was understood in other words, as the card prints it. */
export interface PrintedLine {
  line: number
  text: string
}

/** How far cards are understood. Lines with problems are left out of the faces; a card without a head has none. */
export interface CardsRead {
  problems: CardProblem[]
  faces: Face[]
  rules: Record<string, string[]>
  changed: string[]
  printed: PrintedLine[]
}

/** POST /api/v1/games/{name}/try: a match against a bot, in a position in which the card can be played. */
export interface TryCard {
  cards: string
  card: string
  bot?: string
}

/** POST /api/v1/lab: a question of balance. Asking again goes on with it, for about a second each time. */
export interface LabQuestion {
  game: string
  question: 'card' | 'deck' | 'duel' | 'field' | 'matrix' | 'put' | 'sentence' | 'table'
  decks?: string[]
  card?: string
  changed?: string
  cards?: string
  bot?: string
  within?: number
  most?: number
  seed?: string
}

/** A picture as SVG. */
export interface PlotInfo {
  title: string
  svg: string
}

/** What is known so far. */
export interface LabAnswer {
  is_done: boolean
  matches: number
  lines: string[]
  plots: PlotInfo[]
  page: string
}

/** GET /api/v1/matches/{id}/replay, for finished matches. */
export interface Replay {
  match: MatchInfo
  length: number
  turns: number[]
  rounds: number[]
  deciders: number[]
}

/** The table after so many choices. */
export interface Frame {
  at: number
  view: View
  events: EventSeen[]
  headline: string
  status: string[]
  chosen: string
}

/** GET /api/v1/matches/{id}/frames?as=0&from=0&count=50; `as` is a seat, `watch` or `all`. */
export interface Frames {
  frames: Frame[]
}

/** A point of the curve: after so many choices, how likely each seat looked to win, in hundredths of a percent. */
export interface MomentInfo {
  at: number
  turn: number
  chances: number[] | null
}

/** A decision at which something better was there. Chances are in hundredths of a percent. */
export interface TurningPointInfo {
  at: number
  turn: number
  seat: number
  question: string
  chosen: string
  better: string
  chance: number
  better_chance: number
  less: number
  error: number
  gains: string[]
  losses: string[]
}

export interface AnalysisInfo {
  sides: number[]
  moments: MomentInfo[]
  turning_points: TurningPointInfo[]
}

/** GET and POST /api/v1/matches/{id}/analysis: how far the analysis of a finished match is. */
export interface AnalysisState {
  state: 'done' | 'none' | 'running'
  percent: number
  analysis: AnalysisInfo | null
}

export interface RuleOptionInfo {
  name: string
  values: any[]
  rule: string
  sentence: string
}

export interface DeckInfo {
  name: string
  note: string
  cards: Record<string, number>
  sections: Record<string, string[]>
}

/** Somebody to play against, and what they are like, in a sentence. */
export interface BotInfo {
  name: string
  character: string
}

/** A game in the list: GET /api/v1/games. */
export interface GameInfo {
  name: string
  title: string
  tile: Tile
  players: string
  seat_counts: number[]
  modes: string[]
  mode_seats: Record<string, number[]>
  rule_options: RuleOptionInfo[]
  part: string
  whole: string
  decks: string[]
  default_decks: string[]
  has_supply: boolean
  bots: BotInfo[]
  default_bot: string
  lessons: string[]
  puzzles: number
}

/** A step of a guided match, as far as it is for the player. */
export interface LessonStep {
  say: string
  point: string
  has_task: boolean
}

/** GET /api/v1/games/{name}/lessons has a list of them, in the order in which they are learned. */
export interface LessonInfo {
  name: string
  title: string
  goal: string
  hint: string
  rule: string
  steps: LessonStep[]
}

/** A position with something that is certain; the engine says whether a try has found it. */
export interface PuzzleInfo {
  id: string
  goal: 'hold' | 'win'
  turns: number
  seat: number
  turn: number
}

/** GET /api/v1/games/{name}/puzzles. */
export interface PuzzleList {
  today: string
  puzzles: PuzzleInfo[]
}

/** A choice in the line that shows why a try has failed. */
export interface PuzzleLine {
  is_yours: boolean
  sentence: string
}

/** GET /api/v1/matches/{id}/puzzle: how a try stands, for who makes it. With `?why=1` a failed try is explained. */
export interface PuzzleProgress {
  standing: 'failed' | 'open' | 'solved'
  choices: number
  why: PuzzleLine[]
}

export interface KeywordInfo {
  name: string
  rule: string
  text: string
}

/** GET /api/v1/games/{name}: what the table, the gallery and the deck lists need; it never changes while served. */
export interface GameDetail {
  game: GameInfo
  layout: Layout
  faces: Face[]
  keywords: KeywordInfo[]
  decks: DeckInfo[]
  rulings: Record<string, string[]>
  sample: string
}

export interface RuleInfo {
  id: string
  text: string
  question: string
  reason: string
  kind: 'example' | 'rule' | 'ruling'
}

/** What stands before the rules of a chapter: a paragraph (one row of one cell), a list or numbered steps (rows of one cell), or a table, its head as the first row. */
export interface PassageInfo {
  kind: 'list' | 'steps' | 'table' | 'text'
  rows: string[][]
}

export interface ChapterInfo {
  title: string
  passages: PassageInfo[]
  rules: RuleInfo[]
}

/** GET /api/v1/games/{name}/rules. */
export interface RulesPage {
  game: string
  title: string
  chapters: ChapterInfo[]
}

/** A rule or a card, and whether a test names it. */
export interface Covered {
  id: string
  name: string
  text: string
  kind: 'card' | 'example' | 'rule' | 'ruling'
  has_test: boolean
}

/** GET /api/v1/games/{name}/tests: which rules and cards have tests. Empty for a game that does not say so. */
export interface CoveragePage {
  game: string
  title: string
  things: Covered[]
}

/** An answer. Sent again after a broken connection it is acknowledged again and never counted twice. */
export interface Choose {
  type: 'choose'
  question: number
  option: number
}

/** Give the match up. */
export interface Concede {
  type: 'concede'
}

/** Offer a draw instead of answering, where the view says `may_offer_draw`; acknowledged like an answer. */
export interface OfferDraw {
  type: 'offer_draw'
  question: number
}

/** Give up a part of the match (`part` of the game) instead of answering; acknowledged like an answer. */
export interface ConcedePart {
  type: 'concede_part'
  question: number
}

/** Take back one's own last choice; against people they are asked. */
export interface AskUndo {
  type: 'undo'
}

/** Agree to what another seat wants to take back, or not. */
export interface AnswerUndo {
  type: 'answer_undo'
  agree: boolean
}

/** What keeps a card, a place or a square from being used at this decision; one of them is named. Answered by `why_not`. */
export interface AskWhy {
  type: 'why_not'
  card?: number | null
  place?: PlaceSeen | null
  square?: string | null
}

/** What an answer would do, as far as that is sure; answered by `outcome`. */
export interface AskOutcome {
  type: 'outcome'
  question: number
  option: number
}

/** Which answers lead which figure where, on a board; answered by `moves`. */
export interface AskMoves {
  type: 'moves'
  question: number
}

/** What to answer; answered by `hint` after a second or so, where the match `allows_hints`. */
export interface AskHint {
  type: 'hint'
  question: number
  strength?: 1 | 2 | 3
}

/** One of a few phrases, to everybody at the table. */
export interface Say {
  type: 'say'
  phrase: 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played'
}

/** Answered by `pong`; for clients that want to know whether the connection is alive. */
export interface Ping {
  type: 'ping'
}

export interface ClockShown {
  left: number[]
  running: number | null
}

/** First after connecting; a `state` follows at once, unless the match still waits for players. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  match: MatchInfo
  log: EventSeen[]
}

/** Where somebody stands in a lesson. */
export interface LessonProgress {
  standing: 'astray' | 'missed' | 'open' | 'reached'
  step: number
  option: number | null
}

/** The table after something happened. Every state is complete; `events` tell what led to it. */
export interface State {
  type: 'state'
  view: View
  events: EventSeen[]
  headline: string
  status: string[]
  threats: Threat[]
  question: number | null
  by_bot: boolean
  undo: 'ask' | 'free' | 'no'
  undo_asked_by: number | null
  undo_barred: '' | 'learned' | 'nothing'
  clock: ClockShown | null
  turn: number
  is_undone: boolean
  undone: number
  lesson: LessonProgress | null
}

/** The choice is on disk. */
export interface Acknowledged {
  type: 'ack'
  question: number
}

/** Somebody came, went, took a seat, changed their name or started a rematch; or the match is over. */
export interface MatchChanged {
  type: 'match'
  match: MatchInfo
}

/** What keeps a seat from using a thing in one way. */
export interface Reason {
  verb: string
  sentence: string
  rule: string
}

/** The answer to `why_not` about the same thing, for the table as it is now. */
export interface WhyNot {
  type: 'why_not'
  card: number | null
  place: PlaceSeen | null
  square: string | null
  reasons: Reason[]
}

/** The answer to `outcome`: sentences as in events. */
export interface Outcome {
  type: 'outcome'
  question: number
  option: number
  at_once: string[]
  if_unanswered: string[]
}

/** The answer to `hint`: the option to take, and sentences about it. */
export interface Hint {
  type: 'hint'
  question: number
  strength: number
  option: number | null
  then: number[]
  lines: string[]
}

/** Answers to the open question and those after it that move a figure. */
export interface Move {
  options: number[]
  start: number
  target: number
  cards: number[]
}

/** The answer to `moves`. */
export interface Moves {
  type: 'moves'
  question: number
  moves: Move[]
}

/** Somebody at the table says something. */
export interface Said {
  type: 'said'
  seat: number
  phrase: 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played'
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong'
}

/** Who shall sit on a seat of a new match. */
export interface SeatWish {
  who: 'bot' | 'me' | 'open'
  bot?: string
  deck?: string | null
  word?: string | null
}

/** Thinking time for each seat: the bank, and what every own choice adds. */
export interface ClockSetting {
  seconds: number
  increment?: number
}

/** POST /api/v1/matches. Only `game` is needed: the rest is the game's default against good bots. */
export interface NewMatch {
  game: string
  mode?: string | null
  seats?: SeatWish[] | null
  options?: Record<string, any>
  clock?: ClockSetting | null
  seed?: string | null
  match?: string | null
  is_listed?: boolean
  allows_hints?: boolean
  lesson?: string | null
  puzzle?: string | null
  cards?: string
}

/** A seat as everybody sees it. */
export interface Player {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  is_you: boolean
  is_here: boolean
}

/** What does not change with every choice. */
export interface MatchInfo {
  id: string
  game: string
  title: string
  mode: string
  options: Record<string, any>
  clock: ClockSetting | null
  seed: string
  commitment: string
  players: Player[]
  seat: number | null
  created: string
  updated: string
  status: 'finished' | 'running' | 'waiting'
  turn: number
  is_your_decision: boolean
  result: ResultSeen | null
  invite: string | null
  watch: string
  replay: string | null
  rematch: string | null
  cards: string
  rematch_with: number[]
  rematch_commitment: string
  is_rematch_off: boolean
  can_offer_rematch: boolean
  is_listed: boolean
  allows_hints: boolean
  lesson: string
  puzzle: string
}

/** GET /api/v1/matches: this guest's matches, the latest first. */
export interface MatchList {
  running: MatchInfo[]
  finished: MatchInfo[]
}

/** A match that waits for anybody. */
export interface OpenTable {
  match: MatchInfo
  join: string
}

/** GET /api/v1/tables: those at which somebody sits and waits now, the latest first. */
export interface OpenTables {
  tables: OpenTable[]
}

/** POST /api/v1/me/carry gives one; PUT on another device makes that device the same guest. */
export interface Carry {
  code: string
}

/** GET /api/v1/matches/{id}/report: what somebody needs who is to find out what went wrong. As long as the match goes on it has nothing that this seat may not know. */
export interface Report {
  version: string
  protocol: number
  rules: string
  cards: string
  match: MatchInfo
  view: View | null
  log: EventSeen[]
  record: Record<string, any> | null
}

/** POST /api/v1/matches/{id}/complaints: tell whoever runs the server about another player of this match. The answer repeats it. The one it is about is told nothing. */
export interface ComplaintAbout {
  seat: number
  reason: 'cheating' | 'leaving' | 'name' | 'phrases' | 'stalling'
}

/** POST /api/v1/matches/{id}/problems: tell whoever runs the server what is wrong. The answer repeats it. */
export interface ProblemTold {
  words: string
  browser?: string
}

/** POST /api/v1/matches/{id}/join: take an open seat with the key of the invite link. */
export interface Join {
  key: string
  seat?: number | null
  deck?: string | null
  word?: string | null
}

/** GET /api/v1/commitment: what the server commits to for a match that is not there yet. */
export interface Commitment {
  match: string
  commitment: string
}

/** POST /api/v1/matches/{id}/rematch: offer one, or want the one that is offered. The body may be left out. */
export interface Rematch {
  match?: string | null
  word?: string | null
}

/** POST /api/v1/matches/{id}/fork: a new match that begins where this finished one stood after `at` choices. */
export interface Fork {
  at: number
  seat: number
  bot?: string
}

/** The answer to a new match, a join, a fork, a rematch and a salvage. */
export interface Created {
  match: string
  path: string
  seat: number | null
}

/** GET and PATCH /api/v1/me. */
export interface Me {
  name: string
}

/** What was wrong and what would have been right; also the body of every HTTP answer from 400 on. */
export interface Refusal {
  type: 'error'
  code: 'damaged' | 'failed' | 'illegal' | 'late' | 'malformed' | 'not_found' | 'not_your_decision' | 'not_yours' | 'over' | 'refused' | 'too_fast' | 'too_large' | 'wrong_origin' | 'wrong_version'
  reason: 'address_matches_an_hour' | 'address_tables_open' | 'address_too_fast' | 'all_damaged' | 'all_seats_taken' | 'begun' | 'called_off' | 'cannot_be_analysed' | 'cannot_begin' | 'card_not_tried' | 'choice_in_doubt' | 'clock_out_of_bounds' | 'code_wrong' | 'codes_an_hour' | 'complaint_about_nobody' | 'complaints_an_hour' | 'damaged' | 'database_silent' | 'deck_incomplete' | 'has_conceded' | 'hint_on_its_way' | 'id_is_used' | 'id_not_ours' | 'illegal' | 'invite_wrong' | 'inviter_sits' | 'lab_cannot' | 'late' | 'left_table' | 'lesson_has_its_table' | 'malformed' | 'many_analyses' | 'match_read_again' | 'match_unreadable' | 'matches_an_hour' | 'matches_in_progress' | 'metrics_are_private' | 'moved_on' | 'much_asked' | 'name_misleads' | 'name_too_long' | 'no_code' | 'no_hints' | 'no_match' | 'no_record' | 'no_rematch_of_lesson' | 'no_rematch_of_puzzle' | 'no_rematch_of_trial' | 'no_rematch_offered' | 'no_room_for_papers' | 'no_seat' | 'no_such_bot' | 'no_such_call' | 'no_such_frame' | 'no_such_game' | 'no_such_paper' | 'no_such_seat' | 'no_undo_asked' | 'no_why_not' | 'not_a_guest' | 'not_a_puzzle' | 'not_begun' | 'not_damaged' | 'not_over' | 'not_waited' | 'not_your_decision' | 'nothing_to_list' | 'nothing_to_undo' | 'one_phrase' | 'one_seat_each' | 'only_players' | 'only_watching' | 'other_rules' | 'over' | 'over_there' | 'own_analysis' | 'paper_name' | 'paper_too_long' | 'problem_in_words' | 'puzzle_has_its_table' | 'rematch_begun' | 'rematch_called_off' | 'rematch_offered_enough' | 'rematch_seat_taken' | 'rematch_too_soon' | 'seat_taken' | 'seed_among_people' | 'seed_too_long' | 'server_full' | 'something_wrong' | 'tables_open' | 'too_fast' | 'too_large' | 'too_many_papers' | 'took_too_long' | 'undo_denied' | 'undone_too_much' | 'word_too_long' | 'writings_an_hour' | 'wrong_host' | 'wrong_origin' | 'wrong_version'
  details: Record<string, string | number>
  message: string
  question: number | null
}

/** A card that the viewer knows, with what the game shows of it besides; an unknown card is null. A card that the viewer can only point at has the id "face-down". */
export interface CardSeen {
  face_down?: boolean
  handle: number
  host?: number | null
  id: string
  name: string
  origins?: Record<string, [string, string][]>
  slot?: number
  [field: string]: any
}

/** A zone, or a slot of it; the seat is null where it belongs to the whole table. */
export interface PlaceSeen {
  seat: number | null
  slot: number
  zone: string
}

/** A set of cards that is being chosen: what is picked, how many it has, what it must add up to (0 for nothing). */
export interface SetSeen {
  goal: number
  least: number
  most: number
  picked: (number | null)[]
  total: number
}

export interface PromptSeen {
  kind: string
  rule: string
  sentence?: string
}

/** An answer: its index in the list is what `choose` sends. */
export interface OptionSeen {
  card?: number | null
  cards?: (number | null)[]
  number?: number
  other?: number | null
  place?: PlaceSeen
  print?: string
  roles: ('automatic' | 'quiet' | 'yielding')[]
  seat?: number
  sentence: string
  square?: string
  verb: string
  word?: number
}

export interface ResultSeen {
  places: number[]
  reason: string
  rule: string
  scores: number[]
  sheet: [string, number[]][]
  winners: number[]
}

/** Fields and shared zones of the table by name, and for each seat its counters and zones by name. */
export interface TableSeen {
  seats: Record<string, any>[]
  [field: string]: any
}

/** All that one seat may see; a spectator's has seat null. */
export interface View {
  decider: number | null
  game: string
  may_offer_draw?: boolean
  options: OptionSeen[]
  prompt: PromptSeen | null
  result: ResultSeen | null
  seat: number | null
  set?: SetSeen
  table: TableSeen
}

export interface EventSeen {
  card: number | null
  event: string
  number: number
  other: number | null
  roles: ('answer' | 'attack' | 'attack_end' | 'attack_step' | 'cause' | 'change' | 'cost' | 'counted' | 'effect' | 'heading' | 'held' | 'minor')[]
  rule: string
  seat: number | null
  sentence: string
  start?: string
  target?: string
}

export type ClientMessage = Choose | Concede | OfferDraw | ConcedePart | AskUndo | AnswerUndo | AskWhy | AskOutcome | AskMoves | AskHint | Say | Ping

export type ServerMessage = Welcome | State | Acknowledged | MatchChanged | Refusal | WhyNot | Outcome | Moves | Hint | Said | Pong
