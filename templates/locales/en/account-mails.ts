/** Mails about accounts, and answers to questions, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { DocumentLink, Inline } from '../../markup/document.ts';
import { countNoun } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { addressesTold } from './account-answers.ts';

/** An address is to become somebody's: asked of whoever reads mail there, or of the one who has the account. */
interface Asked {
  readonly what: 'move' | 'tie';
  /** The address asked about. */
  readonly address: string;
  /** The address that asked. */
  readonly from: string;
  /** Name of the account that asked; null: none that the reader may know. */
  readonly name: string | null;
  /** Whose account the address is to belong to: the reader's, the asker's, or one whose password the asker knows. */
  readonly whose: 'reader' | 'asker' | 'password';
  /** When it asked, and from which mail server; null: not known. */
  readonly time: string;
  readonly ip: string | null;
}

export const addressAsked = {
  /** The address takes part in games itself. */
  merge: (asked: Asked) =>
    `${whoAsked(asked)} to treat ${asked.address} and ${asked.from} as one player. You play here from ${asked.address}, so only you can ask for that: answering this mail changes nothing.`,
  howToMerge: (address: string) =>
    `If both addresses are yours, and you want to write from either, send this line from ${address}:`,
  ifNot: 'If not, you need do nothing.',
  asks: (asked: Asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Nothing has changed yet.`,
  follows: ({ what, address, from, whose }: Asked) =>
    `If you confirm, ${address} is part of ${
      { reader: 'your account', password: 'that account', asker: `the account of ${from}` }[whose]
    }: whatever is written from there counts as that player's in every game${what === 'move' ? ', and its mail goes there' : ''}.`,
  howToConfirm: 'If that was you, reply to this mail with this line and nothing else:',
  code: 'The code is good for four days. A mail that says anything else confirms nothing.',
  confirm: 'Confirm',
  notYou:
    'If it was not you, somebody knows a password of yours: set a new one with SET PASSWORD in each of your games. Without the code nothing else happens.',
  notYours: 'If it was not you, do nothing, and give the code to nobody: without it nothing happens.',
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : `, from the mail server ${ip}`;
  return `On ${time}${server}, ${name === null ? from : `${from}, known here as ${name},`} asked this judge`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: 'your account, with the password of one of your games',
    password: 'an account whose game password they know',
    asker: 'their own account',
  }[whose];
  return what === 'tie'
    ? `to treat ${address} as an address of ${account}.`
    : `to send mail to ${address} for ${account}.`;
}

/** What a mail asked to be shown. */
export const asked = {
  lead: 'Here is what you asked for. No action is needed on this mail.',
  leadOfPlayer: 'Here is what you asked for. To see what is due from you, send STATUS.',
  noMap: 'There is no map yet: the game has not begun.',
  kept: 'The page of the game has every phase with its map, and files to download:',
  page: 'Page',
  history: 'History as text',
  archive: 'Archive',
};

/** One mail a day with what was in no hurry. */
export const digest = {
  subject: (count: number) => (count === 1 ? 'Your digest: 1 message' : `Your digest: ${count} messages`),
  lead: 'No action needed. This is what was collected for you since the last digest.',
  several: 'This is about several of your games. What each needs from you stands below its name.',
  answer: (address: string) => `To answer, write to ${address}.`,
};

