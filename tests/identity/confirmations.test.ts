/** What only a word sent back may do: who can have it done to whom. */

import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { QUOTING_FORMS } from './quoting.ts';

const GAME = 'marne@judge.example.org';

function mailTo(mails: readonly OutgoingMail[], to: string): OutgoingMail {
  const mail = mails.find((each) => each.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}.`);
  return mail;
}

function wordIn({ text }: OutgoingMail): string {
  return /CONFIRM (\w+)/.exec(text)?.[1] ?? '';
}

async function addressesAt(services: TestWorld, address: string): Promise<readonly string[]> {
  return (await services.services.directory.personAt(address))?.addresses ?? [];
}

async function send(services: TestWorld, from: string, text: string, subject = 'Re: Please confirm your address') {
  await services.deliver(mailOf(from, text, { subject }), { from, to: [JUDGE] });
  return services.sent();
}

/** Questions and remarks with which people answer a mail that they do not understand. */
const QUESTIONS = [
  'Who is this?',
  'What is this about? I did not ask for anything.',
  'No!',
  'confirm what?',
  'Please do not',
  'Is this spam',
  'I will not confirm this.',
];

describe('a confirmation is read only where it is all that its writer says', () => {
  it.each(QUOTING_FORMS)(
    'a question with the asking mail below it confirms nothing: $name',
    async ({ write: form }) => {
      const services = await freshWorld('memory');
      const [asked] = await send(services, 'mallory@example.org', 'i am also victim@example.org');
      expect(wordIn(asked!)).not.toBe('');
      for (const question of QUESTIONS) await send(services, 'victim@example.org', form(question, asked!.text));
      expect(await addressesAt(services, 'mallory@example.org')).toEqual(['mallory@example.org']);
    },
  );

  it.each(QUOTING_FORMS.filter(({ isKnown }) => isKnown))('the line alone confirms: $name', async ({ write: form }) => {
    for (const own of [
      'CONFIRM word',
      'Yes, confirm word.\n\nThanks,\nVictim',
      'Hello,\n\n  confirm "word"\n\n-- \nV. Smith',
    ]) {
      const services = await freshWorld('memory');
      const [asked] = await send(services, 'mallory@example.org', 'i am also victim@example.org');
      const text = form(own.replace('word', wordIn(asked!)), asked!.text);
      const raw = mailOf('Victim Smith <victim@example.org>', text, { subject: 'Re: Please confirm' });
      await services.deliver(raw, { from: 'victim@example.org', to: [JUDGE] });
      expect(await addressesAt(services, 'mallory@example.org')).toContain('victim@example.org');
    }
  });

  it('a word in the subject counts in a mail without text, and not in an answer to such a subject', async () => {
    const services = await freshWorld('memory');
    const [asked] = await send(services, 'mallory@example.org', 'i am also victim@example.org');
    const line = `CONFIRM ${wordIn(asked!)}`;
    await send(services, 'victim@example.org', '', `Re: ${line}`);
    await send(services, 'victim@example.org', 'who are you?', line);
    expect(await addressesAt(services, 'mallory@example.org')).toEqual(['mallory@example.org']);
    await send(services, 'victim@example.org', `\n> ${line}`, line);
    expect(await addressesAt(services, 'mallory@example.org')).toContain('victim@example.org');
  });

  it('no machine confirms', async () => {
    const services = await freshWorld('memory');
    const [asked] = await send(services, 'mallory@example.org', 'i am also victim@example.org');
    const line = `CONFIRM ${wordIn(asked!)}`;
    for (const headers of ['Auto-Submitted: auto-replied\r\n', 'Precedence: bulk\r\n', 'X-Autoreply: yes\r\n']) {
      await services.deliver(mailOf('victim@example.org', line, { headers }), {
        from: 'victim@example.org',
        to: [JUDGE],
      });
    }
    await services.deliver(mailOf('victim@example.org', line), { from: '', to: [JUDGE] });
    expect(await addressesAt(services, 'mallory@example.org')).toEqual(['mallory@example.org']);
  });

  it('in a game as well: who asks about RESIGN below which its word is quoted stays', { tags: ['long'] }, async () => {
    const services = await playedGame('memory');
    await write(services, 'cy', 'resign');
    const asked = mailTo(await services.sent(), 'cy@example.org');
    const word = wordIn(asked);
    for (const { write: form } of QUOTING_FORMS) {
      await write(services, 'cy', form('What happens to my units then? I stay.', asked.text));
    }
    await write(services, 'cy', `A Par - Bur\nconfirm ${word}`);
    await write(services, 'cy', `A Par - Bur\n${word}`);
    const answers = await services.sent();
    expect(answers.at(-2)?.text).toContain('Nothing was confirmed');
    const france = async () =>
      (await services.services.games.latest(gameName('marne'))).snapshot?.seats.find(({ power }) => power === 'FRANCE');
    expect((await france())?.person).not.toBeNull();
    expect((await france())?.onFile).toHaveLength(1);
    await services.deliver(mailOf('cy@example.org', `signon fmarne cypw\n\n${word}\nsignoff`), {
      from: 'cy@example.org',
      to: [GAME],
    });
    expect((await france())?.person).toBeNull();
  });
});

describe('nobody is made a part of an account that did not ask for it', () => {
  it('somebody without games cannot have himself tied to a player, whatever the player answers', async () => {
    const services = await playedGame('memory');
    const mails = await send(services, 'mallory@evil.example', 'i am also cy@example.org');
    const asked = mailTo(mails, 'cy@example.org');
    expect(asked.text).not.toMatch(/CONFIRM/);
    expect(asked.text).toContain('I AM ALSO mallory@evil.example');
    for (const text of ['yes', 'confirm', asked.text]) await send(services, 'cy@example.org', text);
    expect(await addressesAt(services, 'cy@example.org')).toEqual(['cy@example.org']);
    // Whoever asks cannot tell from the answer whether the address plays.
    const other = await send(services, 'mallory@evil.example', 'i am also nobody@example.org');
    const plain = (mail: OutgoingMail) => mail.text.replaceAll(/cy@|nobody@/g, 'x@').replace(/\s+/g, ' ');
    expect(plain(mailTo(mails, 'mallory@evil.example'))).toBe(plain(mailTo(other, 'mallory@evil.example')));
  });

  it('who plays asks, and gets the address that agrees', async () => {
    const services = await playedGame('memory');
    const word = wordIn(
      mailTo(await send(services, 'cy@example.org', 'i am also cyril@work.example'), 'cyril@work.example'),
    );
    await send(services, 'cyril@work.example', `confirm ${word}`);
    expect(await addressesAt(services, 'cy@example.org')).toEqual(['cy@example.org', 'cyril@work.example']);
  });

  it('an address that has come to play since it was asked stays its own', async () => {
    const services = await freshWorld('memory');
    const word = wordIn(
      mailTo(await send(services, 'mallory@evil.example', 'i am also ann@example.org'), 'ann@example.org'),
    );
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    await write(services, 'ann', 'signon ?marne annpw', JUDGE);
    await services.sent();
    const [answer] = await send(services, 'ann@example.org', `confirm ${word}`);
    expect(answer?.text).toContain('Nothing has changed');
    expect(await addressesAt(services, 'ann@example.org')).toEqual(['ann@example.org']);
  });

  it('the asking mail names both addresses, who asks, when, from which server, and what follows', async () => {
    const services = await freshWorld('memory');
    const headers = 'Received: from mx.evil.example (mx.evil.example [192.0.2.7]) by inbound.example with ESMTP; x\r\n';
    const raw = `${headers}${mailOf('"Win www.evil.example now" <mallory@evil.example>', 'i am also victim@example.org')}`;
    await services.deliver(raw, { from: 'mallory@evil.example', to: [JUDGE] });
    const { text } = mailTo(await services.sent(), 'victim@example.org');
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toContain(
      'On Mon 2 Mar 2026, 19:00 UTC, from the mail server 192.0.2.7, mallory@evil.example, known here as Win … now, asked this judge to treat victim@example.org as an address of their own account.',
    );
    expect(flat).toContain('If you confirm, victim@example.org is part of the account of mallory@evil.example');
    expect(text).not.toContain('www.evil.example');
  });

  it('an address is asked three times a day and ten times a month, however many strangers ask', {
    tags: ['long'],
  }, async () => {
    const services = await freshWorld('memory');
    let asked = 0;
    for (let day = 0; day < 30; day += 1) {
      for (let n = 0; n < 6; n += 1) {
        const mails = await send(services, `m${day}x${n}@evil.example`, 'i am also victim@example.org');
        asked += mails.filter(({ to }) => to === 'victim@example.org').length;
      }
      if (day === 0) expect(asked).toBe(3);
      await services.moveTo(services.services.now() + 86_400_000);
      await services.sent();
    }
    // Months are counted in fixed windows of thirty days: these days may lie in two of them.
    expect(asked).toBeGreaterThanOrEqual(10);
    expect(asked).toBeLessThanOrEqual(20);
  });
});
