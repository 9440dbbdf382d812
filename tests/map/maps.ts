/** What the tests of maps share: variants with their geography, and phases to draw. */
import { readFileSync } from 'node:fs';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { OrdersByPower, Position } from '../../engine/board/position.ts';
import type { Geography } from '../../templates/map/geometry/geography.ts';
import { type MapViewOptions, mapViewOf } from '../../templates/map/map-view.ts';
import type { MapView } from '../../templates/map/view.ts';
import { boardOf, readVariant } from '../boards.ts';

export const MAPS = [
  'standard',
  '1776-ii',
  '1812-overture',
  'consolidation-1865',
  'eckert-napoleonic',
  'octarine',
] as const;

export function geographyText(variant: string): string {
  return readFileSync(new URL(`../../variants/${variant}/geography.json`, import.meta.url), 'utf8');
}

export function geographyOf(variant: string): Geography {
  return JSON.parse(geographyText(variant));
}

export function openingOf(variant: string): Position {
  return startingPosition(boardOf(variant));
}

/** The view of a phase played with these orders. */
export function viewOf(position: Position, orders: OrdersByPower, options: MapViewOptions = {}): MapView {
  const resolution = adjudicate(boardOf(position.variant), position, orders, { explain: true });
  return mapViewOf(readVariant(position.variant), position, resolution, options);
}
