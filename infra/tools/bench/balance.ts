/**
 * How even a variant's start is, as far as play without thought can tell: games that play themselves, by the judge's
 * bot, by greed and by chance, and what each power has in the end.
 */
import type { Power } from '../../../engine/board/variant.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { playGame, type Skill } from '../maps/busy.ts';

export interface Balance {
  readonly variant: string;
  readonly games: Readonly<Partial<Record<Skill, number>>>;
  readonly years: number;
  /** By way of playing and power: games won, games in which it owned most (shared ones in parts), games in which it was out,
   *  and centers in the mean. */
  readonly play: Readonly<Partial<Record<Skill, Readonly<Record<Power, Count>>>>>;
}

interface Count {
  won: number;
  led: number;
  out: number;
  centers: number;
}

const YEARS = 10;

/** Games of each way of playing. The bot thinks longer. */
const SELF_PLAYED: Readonly<Partial<Record<Skill, number>>> = { bot: 60, greedy: 200, random: 200 };

/** Null when there is no such variant. */
export function benchBalance(name: string, games = SELF_PLAYED): Balance | null {
  const loaded = loadVariant(name);
  if (loaded === null) return null;
  const { board, variant } = loaded;
  const figures = (skill: Skill, many: number) => {
    const sums = new Map(variant.powers.map(({ name: power }) => [power, { won: 0, led: 0, out: 0, centers: 0 }]));
    for (let seed = 1; seed <= many; seed++) {
      const { resolution } = playGame(board, seed, YEARS, skill).at(-1)!;
      const own = (power: Power) => resolution.centers[power]?.length ?? 0;
      const most = Math.max(...[...sums.keys()].map(own));
      const leaders = [...sums.keys()].filter((power) => own(power) === most);
      const winners = [resolution.winner ?? []].flat();
      for (const [power, sum] of sums) {
        sum.centers += own(power) / many;
        if (own(power) === 0) sum.out += 1;
        if (winners.includes(power)) sum.won += 1;
        if (leaders.includes(power)) sum.led += 1 / leaders.length;
      }
    }
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return Object.fromEntries(
      [...sums].map(([power, sum]) => [power, { ...sum, led: tenths(sum.led), centers: tenths(sum.centers) }]),
    );
  };
  const play = Object.entries(games).map(([skill, many]) => [skill, figures(skill as Skill, many)]);
  return { variant: variant.id, games, years: YEARS, play: Object.fromEntries(play) };
}