/** How the games stand that the reader runs, in the digest of the morning and on their page. */
export const morning = {
  subject: (games: readonly string[]) => `Your games: ${several(games)} ${games.length === 1 ? 'needs' : 'need'} you`,
  quietSubject: 'Your games: all is well',
  lead: (games: number, all: number) =>
    all === 1 ? 'Your game needs you.' : `${games} of your ${all} games ${games === 1 ? 'needs' : 'need'} you.`,
  quiet: (all: number) =>
    `No action needed. ${all === 1 ? 'Your game goes' : `Your ${all} games go`} on by ${all === 1 ? 'itself' : 'themselves'}.`,
  heading: 'What needs you',
  news: 'What else was new',
  lines: 'Answer with any of these lines, or change them:',
  again: (days: number) =>
    `Nothing has changed since our last mail about it. If it stays so, the next one comes in ${countNoun(days, 'day')}; anything new does not wait for it.`,
  page: 'On one page',
  openPage: 'Open all your games',
  pageNote:
    'This link is for you alone. The first time you open it on a device, we ask you by mail whether it was you.',
  /** After the game's name. */
  game: (when: string, troubles: readonly string[]) => `, ${when}: ${troubles.join('; ')}.`,
  forming: 'forming',
  paused: 'paused',
  due: (date: string, fromNow: string) => `due ${date} (${fromNow})`,
  troubles: {
    unreached: (powers: string) => `our mail to ${powers} comes back`,
    absence: (powers: string, from: string, to: string) => `${powers} asks for an absence from ${from} to ${to}`,
    empty: (powers: string) => `nobody plays ${powers}`,
    late: (powers: string) => `late: ${powers}`,
    muster: (powers: string) => `not confirmed yet: ${powers}`,
    ready: (waiting: string) => (waiting === '' ? 'all orders are in' : `all orders are in, but ${waiting} set WAIT`),
    full: (_: string) => 'all seats are taken; it begins when you say so',
    bids: (players: string) => `no bid yet from ${players}`,
  },
};

function several(games: readonly string[]): string {
  const rest = games.length - 3;
  return rest < 1 ? games.join(', ') : `${games.slice(0, 3).join(', ')} and ${rest} more`;
}

/** For a GM who does not play alone. */
export const forGm = {
  reported: {
    subject: (game: string, who: string) => `[${game}] ${who} reports a message`,
    lead: (who: string) => `Your decision needed: ${who} reports a message.`,
    signed: (power: string, time: string) => `It shows ${power} as its sender, ${time}:`,
    why: 'Why they report it:',
    remedy: 'Nobody else knows of it. This line would silence that power for a time, and everybody would get a mail:',
    operator:
      'The GM of this game plays in it, so it comes to you, who run this judge, and to nobody else. The game page shows whose game it is; what you do about it is between you and the players.',
  },
  double: {
    subject: (game: string, who: string, other: string) => `[${game}] ${who} and ${other}: one person?`,
    lead: (who: string, other: string) => `No action needed. ${who} and ${other} may be the same person.`,
    signs: (signs: string) => `What speaks for it: ${signs}.`,
    sign: {
      mailbox: 'one mailbox, with different words behind +',
      name: 'the same name',
      password: 'the same password',
      device: 'order sheets on the same device',
    },
    decides: 'This is a hint for you alone and decides nothing: families share a device, friends a password.',
  },
};

// `LIST`: games of the judge. The games themselves follow in lines of the classic judges.

export const gameList = {
  none: (line: string): readonly Inline[] => [
    'There are no public games yet. ',
    { code: line },
    ' begins one called Marne; you are then its GM.',
  ],
  games: (games: number) => countNoun(games, 'game'),
  list: (line: string): readonly Inline[] => [{ code: line }, ' tells all about that game.'],
  signOn: (line: string): readonly Inline[] => [{ code: line }, ' joins it.'],
  observe: (line: string): readonly Inline[] => [{ code: line }, ' lets you watch.'],
};

// `HELP`: what can be written, in the space of a screen, and what more can be asked for.

