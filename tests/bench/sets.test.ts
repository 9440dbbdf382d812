/**
 * The phases that `chancery bench` times are what their names say; how fast they are is not a test's business.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { REASON_BITS, ROW } from '../../engine/adjudicate/movement/cells.ts';
import { workspaceOf } from '../../engine/adjudicate/movement/movement.ts';
import { loadPhase, numberPhase } from '../../engine/adjudicate/movement/numbered-phase.ts';
import { reasonsOfBits } from '../../engine/adjudicate/movement/reason-bits.ts';
import { resolveMovement } from '../../engine/adjudicate/movement/resolve.ts';
import { DEFAULT_RULINGS } from '../../engine/adjudicate/rulings.ts';
import { benchSets, gamePositionLines } from '../../infra/tools/bench/sets.ts';
import { explanationOf } from '../../templates/locales/explained.ts';
import { runCommand } from '../command.ts';

const sets = new Map(benchSets().map((set) => [set.name, set]));

/** How many orders of a set came out with each reason, and how many armies went by sea. */
function tally(name: string) {
  const { board, phases } = sets.get(name)!;
  const counts: Record<string, number> = { orders: 0, bySea: 0 };
  for (const { position, orders } of phases) {
    for (const order of adjudicate(board, position, orders, { explain: true }).orders) {
      const { reasons } = order;
      counts['orders']!++;
      if (explanationOf(board, order).includes(' by convoy')) counts['bySea']!++;
      for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
    }
  }
  return counts;
}

describe('the phases that are timed', () => {
  it('have as many units as they say', () => {
    const units = (name: string) =>
      sets.get(name)!.phases.map(({ position }) => Object.values(position.units).flat().length);
    expect(new Set(units('34 units'))).toEqual(new Set([34]));
    expect(new Set(units('200 units'))).toEqual(new Set([200]));
    expect(Math.min(...units('mid-game'))).toBeGreaterThan(22);
  });

  it('are full of convoys, broken and unbroken', () => {
    const { orders, bySea, disrupted, cut } = tally('convoys');
    expect(bySea! / sets.get('convoys')!.phases.length).toBeGreaterThan(2);
    expect(disrupted).toBeGreaterThan(10);
    expect(cut).toBeGreaterThan(100);
    expect(orders).toBe(34 * sets.get('convoys')!.phases.length);
  });

  it('are paradoxes, with as many fleets as they say', () => {
    expect(tally('paradoxes')['disrupted']).toBeGreaterThan(8);
    expect(tally('paradox of 6')).toMatchObject({ disrupted: 6, dislodged: 6 });
  });

  it('carry an army over nineteen fleets, all of them attacked in vain', () => {
    expect(tally('19 fleets')).toMatchObject({ bySea: 1, bounce: 19 });
  });

  it('are resolved from numbers as they are from words', () => {
    for (const { board, phases } of sets.values()) {
      const w = workspaceOf(board);
      for (const { position, orders } of phases.slice(0, 40)) {
        const numbered = numberPhase(board, position, orders, DEFAULT_RULINGS);
        const inWords = adjudicate(board, position, orders).orders.map(({ reasons }) => `${reasons}`);
        loadPhase(w, numbered, DEFAULT_RULINGS);
        resolveMovement(w);
        const inNumbers = Array.from(
          { length: w.end / ROW },
          (_, n) => `${reasonsOfBits(w.cells[n * ROW + REASON_BITS]!)}`,
        );
        expect(inNumbers.sort()).toEqual(inWords.sort());
      }
    }
  });

  it('are lines that the command adjudicates, all of them', async () => {
    const lines = gamePositionLines().slice(0, 60);
    const { status, stdout, stderr } = await runCommand(['adjudicate', '--jsonl'], lines.join('\n'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const resolved: readonly { readonly phase: string }[] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(resolved.map(({ phase }) => phase)).toEqual(lines.map((line) => JSON.parse(line).phase));
  });
});
