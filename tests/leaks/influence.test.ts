/**
 * Consolidation 1865: only the orders that the independent armies carry out are told, never who paid, how much, or what lost. The same
 * two seasons are played over and over, with the same orders carried out for another reason each time. Everything that leaves the house
 * from the results on, to everybody, must be the same: mails with what is attached, pages, maps, and the archive of the running game and of
 * the finished one. Nothing is sorted before it is compared.
 */
import { describe, expect, it } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { LOCAL_VERIFIER } from '../../infra/tools/archive/read-file.ts';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';
import { oneIn } from '../some-of.ts';

const POWERS = ['prussia', 'italy', 'austria'] as const;
type Bids = Readonly<Partial<Record<(typeof POWERS)[number], string>>>;

/** Ways to the same end: Hanover supports the attack on Hesse, Bavaria supports Tyrol, every other state holds. */
const SAME: readonly (readonly [why: string, bids: Bids])[] = [
  ['one player pays for all', { prussia: 'IP 3 han S A wes - hes\nIP 1 bav S A tyr' }],
  ['paid for in the other order', { prussia: 'IP 1 bav S A tyr\nIP 3 han S A wes - hes' }],
  ['two players pay', { italy: 'IP 1 bav S A tyr', austria: 'IP 1 han S A wes - hes' }],
  ['two players pay, the other way about', { austria: 'IP 1 bav S A tyr', italy: 'IP 1 han S A wes - hes' }],
  ['a bid loses', { prussia: 'IP 3 han S A wes - hes', italy: 'IP 2 han H\nIP 2 bav S A tyr' }],
  [
    'a bid on another state loses first',
    { prussia: 'IP 1 bav H\nIP 3 han S A wes - hes', italy: 'IP 2 bav S A tyr', austria: 'IP 2 han S A hes' },
  ],
  ['a hold is paid for', { prussia: 'IP 1 swi H\nIP 1 bad H\nIP 1 han S A wes - hes', austria: 'IP 5 bav S A tyr' }],
  [
    'a tie leaves a state holding',
    { prussia: 'IP 2 han S A wes - hes', italy: 'IP 2 swi S A tyr\nIP 2 bav S A tyr', austria: 'IP 2 swi H' },
  ],
  [
    'three tie, and points are left over',
    {
      prussia: 'IP 1 sax H\nIP 2 han S A wes - hes\nIP 1 bav S A tyr',
      italy: 'IP 1 sax S A bav',
      austria: 'IP 1 sax S A thu',
    },
  ],
];

const ORDERS = { prussia: 'A wes - hes', italy: 'A mil - tyr', austria: 'A tyr H' } as const;

interface Told {
  /** From the results on: reader, what it is, its text. */
  readonly outputs: readonly string[];
  readonly archives: readonly string[];
}

