/** Each variant with each of its starts, and settings that make rules: every game whose rules are different facts. */
import type { Board } from '../../engine/board/board.ts';
import { type BoardChoices, STARTS } from '../../engine/board/choices.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';

export interface GameKind {
  readonly variant: string;
  /** Lines of the GM before the start. */
  readonly lines: readonly string[];
  readonly players: number;
  readonly choices: Partial<BoardChoices>;
  readonly board: Board;
}

type Chosen = readonly [lines: readonly string[], choices: Partial<BoardChoices>];

const SETTINGS: readonly Chosen[] = [
  [[], {}],
  [['set centers 10', 'set nodias', 'set no concessions'], { centers: 10, dias: false, concessions: false }],
  [['set rules 1971', 'set one center'], { rulebook: '1971', oneCenter: true }],
  [['set any centers', 'set any disband', 'set blind'], { anyCenters: true, anyDisband: true, blind: true }],
];

const STARTING: readonly Chosen[] = STARTS.filter((start) => start !== 'usual').map((start) => [
  [`set start ${start.replace('-', ' ')}`],
  { start },
]);

/** The standard game's other starts, fewer people where a variant leaves a power out, the rulebook of today for an older game. */
const MORE: Readonly<Record<string, readonly Chosen[]>> = {
  standard: STARTING,
  octarine: [[['set dias'], { dias: true }]],
  'eckert-napoleonic': [
    [['set players 8'], { players: 8 }],
    [['set rules 2023'], { rulebook: '2023' }],
  ],
};

export const ALL_GAMES: readonly GameKind[] = VARIANTS.flatMap((variant) => {
  const usual = boardOf(variant);
  const rulebook = usual.variant.rulebook ?? DEFAULT_SETTINGS.rulebook;
  return [...SETTINGS, ...(MORE[variant] ?? [])].map(([lines, choices]) => {
    const chosen = { rulebook, ...choices };
    const board = boardWith(usual, { ...DEFAULT_SETTINGS, ...usual.variant.defaults, ...chosen });
    const players = choices.players ?? board.variant.players?.max ?? board.powers.length;
    return { variant, lines, players, choices: chosen, board };
  });
});
