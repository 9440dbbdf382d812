/**
 * `npx tsx tests/simulation/cost/inbound.ts`: the processor's time that the function for received mail takes for a mail of orders when
 * it is warm, on the adapters of AWS with the services simulated below the SDK's clients; and what the SDK itself takes for the calls
 * of such a mail (`tests/simulation/cost/sdk-share.ts`).
 */
import { gameName } from '../../../engine/vocabulary.ts';
import { KEPT } from '../../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../../lambdas/delivery.ts';
import { recordOf } from '../../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../../lambdas/handlers/inbound.ts';
import { formatReceipt } from '../../../lambdas/handlers/ses.ts';
import { publishCommits } from '../../../lambdas/outgoing/publish-commits.ts';
import { standard } from '../../boards.ts';
import { DOMAIN } from '../../conversations/world.ts';
import { seedWorld } from '../../seed.ts';
import { CALM } from '../chaos.ts';
import { calmEdge } from '../edge.ts';
import { openHouse } from '../house.ts';
import { addressOf } from '../players.ts';
import { type NotedCall, noting, processorMs, sdkShare, shown } from './sdk-share.ts';

/** With what is measured fewer than 300 for each address: more are refused in an hour. */
const WARMING = 1_000;
const MAILS = 700;
const PASS = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
const NAME = gameName('marne');

/** What each took, and what the last has asked for. */
async function inbound(): Promise<readonly [readonly number[], readonly NotedCall[]]> {
  const calls: NotedCall[] = [];
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false, around: noting(calls) });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  const handle = makeInbound(house.worldFor(calmEdge));
  let sent = 0;
  const mail = async () => {
    sent += 1;
    const { name, units } = standard.powers[sent % standard.powers.length]!;
    const from = addressOf(NAME, name.toLowerCase());
    const id = `cost-${sent}`;
    const to = `${NAME}@${DOMAIN}`;
    const text = units.map((unit, each) =>
      sent % 14 < 7 ? `${unit} H` : `${unit} S ${units[(each + 1) % units.length]}`,
    );
    const raw = Buffer.from(
      `From: <${from}>\r\nTo: <${to}>\r\nSubject: orders\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text.join('\r\n')}\r\n`,
    );
    const rawKey = `${INBOX}${id}`;
    for (const folder of [KEPT, INBOX]) await house.services.files.put(`${folder}${id}`, raw, 'message/rfc822');
    const delivery = { id, rawKey, received: house.loop.now(), envelopeFrom: from, recipients: [to], verdicts: PASS };
    const record = recordOf('inbound', id, JSON.stringify(formatReceipt(delivery)));
    calls.length = 0;
    return processorMs(async () => {
      const { batchItemFailures } = await handle({ Records: [record] });
      if (batchItemFailures.length > 0) throw new Error('A mail has failed.');
    });
  };
  for (let n = 0; n < WARMING; n += 1) await mail();
  const figures: number[] = [];
  for (let n = 0; n < MAILS; n += 1) figures.push(await mail());
  const made = calls.slice();
  const { snapshot } = await house.services.games.latest(NAME);
  if (snapshot === null || snapshot.n < sent) throw new Error('Some mail was not acted on.');
  return [figures, made];
}

const [figures, calls] = await inbound();
console.log(`a mail of orders, warm: ${shown(figures)}`);
console.log(`the SDK, ${calls.length} calls: ${shown(await sdkShare(calls))}`);
