/** What is answered to commands in a game, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Addressee } from '../../../engine/game/events.ts';
import type { VariantDefault } from '../../../engine/messages/decision-messages.ts';
import type { WantedBeforeStart } from '../../../engine/messages/game-messages.ts';
import type { Day } from '../../../engine/messages/time-messages.ts';
import type { VoteStands } from '../../../engine/messages/vote-messages.ts';
import type { CurrentDeadline } from '../../../engine/messages/waiting-messages.ts';
import { powerInField } from '../../../engine/vocabulary.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { abbrOf } from '../text/abbreviations.ts';
import { countNoun } from '../text/counts.ts';
import { generalAnswer } from '../text/generally.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { questions } from './questions.ts';

export const acts = {
  'acts/wrote-for': 'wrote for {power:powers}',
  'acts/looked': 'looked at the orders for {phase}',
  'acts/set-up': 'set up the board of {phase}',
  'acts/rolled': ({ to, back }) => `took the game ${back ? 'back' : 'forward'} to ${to}`,
  'acts/processed': 'processed {phase}',
  'acts/set': ({ changes }, { settings }) => `changed settings: ${settings(changes).join(' ')}`,
  'acts/unstarted': 'took the start back',
  'acts/ended': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'ended the game without a result' : `ended the game: ${ending(outcome)}`,
  'acts/seats': ({ powers: seats, now }, { powers }) =>
    ({
      open: `opened the seat of ${powers(seats)}`,
      closed: `left ${powers(seats)} without a player`,
      bot: `gave ${powers(seats)} a bot`,
      passed: `gave ${powers(seats)} to somebody else`,
      offered: `offered the seat of ${powers(seats)} to an address`,
      back: `gave ${powers(seats)} back to its player`,
      kept: `took back the offer of the seat of ${powers(seats)}`,
    })[now],
  'acts/gm': ({ joins }) => (joins ? 'made somebody a GM' : 'took the rights of a GM from somebody'),
  'acts/lists': 'changed the lists of who may join',
  'acts/sent-away': ({ observer }) => `sent ${observer ? 'an observer' : 'a player who had signed on'} away`,
  'acts/muted': ({ power, until }, { powers, time }) =>
    until === null ? `let ${powers(power)} send press again` : `muted ${powers(power)} until ${time(until)}`,
  'acts/reminded': 'reminded those who still owe orders',
} as const satisfies MessagesIn<'acts'>;

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `${seats.length === 1 ? 'A bot plays' : 'Bots play'} ${powers(seats)} from now on, until somebody takes over. Everyone has been told`,
  'bots/all-played': 'A player or a bot plays every power already.',
  'bots/plays-already': 'A bot plays {power:powers} already.',
} as const satisfies MessagesIn<'bots'>;

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0 ? `Nothing that you see in '${game}' changes.` : `What this means for '${game}':`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} takes it back.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      'Done.',
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'We have told everyone concerned.',
      ...(undo === null ? [] : [`${undo} takes it back.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `The powers are dealt and the game begins${gone.length === 0 ? '.' : `; nobody plays ${powers(gone)}.`}`,
  'changes/unbegun':
    'The start is taken back: nobody has a power, orders on file are gone, and the next start deals the powers again.',
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'The game ends without a result.' : `The game ends. ${ending(outcome)}`,
  'changes/opens': ({ what }) =>
    `Everybody then sees, for good: ${listInWords(what.map((each) => ({ board: 'the whole board', names: 'who plays what', diaries: 'the diaries' })[each]))}.`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? 'The game is no longer over.'
      : `The game is no longer over, and its result does not count any more: ${ending(outcome)}`,
  'changes/phase': 'The game is in {phase}, no longer in {current}.',
  'changes/results': ({ phases, counts }) =>
    `The results of ${listInWords(phases)} ${counts ? 'count again' : 'no longer count'}.`,
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (list: readonly string[]) => list.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`without ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`with ${units(more).join(', ')}`]),
    ];
    return `${powers(power)}${retreating ? ' (to retreat)' : ''}: ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')}: now ${owner === null ? "nobody's" : `owned by ${powers(owner)}`}, before ${before === null ? "nobody's" : `owned by ${powers(before)}`}`,
  'changes/seats': ({ powers: seats, now, restricted = false }, { powers }) =>
    ({
      played: `${powers(seats)}: has a player.`,
      passed: `${powers(seats)}: has another player.`,
      open: `${powers(seats)}: no player; ${restricted ? 'whoever the GM lets in' : 'anyone'} may take over.`,
      closed: `${powers(seats)}: no player; nobody can take over until you REVIVE it, and the units hold.`,
      bot: `${powers(seats)}: played by a bot, until somebody takes over.`,
    })[now],
  'changes/gm': ({ joins }) => (joins ? 'The game has another GM.' : 'The game has one GM fewer.'),
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'A setting changes.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Deadline: ${to === null ? 'none' : time(to)}${from === null ? '' : `, instead of ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT is ${on ? 'set' : 'off'} for ${who === null ? 'everybody' : powers(who)}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `The vote of ${powers(who)} ${counts ? 'counts again' : 'no longer counts'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${powers(power)}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : spellOrders(board, each))).join('; ')})`}`,
    );
    return `${on ? 'On file again' : 'No longer on file'} for ${phase}: the orders of ${listInWords(told)}`;
  },
} as const satisfies MessagesIn<'changes'>;

export const deadline = {
  'deadline/no-phase': 'There is no phase with a deadline now.',
  'deadline/paused': 'The game is paused and its clock stands still: RESUME it first.',
  'deadline/past': 'That lies in the past: a deadline can be any time from now on.',
  'deadline/date-past': 'That lies in the past.',
  'deadline/same-already': 'That is the deadline already',
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `You would propose ${time(proposes)}. `}${
      doubt === 'short notice'
        ? 'That is less than a day away. Nobody counts as late until a day from now, but orders that are complete are processed at the new deadline.'
        : `That is ${countNoun(doubt.daysAhead, 'day')} away: is the date right?`
    }`,
  'deadline/moved':
    'The deadline has moved from {from:time} to {to:time}, and the grace period with it. Everyone has been told',
  'deadline/from-now': 'The deadline had passed, so the time counts from now',
  'deadline/proposed':
    'You propose {at:time} as the deadline. It is set when all players send the same; {have} of {need} agree so far, and everyone has been told. The GM can set it at once. SET NO DEADLINE takes your proposal back',
  'deadline/none-proposed': 'You have not proposed a deadline',
  'deadline/proposal-withdrawn': 'You no longer propose another deadline',
  'deadline/falls-in-absence': ({ powers: away, until }, { powers, time }) =>
    `Away at that time, and late then: ${powers(away)} (until ${time(until)}). SET DEADLINE with a time after it spares them that`,
  'deadline/no-such-day': 'This game has no deadlines on that day. On the next that has: SET DEADLINE {until:time}',
  'deadline/others-propose': ({ deadlines }, { time }) =>
    `Proposed as the deadline: ${deadlines.map(time).join('; ')}. SET DEADLINE with that date agrees to it, nothing else does`,
  'deadline/all-agree':
    'All players agree: the deadline has moved, and the grace period with it. Everyone has been told',
  'deadline/grace-before-deadline': 'The grace period begins at the deadline: it cannot end before it.',
  'deadline/grace-too-short':
    'With NMR, the grace period lasts at least a day: we tell players who are late a day before the game goes on without them.',
  'deadline/grace-moved': 'The grace period now ends {end:time}. Everyone has been told',
  'deadline/start-after-deadline':
    'The phase is processed at the deadline at the latest: START cannot be later than that.',
  'deadline/start-set': 'The phase will not be processed before {at:time}. Everyone has been told',
  'deadline/nobody-late': 'Nobody owes orders: there is nobody to remind',
  'deadline/reminded-lately': 'You have reminded the players within the last six hours: please wait a little.',
  'deadline/reminded': ({ powers: own }, { powers }) =>
    own === null
      ? 'We have reminded whoever still owes orders'
      : `We have reminded whoever plays ${powers(own)}: orders are missing`,
} as const satisfies MessagesIn<'deadline'>;

export const deciding = {
  'deciding/only-for': ({ who }) => `Only ${listInWords(who.map((each) => GROUPS[each]))} can do this.`,
  'deciding/template-of-other': 'These settings were saved for {variant}, and hold for that variant alone.',
  'deciding/broadcasts-are-for-players':
    'Broadcasts are part of the game for those who play: only observers and the GM can turn them off.',
  'deciding/nothing-more': "{command} takes nothing more: '{text}' is not understood.",
  'deciding/no-setting': "There is no setting '{text}'.",
  'deciding/set-what': 'What is to be set? For example SET WAIT.',
  'deciding/which-game': "Which game? This needs a sign-on, or mail to the game's own address.",
  'deciding/no-game-name': "'{text}' is no name of a game.",
  'deciding/no-address': "'{text}' is no mail address.",
  'deciding/one-address': 'One mail address is needed here.',
  'deciding/no-phase': ({ text }, { example }) =>
    `'${text}' is no phase. Phases are written ${example('phase')} or ${example('phaseInWords')}.`,
  'deciding/no-span': "By how much? '{text}' should be a time such as 24h or 2 days.",
  'deciding/no-number': "'{text}' should be a number from {least} to {most}.",
  'deciding/no-power': ({ text }) => (text === '' ? 'Name a power.' : `There is no power '${text}' in this game.`),
  'deciding/no-zone': "'{text}' is no time zone. Zones are written Europe/Paris or UTC.",
  'deciding/beside-leaving':
    "Not done, because the same mail asks for '{text}'. Once that is confirmed or dropped, send this again.",
  'deciding/beside-confirmation':
    'Not done, because a confirmation must be alone in its mail. Send the confirmation first, then this in a mail of its own.',
  'deciding/below-process':
    'It stands below the line that processed {phase}, so it came too late for {phase}. Send orders for the next phase in a mail of their own.',
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'that phase is over' : `it is ${phase(current)} now`;
    if (past === null)
      return `Not done: the page was loaded before, and ${now}. Look at the board, then send it again.`;
    if (past === current)
      return 'Not done: the game was set back after your page was loaded. Send it again if you still want it.';
    return `Not done: you wrote this for ${phase(past)}, and ${now}. Send it again if you still want it.`;
  },
  'deciding/sample-password':
    'No password was set: in our examples that word stands for one of your own. You need one only to write from another address; SET PASSWORD sets it',
  'deciding/created': ({ game, variant, isForInvited }) =>
    `The game '${game}' (${variant}) is created and you are its GM (game master). ${
      isForInvited
        ? 'Only people who are invited can join it (INVITE)'
        : `Players join it with SIGNON ?${game} and a password of their own`
    }; LIST shows its settings`,
  'deciding/variant-defaults': ({ defaults }) =>
    `The variant's rules, and what changes them before the game begins: ${defaults.map((each) => `${variantDefault(each)} (${each.line})`).join('; ')}`,
  'deciding/practice': "Your game '{game}' ({variant}) against bots has begun",
  'deciding/evening':
    "Deadlines fall at {hour} ({zone}), an hour of the evening of this game's own. SET MOVE CLOCK chooses another, SET ZONE another zone",
  'deciding/partial-orders':
    'At a deadline the game does not wait for units that a player has left out: they hold. SET NO PARTIAL ORDERS makes it wait for complete orders',
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? 'You observe this game: its results come to you, and no press. SET BROADCAST brings that too, RESIGN ends it'
      : 'You observe this game: results and public press come to you. RESIGN ends it',
  'deciding/joined': "You have signed on to '{game}', {variant}",
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'You had signed on already; the password is now this one' : 'You had signed on already',
  'deciding/approval-asked':
    "In this game new players need the GM's approval: the GM has been asked, and we will tell you",
  'deciding/gm-plays':
    'You play in your own game: you set its times and settings, but see no orders of others, write for nobody else, and everybody learns that the GM plays',
  'deciding/gm-plays-against':
    'You play in this game yourself, so nobody but its own player writes for {power:powers}.',
  'deciding/gm-sets-absences-only':
    'You play in this game yourself, so nobody but its own player writes for {power:powers}. You can only set an absence for it',
  'deciding/as-gm-first': 'This is for the GM: sign on as GM first.',
  'deciding/below-become': ({ power }, { powers }) =>
    `Below BECOME is read only what the player of ${powers([power])} could write. Send this in a mail of its own, or above that line.`,
  'deciding/gm-only': 'Only the GM of the game can do this.',
  'deciding/players-only': 'Only players can do this.',
  'deciding/bad-name': "'{name}' cannot be the name of a game: 2 to 24 letters and digits, a letter first.",
  'deciding/reserved-name': "'{name}' is kept for the judge's own mail: choose another name.",
  'deciding/variant-as-password':
    "'{variant}' is a variant, and the game's password comes before it: choose one of your own.",
  'deciding/no-such-option': ({ word, variant }) =>
    `'${word}' after ${variant ?? 'the name'} is no variant and no option that this judge knows.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Variants: ${variants.join(', ')}.`,
  'deciding/no-such-variant': "There is no variant '{variant}': GET VARIANTS tells what there is.",
  'deciding/no-variant-option': "'{word}' is no option of a variant here; GUNBOAT is one.",
  'deciding/same-variant': '{variant} is the variant already; nothing had to change',
  'deciding/variant-set': ({ variant, isOther }) =>
    `The game is ${variant} now${isOther ? OTHER : ''}. Everyone has been told`,
  'deciding/powers-set': () => `Set${OTHER}. Everyone has been told`,
  'deciding/variant-stays': 'The game has begun: its variant stays. CREATE another game for another variant.',
  'deciding/too-few-seats': '{people} have signed on already, and {variant} has {seats} seats.',
} as const satisfies MessagesIn<'deciding'>;

const OTHER = '; preferences have to be sent again, and CENTERS, PLAYERS and POWERS are as it says';

const GROUPS = { player: 'players', observer: 'observers', master: 'the GM' } as const;

/** What follows "The game has not begun yet". */
const NOT_BEGUN: Readonly<Record<WantedBeforeStart, string>> = {
  bots: ': bots take their seats once it has.',
  deadline: ': it has no deadline. SET MOVE, SET RETREAT and SET ADJUST say how they will fall.',
  diary: ': you can keep a diary while it is played.',
  end: ': TERMINATE or PURGE ends it.',
  orders: ': you can send orders once all seats are filled and we have told you which power is yours.',
  pause: ': there is nothing to pause.',
  play: ': you can do this once we have told you which power is yours.',
  seat: ', and nobody has a power. To join it, send the line below.',
};

