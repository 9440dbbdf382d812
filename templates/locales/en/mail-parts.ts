/** Parts that several mails share, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Inline } from '../../markup/document.ts';
import { capitalize, countNoun } from '../text/counts.ts';

/** What the HTML of a mail says of itself. */
export const asHtml = {
  /** BCP 47. */
  language: 'en-GB',
};

/** What stands between the parts of a mail. */
export const asText = {
  /** What something is about, before it. */
  title: (text: string) => `${text}:`,
  /** Before a line that would be right. */
  suggestion: 'Try:',
};

export const letter = {
  gamePage: 'Game page',
  reply: 'Reply to this mail to give orders, or send HELP for a list of commands.',
  /** For those who have no orders to give: observers, the GM, former players. */
  replyWithout: 'Reply to this mail with any command; HELP lists them.',
  /** Where an answer would go to a player. */
  withSubject: ({ address, game }: { readonly address: string; readonly game: string }) =>
    `${address} (with [${game}] in the subject)`,
  writeTo: (address: string) => `Send orders and commands to ${address}, not as an answer to a message.`,
  gamesAndHelp: 'Games and help',
  writeToDesk: (address: string) => `Write to ${address}; send HELP for a list of commands.`,
  unheard: 'Mails of yours that we did not answer, as they held no order, command or message:',
  unanswered: (count: number) => {
    const them = count === 1 ? 'it' : 'them';
    return `We did not act on ${countNoun(count, 'mail')} in your name: nothing showed that you wrote ${them}, or a program had marked ${them} as automatic. If you did, send ${them} again as a reply to one of our mails about your game, or begin with your password.`;
  },
};

// The subject of an answer: what is on file, or what the mail has done.

export const acknowledgementSubject = {
  /** Several of those below, in one subject. */
  all: (parts: readonly string[]) => parts.join('; '),
  /** `line`: as it was written. */
  confirm: (line: string) => `confirm ${line}`,
  created: 'the game is created',
  signedOn: 'you have signed on',
  observes: 'you observe this game',
  plays: (powers: string) => `you play ${powers}`,
  refused: (lines: number) => `${countNoun(lines, 'line')} refused`,
  /** What was to correct it could not be done. */
  oldStands: (orders: number) =>
    orders === 1 ? 'the old order is still on file' : `${orders} old orders are still on file`,
  isSignedOn: 'you are signed on',
  answered: 'your mail is answered',
  pressSent: 'press sent',
  messagesSent: (messages: number) => `${messages} messages sent`,
  lineDone: (line: string) => `${line}: done`,
  linesDone: (lines: number) => `${lines} lines done`,
  shown: {
    status: 'how the game stands',
    list: 'the game',
    summary: 'summary',
    map: 'map',
    help: 'help',
    history: 'history',
    'all-orders': 'orders on file',
    prediction: 'prediction',
    diary: 'your diary',
  },
};

/** How a player answers. Anything after % in a line is just a hint. */
export const answer = {
  change: 'To change an order, reply to this mail with the new line.',
  sendLines:
    'To send your orders, reply to this mail with lines like these, above anything quoted. Anything after % is just a hint.',
  send: 'To send your orders, reply to this mail: one order to a line, above anything quoted.',
  writeButton: 'Write your orders',
  changeButton: 'Change your orders',
  /** Of the reply that the button opens. */
  subject: (phase: string) => `${phase} orders`.trim(),
  byProxy: (_power: string, adjective: string) => `${adjective}, by proxy`,
  /** `places`: where a dislodged unit can go. */
  orDisband: (places: string) => `${places}, or D to disband`,
  eitherUnit: 'army (A) or fleet (F), as you like',
  unitsMaySwap: 'you may swap which are armies and which are fleets',
  byDefault: 'by default',
};

/** What happens at the deadline to a reader whose orders are not complete. */
const LEFT_OUT = {
  orders: 'units without an order hold',
  retreats: 'dislodged units without an order are disbanded',
  builds: 'builds that are not ordered are not made',
  removals: 'units are removed by the rules',
  choices: 'starting units stand by default',
};

