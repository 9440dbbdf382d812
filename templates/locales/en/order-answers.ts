/** What is answered to orders, in English. */
import type { Board } from '../../../engine/board/board.ts';
import {
  coastInWords,
  listInWords,
  nameInSentence,
  nameOfPower,
  placeName,
  provinceName,
} from '../../../engine/board/display-names.ts';
import type { PhaseKind, Place, Power, Province, UnitType } from '../../../engine/board/variant.ts';
import type { UnitMeant } from '../../../engine/messages/orders/orders.ts';
import type { Whose as Concerned } from '../../../engine/messages/orders/refusals.ts';
import type { OrderKind, UnitRef } from '../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../engine/orders/verdict.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { notCarried, type OutOfReach, ownSites, placesReached, reachIn, type UnitThere } from '../reach.ts';
import { capitalize, countNoun } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { unusableInWords } from '../text/unusable.ts';
import { recipients } from './answers.ts';
import { map } from './board.ts';

export const conditions = {
  'conditions/phase-over': '{phase} is over: the current phase is {current}.',
  'conditions/phase-too-far': '{phase} is more than {most:year|years} ahead.',
  'conditions/not-in-blind-games': 'Conditions are not taken in a blind game: they would tell what you do not see.',
  'conditions/needs-phase': (_, { example }) =>
    `Conditions are for the orders of later phases: a line such as PHASE ${example('phase')} comes before them.`,
  'conditions/too-deep': 'There are too many IFs inside each other.',
  'conditions/else-without-if': 'There is no IF for this ELSE.',
  'conditions/endif-without-if': 'There is no IF for this ENDIF.',
  'conditions/below-bad-phase': 'Not stored: the PHASE above could not be used.',
  'conditions/below-if-without-phase': 'Not stored: it stands under an IF without a PHASE.',
  'conditions/below-bad-if': 'Not stored: the IF above could not be read.',
  'conditions/below-bad-else-if': 'Not stored: the ELSE IF above could not be read.',
  'conditions/missing': 'A condition is missing: IF A Mun THEN.',
  'conditions/breaks-off': 'The condition breaks off.',
  'conditions/too-many-brackets': 'The condition has too many brackets.',
  'conditions/open-bracket': 'A bracket is not closed.',
  'conditions/not-understood': "We don't understand '{shown}' in a condition.",
  'conditions/several-places': "'{shown}' could be several places.",
  'conditions/form': (_, { example }) =>
    `We can't read this as a condition. Write PHASE ${example('phase')}, then IF A ${example('placeToAsk')} THEN, orders, ELSE, orders, ENDIF, each on its own line.`,
} as const satisfies MessagesIn<'conditions'>;

export const danger = {
  'danger/begun-already': 'Only a game that has not begun can be taken off the lists. TERMINATE ends one that has.',
  'danger/unstart-too-late':
    'A phase has been processed: the start cannot be taken back any more. ROLLBACK goes back to an earlier phase.',
  'danger/not-running': 'The game is not running.',
  'danger/no-longer-master': 'That person is no longer a GM of this game.',
  'danger/last-master': 'A game is never without a GM: PROMOTE an observer first, or TERMINATE the game.',
  'danger/master-left': 'You are no longer a GM of this game',
  'danger/nobody-at': 'Nobody with the address {address} takes part in this game.',
  'danger/takes-no-part': 'This person takes no part in the game.',
  'danger/name-the-power': 'You play in this anonymous game: who plays what is a secret for you too. Name the power.',
  'danger/observer-ejected': 'Sent away: nothing more of the game reaches this observer',
  'danger/applicant-ejected': 'Sent away: the seat is free again',
  'danger/kept-away': 'Whoever played there cannot come back, until SET DENY PLAYER -address takes them off that list.',
  'danger/no-powers-yet': 'Nobody has a power yet: EJECT takes the address of somebody who has signed on.',
  'danger/nobody-plays': 'Nobody plays {power:powers} now.',
  'danger/dummy-already': '{power:powers} is a dummy already.',
  'danger/bot-for-whom': 'Which power should a bot play?',
  'danger/declare-what': 'Declare what? A draw or a concession.',
  'danger/no-turn': "'{written}' is neither a phase nor the number of a turn.",
  'danger/forward-to-which': ({ phases }) => `Forward to which phase? It can be ${listInWords(phases, 'or')}.`,
  'danger/nothing-ahead': 'No phase has been taken back: there is nothing to go forward to.',
  'danger/nothing-processed': 'No phase has been processed yet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Turn ${asked.turn}` : asked.phase} is not over in this game: it can go back to ${first === last ? first : `any phase from ${first} to ${last}`}.`,
  'danger/phase-not-over': '{phase} is not over in this game.',
  'danger/record-not-at-hand': 'We cannot reach the record of the game just now: please send this again.',
} as const satisfies MessagesIn<'danger'>;

