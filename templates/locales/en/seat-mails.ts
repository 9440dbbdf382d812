/** Mails about seats and times, in English. */
import { countNoun } from '../text/counts.ts';

/** A power has lost its player. */
export const abandoned = {
  subject: (phase: string, who: string) => `${phase} ${who} abandoned`,
  noLongerYours: (who: string, game: string) => `You no longer play ${who} in '${game}'.`,
  comeBack: (isMuster: boolean) =>
    `${isMuster ? 'You did not confirm in time that you play.' : 'Your orders did not arrive in time.'} You can come back as long as nobody has taken your place.`,
  notMustered: (who: string) =>
    `The player of ${who} did not confirm in time that they play. The game waits for a replacement.`,
  goesOn: (who: string) =>
    `No orders came from ${who} in time. Unless somebody takes over, the game soon goes on without its orders.`,
  waits: (who: string) =>
    `No orders came from ${who} in time. The game waits for a replacement. Orders on file stay on file.`,
};

/** An absence longer than the game's maximum, for the GM to approve. */
interface Asked {
  /** Null where the reader may not know. */
  readonly who: string | null;
  readonly powers: string;
  readonly from: string;
  readonly to: string;
  /** What the game allows without asking, days. */
  readonly allowed: number;
}

export const absenceAsked = {
  subject: (powers: string) => `${powers} asks for an absence`,
  lead: (powers: string) => `Your decision needed: ${powers} asks for a long absence.`,
  asked: ({ who, powers, from, to, allowed }: Asked) =>
    `${who === null ? `The player of ${powers}` : `${who} (${powers})`} will be away from ${from} to ${to}. This game allows ${allowed} days without asking. If you approve, deadlines move past it. Answer with one of these lines:`,
};

/** The same, asked in several of the GM's games at once. */
export const absencesAsked = {
  subject: (who: string, games: number) => `${who} asks for a long absence in ${games} games`,
  lead: (who: string) => `Your decision needed: ${who} asks for a long absence.`,
  asked: (who: string) =>
    `${who} will be away for longer than these games of yours allow without asking. If you approve, deadlines move past it.`,
  game: (powers: string, from: string, to: string, allowed: number) =>
    `${powers === '' ? '' : `, ${powers}`}: from ${from} to ${to} (${allowed} days without asking)`,
  forAll: 'One line answers for all of them:',
  forEach: 'Or each for itself:',
};

/** A GM has let somebody in. */
export const approved = {
  subject: 'the GM has let you in',
  told: (game: string) => `The GM has approved you: you are a player of '${game}'.`,
};

/** Bots play where nobody did; `count`: of their powers. */
export const botsSeated = {
  subject: (phase: string, powers: string, count: number) =>
    `${phase} ${count === 1 ? 'a bot plays' : 'bots play'} ${powers}`,
  told: (powers: string, count: number) =>
    `From now on ${count === 1 ? 'a bot plays' : 'bots play'} ${powers}, until somebody takes over. A bot plays the moves that look best to it, makes no agreements, and does not vote.`,
};

/** Grace has ended and the game goes on without some powers; `count`: of them. */
export const civilDisorder = {
  subject: (phase: string, who: string) => `${phase} civil disorder: ${who}`,
  told: (who: string, count: number) =>
    count === 1
      ? `No orders came from ${who} by the end of the grace period, so the game goes on without it: its units hold, dislodged ones disband, and removals follow the rulebook.`
      : `No orders came from ${who} by the end of the grace period, so the game goes on without them: their units hold, dislodged ones disband, and removals follow the rulebook.`,
};

// Who has signed on or watches, and how many players a forming game still needs.

export const joined = {
  /** In the place of a name that the reader may not know. */
  somebody: 'Somebody',
  observesSubject: (who: string) => `${who} observes`,
  observes: (who: string, game: string) => `${who} now observes '${game}'.`,
  subject: (who: string) => `${who} has signed on`,
  subjectOf: (who: string, have: number, of: number) => `${who} has signed on (${have} of ${of})`,
  asks: (who: string) => `Your decision needed: ${who} asks to play.`,
  /** `who` may be followed by an address. */
  signedOn: (who: string, game: string) => `${who} has signed on to play in '${game}'.`,
  approvalNeeded: 'New players of this game need your approval. This line lets in everybody who asks:',
  isForming: (game: string) => `Game '${game}' is forming.`,
  playerCount: (game: string, players: number) => `Game '${game}' now has ${countNoun(players, 'player')}.`,
  moreNeeded: (players: number) => `${countNoun(players, 'more player')} ${players === 1 ? 'is' : 'are'} needed.`,
  allTaken: 'All seats are taken.',
  allTakenBegins: 'All seats are taken: the game begins.',
  allTakenBids: 'All seats are taken: the game begins once everybody has bid.',
};

