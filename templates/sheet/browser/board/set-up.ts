/** Units and centers set and taken by tapping: a new position, from which a new line of play begins. */

import { standingPlaces } from '../../../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { Position } from '../../../../engine/board/position.ts';
import { type Power, type Province, UNIT_TYPES, type UnitText } from '../../../../engine/board/variant.ts';
import { provinceOfUnit, rowsOf, unitText } from '../../../../engine/vocabulary.ts';
import { type OrderLabels, powerLabel, unitLabel } from '../../order-labels.ts';
import type { MenuItem } from '../menu.ts';

/** What can be set or taken in a province. */
export function setUpItems(
  labels: OrderLabels,
  position: Position,
  power: Power,
  province: Province,
  set: (position: Position, label: string) => void,
): readonly MenuItem[] {
  const { board, words } = labels;
  const told = words.analysis;
  const item = (label: string, next: Position): MenuItem => ({ label, do: () => set(next, label) });
  const stands = standing(position, province);
  const units = UNIT_TYPES.flatMap((type) =>
    standingPlaces(board, type, province).map((at) => unitText(`${type} ${at}`)),
  );
  const isCenter = board.provinces[board.provinceNumber.get(province) ?? -1]?.center === true;
  return [
    ...units
      .filter((unit) => unit !== stands)
      .map((unit) =>
        item(
          told.unitOf(unitLabel(labels, unit), powerLabel(labels, power)),
          withUnit(position, province, power, unit),
        ),
      ),
    ...(stands === null
      ? []
      : [item(told.noUnit(unitLabel(labels, stands)), withUnit(position, province, power, null))]),
    ...(isCenter
      ? [
          item(told.centerOf(powerLabel(labels, power)), withCenter(position, province, power)),
          item(told.noCenter, withCenter(position, province, null)),
        ]
      : []),
  ];
}

function standing({ units }: Position, province: Province): UnitText | null {
  return (
    Object.values(units)
      .flat()
      .find((unit) => provinceOfUnit(unit) === province) ?? null
  );
}

function withUnit(position: Position, province: Province, power: Power, unit: UnitText | null): Position {
  const left = rowsOf(position.units).map(
    ([name, list]) => [name, list.filter((each) => provinceOfUnit(each) !== province)] as const,
  );
  const units = Object.fromEntries(left);
  return { ...position, units: unit === null ? units : { ...units, [power]: [...(units[power] ?? []), unit] } };
}

function withCenter(position: Position, province: Province, power: Power | null): Position {
  const left = rowsOf(position.centers).map(
    ([name, list]) => [name, list.filter((each) => each !== province)] as const,
  );
  const centers = Object.fromEntries(left);
  if (power === null) return { ...position, centers };
  return { ...position, centers: { ...centers, [power]: [...(centers[power] ?? []), province].sort() } };
}

/** A board of the variant on which nobody has anything. */
export function emptyPosition(board: Board, phase: Position['phase']): Position {
  const none = Object.fromEntries(board.powers.map(({ name }) => [name, []]));
  return { variant: board.variant.id, phase, units: none, centers: none };
}
