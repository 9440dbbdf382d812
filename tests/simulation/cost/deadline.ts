/**
 * `npx tsx tests/simulation/cost/deadline.ts [--games 80]`: the processor's time that the function for deadlines takes for a phase of
 * seven players when it is warm, mails written and asked for, on the adapters of AWS with the services simulated below the SDK's
 * clients; and what the SDK itself takes for the calls of such a deadline (`tests/simulation/cost/sdk-share.ts`).
 */
import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { type GameName, gameName } from '../../../engine/vocabulary.ts';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';
import { makeDeadline } from '../../../lambdas/handlers/deadline-handler.ts';
import { publishCommits } from '../../../lambdas/outgoing/publish-commits.ts';
import { LANGUAGES, loadLanguage } from '../../../templates/locales/languages.ts';
import { seedWorld } from '../../seed.ts';
import { CALM } from '../chaos.ts';
import { calmEdge } from '../edge.ts';
import { openHouse } from '../house.ts';
import { addressOf, letPlay } from '../players.ts';
import { type NotedCall, noting, processorMs, sdkShare, shown } from './sdk-share.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '80' } } });
/** When the schedule has fired, and mail of the last moment is stored. */
const FIRED_AFTER_MS = 31_000;
/** Spring and fall of the first year. */
const PHASES = 2;

await Promise.all(LANGUAGES.map(loadLanguage));
const calls: NotedCall[] = [];
const house = openHouse({
  seed: 1,
  chaos: CALM,
  isSwept: false,
  pages: true,
  around: noting(calls),
  // Deadlines pass when they are measured.
  broken: { stalled: 'deadline', told: () => {} },
});
const settings = { ...DEFAULT_SETTINGS, reminders: [] };
const names = Array.from({ length: Number(values.games) }, (_, n) => gameName(`game${n + 1}`));
for (const name of names) {
  await seedWorld(house.services, name, (who) => addressOf(name, who.toLowerCase()), settings);
  await publishCommits(house.services, name);
}
letPlay(house, names, { seed: 1, phases: PHASES, atTheLast: 60_000 });

const handle = makeDeadline(house.worldFor(calmEdge), { again: async () => {} });

/** Milliseconds of the processor for this game's deadline. */
async function passed(name: GameName): Promise<number> {
  await house.services.heartbeat!.beat(house.loop.now());
  calls.length = 0;
  const record = queueRecord('deadline', name, JSON.stringify({ game: name }));
  return processorMs(async () => {
    const { batchItemFailures } = await handle({ Records: [record] });
    if (batchItemFailures.length > 0) throw new Error('A deadline has failed.');
  });
}

const deadlineOf = async (name: GameName) => (await house.game(name))!.current!.clock.deadline;

/** What the last has asked for. */
let made: readonly NotedCall[] = [];

for (let phase = 0; phase < PHASES; phase += 1) {
  const figures: number[] = [];
  const deadline = await deadlineOf(names[0]!);
  await house.loop.run(() => house.loop.now() >= deadline + FIRED_AFTER_MS);
  for (const name of names) {
    const before = (await house.game(name))!;
    if (before.resolved.length !== phase || before.current?.clock.deadline !== deadline) continue;
    figures.push(await passed(name));
    made = calls.slice();
    if ((await house.game(name))!.resolved.length !== phase + 1) throw new Error(`${name} was not adjudicated.`);
  }
  // The first half warms it up.
  const warm = figures.slice(figures.length / 2);
  console.log(`a deadline, phase ${phase + 1} of ${warm.length} games, warm: ${shown(warm)}`);
}

console.log(`the SDK, ${made.length} calls: ${shown(await sdkShare(made))}`);
