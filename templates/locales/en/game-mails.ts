/** Mails about what happens in a game, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Inline } from '../../markup/document.ts';
import { capitalize, countNoun } from '../text/counts.ts';

/** How far the orders of a kind have come: so many of those that are due. */
interface Progress {
  readonly have: number;
  readonly due: number;
  readonly missing: number;
  /** The units without an order. */
  readonly units: string;
}

export const acknowledgement = {
  confirm: (line: string) => `Please confirm '${line}': it is not done yet.`,
  /** Orders were refused for units that have one on file from before. */
  oldStands: (orders: number) =>
    orders === 1
      ? 'One order was not changed: the old one is still on file.'
      : `${orders} orders were not changed: the old ones are still on file.`,
  notAllUsed: 'We could not use all of your mail.',
  progress: {
    orders: (progress: Progress) => unitsOrdered('unit', progress),
    retreats: (progress: Progress) => unitsOrdered('dislodged unit', progress),
    builds: (progress: Progress) => adjusted('build', progress),
    removals: (progress: Progress) => adjusted('removal', progress),
    choices: (_: Progress) => 'Your starting units are listed below; you can change them until the deadline.',
  },
  allCame: (orders: number) => `All ${orders} orders came with this mail.`,
  newOrders: (orders: string) => `New in this mail: ${orders}.`,
  masterDecides: 'The GM decides when the phase is processed.',
  /** `delay`: a span of time. */
  processedAfterLate: (delay: string) => `The phase is processed ${delay} after the last missing orders.`,
  waitOn: 'WAIT is on: nothing is processed before the deadline. SET NOWAIT turns it off.',
  waitOnFor: (powers: string) =>
    `WAIT is on for ${powers}: nothing is processed before the deadline. SET NOWAIT turns it off.`,
  waitOff: (delay: string) =>
    `WAIT is off: the phase is processed ${delay} after all orders are in. To hold it until the deadline, send SET WAIT.`,
  waitOffNotBefore: (delay: string, time: string) =>
    `WAIT is off: the phase is processed ${delay} after all orders are in, but not before ${time}. To hold it until the deadline, send SET WAIT.`,
  proxy: (owner: string, unit: string) => `${owner} lets you order ${unit}: if you send no order, it has none.`,
  /** `isOpen`: everybody sees votes. */
  votesDraw: (among: string, isOpen: boolean) => `You vote for a draw: ${among}, for this phase; ${seen(isOpen)}.`,
  votesDrawOfSurvivors: (isOpen: boolean) => `You vote for a draw: all survivors, for this phase; ${seen(isOpen)}.`,
  concedes: (to: string, isOpen: boolean) => `You concede the game to ${to}, for this phase; ${seen(isOpen)}.`,
  away: (from: string, to: string) => `Away from ${from} to ${to}: new deadlines avoid it.`,
  willTell: 'We will tell you when the game begins.',
  willTellNeeded: (players: number) =>
    `We will tell you when the game begins; ${countNoun(players, 'more player')} ${players === 1 ? 'is' : 'are'} needed.`,
  /** To a GM, above. */
  howToFill: (line: string): readonly Inline[] => [' To begin with bots in their place, send ', { code: line }, '.'],
  howToPrefer: (line: string): readonly Inline[] => [
    'To say which power you would like most, send ',
    { code: line },
    '.',
  ],
  /** The most wanted first. */
  prefers: (powers: readonly string[]) => `You would like to play ${powers.join(', then ')}.`,
  rules: (line: string): readonly Inline[] => ['The rules of this game: ', { code: line }, '.'],
  /** To whom a message went that shows other names. */
  sentTo: (readers: string) => `Sent to ${readers}.`,
  masterUnreached: 'Our mail does not reach the GM. The GM can have your message once they write to us again.',
  readers: {
    all: 'everybody',
    MASTER: 'Master',
    OBSERVERS: 'Observers',
    WRITER: 'the sender of an earlier message',
  },
};

function unitsOrdered(unit: string, { have, due, missing, units }: Progress): string {
  if (missing === 0) return `All ${countNoun(due, unit)} have orders.`;
  const start =
    have === 0 && due === 1
      ? `Your ${unit} has no order`
      : `${have} of ${countNoun(due, unit)} ${have === 1 ? 'has' : 'have'} orders`;
  return `${start}; missing: ${units}.`;
}

function adjusted(noun: string, { have, due, missing }: Progress): string {
  if (have === 0) return missing === 1 ? `Your ${noun} order is due.` : `Your ${missing} ${noun} orders are due.`;
  const rest = missing === 0 ? '' : `; ${missing} ${missing === 1 ? 'is' : 'are'} missing`;
  return `${have} of ${countNoun(due, noun)} ${have === 1 ? 'is' : 'are'} ordered${rest}.`;
}

