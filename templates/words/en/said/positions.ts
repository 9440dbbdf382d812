import type { FoundValue, PositionSaying } from '../../../../engine/sayings/positions.ts';
import type { Words } from '../../language.ts';

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `must be ${wanted === 'list' ? 'a list' : 'an object'}, not ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shown(found)} is no phase of ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) => `${shown(found)} is not one of the powers ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shown(found)} is not one of the powers.`,
  'positions/power-twice': ({ power }) => `${power} is already listed under another name.`,
  'positions/units-missing': () => 'is missing: the units of each power.',
  'positions/centers-missing': () => 'is missing: an adjustment phase needs the centers of each power.',
  'positions/dislodged-missing': () => 'is missing: nobody retreats.',
  'positions/ages-missing': () => 'is missing: which centers are newly gained. All count as held for long.',
  'positions/neutral-units-missing': () => 'is missing: none of these armies stands any more.',
  'positions/no-influence': () => 'is missing: without centers nobody has influence points.',
  'positions/seats-missing': ({ seat }) =>
    `is missing: which drawn powers one player holds, such as ${JSON.stringify([seat])}. Each is counted alone for victory.`,
  'positions/no-unit': ({ found }) => `${shown(found)} is no unit such as A par or F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) => `${shown(found)}: no place ${shown(place)} on this map.`,
  'positions/no-place': ({ found }) => `no place ${shown(found)} on this map.`,
  'positions/place-taken': ({ unit, other }) => `${unit} cannot stand where ${other} stands already.`,
  'positions/army-at-sea': ({ province }) => `an army cannot be in ${province}.`,
  'positions/army-on-coast': ({ unit }) => `an army is on no coast: ${unit}.`,
  'positions/fleet-inland': ({ province }) => `a fleet cannot be in ${province}.`,
  'positions/which-coast': ({ province, units }) =>
    `a fleet in ${province} is on one of its coasts: ${units.join(' or ')}.`,
  'positions/no-center': ({ province }) => `${province} is no supply center.`,
  'positions/center-taken': ({ center, owner }) => `${center} belongs to ${owner} already.`,
  'positions/dislodged-twice': ({ province }) => `another unit was dislodged from ${province} too.`,
  'positions/no-retreat': ({ unit, found }) => `${unit} cannot retreat to ${shown(found)}.`,
  'positions/no-retreat-phase': ({ phase }) => `units are dislodged only in a retreat phase, not in ${phase}.`,
  'positions/too-many-orders': ({ count, most }) => `${count} orders are too many: ${most} at most.`,
  'positions/no-order': ({ found }) => `${shown(found)} cannot be read as an order.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shown(found)}: ${why === null ? 'cannot be read as an order.' : say(why)}`,
  'positions/second-order': ({ province, first }) =>
    `a second order for the unit in ${province}; the first is ${first}.`,
  'positions/no-age': () => 'must be a center and a small whole number.',
  'positions/no-ruling': ({ rulings }) => `no such ruling; there are ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) => `${shown(found)} is not one of ${choices.join(', ')}.`,
} satisfies Words<PositionSaying>;

/** A text in quotes; of anything else what it is. */
function shown(found: FoundValue): string {
  return found.kind === 'string' ? `'${found.text}'` : kindOf(found);
}

const KINDS = { nothing: 'nothing', null: 'null', list: 'a list', object: 'an object' } as const;

function kindOf(found: FoundValue): string {
  return 'text' in found ? `the ${found.kind} ${found.text}` : KINDS[found.kind];
}
