/**
 * `npx tsx tests/simulation/cost/store.ts`: the processor's time that stores take for what a mail of orders asks of them. The calls of
 * many such mails, from the making of their game on, are noted, and made again of the embedded store, on the disk and in memory, and of
 * the simulated table, which is lists in memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../infra/local/store/store.ts';
import type { DynamoTable } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { calmEdge } from '../edge.ts';
import { emptyShelves, simulatedTable } from '../table.ts';
import { openOrderMails } from './order-mails.ts';
import { type NotedCall, processorMs, shown } from './sdk-share.ts';

/** Fewer than 300 for each address: more are refused in an hour. */
const MAILS = 1_700;
const WARMING = 1_000;

/** What is asked of the store before the first mail, and for each mail. */
async function notedCalls(): Promise<{ before: readonly NotedCall[]; eachMail: (readonly NotedCall[])[] }> {
  const calls: NotedCall[] = [];
  const taken = () => calls.splice(0).filter(({ service }) => service === 'dynamodb');
  const mails = await openOrderMails(calls);
  const before = taken();
  const eachMail: (readonly NotedCall[])[] = [];
  for (let n = 0; n < MAILS; n += 1) {
    await mails.handleNext();
    eachMail.push(taken());
  }
  await mails.checkAll();
  return { before, eachMail };
}

const { before, eachMail } = await notedCalls();
const commands = eachMail.at(-1)!.map(({ command }) => (command as object).constructor.name.replace(/Command$/, ''));
console.log(`a mail of orders asks the store ${commands.length} times: ${commands.join(', ')}`);

async function measure(name: string, { client }: DynamoTable): Promise<void> {
  const makeAgain = async (calls: readonly NotedCall[]) => {
    for (const { command } of calls) await client.send(command as never);
  };
  await makeAgain(before);
  const figures: number[] = [];
  for (const calls of eachMail) figures.push(await processorMs(() => makeAgain(calls)));
  console.log(`${name}: ${shown(figures.slice(WARMING))}`);
}

await measure('the simulated table', simulatedTable(emptyShelves(), calmEdge));
const folder = await mkdtemp(join(tmpdir(), 'chancery-store-'));
for (const [name, path] of [
  ['the embedded store in memory', undefined],
  ['the embedded store on the disk', join(folder, 'store')],
] as const) {
  const store = await openStore(path);
  await measure(name, store.table);
  await store.close();
}
await rm(folder, { recursive: true, force: true });
