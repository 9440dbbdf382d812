/** What players wrote to each other comes back from every format as they wrote it, and nobody can speak as the judge in it. */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { sealArchive } from '../../../engine/archive/seal.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { createRandom, type Random } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';
import { importing } from '../importing.ts';
import { randomPhases } from './random-game.ts';

const standard = loadVariant('standard')!;
const { board, digest } = standard;
const day = (n: number) => new Date(Date.UTC(2026, 1, 1 + n)).toISOString();
const phases = randomPhases(board, 5, 5).map((each, n) => ({ ...each, at: day(n + 1) }));

/** Lines that judges write. */
const JUDGES = [
  'End of message.',
  'End of message',
  ':: Judge: CHAN  Game: Marne  Variant: Standard',
  'Subject: CHAN:trip - S1901M Results',
  'Date: Tue Mar 03 2026 23:30:00 +0000',
  'From ann@example.org Tue Mar  3 23:30:00 2026',
  "Summary of game 'trip' through F1901M.",
];
/** Lines that look like something to one program or another. */
const OTHERS = [
  '> You wrote',
  '>> that I wrote',
  '| set off',
  'From the start, 10 of us',
  'Movement results for Spring of 1901.  (trip.001)',
  'Austria: Army Vienna -> Trieste.',
  'The game is over.  Thank you for playing.',
  "The next phase of 'trip' will be Movement for Fall of 1901.",
  "Broadcast message from England in 'trip':",
  'Starting position for Spring of 1901.',
  "The parameters for 'trip' are as follows:",
  'The game was won by Turkey.',
  'From: ann@example.org',
  'To: cat@example.org',
  'Content-Type: text/html',
  '=3D &gt; <b>&amp;</b>',
  '{"format":"chancery-game"}',
  'begin 644 map.gif',
  '--',
  '   set in',
  'A long line of one paragraph. '.repeat(200).trim(),
  '日本語 🎉 “Grüße”',
  '',
];
const FRAMES = [...JUDGES, ...OTHERS.slice(4, 14)];

function game(bodies: readonly string[]): ArchiveDocument {
  const press = bodies.map((body, n) => {
    const from = board.powers[n % board.powers.length]!.name;
    return { at: day(1 + n / 1000), commit: null, phase: phases[1]!.phase, from, to: 'all', body } as const;
  });
  const record = { name: 'trip', source: 'A random game.', phases, outcome: null, players: {}, press, isOpen: true };
  return sealArchive(archiveOfRecord({ ...record, created: day(0) }, { board, variantDigest: digest }), sha256);
}

const said = ({ press }: ArchiveDocument) => press.map(({ phase, from, body }) => [phase, from, body]);
const played = (document: ArchiveDocument) => [
  document.status,
  document.phases.map(({ phase, resolution }) => [phase, resolution.units]),
];

async function comesBack(bodies: readonly string[]) {
  for (const format of ['jsonl', 'history'] as const) {
    const document = game(bodies);
    const { games } = await importing([...exportText(document, standard, format)].join(''));
    expect(games.map(played), format).toEqual([played(document)]);
    expect(games.map(said), format).toEqual([said(document)]);
  }
}

describe('messages with lines of', () => {
  it('the judge end where their writers ended them', async () => {
    await comesBack(JUDGES.flatMap((line) => [line, `Hello.\n\n${line}\n\nBye.`, `${line}\n${line}\nBye.`]));
  });

  it('other mails and programs come back as written', { tags: ['long'] }, async () => {
    const random = createRandom(81);
    const bodies = Array.from({ length: 120 }, () => {
      const lines = Array.from({ length: 1 + random.below(6) }, () => {
        const all = random.percent(20) ? JUDGES : OTHERS;
        return all[random.below(all.length)]!;
      });
      return ['Hello,', ...lines, 'Bye.'].join('\n');
    });
    await comesBack(bodies);
  });
});

/** As somebody writes a line of the judge's who knows that it is looked for. */
function disguised(line: string, random: Random): string {
  const words = line.split(' ');
  const half = 1 + random.below(words.length);
  return random.pick([
    ` ${line}`,
    `${random.pick(['> ', '| ', '|> ', '\t', '\u200b', '\u00a0', '| | '])}${line}`,
    random.percent(50) ? line.toLowerCase() : line.toUpperCase(),
    `Well,${random.pick(['\r', '\r\n', '\u2028', '\u0085', '\v', '\f', '\u2029', '\u001c'])}${line}`,
    `${words.slice(0, half).join(' ')}\n${words.slice(half).join(' ')}`,
    line.replaceAll(' ', '  '),
    `${line.replaceAll(' ', '=20')}=`,
  ]);
}

