/** Boards for tests: the variants of the house, and small maps made up for a purpose. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Board, compileBoard } from '../engine/board/board.ts';
import type { Variant, VariantNames } from '../engine/board/variant.ts';

const boards = new Map<string, Board>();

export function boardOf(variant: string): Board {
  let board = boards.get(variant);
  if (board === undefined) {
    board = compileBoard(readVariant(variant), readNames(variant));
    boards.set(variant, board);
  }
  return board;
}

/** What a game chooses that chooses nothing, on a board of the rulebook of 2023. */
export const USUAL_CHOICES = {
  ...{ centers: null, anyCenters: false, oneCenter: false, anyDisband: false },
  ...({ start: 'usual', rulebook: '2023' } as const),
};

export function readVariant(variant: string): Variant {
  return JSON.parse(readFileSync(new URL(`../variants/${variant}/variant.json`, import.meta.url), 'utf8'));
}

/** A variant's names in other languages. */
export function readNames(variant: string): readonly VariantNames[] {
  const folder = new URL(`../variants/${variant}/names/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

export const standard = boardOf('standard');

/** The objects of a file of JSON lines beside the caller. */
export function readJsonLines<T>(file: URL): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));
}