export const filing = {
  'filing/not-by-observers': 'You observe this game: only its players give orders.',
  'filing/whose': 'It is not clear whose order this is; name the power on a line above it.',
  'filing/not-yours': 'You do not play {power:powers}.',
  'filing/not-approved':
    'You play here once the GM has approved you: your orders are taken then. The GM has been asked.',
  'filing/over': 'The game is over: no more orders are taken.',
  'filing/paused': 'The game is paused: orders are taken again when it goes on.',
  'filing/sent-before':
    'This mail came in before {phase} began, so it was meant for the phase before, which is over. If it still holds, send it again.',
  'filing/on-file-for': 'On file for {power:powers}',
  'filing/later-mail-stands': "A later mail of yours has ordered this unit already; '{order}' stands",
  'filing/made-room': "'{order}' was on file and made room for the orders of this mail.",
  'filing/same-above': ({ line }) => `${above(line)} has the same order for this unit`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} has another order for this unit, '${order}': the last one counts`,
  'filing/what-to-change':
    'We are not sure what is to change, so nothing was changed: send the whole order that is right, or CLEAR and a unit to take its order back.',
  'filing/supports-mover':
    'That unit moves by an order of yours, so this support to hold does nothing: to help it on, add where it goes.',
  'filing/supports-other': "That unit has another order of yours, '{order}', so this support does nothing.",
  'filing/nothing-back': ({ have }) =>
    have === 0
      ? 'You have no orders on file in this phase: there was nothing to take back.'
      : `Nothing was taken back: your ${countNoun(have, 'order')} on file ${have === 1 ? 'stands' : 'stand'}, as listed below. CLEAR takes back all, CLEAR and a unit its order.`,
  'filing/other-on-file': "For this unit '{order}' is on file, so nothing was taken back: it stands.",
  'filing/inland-convoy': 'A convoy from or to a place without a coast is refused in this game (Strict Convoy).',
  'filing/no-unit-type': 'The type of this unit is not known; write A or F before it.',
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${listInWords(provinces.map(place))} have ${countNoun(armies, 'army', 'armies')} and ${countNoun(fleets, 'fleet')} between them; '${order}' took the last.`,
  'filing/none-due': 'No {what} is due.',
  'filing/too-many': ({ what, due, order, most }) =>
    `Only ${countNoun(due, what)} ${due === 1 ? 'is' : 'are'} due, and that many are ordered above; '${order}' is one too many.${
      most ? ` A power builds at most ${due} in one adjustment phase.` : ''
    }`,
  'filing/ahead-too-many': 'At most {most} orders are kept for later phases.',
  'filing/ahead-players-only': 'Only players send orders ahead.',
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} is kept for ${phase}`,
  'filing/ahead-unread': 'It cannot be read as an order.',
  'filing/ahead-none-due': 'Nothing is due.',
  'filing/ahead-only-due': ({ due }) => `Only ${due} ${due === 1 ? 'is' : 'are'} due.`,
  'filing/ahead-no-unit': 'There is no unit of yours.',
  'filing/influence-points': 'You have {points:influence point|influence points} for this phase.',
  'filing/waits-for-points':
    'A line with points was refused, so the phase waits for you: send it put right, or SET NOWAIT to go on without it.',
  'filing/points-unspent':
    'Influence points that you have not given yet: {left} of {points}. Unspent points are lost. The phase waits for you: send some, as in IP 1 and an order of a state, or SET NOWAIT to go on without; HELP IP explains them.',
  'filing/waits-for-change':
    'The old order stays on file, so the phase waits for you: send the order put right, or SET NOWAIT to go on as it is.',
  'filing/change-done': 'The order is put right: WAIT is off again.',
  'filing/points-put-right': 'Your points count: WAIT is off again.',
} as const satisfies MessagesIn<'filing'>;

function above(line: number | null): string {
  return line === null ? 'This line' : `Line ${line}`;
}

export const lines = {
  'lines/orders-of-another': 'You do not write for {power:powers}: the orders below are not read.',
  'lines/whose-points': 'Whose points? Name the power on a line above.',
  'lines/our-fault': 'We could not handle this line. The fault is ours and has been logged; your other lines stand.',
  'lines/not-understood': 'This is neither an order nor a command.',
  'lines/prose': 'This is neither an order nor a command: nothing was done with it, and it was sent to nobody.',
  'lines/perhaps-quoted':
    'This stands below a line that looks like the start of a quotation: it was not used. If it is yours, send it again above that line.',
  'lines/command-in-message': 'This stands in what may be a message, so it was not done: send it again by itself.',
  'lines/too-many': ({ read, most, characters }) =>
    `Only the first ${read} lines were read; nothing from this line on was used. A mail may have ${most} lines of orders and commands (${characters.toLocaleString('en')} characters): send the rest in another.`,
  'lines/too-many-passwords': 'There are too many passwords in this mail.',
  'lines/command-alone': "'{shown}' is read only when it stands alone on its line.",
  'lines/no-command': "There is no command '{shown}'.",
  'lines/order-in-which-game':
    "This looks like an order, but for which game? Sign on first, or mail to the game's own address.",
  'lines/sign-on-which-game':
    "Which game, and which power? The power's letter comes right before the name of the game.",
  'lines/create-which-name': 'What is the name of the new game?',
  'lines/no-game-name': "'{shown}' can't be the name of a game: names have 2 to 24 letters and digits.",
  'lines/no-phase': "'{shown}' is not a phase.",
  'lines/several-powers': ({ shown, powers: meant }, { powers }) => `'${shown}' could be ${powers(meant, 'or')}.`,
  'lines/name-or-letters': ({ shown, power, letters }, { powers }) => {
    const named = letters.map((each) =>
      each === 'MASTER' ? 'the GM' : each === 'OBSERVERS' ? 'the observers' : powers(each),
    );
    return `'${shown}' could be ${powers(power)}, or the letters of ${named.join(', ')}: please write names in full.`;
  },
  'lines/preference-twice': '{power:powers} is in the list twice.',
  'lines/preference-of-what': 'Which powers would you like? Name the one you want most first; * stands for any.',
  'lines/press-in-which-game': "To whom, and in which game? Sign on first, or mail to the game's own address.",
  'lines/press-begins': 'A message begins with PRESS, BROADCAST or POSTAL PRESS.',
  'lines/press-for-everybody': '{command} goes to everybody. To write to some of them, write PRESS TO and their names.',
  'lines/press-without-recipients': "To whom? We can't send a message without recipients.",
  'lines/press-to-whom': 'To whom?',
  'lines/press-recipients-twice': 'This names the recipients twice.',
  'lines/press-not-understood': "We don't understand '{shown}' after PRESS. For example: PRESS TO FRANCE, RUSSIA.",
  'lines/press-one-color': 'A message is either white or gray, and this names a color twice.',
  'lines/press-one-fake': 'FAKE may be written only once.',
  'lines/press-fake-behind':
    'FAKE stands behind PRESS, with what the message is to show: PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing':
    'No line above begins a message, such as PRESS TO FRANCE: nothing was sent, and the lines above were read as orders and commands.',
  'lines/press-where-ends':
    'We are not sure where this message ends, so it was not sent. Write its text below PRESS TO …, and ENDPRESS below the text.',
  'lines/press-as-gm': 'Only the GM writes as the GM.',
  'lines/press-not-sent': '{why:say} Nothing was sent.',
  'lines/press-open-with-sign-on': 'This message has no end mark, and it contains a sign-on with a password.',
  'lines/press-with-own-sign-on': "The message contains a sign-on with this mail's own password.",
  'lines/press-open-with-quote': 'This message has no end mark, and it contains quoted text.',
  'lines/press-open-with-orders': 'This message has no end mark, and it ends with orders for your own units.',
  'lines/press-without-its-word':
    'This looks like a message, but its first line is not PRESS TO and the names of powers: nothing in it was read as orders.',
  'lines/press-for-whom':
    'This seems to begin a message, as ENDPRESS stands below, but it does not say to whom: nothing was sent, and nothing in it was read as orders. Begin it with PRESS TO and the names of powers.',
  'lines/press-ends-in-quote':
    'The end mark of this message stands in quoted text: we are not sure where the message ends.',
  'lines/press-empty': 'This message is empty.',
  'lines/press-line-empty': 'This message is empty: its text belongs on the same line.',
  'lines/announcement-with-sign-on':
    'This text contains a sign-on with a password: nothing was sent or kept. Leave it out, and end with END.',
  'lines/announcement-empty': 'The announcement has no text: write it below ANNOUNCE, and END below it.',
  'lines/comment-too-long': ({ most, length }) =>
    `A comment has at most ${most.toLocaleString('en')} characters, and this one has ${length.toLocaleString('en')}: it was not set.`,
  'lines/what-if-too-long': 'WHATIF takes at most {most} lines.',
  'lines/what-if-nothing': 'This line changes nothing here.',
  'lines/what-if-overridden': "This line does not count here: '{order}' does.",
  'lines/setup-power-and-units': 'Line {line}: write a power and its units, such as ENGLAND: F Lon, A Lvp.',
  'lines/setup-no-center': "Line {line}: '{shown}' is not a center.",
  'lines/setup-no-unit': "Line {line}: '{shown}' is not a unit.",
  'lines/setup-cannot-stand': "Line {line}: '{shown}' cannot stand there.",
  'lines/setup-which-coast': "Line {line}: '{shown}' cannot stand there: which coast?",
  'lines/setup-mixed':
    'Line {line} names all that a power has, and changes to it as well: write these on a line of their own.',
  'lines/setup-empty': 'The position is missing: write it below SETUP.',
  'lines/import-empty': 'The game is missing: paste its last results below IMPORT, then END.',
  'lines/import-without-end': 'The line END is missing below what you pasted. Nothing was created.',
} as const satisfies MessagesIn<'lines'>;

// Why a unit cannot get somewhere, or may not be carried there, as clauses for the end of a sentence: the rule that forbids it.

/** `the way is open to fleets in Spring only`; null when the two places simply do not touch. */
export const { whyOutOfReach, whyClosedNow, whyNotThere } = reachIn(clause);

function clause(board: Board, why: OutOfReach): string {
  return textOfCase(why, 'rule', {
    season: (why) =>
      `that way is open to ${why.type === 'A' ? 'armies' : 'fleets'} in ${listInWords(why.seasons)} only`,
    'army-at-sea': 'an army cannot stand at sea',
    'fleet-inland': 'it has no coast',
    coast: (why) => `only the ${coastInWords(board, why.coast)} touches ${nameInSentence(board, why.to)}`,
    'inland-border': 'their border is inland, and fleets pass along coasts',
    'only-water': 'only water leads there, and that takes a convoy',
  });
}

/** ` It gets to Bohemia, Trieste and Tyrol.`, one step at any season; empty where it gets nowhere by itself. */
function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` It gets to ${listInWords(names)}.`;
}

/** `armies of Canada cross to Europe only to a center that Canada owns there, or next to one` (rule `convoy-between-theatres`). */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const [there, who] = [where ?? 'there', name ?? 'this power'];
  if (landing === 'never') return `armies of ${who} are never carried to ${there}`;
  const next = landing === 'beside-own-center' ? ', or to a place next to one' : '';
  return `armies cross to ${there} only to a center that their own power, ${who}, owns there${next}`;
}

export const orders = {
  'orders/unreadable': 'This cannot be read as an order.',
  'orders/unreadable-for-phase': 'This cannot be read as an order for that phase.',
  'orders/not-understood': "'{shown}' is not understood.",
  'orders/helps-nothing': 'Which order is supported? There is none before this on the line.',
  'orders/after-waive': "After the waived build, '{shown}' is not understood.",
  'orders/what-and-where': ({ kind }) => `${capitalize(kind)} what, and where?`,
  'orders/nothing-to-waive': 'There are no builds to waive: this is no adjustment phase.',
  'orders/for-other-power': 'This line is for {power:powers}; you write for {writers:powers}.',
  'orders/who-waives': '{powers:powers} may build: name the power on the line or on a line above it.',
  'orders/who-builds': 'Both {powers:powers} could build there: name the power on the line or on a line above it.',
  'orders/whose-waive': 'Whose build is waived? Name the power before it.',
  'orders/no-such-unit-then': 'No such unit stands there in that phase.',
  'orders/kept-and-removed': 'The unit is removed in line {line}; one of the two lines is too many.',
  'orders/removals-due': '{count:unit|units} must be removed: there is no build to waive.',
  'orders/no-builds-due': 'No builds are due.',
  'orders/no-build-left': 'No build is left to waive.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${board === null ? at : provinceName(board, at)} belongs to ${powers(power)}: this build is ${powers(power)}'s.`,
  'orders/remark': "'{shown}' is only a remark: the order stands as it is.",
  'orders/builds-left': ({ count }) => `Only ${countNoun(count, 'build')} ${count === 1 ? 'is' : 'are'} left to waive.`,
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'This needs a convoy now.'
      : `This needs a convoy now: ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': "'{shown}' can be read in two ways.",
  'orders/several-places': ({ shown, places }, { board }) => {
    const names = places.map((id) => (board === null ? id : provinceName(board, id)));
    return `'${shown}' could be ${names.slice(0, -1).join(', ')} or ${names.at(-1)!}.`;
  },
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `'${shown}' says only that a unit of ${powers(power)} is meant: name the place where it stands.`
      : `'${shown}' could be ${place(or)} or a unit of ${powers(power)}: name the place where it stands.`,
  'orders/closed-by-rule': ({ rule }) => rule,
  'orders/no-such-place': "There is no province '{shown}'.",
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `On this map '${shown}' is a province of its own: ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': ({ place: at }, { place }) =>
    `${capitalize(place(at))} is impassable: no unit can ever enter it.`,
  'orders/no-such-coast': ({ province, coast, places }, { board }) => {
    const named = places.map((each) => (board === null ? each : placeName(board, each))).join(' and ');
    return `${board === null ? province : provinceName(board, province)} has no such coast as '${coast}': there are ${named}.`;
  },
  'orders/no-such-power': "There is no power '{shown}' in this game.",
  'orders/convoyed-where': 'Where is the army in {from:place} to be convoyed?',
  'orders/no-retreats-due': 'No retreats are due: this is a movement phase.',
  'orders/no-transforming': (_, { board }) =>
    `Units do not change their type in ${board === null ? 'this variant' : board.variant.name}.`,
  'orders/unit-does-what': ({ unit }, speaker) => `What is ${meant(unit, speaker)} to do?`,
  'orders/retreats-where': ({ unit }, speaker) =>
    `Where is ${meant(unit, speaker)} to retreat to, or is it to be disbanded?`,
  'orders/breaks-off': ({ unit, wanted }, speaker) => {
    const who = meant(unit, speaker);
    if (wanted === 'destination') return `The order of ${who} breaks off: to which place?`;
    return wanted === 'unit'
      ? `The order of ${who} breaks off: which unit does it help?`
      : `To which power is the proxy of ${who} given?`;
  },
  'orders/one-step-retreat': 'A retreat is one step to a place beside it, never by convoy.',
  'orders/build-or-remove': 'Is {unit} to be built or removed?',
  'orders/army-or-fleet': 'An army or a fleet in {at:place}?',
  'orders/no-proxies': 'Proxies are not allowed in this game.',
  'orders/proxy-to-oneself': 'A proxy is given to another power.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${capitalize(meant(unit, speaker))} belongs to ${speaker.powers(owner)}, not to ${written === null ? 'this power' : speaker.powers(written)}.`,
  'orders/influence-in-movement': 'Influence is allocated in movement phases only.',
  'orders/influence-how-many': 'How many points? IP, the points, the unit and its order.',
  'orders/influence-number': "Points are positive whole numbers, or ALL; not '{points}'.",
  'orders/influence-what': 'Which unit, and which order?',
  'orders/influence-which-unit': 'Which unit?',
  'orders/influence-several': "Each allocation begins with IP: '{shown}' names several orders.",
  'orders/influence-no-unit': '{at:place} is no state with a unit.',
  'orders/influence-only-holds': 'An independent unit only holds or supports.',
  'orders/influence-nothing-to-take-back': 'There is nothing to take back.',
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${have} points and all are given already. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) => `At most ${most} units can be given points in one phase. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${have} points, not ${points}.`
      : `${has(power, speaker)} ${have} points and ${spent} of them are given: ${have - spent} ${have - spent === 1 ? 'is' : 'are'} left, not ${points}.`,
} as const satisfies MessagesIn<'orders'>;