/** Somebody has resigned. */
export const left = {
  subject: (who: string) => `${who} has resigned`,
  told: (who: string, game: string) => `${who} has resigned from '${game}'.`,
};

/** GMs come and go: to everybody. `who`: null is the reader. */
export const masterChanged = {
  subject: (who: string | null, joined: boolean) =>
    `${who === null ? 'you are' : `${who} is`} ${joined ? 'now' : 'no longer'} a GM of this game`,
  joined: (who: string, others: string | null) => `${who} is now a GM of this game${along(others)}.`,
  left: (who: string) => `${who} is no longer a GM of this game.`,
  youJoined: (others: string | null) =>
    `You are now a GM of this game${along(others)}. HELP MASTER tells what a GM can do.`,
  youLeft: 'You are no longer a GM of this game.',
  nobodyLeft:
    'The game has no GM now. It starts and is processed by itself, and any player can change its settings and deadlines or pause it. LIST shows where it stands.',
};

function along(others: string | null): string {
  return others === null ? '' : `, along with ${others}`;
}

/** The game waits for somebody to take over a power: to everybody. */
export const replacementWanted = {
  subject: (powers: string) => `looking for a player for ${powers}`,
  told: (powers: string) => `The game waits for a replacement for ${powers}; nothing is processed until then.`,
};

/** A power that had no player may be taken over again: to everybody. */
export const revived = {
  subject: (power: string) => `looking for a player for ${power}`,
  open: (power: string) => `${power} is open to a new player. The game does not wait for one.`,
  withPassword: (power: string) => `${power} is open to anyone with the password that the GM has set.`,
};

/** A GM has offered a seat to an address. */
export const seatOffered = {
  subjectTaker: (powers: string) => `a place for you: ${powers}`,
  subject: (powers: string) => `${powers}: offered to another address`,
  /** `who`: null where the name is not shown. */
  lead: (who: string | null, powers: string, game: string) =>
    `You can choose to play ${powers} in '${game}', a game of Diplomacy by mail: ${who ?? 'the GM'} offers it to you.`,
  stands: (phase: string, deadline: string | null) =>
    `It has come to ${phase}${deadline === null ? '' : `; orders are due by ${deadline}`}.`,
  taker: (powers: string) => `To play ${powers} from this address, answer with yes, or with this line:`,
  nothing:
    'If you do nothing, nothing happens, and you get no more mail about it. SET NO INVITATIONS keeps mail like this away.',
  player: (powers: string, isSamePlayer: boolean) =>
    `${
      isSamePlayer
        ? `The GM has named another address as your new mailbox for ${powers}.`
        : `The GM has asked somebody else to play ${powers} in your place.`
    } You play on until an answer comes from there. If that is not what you want, write to the GM now.`,
  gm: (powers: string) => `Another GM has offered ${powers} to an address, which plays it as soon as it answers.`,
  withdrawn: {
    subject: (powers: string) => `${powers}: the offer is taken back`,
    taker: (powers: string, game: string) =>
      `No action needed: the GM has taken back the offer that you play ${powers} in '${game}'.`,
    player: (powers: string) =>
      `The GM has taken back the offer of ${powers} to another address: you play on as before.`,
    gm: (powers: string) => `Another GM has taken back the offer of ${powers} to an address.`,
  },
};

/** Somebody plays where nobody did: to everybody else. */
export const seatTaken = {
  subject: (powers: string, count: number) => `${powers} ${count === 1 ? 'is' : 'are'} played again`,
  /** `who`: null where the name is hidden. `moved`: the deadline. */
  told: ({ powers, who, moved }: { readonly powers: string; readonly who: string | null; readonly moved: boolean }) =>
    `${who ?? 'Somebody'} now plays ${powers}. ${aboutDeadline(moved)}`,
  returned: (powers: string, moved: boolean) => `The player of ${powers} is back. ${aboutDeadline(moved)}`,
  again: {
    subject: (powers: string) => `you play ${powers} again`,
    told: (powers: string) =>
      `The GM has taken your removal back: you play ${powers} as before, with the orders that you had sent.`,
  },
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'We moved the deadline to leave time for orders. WAIT is on for everybody; SET NOWAIT turns yours off.'
    : 'The deadline is unchanged.';
}

