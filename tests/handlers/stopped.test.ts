/** Mail that does not arrive: who hears of it, what brings it back, and what is never tried again. */
import type { SESClient } from '@aws-sdk/client-ses';
import { describe, expect, test } from 'vitest';
import { sesSend } from '../../lambdas/adapters/aws/ses-send.ts';
import { recordOf } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound.ts';
import type { StopNotice } from '../../lambdas/handlers/stop-notice.ts';
import { type SendingServices, sendMails } from '../../lambdas/outgoing/send-mail.ts';
import type { StopReason } from '../../lambdas/people.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, mailsTo } from '../deadlines/games.ts';
import { freshWorld, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

const EVE = 'eve@example.org';
const MARA = 'mara@example.org';

/** As the feedback function does: the address is stopped, and who knows of games is told. */
async function stops({ services }: TestWorld, address: string, why: StopReason): Promise<void> {
  await services.stopped.stop(address, why);
  const notice: StopNotice = { stopped: { address, why } };
  const { batchItemFailures } = await makeInbound(services)({
    Records: [recordOf('inbound', 'n1', JSON.stringify(notice))],
  });
  expect(batchItemFailures).toEqual([]);
}

const isStopped = async ({ services }: TestWorld, address: string) => (await services.stopped.why(address)) !== null;

describe('a mail that bounces for good', () => {
  test('is told to the GM at once and with the next results, and to nobody else', async () => {
    const services = await playedGame();
    await stops(services, EVE, 'bounced');
    const told = await services.sent();
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [MARA, expect.stringMatching(/^\[marne\] mail does not reach .* \(Italy\)$/)],
    ]);
    expect(told[0]!.text).toContain('UNMUTE ITALY');
    expect(told[0]!.text).not.toContain(EVE);
    // The same again tells nobody twice.
    await stops(services, EVE, 'bounced');
    expect(await services.sent()).toEqual([]);
    await write(services, 'mara', 'process s1901m');
    const results = (await services.sent()).filter(({ subject }) => subject.includes('results'));
    const saying = results.filter(({ text }) => text.replace(/\s+/g, ' ').includes('Mail to Italy comes back'));
    expect(saying.map(({ to }) => to)).toEqual([MARA]);
    expect(services.log.join('\n')).not.toContain('@');
  });

  test('is over with the next proven mail from there, which is told what it missed; a forged one changes nothing', async () => {
    const services = await playedGame();
    await stops(services, EVE, 'bounced');
    await services.deliver(mailOf(EVE, 'status'), { from: EVE, to: [JUDGE], dmarc: 'FAIL' });
    expect(await isStopped(services, EVE)).toBe(true);
    await write(services, 'eve', 'status');
    expect(await isStopped(services, EVE)).toBe(false);
    expect((await mailsTo(services)).get(EVE)!.join('\n')).toContain('RESEND 10 brings the last ten mails');
    const { stopped } = (await services.services.directory.personAt(EVE))!;
    expect(stopped).toEqual([]);
  });

  test('is over when the GM says so, and nobody else; what was marked as spam is not', async () => {
    const services = await playedGame();
    await stops(services, EVE, 'bounced');
    expect(await ask(services, 'ann', 'unmute italy')).toContain('Only the GM');
    expect(await isStopped(services, EVE)).toBe(true);
    expect(await ask(services, 'mara', 'unmute france')).toContain('is without mail');
    expect(await ask(services, 'mara', 'unmute Italy')).toContain('Mail to Italy goes out again');
    expect(await isStopped(services, EVE)).toBe(false);
    await stops(services, EVE, 'complained');
    expect(await ask(services, 'mara', 'unmute all')).toContain('marked our mail as spam');
    expect(await isStopped(services, EVE)).toBe(true);
    await write(services, 'eve', 'status');
    expect(await isStopped(services, EVE)).toBe(false);
    // Nothing of theirs has come back.
    const [told = ''] = (await mailsTo(services)).get(EVE)!;
    expect(told.replace(/\s+/g, ' ')).toContain('marked as spam at your end');
  });
});

describe('an address with other letters before the @', () => {
  test('is refused where it signs on, with a sentence: nothing would reach it', async () => {
    const services = await freshWorld();
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    const from = 'jürgen@example.org';
    await services.deliver(mailOf(from, 'signon ?marne tulip'), { from, to: [JUDGE] });
    expect((await mailsTo(services)).get(from)!.join().replace(/\s+/g, ' ')).toContain('Write from another address');
    const { snapshot } = await services.services.games.latest('marne' as never);
    expect(snapshot!.applicants).toEqual([]);
  });
});

/** What SES answers, as the SDK throws it. */
function ses(name: string, message: string): SESClient {
  const error = Object.assign(new Error(message), { name });
  return {
    send: async () => {
      throw error;
    },
  } as unknown as SESClient;
}

describe('what SES refuses', () => {
  const mail = { id: 'marne-x', to: EVE, from: { name: 'Judge', address: JUDGE } } as OutgoingMail;

  /** What came of one try: of the mail, of its address; and the log. */
  async function tried(name: string, message: string) {
    const did: string[] = [];
    const services: SendingServices = {
      outbox: {
        claim: async () => ({ ...mail, subject: '', text: '', html: '', headers: {}, replyTo: null, date: 0 }),
        sent: async (_id: string, messageId: string) => void did.push(`over ${messageId}`.trim()),
        putBack: async (_id: string, until: number) => void did.push(until === 0 ? 'again' : 'rests'),
      } as Partial<SendingServices['outbox']> as SendingServices['outbox'],
      stopped: { why: async () => null, stop: async (_address, why) => void did.push(`stopped ${why}`) },
      house: { domain: 'judge.example.org' },
      now: () => 1_000,
      tell: async (_address, why) => void did.push(`told ${why}`),
      log: (what, facts) => void did.push(`log ${what} ${JSON.stringify(facts)}`),
    };
    const send = sesSend({ client: ses(name, message), configurationSet: 'c' });
    const [result] = await sendMails(services, [mail.id], send);
    if (result?.status === 'rejected') did.push(`threw ${result.reason.message}`);
    expect(did.join()).not.toContain(EVE);
    return did.filter((each) => !each.startsWith('log'));
  }

  test('for its address is over: never tried again, and told', async () => {
    const gone = ['stopped refused', 'told refused', 'over'];
    expect(await tried('InvalidParameterValue', `Local address contains control or whitespace: ${EVE}`)).toEqual(gone);
    expect(await tried('MessageRejected', 'Address blacklisted.')).toEqual(gone);
    expect(await tried('MessageRejected', 'Message length is more than 10485760 bytes long')).toEqual(['over']);
  });

  test('for the account rests, and is asked for again later; for the moment, at once', async () => {
    const sandbox = `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${EVE}`;
    expect(await tried('MessageRejected', sandbox)).toEqual(['rests']);
    expect(await tried('AccountSendingPausedException', 'paused')).toEqual(['rests']);
    expect(await tried('Throttling', 'Daily message quota exceeded.')).toEqual(['rests']);
    expect(await tried('Throttling', 'Maximum sending rate exceeded.')).toEqual([
      'again',
      'threw Throttling: Maximum sending rate exceeded.',
    ]);
    expect(await tried('TimeoutError', `socket hung up: ${EVE}`)).toEqual([
      'again',
      'threw TimeoutError: socket hung up: (address)',
    ]);
  });
});