export const atDeadline = {
  /** `until`: the end of grace. */
  goesOn: (until: string) =>
    `If they miss the deadline, you are late: the game waits for you until ${until}, then goes on without your orders.`,
  offersPlace: (until: string) =>
    `If they miss the deadline, you are late: the game waits for you until ${until}, then offers your place to somebody else.`,
  someAreEnough: 'Orders for some of your units are enough to be on time.',
  leftOut: (kinds: readonly (keyof typeof LEFT_OUT)[]) =>
    `The game does not wait for what is missing at the deadline: ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};

// Seats that are sold to the players.

export const auction = {
  noBids: 'Seats are auctioned, and you have not bid yet: the game begins once everybody has.',
  /** `bids`: of {@link auction.bid}, in a list. */
  bids: (bids: string) => `Your bids, which nobody else sees: ${bids}.`,
  bid: (points: number, lot: string) => `${points} for ${lot}`,
  rules: (points: number) =>
    `You have ${points} points. Each round sells to the highest bidders who have no seat yet; you pay what you bid, and what you have left is for the next round:`,
  round: (number: number, lots: string) => `Round ${number}: ${lots}`,
  oneLine: (line: string): readonly Inline[] => ['One line is enough for all rounds: ', { code: line }, '.'],
  details: (line: string): readonly Inline[] => [
    'Equal bids, and what nobody bids for, go by lot. A bid of more than you have left counts as what is left. To take a bid back: ',
    { code: line },
    '.',
  ],
  /** `sold`: each lot with its points. */
  prices: (sold: string) => `The seats were auctioned, for these points: ${sold}.`,
};

/** A game in which nobody sees the whole board (setting BLIND). */
export const blind = {
  forPlayers:
    'This game is blind: you are shown only your own units and centers and what is next to one of them. Where nothing is shown, there may be units all the same.',
  forOthers:
    'This game is blind: the board is shown only to its players, each a part of it. When the game is over, all of it is shown.',
  /** For those who play no power: in the place of how the phase went. */
  processed: 'the orders are processed',
  inSight: 'Of others you see now',
  nobodyInSight: 'You see no unit of another power now.',
  /** Of the summary and the history of the game. */
  pastLater: 'This game is blind: its summary, its history and its archive can be had when it is over.',
  mapLater: 'This game is blind: its map can be had when it is over.',
};

/** What a bot answers to whoever writes to it. */
export const bot = {
  answer:
    'I am a bot: I cannot read your message, and I make no agreements. Each phase I order what looks best to me on the board.',
};

/** Who has done something for the whole game, where the reader learns no name: to begin a sentence with. */
export const by = {
  master: 'The GM',
  player: 'A player',
};

// Diaries: the reader's own, or after the game everybody's.

export const diary = {
  empty: 'Your diary is empty. DIARY begins an entry, END on a line of its own ends it.',
  /** `example`: the number of an entry. */
  inShort: (entries: number, example: number) =>
    `Your diary has ${countNoun(entries, 'entry', 'entries')}; DIARY READ shows all, DIARY READ ${example} one of them.`,
  entry: (number: number, when: string) => `Your diary, entry ${number}: ${when}`,
  open: (entries: number, diarists: string) =>
    `The diaries are open: ${countNoun(entries, 'entry', 'entries')} of ${diarists}, on the pages of the game and in its archive.`,
  master: 'the master',
  observer: 'an observer',
};

/** What everybody is sent when a game is over. */
export const ending = {
  downloads: 'Downloads',
  archive: 'Archive',
  archiveLinked: 'The archive holds the whole game. Anybody can check it, replay it and convert it to other formats.',
  archiveAttached: (file: string) =>
    `The whole game is attached as ${file}, signed. Anybody can check it, replay it and convert it to other formats. The game page shows all phases.`,
  centersByYear: 'Centers by year',
  year: 'Year',
  whoPlayed: 'Who played what',
  power: 'Power',
  player: 'Player',
  centers: 'Centers',
  formerPlayer: 'former player',
  playedFrom: (name: string, phase: string) => `${name} from ${phase}`,
  openPress:
    'Would you like everybody to read what was said in private? It is opened, in the archive, when all who played agree. To agree, send this line:',
  statement: 'Your end-of-game statement',
  howToState: (address: string) =>
    `Tell the others how it was: write to ${address}, with your words between these lines. They go to everybody and stay with the game.`,
  exampleStatement: 'How it was for me: …',
  sequel: (game: string) => `Another game like this one is forming: '${game}'.`,
  sequelIsYours: 'You are its GM; LIST shows its settings.',
  /** Before the line that signs on. */
  sequelSignOn: (address: string) => `To play in it, write to ${address}: `,
};

export const gazetteer = {
  places: (variant: string) => `Places of ${variant}`,
  place: 'Place',
  write: 'Write',
  type: 'Type',
  center: 'Supply center',
  owner: 'Owner now',
  /** Lines that ask for one place, and for the borders. */
  howToRead: (place: string, borders: string): readonly Inline[] => [
    'Capital and small letters are the same, and the full name does as well. All about one place: ',
    { code: place },
    '. Who borders on whom: ',
    { code: borders },
    '.',
  ],
  borders: (variant: string) => `Borders of ${variant}`,
  steps: (provinces: string): readonly Inline[] => [
    'Where units get from each place in one step. What the abbreviations mean: ',
    { code: provinces },
    '.',
  ],
  /** `who`: `Fleets on nc`. */
  way: (who: string, places: string) => `${who}: ${places}`,
  reach: (who: string, places: string): readonly Inline[] => [{ strong: who }, ` reach ${places}.`],
  alsoWritten: (spellings: string) => `Also written ${spellings}.`,
  noCenter: 'No supply center.',
  isCenter: (whose: string) => `Supply center, ${whose}.`,
  several: (start: string) => `'${start}' begins the names of several places:`,
  one: (name: string, line: string): readonly Inline[] => [`${name}: `, { code: line }],
};

/** Lines to write, each with what it does. */
export const glossary = {
  whatItDoes: 'What it does',
};

// Points that a power may give to neutral units.

interface Points {
  readonly power: string;
  readonly points: number;
  readonly spent: number;
  /** The orders that points were given to, in a list; empty: none. */
  readonly given: string;
}

/** Names of a state with an army and of two places beside it, as they are written. */
interface Example {
  readonly state: string;
  readonly from: string;
  readonly to: string;
}

export const influence = {
  title: 'Influence points',
  points: (facts: Points) => pointsOf(facts),
  ownPoints: (facts: Points) => `${pointsOf(facts)} Nobody else sees this.`,
  howToGive: (line: string): readonly Inline[] => [
    'Each is for an order of one state: ',
    { code: line },
    ' tells how.',
  ],
  notHere: (line: string): readonly Inline[] => [
    'There are none on this map. They belong to another variant: ',
    { code: line },
    '.',
  ],
  lines: 'Lines to write, among your orders',
  line: 'Line',
  hold: ({ state }: Example) => `two points for the army in ${state} to hold`,
  support: ({ from }: Example) => `to support whoever stands in ${from}`,
  supportMove: ({ from, to }: Example) => `to support the move from ${from} to ${to}, anybody's`,
  allPoints: 'all the points that you have left',
  takeBack: ({ state }: Example) => `takes back what you gave for ${state}`,
  clear: 'takes back all of it',
  noArmies: 'No state has an army any more.',
  state: 'State',
  write: 'Write',
  ways: 'Holds, or supports in or into',
  onFile: 'On file',
  allocations: 'Influence points, which only you and their giver see:',
  hint: (points: number, line: string) => `${countNoun(points, 'influence point')}, as in ${line}`,
};

