/** What pages say, in English. */
import type { Reason } from '../../../engine/board/position.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { type Html, html } from '../../markup/html.ts';
import type { PageLink } from '../page-links.ts';
import { countNoun } from '../text/counts.ts';

export { book } from './book.ts';

/** Supply centers by year. */
export const chart = {
  region: 'Chart of supply centers by year',
  title: 'Supply centers by year; the table below tells the same.',
  wins: (centers: number) => `${centers} win`,
  start: 'start',
  tableRegion: 'Centers by year',
  table: 'Centers by year',
  power: 'Power',
};

/** The feed of finished games. */
export const feed = {
  title: (judge: string) => `${judge}: finished games`,
  entry: (game: string, outcome: string) => `${game}: ${outcome}`,
  summary: (facts: {
    readonly variant: string;
    readonly phases: number;
    readonly outcome: string;
    readonly players: readonly { readonly power: string; readonly name: string }[];
  }) => {
    const { variant, phases, outcome, players } = facts;
    const told = `${variant}, ${phases} ${phases === 1 ? 'phase' : 'phases'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Played by ${who}.`;
  },
};

/** What is around every page. */
export const frame = {
  /** Names of the places in the masthead. */
  places: { judge: 'Judge', games: 'Games', variants: 'Variants', help: 'Help', mailboxes: 'Mailboxes' },
  placesLabel: 'Places',
  feed: 'Finished games',
  toContent: 'To the content',
  privacy: 'Privacy',
  about:
    'Chancery, a judge for Diplomacy that lives in a mailbox. Diplomacy is a trademark of its owner; this judge is independent of it.',
};

// A game as it stands, and what the pages of its phases share with it.

export const game = {
  ended: (outcome: string, variant: string) => `${outcome}. ${variant}.`,
  /** `signedOn` is null where it is secret. */
  forming: (variant: string, signedOn: number | null, seats: number) =>
    signedOn === null
      ? `${variant}. Waiting for players.`
      : `${variant}. Waiting for players: ${signedOn} of ${seats} have signed on.`,
  /** `deadline` null: there is none. */
  running: (variant: string, phase: Html, deadline: Html | null) =>
    html`${variant}. ${phase}${deadline !== null && html`, orders due ${deadline}`}`,
  paused: 'paused',
  boardAfter: (phase: string) => `${phase}, the board afterwards`,
  mapAndPlaces: (downloads: Html, places: PageLink) => html`${downloads}. ${places('Places and borders')}`,

  takeSeat: 'Take a seat',
  forInvited: 'Only people who are invited can take a seat in this game.',
  signOn: (address: Html) => html`Mail this line to ${address}:`,

  centers: 'Centers',
  inFigures: 'In figures',
  afterEnd: 'After the end',
  press: 'Press',
  allPress: (link: PageLink) => html`${link('All public press')} as a mail folder; the page of each phase has its own.`,
  diaries: 'Diaries',
  downloads: 'Downloads',
  /** What can be taken home, each with what it is. */
  forms: {
    archive: (link: PageLink) =>
      html`${link('The archive')}, everything, signed and sealed, to be checked and replayed`,
    history: (link: PageLink) => html`${link('History')}, in the words of the classic judges`,
    whole: (link: PageLink) => html`${link('One file')}, the whole game with its maps, to read offline`,
    research: (link: PageLink) => html`${link('JSON lines')}, in the shape of research tools`,
    centres: (link: PageLink) => html`${link('Centers')}, by year, as a table`,
    press: (link: PageLink) => html`${link('Press')}, public press as a mail folder`,
  },

  about: 'About this game',
  facts: {
    address: 'Address',
    variant: 'Variant',
    master: 'Master',
    press: 'Press',
    zone: 'Time zone',
    begun: 'Begun',
    created: 'Created',
    comment: 'Comment',
  },
  variantBy: (variant: string, designers: string) => `${variant}, by ${designers}`,
  pressKinds: (colours: readonly ('white' | 'grey')[], isPartial: boolean) =>
    `${colours.length === 0 ? 'none' : colours.join(' and ')}${isPartial ? '' : ', to all only'}`,

  phases: 'Phases',
  powers: 'Powers',
  columns: { power: 'Power', player: 'Player', centers: 'Centers', units: 'Units' },
  anonymous: 'anonymous',
  nobody: 'nobody',
  seats: { abandoned: 'abandoned', 'civil-disorder': 'in civil disorder', dummy: 'no player' },
  late: 'late',
  nothingOrdered: 'Nothing was ordered.',
  /** `to` is empty where it can go nowhere. */
  mustLeave: (unit: string, to: string) => `${unit} must leave: ${to === '' ? 'nowhere to go' : to}`,

  outcomes: {
    won: (powers: string) => `Won by ${powers}`,
    drawn: 'Drawn',
    drawnBetween: (powers: string) => `Drawn between ${powers}`,
    conceded: (powers: string) => `Conceded to ${powers}`,
    terminated: 'Ended by the GM',
  },
};

