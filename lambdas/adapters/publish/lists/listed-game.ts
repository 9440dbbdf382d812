/** A game as lists show it: facts first, which are kept as they are, then the same in the words of a language. */
import type { Board } from '../../../../engine/board/board.ts';
import { boardIn } from '../../../../engine/board/translation.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import type { GameOutcome, PersonId } from '../../../../engine/game/events.ts';
import type { FinishedGame, FinishedPower } from '../../../../engine/scoring/finished-game.ts';
import type { GameOpening } from '../../../../engine/scoring/openings.ts';
import { countSharing } from '../../../../engine/scoring/scores.ts';
import type { GameSummary } from '../../../../engine/scoring/summary.ts';
import type { Instant } from '../../../../engine/time.ts';
import { t } from '../../../../templates/locales/current.ts';
import { outcomeLine, phaseHeading } from '../../../../templates/pages/game-parts.ts';
import type { GameRow } from '../../../../templates/pages/lists.ts';
import { powerInWords } from '../../../../templates/pages/order-words.ts';
import type { GameEntry } from '../../../ports.ts';

/** A game that is over. */
export interface FinishedRow extends Pick<GameEntry, 'name' | 'variant' | 'edition' | 'players' | 'seats'> {
  readonly end: Instant;
  readonly phases: number;
  /** Null: nobody told how it ended. */
  readonly outcome: GameOutcome | null;
  /** How many players share it, where they are fewer than the powers that do. */
  readonly sharing?: number;
  readonly powers: readonly Pick<FinishedPower, 'power' | 'player' | 'person'>[];
}

/** What the game adds to the openings of its variant. */
export interface OpeningEntry {
  readonly openings: Readonly<Record<Power, GameOpening>>;
  readonly results: readonly Pick<FinishedPower, 'power' | 'centres' | 'result'>[];
}

export interface ListedGame {
  readonly row: FinishedRow;
  /** Left out: nobody knows how it went. */
  readonly opened?: OpeningEntry;
}

/** Boards by variant and edition; null: the variant is gone. */
export type BoardOf = (variant: string, edition?: number) => Board | null;

/** Null where the game is not shown among those that are over. */
export function listedGame(entry: GameEntry, board: Board | null, summary: GameSummary | null): ListedGame | null {
  if (!entry.listed || entry.status !== 'finished' || board === null) return null;
  const { name, edition, players, seats, updated } = entry;
  const finished = summary?.finished ?? null;
  return {
    row: {
      name,
      variant: board.variant.id,
      ...(edition === undefined ? {} : { edition }),
      players,
      seats,
      end: summary?.ended == null ? updated : Date.parse(summary.ended),
      phases: summary?.phases ?? 0,
      outcome: finished?.outcome ?? null,
      ...sharingOf(finished),
      powers: (finished?.powers ?? []).map(({ power, player, person }) => ({ power, player, person })),
    },
    ...(summary === null || finished === null
      ? {}
      : {
          opened: {
            openings: summary.openings,
            results: finished.powers.map(({ power, centres, result }) => ({ power, centres, result })),
          },
        }),
  };
}

/** In the words of the language that is written. */
export function finishedInWords(game: FinishedRow, boardOf: BoardOf): GameRow {
  const { name, variant, edition, players, seats, end, phases, outcome, powers } = game;
  const known = boardOf(variant, edition ?? 1);
  const board = known === null ? null : boardIn(known, t().code);
  return {
    name,
    variant: { id: variant, name: board?.variant.name ?? variant },
    status: 'finished',
    phase: null,
    deadline: null,
    players,
    seats,
    end: {
      at: end,
      result: { key: resultKey(game), words: resultInWords(resultKey(game)) },
      outcome: outcome === null || board === null ? t().pages.lists.ended : outcomeLine(board, outcome),
      phases,
      players: [...ownPowersOf(powers)].map(([name, own]) => ({
        power: own.map((power) => (board === null ? power : powerInWords(board, power))).join(' & '),
        name,
      })),
    },
  };
}

/** A game that goes on, in the words of the language that is written; null: its variant is gone. */
export function goingInWords(entry: GameEntry, boardOf: BoardOf): GameRow | null {
  const known = boardOf(entry.variant, entry.edition ?? 1);
  if (known === null) return null;
  const board = boardIn(known, t().code);
  const { name, status, phase, deadline, players, seats } = entry;
  const { id, name: variantName } = board.variant;
  return {
    name,
    variant: { id, name: variantName },
    status,
    phase: phase === null ? null : phaseHeading(board, phase),
    deadline,
    players,
    seats,
    end: null,
  };
}

/** The powers of each player whose name is known. */
export function ownPowersOf(powers: FinishedRow['powers']): ReadonlyMap<string, readonly Power[]> {
  const own = new Map<string, readonly Power[]>();
  for (const { power, player } of powers) if (player !== null) own.set(player, [...(own.get(player) ?? []), power]);
  return own;
}

function sharingOf(finished: FinishedGame | null): Pick<FinishedRow, 'sharing'> {
  const { outcome } = finished ?? {};
  if (finished?.isBySeat !== true || (outcome?.kind !== 'won' && outcome?.kind !== 'drawn')) return {};
  return { sharing: countSharing(finished, outcome.kind === 'won' ? 'won' : 'drew') };
}

/** `solo`, `joint`, `conceded`, `draw-3`, `no-result`: the same in each language. */
export function resultKey({ outcome, sharing }: Pick<FinishedRow, 'outcome' | 'sharing'>): string {
  if (outcome === null || outcome.kind === 'terminated') return 'no-result';
  if (outcome.kind === 'won') return (sharing ?? outcome.powers.length) > 1 ? 'joint' : 'solo';
  return outcome.kind === 'conceded' ? 'conceded' : `draw-${sharing ?? outcome.powers.length}`;
}

export function resultInWords(key: string): string {
  const told = t().pages.lists.results;
  if (key === 'solo') return told.won;
  if (key === 'joint') return told.wonTogether;
  if (key === 'conceded') return told.conceded;
  return key === 'no-result' ? told.none : told.drawn(Number(key.slice('draw-'.length)));
}

export function listedPeople({ powers }: FinishedRow): readonly PersonId[] {
  return [...new Set(powers.flatMap(({ person }) => (person === null ? [] : [person])))];
}