function pointsOf({ power, points, spent, given }: Points): string {
  const what = given === '' ? 'none given yet' : `${spent} given: ${given}`;
  return `${power} has ${countNoun(points, 'influence point')} in this phase, ${what}.`;
}

/** Under which name and in which zone the judge knows somebody new. */
export const knownAs = {
  noName: 'Your mails carry no name, so we made one up for you. To be called by your own, send SET NAME with it.',
  name: (name: string) => `We know you as ${name}; SET NAME changes that.`,
  utc: 'Times in your mails are in UTC; to have your own, send SET MY ZONE with your zone, such as Europe/Paris.',
  /** `place`: `Berlin`. */
  zone: (place: string) =>
    `Times in your mails are in ${place} time; to have your own, send SET MY ZONE with your zone.`,
};

/** When a game is over: every look that a GM took at orders before their time. */
interface Look {
  readonly by: string;
  readonly phase: string;
  readonly date: string;
}

export const looks = {
  never: 'The GM could look at orders before they were processed, and never did.',
  heading: 'When the GM looked at orders before they were processed',
  orders: ({ by, phase, date }: Look) => `${by}, ${phase}, ${date}: the orders on file.`,
  prediction: ({ by, phase, date }: Look) => `${by}, ${phase}, ${date}: what would come of them.`,
};

