/** Finished games as lists know them: entries of the index, and summaries with the names and orders of one board. */
import { gameName } from '../../engine/vocabulary.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import type { GameEntry } from '../../lambdas/ports.ts';

const standard = loadVariant('standard')!.board;
const powers = standard.powers.map(({ name }) => name);

export function finishedEntry(name: string): GameEntry {
  return {
    name: gameName(name),
    n: 1,
    variant: 'standard',
    status: 'finished',
    phase: null,
    deadline: null,
    wake: null,
    listed: true,
    players: 7,
    seats: 7,
    updated: 0,
  };
}

/** `player`: of the first power; the others are named after the seat. */
export function finishedSummary(
  name: string,
  { ended, player = 'Player 0' }: { readonly ended?: number; readonly player?: string } = {},
): unknown {
  const at = new Date(ended ?? 0).toISOString();
  const finished = powers.map((power, p) => ({
    power,
    centres: p,
    result: p === 0 ? 'won' : 'survived',
    outIn: null,
    player: p === 0 ? player : null,
    person: `p${p}`,
  }));
  const outcome = { kind: 'won', powers: [powers[0]] };
  return {
    name,
    variant: 'standard',
    status: 'finished',
    created: at,
    ended: at,
    phases: 50,
    years: [],
    finished: { name, variant: 'standard', outcome, years: 11, lastYear: 1911, phases: 50, powers: finished },
    openings: Object.fromEntries(
      standard.powers.map((power) => [power.name, power.units.map((unit) => `${unit} H ${name.length}`)]),
    ),
    press: 0,
    lastPress: [],
  };
}
