/**
 * Each function from its built bundle, in a process of its own, with events as AWS sends them.
 * @module-tag long
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { simpleParser } from 'mailparser';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  BUDGETS,
  type Bundle,
  bundleEntry,
  bundleFunction,
  FUNCTIONS,
  type FunctionName,
  loadedAtStart,
  sizeOf,
} from '../../infra/aws/bundle.ts';
import { readStack, sourceMaps } from '../../infra/aws/deployed/read-stack.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { EDGE_HEADER } from '../../lambdas/handlers/edge.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { fastClock } from '../stand-ins/clock.ts';
import { askedBy, policiesOf, verdicts } from '../stand-ins/policies.ts';
import { HAVE_EVALUATOR } from '../stand-ins/servers.ts';
import { outlines, skerry } from '../variants/example.ts';
import { EDGE_KEY, type FakeAws, openFakeAws } from './fake-aws.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { isAllowed, rightsIn, synthesiseGood } from './rights.ts';

/** A minute of the processor: with `npm run test:full`, and in CI with the servers of others. */
const isAsked = ['CHANCERY_FULL', 'CHANCERY_STAND_INS'].some((name) => process.env[name] !== undefined);
/** These four hold what inbound holds, and a little more or less. */
const LIKE_INBOUND: ReadonlySet<FunctionName> = new Set(['deadline', 'pages', 'sheet', 'sweep']);
const BUILT = FUNCTIONS.filter((name) => isAsked || !LIKE_INBOUND.has(name));

const folder = mkdtempSync(join(tmpdir(), 'chancery-bundles-'));
const built = new Map<FunctionName, Bundle>();
let aws: FakeAws;
const running: (() => void)[] = [];