/** To somebody who has been sent away without having played. */
export const sentAway = {
  subject: {
    observer: 'you no longer observe this game',
    applicant: 'you no longer take part in this game',
  },
  told: {
    observer: (game: string) => `The GM has removed you: you no longer observe '${game}'.`,
    applicant: (game: string) => `The GM has removed you: you no longer take part in '${game}'.`,
  },
};

/** A player has resigned, was sent away, or the power has none any more: to the player and to everybody. */
export const vacated = {
  subject: {
    resigned: (powers: string) => `${powers}: its player has resigned`,
    ejected: (powers: string) => `${powers}: its player has been removed`,
    dummy: (powers: string) => `${powers}: no player`,
    passed: (powers: string) => `${powers}: played from another address now`,
    replaced: (powers: string) => `${powers}: somebody else plays it now`,
  },
  lead: (powers: string, game: string) => `You no longer play ${powers} in '${game}'.`,
  own: {
    resigned: 'You have resigned. You can come back by signing on again, as long as nobody has taken your place.',
    ejected: 'The GM has removed you from this game. If you wonder why, write to the GM.',
    dummy: 'The GM has decided that this power no longer has a player. If you wonder why, write to the GM.',
    passed:
      'Somebody has answered from the address to which the GM had offered your seat, and plays it from there now. If that was not you and you wonder why, write to the GM.',
    replaced:
      'The GM has given your seat to somebody else, who plays it from now on. If you wonder why, write to the GM.',
  },
  /** `waits`: the game, for somebody else. */
  others: {
    resigned: (powers: string, waits: boolean, isForAll: boolean) =>
      `The player of ${powers} has resigned. ${what(waits, isForAll)}`,
    ejected: (powers: string, waits: boolean, isForAll: boolean) =>
      `The GM has removed the player of ${powers}. ${what(waits, isForAll)}`,
    dummy: (powers: string) =>
      `Nobody plays ${powers} from now on: its units hold, dislodged ones disband, and the game does not wait for it.`,
  },
};

function what(waits: boolean, isForAll: boolean): string {
  return waits
    ? 'The game waits for a replacement.'
    : `${isForAll ? 'Anyone' : 'Whoever the GM lets in'} can take over; if nobody has by the end of the grace period, the game goes on without its orders.`;
}

/** The deadline, the end of grace or the start of processing has moved. */
export const deadlineSet = {
  subject: {
    deadline: (phase: string, date: string) => `${phase} new deadline: ${date}`,
    times: (phase: string) => `${phase} new times`,
  },
  agreed: 'All players have agreed on a new deadline. Orders on file stay on file.',
  moved: (who: string) => `${who} has moved the deadline. Orders on file stay on file.`,
  newTimes: (who: string) => `${who} has set new times for this phase. Orders on file stay on file.`,
  old: (time: string) => `The old deadline was ${time}.`,
  notLateBefore: (time: string) => `The notice is short, so nobody is marked late before ${time}.`,
  lateUntil: (time: string) => `Late orders are accepted until ${time}.`,
  notBefore: (time: string) => `Nothing is processed before ${time}.`,
};

/** A player proposes another deadline. */
interface Wish {
  readonly who: string;
  readonly time: string;
  /** So many of so many powers want it. */
  readonly have: number;
  readonly need: number;
}

export const deadlineWished = {
  subject: (phase: string) => `${phase} another deadline is proposed`,
  told: ({ who, time, have, need }: Wish) =>
    `${who} proposes ${time} as the deadline of this phase. The deadline moves only if all players agree; ${have} of ${need} do so far.`,
  howToAgree: 'To agree, reply with this line. To keep the deadline, do nothing.',
  howToSet: 'As GM you can set it right away: reply with this line.',
};

/** The deadline has passed and orders are missing. */
export const late = {
  subject: {
    own: (phase: string) => `${phase} you are late`,
    hidden: (phase: string) => `${phase} orders are missing`,
    powers: (phase: string, powers: string) => `${phase} late: ${powers}`,
    unplayed: (phase: string, powers: string) => `${phase} waits for a player: ${powers}`,
  },
  stillCountGoesOn:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, the game goes on without them.',
  stillCountReplaced:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, your place is offered to somebody else.',
  /** `own`: the reader has orders on file. */
  missing: (own: boolean) =>
    `Orders are missing, so the phase is not processed yet. It will be soon after they arrive${own ? '; until then you can change yours' : ''}.`,
  missingFrom: (powers: string, own: boolean) =>
    `Orders from ${powers} are missing, so the phase is not processed yet. It will be soon after they arrive${own ? '; until then you can change yours' : ''}.`,
  unplayed: (powers: string, several: boolean) =>
    `Nobody plays ${powers} now, and the phase waits for ${several ? 'their orders: they need players who take them' : 'its orders: it needs a player who takes it'} over.`,
};

