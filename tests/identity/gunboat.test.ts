/** What tells who plays what in a game without names, or what somebody else has ordered. */

import { describe, expect, it } from 'vitest';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, NAMES, POWERS, playedGame, write } from '../handling/rig.ts';

const DAY = 86_400_000;

async function gunboat(): Promise<TestWorld> {
  const services = await playedGame('memory');
  await write(services, 'mara', 'set gunboat\nset no absence');
  for (const name of NAMES) await write(services, name, 'set public page', JUDGE);
  await services.sent();
  return services;
}

/** The word that was last asked of somebody. */
function wordFor(mails: readonly OutgoingMail[], name: string): string {
  const own = mails.filter(({ to }) => to === `${name}@example.org`);
  return own.flatMap(({ text }) => /CONFIRM (\w+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}

async function figures(services: TestWorld): Promise<readonly string[]> {
  const said: string[] = [];
  for (const name of NAMES) {
    await write(services, 'vera', `info player ${name}@example.org`, JUDGE);
    const [answer] = await services.sent();
    said.push(answer!.text.slice(answer!.text.indexOf('info player')));
  }
  return said;
}

async function archive(services: TestWorld): Promise<string> {
  const commits = await services.services.games.commitsAfter(gameName('marne'), 0);
  const { board, digest } = loadVariant('standard')!;
  const judge = { code: 'CHAN', site: 'https://judge.example.org' };
  return JSON.stringify(
    archiveOfCommits(commits, {
      board,
      variantDigest: digest,
      digest: sha256,
      judge,
      names: () => null,
      map: () => null,
    }),
  );
}

describe('a game without names', () => {
  it('is not opened by how punctual its players are: others are told of games that are over', async () => {
    const services = await gunboat();
    const before = await figures(services);
    await write(services, 'cy', 'A Par - Bur\nA Mar - Spa\nF Bre - Mao');
    await services.moveTo(services.services.now() + 6 * DAY);
    await write(services, 'mara', 'process S1901M');
    await services.sent();
    // Who was late is no secret of the power; whose power it is must stay one.
    expect(await figures(services)).toEqual(before);
    await write(services, 'mara', 'terminate');
    await write(services, 'mara', `confirm ${wordFor(await services.sent(), 'mara')}`);
    await services.sent();
    const after = await figures(services);
    expect(after[2]).toContain('On time in 1 of 1 phase');
    expect(new Set(after).size).toBeGreaterThan(1);
  });

  it('has no instant of anybody’s orders, votes, waits and notes, nor their number, in its archive while it goes on', {
    tags: ['long'],
  }, async () => {
    const services = await gunboat();
    for (let phase = 0; phase < 2; phase += 1) {
      for (const [n] of NAMES.entries()) {
        await services.moveTo(services.services.now() + 1_234_567 + n);
        await write(services, NAMES[(n + phase) % 7]!, 'set wait\nset draw\nset no draw\ndiary\nhm\nend\nset nowait');
        await services.moveTo(services.services.now() + 7_654_321 + n);
        await write(services, NAMES[(n + phase) % 7]!, UNITS[NAMES[(n + phase) % 7]!]!);
      }
      await services.moveTo(services.services.now() + 60_007);
      const { position } = (await services.services.games.latest(gameName('marne'))).snapshot!;
      await write(services, 'mara', `process ${position!.phase}`);
    }
    const commits = await services.services.games.commitsAfter(gameName('marne'), 0);
    const hidden = new Set(['orders-filed', 'wait-set', 'vote-cast', 'diary-written']);
    const filings = commits.filter(({ events }) => events.some(({ type }) => hidden.has(type)));
    expect(new Set(filings.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual(
      new Set([...hidden, 'mail-answered']),
    );
    const resolved = commits.filter(({ events }) => events.some(({ type }) => type === 'phase-resolved'));
    expect(filings.length).toBeGreaterThan(14);
    expect(resolved.length).toBeGreaterThan(0);
    const text = await archive(services);
    for (const { at } of filings) {
      expect(text.includes(String(at)) || text.includes(new Date(at).toISOString())).toBe(false);
    }
    expect(text.includes('orders-filed')).toBe(false);
    for (const { at } of resolved) expect(text.includes(String(at))).toBe(true);
  });

  it('never says who filed orders in the mail that brought a message without a name', async () => {
    const services = await gunboat();
    await write(services, 'mara', 'set grey');
    await write(services, 'cy', 'A Par - Bur\nbroadcast grey\nNobody knows me.\nendbroadcast');
    await write(services, 'di', 'A Mun - Ber');
    await write(services, 'mara', 'process S1901M');
    await write(services, 'mara', 'terminate');
    await write(services, 'mara', `confirm ${wordFor(await services.sent(), 'mara')}`);
    const document = JSON.parse(await archive(services));
    const open = document.chain.commits.map(({ content }: { content: unknown }) => JSON.stringify(content));
    const message = open.find((content: string) => content.includes('/press/0/body'));
    expect(message).toBeDefined();
    expect(message).not.toContain('orders-filed');
    expect(open.some((content: string) => content.includes('orders-filed') && content.includes('GERMANY'))).toBe(true);
  });
});

const UNITS: Readonly<Record<string, string>> = {
  ann: 'A Vie H',
  bob: 'F Lon H',
  cy: 'A Par H',
  di: 'A Ber H',
  eve: 'A Rom H',
  flo: 'A Mos H',
  gus: 'A Smy H',
};

describe('orders of a player who was sent away', () => {
  const secret = /Mid-Atlantic|Mao\b|Burgundy|Bur\b|Spa\b/;

  async function sendAway(services: TestWorld): Promise<void> {
    await write(services, 'mara', 'eject france');
    await write(services, 'mara', `confirm ${wordFor(await services.sent(), 'mara')}`);
    await services.sent();
  }

  async function ask(services: TestWorld, text: string): Promise<readonly OutgoingMail[]> {
    await services.deliver(mailOf('vera@example.org', text), { from: 'vera@example.org', to: [GAME] });
    return (await services.sent()).filter(({ to }) => to === 'vera@example.org');
  }

  it('are shown to nobody who takes over, in no mail of his, and are not carried out for him', async () => {
    const services = await playedGame('memory');
    await write(services, 'mara', 'set no absence');
    await write(services, 'cy', 'F Bre - Mao\nA Par - Bur\nA Mar - Spa\nphase F1901M\nF Mao - Por\nset wait');
    await sendAway(services);
    const mails = [
      ...(await ask(services, 'signon fmarne violet')),
      ...(await ask(services, 'status\norders')),
      ...(await ask(services, 'A Par - Pic')),
      ...(await ask(services, 'resend 20')),
      ...(await ask(services, 'diary')),
      ...(await ask(services, 'export')),
    ];
    expect(mails.length).toBeGreaterThan(5);
    for (const { text, html, attachments = [] } of mails) {
      const own = text.split('\n').filter((line) => /France|on file|Orders? |later/i.test(line));
      expect(own.filter((line) => secret.test(line) && !/%/.test(line))).toEqual([]);
      expect(html.includes('Mid-Atlantic Ocean.')).toBe(false);
      for (const { content } of attachments) expect(content).not.toMatch(/F bre - mao/i);
    }
    await write(services, 'mara', 'process S1901M');
    const game = (await services.services.games.latest(gameName('marne'))).snapshot;
    expect(game?.position?.units['FRANCE']).toEqual(expect.arrayContaining(['F bre', 'A mar', 'A pic']));
  });

  it('are his again when it is he who comes back', async () => {
    const services = await playedGame('memory');
    await write(services, 'cy', 'F Bre - Mao');
    await write(services, 'cy', 'resign');
    await write(services, 'cy', `confirm ${wordFor(await services.sent(), 'cy')}`);
    await write(services, 'cy', 'signon fmarne cypw');
    const game = (await services.services.games.latest(gameName('marne'))).snapshot;
    expect(game?.seats.find(({ power }) => power === 'FRANCE')?.onFile.map(({ order }) => order)).toEqual([
      'F bre - mao',
    ]);
    expect(POWERS).toContain('FRANCE');
  });
});