export const game = {
  'game/shown-elsewhere': '',
  'game/over': 'The game is over.',
  'game/not-begun': ({ wanted }) => `The game has not begun yet${NOT_BEGUN[wanted]}`,
  'game/no-such-power': 'There is no {power:powers} in this game.',
} as const satisfies MessagesIn<'game'>;

export const master = {
  'master/begun': 'The game has begun',
  'master/begun-already': 'The game has begun already.',
  'master/begun-unstart': 'The game has begun. UNSTART takes the start back if nothing has been processed.',
  'master/nobody-to-begin': 'Nobody has signed on yet: a game without players cannot begin.',
  'master/seats-left-empty':
    'This variant is made for at least {players} players; the seats that nobody took have no player',
  'master/seats-left-to-bots': 'Bots play the powers that nobody took; whoever may join can take one over',
  'master/forming': 'The game is forming: players may join it',
  'master/running': 'The game is running',
  'master/paused': 'The game is paused, and everyone has been told. RESUME lets it go on',
  'master/paused-already': 'The game is paused already',
  'master/not-paused': 'The game is not paused.',
  'master/resumed': 'The game goes on. The deadline stays {deadline:time}. Everyone has been told',
  'master/resumed-later':
    'The game goes on. To make up for the pause, the deadline has moved from {from:time} to {to:time}. Everyone has been told',
  'master/blind-was-shown':
    'The game was blind, and now that it is over everybody has been shown all of it: it cannot go on.',
  'master/was-won': 'The game was won by its rules. ROLLBACK takes it back to an earlier phase.',
  'master/ended-unbegun': 'The game had not begun when it ended.',
  'master/taken-up-again': 'The game goes on where it ended. Everyone has been told',
  'master/settings-stay': 'The game is over: its settings stay as they were.',
  'master/set': ({ changes = {}, isAlone = false }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ['Done.'] : told), ...(isAlone ? [] : ['Everyone has been told'])].join(' ');
  },
  'master/import-unread': 'Nothing was created: {lines:line|lines} of what you pasted could not be read.',
  'master/import-differs':
    'By the rules {unit} of {power:powers} fares otherwise than these results say: is a line missing, or changed?',
  'master/import-line':
    'This line cannot be read, or does not agree with the lines around it. You can write the board as lines instead: HELP IMPORT.',
  'master/import-cannot': ({ why }) =>
    ({
      json: 'this is not JSON from here on.',
      several: 'there are several positions: paste one alone.',
      phase: 'The phase is missing: name it in a line of its own.',
      owners:
        'What you pasted does not say who owns which centers. Nothing was created. Paste the mail with the last table of owners above it, or add a line of centers for each power.',
      over: 'The game is over by these results: there is nothing to play on.',
      begun: 'This game has begun. IMPORT is for a new one; SETUP changes the board of this one.',
      blind: 'You play in this blind game: the board is for somebody else to bring.',
      long: 'What you pasted is too long: the results since the last table of owners are enough.',
    })[why],
  'master/import-variant': 'This is a game of {variant}. Change the variant first, or leave the field out.',
  'master/import-seatless':
    '{people:person has|people have} signed on, and you give them no seat. Add a line for each: SEAT address AS power.',
  'master/import-twice': '{power:powers}: you named two people, or one person twice.',
  'master/import-asked': ({ phase: now, boards, offers, open, withOrders }, { board, phase, powers }) => {
    const units = (list: readonly string[]) => list.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const at = (list: readonly string[]) => list.map((each) => (board === null ? each : abbrOf(board, each)));
    return [
      `It goes on in ${phase(now)}, with this board:`,
      ...boards.map(
        ({ power, units: standing, dislodged, centers }) =>
          `${powers(power)}: ${[...units(standing), ...units(dislodged).map((unit) => `${unit} (to retreat)`)].join(', ') || 'no units'}; centers: ${at(centers).join(', ') || 'none'}`,
      ),
      ...(offers.length === 0
        ? []
        : [`We invite: ${offers.map(({ power, address }) => `${address} (${powers(power)})`).join(', ')}.`]),
      ...(open.length === 0 ? [] : [`Nobody plays ${powers(open)} yet; the game waits until somebody does.`]),
      ...(withOrders ? ['Orders are not taken over: players send theirs.'] : []),
    ].join('\n');
  },
  'master/import-drawn': '{url} shows this board drawn.',
  'master/imported': ({ game: name, phase: now, invited }, { phase }) =>
    `'${name}' goes on in ${phase(now)}.${invited === 0 ? '' : ` ${countNoun(invited, 'invitation')} sent.`}`,
  'master/set-already': 'It is set so already; nothing had to change',
  'master/undo-how': '{line} takes it back, as long as nothing else happens in the game.',
  'master/undo-end-how':
    '{line} takes it back, as long as nothing else happens in the game; later RESUME does, with a new deadline.',
  'master/undo-one-board':
    'The last acts on these boards were not one act for all of them: nothing is undone on any board. UNDO to one board takes back what was for it alone.',
  'master/undo-nothing':
    'Nothing is there to take back. UNDO takes back settings, a deadline, SETUP, EJECT, the offer of a seat, DECLARE, RESUME and what was written for a player, as long as nothing has happened in the game since; ROLLBACK takes back a phase.',
  'master/resume-first': 'The game is paused: RESUME it first.',
  'master/nothing-to-process': 'There is no phase to process.',
  'master/which-phase': 'Which phase? To process the current one, send the line below.',
  'master/other-phase': 'The current phase is {current}, not {named}: nothing was processed.',
  'master/waits-for-orders': 'You play in this game yourself: before the deadline a phase waits for all orders.',
  'master/processed': '{phase} has been processed; the results are on their way to everyone. ROLLBACK takes it back',
  'master/process-early': ({ deadline, earliest, missing, waits }, { powers, time }) =>
    [
      `The deadline is only at ${time(deadline)}: until then everybody may still change their orders.`,
      ...(missing.length === 0 ? [] : [`Without all of their orders yet: ${powers(missing)}.`]),
      ...(waits.length === 0 ? [] : [`Waiting for the deadline (WAIT): ${powers(waits)}.`]),
      ...(earliest === null ? [] : [`By MIN nothing is processed before ${time(earliest)}.`]),
    ].join(' '),
  'master/bids-missing': ({ people }) =>
    `Seats are auctioned, and whoever has sent no bids gets what the others leave${people === null ? '.' : `: ${people === 1 ? 'one player has' : `${people} players have`} sent none yet.`}`,
  'master/writes-as-gm': 'You write as the GM already',
  'master/writes-for':
    'What follows is written for {power:powers}; its player gets a copy of it, and the record says so',
  'master/done-for': 'Done for {power:powers}',
  'master/copied-to-player': 'The player of {power:powers} gets a copy of what you have written for it.',
  'master/one-become':
    'Only one BECOME to a mail: what stands below this one is not carried out. Send it in a mail of its own, or below a new sign-on.',
  'master/below-second-become': 'It stands below a second BECOME: not carried out.',
  'master/below-failed-become': 'It stands below a BECOME that was not carried out: not carried out either.',
  'master/only-for-oneself': 'This is about whoever writes it: only the player of {power:powers} can send "{text}".',
  'master/not-anonymous': 'This game is not anonymous: LIST shows who plays what',
  'master/names-stay-hidden': 'The players were promised that names stay hidden for good (SET NO REVEAL).',
  'master/names-at-the-end': 'Names are shown when the game has ended, not before; then without a command.',
  'master/names-shown': 'Names have been open to all since the game ended',
  'master/bad-game-name': 'The name of a game is 2 to 24 letters and digits.',
  'master/game-keeps-name':
    'A game keeps its name: addresses, pages and the archive are made from it. As long as it has not begun, make another one.',
  'master/no-look-for-players':
    'You play in this game yourself, so nobody’s orders are shown to you before their time.',
  'master/no-phase-to-see': 'There is no phase to look at now.',
  'master/orders-hidden':
    'Nobody sees orders in this game before a phase is resolved, not even its GM. That has to be set before the game begins: SET MASTER SEES.',
  'master/look-recorded': 'This look is recorded; everyone will learn of it when the game ends',
  'master/pause-till': 'PAUSE stops the clock until RESUME. Rather than pause until a day, set the deadline there.',
  'master/grace-rule': 'Grace is a rule for the phases to come; SET GRACE with a date changes the current one.',
  'master/swap-how':
    'Once a game has begun, players keep their powers: each knows what was written to theirs. Until the first phase is over UNSTART takes the deal back; players then send SET PREFERENCE.',
  'master/by-address':
    'A player is named by address: STATUS has those of your players. REPLACE gives a power to somebody else, SEAT to another mailbox of its player.',
  'master/absence-how': 'An absence is written as its player would: BECOME and the power, below it AWAY and the days.',
  'master/concede-how': 'DECLARE CONCESSION names the power that wins.',
  'master/observers-how': 'Observers come in by themselves: they mail OBSERVE and the name of the game.',
  'master/hand-over': 'They write OBSERVE first; PROMOTE makes them a GM, and RESIGN then takes you out.',
  'master/one-deadline': 'All powers have the same deadline: it moves for everybody, or for nobody.',
  'master/remind-all': 'REMIND goes to all who still owe orders, and to nobody else.',
  'master/announce-how': 'What all are to read stands below ANNOUNCE:',
  'master/deadline-how':
    'Nothing has moved: it could be a quotation of our own mails. To move the deadline, send this line.',
  'master/end-in-year':
    'No game ends in a given year by itself. When that year is over, this line ends it in a draw of all survivors; DECLARE takes other results too.',
  'master/start-on-day':
    'With this line the game waits for you, even when all seats are taken; FORCE BEGIN starts it on the day.',
  'master/bots-fill':
    'Once the game has begun, this line gives bots all seats that nobody has. Before that, SET BOTS FILL and a number of players begins it with bots in the other seats.',
  'master/nothing-now': 'Nothing was done or changed.',
  'master/line-to-fill':
    'Nothing has been done yet. We may misread you: if you mean this line, fill in the word in small letters:',
  'master/line-does': 'Nothing has been done yet. We may misread you: if you mean this line, send it:',
  'master/lines-do': 'Nothing has been done yet. These lines do it:',
  'master/map-again': 'Results bring a map. It goes again to whoever asks for it: a player writes MAP to the game.',
  'master/board-how':
    'SETUP changes units and centers: you are shown what changes, and confirm it. This line tells how it is written:',
  'master/results-again': 'Results go again to whoever asks for them: a player writes HISTORY to the game.',
  'master/no-phase-skipped': 'No phase is left out: PROCESS ends it with the orders that are in.',
  'master/other-map': 'SET VARIANT and a name changes the map while the game is forming. This line lists the maps.',
  'master/orders-how':
    'Below this line you write as that power: its orders, and nothing for anybody else. Its player gets a copy.',
  'master/password-how':
    'From their own address players need no password, and nobody can be shown one. SEAT moves a player to another mailbox.',
  'master/votes-open': 'Votes are secret until you open them; then everybody sees those that are cast afterwards.',
  'master/look-how':
    'In a game that began with SET MASTER SEES this line shows orders before they are processed, and everybody learns of it at the end; in any other, nobody sees them.',
  'master/no-game-password':
    'A game has no password of its own: everybody joins with theirs. This line lets in only those whom you invite.',
  'master/draws-how':
    'A draw cannot be forbidden: it needs the vote of everybody who shares it. With this line those are all survivors.',
  'master/double-how':
    'When somebody signs on who seems to share a device, a password or a mailbox with another player, we mail you a hint, which decides nothing. This line shows their addresses.',
  'master/press-phases':
    'Press cannot be for retreats and builds alone: SET NO MINOR PRESS keeps it out of them, and this line out of everything.',
  'master/name-stays':
    'A game keeps its name, which is in its address. SET COMMENT shows words of yours in the list of games.',
  'master/find-substitute':
    'Once the seat is free we ask the substitutes ourselves. This line frees it; REPLACE … BY address names somebody.',
  'master/processed-when-in':
    'It is so already, unless somebody has set WAIT: DELAY after the last order. With MANUAL PROCESS this line is missing:',
  'master/week-rule': 'Deadlines follow from a rule: at least so many hours after processing.',
  'master/setup-before-start':
    'The game must have begun: set up the board then. PAUSE first, so that nothing is processed meanwhile.',
  'master/setup-unseen': 'You play in this game and do not see the whole board: it is not yours to set up.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${powers(power)} has no ${board === null ? unit : spellOrders(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)}: ${say(message)}`;
    });
    return `This board is not possible: ${told.join(' ')}`;
  },
} as const satisfies MessagesIn<'master'>;

