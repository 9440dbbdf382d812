/** An order sheet with nothing on it: the analysis board, measurements and tests put theirs in. */
import type { Board } from '../../engine/board/board.ts';
import type { BoardChoices } from '../../engine/board/choices.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Power, Variant } from '../../engine/board/variant.ts';
import { type Due, missingOf } from '../../engine/game/due.ts';
import { phaseName } from '../locales/times/phases.ts';
import type { SheetData, SheetPhase, SheetPower } from './sheet-data.ts';

export function bareSheet(
  { id, edition = 1, name }: Variant,
  position: Position,
  choices: BoardChoices | null = null,
): SheetData {
  return {
    format: 1,
    game: {
      name: 'board',
      status: 'active',
      variant: { id, edition, name },
      outcome: '',
      hasPress: false,
      proxies: false,
      votes: { draw: false, drawAmong: false, concede: false },
      choices,
    },
    language: 'en',
    zone: 'UTC',
    now: 0,
    phase: null,
    position,
    holders: {},
    seats: [],
    reader: { kind: 'observer' },
    mayWrite: true,
    last: null,
    happened: null,
    earlier: [],
    press: [],
    answer: null,
    links: { post: '', data: '', now: '', board: '', game: '', map: null, mail: '', games: [], leave: null, csrf: '' },
  };
}

/** A phase without a deadline. */
export function barePhase(board: Board, { phase: code }: Position, began = 0): SheetPhase {
  const times = { began, deadline: null, graceEnd: null, earliest: null, delay: '', pausedAt: null };
  return { id: code, code, words: phaseName(board, code), ...times };
}

export function barePower(power: Power, due: Due, onFile: readonly string[] = []): SheetPower {
  return {
    power,
    due,
    missing: missingOf(due, onFile),
    onFile,
    proxies: [],
    ahead: [],
    wait: false,
    vote: { draw: null, concede: null },
    receipt: null,
  };
}
