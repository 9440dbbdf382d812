import { placeName, provinceName } from '../../../../../engine/explain/names.ts';
import type { OrderSaying, UnitMeant } from '../../../../../engine/sayings/orders/orders.ts';
import type { Power } from '../../../../../engine/vocabulary.ts';
import type { Speaker, Words } from '../../../language.ts';
import { capitalised, counted } from '../../../text/counts.ts';
import { whyClosedNow } from './out-of-reach.ts';

export const orders = {
  'orders/unreadable': () => 'This cannot be read as an order.',
  'orders/unreadable-for-phase': () => 'This cannot be read as an order for that phase.',
  'orders/not-understood': ({ shown }) => `'${shown}' is not understood.`,
  'orders/helps-nothing': () => 'Which order is supported? There is none before this on the line.',
  'orders/after-waive': ({ shown }) => `After the waived build, '${shown}' is not understood.`,
  'orders/what-and-where': ({ kind }) => `${capitalised(kind)} what, and where?`,
  'orders/nothing-to-waive': () => 'There are no builds to waive: this is no adjustment phase.',
  'orders/for-other-power': ({ power, writers }, { powers }) =>
    `This line is for ${powers(power)}; you write for ${powers(writers)}.`,
  'orders/who-waives': ({ powers: could }, { powers }) =>
    `${powers(could)} may build: name the power on the line or on a line above it.`,
  'orders/who-builds': ({ powers: could }, { powers }) =>
    `Both ${powers(could)} could build there: name the power on the line or on a line above it.`,
  'orders/whose-waive': () => 'Whose build is waived? Name the power before it.',
  'orders/no-such-unit-then': () => 'No such unit stands there in that phase.',
  'orders/kept-and-removed': ({ line }) => `The unit is removed in line ${line}; one of the two lines is too many.`,
  'orders/removals-due': ({ count }) => `${counted(count, 'unit')} must be removed: there is no build to waive.`,
  'orders/no-builds-due': () => 'No builds are due.',
  'orders/no-build-left': () => 'No build is left to waive.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${board === null ? at : provinceName(board, at)} belongs to ${powers(power)}: this build is ${powers(power)}'s.`,
  'orders/remark': ({ shown }) => `'${shown}' is only a remark: the order stands as it is.`,
  'orders/remark-decides': ({ shown }) =>
    `We did not take this order because of '${shown}': an order is either given or not. Send it without that if you want it in any case.`,
  'orders/builds-left': ({ count }) => `Only ${counted(count, 'build')} ${count === 1 ? 'is' : 'are'} left to waive.`,
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'This needs a convoy now.'
      : `This needs a convoy now: ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': ({ shown }) => `'${shown}' can be read in two ways.`,
  'orders/several-places': ({ shown, places }, { board }) => {
    const names = places.map((id) => (board === null ? id : provinceName(board, id)));
    return `'${shown}' could be ${names.slice(0, -1).join(', ')} or ${names.at(-1)!}.`;
  },
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `'${shown}' says only that a unit of ${powers(power)} is meant: name the place where it stands.`
      : `'${shown}' could be ${place(or)} or a unit of ${powers(power)}: name the place where it stands.`,
  'orders/closed-by-rule': ({ rule }) => rule,
  'orders/no-such-place': ({ shown }) => `There is no province '${shown}'.`,
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `On this map '${shown}' is a province of its own: ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': ({ place: at }, { place }) =>
    `${capitalised(place(at))} is impassable: no unit can ever enter it.`,
  'orders/no-such-coast': ({ province, coast, places }, { board }) => {
    const named = places.map((each) => (board === null ? each : placeName(board, each))).join(' and ');
    return `${board === null ? province : provinceName(board, province)} has no such coast as '${coast}': there are ${named}.`;
  },
  'orders/no-such-power': ({ shown }) => `There is no power '${shown}' in this game.`,
  'orders/convoyed-where': ({ from }, { place }) => `Where is the army in ${place(from)} to be convoyed?`,
  'orders/no-retreats-due': () => 'No retreats are due: this is a movement phase.',
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
  'orders/one-step-retreat': () => 'A retreat is one step to a place beside it, never by convoy.',
  'orders/build-or-remove': ({ unit }) => `Is ${unit} to be built or removed?`,
  'orders/army-or-fleet': ({ at }, { place }) => `An army or a fleet in ${place(at)}?`,
  'orders/no-proxies': () => 'Proxies are not allowed in this game.',
  'orders/proxy-to-oneself': () => 'A proxy is given to another power.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${capitalised(meant(unit, speaker))} belongs to ${speaker.powers(owner)}, not to ${written === null ? 'this power' : speaker.powers(written)}.`,
  'orders/influence-in-movement': () => 'Influence is allocated in movement phases only.',
  'orders/influence-how-many': () => 'How many points? IP, the points, the unit and its order.',
  'orders/influence-number': ({ points }) => `Points are whole numbers from 1, or ALL; not '${points}'.`,
  'orders/influence-what': () => 'Which unit, and which order?',
  'orders/influence-which-unit': () => 'Which unit?',
  'orders/influence-several': ({ shown }) => `Each allocation begins with IP: '${shown}' names several orders.`,
  'orders/influence-no-unit': ({ at }, { place }) => `${place(at)} is no state with a unit.`,
  'orders/influence-only-holds': () => 'An independent unit only holds or supports.',
  'orders/influence-nothing-to-take-back': () => 'There is nothing to take back.',
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${have} points and all are given already. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) => `At most ${most} units can be given points in one phase. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${have} points, not ${points}.`
      : `${has(power, speaker)} ${have} points and ${spent} of them are given: ${have - spent} are left, not ${points}.`,
} satisfies Words<OrderSaying>;

const TAKES_BACK = 'IP 0 and the name of a unit takes its points back.';

function has(power: Power | null, { powers }: Speaker): string {
  return power === null ? 'You have' : `${powers(power)} has`;
}

/** `the army in Paris`, `the unit in Paris`. */
function meant({ type, at }: UnitMeant, { place }: Speaker): string {
  const kind = type === null ? 'unit' : type === 'A' ? 'army' : 'fleet';
  return `the ${kind} in ${place(at.replace(/\/.*$/, ''))}`;
}
