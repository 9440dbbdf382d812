/**
 * The law of the sheet's role: whatever an order sheet does, its policy as it is synthesized allows, and of all else that lies in the table
 * and among received mail it allows nothing. Every call is evaluated before it is made, and denied as AWS denies it.
 * @module-tag long
 */
import { beforeAll, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { dynamoHeartbeat } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { packItem, unpackItem } from '../../lambdas/adapters/aws/dynamo-packing.ts';
import { type DynamoTable, deleteItem, putItem } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { s3Mailroom } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import type { ReceivedMail } from '../../lambdas/delivery.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { recordFailure } from '../../lambdas/games/pending-mail.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { OutgoingMail, Services } from '../../lambdas/ports.ts';
import { openAtHome } from '../../lambdas/sheet/sessions.ts';
import type { SheetAnswer } from '../../templates/sheet/sheet-data.ts';
import { openWorld, type TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, NAMES, POWERS, START } from '../handling/rig.ts';
import { ROWS } from '../laws/command-rows.ts';
import { processWord } from '../process-word.ts';
import { Browser, linkTo, newId, wordTo } from '../sheet/browser.ts';
import { simulatedS3 } from '../simulation/clients.ts';
import { calmEdge } from '../simulation/edge.ts';
import { emptyShelves, type Shelves, simulatedTable } from '../simulation/table.ts';
import { IS_FULL } from '../some-of.ts';
import { guardedBucket, guardedTable } from './guarded-table.ts';
import { isAllowed, mayTouch, type Right, rightsIn, synthesiseGood, type TableCall } from './rights.ts';

const DAY = 86_400_000;

let rights: readonly Right[] = [];
/** The policy while the sheet's function is at work, else null: others are. */
let held: readonly Right[] | null = null;
/** Each kind of item that was asked for, as `PutItem GAME#*`. */
const used = new Set<string>();
/** And each partition. */
const touched = new Set<string>();

beforeAll(async () => {
  rights = rightsIn((await synthesiseGood()).service).get('Sheet')!;
}, 180_000);

/** All that is asked for meanwhile is asked for by the sheet's function. */
async function asSheet<T>(work: () => Promise<T>): Promise<T> {
  held = rights;
  try {
    return await work();
  } finally {
    held = null;
  }
}

interface House {
  readonly world: TestWorld;
  readonly table: DynamoTable;
  readonly shelves: Shelves;
  /** As the sheet's function has them. */
  readonly services: Services;
  readonly asInbound: Services;
  /** What it has asked to be sent since the last call. */
  readonly mails: () => Promise<readonly OutgoingMail[]>;
  readonly write: (who: string, text: string, to?: string) => Promise<void>;
  /** Lets a mail wait that has come this instant. */
  readonly letWait: (id: string) => void;
  readonly pass: (milliseconds: number) => void;
}

/** A game of seven that has begun. */
async function openHouse(settings = ''): Promise<House> {
  const shelves = emptyShelves();
  const stored = { files: new Map<string, Uint8Array>(), since: new Map<string, number>() };
  const table = guardedTable(simulatedTable(shelves, calmEdge), () => held, noteUse);
  const world = await openWorld({ start: START, table, house: { evenings: true } });
  let slept = 0;
  const pass = (milliseconds: number) => {
    slept += milliseconds;
  };
  const now = () => world.services.now() + slept;
  const { ledger, games, directory, publisher: links } = world.services;
  // Pages are asked for, and written by another function.
  const publisher = { ...links, ask: async () => {} };
  const house = { ...world.services.house, joinsAnswers: true };
  const mailroom = s3Mailroom({
    client: guardedBucket(simulatedS3(stored, calmEdge, now), () => held),
    bucket: 'Records',
    services: { ledger, games, directory, house },
    now,
    sleep: async (milliseconds) => pass(milliseconds),
    tell: async () => {},
    readsMail: false,
  });
  const asked: string[] = [];
  const outboxThat = (readsMail: boolean) =>
    dynamoOutbox(table, { now, leaseMs: 60_000, ask: async ({ id }) => void asked.push(id), readsMail });
  const outbox = outboxThat(false);
  const services = { ...world.services, house, publisher, now, heartbeat: dynamoHeartbeat(table), outbox, mailroom };
  const write: House['write'] = (who, text, to = GAME) =>
    world.deliver(mailOf(`${who}@example.org`, text), { from: `${who}@example.org`, to: [to] });
  await write('mara', `create ?marne sesame${settings}`, JUDGE);
  for (const [n, who] of NAMES.entries())
    await write(who, `signon ?marne ${who}pw\nset preference ${POWERS[n]}`, JUDGE);
  const letWait = (id: string) => {
    stored.files.set(`inbox/${id}`, Buffer.from('From: ann@example.org\r\n\r\nA vie - gal\r\n'));
    stored.since.set(`inbox/${id}`, now());
  };
  const mails = async () => {
    const found = await Promise.all(asked.splice(0).map((id) => world.services.outbox.claim(id)));
    return found.flatMap((mail) => (mail === null ? [] : [mail]));
  };
  const asInbound = { ...services, outbox: outboxThat(true) };
  return { world, table, shelves, services, asInbound, write, letWait, pass, mails };
}

function noteUse(call: TableCall): void {
  for (const key of call.keys) touched.add(key);
  for (const right of rights)
    if (mayTouch([right], call))
      for (const pattern of right.keys ?? [])
        if (call.keys.some((key) => mayTouch([{ ...right, keys: [pattern] }], { ...call, keys: [key] })))
          used.add(`${call.action.replace('Batch', '').replace('Write', 'Put')} ${pattern}`);
}

/** What happens in `within` has not happened afterwards. */
async function asIf({ shelves }: House, within: () => Promise<void>): Promise<void> {
  const kept = structuredClone(shelves);
  try {
    await within();
  } finally {
    for (const part of ['partitions', 'waiting', 'lines'] as const) {
      const there = shelves[part] as Map<string, unknown>;
      there.clear();
      for (const [key, value] of kept[part]) there.set(key, value);
    }
  }
}

/** A browser in which the sheet of that person is open. */
async function openedFor({ world, services }: House, who: string): Promise<Browser> {
  const person = (await world.services.directory.personAt(`${who}@example.org`))!;
  const browser = new Browser(services);
  browser.jar.set('/sheet/marne', (await openAtHome(world.services, 'marne', person))!);
  return browser;
}

/** Sends from a sheet of its own; a call that is denied is thrown. */
async function send(house: House, who: string, lines: readonly string[], id = newId()): Promise<SheetAnswer> {
  const browser = await openedFor(house, who);
  return asSheet(() => browser.send('marne', lines, { id }));
}

test('opening, looking, confirming, going on and leaving ask for nothing that is denied', async () => {
  const house = await openHouse();
  await house.write('ann', 'set links all', JUDGE);
  await house.write('ann', 'create ?other sesame\nset players 1', JUDGE);
  await house.world.sent();
  await house.write('ann', 'status');
  const link = linkTo(await house.world.sent(), 'ann');
  const browser = new Browser(house.services);
  const status = async (work: () => Promise<{ readonly status: number }>) => (await asSheet(work)).status;
  expect(await status(() => browser.open(`${link.slice(0, -4)}aaaa`))).toBe(403);
  expect(await status(() => browser.open(link))).toBe(200);
  expect(await status(() => browser.open(link))).toBe(200);
  expect(await status(() => browser.get('/sheet/marne/device'))).toBe(200);
  const confirm = (word: string) => status(() => browser.post('/sheet/marne/device', { word }));
  expect(await confirm('nonsense')).toBe(403);
  expect(await confirm(wordTo(await house.mails(), 'ann'))).toBe(200);
  await house.world.moveTo(START + 1.5 * DAY);
  expect(await status(() => browser.get('/sheet/marne/'))).toBe(200);
  expect(await status(() => browser.get('/sheet/marne/data.json'))).toBe(200);
  expect(await status(() => browser.get('/sheet/marne/phase/S1901M.json'))).toBe(404);
  expect(await status(() => browser.get('/sheet/marne/to/other'))).toBe(303);
  expect(await status(() => browser.post('/sheet/marne/leave', {}))).toBe(303);
  expect(await status(() => browser.get('/sheet/marne/data.json'))).toBe(401);
});

test('a GM’s page of all games, its buttons and its ways to a desk ask for nothing that is denied', async () => {
  const house = await openHouse();
  await house.write('mara', 'create ?other sesame\nset players 1', JUDGE);
  await house.write('ann', 'signon ?other annpw', JUDGE);
  await house.world.sent();
  await house.write('mara', 'my games', JUDGE);
  const [link = ''] = /https:\/\/\S+\/morning\/#\S+/.exec((await house.world.sent()).at(-1)!.text) ?? [];
  const browser = new Browser(house.services);
  const page = '/sheet/-/morning/';
  const status = async (work: () => Promise<{ readonly status: number }>) => (await asSheet(work)).status;
  expect(await status(() => browser.open(link))).toBe(200);
  expect(await status(() => browser.get(page))).toBe(200);
  const word = wordTo(await house.mails(), 'mara');
  expect(await status(() => browser.post(`${page}device`, { word }))).toBe(200);
  const { body } = await asSheet(() => browser.get(page));
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)![1]!;
  const shown = [...body.matchAll(/name="shown" value="([^"]+)"/g)].map(([, each]) => each!);
  for (const line of ['marne, other: EXTEND 24h', 'marne: PROCESS S1901M', 'other: ANNOUNCE\nHello.\nEND'])
    expect(await status(() => browser.post(`${page}act`, { csrf, id: newId(), shown, line }))).toBe(200);
  expect(await status(() => browser.get(`${page}to/marne`))).toBe(303);
  expect(await status(() => browser.post(`${page}leave`, {}))).toBe(303);
});