/** The map in a mail: its links, and what stands where the picture does not show. */
export const map = {
  map: 'Map',
  abbreviated: 'Map with abbreviations',
  withAbbreviations: 'With abbreviations',
  printA4: 'To print on A4',
  printLetter: 'To print on Letter',
  /** `season`: after which; null: the start. */
  picture: (game: string, season: string | null) =>
    `Map of ${game}${season === null ? '' : ` after ${season}`}; the mail tells the same in words.`,
  abbreviatedPicture: (game: string) => `Map of ${game} with the abbreviations of orders.`,
};

/** Links to order sheets, and what is asked when one is opened on a new device. */
export const orderSheet = {
  heading: 'For you alone',
  open: 'Open your order sheet',
  openDesk: 'Open your desk',
  note: 'The link is yours: leave it out when you pass this mail on.',
  sheets: 'Your order sheets',
  sheetsNote:
    'Each link is for you alone. The first time you open one on a device, we ask you by mail whether it was you.',
  noSheets: 'You have no order sheet now: there is one in each game that you play or run.',
  deviceSubject: (game: string | null) => (game === null ? 'Your games: was it you?' : `[${game}] was it you?`),
  deviceLead: 'Was it you who opened your link?',
  /** `device`: as `Firefox on Android`; null: not known. `time`: with its zone. */
  opened: ({
    game,
    device,
    time,
  }: {
    readonly game: string | null;
    readonly device: string | null;
    readonly time: string;
  }) =>
    `${game === null ? 'The page of all your games' : `Your order sheet of ${game}`} was opened on a new device${device === null ? '' : `, ${device},`} on ${time}.`,
  deviceOn: (facts: { readonly browser: string; readonly system: string }) => `${facts.browser} on ${facts.system}`,
  until: 'Until you say yes, it shows there only what everybody may see, and sends nothing.',
  yesReply: 'Yes: reply to this mail with this line and nothing else, or press the button on the page below.',
  yes: 'Yes, it was me',
  yesHow: 'The answer is good for four days.',
  no: 'No: send the judge this line, and every link of yours that is out is dead.',
  page: 'Page with the button',
  /** Who is written to, where it is no power. */
  everyone: 'everyone',
  gm: 'the GM',
  observers: 'the observers',
};

// Orders that are shown and not on file. `why`: in a few words, such as `below "If England agrees:"`.

/** Orders that are asked about together. */
interface NotFiled {
  readonly orders: number;
  readonly why: string;
}