const TAKES_BACK = 'IP 0 and the name of a unit takes its points back.';

function has(power: Power | null, { powers }: Formatter): string {
  return power === null ? 'You have' : `${powers(power)} has`;
}

/** `the army in Paris`, `the unit in Paris`. */
function meant({ type, at }: UnitMeant, { place }: Formatter): string {
  const kind = type === null ? 'unit' : type === 'A' ? 'army' : 'fleet';
  return `the ${kind} in ${place(at.replace(/\/.*$/, ''))}`;
}

export const pending = {
  'pending/below': 'below "{shown}"',
  'pending/beside': 'beside "{shown}"',
  'pending/perhaps': '(we have only guessed what you mean)',
  'pending/choice': 'as one of several ("{shown}")',
  'pending/other-phase': ({ phase }, speaker) => `(written for ${speaker.phase(phase)})`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(your mail is dated ${speaker.time(at)}${phase === null ? ', before the game began' : `, in ${speaker.phase(phase)}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? '(you answered a mail from before the game was set back)'
      : `(you answered a mail of ${speaker.phase(phase)})`,
  'pending/message': ({ to }, speaker) => `as this may be a message to ${recipients(to, speaker)}`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join('; ');
    const them = orders.length === 1 ? 'it' : 'them';
    const send = sends ? ` Reply SEND to send your lines as a message.` : '';
    return `${countNoun(orders.length, 'order')} not filed ${say(why)}: ${lines}. Reply ${line} to file ${them}.${send}`;
  },
  'pending/filed': ({ why, orders, line }, { say }) =>
    `${countNoun(orders, 'order')} filed ${say(why)}. Reply ${line} if ${orders === 1 ? 'it is' : 'they are'} meant so.`,
  'pending/nothing': 'No orders are waiting for this: nothing was filed by it.',
  'pending/file-what': "FILE takes the number of a set of orders, or ALL, not '{text}'. Nothing was filed.",
  'pending/no-such': 'No orders with the number {number} are waiting in this phase: nothing was filed by it.',
  'pending/which': ({ numbers }) =>
    `Which orders? Several sets are waiting: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Nothing was filed by this line.`,
  'pending/not-all': ({ numbers }) =>
    `Some of them order the same unit, so choose one: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Nothing was filed by this line.`,
  'pending/file-alone':
    'This line counts only in a mail without lines that we cannot read: it may be quoted. Nothing was filed or sent by it.',
  'pending/nothing-to-send': 'No message is waiting to be sent. A message begins with PRESS TO and a power.',
  'pending/send-which':
    'Several messages are waiting: nothing was sent. Send the one you mean with PRESS TO and a power above it.',
} as const satisfies MessagesIn<'pending'>;

// Why an order is refused, and what is to be noted of one that is taken, in plain sentences (judge-language A3).

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => nameInSentence(board, provinceOf(place));
  const unit = (ref: UnitRef) => unitInWords(board, ref);
  const you = whose.own ? 'You' : nameOfPower(board, whose.power);
  const have = whose.own ? 'have' : 'has';
  return textOfCase(refusal, 'reason', {
    'unknown-place': (refusal) => `There is no province '${refusal.place}' on this map.`,
    impassable: (refusal) => `${provinceName(board, refusal.place)} is impassable: no unit can ever enter it.`,
    'wrong-phase': (refusal) => wrongPhase(refusal.kind, refusal.phase),
    'no-unit': (refusal) =>
      whose.power === null
        ? `There is no unit in ${name(refusal.at)}.`
        : `${you} ${have} no unit in ${name(refusal.at)}.`,
    'not-yours': (refusal) => {
      if (whose.powers?.includes(refusal.owner) === true) {
        return `${capitalize(unit(refusal.unit))} is not ${you}'s but ${nameOfPower(board, refusal.owner)}'s: write the order below that name, or without any.`;
      }
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : '; it follows influence points (HELP IP)';
        return `${capitalize(unit(refusal.unit))} is not ${whose.own ? 'yours' : `${you}'s`}: nobody gives it orders${follows}.`;
      }
      return `${capitalize(unit(refusal.unit))} is not ${whose.own ? 'yours' : `${you}'s`}: it belongs to ${nameOfPower(board, refusal.owner)}.`;
    },
    'wrong-type': (refusal) =>
      `The unit in ${name(refusal.stands.at)} is ${typeInWords(refusal.stands.type)}, not ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`,
    'own-province': (refusal) => `${capitalize(unit(refusal.unit))} is there already.`,
    'cannot-reach': (refusal) =>
      `${capitalize(unit(refusal.unit))} cannot get to ${name(refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`,
    'which-coast': (refusal) =>
      `Which coast of ${provinceName(board, refusal.places[0]!)}: ${coasts(board, refusal.places)}?`,
    'wrong-coast': (refusal) =>
      `${capitalize(unit(refusal.unit))} cannot get to ${placeName(board, refusal.to)}, only to ${listInWords(
        refusal.places.map((place) => placeName(board, place)),
        'or',
      )}.`,
    'fleet-by-convoy': 'Fleets cannot be convoyed: a fleet moves one step to a place beside it.',
    'no-route': (refusal) => `Those waters do not lead from ${name(refusal.unit.at)} to ${name(refusal.to)}.`,
    'cannot-support': (refusal) =>
      `${capitalize(unit(refusal.unit))} cannot support in ${name(refusal.to)}: it could not move there itself${because(whyOutOfReach(board, refusal.unit, refusal.to), ',')}.`,
    'supports-itself': 'A unit cannot support itself.',
    'cannot-convoy': (refusal) =>
      refusal.unit.type === 'A'
        ? 'Only fleets convoy.'
        : `${capitalize(unit(refusal.unit))} cannot convoy: only a fleet at sea does.`,
    'fleet-convoyed': 'Only armies are convoyed, never fleets.',
    'no-landing': (refusal) => `No army can land in ${name(refusal.to)}.`,
    'convoy-forbidden': (refusal) =>
      `${capitalize(unit(refusal.unit))} may not be carried to ${name(refusal.to)}: ${whyNotCarried(board, whose.power, refusal.to)}.`,
    'not-seen': (refusal) => `${name(refusal.at)} is not in sight: points go only to neutral units that can be seen.`,
    'not-neutral': (refusal) => `${provinceName(board, refusal.at)} is no state with a unit that takes points.`,
    'not-bought': 'A neutral unit only holds or supports.',
    'too-many-points': (refusal) => `${you} ${have} only ${count(refusal.have, 'point')}.`,
    'not-dislodged': (refusal) =>
      `${capitalize(unit(refusal.unit))} was not dislodged: it has nowhere to retreat from.`,
    'retreat-closed': (refusal) => {
      const open = refusal.open.map((place) => placeName(board, place));
      const left = open.length === 0 ? 'It can only be disbanded.' : `Open to it: ${listInWords(open, 'or')}.`;
      return `${capitalize(unit(refusal.unit))} cannot retreat to ${name(refusal.to)}. ${left}`;
    },
    'no-builds-due': (refusal) =>
      refusal.due < 0
        ? `${you} must remove ${count(-refusal.due, 'unit')}, and ${whose.own ? 'build' : 'builds'} nothing.`
        : `No builds are due to ${whose.own ? 'you' : you}${whyNoBuild(whose, refusal)}.`,
    'no-home-held': (refusal) => noHomeHeld(whose, refusal.homes),
    'no-removals-due': (refusal) =>
      refusal.due > 0
        ? `${you} may build ${count(refusal.due, 'unit')}, and ${whose.own ? 'remove' : 'removes'} nothing.`
        : `No removals are due from ${whose.own ? 'you' : you}.`,
    'no-choice': (refusal) => noChoice(whose, refusal),
    'not-a-center': (refusal) => `${provinceName(board, refusal.at)} is no supply center: nothing is built there.`,
    'not-owned': (refusal) =>
      `${provinceName(board, refusal.at)} is not ${whose.own ? 'yours' : `${you}'s`}: nothing can be built there.`,
    'not-a-site': (refusal) => {
      const sites = refusal.sites.map((site) => provinceName(board, site));
      const left = sites.length === 0 ? '' : ` Open now: ${listInWords(sites)}.`;
      return `${you} cannot build in ${provinceName(board, refusal.at)}${because(whereBuilt(whose))}.${left}`;
    },
    occupied: (refusal) => `${provinceName(board, refusal.unit.at)} is not vacant: nothing can be built there.`,
    'no-fleets-there': (refusal) => `${provinceName(board, refusal.at)} has no coast: no fleet can be built there.`,
    'no-armies-there': (refusal) => `No army can stand in ${name(refusal.at)}.`,
    'type-not-built': (refusal) =>
      `${you} ${whose.own ? 'build' : 'builds'} no ${refusal.type === 'A' ? 'armies' : 'fleets'} in this variant.`,
  });
}

function because(why: string | null, sign = ':'): string {
  return why === null ? '' : `${sign} ${sign === ',' ? 'since ' : ''}${why}`;
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${nameOfPower(board, power)} builds only in ${listInWords(sites)}, as far as it owns them`;
}

/** Why a power with more centers than units has no build. */
function whyNoBuild(
  { board, power }: Whose,
  { young, unusable }: Extract<Refusal, { readonly reason: 'no-builds-due' }>,
): string {
  if (young.length > 0) return youngWords(board, young);
  const why = power === null ? null : unusableInWords(map, board, power, unusable);
  return why === null ? '' : `: ${why}`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  return `: ${listInWords(young.map((center) => provinceName(board, center)))} must be held for a turn before ${young.length === 1 ? 'it gives' : 'they give'} a unit`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = places.map((place) => provinceName(board, place));
  if (names.length === 0) {
    return `${own ? 'Your' : `${nameOfPower(board, power)}'s`} starting units stand as the rules give them: there is nothing to choose.`;
  }
  const open = `Before the first move ${own ? 'you choose' : `${nameOfPower(board, power)} chooses`} army or fleet in ${listInWords(names)}`;
  return at === null
    ? `${open}; each gets its unit, and nothing is waived or removed.`
    : `${open}, not in ${provinceName(board, at)}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') return 'A unit may not be disbanded in a movement phase.';
    return kind === 'retreat'
      ? 'No retreats are due: this is a movement phase.'
      : 'Nothing is built in a movement phase: builds are for the adjustment phase.';
  }
  if (phase === 'R')
    return 'In a retreat phase a dislodged unit retreats or is disbanded; nothing else can be ordered.';
  return 'In an adjustment phase units are built or removed; nothing moves.';
}

function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `The only coast it can reach was filled in: ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `The coast was dropped: it means nothing here (${note.place}).`;
    case 'hopeless':
      return `Legal to write, but it cannot succeed: ${hopelessInWords(board, note.why)}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => nameInSentence(board, provinceOf(place));
  return textOfCase(why, 'because', {
    'no-such-unit': (why) => `there is no unit in ${name(why.at)}`,
    'other-type': (why) => `the unit in ${name(why.stands.at)} is ${typeInWords(why.stands.type)}`,
    'target-cannot-reach': (why) =>
      `${unitInWords(board, why.target)} cannot get to ${name(why.to)}${because(whyOutOfReach(board, why.target, why.to), ',')}`,
    'never-moves': (why) => `${unitInWords(board, why.target)} belongs to nobody and never moves`,
    'not-carried': (why) =>
      `${unitInWords(board, why.target)} may not be carried to ${name(why.to)}: ${whyNotCarried(board, why.power, why.to)}`,
    'not-needed': (why) => `no convoy of ${unitInWords(board, why.target)} to ${name(why.to)} needs this fleet`,
    'no-fleets': (why) =>
      `no fleets are where they could carry an army from ${name(why.from)} to ${name(why.to)}${because(whyClosedNow(board, { type: 'A', at: why.from }, why.to), ', and')}`,
    'no-fleet-at': (why) => `there is no fleet in ${name(why.at)}`,
    'not-at-sea': (why) => `${unitInWords(board, why.fleet)} is not at sea, and only a fleet at sea convoys`,
  });
}

/** `the army in Paris`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `the ${type === 'A' ? 'army' : 'fleet'} in ${nameInSentence(board, provinceOf(at))}`;
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'an army' : 'a fleet';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function coasts(board: Board, places: readonly Place[]): string {
  return listInWords(
    places.map((place) => /\((.*)\)$/.exec(placeName(board, place))?.[1] ?? place),
    'or',
  );
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  const who = own ? 'you hold' : `${nameOfPower(board, power)} holds`;
  return `No builds: ${who} none of ${names}. With one of these, any vacant center ${own ? 'you own' : 'it owns'} is a place to build.`;
}

/** Where no map is known. */
const UNKNOWN = 'This order cannot be used.';

export const refusals = {
  'refusals/order': ({ whose, refusal }, { board }) =>
    board === null ? UNKNOWN : refusalInWords({ ...whose, board }, refusal),
  'refusals/note': ({ note }, { board }) => (board === null ? '' : noteInWords(board, note)),
} as const satisfies MessagesIn<'refusals'>;