/** Of commands that are sent together what one does may keep another from its work: `CHANCERY_FULL=1` sends each alone. */
const AT_ONCE = IS_FULL ? 1 : 16;

/** A game that is in no list, with people of its own: what of them has been touched since. */
async function strangersTo(house: House): Promise<() => readonly string[]> {
  await house.write('zoe', 'create ?hidden sesame\nset no list', JUDGE);
  await house.write('yann', 'signon ?hidden yannpw', JUDGE);
  const ids = await Promise.all(
    ['zoe', 'yann'].map(async (name) => (await house.world.services.directory.personAt(`${name}@example.org`))!.id),
  );
  touched.clear();
  const theirs = ['hidden', 'zoe@example.org', 'yann@example.org', ...ids].map((each) => new RegExp(`[#:]${each}\\b`));
  return () => [...touched].filter((key) => theirs.some((each) => each.test(key)));
}

// A key begins with its kind, and no policy can tell a game of the caller's from another: what it does is told here.
const TITLE =
  'no command of a player or a GM asks for anything that is denied, nor for a game or people they have no part in';

test(TITLE, { timeout: 60_000 }, async () => {
  const house = await openHouse('\nset moderated');
  const ofStrangers = await strangersTo(house);
  const lines = ROWS.flatMap((row) => row.lines.slice(0, 1));
  for (const who of ['ann', 'mara']) {
    const mine = ROWS.filter(({ who: by }) => by.includes(who === 'ann' ? 'player' : 'master'));
    const wanted = AT_ONCE === 1 ? lines : mine.flatMap((row) => row.lines.slice(0, 1));
    for (let from = 0; from < wanted.length; from += AT_ONCE)
      await asIf(house, async () => {
        const sent = wanted.slice(from, from + AT_ONCE);
        const { refused } = await send(
          house,
          who,
          sent.flatMap((each) => each.split('\n')),
        );
        expect([sent, refused]).toEqual([sent, null]);
      });
  }
  expect(touched.has('GAME#marne')).toBe(true);
  expect(ofStrangers()).toEqual([]);
});