function seen(isOpen: boolean): string {
  return isOpen ? 'everybody sees it' : 'nobody else sees it';
}

/** A GM has written for a power. */
export const actedFor = {
  subject: (phase: string, power: string) => `${phase} the GM has written for ${power}`,
  told: (by: string, power: string) =>
    `${by}, the GM, sent this for ${power}. It counts as if you had sent it, and you can change it. The game's history records that the GM did this.`,
  nothingToOrder: (power: string) => `${power} has nothing to order now.`,
};

/** The game has ended without a phase. */
export const ended = {
  subject: 'the game is over',
  /** `outcome`: a sentence. */
  byMaster: (who: string, outcome: string) => `${who} has ended the game as GM. ${outcome}`,
};

/** What a GM did: to the other GMs of the game. */
export const gmActed = {
  toAll: 'a note about press',
  subject: (who: string) => `${who}, GM too, has acted`,
  told: (who: string) => `${who} runs this game with you, and:`,
  /** On the game's page and in its history. */
  heading: 'Acts of the GM',
  /** `who` null: it is not known who runs the game. `act` as the list of the mail has it. */
  act: (who: string | null, act: string) => `${who ?? 'A GM'} ${act}`,
};

/** The GM has set up the board: to everybody. `by` begins a sentence. */
export const positionSet = {
  subject: 'the board has been set up',
  told: (by: string) =>
    `${by} has set up the board. Below is where the units stand. Orders that were on file are gone: they were meant for another board.`,
};

/** The press of a game that is over may be opened. */
export const pressVote = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Your decision needed: may everybody read the messages of this game?',
  nowOpen: 'No action needed: the messages of this game are open.',
  wish: (by: string) => `${by} wants to open the press`,
  wished: (by: string, missing: number) =>
    `${by} wants everybody to be able to read all messages of this game, in its archive. Everyone who played has to agree; ${
      missing === 1 ? 'you are the last.' : `${missing} players have not agreed yet, and you are one of them.`
    }`,
  how: 'If you agree, reply with the line below. If not, do nothing: the messages stay closed.',
  isOpen: 'The press is open',
  open: 'Everyone who played agreed: you can now read the messages of this game in its archive, beside the maps of their phases. Messages with somebody who has not agreed stay closed.',
  game: 'Read them on the page of the game',
};

// A message of a player, a GM or an observer.

type Sender = { readonly power: string } | 'master' | 'observer' | 'new player';
/** `writer`: of an earlier message, who was not named. */
type Reader = { readonly power: string } | 'you' | 'master' | 'observers' | 'writer';

export const press = {
  fromMaster: (subject: string) => `from the GM: ${subject}`,
  /** `from`: null hides it. `to`: others beside the reader; `isCopy`: it is not for the reader at all. */
  subject: ({ from, isBroadcast, to, isCopy }: Subject) => {
    const what = isBroadcast ? 'broadcast' : 'press';
    const head = from === null ? `anonymous ${what}` : `${what} from ${senderName(from)}`;
    return to.length === 0 ? head : `${head}${isCopy ? ' to' : ', also to'} ${listInWords(to.map(nameInSubject))}`;
  },
  /** Messages that came in one mail go out in one. */
  several: (subject: string, messages: number) => `${subject} (${messages} messages)`,
  /** `rest`: what else there is to do, a sentence. */
  lead: ({
    from,
    to,
    rest,
  }: {
    readonly from: Sender | null;
    readonly to: 'all' | readonly Reader[];
    readonly rest: string;
  }) =>
    `${from === null ? 'Somebody' : capitalisedPress(senderName(from))} wrote to ${to === 'all' ? 'everybody' : listInWords(to.map(readerName))}. ${rest}`,
  /** `who`: null is anonymous. `readBy`: who else may read an answer. `all`: where an answer to everybody goes. */
  howToAnswer: ({ who, readBy, all }: Answer) => {
    const more = readBy.map((each) => (each === 'master' ? 'the GM' : 'the observers'));
    const alone =
      who === null
        ? 'we pass your words on, and the sender stays anonymous'
        : `your words go to ${senderName(who)}${more.length === 0 ? ' and nobody else' : ` (in this game ${listInWords(more)} may read them too)`}`;
    return `To answer ${nameOf(who)}, reply to this mail: ${alone}.${all === null ? '' : ` To answer everybody, write to ${all}.`}`;
  },
  answer: (who: Sender | null) => `Answer ${nameOf(who)}`,
};

interface Subject {
  readonly from: Sender | null;
  readonly isBroadcast: boolean;
  readonly to: readonly Reader[];
  readonly isCopy: boolean;
}

interface Answer {
  readonly who: Sender | null;
  readonly readBy: readonly ('master' | 'observers')[];
  readonly all: string | null;
}

