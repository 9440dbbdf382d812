/** How powers open: the orders of their first movement phase, and how often each opening is played. */
import type { ArchiveDocument } from '../archive/document.ts';
import type { Power } from '../board/variant.ts';
import { rowsOf } from '../vocabulary.ts';

/** The orders of a power in the first movement phase, in canonical syntax, sorted. */
export type GameOpening = readonly string[];

/** Of every power that ordered anything. */
export function gameOpenings({ phases }: Pick<ArchiveDocument, 'phases'>): Readonly<Record<Power, GameOpening>> {
  const first = phases.find(({ phase }) => phase.endsWith('M'));
  const orders = Object.entries(first?.orders ?? {}).filter(([, list]) => list.length > 0);
  return Object.fromEntries(orders.map(([power, list]) => [power, [...new Set(list)].sort()]));
}

export interface OpeningCount {
  readonly orders: GameOpening;
  readonly games: number;
  /** Sum of the centres at the end, of the games that are finished. */
  readonly centres: number;
  readonly won: number;
}

/** By power, by the orders in one text. */
export type OpeningTally = Readonly<Record<Power, Readonly<Record<string, OpeningCount>>>>;

/** One more game, or one less: how each power opened, and how it came out. */
export function addOpenings(
  tally: OpeningTally,
  openings: Readonly<Record<Power, GameOpening>>,
  results: readonly { readonly power: Power; readonly centres: number; readonly result: string }[],
  change: 1 | -1 = 1,
): OpeningTally {
  const next: Record<Power, Record<string, OpeningCount>> = { ...tally } as Record<Power, Record<string, OpeningCount>>;
  for (const [power, orders] of rowsOf(openings)) {
    const result = results.find((each) => each.power === power);
    if (result === undefined) continue;
    const key = orders.join(', ');
    const before = next[power]?.[key] ?? { orders, games: 0, centres: 0, won: 0 };
    const { [key]: _, ...others } = next[power] ?? {};
    const count = {
      orders,
      games: before.games + change,
      centres: before.centres + change * result.centres,
      won: before.won + change * Number(result.result === 'won'),
    };
    next[power] = count.games > 0 ? { ...others, [key]: count } : others;
  }
  return next;
}

/** The openings of a power that are played most, most first. */
export function mostPlayed(tally: OpeningTally, power: Power, count: number): readonly OpeningCount[] {
  return Object.values(tally[power] ?? {})
    .sort((a, b) => b.games - a.games || (a.orders.join() < b.orders.join() ? -1 : 1))
    .slice(0, count);
}