it('no disguise of a line of the judge’s makes a reader of a history see one message, result or game more', {
  tags: ['long'],
}, async () => {
  for (const seed of Array.from({ length: IS_FULL ? 300 : 4 }, (_, n) => 500 + n)) {
    const random = createRandom(seed);
    const lines = () => Array.from({ length: 1 + random.below(7) }, () => disguised(random.pick(FRAMES), random));
    const document = game(Array.from({ length: 30 }, (_, n) => `${lines().join('\n')}\nYours, ${n}.`));
    const { games, outlines } = await importing([...exportText(document, standard, 'history')].join(''));
    expect([seed, outlines, games.map(played)]).toEqual([seed, [], [played(document)]]);
    const signed = (each: ArchiveDocument) =>
      said(each).map(([phase, from, body]) => [phase, from, body?.match(/Y.*$/)?.[0]]);
    expect([seed, games.map(signed)]).toEqual([seed, [signed(document)]]);
  }
});

it('what was said twice is told twice, however soon, in a history, in mails to several readers, and in two of them together', {
  tags: ['long'],
}, async () => {
  const random = createRandom(35);
  for (let n = 0; n < (IS_FULL ? 200 : 4); n++) {
    let at = Date.parse(day(1));
    const said = Array.from({ length: 2 + random.below(6) }, () => {
      at += random.pick([0, 1, 7, 61, 240, 599, 600, 4000]) * 1000;
      return { at: new Date(at).toISOString(), body: random.pick(['Hello?', 'Anybody?']) };
    });
    const [first] = said;
    const heard = said.filter((each, k) => k === 0 || each.at !== said[k - 1]!.at);
    const document = game([]);
    const press = said.map(
      (each) => ({ ...each, commit: null, phase: phases[1]!.phase, from: 'FRANCE', to: 'all' }) as const,
    );
    const history = [...exportText({ ...document, press }, standard, 'history')].join('');
    const mail = (to: string, { at: time, body }: typeof first & object, late: number) =>
      `From judge@example.org Mon Feb  2 00:00:00 2026\nTo: ${to}\nDate: ${new Date(Date.parse(time) + late).toUTCString()}\n\n${HEAD}Broadcast message from France in 'trip':\n\n${body}\n\nEnd of message.\n\n`;
    const box = (to: string, late: number) => heard.map((each) => mail(to, each, late)).join('');
    const boxes = box('ann@example.org', 0) + box('bo@example.org', 2000) + mail('ann@example.org', heard[0]!, 0);
    const told = async (files: Record<string, string>) =>
      (await importing(files)).games[0]!.press.map(({ body }) => body).sort();
    const all = (list: typeof said) => list.map(({ body }) => body).sort();
    expect(await told({ 'a.txt': history })).toEqual(all(said));
    expect(await told({ 'a.txt': history, 'b.txt': `${history}\n${history}` })).toEqual(all(said));
    expect(await told({ 'a.txt': [...exportText(document, standard, 'history')].join(''), 'b.mbox': boxes })).toEqual(
      all(heard),
    );
    const line = (list: typeof press) => [...exportText({ ...document, press: list }, standard, 'jsonl')].join('');
    expect(await told({ 'a.jsonl': line(press), 'b.jsonl': line(press.slice(1)) })).toEqual(all(said));
    const hourly = press.map((each, k) => ({
      ...each,
      at: new Date(Date.parse(day(1)) + k * 3_600_000).toISOString(),
    }));
    const halves = { 'a.jsonl': line(hourly.slice(1)), 'b.jsonl': line(hourly.slice(0, 1)) };
    expect(await told(halves)).toEqual(all(said));
    // Each of two records has one of two equal messages; one more that both have shows that they go by one clock.
    const [shared, one] = [{ ...press[0]!, at: day(0), body: 'Good luck.' }, press[0]!];
    const two = { ...one, at: new Date(Date.parse(one.at) + 1 + random.below(599_000)).toISOString() };
    expect(await told({ 'a.jsonl': line([shared, one]), 'b.jsonl': line([shared, two]) })).toEqual(
      [shared, one, two].map(({ body }) => body).sort(),
    );
  }
});

const HEAD = ':: Judge: CHAN  Game: Trip  Variant: Standard\n\n';

it('of a history that is quoted as a whole, its own marks are taken off and those of the writers stay', async () => {
  const document = game(['As you said:\n> Trust me.\n>> Never.\nWell.']);
  const text = [...exportText(document, standard, 'history')].join('');
  const quoted = text.replace(/^/gm, '> ');
  const { games } = await importing(quoted);
  expect(games.flatMap(said).map(([, , body]) => body)).toEqual(document.press.map(({ body }) => body));
});