/** Plays two seasons with these bids in the first, and ends the game. */
async function played(bids: Bids, pages: 'written' | 'drawn' = 'written'): Promise<Told> {
  const services = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory', pages });
  let mails = 0;
  let word = '';
  const write = async (who: string, text: string, to: string) => {
    mails += 1;
    const from = `${who}@example.org`;
    const head = `From: ${from}\r\nTo: ${to}\r\nSubject: x\r\nMessage-ID: <${mails}@example.org>`;
    await services.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
  };
  const outputs: string[] = [];
  const archives: string[] = [];
  const seen = new Map<string, string>();
  const collect = async (keep: boolean) => {
    for (const mail of await services.sent()) {
      word = /^\s*CONFIRM (\S+)$/m.exec(mail.text)?.[1] ?? word;
      const raw = Buffer.from(await composeMail(mail, DOMAIN)).toString('utf8');
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
      const attached = (mail.attachments ?? []).map(({ content }) => content);
      if (keep) outputs.push([mail.to, headers, mail.text, mail.html, ...attached].join('\n'));
      for (const text of attached) if (text.startsWith('{')) archives.push(text);
    }
    for (const [key, bytes] of services.files) {
      const text = Buffer.from(bytes).toString('utf8');
      // And what maps are drawn from.
      if (!/^(?:games|phases\/war\/maps)\//.test(key) || seen.get(key) === text) continue;
      seen.set(key, text);
      if (keep) outputs.push(`${key}\n${text}`);
      if (key.endsWith('archive.json') && keep) archives.push(text);
    }
  };
  const judge = `judge@${DOMAIN}`;
  const game = `war@${DOMAIN}`;
  await write('gm', 'create ?war sesame consolidation-1865', judge);
  await write('watcher', 'observe war', judge);
  for (const power of POWERS) await write(power, `signon ?war tulip\nset preference ${power}`, judge);
  for (const power of POWERS) await write(power, [ORDERS[power], bids[power] ?? ''].join('\n'), game);
  await collect(false);
  await write('gm', 'process S1865M', game);
  await collect(true);
  await write('gm', 'process F1865M', game);
  await write('gm', 'terminate', game);
  await collect(true);
  await write('gm', `confirm ${word}`, game);
  await collect(true);
  return { outputs: outputs.map(withoutDigests), archives };
}

/** Digests are over salted secrets and differ by themselves; so do names of mails, words that confirm, and the boundaries of a mail's parts. */
function withoutDigests(text: string): string {
  return text
    .replace(/[0-9a-f]{64}/g, '(digest)')
    .replace(/\bwar-[a-z2-7]{16}\b/g, 'war-(mail)')
    .replace(/\bCONFIRM [a-z]+/gi, 'CONFIRM (word)')
    .replace(/"key":"[^"]*"|"value":"[^"]{40,}"/g, '(signature)')
    .replace(/-{2,}=?_?[\w=.-]*|boundary="[^"]*"/g, '(boundary)');
}

function expectSame(why: string, { outputs }: Told, expected: Told): void {
  expect(outputs.length, why).toBe(expected.outputs.length);
  for (const [n, text] of outputs.entries()) expect(text, why).toBe(expected.outputs[n]);
}

describe('influence', () => {
  it('shows in nothing but the orders that were carried out', { tags: ['long'] }, async () => {
    const [first, ...others] = SAME;
    const expected = await played(first![1]);
    expect(expected.outputs.some((text) => text.includes('Hanover SUPPORT Prussian Army Westphalia'))).toBe(true);
    expect(expected.outputs.some((text) => text.startsWith('games/war/archive.json'))).toBe(true);
    for (const [why, bids] of oneIn(3, others)) expectSame(why, await played(bids), expected);
    expectSame('on the maps', await played(others.at(-1)![1], 'drawn'), await played(first![1], 'drawn'));
  });

  it('is no part of any archive, and the archives are sound', { tags: ['long'] }, async () => {
    for (const [, bids] of SAME.slice(-2)) {
      const { archives } = await played(bids);
      expect(archives.length).toBeGreaterThan(2);
      for (const text of archives) {
        expect(text).not.toMatch(/\bIP \d/);
        const { checks } = verifyArchive(text, LOCAL_VERIFIER);
        expect(checks.filter(({ result }) => result === 'wrong')).toEqual([]);
      }
    }
  });

  it('is seen by a GM who may look and asks to; the look is told to all at the end', async () => {
    const services = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory' });
    const write = async (who: string, text: string, to = `war@${DOMAIN}`) => {
      const from = `${who}@example.org`;
      const head = `From: ${from}\r\nTo: ${to}\r\nSubject: x\r\nMessage-ID: <${who}-${text.length}@example.org>`;
      await services.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
      return (await services.sent())
        .filter((mail) => mail.to === from)
        .map(({ text: body }) => body.replace(/\s+/g, ' '));
    };
    await write('gm', 'create ?war sesame consolidation-1865\nset master sees', `judge@${DOMAIN}`);
    for (const power of POWERS) {
      await write(power, `signon ?war tulip\nset preference ${power}`, `judge@${DOMAIN}`);
    }
    await write('prussia', 'IP 2 han S A wes - hes');
    const [asked = ''] = await write('gm', 'orders');
    expect(asked).not.toContain('IP 2');
    const [looked = ''] = await write('gm', 'orders all');
    expect(looked).toContain('IP 2 Han S A Wes - Hes');
    const word = /CONFIRM (\S+)/.exec((await write('gm', 'terminate')).join(' '))?.[1];
    const ended = await write('gm', `confirm ${word}`);
    expect(ended.join(' ')).toMatch(/S1865M, .*: the orders on file/);
  });
});