test('orders, the same again, a change from another device, messages and the end of a game', async () => {
  const house = await openHouse();
  const id = newId();
  // Where releases before 2026-11-22 noted games, and kept no snapshot beside the commits.
  await putItem(house.table, { pk: 'GAMES', sk: 'marne', n: 0, entry: {}, people: [] });
  await deleteItem(house.table, { pk: 'GAME#marne', sk: 'EVENTS' });
  // Of two who are stored at once one looks whose the commit is.
  const two = await Promise.all(['ann', 'bob'].map((who) => openedFor(house, who)));
  const lines = ['A bud - ser', 'F lon - nth'];
  const at = await asSheet(() => Promise.all(two.map((each, n) => each.send('marne', [lines[n]!], { id: newId() }))));
  expect(at.map(({ refused }) => refused)).toEqual([null, null]);
  for (const again of [id, id]) expect((await send(house, 'ann', ['A vie - gal'], again)).refused).toBeNull();
  expect((await send(house, 'ann', ['A vie - tri'])).refused).toBeNull();
  expect((await send(house, 'ann', ['PRESS TO ALL', 'Peace!', 'ENDPRESS'])).refused).toBeNull();
  expect((await send(house, 'mara', ['SEAT sam@example.org AS Italy'])).refused).toBeNull();
  for (const who of NAMES) expect((await send(house, who, ['SET DRAW'])).refused).toBeNull();
  expect(await house.world.services.index.entry(gameName('marne'))).toMatchObject({ status: 'finished' });
});