export const help = {
  none: (topic: string) => `There is no help text called '${topic}'.`,
  onWord: (topic: string) => `Commands on '${topic}', each in full by HELP and its name`,
  didYouMean: (lines: readonly string[]) => `Did you mean ${lines.join(' or ')}?`,
  standardMap: (line: string): readonly Inline[] => [
    'That is the standard map. For that of a game write to the address of the game, or name the variant: ',
    { code: line },
  ],
  alsoWritten: (spellings: string) => `Also written: ${spellings}.`,
  /** What stands for words of one's own in lines of the table of commands: as in `SIGNON fmarne password`. */
  signOn:
    'The lines below are for the game Marne, as {{seat}}; m for its GM, o for an observer. SIGNON ?marne joins a game that is forming.',
  press:
    'Sends the lines below to those powers, by names or letters; TO ALL, TO ALL BUT powers, TO MASTER, TO OBSERVERS. QUIET leaves out the copy to yourself. One line: to {{power}}: …',
  broadcast: 'Sends the lines below to everybody in the game, observers too.',
  postal: 'Keeps the lines below until the results, where the game allows it.',
  howToOrder: 'Write one order to a line and send them to the address of the game, or reply to any of its mails.',
  orders: 'Orders',
  order: 'Order',
  /** What each of the example lines means. */
  examples: {
    '{{move}}': 'the army in {{at}} moves to {{to}}',
    '{{support}}': '{{supporter}} supports that',
    '{{hold}}': '{{holder}} holds',
    '{{convoy}}': 'the fleet in {{convoySea}} convoys',
    '{{retreat}}': 'a retreat; {{disband}} disbands',
    '{{build}}': 'in the adjustments; or: waive',
    '{{remove}}': 'in the adjustments',
  },
  lastCounts:
    'The last order for a unit counts, and a line with a fault never harms the others. Every mail is answered.',
  commands: 'Commands, one to a line',
  command: 'Command',
  commandExamples: {
    STATUS: 'shows your orders on file',
    'SET WAIT': 'holds the phase until its deadline',
    'SET NOWAIT': 'lets it be processed early',
    'PRESS TO {{POWER}}': 'sends what follows, as far as ENDPRESS',
    BROADCAST: 'the same to all, as far as ENDBROADCAST',
    LIST: 'all games; LIST MARNE: all about one',
    MAP: 'the map of the game',
    SIGNOFF: 'ends what is read of a mail',
  },
  more: 'More to read',
  /** Above a document that there is in English only. */
  inEnglish: 'This document is in English.',
  rulesOf: (variant: string) => `the rules of ${variant}`,
  /** Above the rules of a variant's page, in a game that is set otherwise. */
  asPublished: "This is the variant as published. Where this game's settings say otherwise, they hold: GET RULES.",
  /** What documents in English are about, by their names; left out: their own headings say it. */
  documents: {} as Readonly<Record<string, string>>,
  topic: (line: string, about: string): readonly Inline[] => [{ code: line }, `: ${about}`],
  topics: {
    'GET PROVINCES': 'the places of the map, as they are written',
    'GET BORDERS': 'who borders on whom',
    'HELP LYO': 'all about one place',
    'HELP TOPICS': 'everything else there is to read',
  },
};

// Mails that look back: what is said around the classic judges' lines.

export const history = {
  leftOut: (lines: number) =>
    `Here ${lines === 1 ? 'one more line is' : `${countNoun(lines, 'more line')} are`} left out. All of it comes with this line:`,
  nothingYet: (game: string) => `Nothing has happened in '${game}' yet.`,
  nothingSince: (game: string, time: string) =>
    `Nothing has happened in '${game}' since ${time}. The whole history comes with this line:`,
  nothingThen: (game: string) =>
    `Nothing has happened in '${game}' in that time. The whole history comes with this line:`,
};

// An invitation to a game: to somebody who may never have heard of the judge.

interface Play {
  /** A span of time for each move. */
  readonly pace: string;
  /** `20:00`; null: at no hour of its own. */
  readonly clock: string | null;
  /** `Berlin`, or `UTC`. */
  readonly place: string;
  /** To whom players may write. */
  readonly press: 'master' | 'anybody' | 'all';
  readonly anonymous: boolean;
}

const PRESS = {
  master: 'players write to nobody but the GM',
  anybody: 'players write to each other',
  all: 'players write to all at once only',
};