export const pending = {
  /** `filed`: orders that came with the same mail and are on file; `phase` as in a sentence. */
  summary: (phase: string, filed: number, sets: readonly NotFiled[]) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${countNoun(orders, 'order')} for ${phase} NOT filed ${why}`
        : `${orders} NOT filed ${why}`,
    );
    return [...(filed === 0 ? [] : [`${countNoun(filed, 'order')} for ${phase} filed`]), first, ...more].join('; ');
  },
  heading: (orders: number, why: string) => `${countNoun(orders, 'order')} NOT filed ${why}`,
  /** On file, and in doubt. */
  filed: (phase: string, orders: number, why: string) => `${countNoun(orders, 'order')} for ${phase} filed ${why}`,
  pleaseConfirm: (line: string) => `Please confirm with ${line}.`,
  toConfirm: (line: string): readonly Inline[] => [
    'If that is what you meant, reply ',
    { code: line },
    '. Until you do, or send the orders again, the phase is not processed early.',
  ],
  /** `line` files them. */
  toFile: (orders: number, line: string): readonly Inline[] => [
    `To file ${orders === 1 ? 'it' : 'them'}, reply `,
    { code: line },
    `, or send the ${orders === 1 ? 'order' : 'orders'} once more without other words. Until then ${orders === 1 ? 'it is' : 'they are'} not played; if you mean something else, just write that.`,
  ],
  /** What was written for another phase; both boards stand below. */
  takeOver: (past: string, now: string) =>
    past === now
      ? `You wrote this for ${past} before the game was set back. Take it over?`
      : `You wrote this for ${past}. Take it over for ${now}?`,
  boardThen: (past: string) => `The board of ${past}, for which you wrote`,
  boardNow: (now: string) => `The board now: ${now}`,
  toSend: [
    `Nothing was sent. To send your lines as a message instead, reply `,
    { code: 'SEND' },
    '.',
  ] as readonly Inline[],
  /** Instead of what happens to others at the deadline. `until`: the end of grace. */
  atEnd: (until: string) =>
    `The game waits for you until ${until} and is then processed with what is on file: your place stays yours.`,
  /** In the results: they were asked about until the phase was over. */
  lapsed: (orders: number, why: string) =>
    `${countNoun(orders, 'order')} of yours ${orders === 1 ? 'was' : 'were'} never filed, so not played: ${why}.`,
};

// `HELP FRANCE`: a power of the map, what it began with and what it has now.

type Names = readonly string[];

export const powerHelp = {
  spellings: (names: Names) => `In press and votes written ${listInWords(names, 'or')}.`,
  /** `seat`: their name together. */
  together: (partners: Names, seat: string) => `Played together with ${listInWords(partners)}: ${seat}.`,
  home: (places: Names) => `Home centers: ${listInWords(places)}.`,
  start: (units: Names) => `Units at the start: ${listInWords(units)}.`,
  noCenter: 'It owns no center now.',
  centers: (places: Names) => `Centers now: ${places.length}: ${listInWords(places)}.`,
  noUnit: 'It has no unit now.',
  units: (units: Names) => `Units now: ${listInWords(units)}.`,
};

// A game against bots: one person plays, and nothing hurries. `when`: a season with its year.

interface Leader {
  readonly power: string;
  readonly centers: number;
}

export const practice = {
  about:
    'Bots play the other powers. Each phase is played as soon as your orders are in: nothing hurries you, and nobody else can join. RESIGN ends the game.',
  atOnce: 'The phase is played as soon as your orders are complete.',
  waits: 'WAIT is on: the phase is played once you send SET NOWAIT.',
  won: (when: string, centers: number) => `You won in ${when}, with ${countNoun(centers, 'center')}.`,
  beaten: (when: string, power: string, centers: number) =>
    `${power} won in ${when}, and you had ${countNoun(centers, 'center')} then.`,
  drew: (when: string, centers: number) => `You drew in ${when}, with ${countNoun(centers, 'center')}.`,
  stopped: (when: string, centers: number) => `You stopped in ${when}, with ${countNoun(centers, 'center')}.`,
  out: (when: string) => `You were out in ${when}, without a center or a unit.`,
  taken: (when: string, powers: readonly string[], centers: readonly string[]) =>
    `You were out in ${when}: ${listInWords(powers)} took ${listInWords(centers)}, your last ${centers.length === 1 ? 'center' : 'centers'}.`,
  leads: ([first, ...others]: readonly Leader[]) =>
    first === undefined
      ? ''
      : `${first.power} had most with ${countNoun(first.centers, 'center')}${others.length === 0 ? '' : `, before ${listInWords(others.map(({ power, centers }) => `${power} with ${centers}`))}`}.`,
  began: (centers: number) => `You began with ${countNoun(centers, 'center')} and never had more.`,
  best: (began: number, centers: number, year: number) =>
    `You began with ${countNoun(began, 'center')} and had most at the end of ${year}: ${centers}.`,
  /** Before the line that does it. */
  again: 'To play again, send this line:',
  playAgain: 'Play again',
};

/** Proofs: a line in the mail, and the lines of the file beside it, at most 78 columns each. `file`: its name. */
export const receipts = {
  ofResults: (file: string) => `Proof that no order was changed: ${file} (attached).`,
  ofOrders: (file: string) => `Proof of the orders on file: ${file} (attached).`,
  title: (game: string, phase: string | null) => `Receipts of game '${game}'${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power: string) => `Receipt for ${power}${power.endsWith('s') ? "'" : "'s"} orders:`,
  seal: (commit: number) => `Seal of the game's history, commit ${commit}:`,
  howToKeep: [
    'A receipt is made from your orders and from a salt, a random text that we keep until',
    'the results. Keep this file: the receipts.txt of the results opens your last',
    'receipt, and shows that the orders we adjudicated are those you were shown.',
  ],
  /** A line that prints a receipt stands below. */
  howToCheck: [
    'With these anybody can check that the orders we adjudicated are those that we',
    'acknowledged: yours has the receipt that came with your last acknowledgement.',
    '',
    'A receipt is the SHA-256 of a salt, a line feed and the list of orders on file.',
    'Below, each power has its salt, its receipt and its list. This prints a receipt:',
  ],
  /** A line that does it stands below. */
  howToCheckAll: "This checks everything here against the game's archive:",
};

