/**
 * The archive in the mail: heads and receipts in results, the whole game at its end, summaries and histories on request.
 * @module-tag long
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { readReceipts } from '../../infra/tools/archive/receipts-file.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, GAME, JUDGE, START, write } from '../handling/rig.ts';
import { scratchFolder } from '../local/scratch.ts';
import { told } from '../told.ts';
import { verifier } from './games.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The file of what a checker reads. */
function receiptsOf({ attachments = [] }: OutgoingMail): string {
  return attachments.filter(({ name }) => name === 'receipts.txt').map(({ content }) => content)[0] ?? '';
}

/** Two play, Mara is the master; one phase is over, with the mails of all that. */
async function aPhase(
  settings = '',
): Promise<{ readonly services: TestWorld; readonly mails: readonly OutgoingMail[] }> {
  const services = await freshWorld('memory', 'written');
  await write(services, 'mara', `create ?marne sesame\nset players 2\nset powers 2\n${settings}`, JUDGE);
  for (const name of ['ann', 'bob', 'cy', 'mara']) {
    await write(services, name, `register\nname: The true ${name}\nend`, JUDGE);
  }
  await write(services, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
  await write(services, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  await write(services, 'ann', 'vie-gal; bud-ser; tri-alb\nset wait');
  await write(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
  await write(services, 'mara', 'process S1901M');
  return { services, mails: await services.sent() };
}

/** The game is drawn in the middle of the second phase. */
async function drawn(settings = '') {
  const { services } = await aPhase(settings);
  await write(services, 'ann', 'set draw');
  await write(services, 'bob', 'set draw');
  return { services, mails: await services.sent() };
}

function onSite({ files }: TestWorld, name: string): string {
  return Buffer.from(files.get(`games/marne/${name}`) ?? '').toString('utf8');
}

const to = (mails: readonly OutgoingMail[], name: string) => mails.filter((mail) => mail.to === `${name}@example.org`);
const acknowledgementTo = (mails: readonly OutgoingMail[], name: string) =>
  to(mails, name).find((mail) => / orders (complete|INCOMPLETE)/.test(mail.subject) && receiptsOf(mail) !== '')!;
const wrong = (text: string, more: object = {}) =>
  verifyArchive(text, { ...verifier, ...more }).checks.filter(({ result }) => result === 'wrong');

describe('results by mail', () => {
  it('print the head of the chain, which the archive holds', async () => {
    const { services, mails } = await aPhase();
    for (const name of ['ann', 'bob', 'mara']) {
      const results = to(mails, name).find(({ subject }) => subject.includes('S1901M results'))!;
      const head = /Seal of the game's history, commit \d+:\n([0-9a-f]{64})\n/.exec(receiptsOf(results))![1]!;
      expect(results.text).toContain('receipts.txt');
      // What only a checker reads stands in the file alone.
      expect([results.text, results.html].join('\n')).not.toMatch(/[0-9a-f]{64}/);
      expect(wrong(onSite(services, 'archive.json'), { anchors: [head] })).toEqual([]);
    }
  });

  it('open each power’s last receipt, which anybody can check with the mail alone', async () => {
    const { services, mails } = await aPhase();
    const results = to(mails, 'mara').find(({ subject }) => subject.includes('S1901M results'))!;
    const opened = [...receiptsOf(results).matchAll(/^(\w+): (\S+)\n([0-9a-f]{64})\n(\[.*\])$/gm)];
    expect(opened.map(([, power]) => power)).toEqual(['Austria', 'England']);
    for (const [, power, salt, receipt, orders] of opened) {
      expect(sha256(`${salt}\n${orders}`), power).toBe(receipt);
      const acknowledged = acknowledgementTo(mails, power === 'Austria' ? 'ann' : 'bob');
      expect(receiptsOf(acknowledged)).toContain(`Receipt for ${power}'s orders:\n${receipt}\n`);
      expect(acknowledged.text).not.toMatch(/[0-9a-f]{64}/);
      const { checks } = verifyArchive(onSite(services, 'archive.json'), { ...verifier, receipts: [receipt!] });
      expect(told(checks.find(({ check }) => check === 'anchor')!.detail)).toContain(JSON.parse(orders!).join(', '));
    }
  });
});

describe('chancery archive verify --receipts', () => {
  it('finds all receipts and seals of a receipts.txt, and a changed order of one', async () => {
    const { mails } = await aPhase();
    const file = join(scratchFolder(), 'receipts.txt');
    const results = to(mails, 'mara').find(({ subject }) => subject.includes('S1901M results'))!;
    writeFileSync(file, receiptsOf(results).replaceAll('\n', '\r\n'));
    const { receipts, heads } = readReceipts(file);
    expect([receipts.length, heads.length]).toEqual([2, 1]);
    writeFileSync(file, receiptsOf(results).replace('A vie - gal', 'A vie - tyr'));
    expect(() => readReceipts(file)).toThrow(/line \d+: the salt above and the orders below/);
    writeFileSync(file, receiptsOf(acknowledgementTo(mails, 'ann')));
    expect(readReceipts(file).receipts.length).toBe(1);
    writeFileSync(file, 'hello');
    expect(() => readReceipts(file)).toThrow('no receipt and no seal');
  });
});

describe('the end of a game by mail', () => {
  it('brings everybody the archive, sound and as the site has it, the centers by year, and who was who', async () => {
    const { services, mails } = await drawn();
    for (const name of ['ann', 'bob', 'mara']) {
      const end = to(mails, name).find(({ subject }) => subject.includes('the game is over'))!;
      const archive = end.attachments?.find((each) => each.name === 'marne.json');
      expect(archive?.content).toBe(onSite(services, 'archive.json'));
      expect(wrong(archive!.content)).toEqual([]);
      expect(end.text).toMatch(/History of Supply Center Counts\n-+\nPower {4}1900/);
      expect(end.text).toMatch(/Austria {2}The true ann +\d/);
      expect(end.text).toContain('Map: https://judge.example.org/games/marne/S1901M/');
    }
  });

  it('tells nobody who was who in a game that stays anonymous, the attached archive neither', async () => {
    const { services, mails } = await drawn('set gunboat\nset no reveal');
    const ann = (await services.services.directory.personAt('ann@example.org'))!;
    const end = to(mails, 'bob').find(({ subject }) => subject.includes('the game is over'))!;
    const said = [end.text, end.html, ...end.attachments!.map(({ content }) => content)].join('\n');
    expect(said).toContain('Your end-of-game statement');
    expect(said).not.toMatch(/The true ann/i);
    expect(said).not.toContain(`"${ann.id}"`);
  });

  it.each(['', 'set press none'])(
    'statements go to all as they come in, and stand in the archive and on the page from then on (%s)',
    async (settings) => {
      const { services } = await drawn(settings);
      await write(services, 'bob', 'broadcast\nI should have built more fleets.\nendbroadcast', GAME);
      const mails = await services.sent();
      expect(to(mails, 'ann')[0]?.text).toContain('I should have built more fleets.');
      expect(to(mails, 'mara')[0]?.text).toContain('I should have built more fleets.');
      const text = onSite(services, 'archive.json');
      expect(wrong(text)).toEqual([]);
      expect(JSON.parse(text).press.at(-1)).toMatchObject({ from: 'ENGLAND', phase: null, to: 'all' });
      for (const file of ['index.html', 'history.txt', 'press.mbox', 'game.html']) {
        const served = Buffer.from((await services.services.files.get(`games/marne/${file}`)) ?? '').toString('utf8');
        expect(served, file).toContain('I should have built more fleets.');
      }
    },
  );
});

describe('SUMMARY and HISTORY by mail (judge-language B, E)', () => {
  it('SUMMARY: who played and from when, the grid of centers, the counts by year with the index', async () => {
    const { services } = await aPhase();
    await write(services, 'bob', 'resign');
    const word = /confirm (\w+)/i.exec((await services.sent()).map(({ text }) => text).join('\n'))![1]!;
    await write(services, 'bob', `confirm ${word}`);
    await write(services, 'cy', 'signon emarne cypw');
    await services.sent();
    await write(services, 'dora', 'summary marne', JUDGE);
    const [{ text }] = (await services.sent()) as [OutgoingMail];
    expect(text).toMatch(/ {2}Austria: +The true ann\n {2}England: +The true bob\n {3}from F1901M: {2}The true cy\n/);
    expect(text).toMatch(/Historical Supply Center Summary\n-+\n {4}Ank Ber Bud/);
    expect(text).toMatch(/^1900 [.A-Z]( [.A-Z]){33}$/m);
    expect(text).toMatch(/^Austria {5}3 +The true ann$/m);
    expect(text).toMatch(/^Index: {5}\d+$/m);
  });

  it('have a mail of their own, in which nothing is the asker’s alone; orders sent along are answered apart', async () => {
    const { services } = await aPhase();
    await write(services, 'bob', 'A yor - den\nF nth C A yor - den');
    await services.sent();
    const secret = /Denmark|Movement orders for Fall|orders (?:complete|INCOMPLETE)/;
    for (const [what, subject] of [
      ['summary', '[marne] summary'],
      ['history', '[marne] history'],
      ['history\nsummary', '[marne] history; summary'],
    ] as const) {
      for (const text of [what, `signon emarne bobpw\n${what}`]) {
        await write(services, 'bob', text);
        const sent = await services.sent();
        expect(sent.map((mail) => mail.subject)).toEqual([subject]);
        expect(sent[0]?.text).not.toMatch(secret);
        expect(sent[0]?.attachments ?? []).toEqual([]);
      }
    }
    await write(services, 'bob', 'F nwg H\nsummary');
    const sent = await services.sent();
    expect(sent.map((mail) => mail.subject)).toEqual(['[marne] F1901M orders complete', '[marne] summary']);
    expect(sent[0]?.text).not.toContain('Historical');
    expect(sent[1]?.text).not.toMatch(secret);
  });

  it('HISTORY: what an observer saw, of the span that was asked for', async () => {
    const { services } = await aPhase();
    const ask = async (line: string) => {
      await write(services, 'dora', line, JUDGE);
      return (await services.sent()).map(({ text }) => text).join('\n');
    };
    const week = await ask('history marne');
    expect(week).toContain('Starting position for Spring of 1901.');
    expect(week).toContain('Austria: Army Vienna -> Galicia.');
    expect(week).toContain('https://judge.example.org/games/marne/archive.json');
    expect(await ask('history marne lines 5')).toMatch(/more lines are left out\. All[\s\S]*LINES \d+/);
    expect(await ask('history marne exclstart S1901M')).not.toContain('Galicia');
    expect(await ask('history marne from 2026-03-03 to 2026-03-01')).toContain('ends before it begins');
    await services.moveTo(START + 20 * 86_400_000);
    await services.sent();
    expect(await ask('history marne from 21 march')).toMatch(
      /Nothing has happened[\s\S]*HISTORY marne FROM 2026-03-02/,
    );
  });
});