export const invitation = {
  /** In the place of a name. */
  somebody: 'Somebody',
  subject: (who: string, game: string) => `${who} invites you to a game of Diplomacy: ${game}`,
  /** `called`: the reader's name; empty: not known. */
  asked: (called: string, who: string, game: string) =>
    `${called === '' ? '' : `${called}, `}${who} asked this judge to invite you to '${game}', a game of Diplomacy by mail.`,
  running: (variant: string, powers: string) =>
    `It is a game of ${variant} that has begun and wants a player for ${powers}.`,
  /** `signedOn`: null: not told. */
  forming: (variant: string, players: number, signedOn: number | null, bots: number) =>
    `It is a game of ${variant} for ${countNoun(players, 'player')}${
      signedOn === null
        ? ''
        : `; ${signedOn === 0 ? 'none' : signedOn} of them ${signedOn < 2 ? 'has' : 'have'} signed on${signedOn === 0 ? ' yet' : ''}`
    }.${bots === 0 ? '' : ` Bots play the other ${countNoun(bots, 'power')}.`}`,
  days: (days: number) => countNoun(days, 'day'),
  howPlayed: ({ pace, clock, place, press, anonymous }: Play) =>
    `Players have about ${pace} for each move${
      clock === null ? '' : `, at ${clock} ${place === 'UTC' ? place : `${place} time`}`
    }, and ${PRESS[press]}${anonymous ? ', without knowing who plays what' : ''}.`,
  about: (comment: string) => `About it: ${comment}`,
  oneSeat: 'To join',
  byPage: 'You write your name and your address there, nothing else. The link is good for one seat.',
  howToJoin: 'Or answer this mail with yes, or with this line:',
  join: 'Join the game',
  page: (link: DocumentLink): readonly Inline[] => ['The game, its map and its settings: ', link],
  stopOnPage: (link: DocumentLink): readonly Inline[] => [
    'If you do nothing, nothing happens: you will not be invited to this game again. For no more invitations from this judge, from anybody: ',
    link,
  ],
  stopByMail: (address: string) =>
    `If you do nothing, nothing happens: you will not be invited to this game again. For no more invitations from this judge, from anybody: an empty mail to ${address}`,
};

/** What a GM sees who has asked to look at orders. */
export const look = {
  prediction: 'If the phase were processed now, this would come of the orders on file:',
  onFile: 'The orders on file:',
  waits: (powers: string) => `WAIT is on for ${powers}.`,
};

/** To a GM: mail does not reach somebody of the game. `who`: a name, powers, or both. */
export const mailStopped = {
  subject: (game: string, who: string) => `[${game}] mail does not reach ${who}`,
  lead: (who: string) => `No action needed, but mail does not reach ${who}.`,
  bounced: (who: string) =>
    `The mail server of ${who} has sent our mail back for good: the mailbox is closed, or the address is wrong. We have stopped sending there. Orders that come from there count as ever, and the next mail from there starts ours again.`,
  refused: (who: string) =>
    `The address of ${who} is one that mail cannot be sent to. We have stopped trying. Orders that come from there count as ever, and the next mail from there starts ours again.`,
  complained: (who: string) =>
    `${who} marked one of our mails as spam, perhaps by accident. We send nothing more there until they write to us. You can ask them, or look for somebody else to take over.`,
  elsewhere: 'Do they have another mailbox now? Then send this line, and the code that we ask you for:',
  thenThey: 'Tell them to write this line to us from there:',
  remedy: 'Do you know that the mailbox works again? Then send this line:',
  how: 'Or press the button, and send the mail that opens.',
  button: 'Send mail again',
  /** To players: it reaches no GM of their game. */
  master: {
    subject: (game: string) => `[${game}] mail does not reach the GM`,
    lead: 'No action needed, but mail does not reach the GM of your game.',
    told: (who: string) =>
      `Our mail does not reach ${who}, the GM, and we have stopped sending it. What you write to the GM cannot be read for now.`,
    goesOn: 'Deadlines and results are as ever; what only a GM can do waits.',
    waits: 'In this game the GM processes each phase: it waits until we hear from the GM.',
    back: (address: string) =>
      `Do you know how to reach the GM? Any mail from the old mailbox starts ours again. From a new one, this line to ${address}, with the GM's password, tells how to go on:`,
  },
};

/** To a GM: our program fails on a mail of somebody in the game. `who`: a name, powers, or both. */
export const mailUnread = {
  subject: (game: string, who: string) => `[${game}] we cannot read a mail from ${who}`,
  lead: (who: string) => `Your decision needed: we cannot read a mail from ${who}, and the game does not wait for it.`,
  told: (who: string, time: string) =>
    `It came in the name of ${who}, on ${time}. Something in it makes our own program fail: the fault is ours and has been logged. We have asked ${who} to send it again.`,
  remedy:
    'Do you want to give them time? Then send this line. Was the phase processed without their orders? ROLLBACK takes it back.',
  how: 'Or press the button, and send the mail that opens.',
  button: 'Give a day more',
};

