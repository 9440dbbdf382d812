/** Accounts by mail: who may change them, what is held, what is left of somebody who goes. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { JUDGE_VERSION } from '../../lambdas/account/version.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';

const START = Date.UTC(2026, 2, 2, 19);

async function withGame(play: (judge: TestWorld) => Promise<void>): Promise<void> {
  const judge = await openWorld({ start: START, store: 'memory' });
  await write(judge, 'gm@example.org', 'create ?marne sesame');
  for (const power of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey']) {
    await write(judge, `${power}@example.org`, `signon ?marne tulip\nset preference ${power}`);
  }
  await judge.sent();
  await play(judge);
}

async function write(
  judge: TestWorld,
  from: string,
  text: string,
  { to = `judge@${DOMAIN}`, proven = true } = {},
): Promise<readonly OutgoingMail[]> {
  const id = Math.abs(text.length * 7919 + from.length) + judge.log.length;
  const raw = `From: ${from}\r\nMessage-ID: <${id}@example.org>\r\nSubject: x\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
  await judge.deliver(raw, { from, to: [to], dmarc: proven ? 'PASS' : 'GRAY' });
  await judge.moveTo(judge.services.now() + 60_000);
  return judge.sent();
}

function wordIn(mails: readonly OutgoingMail[], to: string): string {
  const text = mails.find((mail) => mail.to === to)?.text ?? '';
  return /CONFIRM (\w+)/.exec(text)?.[1] ?? '';
}

describe('accounts (judge-language B, F)', () => {
  it('VERSION says which release this is', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(JUDGE_VERSION).toBe(version);
  });

  it('I AM ALSO ties an address only when its own reader sends the word back', () =>
    withGame(async (judge) => {
      const word = wordIn(await write(judge, 'france@example.org', 'i am also eve@example.org'), 'eve@example.org');
      expect(word).toMatch(/^[a-z2-7]{10}$/);
      await write(judge, 'france@example.org', `confirm ${word}`);
      expect((await judge.services.directory.personAt('eve@example.org'))?.name).not.toBe('France');
      await write(judge, 'eve@example.org', `confirm ${word}`, { proven: false });
      const tied = await judge.services.directory.personAt('eve@example.org');
      expect(tied?.addresses).toEqual(['france@example.org', 'eve@example.org']);
      const orders = await write(judge, 'eve@example.org', 'F Bre - Mao', { to: `marne@${DOMAIN}` });
      expect(orders[0]?.subject).toBe('[marne] S1901M orders INCOMPLETE: 2 units');
    }));

  it('an address of somebody else who plays is never tied', () =>
    withGame(async (judge) => {
      const asked = await write(judge, 'france@example.org', 'i am also italy@example.org');
      expect(wordIn(asked, 'italy@example.org')).toBe('');
      expect(asked.find(({ to }) => to === 'italy@example.org')?.text).toContain('so only you can');
      await write(judge, 'italy@example.org', 'i am also france@example.org');
      expect((await judge.services.directory.personAt('italy@example.org'))?.addresses).toEqual(['italy@example.org']);
    }));

  it('whoever knows a password only cannot take the mail of a seat away without the old address', () =>
    withGame(async (judge) => {
      const mails = await write(judge, 'eve@example.org', 'signon fmarne tulip\nset address');
      const france = await judge.services.directory.personAt('france@example.org');
      expect(france?.addresses).toEqual(['france@example.org']);
      expect(mails.map(({ to }) => to)).toContain('france@example.org');
      await write(judge, 'france@example.org', `confirm ${wordIn(mails, 'france@example.org')}`);
      expect((await judge.services.directory.person(france!.id))?.addresses[0]).toBe('eve@example.org');
    }));

  it('a word is worth nothing after four days', () =>
    withGame(async (judge) => {
      const word = wordIn(await write(judge, 'france@example.org', 'i am also eve@example.org'), 'eve@example.org');
      await judge.moveTo(judge.services.now() + 4 * 86_400_000);
      await judge.sent();
      await write(judge, 'eve@example.org', `confirm ${word}`);
      expect((await judge.services.directory.personAt('eve@example.org'))?.addresses).toEqual(['eve@example.org']);
    }));

  it('EXPORT holds what the person did in each game and no hash; another person gets none of it', () =>
    withGame(async (judge) => {
      await write(judge, 'france@example.org', 'F Bre - Mao', { to: `marne@${DOMAIN}` });
      await write(judge, 'italy@example.org', 'F Nap - Ion', { to: `marne@${DOMAIN}` });
      const [mail] = await write(judge, 'france@example.org', 'export');
      const record = mail?.attachments?.[0]?.content ?? '';
      expect(JSON.parse(record).person.addresses).toEqual(['france@example.org']);
      expect(record).toContain('F bre - mao');
      expect(record).not.toContain('F nap - ion');
      expect(record).not.toMatch(/passwordHash|salt/);
    }));

  it('ERASE takes name and addresses, opens the seat and leaves the record of the game', () =>
    withGame(async (judge) => {
      await write(judge, 'france@example.org', 'F Bre - Mao', { to: `marne@${DOMAIN}` });
      const before = await judge.services.games.commitsAfter(gameName('marne'), 0);
      const asked = await write(judge, 'france@example.org', 'erase me');
      expect((await judge.services.directory.personAt('france@example.org'))?.name).toBeDefined();
      await write(judge, 'france@example.org', `confirm ${wordIn(asked, 'france@example.org')}`);
      expect(await judge.services.directory.personAt('france@example.org')).toBeNull();
      const after = await judge.services.games.commitsAfter(gameName('marne'), 0);
      expect(after.slice(0, before.length)).toEqual(before);
      const game = (await judge.services.games.latest(gameName('marne'))).snapshot;
      expect(game?.seats.find(({ power }) => power === 'FRANCE')?.person).toBeNull();
      const list = await write(judge, 'italy@example.org', 'whogame', { to: `marne@${DOMAIN}` });
      expect(list[0]?.text).toMatch(/France: +former player \(has left\)/);
    }));

  it('SET SUBJECT CLASSIC gives the subjects of the older judges, to that reader alone', () =>
    withGame(async (judge) => {
      await write(judge, 'france@example.org', 'set subject classic');
      const [answer] = await write(judge, 'france@example.org', 'F Bre - Mao\nF Par - Bur', { to: `marne@${DOMAIN}` });
      expect(answer?.subject).toBe('Re: [Error Flag] CHAN:marne - S1901M x');
      const mails = await write(judge, 'gm@example.org', 'process S1901M', { to: `marne@${DOMAIN}` });
      const subjects = new Map(mails.map(({ to, subject }) => [to, subject]));
      expect(subjects.get('france@example.org')).toBe('CHAN:marne - S1901M Results');
      expect(subjects.get('italy@example.org')).toBe('[marne] S1901M results');
    }));

  it('RESEND sends the last mail of a game again, under an id of its own', () =>
    withGame(async (judge) => {
      const [sent] = await write(judge, 'france@example.org', 'F Bre - Mao', { to: `marne@${DOMAIN}` });
      const again = await write(judge, 'france@example.org', 'resend');
      const copy = again.find(({ subject }) => subject === sent?.subject);
      expect(copy?.text).toBe(sent?.text);
      expect(copy?.id).not.toBe(sent?.id);
    }));
});
