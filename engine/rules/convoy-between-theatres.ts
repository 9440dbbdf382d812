/** The rule `convoy-between-theatres`: where armies may be carried from one part of the world to another. */
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';

/** Whether a power's army may be carried from one province to another; null when every convoy is allowed. */
export type ConvoyLimit = (power: number, from: number, to: number) => boolean;

/** The limit in force, by the ownership when the phase begins; null when the variant has none. */
export function convoyLimit(board: Board, position: Position): ConvoyLimit | null {
  if (board.variant.rules['convoy-between-theatres'] === undefined) return null;
  return (power, from, to) => mayLand(board, position, power, from, to);
}

function mayLand(board: Board, position: Position, power: number, from: number, to: number): boolean {
  const rule = board.variant.rules['convoy-between-theatres']!;
  const { name, theatre: home } = board.powers[power] ?? { name: '', theatre: undefined };
  const start = board.provinces[from]!.theatre;
  const end = board.provinces[to]!.theatre;
  if (start === end) return true;
  if (end !== undefined && rule.never?.[name]?.includes(end) === true) return false;
  if (end === home) return true;
  return (
    isOwn(board, position, name, to) || (rule.landing === 'beside-own-center' && isBesideOwn(board, position, name, to))
  );
}

function isOwn(board: Board, position: Position, power: Power, province: number): boolean {
  return ownedBy(position, power).includes(board.provinces[province]!.id);
}

/** True when an army border leads from a province to an own centre of the same theatre. */
function isBesideOwn(board: Board, position: Position, power: Power, province: number): boolean {
  const { theatre } = board.provinces[province]!;
  const { start, list } = board.bordersIn(position.phase.slice(0, 1)).army;
  const home = board.homeOf[province]!;
  return Array.from(list.subarray(start[home], start[home + 1])).some((l) => {
    const beside = board.provinceOf[l]!;
    return board.provinces[beside]!.theatre === theatre && isOwn(board, position, power, beside);
  });
}

function ownedBy(position: Position, power: Power): readonly Province[] {
  return position.centers[power] ?? [];
}
