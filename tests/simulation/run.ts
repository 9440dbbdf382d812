/**
 * `npx tsx tests/simulation/run.ts --seed 7 --games 2 --phases 8`: one simulated run and its calm twin, from a seed;
 * `--runs 250`: of so many seeds, one after the other. A run that fails says how it can be seen again.
 */
import { parseArgs } from 'node:util';
import { ROUGH } from './chaos.ts';
import { compare, type Run, replay } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    games: { type: 'string', default: '1' },
    phases: { type: 'string', default: '10' },
    pages: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const all = { phases: 0, mails: 0, repeated: 0, harm: 0, faults: 0 };
for (let seed = Number(values.seed); seed < Number(values.seed) + runs; seed += 1) {
  const run: Run = {
    seed,
    games: Number(values.games),
    phases: Number(values.phases),
    chaos: ROUGH,
    pages: values.pages,
  };
  const { faults, phases, mails, repeated, harm, house } = await compare(run);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`see it again with: ${replay(run)}`);
  if (runs === 1) for (const [error, times] of house.errors) console.error(`${times} x ${error}`);
  all.phases += phases;
  all.mails += mails;
  all.repeated += repeated;
  all.harm += harm;
  all.faults += faults.length;
  console.log(
    `seed ${seed}: ${phases} phases, ${mails} mails, ${repeated} of them repeated; ${harm} kills and lost answers; ${faults.length} faults`,
  );
}
if (runs > 1) {
  console.log(
    `all: ${all.phases} phases, ${all.mails} mails, ${all.repeated} of them repeated; ${all.harm} kills and lost answers; ${all.faults} faults`,
  );
}
process.exitCode = all.faults === 0 ? 0 : 1;