function senderName(sender: Sender): string {
  if (typeof sender === 'object') return sender.power;
  return sender === 'master' ? 'the GM' : sender === 'observer' ? 'an observer' : 'a new player';
}

function nameOf(who: Sender | null): string {
  return who === null ? 'whoever wrote this' : senderName(who);
}

const READERS = {
  you: 'you',
  master: 'the GM',
  observers: 'the observers',
  writer: 'the sender of an earlier message',
} as const;

function readerName(reader: Reader): string {
  return typeof reader === 'object' ? reader.power : READERS[reader];
}

/** As in the classic line above the message. */
function nameInSubject(reader: Reader): string {
  return reader === 'master' ? 'Master' : reader === 'observers' ? 'Observers' : readerName(reader);
}

function capitalisedPress(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A power lets the reader order one of its units, or does so no longer. */
export const proxy = {
  givenSubject: (owner: string) => `${owner} gives you a proxy`,
  takenSubject: (owner: string) => `${owner} takes a proxy back`,
  /** `phase`: its code. */
  given: (owner: string, unit: string, phase: string) =>
    `${owner} lets you order ${unit} in ${phase}: send an order for it as for a unit of your own. An order that you sent for it before counts again; without one it has none. ${owner} can take this back until the phase is processed.`,
  taken: (units: readonly { readonly unit: string; readonly owner: string }[]) =>
    `You can no longer order ${listInWords(units.map(({ unit, owner }) => `${unit} of ${owner}`))}: what you sent for it counts only if you get the proxy again.`,
};

// A phase is resolved: what it means for the reader.

/** Names, one after the other. */
type Names = readonly string[];

export const results = {
  /** `phase`: its code. */
  subject: (phase: string) => `${phase} results`,
  placeOpen: (powers: string) => `You no longer play ${powers}, but your place is still open.`,
  /** To a GM. */
  unreached: (powers: string) =>
    `Mail to ${powers} comes back, so no more is sent there. UNMUTE tries again; their own next mail does too.`,
  chosen: 'The starting units are chosen. The whole board is listed below.',
  chosenYours: (units: Names) =>
    `The starting units are chosen; yours: ${listInWords(units)}. The whole board is listed below.`,

  /** `Fall 1902: you lost Warsaw; 2 of your 5 orders failed.`: a phase, and clauses from below. */
  summary: (phase: string, clauses: Names) =>
    `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}: ${clauses.join('; ')}.`,
  /** What has changed for a player: `You took Rumania; your 3 other orders failed; Russia 6, you 4.` */
  headline: (clauses: Names) => `${capitalize(clauses.join('; '))}.`,
  /** `gained`, `lost`: centers, of which there are some. */
  centers: (gained: Names, lost: Names) =>
    `you ${[
      ...(gained.length === 0 ? [] : [`took ${listInWords(gained)}`]),
      ...(lost.length === 0 ? [] : [`lost ${listInWords(lost)}`]),
    ].join(' and ')}`,
  /** `given`: orders. */
  orders: (given: number, failed: number) => {
    const all = given === 2 ? 'both of your orders' : `all ${given} of your orders`;
    if (failed === 0) return given === 1 ? 'your order succeeded' : `${all} succeeded`;
    if (given === 1) return 'your order failed';
    return failed === given ? `${all} failed` : `${failed} of your ${given} orders failed`;
  },
  /** Beside those that took centers. */
  othersFailed: (orders: number) => (orders === 1 ? 'your other order failed' : `your ${orders} other orders failed`),
  dislodgedYours: (units: Names) => `${listInWords(units)} ${units.length === 1 ? 'was' : 'were'} dislodged`,
  /** Centers of the strongest other power, and the reader's. */
  standing: (other: string, theirs: number, yours: number) =>
    yours > theirs ? `you ${yours}, ${other} ${theirs}` : `${other} ${theirs}, you ${yours}`,
  unordered: (units: number) => `${units === 1 ? 'one of your units' : `${units} of your units`} had no order`,
  nothingToOrder: 'you had nothing to order',
  built: (units: Names) => `you built ${listInWords(units)}`,
  /** By default. */
  wereGiven: (units: Names) => `you were given ${listInWords(units)}`,
  removed: (units: Names) => `you removed ${listInWords(units)}`,
  lostUnits: (units: Names) => `you lost ${listInWords(units)}`,
  waived: (builds: number) => `you waived ${countNoun(builds, 'build')}`,
  nothingChanged: 'nothing changed for you',
  out: 'you have no units and no centers left, and are out of the game',
  /** For those who play no power. */
  ordersOfAll: (orders: number, failed: number) => {
    if (orders === 1) return `the only order ${failed === 0 ? 'was carried out' : 'failed'}`;
    return failed === 0 ? `all ${orders} orders were carried out` : `${failed} of ${orders} orders failed`;
  },
  unorderedOfAll: (units: number) => `${countNoun(units, 'unit')} had no order`,
  dislodged: (units: number) => `${countNoun(units, 'unit')} ${units === 1 ? 'was' : 'were'} dislodged`,
  powerGained: (power: string, centers: Names) => `${power} gained ${listInWords(centers)}`,
  powerLost: (power: string, centers: Names) => `${power} lost ${listInWords(centers)}`,

  /** Somebody has the centers that win, and the game goes on. */
  goesOn: {
    tied: (players: Names) =>
      `${listInWords(players)} have enough centers to win, and the game goes on: whoever wins must have more than anybody else.`,
    later: (players: Names, season: string) =>
      `${listInWords(players)} ${players.length === 1 ? 'has' : 'have'} enough centers to win, and the game goes on: this is counted only when the moves of ${season} are done.`,
  },
  surprises: 'What did not go as ordered',
  seeCase: (id: string) => `Why? See case ${id}`,
  rulebook: (edition: string) => `Adjudicated by the ${edition} rulebook where editions differ.`,
  table: {
    caption: 'Centers and units now',
    power: 'Power',
    centers: 'Centers',
    change: 'Change',
    units: 'Units',
  },
  /** Own centers that give no unit yet: which, and the adjustments in which they do. `count`: of all of them. */
  young: (parts: readonly { readonly centers: Names; readonly phase: string }[], count: number) =>
    `${parts.map(({ centers, phase }) => `${listInWords(centers)} ${centers.length === 1 ? 'gives' : 'give'} a unit only in ${phase}`).join('; ')}, if you still own ${count === 1 ? 'it' : 'them'} then: a newly gained center must be held for a turn first.`,
};

/** Settings have changed: to everybody else. `by` begins a sentence. */
export const settingsChanged = {
  /** Each change in short. */
  subject: (changes: readonly string[]) =>
    changes.length === 0 ? 'the settings have changed' : `settings: ${changes.join('; ')}`,
  told: (by: string) => `${by} has changed the game's settings:`,
  /** `preferences`: a line that gives them, for those who should send them again. */
  otherVariant: ({ name, id, preferences }: OtherVariant) =>
    `The variant is ${name} now; GET ${id} tells its rules.${preferences === null ? '' : ` Please send your preferences again: ${preferences}.`}`,
  all: (game: string) => `LIST ${game} shows all settings.`,
};

interface OtherVariant {
  readonly name: string;
  readonly id: string;
  readonly preferences: string | null;
}

export const start = {
  goesOn: 'the game goes on here',
  leadOfGoesOn: (season: string) => `No action needed: the game goes on in ${season}.`,
  subject: 'the game begins',
  /** To those who play no power. */
  lead: (season: string) => `No action needed: the game begins in ${season}.`,
  /** `rest`: what there is to do, a sentence. */
  youPlay: (powers: string, rest: string) => `You play ${powers}. ${rest}`,
  muster: (until: string) =>
    `Confirm by ${until} that you play: send your orders, or reply with the word MUSTER. Whoever does not is replaced. The time for the first orders begins then.`,
  special: (variant: string) => `What is special in ${variant}`,
  /** Lines to write: the rules of the variant, its places. */
  rules: (rules: string, provinces: string): readonly Run[] => [
    'All rules: ',
    { code: rules },
    '. Places and borders: ',
    { code: provinces },
    '.',
  ],
  /** To all who play with GMs of the game. */
  /** Beside the name of a GM. */
  plays: 'plays',
  mastersPlay: (names: readonly string[]) =>
    `${listInWords(names)}, who runs this game, ${names.length === 1 ? 'plays' : 'play'} in it: a GM who plays sets times and settings, but sees no orders of others and writes for nobody else.`,
};

/** Words, or a line to be written. */
type Run = string | { readonly code: string };

/** Open votes: what a power wants of the game's end. */
export const voted = {
  /** No full stop. `draw`: of all survivors, or of whom; `concede`: to whom. */
  vote: ({ power, draw, concede }: Vote) => {
    const parts = [
      ...(draw === null ? [] : [`votes for a draw of ${draw === 'survivors' ? 'all survivors' : draw.among}`]),
      ...(concede === null ? [] : [`would concede the game to ${concede}`]),
    ];
    return `${power} ${parts.length === 0 ? 'has withdrawn its vote' : parts.join(' and ')}`;
  },
  told: (vote: string) => `${vote}. In this game everybody sees the votes; they count for this phase only.`,
};

interface Vote {
  readonly power: string;
  readonly draw: 'survivors' | { readonly among: string } | null;
  readonly concede: string | null;
}