beforeAll(async () => {
  for (const name of BUILT) built.set(name, bundleFunction(name, folder));
  aws = await openFakeAws();
});
afterAll(async () => {
  for (const stop of running) stop();
  await aws.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  name: FunctionName,
  environment: Record<string, string> = {},
  told?: (entry: Record<string, unknown>) => void,
): Promise<FunctionProcess> {
  const settings = { ...aws.environment(name), ...environment };
  const started = await startFunction(name, built.get(name)!.folder, settings, told);
  running.push(started.kill);
  return started;
}

/** An event of a queue, as it calls a function. */
function records(...bodies: readonly unknown[]) {
  return {
    Records: bodies.map((body, n) =>
      queueRecord('inbound', `m${n}`, typeof body === 'string' ? body : JSON.stringify(body)),
    ),
  };
}

function received(id: string, from: string, to: string, text: string) {
  const raw = Buffer.from(
    `From: <${from}>\r\nTo: <${to}>\r\nSubject: mail\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`,
  );
  for (const folder of ['mail', 'inbox']) aws.files.set(`records/${folder}/${id}`, raw);
  const pass = 'PASS' as const;
  return formatReceipt({
    id,
    rawKey: `inbox/${id}`,
    received: Date.now() - 1000,
    envelopeFrom: from,
    recipients: [to],
    verdicts: { spam: pass, virus: pass, spf: pass, dkim: pass, dmarc: pass },
  });
}

describe('bundles', () => {
  it.each(BUILT)('%s keeps to its budget of bytes and holds no source of tests', (name) => {
    const size = sizeOf(built.get(name)!.folder);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(BUDGETS[name].all);
    // What is loaded at each cold start; the time itself is measured by infra/aws/measure-bundles.ts.
    expect(loadedAtStart(bundleEntry(name, built.get(name)!.folder))).toBeLessThan(BUDGETS[name].code);
  });

  it('inbound loads what is rare only when it is needed', () => {
    const { sources, atStart } = built.get('inbound')!;
    const rare = (
      'node_modules/htmlparser2/ node_modules/markdown-it/ node_modules/iconv-lite/ client-scheduler/ ' +
      'nodemailer/dist/esm/mime-node/ engine/bot/play lambdas/account/send-account-mail.ts ' +
      'lambdas/mail/html-text.ts templates/mail/classic/listing.ts templates/mail/kinds/account/help.ts ' +
      'templates/locales/de/ templates/locales/fr/'
    ).split(' ');
    expect(rare.filter((part) => atStart.some((source) => source.includes(part)))).toEqual([]);
    // What is named here is still what it is called.
    const needed = rare.filter((part) => !/^(?:nodemailer|engine\/bot|node_modules\/iconv)/.test(part));
    expect(needed.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
    // Of a client's descriptions only those of its requests that are made.
    const files = new Set<string>();
    loadedAtStart(bundleEntry('inbound', built.get('inbound')!.folder), files);
    const code = [...files].map((file) => readFileSync(file, 'utf8')).join('');
    expect(code).toContain('PutObject');
    expect(code).not.toContain('BucketAnalyticsConfiguration');
  });

  it.each(BUILT)('%s looks for its credentials in the environment alone', (name) => {
    expect(built.get(name)!.sources.filter((source) => /credential-provider-(?!env\/)/.test(source))).toEqual([]);
  });

  it.each(BUILT)('%s asks for Node’s modules by call, which loads of them what is used', (name) => {
    const files = new Set<string>();
    loadedAtStart(bundleEntry(name, built.get(name)!.folder), files);
    const imported = [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from"([^"]+)"/g)]);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.map(([, path]) => path!).filter(isBuiltin)).toEqual([]);
  });

  it('file types that libmime knows are found beside the code', () => {
    const types = createRequire(bundleEntry('inbound', built.get('inbound')!.folder))('./mimetypes') as {
      readonly list: Readonly<Record<string, unknown>>;
      readonly extensions: Readonly<Record<string, unknown>>;
    };
    expect(types.list['image/png']).toContain('png');
    expect(types.extensions['ics']).toBe('text/calendar');
  });

  it.each([
    ['outbound', /^engine\/(?:bot|adjudicate)\//],
    ['feedback', /^engine\/(?:bot|adjudicate)\//],
    ['on-demand', /^engine\/bot\//],
    ['what-if', /^engine\/bot\//],
    ['no-invitations', /^engine\/(?:(?:bot|adjudicate|game|commands|order)\/|language\/(?!text\/))/],
  ] as const)('%s brings no bots or adjudicator along that it does not need', (name, needless) => {
    const { sources } = built.get(name)!;
    expect(sources).toContain(`lambdas/entry/${name}.ts`);
    expect(sources.filter((source) => needless.test(source))).toEqual([]);
  });

  it('a function without a setting that it needs does not start, and says which', async () => {
    await expect(start('feedback', { TABLE: '' })).rejects.toThrow('has ended');
  });
});

/** What comes of a link in a mail; the path of the script that the sheet loads. */
async function openASheet(inbound: FunctionProcess, outbound: FunctionProcess): Promise<string> {
  // A link of a mail opens an order sheet: asked about by mail, confirmed by one press, and orders go the way of a mail.
  aws.sent.length = 0;
  const told = aws.queues.get('outbound')!.length;
  await inbound.call(records(received('o1', 'p1@example.com', 'war@judge.example.org', 'status')));
  const mailsSince = async (from: number) => {
    for (const body of aws.queues.get('outbound')!.slice(from))
      await outbound.call(records(JSON.parse(body) as unknown));
    return aws.sent.map((raw) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')).join('\n');
  };
  const sheetLink = /https:\/\/games\.example\.org\/sheet\/war\/#(\S+)/.exec(await mailsSince(told))![1]!;
  const sheet = await start('sheet');
  const jar = new Map<string, string>();
  const call = async (method: string, path: string, form: Record<string, string> = {}) => {
    const { answer, error } = await sheet.call({
      version: '2.0',
      rawPath: path,
      headers: {
        [EDGE_HEADER]: EDGE_KEY,
        origin: 'https://games.example.org',
        'accept-encoding': 'gzip',
        'user-agent': 'Firefox/140 Linux',
      },
      cookies: [...jar].map(([name, value]) => `${name}=${value}`),
      requestContext: { http: { method, path, sourceIp: '192.0.2.1' } },
      ...(method === 'POST' ? { body: new URLSearchParams(form).toString(), isBase64Encoded: false } : {}),
    });
    if (error !== undefined) throw new Error(error);
    const said = answer as {
      statusCode: number;
      body: string;
      isBase64Encoded?: boolean;
      cookies?: string[];
      headers: Record<string, string>;
    };
    for (const each of said.cookies ?? []) {
      const [name = '', value = ''] = each.split(';')[0]!.split(/=(.*)/s);
      jar.set(name, value);
    }
    const body =
      said.isBase64Encoded === true ? gunzipSync(Buffer.from(said.body, 'base64')).toString('utf8') : said.body;
    return { ...said, body };
  };
  const before = aws.queues.get('outbound')!.length;
  expect((await call('POST', '/sheet/war/open', { link: sheetLink })).statusCode).toBe(303);
  const codeOf = /^CONFIRM (\w+)/m.exec(await mailsSince(before))![1]!;
  expect((await call('POST', '/sheet/war/device', { word: codeOf })).statusCode).toBe(200);
  const shown = await call('GET', '/sheet/war/');
  expect(shown.headers).toMatchObject({ 'content-encoding': 'gzip' });
  const script = /<script type="module" src="\/(assets\/sheet\/sheet-[\w-]+\.js)">/.exec(shown.body)![1]!;
  const board = /"board":"(\/sheet\/-\/boards\/standard-1-[0-9a-f]{12}\.json)"/.exec(shown.body)![1]!;
  const filed = await call('POST', '/sheet/war/orders', {
    csrf: /name="csrf" value="([^"]+)"/.exec(shown.body)![1]!,
    id: 'sheet-of-the-test-1',
    phase: /name="phase" value="([^"]+)"/.exec(shown.body)![1]!,
    game: 'war',
    text: 'set wait',
  });
  expect(filed.statusCode).toBe(200);
  expect((await call('GET', board)).body).toMatch(/^\{"variant":/);
  expect((await call('POST', '/sheet/war/leave')).headers['location']).toBe('/games/war/');
  expect((await call('GET', '/sheet/war/data.json')).statusCode).toBe(401);
  return script;
}

/** Of the game that has begun no drawing is stored; each is made when somebody asks, and nothing is found that nobody was told of. */
/** As a topic calls a function. */
const topic = (message: unknown) => ({
  Records: [
    { EventSource: 'aws:sns', EventVersion: '1.0', Sns: { MessageId: 'n0', Message: JSON.stringify(message) } },
  ],
});

async function lookAtMaps(): Promise<void> {
  expect([...aws.files.keys()].filter((key) => /\.(?:svg|png|pdf)$/.test(key))).toEqual([]);
  const recipe = [...aws.files.keys()].find((key) => /^records\/phases\/war\/maps\/S1901M-/.test(key))!;
  const folder = `/games/war/maps/${/([^/]+)\.json$/.exec(recipe)![1]}`;
  const onDemand = await start('on-demand');
  const ask = async (path: string, headers = { [EDGE_HEADER]: EDGE_KEY }) => {
    const { answer } = await onDemand.call({
      version: '2.0',
      rawPath: path,
      headers,
      requestContext: { http: { method: 'GET' } },
    });
    return answer as { readonly statusCode: number; readonly headers: Record<string, string>; readonly body: string };
  };
  // Whoever goes round the distribution is led to it.
  expect((await ask(`${folder}/board.svg`, { [EDGE_HEADER]: 'another' })).statusCode).toBe(308);
  const board = await ask(`${folder}/board.svg`);
  expect(board.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(board.body).toContain('<svg ');
  expect((await ask(`${folder}/board-dark.svg`)).body).not.toBe(board.body);
  expect((await ask('/games/war/map.svg')).body).toBe(board.body);
  expect((await ask('/games/war/map.svg')).headers['cache-control']).toBe('public, max-age=60');
  expect((await ask('/variants/standard/map.svg')).body).toContain('<svg ');
  expect((await ask('/variants/standard/map-de.svg')).body).toContain('>Burgund<');
  expect((await ask(`${folder}/board-fr.svg`)).body).toContain('>Bourgogne<');
  for (const [path, begins] of [
    [`${folder}/board-small.png`, '\u0089PNG'],
    ['/games/war/map-abbr-letter.pdf', '%PDF'],
  ] as const) {
    expect(
      Buffer.from((await ask(path)).body, 'base64')
        .toString('latin1')
        .slice(0, 4),
    ).toBe(begins);
  }
  // For whoever takes nothing packed.
  expect(aws.files.get('pages/games/war/index.html')!.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect((await ask('/games/war/index.html')).body).toMatch(/^<!doctype html>/i);
  expect(JSON.parse((await ask('/games/war/archive.json')).body)).toMatchObject({ name: 'war' });
  for (const path of [
    `${folder}/orders.svg`,
    `${folder}/after.png`,
    `${folder.slice(0, -1)}${folder.endsWith('a') ? 'b' : 'a'}/board.svg`,
    '/games/war/maps/current.json',
    '/games/war/../../records/phases/war/current.json',
    '/games/phases/war/current.json',
    '/games/war/',
  ]) {
    expect((await ask(path)).statusCode, path).toBe(404);
  }
}

describe('the functions, one after the other, as a game begins', () => {
  it.runIf(isAsked)('take mail, answer it, set a schedule, draw, send, and hear what became of it', async () => {
    const judge = 'judge@judge.example.org';
    const inbound = await start('inbound');
    const mails = [
      received('m0', 'gm@example.com', judge, 'create ?war secret'),
      ...Array.from({ length: 7 }, (_, n) => received(`p${n}`, `p${n}@example.com`, judge, `signon ?war pw${n}`)),
    ];
    for (const mail of mails) expect(await inbound.call(records(mail))).toEqual({ answer: { batchItemFailures: [] } });
    // A mail that comes again changes nothing; a message that is not ours fails alone.
    expect(
      await inbound.call(records(mails[1]!, 'no json', { Type: 'Notification', Message: JSON.stringify(mails[0]) })),
    ).toEqual({
      answer: { batchItemFailures: [{ itemIdentifier: 'm1' }] },
    });
    // What has been dealt with no longer waits; it is kept.
    const stored = [...aws.files.keys()].filter((key) => /^records\/(inbox|mail)\//.test(key));
    expect(stored.sort()).toEqual(mails.map(({ mail }) => `records/mail/${mail.messageId}`).sort());
    const [schedule, ...others] = [...aws.schedules];
    expect(others).toEqual([]);
    expect(schedule![0]).toMatch(/^game-war-\d{10}$/);
    expect(schedule![1].at).toMatch(/^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$/);
    // Who decides in games writes no pages: they are asked for.
    expect([...aws.files.keys()].filter((key) => /^(?:pages|records\/phases)\//.test(key))).toEqual([]);
    const pages = await start('pages');
    const asked = aws.called.get('Pages')!.map((body) => JSON.parse(body) as unknown);
    for (const each of [...asked, asked[0]]) expect((await pages.call(each)).error).toBeUndefined();
    // A call that cannot be handled ends in an error: Lambda calls again, and puts it aside in the end.
    expect((await pages.call({ game: 'war' })).error).toMatch(/could not be handled/);
    expect([...aws.files.keys()].filter((key) => key.startsWith('pages/games/war/'))).toContain(
      'pages/games/war/index.html',
    );

    await lookAtMaps();

    const outbound = await start('outbound');
    const waiting = aws.queues.get('outbound')!.map((body) => JSON.parse(body) as { mail: string });
    aws.throttle(10);
    expect(await outbound.call(records(waiting[0]!))).toEqual({
      answer: { batchItemFailures: [{ itemIdentifier: 'm0' }] },
    });
    aws.throttle(0);
    for (const request of waiting.slice(1)) await outbound.call(records(request, request));
    expect(aws.sent.length).toBe(new Set(waiting.slice(1).map(({ mail }) => mail)).size);
    expect(aws.sent.filter((raw) => /^Subject: .*the game begins/m.test(raw)).length).toBe(8);

    const told: Record<string, unknown>[] = [];
    const feedback = await start('feedback', {}, (entry) => told.push(entry));
    const bounce = JSON.parse(readFileSync(new URL('bounce.json', import.meta.url), 'utf8')) as unknown;
    const hears = async (message: unknown) => (await feedback.call(topic(message))).error;
    expect(await hears(bounce)).toBeUndefined();

    const complaint = {
      eventType: 'Complaint',
      complaint: {
        feedbackId: '0102019',
        complainedRecipients: [{ emailAddress: 'Player Five <p5@example.com>' }],
        complaintFeedbackType: 'abuse',
        timestamp: '2026-11-20T10:00:00.000Z',
      },
      mail: { messageId: '0102019-000001', destination: ['p5@example.com'] },
    };
    expect(await hears(complaint)).toBeUndefined();
    for (const strange of [{ eventType: 'Foreign' }, 'no json'])
      expect(await hears(strange)).toMatch(/could not be handled/);
    // Where it went wrong is told by the place in the sources, though the code is packed and its maps are not deployed.
    const isThere = () => told.find(({ message }) => message === 'failed') ?? expect.fail('nothing is logged');
    const failed = JSON.stringify(await vi.waitFor(isThere));
    expect(failed).toMatch(/[\w-]+\.mjs:\d+:\d+/);
    expect(readStack(failed, sourceMaps('feedback'))).toMatch(
      /lambdas\/handlers\/(?:feedback|batch|ses-events)\.ts:\d+:\d+/,
    );

    // Who knows of games hears whom mail does not reach.
    const notices = aws.queues.get('inbound')!.splice(0);
    expect(notices.map((body) => (JSON.parse(body) as { stopped: { why: string } }).stopped.why)).toContain(
      'complained',
    );
    expect(await inbound.call(records(...notices))).toEqual({ answer: { batchItemFailures: [] } });

    // A WHATIF is passed on, worked out from what is published, and answered.
    const questioned = ['whatif', 'FRANCE: A Par - Bur', 'GERMANY: A Mun - Bur', 'end'].join('\n');
    await inbound.call(records(received('w1', 'p0@example.com', 'war@judge.example.org', questioned)));
    await inbound.call(
      records(received('w2', 'p0@example.com', 'war@judge.example.org', questioned.replace('whatif', 'whatif S1950M'))),
    );
    const questions = aws.called.get('WhatIf')!.map((body) => JSON.parse(body) as unknown);
    expect(questions.length).toBe(2);
    const whatIf = await start('what-if');
    for (const each of [...questions, questions[0]]) expect((await whatIf.call(each)).error).toBeUndefined();
    expect((await whatIf.call({ nonsense: 1 })).error).toMatch(/could not be handled/);
    const answers = aws.queues.get('outbound')!.filter((body) => body.includes('whatif-'));
    aws.sent.length = 0;
    for (const answer of answers) await outbound.call(records(JSON.parse(answer) as unknown));
    expect(aws.sent.length).toBe(2);
    expect(aws.sent[0]).toContain('bounce');
    expect(aws.sent[1]).toContain("'war' has had no phase S1950M.");

    // Bots mail their orders: what they write comes in as any mail does, and is kept as any mail is.
    for (const [n, [from, text]] of [
      ['gm@example.com', 'create ?solo secret'],
      ['p0@example.com', 'signon ?solo pw'],
      ['gm@example.com', 'signon msolo secret\nforce begin\nset dummy all bot'],
    ].entries()) {
      await inbound.call(records(received(`b${n}`, from!, judge, text!)));
    }
    const written = aws.queues.get('inbound')!.map((body) => JSON.parse(body) as ReturnType<typeof received>);
    expect(written.map(({ mail }) => mail.source)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[a-z]+@solo\.bots\.judge\.example\.org$/)]),
    );
    expect(new Set(written.map(({ mail }) => mail.messageId)).size).toBe(6);
    const before = aws.queues.get('outbound')!.length;
    const ofBots = () => [...aws.files.keys()].filter((key) => key.includes('/bot-'));
    expect(ofBots().length).toBe(6);
    expect(aws.files.get(ofBots()[0]!)!.toString()).toMatch(/^PHASE S1901M\r\n[AF] \w+/m);
    for (const mail of written) {
      expect(await inbound.call(records(mail))).toEqual({ answer: { batchItemFailures: [] } });
    }
    // They are gone: all that a bot wrote stands in the game.
    expect(ofBots().length).toBe(0);
    // Nobody is told of it: there is no mail to a bot.
    expect(aws.queues.get('outbound')!.length).toBe(before);

    // Who complained gets no more, until they write themselves.
    await inbound.call(records(received('s5', 'p5@example.com', 'war@judge.example.org', 'status')));
    aws.sent.length = 0;
    for (const body of aws.queues.get('outbound')!.slice(-2)) await outbound.call(records(JSON.parse(body) as unknown));
    expect(aws.sent.filter((raw) => /^To: .*p5@/m.test(raw)).length).toBeGreaterThan(0);

    // Somebody wishes to be forgotten: the word of the mail comes back.
    await inbound.call(records(received('f1', 'reader@example.com', judge, 'erase me')));
    aws.sent.length = 0;
    for (const body of aws.queues.get('outbound')!.slice(-2)) await outbound.call(records(JSON.parse(body) as unknown));
    const word = /^\s*confirm (\S+)\s*$/im.exec(aws.sent.join('\n'))?.[1] ?? '';
    expect(word).not.toBe('');
    await inbound.call(records(received('f2', 'reader@example.com', judge, `confirm ${word}`)));

    // Somebody is invited, and ends invitations by the link that the mail names: a look does nothing, one click does.
    const invitationTo = async (id: string, game: string) => {
      aws.sent.length = 0;
      // Invitations are in no hurry.
      const invitations = () => aws.queues.get('outbound')!.filter((body) => body.includes('"notices"'));
      const before = invitations().length;
      await inbound.call(
        records(received(id, 'gm@example.com', judge, `create ?${game} secret\ninvite guest@example.net`)),
      );
      for (const body of invitations().slice(before)) await outbound.call(records(JSON.parse(body) as unknown));
      return aws.sent.find((raw) => /^To: .*guest@/m.test(raw)) ?? null;
    };
    const invitation = (await invitationTo('i1', 'first'))!.replace(/\r\n[ \t]/g, ' ');
    expect(invitation).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /^List-Unsubscribe: <(https:[^>]+)>, <mailto:/m.exec(invitation)![1]!;
    expect(link).toMatch(/^https:\/\/clicks\.example\.org\/no-invitations\/[a-z2-7]+$/);
    const clicks = await start('no-invitations');
    const click = async (method: string, path: string) => {
      const event = { version: '2.0', rawPath: path, requestContext: { http: { method, path } } };
      const { answer } = await clicks.call({ ...event, body: 'List-Unsubscribe=One-Click', isBase64Encoded: false });
      return answer as { readonly statusCode: number; readonly body: string };
    };
    const { pathname } = new URL(link);
    expect((await click('GET', pathname)).body).toContain(`<form method="post" action="${pathname}">`);
    expect((await click('HEAD', pathname)).statusCode).toBe(200);
    expect((await click('POST', `${pathname.slice(0, -1)}`)).statusCode).toBe(404);
    expect(await invitationTo('i2', 'second')).not.toBeNull();
    expect(await click('POST', pathname)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('Done:') as string,
    });
    expect(await invitationTo('i3', 'third')).toBeNull();

    // In the queue the mails of each game are a group, and those of the desk: a game that sends many holds up no other.
    const groups = aws.groups.get('outbound')!;
    expect(groups.filter((group) => group === null)).toEqual([]);
    expect(groups.filter((group) => group?.startsWith('war')).length).toBeGreaterThan(8);

    const script = await openASheet(inbound, outbound);

    const deadline = await start('deadline');
    expect(await deadline.call(records({ game: 'war' }, { nonsense: 1 }))).toEqual({
      answer: { batchItemFailures: [{ itemIdentifier: 'm1' }] },
    });

    const sweep = await start('sweep');
    expect(await sweep.call({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} })).toEqual({
      answer: null,
    });
    expect(aws.files.get(`pages/${script}`)!.length).toBeGreaterThan(1000);
    expect([...aws.files.keys()]).toContain('pages/games/index.html');
  });

  it.runIf(isAsked)(
    'take a map that comes by mail, draw it, and play on it, each in a process that has never met it',
    async () => {
      const judge = 'judge@judge.example.org';
      const ann = 'ann@example.com';
      const clock = fastClock(folder, 1);
      running.push(clock.close);
      /** What is in a queue since it was last asked for. */
      const seen = new Map<string, number>();
      const arrived = (queue: string) => {
        const all = aws.queues.get(queue) ?? [];
        const fresh = all.slice(seen.get(queue) ?? 0).map((body) => JSON.parse(body) as unknown);
        seen.set(queue, all.length);
        return fresh;
      };
      const mailsSent = async () => {
        aws.sent.length = 0;
        const outbound = await start('outbound', clock.environment);
        for (const request of arrived('outbound')) await outbound.call(records(request));
        return Promise.all(aws.sent.map((raw) => simpleParser(raw)));
      };
      const called = async (name: FunctionName, event: unknown) => {
        const { answer, error } = await (await start(name, { TMPDIR: folder, ...clock.environment })).call(event);
        expect(error).toBeUndefined();
        return answer as { readonly statusCode: number; readonly body: string };
      };
      const takeIn = async (...messages: readonly unknown[]) => {
        for (const message of messages)
          expect(await called('inbound', records(message))).toEqual({ batchItemFailures: [] });
      };
      for (const queue of ['inbound', 'outbound']) arrived(queue);

      const attachments = [
        { filename: 'variant.json', content: JSON.stringify(skerry()) },
        { filename: 'places.geojson', content: outlines() },
      ];
      const mail = { from: ann, to: judge, subject: 'My map', text: 'TRY VARIANT', attachments };
      const receipt = received('v1', ann, judge, '');
      aws.files.set('records/inbox/v1', await new MailComposer(mail).compile().build());
      await takeIn(receipt);
      const [asked] = aws.called.get('TryVariant')!.map((body) => JSON.parse(body) as unknown);
      await called('try-variant', asked);
      const [answer] = await mailsSent();
      expect(answer!.text).toContain('Your map Skerry is sound (13 places, 3 powers)');
      expect(answer!.attachments.map(({ filename }) => filename)).toContain('map.png');
      const id = /skerry-[a-z2-7]{10}/.exec(answer!.text!)![0];

      // That a game is to begin is believed of nobody else's variant, and of nobody else.
      const [notice] = arrived('inbound') as { readonly tried: { readonly reader: object } }[];
      const forged = { tried: { ...notice!.tried, reader: { ...notice!.tried.reader, to: 'bob@example.com' } } };
      expect(await called('inbound', records(forged))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
      await takeIn(notice);
      await takeIn(...arrived('inbound'));
      await takeIn(...arrived('inbound'));
      const begins = (await mailsSent()).find(({ subject }) => subject!.includes('begins'))!;
      const game = /^\[(\w+)\]/.exec(begins.subject!)![1]!;
      expect(begins.text).toContain('Variant: Skerry');

      // A phase, which the bots' orders wait for; its pages, its maps, its sheet's board, and what would come of other orders.
      const to = `${game}@judge.example.org`;
      await takeIn(
        received('v2', ann, to, begins.text!.match(/^ {2}[AF] \w+ H\b/gm)!.join('\n')),
        ...arrived('inbound'),
      );
      await takeIn(...arrived('inbound'));
      // No mail that came in time can still be on its way.
      clock.forward(60_000);
      await called('deadline', records({ game }));
      const subjects = (await mailsSent()).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringMatching(/S1700M.*results/));
      const ofGame = (body: string) => body.includes(game);
      for (const body of aws.called.get('Pages')!.filter(ofGame)) await called('pages', JSON.parse(body));
      await called('deadline', records({ game }));
      const get = (rawPath: string) => ({
        version: '2.0',
        rawPath,
        headers: { [EDGE_HEADER]: EDGE_KEY },
        requestContext: { http: { method: 'GET', path: rawPath, sourceIp: '192.0.2.1' } },
      });
      expect((await called('on-demand', get(`/games/${game}/map.svg`))).body).toContain('>Ardmouth<');
      expect((await called('on-demand', get(`/games/${game}/centres.csv`))).body).toContain('YEAR,ARDEN');
      expect((await called('sheet', get(`/sheet/-/boards/${id}-1-000000000000.json`))).statusCode).toBe(200);
      await takeIn(received('v3', ann, to, 'WHATIF S1700M\nARDEN: A Ash - Moo\nend'));
      await called('what-if', JSON.parse(aws.called.get('WhatIf')!.at(-1)!));
      expect((await mailsSent()).at(-1)!.text).toContain('Arden: Army Ashby -> The Moor.');
    },
    300_000,
  );

  it.runIf(isAsked)(
    'make no call that the template does not allow, and touch nothing of games but what is theirs',
    async () => {
      const templates = await synthesiseGood();
      const rights = rightsIn(templates.service);
      const roleOf = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
      const forbidden = aws.calls.filter((call) => !isAllowed(rights.get(roleOf(call.by)) ?? [], call));
      expect(forbidden).toEqual([]);
      if (HAVE_EVALUATOR) {
        // Our evaluator may be too kind: another that others wrote says the same of each.
        const asked = aws.calls.map((call) => askedBy(roleOf(call.by), call, templates));
        const told = await verdicts(policiesOf(templates), asked);
        expect(asked.filter((_, n) => told[n] !== true)).toEqual([]);
      }
      expect(new Set(aws.calls.map(({ by }) => by))).toEqual(new Set(FUNCTIONS));
      const deleted = aws.calls.filter(({ action }) => action === 'dynamodb:DeleteItem');
      expect(deleted.length).toBeGreaterThan(0);
    },
    180_000,
  );

  it('a stored mail that has vanished is recorded, and nothing breaks; one in a Japanese character set is read', async () => {
    const inbound = await start('inbound');
    const gone = received('gone', 'p0@example.com', 'war@judge.example.org', 'status');
    for (const folder of ['mail', 'inbox']) aws.files.delete(`records/${folder}/gone`);
    expect(await inbound.call(records(gone))).toEqual({ answer: { batchItemFailures: [] } });
    // The same two letters, by the tables of either package that reads such mail.
    const outbound = await start('outbound');
    for (const [charset, letters] of [
      ['Shift_JIS', [0x93, 0x8c, 0x8b, 0x9e]],
      ['ISO-2022-JP', [0x1b, 0x24, 0x42, 0x45, 0x6c, 0x35, 0x7e, 0x1b, 0x28, 0x42]],
    ] as const) {
      const mail = received(charset, 'stranger@example.com', 'judge@judge.example.org', '');
      const head =
        'From: stranger@example.com\r\nTo: judge@judge.example.org\r\nSubject: mail\r\nMIME-Version: 1.0\r\n';
      const type = `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
      const line = [Buffer.from('whois '), Buffer.from(letters), Buffer.from('\r\n')];
      aws.files.set(`records/inbox/${charset}`, Buffer.concat([Buffer.from(head + type), ...line]));
      const told = aws.queues.get('outbound')?.length ?? 0;
      aws.sent.length = 0;
      expect(await inbound.call(records(mail))).toEqual({ answer: { batchItemFailures: [] } });
      for (const body of aws.queues.get('outbound')!.slice(told)) await outbound.call(records(JSON.parse(body)));
      const { text } = await simpleParser(aws.sent[0]!);
      expect(text).toContain('東京');
    }
  });
});
