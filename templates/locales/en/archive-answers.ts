/** What is said of archives and positions, in English. */

import { listInWords } from '../../../engine/board/display-names.ts';
import type { FoundValue, JsonKind } from '../../../engine/messages/archive-messages.ts';
import type { PositionValue } from '../../../engine/messages/position-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { countNoun } from '../text/counts.ts';
import { letter } from './mail-parts.ts';

/** Told on a terminal, often after a file's name: most begin small, and powers and units go by their ids. */
export const archive = {
  'archive/at': '{field}: {what:say}',
  'archive/faults': ({ faults }, { say }) => faults.map(say).join('\n'),

  'archive/file-too-long': 'is longer than {most} characters: no archive.',
  'archive/too-deep': ({ most, ...place }) => `${placed(place)}: nested deeper than ${most} levels.`,
  'archive/cut-off': (place) => `${placed(place)}: the text ends in the middle: the file is cut off, or is not JSON.`,
  'archive/not-json': ({ near, ...place }) => `${placed(place)}: is not JSON here: …${near}…`,
  'archive/not-an-archive': "is not an archive of a game: its format should be 'chancery-game'.",
  'archive/packed-wrong': 'is a packed archive that cannot be opened: a part was cut off or changed.',
  'archive/not-canonical': (place) => `${placed(place)}: the file differs from its canonical form from here on.`,

  'archive/not-among': ({ found, choices }) => `${shown(found)} is not ${listInWords(choices, 'or')}.`,
  'archive/other-kind': ({ found, kind }) => `must be ${KINDS[kind]}, not ${shown(found)}.`,
  'archive/none-of-kinds': ({ found, kinds }) =>
    `${shown(found)} is not ${listInWords(
      kinds.map((kind) => KINDS[kind]),
      'or',
    )} as it should be.`,
  'archive/too-small': '{value} is less than {minimum}.',
  'archive/too-long': 'is longer than {most} characters.',
  'archive/other-form': ({ found, pattern }) => `${shown(found)} is not of the form ${pattern}.`,
  'archive/too-many-items': '{count} items are too many.',
  'archive/too-many-entries': '{count} entries are too many.',
  'archive/missing': 'is missing.',
  'archive/no-part-of-it': 'is not part of the format.',
  'archive/name-missing': 'is missing: the name of the game.',
  'archive/too-many-phases': '{count} phases are too many.',
  'archive/no-phase-code': '{found} is no phase: the letter of a season, the year, then M, R or A.',

  'archive/game': '{name}, {variant}, {phases:phase|phases}',
  'archive/changed': 'the document says {told}, its content gives {real}: something was changed.',
  'archive/summary-changed': 'told {told}, computed {real}: the summary has been changed.',
  'archive/signature-missing': 'the archive is not signed.',
  'archive/not-signed': 'the archive is not signed',
  'archive/other-key': 'signed with another key: {key}.',
  'archive/wrong-signature': 'it is not that of this document by this key.',
  'archive/signed': 'Ed25519, key {key}',
  'archive/no-commit-with': '{digest} is the digest of no commit in this archive.',
  'archive/is-commit': '{digest} is commit {commit}',
  'archive/is-receipt': ({ receipt, power, phase, orders }) =>
    `receipt ${receipt} is for ${power}, ${phase}: ${orders.join(', ')}`,
  'archive/no-receipt': 'receipt {receipt} is not among the last receipts of any phase.',
  'archive/chain-missing': 'a judge ran this game, but the chain of its commits is missing.',
  'archive/no-chain': 'the game was not run by a judge of this kind',
  'archive/not-committed': ({ commit, speaksFor }) =>
    `what the record says of commit ${commit} is not what was committed${speaksFor.length === 0 ? '' : ` (it speaks for ${speaksFor.join(', ')})`}.`,
  'archive/other-head': "the last commit's digest is {real}.",
  'archive/no-commit-vouches': ({ phase }) => `no commit vouches for it${phase === null ? '' : ` (${phase})`}.`,
  'archive/other-time': ({ phase }) => `the commit was at another time${phase === null ? '' : ` (${phase})`}.`,
  'archive/not-as-committed': 'told as {told}; the commits tell {committed}.',
  'archive/chain-sound': ({ commits, head }) =>
    `${commits} commits, head ${head}; vouched for by it: ${VOUCHED}. By the signature alone: ${BY_SIGNATURE}`,
  'archive/not-acknowledged': 'the orders of {power} in {phase} are not those that were acknowledged.',
  'archive/no-receipts': 'the archive opens no receipts',
  'archive/receipts-sound': '{count} receipts open to the orders that were adjudicated',

  'archive/no-variant': "there is no variant '{variant}' here to adjudicate by.",
  'archive/replayed': ({ phases, recorded, isVariantChanged }) =>
    `${countNoun(phases, 'phase')} adjudicated again${
      recorded.length === 0
        ? ''
        : ` (${recorded.join(', ')} on the board of the record or of the master, not on that which the orders lead to)`
    }${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/differs': ({ field, what, isVariantChanged }, { say }) =>
    `${field}: ${say(what)}${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/unknown-ruling': "the ruling '{ruling}' is not known here.",
  'archive/not-where-it-led': 'it is not where the last phase led to.',
  'archive/no-phase-of': '{phase} is no phase of {variant}.',
  'archive/other-phase': '{told} in the phase {phase}.',
  'archive/other-variants-game': "'{variant}' in another variant's game.",
  'archive/after-the-end': '{phase} is played after the game was over.',
  'archive/out-of-turn': '{phase} is played where {next} comes next.',
  'archive/part-not-led-to': ({ phase, part, power }) =>
    `${phase}: the ${part} of ${power ?? 'the board'} are not those that the phase before led to.`,
  'archive/board-not-led-to': '{phase} begins on another board than the phase before led to.',
  'archive/in-phase': '{phase}: {what:say}',
  'archive/order-missing': '{power} {order} is missing.',
  'archive/never-ordered': '{power} {order} was never ordered.',
  'archive/other-order': ({ told, ordered }) =>
    `the record says ${told.power} ${told.order}, but ${ordered.power} ${ordered.order} was ordered.`,
  'archive/other-result': ({ power, order, told, adjudicated }) =>
    `${power} ${order}: told '${told.join(', ')}', adjudicated '${adjudicated.join(', ')}'.`,
  'archive/other-value': 'told {told}, adjudicated {adjudicated}.',
  'archive/win-not-told': ({ powers }) => `${powers.join(', ')} won by the rules, but the record names no outcome.`,
  'archive/ending-not-recorded': 'how the game ended is not recorded',
  'archive/goes-on': 'the game goes on',
  'archive/ended-so': ({ kind, powers }) => {
    if (kind === 'terminated') return 'ended by the GM';
    return `${{ won: 'won by', drawn: 'drawn by', conceded: 'conceded to' }[kind]} ${powers.join(', ')}`;
  },
  'archive/other-outcome': 'told as {told:say}; by the rules {byRules:say}.',
  'archive/won-as-told': ({ powers }) => `told as won by ${powers.join(', ')}; the rules do not say so`,
  'archive/not-won-by-rules': ({ powers }) => `told as won by ${powers.join(', ')}, who had not won by the rules.`,

  'archive/played-on': 'the game is won by the rules, but was played on',
  'archive/told-as-won': ({ powers }) => `told as won by ${powers.join(', ')}, who had not won by the rules`,
  'archive/told-twice': ({ lines: [first, other] }) =>
    `the mails at lines ${first} and ${other} tell this phase differently; the fuller counts`,
  'archive/phase-not-found': ({ awaited, lost, isMore, isLeftOut, areOwnersLost }) => {
    const leftOut = isLeftOut ? '; this phase is left out' : '';
    if (awaited === null) return `the game was over before${leftOut}`;
    if (lost.length === 0) return `${awaited} comes here by the engine${leftOut}`;
    const not = `${someOf(lost)} ${lost.length === 1 ? 'was' : 'were'} not found${isMore ? ', nor what retreats and builds came between' : ''}`;
    if (isLeftOut) return `${not}${leftOut}`;
    return `${not}: this phase starts from its own units${areOwnersLost ? '; whose centers are whose is not known until the old judge tells it' : ''}`;
  },
  'archive/phase-cut-off': ({ powers }) =>
    `its results end in the middle (${listInWords(powers, 'and')}): this phase is left out`,
  'archive/lines-missing': ({ powers }) => `lines of ${listInWords(powers, 'and')} are missing: this phase is left out`,
  'archive/orders-left-out': 'left out with this phase: {count:order|orders}',
  'archive/no-orders': 'no order of this phase could be read: it is left out',
  'archive/two-in-one':
    'its last line names {next} as the next phase: what lay between has gone, and parts of two phases run together; this phase is left out',
  'archive/ends-early':
    'the first line of the history promises everything through {through}: what comes after this phase is missing',
  'archive/next-not-told':
    'these results end before the line that says what comes next: they may be cut off here, and the rest of the game is missing',
  'archive/impossible-units': 'the units that are listed cannot stand so: {field}: {what:say}',
  'archive/units-differ': ({ power, judge, engine }) =>
    `${power}: the old judge has ${orNothing(judge)} where the engine has ${orNothing(engine)}`,
  'archive/results-differ': ({ power, order, judge, engine }) =>
    `${power} ${order}: the old judge says ${judge.length === 0 ? 'success' : judge.join(', ')}, the engine ${engine.join(', ')}`,
  'archive/dislodged-differ': ({ power, unit, by }) =>
    by === 'judge'
      ? `${power} ${unit} is dislodged by the old judge, and is not by the engine`
      : `${power} ${unit} is not dislodged by the old judge, and is by the engine`,
  'archive/retreats-differ': ({ power, unit, judge, engine }) =>
    `${power} ${unit} can retreat to ${judge.join(', ') || 'nowhere'} by the old judge, to ${engine.join(', ') || 'nowhere'} by the engine`,
  'archive/owners-differ': ({ power, judge, engine }) =>
    `${power} owns ${orNothing(judge)} by the old judge, ${orNothing(engine)} by the engine`,
  'archive/counts-differ': "{power} has {judge:center|centers} by the old judge's count, and owns {engine}",
  'archive/next-differs': ({ judge, engine }) =>
    `${judge} comes next by the old judge, ${engine ?? 'nothing'} by the engine`,

  'archive/not-a-judges': "no judge's results",
  'archive/only-on-file': 'orders on file, not results',
  'archive/private-message': 'a private message',
  'archive/unknown-start': 'a starting position of a game whose name or calendar is not told',
  'archive/longer-than-mail': 'longer than any line of a mail',
  'archive/longer-than-message': 'more than a message can hold',
  'archive/longer-than-judges': 'longer than any line of a judge',
  'archive/too-much': 'too much for one import: this and what follows is left out',
  'archive/variant-unknown': "the variant '{variant}' is not known here",
  'archive/game-without-name': 'results of a game whose name is not told',
  'archive/no-turn': "'{turn}' is no turn of {variant}",
  'archive/not-in-calendar': 'the next phase is none of the calendar',
  'archive/no-dislodged-unit': 'no line about a dislodged unit',
  'archive/no-power-begins': 'no power of this game begins this line',
  'archive/winner-unknown': 'somebody who is no power of this game',
  'archive/nobody-called': "nobody is called '{name}'",
  'archive/no-unit': "no unit in '{words}'",
  'archive/no-place': "no place '{name}' on this map",
  'archive/no-classic-order': 'no order that the classic judges write',
  'archive/no-classic-adjustment': 'no build or removal that the classic judges write',
  'archive/convoy-to-nowhere': 'a convoy that goes nowhere',
  'archive/settings-alone': 'settings of a game of which nothing else was found',
  'archive/told-again': '{phase} stands on this page once more, further down: the later one counts',
  'archive/writer-by-name': "'{name}' as the writer of a message: the archive has the power alone",
  'archive/setting-changed': "{setting} was '{before}' in an answer before: the last counts",
  'archive/row-of-owners': 'a row of owners that does not fit its headings',
  'archive/row-of-counts': 'a row of counts that does not fit its headings',

  'archive/order-unread': ({ order, why }, { say }) =>
    `'${order}' cannot be read as an order${why === '' ? '' : `: ${say(why)}`}`,
  'archive/order-twice': "'{order}' is a second order for a unit: the first counts",
  'archive/more-than-order': "'{written}' is kept as the order {order}, and as written in a note",
  'archive/phase-twice': '{phase} stands in this game once more: the first counts',
  'archive/phase-left-out': 'this phase is left out: {field}: {why:say}',
  'archive/owners-unknown': 'whose centers are whose is not known: these builds and removals are left out',
  'archive/end-differs': 'the record ends on another board than the orders of {phase} lead to',
  'archive/no-message': 'a message without a text',
  'archive/message-too-long': 'a message of more than {most} characters is left out',
  'archive/writer-unknown': "a message from '{name}', who is nobody in this game, is left out",
  'archive/readers-unknown': "a message to '{names}', who cannot all be made out, is left out",
  'archive/time-without-unit': "'{time}' is no time in microseconds: the time is left out",
  'archive/time-without-zone': "'{time}' does not tell its zone: the time is left out",
  'archive/time-impossible':
    "'{time}' is no day that can be read, before the first judge, or still to come: the time is left out",
  'archive/without-phases':
    'no phase of this game could be put together: {orders:order|orders} and {messages:message|messages} are left out',
  'archive/told-before': 'another source has told of this game: both are one archive',
  'archive/key-twice': "the key '{key}' stands more than once in one object: only its last value is read",
  'archive/nothing-found': 'nothing of a game was found in this file',
  'archive/no-position': 'No results and no position were found in this text. (Orders are written under ‘Orders’.)',
  'archive/more-lines': '… and {count:more line|more lines} like these.',
  'archive/results-alone':
    'These results tell of retreats or builds alone, and do not fit what stands here. Put the phase before on the board first, with its orders, then paste these again.',
  'archive/centers-after': 'The mail tells whose the centers are after it: they are shown so from the beginning.',
  'archive/centers-unknown':
    'The mail does not tell whose the centers are: builds depend on it. Add a line for each power (CENTERS, the power, a colon and its centers), or paste the mail onto the phase before.',
  'archive/result-of-nothing': "'{result}' came of '{unit}', which had no order: left out",
  'archive/text-beside': 'text beside the orders of a saved page or game',
  'archive/source-lacks': ({ what, variant }) =>
    ({
      name: 'a game whose source does not tell its name, which is that of the file',
      variant: `a source that does not tell its variant: read as ${variant}, as its powers are those of ${variant}`,
      'known-variant': `the source does not tell its variant, and its powers are not those of ${variant}: a research line or JSON that names the variant can be imported`,
    })[what],
  'archive/field-unread': 'the archive has no place for the field {field}',
  'archive/kept-as-told': ({ variant }) =>
    `${variant === '' ? 'its first board is the start of no variant that is known here' : `the map of '${variant}' is not here`}: kept as an outline, with boards and orders as told; nothing was adjudicated`,
  'archive/other-ending': "another ending than before ('{told}'): this one counts",
  'archive/draw-unshared': 'told as a draw, and not between whom: the ending is left out',
  'archive/drawn-by-one': "a draw of '{power}' alone is none: the ending is left out",
  'archive/year-unclear': "the column '{year}' is of a year told before, or of none that is clear: left out",
  'archive/before-the-start': 'begins in {phase}, before {variant} does ({start}): not kept as a game of that variant',
  'archive/strange-start': ({ power, units, variant }) =>
    `${power} does not begin with ${units.join(', ')} in ${variant}: not kept as a game of that variant`,
  'archive/strange-owners': ({ power, centers, variant }) =>
    `${power} does not begin with the centers ${orNothing(centers)} in ${variant}: not kept as a game of that variant`,
  'archive/would-not-be-sound': 'its archive would not be sound, and is not written: {why:say}',

  'archive/tables-differ': '{year}: {power} owns {owned} centers by the table of owners, {counted} by that of counts.',
  'archive/ends-with-stranger': 'The ending names {name}, who has no seat.',
  'archive/no-such-center': '{year}: there is no center {center} on the map of {variant}.',
  'archive/other-owner': ({ year, center, variant, judge, here }) =>
    `${year}: ${center} is ${judge ?? 'nobody'}'s; on the map of ${variant} it is ${here ?? 'nobody'}'s.`,
} as const satisfies MessagesIn<'archive'>;

/** What a head of the chain, kept by somebody, proves of the document; and what only the signature of its keeper does. */
const VOUCHED =
  'boards, orders, results, receipts, press, diaries and their instants; when the game is over also seats, GMs, settings, rulings, its beginning and end, as the open commits tell them';
const BY_SIGNATURE =
  'names of people, the judge, addresses of maps, and that no change of seats, GMs or settings was left out';
const VARIANT_CHANGED = ' (the data of the variant have changed since the game was kept)';

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** `line 3, column 17`. */
function placed({ line, column }: { readonly line: number; readonly column: number }): string {
  return `line ${line}, column ${column}`;
}

/** Short values as they stand. */
function shown({ kind, text }: FoundValue): string {
  if (kind === 'string') return `'${text}'`;
  return kind === 'object' || kind === 'array' ? KINDS[kind] : text;
}

function orNothing(list: readonly string[]): string {
  return list.length === 0 ? 'nothing' : list.join(', ');
}

/** Phases one by one, or the first and the last of many. */
function someOf(lost: readonly string[]): string {
  return lost.length > MOST_NAMED ? `${lost[0]} … ${lost.at(-1)} (${lost.length})` : listInWords(lost, 'and');
}
const MOST_NAMED = 6;

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `must be ${wanted === 'list' ? 'a list' : 'an object'}, not ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shownPositions(found)} is no phase of ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) =>
    `${shownPositions(found)} is not one of the powers ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shownPositions(found)} is not one of the powers.`,
  'positions/power-twice': '{power} is already listed under another name.',
  'positions/units-missing': 'is missing: the units of each power.',
  'positions/centers-missing': 'is missing: an adjustment phase needs the centers of each power.',
  'positions/dislodged-missing': 'is missing: nobody retreats.',
  'positions/ages-missing': 'is missing: which centers are newly gained. All count as held for long.',
  'positions/neutral-units-missing': 'is missing: none of these armies stands any more.',
  'positions/no-influence': 'is missing: without centers nobody has influence points.',
  'positions/seats-missing': ({ seat }) =>
    `is missing: which drawn powers one player holds, such as ${JSON.stringify([seat])}. Each is counted alone for victory.`,
  'positions/no-unit': ({ found }) => `${shownPositions(found)} is no unit such as A par or F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) =>
    `${shownPositions(found)}: no place ${shownPositions(place)} on this map.`,
  'positions/no-place': ({ found }) => `no place ${shownPositions(found)} on this map.`,
  'positions/place-taken': '{unit} cannot stand where {other} stands already.',
  'positions/army-at-sea': 'an army cannot be in {province}.',
  'positions/army-on-coast': 'an army is on no coast: {unit}.',
  'positions/fleet-inland': 'a fleet cannot be in {province}.',
  'positions/which-coast': ({ province, units }) =>
    `a fleet in ${province} is on one of its coasts: ${units.join(' or ')}.`,
  'positions/no-center': '{province} is no supply center.',
  'positions/center-taken': '{center} belongs to {owner} already.',
  'positions/dislodged-twice': 'another unit was dislodged from {province} too.',
  'positions/no-retreat': ({ unit, found }) => `${unit} cannot retreat to ${shownPositions(found)}.`,
  'positions/retreat-contested': '{unit} cannot retreat to {province}, where a bounce left nobody.',
  'positions/contested-and-held': 'a unit stands in {province}: a bounce has left nobody there.',
  'positions/no-retreat-phase': 'units are dislodged only in a retreat phase, not in {phase}.',
  'positions/too-many-orders': '{count} orders are too many: {most} at most.',
  'positions/no-order': ({ found }) => `${shownPositions(found)} cannot be read as an order.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shownPositions(found)}: ${why === null ? 'cannot be read as an order.' : say(why)}`,
  'positions/second-order': 'a second order for the unit in {province}; the first is {first}.',
  'positions/no-age': 'must be a center and a small whole number.',
  'positions/unknown-key': ({ near, keys }) =>
    `is no part of a position: ${near === null ? `a position has ${keys.join(', ')}.` : `did you mean ${near}?`}`,
  'positions/game-over': 'the game is over: no phase follows.',
  'positions/no-ruling': ({ rulings }) => `no such ruling; there are ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) => `${shownPositions(found)} is not one of ${choices.join(', ')}.`,
} as const satisfies MessagesIn<'positions'>;

/** A text in quotes; of anything else what it is. */
function shownPositions(found: PositionValue): string {
  return found.kind === 'string' ? `'${found.text}'` : kindOf(found);
}

const POSITIONS_KINDS = { nothing: 'nothing', null: 'null', list: 'a list', object: 'an object' } as const;

function kindOf(found: PositionValue): string {
  return 'text' in found ? `the ${found.kind} ${found.text}` : POSITIONS_KINDS[found.kind];
}

export const events = {
  'events/create-how': 'An event has a name, a number of boards, and a game whose settings it has.',
  'events/created': ({ name, variant, address, isShared, page }) =>
    `The event '${name}' is created (${variant}). People enter it with JOIN by mail to ${isShared ? letter.withSubject({ address, game: name }) : address}. You set its rules there until the first draw: SCORING, SEATS, ROUNDS, BOARDS, PLAYERS; BEGIN draws. ${page === null ? 'STATUS there tells how it stands' : `Page: ${page}`}`,
  'events/name-taken': "There is a game or an event '{name}' already.",
  'events/name-shape': "'{name}' cannot be the name of an event: one word of letters and figures, at most {most}.",
  'events/like-what': "There is no game '{game}' whose settings you could take.",
  'events/variant-of-pairs': 'In {variant} players have several powers, which events do not deal.',
  'events/joined': ({ name, number, page, wishes, counts, round }) =>
    `You have entered '${name}' as number ${number}.${round === 1 ? '' : ` You play from round ${round} on.`}${wishes ? ` Your wishes are kept${counts ? '' : '; they count only with SEATS PREFERENCES'}.` : ''} When the boards are drawn, we mail you your power; until then LEAVE takes you out. ${page === null ? 'STATUS to its address tells who has entered' : `Your name stands on its page: ${page}`}`,
  'events/joined-already': 'You have entered already, as number {number}',
  'events/not-entered': 'You have not entered this event.',
  'events/left': 'You are out of the draws to come. If you play a board already, it goes on; RESIGN there leaves it',
  'events/dropped': 'Number {number} is out of the draws to come',
  'events/no-entrant': 'Nobody has entered as number {number}.',
  'events/wishes-kept': ({ counts }) =>
    `Your wishes are kept${counts ? '' : '; they count only with SEATS PREFERENCES'}`,
  'events/for-directors': 'Only those who run the event may do that.',
  'events/rules-stay':
    'The rules are promised to those who play: they stay from the first draw on. Another event (CREATE EVENT) can have others.',
  'events/set': ({ rule, value }) => `Set: ${rule.toUpperCase()} ${value}`,
  'events/number': ({ rule, least, most }) => `${rule.toUpperCase()} is a number from ${least} to ${most}.`,
  'events/scoring-which': ({ systems }) => `Systems: ${systems.join(', ')}, or TABLE with points by place.`,
  'events/too-few': '{have:person has|people have} entered; a board needs {need}.',
  'events/round-runs': ({ boards }) => `Boards go on: ${boards.join(', ')}.`,
  'events/list-closed': 'All rounds are drawn ({rounds}): nobody can enter any more.',
  'events/rounds-done': 'All rounds are played ({rounds}).',
  'events/begun': ({ round, boards, waiting, isLast }) =>
    `Round ${round} is drawn, and its boards have begun: ${boards.join(', ')}${waiting === 0 ? '' : `; ${waiting === 1 ? 'one is' : `${waiting} are`} without a board${isLast ? '' : ' and come first in the next round'}`}`,
  'events/ended': 'The event is over; its standings stay',
  'events/over': 'This event is over.',
  'events/no-line':
    'Write one of these on a line of its own: JOIN to enter, LEAVE to leave, STATUS to see how the event stands.',
  'events/boards-set': ({ changes }, { settings }) => [...settings(changes), 'So it is on all boards'].join(' '),
  'events/boards-fixed':
    'Boards of an event have that as the draw needs it. Its rules are SCORING, SEATS, ROUNDS, BOARDS and PLAYERS.',
  'events/no-boards': "No board of '{event}' goes on. BEGIN draws boards; this line is then for all of them.",
  'events/seats-drawn':
    "The draw of '{event}' has given its boards their seats, and anybody can check it: they are not dealt again. REPLACE gives a seat to somebody else.",
  'events/one-clock':
    "All boards of '{event}' keep one clock; with IN {event}: in front its director moves it for all of them.",
  'events/no-points': "A board of '{event}' that ends without a result gives nobody points; DECLARE ends it with one.",
  'events/no-such-end': ({ event, why }, { say }) => `The rules of '${event}' allow no such end. ${say(why)}`,
  'events/equal-rules':
    "All boards of '{event}' have equal rules; with IN {event}: in front the line is for all of them.",
} as const satisfies MessagesIn<'events'>;
