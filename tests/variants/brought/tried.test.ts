/**
 * A map of somebody's own comes by mail: it is checked, drawn and played, and nobody else meets it before the operator says so.
 * @module-tag long
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { expect, it, vi } from 'vitest';
import type { Judge } from '../../../infra/local/running-judge.ts';
import { drawnVariant } from '../../../infra/tools/variants/trial/drawn-variant.ts';
import { examineMail } from '../../../infra/tools/variants/trial/examine.ts';
import { examineWithin } from '../../../infra/tools/variants/trial/examine-apart.ts';
import { publishVariant } from '../../../infra/tools/variants/trial/publish-variant.ts';
import { practiceMail, trialToken } from '../../../lambdas/account/practice-mail.ts';
import type { ExamineVariant } from '../../../lambdas/account/run-trial.ts';
import { keptTrialKey } from '../../../lambdas/account/trial-files.ts';
import { makeSecrets } from '../../../lambdas/adapters/secrets.ts';
import { fetchTrials } from '../../../lambdas/adapters/variants/fetched-trials.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { zones } from '../../../lambdas/adapters/zones.ts';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';
import { TRY_VARIANT_SECONDS } from '../../../lambdas/handlers/time-limits.ts';
import { makeTryVariant } from '../../../lambdas/handlers/try-variant-handler.ts';
import { RATE_LIMITS } from '../../../lambdas/limits.ts';
import type { OutgoingMail, Services } from '../../../lambdas/ports.ts';
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

/** Where no function keeps files. */
function stored() {
  const all = new Map<string, string>();
  return {
    all,
    files: {
      put: async (key: string, body: Uint8Array | string) => void all.set(key, String(body)),
      get: async (key: string) => (all.has(key) ? Buffer.from(all.get(key)!) : null),
    },
  };
}

it('a look that is cut short is answered once, and not begun again while somebody may be at it', async () => {
  const { all, files } = stored();
  const posted: OutgoingMail[] = [];
  const secrets = makeSecrets(Buffer.alloc(32));
  const reader = { id: 'variant-0123456789abcdef', to: 'ann@example.org', zone: null, answers: null };
  const trial = { reader, subject: 'My map', mail: 'asked', line: 1, text: 'TRY VARIANT' };
  let at = 0;
  let looks = 0;
  const services = {
    files,
    outbox: { post: async (mail: OutgoingMail) => void posted.push(mail) },
    house: { domain: 'example.org', judge: 'Judge', code: 'X', site: 'https://example.org' },
    zones,
    now: () => at,
    log: () => {},
    tell: async () => expect.fail('there is nothing to be played'),
  };
  const handle = makeTryVariant(services, async () => {
    looks += 1;
    return new Promise(() => {});
  });
  const call = {
    Records: [queueRecord('call', 'call', JSON.stringify({ ...trial, token: trialToken({ secrets }, reader) }))],
  };
  const fails = async () => (await handle(call)).batchItemFailures.length > 0;
  void handle(call);
  await vi.waitUntil(() => looks === 1);
  expect(await fails()).toBe(true);
  at = TRY_VARIANT_SECONDS * 1_000;
  expect([await fails(), await fails()]).toEqual([false, false]);
  expect([looks, posted.length, [...all.keys()]]).toEqual([1, 1, ['trials/state/variant-0123456789abcdef']]);
  expect(posted[0]!.text).toContain('takes too long to check and draw');
});

it('no game begins on a variant for whoever has not asked for it, or under another name', () => {
  const services = {
    secrets: makeSecrets(Buffer.alloc(32)),
    now: () => 0,
    house: { domain: 'example.org' } as Services['house'],
  };
  const reader = { id: 'variant-0123456789abcdef', to: 'ann@example.org' };
  const token = trialToken(services, reader);
  const variant = `skerry-${token.slice(0, 10)}`;
  expect(practiceMail(services, { reader, token, variant })?.raw).toContain(`\r\n\r\nPRACTICE ${variant}\r\n`);
  for (const [asker, id] of [
    [{ ...reader, to: 'bob@example.org' }, variant],
    [{ ...reader, id: 'variant-0123456789abcdee' }, variant],
    [reader, 'skerry-aaaaaaaaaa'],
    [reader, `x\r\nPROCESS-${token.slice(0, 10)}`],
  ] as const)
    expect(practiceMail(services, { reader: asker, token, variant: id })).toBeNull();
});

it('what is kept elsewhere is at hand once it is named, and of many the last', async () => {
  const { all, files } = stored();
  const ids = Array.from(
    { length: 41 },
    (_, n) => `skerry-${n.toString(5).padStart(10, 'a').replaceAll('0', 'e').replaceAll('1', 'f')}`,
  );
  for (const id of ids)
    all.set(keptTrialKey(id), JSON.stringify({ '../x': 'no', 'variant.json': JSON.stringify({ ...skerry(), id }) }));
  const fetch = fetchTrials(files);
  await fetch(`CREATE ?x secret ${ids[0]}x, ${ids[0]}-y`);
  expect(loadVariant(ids[0]!)).toBeNull();
  for (const id of ids) await fetch(`PRACTICE ${id}`);
  expect([loadVariant(ids[0]!), loadVariant(ids[40]!)?.variant.id]).toEqual([null, ids[40]]);
  // Each takes the place of the one that was fetched first.
  await fetch(ids[0]!);
  expect([loadVariant(ids[0]!)?.variant.id, loadVariant(ids[1]!)]).toEqual([ids[0], null]);
});