/** The judge was down when a deadline passed: to everybody. */
export const outage = {
  subject: (deadline: string) => `new deadline: ${deadline}`,
  told: (span: string, from: string) =>
    `The judge was down for ${span}, from ${from} on. Nobody is marked late: we moved the deadline by the same amount. Orders on file stay on file.`,
};

/** The game is paused: to everybody. `by` begins a sentence. */
export const paused = {
  subject: 'the game is paused',
  told: (by: string) =>
    `${by} has paused the game. Until it resumes nothing is processed and we take no orders; press goes out as before. Orders on file stay on file, and the deadline moves by the length of the pause.`,
};

/** Manual processing: a phase could be processed, and the GM has not yet spoken. */
export const processWanted = {
  /** `code`: of the phase. */
  subject: (code: string) => `${code} is ready to process`,
  decision: 'Your decision needed.',
  /** `isMany`: retreats or adjustments. */
  ready: (phase: string, isMany: boolean) =>
    `Your decision needed: ${phase} ${isMany ? 'are' : 'is'} ready to process.`,
  how: 'In this game the GM decides when a phase is processed. To process it now, reply with this line:',
};

/** Some hours before the deadline, to those who still owe orders. */
export const reminder = {
  /** `left`: how long until the deadline; null: it has passed. `orders`: `orders complete`. */
  subject: (left: string | null, orders: string) =>
    `${left === null ? 'the deadline has passed' : `deadline in ${left}`}: ${orders}`,
};

/** A paused game goes on, or one that had ended is taken up again: to everybody. `by` begins a sentence. */
export const resumed = {
  subject: (deadline: string | null) => `the game goes on${deadline === null ? '' : `, deadline ${deadline}`}`,
  reopened: (by: string) => `${by} has reopened the game where it had ended. Orders on file stay on file.`,
  told: (by: string) => `${by} has ended the pause. Orders on file stay on file.`,
  /** How long the pause was, and what that means for the deadline. */
  lateOrders: (pause: string) => `The pause lasted ${pause}: late orders are accepted for that much longer.`,
  sameDeadline: (pause: string) => `The pause lasted ${pause}: the deadline stays as it was.`,
  movedAlike: (pause: string, was: string) =>
    `The pause lasted ${pause}, and the deadline has moved by the same amount. It was ${was}.`,
  /** On to the next time at which deadlines fall: `hour` of the clock, `days` as settings are written, `zone` a place. */
  movedOn: ({
    pause,
    moved,
    hour,
    days,
    zone,
    was,
  }: {
    readonly pause: string;
    readonly moved: string;
    readonly hour: string | null;
    readonly days: string;
    readonly zone: string;
    readonly was: string;
  }) =>
    `The pause lasted ${pause}. The deadline has moved by ${moved}: by the length of the pause, and on to the next time at which deadlines fall in this game (${hour === null ? '' : `at ${hour} `}${days}, ${zone} time). It was ${was}.`,
};

type Direction = 'back' | 'forward';

/** The game has been taken back to an earlier phase, or forward again: to everybody. `by` begins a sentence; what has changed stands below. */
export const rolled = {
  subject: (direction: Direction, phase: string) => `the game goes ${direction} to ${phase}`,
  told: (by: string, direction: Direction, isOver: boolean) =>
    `${by} has taken the game ${direction}.${isOver ? '' : ' You can change your orders until the deadline. WAIT is on for everybody: the phase is processed at the deadline, or earlier once all have sent SET NOWAIT or the GM decides.'} The history keeps what was taken back.`,
};

/** Once a week to the GMs of a paused game. */
export const stillPaused = {
  subject: 'the game is still paused',
  lead: 'Your decision needed: the game is still paused.',
  how: 'Nothing is processed until the game resumes. To resume it, reply with this line:',
};

/** Back to before the powers were dealt: to everybody. `by` begins a sentence. */
export const unstarted = {
  subject: 'the start is taken back',
  told: (by: string) =>
    `${by} has taken the start back, so nobody has a power or orders to send. You are still signed on, with your preferences. The GM will start the game again, and the powers are then assigned again.`,
};

/** To somebody who would step in. */
export const substituteAsked = {
  subject: (powers: string) => `a seat is free: ${powers}`,
  lead: (powers: string, game: string) => `You can take a seat as a substitute: ${powers} in '${game}'.`,
  how: (until: string) =>
    `To take it, reply with one of these lines. At ${until} we ask the next; the first yes takes it.`,
  nothing: 'If you do nothing, nothing happens. To be asked no more: SET NO SUBSTITUTE.',
};
