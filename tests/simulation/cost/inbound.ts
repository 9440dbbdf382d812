/**
 * `npx tsx tests/simulation/cost/inbound.ts`: the processor's time that the function for received mail takes for a mail of orders when
 * it is warm, on the adapters of AWS with the services simulated below the SDK's clients; and what the SDK itself takes for the calls
 * of such a mail (`tests/simulation/cost/sdk-share.ts`).
 */
import { openOrderMails } from './order-mails.ts';
import { type NotedCall, sdkShare, shown } from './sdk-share.ts';

/** With what is measured fewer than 300 for each address: more are refused in an hour. */
const WARMING = 1_000;
const MAILS = 700;

const calls: NotedCall[] = [];
const mails = await openOrderMails(calls);
for (let n = 0; n < WARMING; n += 1) await mails.handleNext();
const figures: number[] = [];
for (let n = 0; n < MAILS; n += 1) {
  calls.length = 0;
  figures.push(await mails.handleNext());
}
const made = calls.slice();
await mails.checkAll();
console.log(`a mail of orders, warm: ${shown(figures)}`);
console.log(`the SDK, ${made.length} calls: ${shown(await sdkShare(made))}`);
