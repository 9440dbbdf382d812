/** Mail that does not arrive: who hears of it, what brings it back, and what is never tried again. */
import type { SESClient } from '@aws-sdk/client-ses';
import { describe, expect, test } from 'vitest';
import { SES_FAULTS, type SesFault } from '../../lambdas/adapters/aws/sending/ses-faults.ts';
import { sesSend } from '../../lambdas/adapters/aws/sending/ses-send.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import type { StopNotice } from '../../lambdas/handlers/stop-notice.ts';
import { makeCircuitBreaker } from '../../lambdas/outgoing/circuit-breaker.ts';
import { NotTaken, TooFast } from '../../lambdas/outgoing/not-sent.ts';
import { type SendingServices, sendMails } from '../../lambdas/outgoing/send-mail.ts';
import type { StopReason } from '../../lambdas/people.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, mailsTo } from '../deadlines/games.ts';
import { freshWorld, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { createRandom } from '../random.ts';
import { sesRefusal } from '../simulation/mail-service.ts';

const EVE = 'eve@example.org';
const MARA = 'mara@example.org';

/** As the feedback function does: the address is stopped, and who knows of games is told. */
async function stops({ services }: TestWorld, address: string, why: StopReason): Promise<void> {
  await services.stopped.stop(address, why);
  const notice: StopNotice = { stopped: { address, why } };
  const { batchItemFailures } = await makeInbound(services)({
    Records: [queueRecord('inbound', 'n1', JSON.stringify(notice))],
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
function ses(error: Error): SESClient {
  return {
    send: async () => {
      throw error;
    },
  } as unknown as SESClient;
}

describe('what SES refuses', () => {
  const odd = 'eve..adams@example.org';

  interface Tried extends Pick<SendingServices, 'mostRestedMs'> {
    readonly to?: string;
    readonly since?: number;
  }

  /** What came of one try: of the mail, of its address; `since`: when the mail first rested. */
  async function tried(error: Error, { to = EVE, since = DAY, ...rest }: Tried = {}) {
    const did: string[] = [];
    const mail = { id: 'marne-x', to, from: { name: 'Judge', address: JUDGE } } as OutgoingMail;
    const services = {
      outbox: {
        claim: async () => ({ ...mail, subject: '', text: '', html: '', headers: {}, replyTo: null, date: 0 }),
        sent: async (_id: string, messageId: string) => void did.push(`over ${messageId}`.trim()),
        putBack: async (_id: string, until: number) => {
          did.push(until === 0 ? 'again' : 'rests');
          return since;
        },
      } as Partial<SendingServices['outbox']> as SendingServices['outbox'],
      aside: { put: async () => void did.push('aside') },
      stopped: { why: async () => null, stop: async (_address, why) => void did.push(`stopped ${why}`) },
      house: { domain: 'judge.example.org' },
      now: () => DAY,
      ...rest,
      tell: async (_address, why) => void did.push(`told ${why}`),
      log: (what, facts) => void did.push(`log ${what} ${JSON.stringify(facts)}`),
    } satisfies SendingServices;
    const send = sesSend({ client: ses(error), configurationSet: 'c' });
    const [result] = await sendMails(services, [mail.id], send);
    if (result?.status === 'rejected') did.push(`threw ${result.reason.message}`);
    expect(did.join()).not.toContain(to);
    return did.filter((each) => !each.startsWith('log'));
  }
  const said = (name: string, message: string, given = {}) => tried(sesRefusal(name, message), given);

  const GONE = ['stopped refused', 'told refused', 'over'];
  const spaces = 'Local address contains dot-dot';

  test('for its address is over: never tried again, and told', async () => {
    expect(await said('MessageRejected', 'Address blacklisted.')).toEqual(GONE);
    expect(await said('InvalidParameterValue', spaces, { to: odd })).toEqual(GONE);
  });

  test('for its form, which is as it should be, rests', async () => {
    expect(await said('InvalidParameterValue', spaces)).toEqual(['rests']);
  });

  test('for what it is, is put aside, where somebody sees it; and so is what has rested for three days', async () => {
    const long = "Message length is more than 10485760 bytes long: '12078147'.";
    expect(await said('InvalidParameterValue', long)).toEqual(['aside']);
    expect(await said('MessageRejected', 'Not today.', { since: DAY - 3 * DAY + 1 })).toEqual(['rests']);
    expect(await said('MessageRejected', 'Not today.', { since: DAY - 3 * DAY })).toEqual(['rests', 'aside']);
    // A judge of one's own has nobody who sends again by hand: whatever the provider says, its mail goes once it can.
    const patient = { since: DAY - 300 * DAY, mostRestedMs: Number.POSITIVE_INFINITY };
    expect(await said('MessageRejected', 'Not today.', patient)).toEqual(['rests']);
  });

  test('for the account rests, and is asked for again later; for the moment, at once', async () => {
    const sandbox = `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${EVE}`;
    expect(await said('MessageRejected', sandbox)).toEqual(['rests']);
    const paused =
      'Sending paused for this account. For more information, please check the inbox of the email address.';
    expect(await said('MessageRejected', paused)).toEqual(['rests']);
    expect(await said('AccountSendingPausedException', 'paused')).toEqual(['rests']);
    expect(await said('Throttling', 'Daily message quota exceeded.')).toEqual(['rests']);
    const fast = ['again', 'threw Throttling: Maximum sending rate exceeded.'];
    expect(await said('Throttling', 'Maximum sending rate exceeded.')).toEqual(fast);
    const broken = Object.assign(new Error(`socket hung up: ${EVE}`), { name: 'TimeoutError' });
    expect(await tried(broken)).toEqual(['again', 'threw TimeoutError: socket hung up: (address)']);
  });

  test('never stops anybody, and puts nothing aside, whatever it says that is not on the list', {
    tags: ['long'],
  }, async () => {
    const random = createRandom(36);
    const pick = <T>(all: readonly T[]) => all[random.below(all.length)]!;
    // What is on the list, each once, and words of it; none of what is made of them is on it.
    const listed = [...LISTED.keys()];
    const words = [...listed, 'Sending paused for this account.', 'Spam', 'Throttling', '']
      .flatMap((each) => each.split(' '))
      .concat('\u0000', 'null', EVE, '554', '{"Message":');
    const listedCodes = ['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException'];
    const strange = () => Array.from({ length: 1 + random.below(12) }, () => pick([...'ABCdefXYZ0123 _'])).join('');
    const otherCodes = ['BadRequestException', 'Throttling', 'InternalFailure', 'toString', '', strange()];
    const changes: readonly ((text: string) => string)[] = [
      (text) => `Transaction failed: ${text}`,
      (text) => `${text} Please write to support.`,
      (text) => text.toUpperCase(),
      (text) => text.slice(0, Math.max(1, random.below(text.length))).trimEnd(),
      (text) => `${text}\n${pick(listed)}`,
      () => Array.from({ length: 1 + random.below(8) }, () => pick(words)).join(' '),
    ];
    for (let tries = 0; tries < 10_000; ) {
      const [code, text, to] = [
        pick([...listedCodes, ...otherCodes, strange()]),
        pick(changes)(pick(listed)),
        pick([EVE, odd]),
      ];
      if (LISTED.has(text) || LISTED.has(`${text}.`)) continue;
      const send = sesSend({ client: ses(sesRefusal(code, text)), configurationSet: 'c' });
      const why = await send({ to, from: { address: JUDGE } } as OutgoingMail, new Uint8Array()).catch(
        (error) => error,
      );
      expect(why instanceof NotTaken || why instanceof TooFast, `${text} (${to})`).toBe(true);
      tries += 1;
    }
    expect(SES_FAULTS.filter(({ says }) => ![...LISTED.keys()].some((text) => says.test(text)))).toEqual([]);
    for (const [text, of] of LISTED) {
      const code = text === 'Address blacklisted.' ? 'MessageRejected' : 'InvalidParameterValue';
      const to = of === 'form' ? odd : EVE;
      expect(await said(code, text, { to }), text).toEqual(of === 'mail' ? ['aside'] : GONE);
      // By the code of another it says nothing that we know.
      const other = code === 'MessageRejected' ? 'InvalidParameterValue' : 'MessageRejected';
      expect(await said(other, text, { to }), text).toEqual(['rests']);
    }
  });
});

describe('refusals that nobody knows', () => {
  /** Mails in their order, as `game` or, refused, as `!game`: is the last one the account's fault? */
  const isAccount = (mails: string) => {
    const breaker = makeCircuitBreaker();
    let told = false;
    for (const mail of mails.split(' ')) {
      told = mail.startsWith('!') && breaker.refused(mail.slice(1));
      if (!mail.startsWith('!')) breaker.sent(mail);
    }
    return told;
  };

  test.each([
    ['more than half of ten, of three games', 'a b c a !a !b !c !a !b !c', true],
    ['half of ten', 'a b c a b !a !b !c !a !b', false],
    ['all of nine', '!a !b !c !a !b !c !a !b !c', false],
    ['all of ten', '!a !b !c !a !b !c !a !b !c !a', true],
    ['all of twenty, of two games', '!a !b '.repeat(10).trim(), false],
    ['what was sent long ago does not count', `${'a '.repeat(50)}${'!a !b !c '.repeat(3)}!a !b`, true],
  ])('%s', (_, mails, wanted) => {
    expect(isAccount(mails)).toBe(wanted);
  });
});

const DAY = 86_400_000;

/** Each text of the list in `ses-faults.ts`, as it was met, and what it is the fault of. */
const LISTED: ReadonlyMap<string, SesFault['of']> = new Map([
  ['Address blacklisted.', 'address'],
  ...[
    'contains control or whitespace',
    'contains illegal character',
    'contains dot-dot',
    'starts with dot',
    'ends with dot',
  ]
    .flatMap((what) => [`Local address ${what}.`, `Domain ${what}.`])
    .map((text) => [text, 'form'] as const),
  ...['Missing domain.', 'Missing local name.', "Missing final '@domain'.", 'Illegal address.'].map(
    (text) => [text, 'form'] as const,
  ),
  ["Message length is more than 10485760 bytes long: '12078147'.", 'mail'],
  ['Header section too long.', 'mail'],
  ["Duplicate header 'Content-Type'.", 'mail'],
  ["Illegal header '<!DOCTYPE'.", 'mail'],
  ['Empty header names are illegal.', 'mail'],
  ['Illegal content.', 'mail'],
]);
