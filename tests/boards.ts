/** Boards for tests: the variants of the house, and small maps made up for a purpose. */
import { readFileSync } from 'node:fs';
import { type Board, compileBoard } from '../engine/board/board.ts';
import type { Variant } from '../engine/board/variant.ts';

const boards = new Map<string, Board>();

export function boardOf(variant: string): Board {
  let board = boards.get(variant);
  if (board === undefined) {
    board = compileBoard(readVariant(variant));
    boards.set(variant, board);
  }
  return board;
}

export function readVariant(variant: string): Variant {
  return JSON.parse(readFileSync(new URL(`../variants/${variant}/variant.json`, import.meta.url), 'utf8'));
}

export const standard = boardOf('standard');

/** The objects of a file of JSON lines beside the caller. */
export function readJsonLines<T>(file: URL): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));
}