// What became of the lines of a mail that the judge answers.

export const report = {
  /** `stand`: other orders, which count all the same. */
  refused: (lines: number, stand: number) =>
    `${countNoun(lines, 'line')} could not be used${stand === 0 ? '' : `; your other ${stand === 1 ? 'order stands' : `${stand} orders stand`}`}`,
  where: (line: number) => `line ${line}`,
  notes: 'Please note',
  /** After the line that it is about. */
  about: (message: string) => `: ${message}`,
  /** `line`: a command, as it was written. */
  notDone: (line: string) => `${line}: not done yet`,
  /** The line stands below. */
  howToConfirm: {
    game: 'To do it, reply with this line. If the game moves on before that, nothing happens.',
    desk: 'To do it, reply with this line. The code is good for four days.',
  },
};

// Orders for later phases. Phases by their codes.

export const sentAhead = {
  kept: 'Kept for later phases, to be checked when they begin; CLEAR ALL takes all of it back',
  count: (orders: number, phase: string) => `Kept for ${phase}: ${countNoun(orders, 'order')}.`,
  /** What became of them, in the results. */
  heading: 'What you had sent ahead',
  /** `power`: null where the reader has one alone. */
  onFile: ({
    phase,
    power,
    orders,
  }: {
    readonly phase: string;
    readonly power: string | null;
    readonly orders: readonly string[];
  }) =>
    `On file for ${phase}${power === null ? '' : ` for ${power}`}, ${countNoun(orders.length, 'order')} sent ahead: ${orders.join(', ')}.`,
  /** `why`: a sentence. */
  notUsed: (order: string, why: string) => `Not used: ${order}. ${why}`,
  didNotCome: (order: string, phase: string) => `Not used: ${order}. ${phase} did not come.`,
};

/** Where players win by all their powers, or by part of the world: what each has. */
export const standings = {
  /** `goal`: what wins. */
  byPlayer: (goal: string) => `Centers by player: ${goal}.`,
};

/** How somebody takes over a power; the line to write stands below. `address`: of the game. */
export const takeOver = {
  others: (powers: string, address: string, isForAll: boolean) =>
    `Know somebody who would like to play ${powers}? ${isForAll ? 'Anyone' : 'Whoever the GM lets in'} can take over by mail to ${address}:`,
  back: 'To come back, reply to this mail with the line below:',
  gm: 'To fill the seat, answer with one of these lines (“address” is where you write whom you ask):',
  yourself: (address: string) => `To take over, write to ${address}:`,
};

// The first lines of mails: what the reader has to do, or that there is nothing; and the deadline below.

/** Of a kind of order, how many are due or missing. */
interface Due {
  readonly kind: 'orders' | 'retreats' | 'builds' | 'removals' | 'choices';
  readonly count: number;
}