export const player = {
  'player/asked': ({ question }, formatter) => generalAnswer(questions.general[question.topic], formatter),
  'player/quit-leaves-nothing':
    'This leaves no game, and nothing else was done with it: to leave a game write RESIGN; to end a mail, SIGNOFF.',
  'player/quit-is-resign': 'To leave the game, write RESIGN: nothing was done yet.',
  'player/forgot-password':
    'Nobody can be shown a password. From your own address you need none: write your lines to the game, or reply to its mails. SET PASSWORD and a new word changes it.',
  'player/no-bid-to-withdraw':
    'There is no bid in this game: seats are not auctioned (BID), and no points are put on states (IP). CLEAR takes back orders.',
  'player/one-line-does': 'For that, send the line below.',
  'player/yes-to-what':
    'A yes confirms only as the whole of a reply to the one mail that asked. Anything that waits is confirmed by the line CONFIRM and its word. A vote for a draw is DRAW YES.',
  'player/yes-to-which': 'More than one thing waits, and a yes does not say which. Send the line of what you mean:',
  'player/how-to-join': ({ game }) =>
    `${game === null ? 'SIGNON ? and the name of a game, on a line of its own, joins it' : `SIGNON ?${game}, on a line of its own, joins that game`}: nothing was done yet. LIST shows the games; PRACTICE starts one of your own against bots.`,
  'player/not-auctioned': '{lot:powers} is not auctioned.',
  'player/bid-too-high': 'Everybody has {purse} points: {points} are too many.',
  'player/bids-kept': 'Your bids are sealed: nobody else sees them before the seats are sold',
  'player/bids-withdrawn': 'You have no bids now: the game waits for them',
  'player/bid-sign-on': 'Only players bid: sign on first.',
  'player/bid-begun': 'The seats are taken: the game has begun.',
  'player/no-auction': 'Seats are not auctioned in this game: say what you would like to play.',
  'player/no-bid': "'{text}' is no bid: points and a seat are needed.",
  'player/bid-what': 'How many points for which seat?',
  'player/bid-for-each': "'{text}' is not auctioned as one: bid for each.",
  'player/diary-over': 'The game is over: its diaries are finished.',
  'player/diary-full': ({ most, length }) =>
    `A diary has at most ${most.toLocaleString('en')} characters in a game, and this entry makes it ${length.toLocaleString('en')}: it was not kept. DIARY DELETE makes room.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Kept as entry ${entry} of your diary; ${
      opens
        ? 'nobody else reads it before the game has ended, when it is opened to all'
        : 'nobody else ever reads it: in this game diaries stay closed'
    }`,
  'player/diary-deleted': 'Entry {entry} is deleted: it is never shown to anybody',
  'player/diary-stays': 'The game is over and its diaries are open: they stay as they are.',
  'player/diary-no-entry': 'There is no entry {entry} in your diary.',
  'player/diary-empty': 'Your diary is empty.',
  'player/diary-entry-empty': 'The entry is empty.',
  'player/would-resign':
    'Your orders on file stay. We look for a replacement, and until there is one you can come back.',
  'player/would-end-practice': 'This ends your game against bots: the strongest of them has it.',
  'player/left': 'You have left the game',
  'player/observer-left': 'You no longer observe the game; nothing more of it will reach you',
  'player/invite-whom': 'Whom? Write their mail addresses.',
  'player/what-if-orders': 'Orders are expected below WHATIF.',
  'player/no-phase-of': "'{text}' is no phase of {variant}.",
  'player/powers-dealt': 'The powers are dealt already.',
  'player/preference-sign-on': 'Only for those who have signed on to play.',
  'player/preference-at-random': 'Kept, though this game deals its powers at random',
  'player/ignore': ({ power, on }, { powers }) =>
    on
      ? `Messages that ${powers(power)} signs no longer reach you; nobody else learns of it. SET NO IGNORE ${powers(power)} brings them back`
      : `Messages of ${powers(power)} reach you again`,
  'player/ignored': ({ powers: who }, { powers }) =>
    who.length === 0 ? 'You ignore nobody' : `You ignore ${powers(who)}`,
  'player/ignore-oneself': 'That is your own power.',
  'player/mustered': ({ until }) =>
    until === null ? 'Good to know. Nobody has to confirm that here' : 'You have confirmed that you play',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Messages to all come to you';
    return gm
      ? 'No more messages to all come to you; what is written to the GM does. SET BROADCAST brings them back'
      : "No more press comes to you, only the judge's own mail; SET BROADCAST brings it back";
  },
  'player/clear-set': ({ classic }) =>
    classic
      ? 'CLEAR now drops the orders that you sent ahead, as on nJudge; CLEAR ALL takes back all'
      : 'CLEAR takes back the orders of the phase at hand again',
  'player/cleared': ({ explain }) => `Taken back; what is on file now stands below${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) => `There was nothing on file to take back${explain ? ELSEWHERE : ''}`,
  'player/clear-what': "'{text}' is no unit. CLEAR, CLEAR ALL or CLEAR A Par.",
} as const satisfies MessagesIn<'player'>;

const ELSEWHERE =
  '. This is the phase at hand; on nJudge CLEAR drops only orders for later phases, and here that is CLEAR LATER';

export const press = {
  'press/sent': ({ to, asWords = 0, unsigned }, speaker) =>
    `Sent to ${recipients(to, speaker)}${unsigned ? ', without your name' : ''}${asWords === 0 ? '' : `. ${countNoun(asWords, 'line')} with orders ${asWords === 1 ? 'was' : 'were'} sent as words, not filed`}`,
  'press/kept': ({ phase }) => `Kept: it comes out with the results of ${phase ?? 'the next phase'}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = /nothing was sent/i.test(told) ? '' : ' Nothing was sent.';
    return `${told}${sent} To ${recipients(to, speaker)} it would go as it stands, ${characters} characters that begin: ${start}`;
  },
  'press/held-line': ({ to }, speaker) => `press to ${recipients(to, speaker)}`,
  'press/empty': 'The message is empty: nothing was sent.',
  'press/too-long': ({ most }) =>
    `The message is longer than ${most.toLocaleString('en')} characters: nothing was sent. Send it in parts.`,
  'press/too-many': 'One mail sends out at most {most} messages: this one was not sent. Send it in another mail.',
  'press/no-reader-left': 'Nobody would read this message any more: nothing was sent.',
  'press/only-yourself': 'The message goes to nobody but yourself: nothing was sent.',
  'press/no-reader': ({ to }, speaker) =>
    `Nobody would read this message: ${
      to.length === 0
        ? 'its recipient has left the game'
        : `${recipients(to, speaker)} ${to.length === 1 && to[0] !== 'OBSERVERS' ? 'has' : 'have'} no player`
    }. Nothing was sent.`,
  'press/no-color': ({ color, observer }) =>
    `There is no ${color} press ${observer ? 'from observers ' : ''}in this game: nothing was sent.`,
  'press/none-yet': ({ begins }) =>
    begins
      ? 'Your sign-on has begun the game, and your message came before you had a power. Nothing was sent: send it again.'
      : 'The game has not begun: you can only write to the GM. Nothing was sent.',
  'press/none': 'There is no press in this game but to the GM: nothing was sent.',
  'press/none-of-observers': 'Observers send no press in this game.',
  'press/none-postal':
    'There is no postal press in this game: nothing was sent. BROADCAST sends it to everybody at once.',
  'press/no-results-to-come': 'There is no phase whose results it could go with.',
  'press/none-partial':
    'In this game press goes to everybody: nothing was sent. Write PRESS TO ALL if that is what you want.',
  'press/gm-white': 'Messages to and from the GM show who wrote them: leave out GREY.',
  'press/gm-as-gm': 'The GM writes as the GM: nothing was sent.',
  'press/no-fake-recipients':
    'A message shows its true recipients in this game: nothing was sent. Leave FAKE out to send it so.',
  'press/no-fake-sender':
    'Messages show their true sender in this game (a game has SET FAKE SENDER where they need not): nothing was sent. Leave FROM out to send it under your own name.',
  'press/none-in-minor-phases': 'There is no press in retreats and adjustments in this game: nothing was sent.',
  'press/none-after-deadline': 'There is no press between the deadline and processing in this game: nothing was sent.',
  'press/muted': 'The GM has muted you until {until:time}: until then you can write to the GM alone. Nothing was sent.',
  'press/none-of-late': 'Late players send no press in this game: send your orders first. Nothing was sent.',
  'press/orders-first':
    'In this game orders come before press: send orders for all your units first. Nothing was sent.',
  'press/neighbors-not-all': 'Press goes to neighbors only in this game, not to everybody: nothing was sent.',
  'press/no-neighbors': ({ far }, speaker) =>
    `Press goes to neighbors only in this game, and ${recipients(far, speaker)} ${
      far.length === 1 && far[0] !== 'OBSERVERS' ? 'is not one' : 'are none'
    } of yours: nothing was sent.`,
} as const satisfies MessagesIn<'press'>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: 'the sender of the message that you answer',
  MASTER: 'the GM',
  OBSERVERS: 'the observers',
};

