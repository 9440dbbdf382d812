/** In an anonymous game a message tells nothing of its sender but his power, and anonymous press not even that. */
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
/** All that a mail program tells of who uses it. */
const TELLING = ['Zoe Quux', 'zoe', 'tokyo', '+0900', 'Asia', 'FancyMail', 'zq-', '192.0.2', 'my-host'] as const;

/** What everybody else is mailed when this power sends these lines from a very telling mail program. */
async function sent(power: string, lines: readonly string[], settings: readonly string[] = []) {
  const judge = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory' });
  let mails = 0;
  const write = async (from: string, to: string, body: readonly string[], head: readonly string[] = []) => {
    mails += 1;
    const headers = [`From: ${from}`, `Message-ID: <zq-${mails}@my-host.tokyo.example>`, ...head];
    const address = from.replace(/^.*</, '').replace('>', '');
    await judge.deliver(`${headers.join('\r\n')}\r\n\r\n${body.join('\r\n')}\r\n`, {
      from: address,
      to: [`${to}@${DOMAIN}`],
    });
    return judge.sent();
  };
  const address = (each: string) => (each === power ? 'zoe@tokyo.example' : `${each}@example.org`);
  await write('gm@example.org', 'judge', ['create ?marne sesame', 'set gunboat', ...settings]);
  for (const each of POWERS) {
    await write(`Zoe Quux <${address(each)}>`, 'judge', ['signon ?marne tulip', `set preference ${each}`]);
  }
  await write(`Zoe Quux <${address(power)}>`, 'judge', ['set my zone Asia/Tokyo', 'set name Zoe Quux']);
  const all = await write(
    `"Zoe Quux" <${address(power)}>`,
    'marne',
    [...lines, '-- ', 'Zoe Quux, Tokyo'],
    [
      'Subject: Zoe Quux here',
      'Date: Tue, 3 Mar 2026 04:00:00 +0900',
      'X-Mailer: FancyMail 3.1',
      'User-Agent: FancyMail',
      'Received: from my-host [192.0.2.7]',
    ],
  );
  return all.filter(({ to }) => to !== address(power));
}

async function rawOf(mail: OutgoingMail): Promise<string> {
  return Buffer.from(await composeMail(mail, DOMAIN)).toString('utf8');
}

describe('press in an anonymous game', () => {
  it('carries nothing of the name, zone, address, message id or program of its sender', async () => {
    const mails = await sent('france', ['press to all', 'Friends, Romans.', 'endpress']);
    expect(mails).toHaveLength(7);
    for (const mail of mails) {
      const raw = await rawOf(mail);
      expect(raw).toContain('France');
      for (const word of TELLING) expect(raw.toLowerCase()).not.toContain(word.toLowerCase());
    }
  });

  it('without a sender named, the mail is the same to the last letter whoever wrote it', async () => {
    const lines = ['press grey to italy', 'Guess who.', 'endpress'];
    const [one] = await sent('france', lines, ['set white/grey']);
    const [other] = await sent('germany', lines, ['set white/grey']);
    expect(one?.to).toBe('italy@example.org');
    // Names of mails follow from hashes that are salted.
    const told = async (mail: OutgoingMail) => (await rawOf(mail)).replaceAll(mail.id, '(mail)');
    expect(await told(one!)).toBe(await told(other!));
  });

  it('without a sender named, several of one mail are to each reader what they would be of several hands', async () => {
    const lines = [
      ['press grey to italy, turkey', 'One.', 'endpress'],
      ['press grey to england, italy', 'Two.', 'endpress'],
      ['broadcast grey', 'Three.', 'endbroadcast'],
      ['press to turkey', 'Four.', 'endpress'],
      ['press to turkey', 'Five.', 'endpress'],
    ];
    // Addresses for answers are of their own for each message and reader.
    const texts = (all: readonly OutgoingMail[]) =>
      all
        .map(({ to, subject, text }) => `${to}\n${subject}\n${text.replace(/\ba-[a-z2-7]{26}@/g, '(answers)@')}`)
        .sort();
    const together = await sent('france', lines.flat(), ['set white/grey']);
    const greys = together.filter(({ text }) => /One|Two|Three/.test(text));
    expect(greys.filter(({ to }) => to === 'italy@example.org')).toHaveLength(3);
    const apart = await Promise.all(
      (['france', 'germany', 'austria'] as const).map((power, n) => sent(power, lines[n]!, ['set white/grey'])),
    );
    const others = (mails: readonly OutgoingMail[]) => mails.filter(({ to }) => !/france|germany|austria/.test(to));
    expect(texts(others(greys))).toEqual(texts(others(apart.flat())));
    // What shows its sender comes in one mail.
    expect(together.filter(({ text }) => /Four|Five/.test(text))).toHaveLength(1);
  });
});
