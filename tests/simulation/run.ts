/** `npx tsx tests/simulation/run.ts --seed 7 --games 2 --phases 8`: one simulated run and its calm twin, from a seed. */
import { parseArgs } from 'node:util';
import { ROUGH } from './chaos.ts';
import { compare } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '1' },
    phases: { type: 'string', default: '10' },
    pages: { type: 'boolean', default: false },
  },
});
const run = {
  seed: Number(values.seed),
  games: Number(values.games),
  phases: Number(values.phases),
  chaos: ROUGH,
  pages: values.pages,
};
const { faults, phases, mails, repeated, harm, house } = await compare(run);
for (const fault of faults) console.error(fault);
for (const [error, times] of house.errors) console.error(`${times} x ${error}`);
console.log(`${phases} phases, ${mails} mails, ${repeated} of them repeated; ${harm} kills and lost answers.`);
process.exitCode = faults.length === 0 ? 0 : 1;