export const help = {
  title: 'Help',
  back: '← Help',
  onThisPage: 'On this page',
  parts: 'On this page:',
  intro: html`Mail orders as you would write them on paper, one to a line: <code>A Par - Bur</code> moves the army in Paris to Burgundy, <code>A Mar S A Par - Bur</code> supports it, <code>F Bre H</code> holds. The judge answers every mail and says what it has read.`,
  byMail: html`These pages can also be had by mail: write <code>GET</code> and the name.`,
};

/** Where somebody who was invited ends invitations. */
export const invitations = {
  title: 'No more invitations',
  question: 'Stop invitations?',
  notHere: 'Not here',
  incomplete:
    'This link is not complete. Open it again from the mail, or send the judge a mail that says SET NO INVITATIONS.',
  done: 'Done: this judge will not pass on invitations to you any more, whoever asks.',
  ask: 'This judge passes on invitations to games of Diplomacy when players ask it to. Press the button, and it sends you no more of them.',
  button: 'No more invitations',
};

/** Where who watches a game ends its mail with one click. */
interface Facts {
  readonly game: string;
  /** Of the game. */
  readonly address: string;
}

export const leaving = {
  title: (game: string) => `No more mail about ${game}`,
  question: (game: string) => `Stop the mail about ${game}?`,
  incomplete: 'This link is not complete. Open it again from the mail, or send the game a mail that says RESIGN.',
  ask: ({ game }: Facts) =>
    `Whoever watches ${game} gets its results and messages by mail. Press the button, and we stop mailing them to you.`,
  done: ({ game, address }: Facts) =>
    `Done: you get no more mail about ${game}. To watch it again, send a mail that says OBSERVE ${game} to ${address}.`,
  button: 'Stop the mail',
};

export const lists = {
  games: 'Games',
  waiting: 'Waiting for players',
  running: 'Running',
  finished: 'Finished',
  noneFinished: 'No game has finished yet.',
  allFinished: (games: number) => `All ${games} finished games`,
  feed: (link: PageLink) => html`${link('Feed of finished games')} (Atom)`,
  noneSuch: 'There is no such game yet.',

  /** Headings of the lists, and the ways to narrow a list down. */
  finishedGames: 'Finished games',
  by: { variant: 'By variant', year: 'By year', result: 'By result', player: 'By player' },
  facet: (title: string) => `${title}:`,
  titled: (title: string, name: string) => `${title}: ${name}`,
  players: (letter: string) => `Players: ${letter}`,
  page: (title: string, n: number) => `${title}, page ${n}`,
  results: {
    won: 'won',
    wonTogether: 'won by two together',
    conceded: 'conceded',
    none: 'no result',
    drawn: (powers: number) => `drawn by ${powers}`,
  },
  ended: 'Ended',
  nobody: 'Nobody',

  lists: 'Lists',
  back: '← All games',
  newer: 'newer',
  older: 'older',
  before: 'before',
  after: 'after',
  playersLabel: 'Players',
  from: 'From:',

  find: 'Find',
  hint: 'player, variant, year, result',

  waitingTable: 'Games waiting for players',
  runningTable: 'Running games',
  playersTable: 'Games by player',
  columns: {
    game: 'Game',
    variant: 'Variant',
    signedOn: 'Signed on',
    phase: 'Phase',
    due: 'Orders due',
    result: 'Result',
    ended: 'Ended',
    players: 'Players',
    player: 'Player',
    played: 'Played',
  },
  seats: (players: number, seats: number) => `${players} of ${seats}`,
  paused: (phase: string) => `${phase} (paused)`,
  playedBy: (power: string, name: string) => `${power}: ${name}`,
  finishedOf: (games: number) => (games === 1 ? 'One finished game.' : `${games} finished games.`),
};