// MY GAMES: how it stands in each game of the reader; and for a GM, how each player stands.

interface Game {
  /** Null before the start. */
  readonly phase: string | null;
  readonly role: 'player' | 'applicant' | 'master' | 'observer' | 'public';
  /** Of a player, by name. */
  readonly powers: string;
  readonly state: State;
  readonly deadline: { readonly date: string; readonly fromNow: string } | null;
}

type State =
  | { readonly kind: 'nothing' | 'paused' | 'waits-to-begin' | 'nothing-due' | 'all-set' }
  | { readonly kind: 'needs-players'; readonly players: number }
  /** `told`: what is due, a sentence. */
  | { readonly kind: 'due'; readonly told: string }
  /** How many powers have complete orders, of how many. */
  | { readonly kind: 'orders'; readonly ready: number; readonly due: number; readonly late: number };

export const myGames = {
  none: 'You take part in no game here. LIST shows the games that are forming.',
  noneRunning: (over: number) =>
    `You take part in no game that is running; ${countNoun(over, 'game')} of yours ${over === 1 ? 'is' : 'are'} over. LIST shows the games that are forming.`,
  heading: 'Your games',
  more: (games: number) => `${countNoun(games, 'more game')} of yours ${games === 1 ? 'is' : 'are'} not shown.`,
  over: (games: number) => `${countNoun(games, 'game')} of yours ${games === 1 ? 'is' : 'are'} over.`,
  /** After the game's name. */
  game: ({ phase, role, powers, state, deadline }: Game) => {
    const when = deadline === null ? '' : ` Deadline ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`}: ${role === 'player' ? `you play ${powers}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game: string) => `Orders in ${game}`,
    power: 'Power',
    player: 'Player',
    orders: 'Orders',
    nobody: 'nobody',
    progress: { complete: 'complete', some: 'some missing', none: 'missing', nothing: 'nothing due' },
    musters: 'not confirmed',
    abandoned: 'abandoned',
    'civil-disorder': 'civil disorder',
    late: 'late',
    unreached: 'our mail comes back',
    awayUntil: (date: string) => `away until ${date}`,
    awayFrom: (date: string) => `away from ${date}`,
  },
};

const ROLES = {
  applicant: 'you have signed on',
  master: 'you are GM',
  observer: 'you observe',
  public: 'you take no part any more',
} as const;

function stateInWords(state: State): string {
  return textOfCase(state, 'kind', {
    nothing: '.',
    paused: '; paused.',
    'waits-to-begin': '; waiting to begin.',
    'nothing-due': '; nothing is due.',
    'all-set': "; you're all set.",
    'needs-players': (state) => `; ${countNoun(state.players, 'more player')} needed.`,
    due: (state) => `. ${state.told}`,
    orders: (state) =>
      `; ${state.ready} of ${state.due} ${state.due === 1 ? 'power has' : 'powers have'} complete orders${state.late === 0 ? '' : `, ${state.late} late`}.`,
  });
}

// Asks whether the reader has written a mail, and tells of wrong passwords.

/** Words, or a line to be written. */
type Run = string | { readonly code: string };

interface Arrived {
  readonly time: string;
  /** Null: of somebody else, which the reader may not know. */
  readonly address: string | null;
  readonly server: { readonly ip: string; readonly host: string | null } | null;
  /** Do its lines stand below? */
  readonly hasLines: boolean;
}

interface Guess {
  readonly time: string;
  /** Null where the reader may not know. `isProven`: it is the sender's. */
  readonly by: { readonly who: string; readonly isProven: boolean } | null;
  /** Of the mail server. */
  readonly ip: string | null;
  readonly game: string;
  /** By name; null: none yet. */
  readonly powers: readonly string[] | null;
}

export const proof = {
  arrived: ({ time, address, server, hasLines }: Arrived) =>
    `On ${time} a mail ${address === null ? 'from another address' : `in the name of ${address}`} reached us${server === null ? '' : ` from the mail server ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', with these lines:' : '.'}`,
  more: (lines: number) => `(and ${countNoun(lines, 'more line')})`,
  /** `why`: a sentence. */
  howToProve: (why: string) =>
    `We have not acted on it. ${why} If you wrote it, reply to this mail with this line and nothing else:`,
  afterwards: 'We then carry out what you sent, as of when it reached us. The code is good for four days.',
  button: 'Confirm',
  notYou: 'If you did not write those lines, do nothing, and give the code to nobody: somebody has used your address.',
  nextTime: 'So that we act at once next time, do one of these:',
  /** `line`: an example, by France in the game marne. */
  byPassword: (line: string): readonly Run[] => [
    'Begin the mail with a sign-on and the password of your seat: ',
    { code: line },
    ' (the letter of your power, then the name of the game).',
  ],
  byProvider: "Write to the judge's own address from your registered address, through the provider of that address.",
  onceADay:
    'We ask this once a day. Whatever else is sent in your name, we answer each reply to a mail of ours about your game, and each mail with the right password.',
  wrongPassword: ({ time, by, ip, game, powers }: Guess) => {
    const who = by === null ? 'somebody' : by.isProven ? by.who : `a mail in the name of ${by.who}`;
    const what = powers === null ? 'your password' : `the password of ${listInWords(powers)}`;
    return `On ${time} ${who}${ip === null ? '' : `, from the mail server ${ip},`} tried to sign on to '${game}' with a wrong guess at ${what}. Nothing was changed.`;
  },
  ifYou:
    'If that was you and the password is lost: mail that your provider signs for this address needs none. To set a new one, write SET PASSWORD and the new word to the game.',
  ifNotYou:
    'If it was not you: after a few wrong ones in a day no more are tried, but a long password is safer than a short one. We tell you of the first wrong one each day, not of those that follow.',
};

/** What would come of the orders of a WHATIF. */
export const whatIf = {
  /** `phase`: its code. */
  intro: (phase: string, game: string) =>
    `What would come of these orders in ${phase} of '${game}'. It was worked out from the published position and your lines alone; nothing was filed, and nobody else sees this. Units without an order in your mail are left out below.`,
  points: 'Points counted',
  why: 'Why',
};

// Answers of the judge's desk: mail that is not about one game, or from somebody unknown.

/** Words, or a line to be written. */
type WriteDeskMailRun = string | { readonly code: string };

interface Variant {
  readonly id: string;
  readonly players: number;
  /** What wins, in a few words. */
  readonly goal: string;
  readonly designers: readonly string[];
}

export const desk = {
  subject: {
    unproven: 'Please prove that you wrote this',
    wrongPassword: (game: string) => `[${game}] a wrong password was tried`,
    sharing: 'Somebody asks to share your account',
    confirm: 'Please confirm your address',
    welcome: 'Welcome',
    links: 'Links to pass on',
    answered: 'Your mail is answered',
  },
  lead: {
    unproven: 'One more step: please confirm that you wrote this.',
    invited: 'You are invited to a game. You need do nothing if you do not want to play.',
    wrongPassword: 'No action needed: nobody has got in.',
    sharing: 'No action needed: nothing has changed.',
    confirm: 'Please confirm, but only if this was you.',
    refused: (lines: number) => `${countNoun(lines, 'line')} of your mail could not be used.`,
    toConfirm: 'One more step: please confirm. Nothing is done yet.',
    /** Null: an address that the reader is not told. */
    codeSent: (to: readonly (string | null)[]) => `One more step: we sent a confirmation code to ${addressesTold(to)}.`,
    notUnderstood: 'We received your mail, but could not understand it.',
    notDone: 'We did not act on your mail.',
    nothingAsked: 'Nothing was done: your mail holds no order, command or message.',
    answersRest: 'Your mail was carried out. We answer fewer of your mails today.',
    nothingDue: 'No action needed: you owe no orders.',
    due: (games: number) => `Your orders are due in ${countNoun(games, 'game')}.`,
    welcome: 'Welcome! Here is how to play. No action needed yet.',
    links: 'Pass each link on: it is good for one seat.',
    answered: 'Here is what you asked for. No action needed.',
    asked: 'If you have more questions, just reply.',
    nothing: 'No action needed.',
  },
  variants: 'Variants',
  /** After the variant's name. */
  variant: ({ id, players, goal, designers }: Variant) =>
    ` (${id}): ${countNoun(players, 'player')}, ${goal}. By ${designers.join(' and ')}.`,
  welcome: {
    intro: (address: string) =>
      `This is a judge for the game of Diplomacy by mail. It takes orders, adjudicates them at the deadline and sends everybody the results with a map. You can do everything by mail to ${address}, one command to a line:`,
    command: 'Command',
    /** What each line does. */
    practice: 'play a game of your own against bots',
    list: 'all games: open, running and over',
    signOn: 'joins the game Marne, while it still takes players',
    observe: 'receives its results',
    create: 'begins a new game of that name',
  },
  /** `isNear`: lines that are commands stand below. */
  unknown: (line: string, isNear: boolean): readonly WriteDeskMailRun[] => [
    'No command of the judge reads ',
    { code: line },
    isNear ? '. Did you mean:' : '.',
  ],
  allCommands: 'HELP alone on a line sends all commands.',
};

/** To somebody who watches for games like this one. */
export const watched = {
  subject: (game: string) => `[${game}] a game you watch for`,
  lead: 'A game forms that is as you wished. No action needed if you do not want to play.',
  howToJoin: 'To join, reply to this mail with this line:',
  stop: 'You get one mail for each such game, since you asked for it. To end that, reply with this line:',
};

/** How an event stands: mails and its page. `names`: of people. */
export const event = {
  subject: (name: string) => `[${name}] how the event stands`,
  lead: {
    open: 'No action needed: people still enter.',
    full: 'People still enter, and they are enough for a board: BEGIN closes the list and draws.',
    waiting: (round: number, isLast: boolean) =>
      `No action needed: there was no board left for you in round ${round}${isLast ? ', the last one' : '; you come first in the next round'}.`,
    playing: 'No action needed: the boards go on.',
    next: 'Your decision needed: the round is over. BEGIN draws the next one.',
    between: 'No action needed: the next round has yet to be drawn.',
    over: 'The event is over.',
  },
  rules: ({ variant, boardsMost, roundsInAll, players, scoring, seats }: EventRules) =>
    `${variant}, up to ${countNoun(boardsMost, 'board')}${players === null ? '' : ` of ${players} people or more`} in ${countNoun(roundsInAll, 'round')}. Scoring: ${scoring}. Seats: ${seats === 'draw' ? 'by a balanced draw' : 'by preferences'}.`,
  runBy: (names: string) => `Run by ${names}.`,
  entered: (count: number) =>
    count === 0 ? 'Nobody has entered yet.' : `${count} ${count === 1 ? 'has' : 'have'} entered.`,
  enter: (address: string) => `To enter, write JOIN to ${address}.`,
  standings: 'Standings',
  columns: {
    place: 'Place',
    player: 'Player',
    total: 'Total',
    games: 'Games',
    board: 'Board',
    number: 'No.',
    state: 'State',
  },
  entrants: 'Entered',
  hasLeft: 'left',
  boards: (round: number) => `Round ${round}`,
  state: { goes: 'goes on', over: 'over', void: 'no result' },
  waiting: (names: string) => `Without a board in this round: ${names}.`,
  page: 'Page',
  downloads: 'Downloads',
  draw: 'The draw',
  seal: 'Seal of the next seed, published before the draw:',
  seed: 'Seed of this round, whose seal was published before:',
  secret: 'The seed is published when the round is over: until then it would tell who plays what.',
  check: 'Whoever has the seed and the list can make the draw again:',
  howDrawn: 'how it is done',
};

interface EventRules {
  readonly variant: string;
  readonly boardsMost: number;
  readonly roundsInAll: number;
  readonly players: number | null;
  readonly scoring: string;
  readonly seats: 'draw' | 'preferences';
}
