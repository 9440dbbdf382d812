/** Mails of orders to a game, handled by the function for received mail, on the adapters of AWS with simulated services. */
import { gameName } from '../../../engine/vocabulary.ts';
import { KEPT } from '../../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../../lambdas/delivery.ts';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../../lambdas/handlers/inbound-handler.ts';
import { formatReceipt } from '../../../lambdas/handlers/ses.ts';
import { publishCommits } from '../../../lambdas/outgoing/publish-commits.ts';
import { standard } from '../../boards.ts';
import { DOMAIN } from '../../conversations/world.ts';
import { seedWorld } from '../../seed.ts';
import { CALM } from '../chaos.ts';
import { calmEdge } from '../edge.ts';
import { openHouse } from '../house.ts';
import { addressOf } from '../players.ts';
import { type NotedCall, noting, processorMs } from './sdk-share.ts';

const PASS = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
const NAME = gameName('marne');

export interface OrderMails {
  /** Has a mail of orders handled, of each power in turn; milliseconds of the processor that it took. */
  handleNext(): Promise<number>;
  /** Fails where a mail was not acted on. */
  checkAll(): Promise<void>;
}

/** A game that has begun. What is asked of its services, from before it was there, is noted in `calls`, without what SES stores. */
export async function openOrderMails(calls: NotedCall[]): Promise<OrderMails> {
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false, around: noting(calls) });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  const handle = makeInbound(house.worldFor(calmEdge));
  let sent = 0;
  const handleNext = async () => {
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
    const noted = calls.length;
    for (const folder of [KEPT, INBOX]) await house.services.files.put(`${folder}${id}`, raw, 'message/rfc822');
    calls.length = noted;
    const delivery = { id, rawKey, received: house.loop.now(), envelopeFrom: from, recipients: [to], verdicts: PASS };
    const record = queueRecord('inbound', id, JSON.stringify(formatReceipt(delivery)));
    return processorMs(async () => {
      const { batchItemFailures } = await handle({ Records: [record] });
      if (batchItemFailures.length > 0) throw new Error('A mail has failed.');
    });
  };
  const checkAll = async () => {
    const { snapshot } = await house.services.games.latest(NAME);
    if (snapshot === null || snapshot.n < sent) throw new Error('Some mail was not acted on.');
  };
  return { handleNext, checkAll };
}