// Maps on a page, and what lies beside them.

export const maps = {
  /** For those who do not see it. */
  map: (caption: string) => `Map: ${caption}. The page tells the same in words. Opens the map by itself.`,
  files: (svg: PageLink, png: PageLink, night: PageLink) => html`Map: ${svg('SVG')}, ${png('PNG')}, ${night('dark')}`,
  downloads: (link: {
    readonly abbreviated: PageLink;
    readonly a4: PageLink;
    readonly letter: PageLink;
    readonly abbreviatedA4: PageLink;
    readonly abbreviatedLetter: PageLink;
  }) =>
    html`Map ${link.abbreviated('with abbreviations')}; to print: ${link.a4('A4')}, ${link.letter('Letter')}, with abbreviations ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};

export const oneFile = {
  anybody: 'anybody',
  person: 'Messages of',
  andPerson: 'and',
  words: 'Find',
  next: 'Next',
  about: (variant: string, phases: number) => `${variant}. ${countNoun(phases, 'phase')}.`,
  ended: 'Ended',
  source: 'Taken from',
  settings: 'Settings, as the judge wrote them',
  centers: 'Centers',
  phases: 'Phases',
  theEnd: 'the end',
  phaseBefore: 'Phase before',
  phase: 'Phase',
  phaseAfter: 'Phase after',
  beforeFirst: 'Before the first phase',
  afterEnd: 'After the end',
  diariesAtEnd: 'Diaries at the end',
  press: 'Press',
  diaries: 'Diaries',
  notes: 'Notes',
  noteOn: (by: string, order: string) => `${by} on ${order}`,
  judgeNoted: 'What the judge noted',
  disagreements: 'Where the judge and the engine do not agree',
  contradictions: 'Where its sources do not agree',
  ending: 'Ending',
  end: 'The end',
  mapOf: (phase: string) => `Map of ${phase}`,
  mapOfEnd: 'Map of the end',
};

// Orders and what became of them. Units come as `unit` names them.

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'bounced',
  cut: 'cut',
  dislodged: 'dislodged',
  void: 'void',
  'no-convoy': 'no convoy',
  disrupted: 'convoy disrupted',
  'head-to-head': 'met head to head',
  beleaguered: 'held by a standoff',
  'self-dislodgement': 'own unit in the way',
  held: 'may not be moved',
  disbanded: 'disbanded',
  'retreat-conflict': 'two retreats to one place',
  'too-many-builds': 'more than was due',
  'too-many-removals': 'more than was due',
  'not-eligible': 'not possible there',
  'no-order': 'no order',
};

export const orders = {
  unit: { A: (place: string) => `Army ${place}`, F: (place: string) => `Fleet ${place}` },
  hold: (unit: string) => `${unit} holds`,
  move: (unit: string, to: string) => `${unit} → ${to}`,
  moveByConvoy: (unit: string, to: string) => `${unit} → ${to} by convoy`,
  moveBy: (unit: string, to: string, route: string) => `${unit} → ${to} by ${route}`,
  supportHold: (unit: string, target: string) => `${unit} supports ${target}`,
  supportMove: (unit: string, target: string, to: string) => `${unit} supports ${target} → ${to}`,
  convoy: (unit: string, army: string, to: string) => `${unit} convoys ${army} → ${to}`,
  proxy: (unit: string, power: string) => `${unit}, proxy to ${power}`,
  retreat: (unit: string, to: string) => `${unit} retreats to ${to}`,
  disband: (unit: string) => `${unit} disbands`,
  build: { A: (place: string) => `Builds an army in ${place}`, F: (place: string) => `Builds a fleet in ${place}` },
  remove: { A: (place: string) => `Removes an army in ${place}`, F: (place: string) => `Removes a fleet in ${place}` },
  waive: 'Waives a build',
  influence: (points: number, order: string) => `${points} of influence: ${order}`,
  reasons: REASONS,
};

export const phase = {
  title: (game: string, phase: string) => `${game}, ${phase}`,
  resolved: (phase: Html, at: Html) => html`${phase}, resolved ${at}`,
  turning: 'Before and after',
  before: '← before',
  after: 'after →',
  gameNow: 'the game now →',
  ordersMap: (phase: string) => `${phase}: the orders and what came of them`,
  afterMap: (phase: string) => `${phase}: the board afterwards`,
  results: 'Orders and results',
  press: 'Press',
  diaries: 'Diaries',
  inWords: 'The board afterwards in words',
  taken: 'Centers that changed hands',
  /** `from` is null where nobody owned it. */
  takenFrom: (center: string, from: string | null, to: Html) => html`${center}: ${from ?? 'unowned'} → ${to}`,
};

export const places = {
  title: (variant: string) => `Places of ${variant}`,
  label: 'Variant',
  map: (variant: string) =>
    `Map: ${variant} at the start. The table tells the same in words. Opens the map with abbreviations.`,
  byMail: (places: number, example: string) =>
    html`${places} places. By mail: <code>GET PROVINCES</code>, <code>GET BORDERS</code>, or <code>HELP ${example}</code> for one of them.`,
  hint: 'name, abbreviation, rule',
  columns: { place: 'Place', ways: 'Where units get from there' },
  aliases: (aliases: string) => `also ${aliases}`,
  centerKind: (kind: string, center: string) => html`${kind}; <strong>supply center</strong>, ${center}`,
  way: (who: string, to: Html) => html`${who}: ${to}`,
};

/** What a private judge asks before it shows its mailboxes. `private` is the code of the local judge. */
export const privacy = {
  title: 'Private',
  heading: 'This judge is private',
  enterCode: 'The judge printed a code when it started. Enter it to read and write mail here.',
  wrongCode: 'That is not the code. The judge printed a code when it started. Enter it to read and write mail here.',
  code: 'Code',
  open: 'Open',
};

const RESULTS = { won: 'won', drew: 'drew', survived: 'survived', eliminated: 'out' };

export const results = {
  title: 'Result',
  notRecorded: 'How the game ended is not recorded.',
  powers: 'Powers',
  columns: { power: 'Power', player: 'Player', result: 'Result', centers: 'Centers' },
  /** `outIn`: the year in which the power lost its last unit. */
  result: (result: keyof typeof RESULTS, outIn: number | null) =>
    outIn === null ? RESULTS[result] : `${RESULTS[result]} in ${outIn}`,
  /** Ways to score, by their ids. */
  scores: { solo: 'Solo', 'draw-size': 'Draw size', 'sum-of-squares': 'Sum of squares' },

  saidToAll: (who: string) => `${who} to all`,
  saidTo: (who: string, whom: string) => `${who} to ${whom}`,
  at: (what: string, time: Html) => html`${what}, ${time}`,
  anonymous: 'Anonymous',
  master: 'The master',
  observer: 'An observer',
  observers: 'observers',
  earlierWriter: 'the sender of an earlier message',
};

// Days and phases as pages show them by themselves.

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreat', A: 'Adjustment' };

export const times = {
  /** `month` is one of the months of the grammar. */
  day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  phase: (season: string, year: string, kind: PhaseKind) => `${season} ${year} ${KINDS[kind]}`,
};

// Variants: their maps, rules and openings.

export const variant = {
  about: (designers: string, powers: number, goal: string) => `By ${designers}. ${powers} powers; ${goal}.`,
  places: (link: PageLink) =>
    html`${link('Places and borders')}: every place with its abbreviation and what it borders on.`,
  map: (variant: string) => `Map: ${variant} at the start. Opens the map by itself.`,
  start: 'The start of the game',
  rules: 'Rules',
  openings: 'Openings',
  finishedGames: 'Finished games of this variant',
  noneFinished: 'No game of this variant has finished here yet.',
  howBegan: (games: number) =>
    `How ${games === 1 ? 'the one finished game' : `${games} finished games`} began: the first moves of each power, how often, and what came of them.`,
  openingsOf: (power: string) => `Openings of ${power}`,
  columns: { moves: 'First moves', games: 'Games', won: 'Won', centers: 'Centers' },

  variants: 'Variants',
  aboutVariants: 'Every game says at its creation which of these it plays.',
  line: (powers: number, designers: string) => `${powers} powers, by ${designers}`,
};
