/** Points that a power may give to neutral units (rule `influence`): told to nobody but their giver. */
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import { influencePoints } from '../../engine/rules/influence.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import type { OwnPower } from '../../engine/view/view.ts';
import { abbrOf } from '../words/abbreviations.ts';
import { counted } from '../words/counts.ts';
import { written } from '../words/orders.ts';
import { powerName } from '../words/powers.ts';
import { type Document, list, paragraph } from './document.ts';

/** What has been given and what is left, in a sentence; null where the variant has no such points. */
export function influenceInWords(
  board: Board,
  position: Position,
  { power, onFile }: OwnPower,
  { isOwn }: { readonly isOwn: boolean } = { isOwn: true },
): string | null {
  const points = influencePoints(board, position, power);
  if (points === 0) return null;
  const given = onFile.flatMap(({ order: text }) => {
    const order = parseOrder(text, 'M');
    return order?.kind === 'influence' ? [{ points: order.points, text: written(board, text, 'M') }] : [];
  });
  const spent = given.reduce((sum, each) => sum + each.points, 0);
  const what = given.length === 0 ? 'none given yet' : `${spent} given: ${given.map(({ text }) => text).join(', ')}`;
  return `${powerName(board, power)} has ${counted(points, 'influence point')} in this phase, ${what}.${isOwn ? ' Nobody else is told.' : ''}`;
}

/** For a GM who looks at the orders on file: who has given which points. Nothing where the variant has none. */
export function allocationsOnFile(board: Board, position: Position, powers: readonly OwnPower[]): Document {
  const told = powers.flatMap((own) => influenceInWords(board, position, own, { isOwn: false }) ?? []);
  return told.length === 0 ? [] : [paragraph('Influence points, which only you and their giver see:'), list(told)];
}

/** A remark for the lines of an answer: `5 influence points, as in IP 2 Bav H`; null where there are none to give. */
export function influenceHint(board: Board, position: Position, { power }: OwnPower): string | null {
  const points = influencePoints(board, position, power);
  const [first] = position.units[neutralName(board) ?? ''] ?? [];
  if (points === 0 || first === undefined) return null;
  return `${counted(points, 'influence point')}, as in IP 1 ${abbrOf(board, parseUnit(first)!.at)} H`;
}