export const wanted = {
  /** `phase`: in a sentence. `due`: units. */
  orders: (phase: string, due: number) => `Your orders for ${phase} are due: ${countNoun(due, 'unit')}.`,
  /** `units`: their names. */
  someOrders: ({ missing, due, units }: { readonly missing: number; readonly due: number; readonly units: string }) =>
    `${missing} of your ${countNoun(due, 'unit')} still ${missing === 1 ? 'needs' : 'need'} orders: ${units}.`,
  retreats: (missing: number, units: string) =>
    missing === 1 ? `Your retreat order is due: ${units}.` : `Your ${missing} retreat orders are due: ${units}.`,
  builds: (missing: number) => (missing === 1 ? 'Your build order is due.' : `Your ${missing} build orders are due.`),
  removals: (missing: number) =>
    missing === 1 ? 'Your removal order is due.' : `Your ${missing} removal orders are due.`,
  choices: (due: number) =>
    `You can choose army or fleet for ${countNoun(due, 'starting unit')} until the deadline. What you leave open starts as listed.`,

  /** After another sentence. */
  stillDue: (missing: readonly Due[]) =>
    `Still due: ${missing.map(({ kind, count }) => (kind === 'orders' ? `orders for ${countNoun(count, 'unit')}` : countNoun(count, kind.slice(0, -1)))).join(' and ')}.`,
  noOther: 'No other action needed.',
  canChoose: 'You can still choose your starting units.',

  /** In subjects, after a colon or the code of a phase. */
  inSubject: {
    complete: 'orders complete',
    incomplete: (missing: readonly Due[]) =>
      `orders INCOMPLETE: ${missing.map(({ kind, count }) => countNoun(count, kind === 'builds' ? 'build' : kind === 'removals' ? 'removal' : 'unit')).join(', ')}`,
    chosen: 'starting units chosen',
    someByDefault: 'starting units: some by default',
  },

  /** `names`: of units, as many as we name; `more`: how many we do not. */
  units: (names: readonly string[], more: number) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`,

  bids: 'Your bids are needed: the game begins once everybody has bid for a seat.',
  untilStart: 'No action needed until the game begins.',
  paused: 'No action needed: the game is paused.',
  nothing: 'No action needed.',
  out: (powers: string, count: number) => `No action needed: ${powers} ${count === 1 ? 'is' : 'are'} out of the game.`,
  allSet: (due: readonly Due[]) => `You're all set: ${due.map(complete).join(' and ')}.`,
  nothingToOrder: (phase: string) => `You're all set: you have nothing to order in ${phase}.`,
  /** What is due is on file already. */
  ordered: (due: readonly Due[]) => `${capitalize(due.map(complete).join(' and '))}.`,
  nothingNow: (phase: string) => `You have nothing to order in ${phase}.`,
  over: 'The game is over.',

  /** A date for the reader, and how far off it is: `in 2 d 3 h`. */
  deadline: (time: string, fromNow: string) => `Deadline: ${time}, ${fromNow}.`,
  lateUntil: (time: string) => `Late orders until: ${time}.`,
};

function complete({ kind, count }: Due): string {
  if (kind === 'choices') return count === 1 ? 'your starting unit is chosen' : 'your starting units are chosen';
  if (kind === 'orders') return count === 1 ? 'your unit has an order' : `all ${count} units have orders`;
  return count === 1 ? `your ${kind.slice(0, -1)} is ordered` : `all ${count} ${kind} are ordered`;
}

/** How a game ended, in a mail. */
export const outcome = {
  terminated: 'The GM has ended the game without a result.',
  win: {
    together: (powers: string) => `${powers} win together.`,
    youTogether: (powers: string) => `You win: ${powers} win together.`,
    alone: (power: string) => `${power} wins.`,
    you: (power: string) => `You win as ${power}!`,
    with: (power: string, centers: number) => `${power} wins with ${countNoun(centers, 'center')}.`,
    youWith: (power: string, centers: number) => `You win as ${power}, with ${countNoun(centers, 'center')}!`,
  },
  conceded: (powers: string) => `The game is conceded to ${powers}.`,
  concededToYou: (powers: string) => `The game is conceded to you: ${powers}.`,
  drawAmong: (powers: string) => `The game is a draw among ${powers}.`,
  drawn: 'The game is drawn.',
};

/** A border between two places. */
export const border = {
  open: { army: 'Armies pass.', fleet: 'Fleets pass.' },
  closed: { army: 'No army passes.', fleet: 'No fleet passes.' },
  inSeasons: {
    army: (seasons: string) => `Armies pass in ${seasons} only.`,
    fleet: (seasons: string) => `Fleets pass in ${seasons} only.`,
  },
  /** What it rests on, in English. */
  standing: (standing: string) => `This border is ${standing}.`,
};
