/** A map of somebody's own comes by mail: it is checked, drawn and played, and nobody else meets it before the operator says so. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { expect, it, vi } from 'vitest';
import type { ExamineVariant } from '../../../infra/local/mail/variant-trials.ts';
import type { Judge } from '../../../infra/local/running-judge.ts';
import { drawnVariant } from '../../../infra/tools/variants/trial/drawn-variant.ts';
import { examineMail } from '../../../infra/tools/variants/trial/examine.ts';
import { examineWithin } from '../../../infra/tools/variants/trial/examine-apart.ts';
import { publishVariant } from '../../../infra/tools/variants/trial/publish-variant.ts';
import { RATE_LIMITS } from '../../../lambdas/limits.ts';
import { closeJudge, openJudge, subjects } from '../../local/rig.ts';
import { scratch } from '../../local/scratch.ts';
import { IS_FULL } from '../../some-of.ts';
import { outlines, skerry } from '../example.ts';

type Files = Readonly<Record<string, string>>;

const OWN = {
  'variant.json': JSON.stringify(skerry()),
  'places.geojson': outlines(),
};

function mailOf(files: Files, from = 'Ann <ann@example.org>'): Promise<Buffer> {
  const attachments = Object.entries(files).map(([filename, content]) => ({ filename, content }));
  const to = 'judge@chancery.localhost';
  const mail = { from, to, subject: 'My map', text: 'TRY VARIANT\n', attachments };
  return new MailComposer(mail).compile().build();
}

const found = async (files: Files) => examineMail(await mailOf(files), 'secret');

async function send(judge: Judge, raw: Uint8Array, from = 'ann@example.org'): Promise<void> {
  await judge.take({ raw, from, to: ['judge@chancery.localhost'] });
  await judge.settled();
}

const skerryWith = (other: object): Files => ({ 'variant.json': JSON.stringify({ ...skerry(), ...other }) });
const named = (name: unknown): Files => skerryWith({ name });
const coasts = (count: number) =>
  Array.from({ length: count }, (_, n) => `LAND P${n.toString(36)} ABUTS P0`).join('\n');
const nested = (depth: number): Files => ({
  'variant.json': `{"adjacency": [], "name": ${'['.repeat(depth)}${']'.repeat(depth)}}`,
});

type Case = readonly [what: string, files: Files, told: string];

/** Drawing takes its time. */
const NO_SHORE: Case = [
  'a coast without its water',
  { ...OWN, 'places.geojson': outlines(4) },
  'no shore is drawn for spi/',
];

it.each<Case>([
  ['no JSON', { 'variant.json': '{\n  "id": }' }, 'line 2'],
  ['a name within a million brackets', nested(900_000), 'nested too deep'],
  ['a name that would begin lines of mails', named('Skerry\r\nBcc: x@example.org'), 'the name that mails show'],
  ['a name that turns letters round', named('\u202eyrreks'), 'the name that mails show'],
  ['a name that is a script', named('<script>alert(1)</script>'), 'the name that mails show'],
  ['a rule that begins a line of ours', skerryWith({ inShort: ['Free.\nSubject: you won'] }), 'inShort[0]'],
  ['a year with a tag', skerryWith({ calendar: { ...skerry().calendar, yearLabel: '<b>{year}' } }), 'yearLabel'],
  [
    'thousands of places',
    skerryWith({ provinces: Array(5_000).fill(skerry().provinces[0]) }),
    'at most 1000 provinces',
  ],
  [
    'a file of three megabytes',
    { 'variant.json': `{"adjacency": ${' '.repeat(3_000_000)}}` },
    'larger than the 2000 KB',
  ],
  ['XML that never ends', { 'v.xml': `<VARIANTS>${'<!DOCTYPE<!--'.repeat(20_000)}` }, 'holds no variant'],
  ['a .map of two thousand places', { 'x.map': coasts(2_000) }, 'Places above 1000'],
  [
    'a border that leads nowhere',
    { 'variant.json': OWN['variant.json'].replace('["ard","ash"]', '["ard","asx"]') },
    'asx',
  ],
  ['a .map of nothing', { 'x.map': 'hello world\nCOAST A ABUTS B' }, 'Line 1, not carried over: hello world'],
  ['a .map that builds on itself', { 'x.map': 'USE x\nUSE x\nUSE x' }, 'builds on is not there'],
  ['jDip without a variant', { 'variants.xml': '<VARIANTS></VARIANTS>' }, 'holds no variant'],
  [
    'a place too many',
    { 'variant.json': OWN['variant.json'], 'places.json': '{"at": {"nowhere": [1, 2]}}' },
    "no province 'nowhere'",
  ],
  [
    'eleven hundred attachments',
    Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`${n}.map`, 'LAND A ABUTS B'])),
    'more than 1,000 parts',
  ],
  ...(IS_FULL ? [NO_SHORE] : []),
])('%s is refused in words that name the place', async (_, files, told) => {
  const { variant, faults, lost } = await found(files);
  expect(variant).toBeNull();
  expect([...faults, ...lost].join('\n')).toContain(told);
  expect(faults).not.toEqual([]);
});