test('what others have left unpublished is published, and joins no mail that waits', async () => {
  const house = await openHouse();
  const { world, asInbound } = house;
  const by = async (through: Services, text: string) =>
    handleMail(through, await world.leave(mailOf('ann@example.org', text), { from: 'ann@example.org', to: [GAME] }));
  for (const text of ['A vie - gal', 'A vie - tri']) await by(asInbound, text);
  const cut = async () => Promise.reject(new Error('cut'));
  const dying = { ...asInbound, outbox: { ...asInbound.outbox, post: cut, postAll: cut } };
  await expect(by(dying, 'A vie - boh')).rejects.toThrow('cut');
  await house.mails();
  expect((await send(house, 'bob', ['F lon - nth'])).refused).toBeNull();
  const told = (await house.mails()).filter(({ to }) => to === 'ann@example.org');
  expect(told.map(({ text }) => /Boh/.test(text))).toEqual([true]);
});

test('what is due is done, and a phase adjudicated; mail that came in time goes first, unless it has failed', async () => {
  const house = await openHouse();
  const { deadline } = (await (await openedFor(house, 'ann')).data('marne')).phase!;
  await house.services.heartbeat!.beat(deadline!);
  house.pass(deadline! - START - 1_000);
  house.letWait('early');
  house.pass(40_000);
  const inTime = ['F lon - nth', 'A lvp - yor'];
  expect((await send(house, 'bob', inTime)).refused).toMatch(/^Nothing was sent yet/);
  const { ledger, games } = house.world.services;
  for (let n = 0; n < 2; n += 1) await recordFailure(ledger, 'early' as ReceivedMail['id']);
  expect((await send(house, 'bob', inTime)).refused).toBeNull();
  const done = async () => (await games.commitsAfter(gameName('marne'), 0)).flatMap(({ events }) => events);
  expect((await done()).map(({ type }) => type)).toContain('late-noticed');
  await send(house, 'mara', ['PROCESS S1901M']);
  const word = processWord((await loadGame(house.services, 'marne'))!);
  expect((await send(house, 'mara', [`CONFIRM ${word}`])).refused).toBeNull();
  expect((await done()).map(({ type }) => type)).toContain('phase-resolved');
});

test('long values are kept and read in parts', async () => {
  const { table } = await openHouse();
  const value = Array.from({ length: 90_000 }, (_, n) => Math.sin(n));
  const packed = await asSheet(() => packItem(table, value));
  expect(packed).toHaveProperty('parts');
  expect(await asSheet(() => unpackItem(table, packed))).toEqual(value);
});

const ACTIONS = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'BatchWriteItem', 'UpdateItem', 'DeleteItem'] as const;

// Which kinds it may touch, and how, stands in allowed.ts.
test('nothing is allowed together with what is not, without any key, by an index, or of a mail but how far it is', () => {
  const also = [['GAME#marne', 'PACE#0'], []].flatMap((keys) =>
    ACTIONS.filter((each) => mayTouch(rights, { action: `dynamodb:${each}`, resource: 'Table', keys })),
  );
  expect([...also, ...rights.filter(({ resource }) => resource.startsWith('Table/'))]).toEqual([]);
  const outbox = (...attributes: string[]) =>
    mayTouch(rights, { action: 'dynamodb:GetItem', resource: 'Table', keys: ['OUT#marne-1'], attributes });
  expect([outbox('state'), outbox('state', 'body'), outbox('body'), outbox()]).toEqual([true, false, false, false]);
  for (const resource of ['Records/inbox/1', 'Records/mail/1', 'Pages/games/marne/index.html'])
    expect([resource, isAllowed(rights, { by: '', action: 's3:GetObject', resource, key: null })]).toEqual([
      resource,
      false,
    ]);
});

test('no kind of item is allowed that nothing has asked for', () => {
  const granted = rights
    .filter(({ action }) => action.startsWith('dynamodb:'))
    .flatMap(({ action, keys }) =>
      (keys ?? []).map((key) => `${action.replace('Batch', '').replace('Write', 'Put')} ${key}`),
    );
  expect([...new Set(granted)].filter((each) => !used.has(each))).toEqual([]);
});