export function recipients(to: 'all' | readonly Addressee[], { powers }: Formatter): string {
  return to === 'all'
    ? 'everybody'
    : listInWords(
        to.map((each) => NAMES[each] ?? powers(each)),
        'and',
      );
}

export const seats = {
  'seats/gm-already': 'A GM of this game already',
  'seats/no-observer':
    '{address} takes no part in this game: only an observer can be made a GM. The line to send from there is below.',
  'seats/plays-already': 'A player cannot be a GM of the same game: only an observer can.',
  'seats/promoted': 'A GM of this game now. Everyone has been told',
  'seats/one-password': 'REVIVE takes a power and one password.',
  'seats/unmute-whom': (_, { example }) =>
    `Say to whom mail is to go again: UNMUTE ${example('power')}, UNMUTE jean@example.org, or UNMUTE ALL.`,
  'seats/no-seat': 'There is no seat of {power:powers} to open.',
  'seats/has-player': '{power:powers} has a player.',
  'seats/open-already': '{power:powers} can be taken over already',
  'seats/opened': '{power:powers} can be taken over again. Everyone has been told',
  'seats/opened-with-password':
    '{power:powers} can be taken over by whoever has that password. Everyone has been told, but not the password',
  'seats/unknown-person': 'We do not know {address}.',
  'seats/allowed': 'On the list: from now on only players on it may join or take over',
  'seats/denied': 'On the list: this player may not join or take over. Somebody who plays already stays in the game',
  'seats/allowed-no-more': 'Off the list of those who may join',
  'seats/denied-no-more': 'Off the list of those who may not join',
  'seats/nobody-waits': 'Nobody is waiting for your approval.',
  'seats/none-of-these-waits': 'None of these is waiting for your approval.',
  'seats/let-in': ({ people }) =>
    people === 1 ? 'Approved, and we have told them' : `${people} people are approved, and we have told them`,
  'seats/none-approved': 'None of these has had your approval.',
  'seats/on-hold': 'Back on hold: they need your approval again before their orders count',
  'seats/not-open-to-you': 'The GM has not opened this game to you; write to the GM if you wonder why.',
  'seats/by-invitation': "'{game}' is for people who are invited: ask a player for a link.",
  'seats/practice': "'{game}' is somebody's own game against bots. PRACTICE begins one for you.",
  'seats/not-on-the-list': 'This game is open only to players on its GM’s list; write to the GM to be put on it.',
  'seats/back': 'Welcome back: you play {powers:powers} again',
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `You play ${powers(own)} in '${game}' from now on. ${isTold ? 'Everyone hears of it within a day' : 'Only the GM hears of it'}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `We ask ${address} whether they would play ${powers(seats)} in '${game}'. As soon as they answer, they do.`
      : isSamePlayer
        ? `We ask ${address} to play ${powers(seats)} in '${game}' from there, as a new mailbox of the same player: as soon as they answer, nothing of the seat reaches the old address any more, and the orders on file stay. We tell the old address now.`
        : `We ask ${address} whether they would play ${powers(seats)} in '${game}'. As soon as they answer, the player of today is out, and the orders on file are gone. We tell that player now.`,
  'seats/offered':
    'We have asked {address}; {powers:powers} passes to them with their answer, and nothing changes before',
  'seats/offer-withdrawn': 'The seat of {powers:powers} is offered to nobody any more',
  'seats/no-seats-yet': 'The game has not begun, so nobody has a seat yet: INVITE asks an address to sign on.',
  'seats/taker-plays': 'Whoever has that address plays in this game already.',
  'seats/taker-is-gm': 'Whoever has that address is a GM of this game, and a GM does not come to play in it.',
  'seats/seat-whom': 'Name an address and a power.',
  'seats/time-given':
    'The deadline has moved to give you time; WAIT is set for everybody, and SET NOWAIT takes yours off',
  'seats/muted':
    '{power:powers} sends press to nobody but the GM until {until:time}. Everyone has been told; MUTE with OFF behind the power ends it.',
  'seats/unmuted': '{power:powers} can send press again. Everyone has been told.',
  'seats/needs-approval':
    'In this game new players need the GM’s approval before their orders are taken. We have asked the GM and will tell you the answer',
} as const satisfies MessagesIn<'seats'>;

export const sheet = {
  'sheet/not-confirmed':
    'Nothing was sent: this device is new to us. Answer the mail in which we ask whether it was you, then reload this page.',
  'sheet/link-dead':
    'This link is dead. Use the one in the last mail that asked you for orders, or send the judge SET LINKS NEW.',
  'sheet/game-over': 'The game is over, and its order sheets with it. Its page has all that happened.',
  'sheet/too-many-devices':
    'Your sheet was opened on too many new devices today. Use one that you have confirmed, or send your orders by mail.',
  'sheet/old-page': 'Nothing was sent: this page is out of date. Reload it and send again.',
  'sheet/too-often': 'Nothing was sent: that is more than we take from a sheet in an hour. Mail works meanwhile.',
  'sheet/wait': 'Nothing was sent yet: mail that came earlier goes first. Send again in a minute.',
  'sheet/our-fault': 'Nothing was sent. The fault is ours and has been logged. Send your orders by mail.',
  'sheet/by-mail-only': 'A sheet does not do that. Send this line by mail.',
  'sheet/no-sign-on': 'A sheet is for its own game: leave the sign-on line out, or send it by mail.',
  'sheet/other-game': 'Nothing was sent: this sheet is for another game. Reload it.',
  'sheet/which-game':
    'Nothing was done: put the name of the game in front, with a colon, as in the lines of this page.',
  'sheet/no-desk': 'Nothing was done there: you do not run that game, or you play in it. Use its own sheet.',
  'sheet/other-site': 'Nothing was sent: the request did not come from our own page.',
  'sheet/too-long': 'Nothing was sent: a sheet takes {lines} lines and {characters} characters at once.',
} as const satisfies MessagesIn<'sheet'>;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `14 Feb 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`;
}

export const times = {
  'times/missing': 'A date is missing.',
  'times/too-long': 'This is too long to be a date.',
  'times/span-too-long': 'This is too long to be two dates.',
  'times/span-open': 'Until when? For example: from 3 to 10 August.',
  'times/two-times': "'{text}' has two times.",
  'times/two-years': "'{text}' has two years.",
  'times/two-months': "'{text}' has two months.",
  'times/two-days': "'{text}' has two days.",
  'times/two-weekdays': "'{text}' has two days of the week.",
  'times/two-dates': "'{shown}' is a second date.",
  'times/names-two-days': "'{text}' names two days.",
  'times/needs-day': "'{text}' needs the day of the month.",
  'times/no-date': "'{shown}' is not a date.",
  'times/no-time-of-day': "'{shown}' is not a time of day: hours run from 00:00 to 23:59.",
  'times/no-day-of-month': "'{shown}' is not a day of a month.",
  'times/no-part-of-date':
    "'{shown}' is not part of a date. Write dates as 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 or in 24h.",
  'times/day-or-month': ({ shown, first, second }) =>
    `'${shown}' could be ${first} ${MONTHS[second - 1]!} or ${second} ${MONTHS[first - 1]!}: please write the month's name.`,
  'times/no-day-in-month': ({ month, day }) => `${MONTHS[month - 1]!} has no day ${day}.`,
  'times/no-such-day': 'There is no such day.',
  'times/no-such-date': ({ date }) => `There is no ${dateInWords(date)}.`,
  'times/which-year': ({ date, most }) =>
    `That would be ${dateInWords(date)}, more than ${countNoun(most, 'day')} from now: please write the year too.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `${dateInWords(date)} is a ${WEEKDAYS[weekday]!}, not a ${WEEKDAYS[written]!}.`,
} as const satisfies MessagesIn<'times'>;

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `You vote for a draw of ${among === null ? 'all survivors' : powers(among)}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) => `You would concede the game to ${powers(to)}${standing(stands)}`,
  'votes/no-draw': 'You have no vote for a draw now',
  'votes/no-concession': 'You concede the game to nobody now',
  'votes/unplayed-have-none': 'Powers that nobody plays have no vote and no share',
  'votes/survivors-share': 'A draw includes all survivors in this game: {survivors:powers}.',
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Only those who are left can share a draw; not ${powers(gone, 'or')}.`,
  'votes/not-conceded': 'This game is not conceded: it is played to its end or drawn.',
  'votes/to-one': 'A game is conceded to one: {powers:powers} do not win together.',
  'votes/to-another': 'You can only concede the game to somebody else.',
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `A game is conceded to the largest ${bySeat ? 'player' : 'power'} only: ${powers(largest, 'or')}.${isYou ? ' That is you.' : ''}`,
  'votes/paused': 'The game is paused: vote when it goes on.',
  'votes/nothing-on': 'There is nothing to vote on now.',
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    `Nobody plays ${powers(own, 'or')}: ${own.length === 1 ? 'it has' : 'they have'} no vote.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${powers(own)} ${own.length === 1 ? 'is' : 'are'} out of the game: only those who are left vote.`,
  'votes/yes-or-no': 'For a draw write DRAW YES, against it DRAW NO.',
  'votes/concede-to-whom': 'To which power?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${powers(gone)} ${gone.length === 1 ? 'has' : 'have'} nothing left on the board.`,
  'votes/draw-of-one': ({ power }) =>
    `A draw is among two powers or more. For one there is DECLARE CONCESSION ${power ?? 'power'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${powers(to)} is not the largest power: that is ${powers(largest, 'or')}.`,
  'votes/draw-leaves-out': 'Draws in this game include all survivors (DIAS); this one leaves out {leftOut:powers}.',
  'votes/press-after-end': 'Press can be opened when the game is over, if all who played it agree.',
  'votes/press-without-players': 'Nobody played this game: there is no press to open.',
  'votes/press-stays-open': 'All agreed, and the press is in the archive: it stays open.',
  'votes/press-as-before': ({ on }) => (on ? 'You have agreed already' : 'You have not agreed, so nothing changes'),
  'votes/press': ({ on, missing, isPlayer }) =>
    on
      ? `You agree to open all press${
          missing === 0
            ? isPlayer
              ? '; so do all others, and it is in the archive now'
              : ': your own messages are in the archive now, where their other readers and writers agree'
            : `; it opens when ${missing === 1 ? 'one more player agrees' : `${missing} more players agree`}. SET NO OPEN PRESS takes this back`
        }`
      : 'You no longer agree to open the press: it stays closed',
} as const satisfies MessagesIn<'votes'>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', and so do all others: the game is over';
  const { until, isOpen } = stands;
  return `; good until ${until} is processed, and ${
    isOpen ? 'everybody sees it' : 'nobody learns how the others vote'
  }`;
}

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? 'WAIT is on now and again in each phase, until SET NOT ALWAYS WAIT'
      : 'WAIT is no longer set by itself; for this phase it stays as it is',
  'waiting/gm': ({ wait }) =>
    wait
      ? 'Nothing is processed before the deadline of this phase'
      : 'You do not wait: the phase may be processed early',
  'waiting/none-due': 'In this game only those who have orders due can make it wait (Strict Wait); you have none due',
  'waiting/past-deadline':
    'WAIT holds a phase until its deadline, and that of {phase} has passed: it is processed once all orders are in',
  'waiting/this-phase-only': 'For this phase only: SET NOT ALWAYS WAIT switches it off for good',
  'waiting/absence-kept': ({ current, byMaster }) =>
    `No deadline that is set from now on falls in that time; only the GM can see it. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked':
    'Deadlines move past absences of up to {days:day|days}; this one is longer, so the GM has been asked. We will tell you if deadlines move past it',
  'waiting/absence-too-long':
    'Deadlines move past absences of up to {days:day|days}. Your GM plays, so nobody is asked about a longer one: write to the GM, whose SET MAX ABSENCE allows more.',
  'waiting/absences-at-most': 'At most {most:absence|absences} are kept at a time. SET NO ABSENCE takes them back.',
  'waiting/no-absences': 'Absences are not offered in this game: write to the GM, who can move deadlines.',
  'waiting/absence-backwards': 'That absence ends before it begins.',
  'waiting/absence-past': 'That absence is over already.',
  'waiting/observers-wait-not': 'Deadlines move for players and GMs; you observe.',
  'waiting/no-absence': ({ any }) => (any ? 'None of your absences lies in that time' : 'You have no absence on file'),
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Taken back; the others stay' : 'Taken back: you have no absence on file',
  'waiting/nobody-asks-absence': ({ any }) =>
    any ? 'Nobody whom you name asks for an absence' : 'Nobody asks for an absence',
  'waiting/absence-answered': ({ powers: who, from, to, current }, { powers, time }) =>
    `${current === null ? 'Refused' : 'Approved'}: ${who.length === 0 ? '' : `${powers(who)} away `}from ${time(from)} to ${time(to)}. The player learns it. ${current === null ? '' : current === 'within' ? MOVE_IT : CURRENT[current]}`.trim(),
} as const satisfies MessagesIn<'waiting'>;

const MOVE_IT = 'The current deadline does lie in it and stays: SET DEADLINE moves it.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: 'It is kept until then.',
  within: 'The current deadline does lie in it and stays: send orders before you go, or ask the GM to move it.',
  stays: 'The current deadline stays as it is.',
  'next-moves': 'The current deadline stays; the next one, if it falls as usual, moves past it.',
};

/** What a variant gives its games. */
function variantDefault(each: VariantDefault): string {
  return textOfCase(each, 'what', {
    goal: (each) =>
      `${each.centers} of ${each.of} centers${each.isBySeat ? ', all powers of a player added up,' : ''} win${each.isJoint ? ', and two players can win together' : ''}`,
    players: (each) => `${each.players} players`,
    rulebook: (each) => `the ${each.rulebook} rulebook`,
    seats: 'powers are drawn by lot',
    'any-result': 'all players together may end the game with any result',
    'gm-sees': (each) =>
      `a GM who does not play may look at orders${each.isPaid ? ' and points' : ''}, and everyone learns of it at the end`,
  });
}