it('what a file says is no Markdown on the page of its variant', async () => {
  const page = (await drawnVariant(skerry(), ['[press](https://evil.example) ![](x)\n# Won'], '{')).files['README.md'];
  expect(page).toContain('- \\[press\\](https://evil.example) !\\[\\](x) \\# Won\n');
});

it('other attachments are no map, and what is looked at has bounds of time and memory', async () => {
  expect((await found({ 'holiday.txt': 'sun' })).file).toBeNull();
  const raw = await mailOf(OWN);
  expect(await examineWithin(raw, 'secret', { ms: 1, megabytes: 500 })).toBeNull();
});

it('is drawn, answered, and played against bots by whoever has its name; published, it is for all', async () => {
  const data = await scratch();
  const seen: string[] = [];
  // Drawing takes its time, and has its own tests.
  const examine: ExamineVariant = async (_, token) => {
    seen.push(token);
    const variant = { ...skerry(), id: `skerry-${token}` };
    const files = { 'variant.json': JSON.stringify(variant), 'sketch.json': '{}', 'README.md': '# Skerry' };
    return { variant, file: 'variant.json', faults: [], lost: ['Line 3: FLOW.'], files, picture: 'iVBORw0KGgo=' };
  };
  const judge = await openJudge(data, { examine });
  const raw = await mailOf(OWN);
  await send(judge, raw);
  const [id] = readdirSync(join(data, 'variants', 'trials'));
  expect(id).toBe(`skerry-${seen[0]}`);
  const mails = await judge.mailboxes.list('ann@example.org');
  const texts = await Promise.all(mails.map(async (mail) => String(await judge.mailboxes.raw(mail.id))));
  const answer = texts.find((text) => text.includes('map.png'))!;
  expect(answer).toContain('Your map Skerry is sound (13 places, 3 powers)');
  for (const name of ['variant.json', 'sketch.json', 'README.md']) expect(answer).toContain(`filename=${name}`);
  expect(answer).toContain('Line 3: FLOW.');
  expect(answer).not.toContain('was not read');
  await vi.waitUntil(async () => (await subjects(judge, 'ann@example.org')).some((each) => each.includes('begins')));
  const games = await judge.services.index.list();
  expect(games.map(({ variant, listed }) => [variant, listed])).toEqual([[id, false]]);
  // Nobody is offered it, and by the designer's name it is not there.
  expect(judge.services.variants().map(({ variant }) => variant.id)).not.toContain(id);
  expect(judge.services.board('skerry')).toBeNull();
  expect(judge.services.board(id!)?.variant.name).toBe('Skerry');
  // The same mail again is tried no second time.
  await send(judge, raw);
  expect(seen).toHaveLength(1);
  await closeJudge(judge);

  expect(publishVariant(id!, { data })).toContain('offered from the next start');
  expect(() => publishVariant(id!, { data, as: 'octarine' })).toThrow("'octarine' means another variant");
  const again = await openJudge(data, { examine });
  expect(again.services.variants().map(({ variant }) => variant.id)).toContain('skerry');
  expect(again.services.board(id!)).not.toBeNull();
}, 60_000);

it('where no variants are taken, the answer says who can add one', async () => {
  const data = await scratch();
  const judge = await openJudge(data);
  await send(judge, await mailOf(OWN));
  const [mail] = await judge.mailboxes.list('ann@example.org');
  expect(String(await judge.mailboxes.raw(mail!.id))).toContain('takes no maps by mail');
  expect(existsSync(join(data, 'variants'))).toBe(false);
});

it('one mailbox has one limit, whatever stands behind its +', async () => {
  let looks = 0;
  const examine: ExamineVariant = async () => {
    looks += 1;
    return null;
  };
  const judge = await openJudge(await scratch(), { examine });
  const { most } = RATE_LIMITS['variants-tried'];
  for (let n = 0; n < most + 2; n += 1)
    await send(judge, await mailOf({}, `ann+${n}@example.org`), `ann+${n}@example.org`);
  expect(looks).toBe(most);
});
