/** The page of all games of a GM: who may open it, what it shows, and that its buttons are lines of a mail. */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { DAY, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { Browser, newId, wordTo } from './browser.ts';

const LINK = /https:\/\/\S+\/sheet\/-\/morning\/#[0-9a-z-]+/;
const PAGE = '/sheet/-/morning/';

/** Mara runs marne and somme, in which Ann and Bob play; Zoe runs aisne and plays in it. */
async function club(): Promise<TestWorld> {
  const world = await twoPlayers();
  for (const [gm, text] of [
    ['mara', 'create ?somme sesame\nset players 2\nset powers 2'],
    ['zoe', 'create ?aisne sesame play\nset players 2\nset powers 2'],
  ] as const) {
    await write(world, gm, text, JUDGE);
    const name = /\?(\w+)/.exec(text)![1];
    await write(world, 'ann', `signon ?${name} annpw`, JUDGE);
    if (name === 'somme') await write(world, 'bob', `signon ?${name} bobpw`, JUDGE);
  }
  await world.sent();
  return world;
}

async function linkOf(world: TestWorld, who: string): Promise<string> {
  await write(world, who, 'my games', JUDGE);
  const mail = (await world.sent()).findLast(({ to }) => to === `${who}@example.org`)!;
  return LINK.exec(mail.text)?.[0] ?? '';
}

async function opened(world: TestWorld, who = 'mara'): Promise<Browser> {
  const browser = new Browser(world.services);
  await browser.open(await linkOf(world, who));
  await browser.post(`${PAGE}device`, { word: wordTo(await world.sent(), who) });
  return browser;
}

/** What the forms of the page carry, for these games. */
async function formOn(browser: Browser, games: readonly string[]) {
  const { body } = await browser.get(PAGE);
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)![1]!;
  const shown = games.map((game) => new RegExp(`name="shown" value="(${game} [^"]+)"`).exec(body)?.[1] ?? '');
  return { csrf, id: newId(), shown };
}

const deadlineOf = async (world: TestWorld, name: string) =>
  (await loadGame(world.services, name))!.current!.clock.deadline;

describe('it is opened', () => {
  test('by the link in the GM’s own mail alone, and shows nothing before the device is owned up to', async () => {
    const world = await club();
    const link = await linkOf(world, 'mara');
    const browser = new Browser(world.services);
    expect((await browser.get(PAGE)).body).not.toContain('marne');
    const secret = link.slice(link.indexOf('#') + 1);
    for (const wrong of [
      '',
      secret.slice(0, -1),
      `${secret.slice(0, -1)}x`,
      secret.replace(/^person\d+/, 'person2'),
      secret.slice(8),
    ])
      expect([wrong, (await browser.open(`https://judge.example.org${PAGE}#${wrong}`)).status]).toEqual([wrong, 403]);
    expect((await browser.open(link)).status).toBe(200);
    const { body } = await browser.get(PAGE);
    expect(body).toContain('Was it you?');
    expect(body).not.toMatch(/marne|somme|ann@/);
    await browser.post(`${PAGE}device`, { word: 'aaaaaaaaaa' });
    expect((await browser.get(PAGE)).body).not.toContain('marne');
    const mails = await world.sent();
    const pages = [await browser.get(`${PAGE}device`), await new Browser(world.services).get(PAGE)];
    pages.push(await browser.post(`${PAGE}device`, { word: wordTo(mails, 'mara') }));
    const said = [...pages.map((page) => page.body), mails.findLast(({ to }) => to === 'mara@example.org')!.text];
    for (const text of said) expect(text).not.toMatch(/order sheet|send orders/i);
    expect((await browser.get(PAGE)).body).toMatch(/marne[\s\S]*ann@example\.org|somme/);
    expect(browser.asked.join()).not.toContain(secret.slice(-32));
  });

  test('never by the link of a sheet, nor a sheet by it; SET LINKS NEW ends it; whoever runs nothing has none', async () => {
    const world = await club();
    const browser = await opened(world);
    expect((await browser.get('/sheet/marne/data.json')).status).toBe(401);
    const cookie = browser.jar.get('/sheet/-/morning')!;
    const other = new Browser(world.services);
    other.jar.set('/sheet/marne', cookie);
    expect((await other.get('/sheet/marne/data.json')).status).toBe(401);
    expect(await linkOf(world, 'bob')).toBe('');
    await write(world, 'mara', 'set links new', JUDGE);
    expect((await browser.get(PAGE)).body).not.toContain('marne');
  });
});

test('no change of what it shows goes unnoticed, and nothing is news but that: not the clock, nor to who has not opened it', async () => {
  const world = await club();
  const browser = await opened(world);
  const news = async () => (await browser.get(PAGE, { wantsJson: true })).body;
  const [first, ...more] = [await news(), await news()];
  expect(first).toMatch(/^\{"news":".{20}/);
  expect((await browser.get(PAGE)).body).toContain(`data-news="${/"news":"([^"]+)"/.exec(first)![1]}"`);
  await world.moveTo(world.services.now() + DAY / 24);
  expect([...more, await news()]).toEqual([first, first]);
  const seen = new Set([first]);
  for (const [who, line] of [
    ['ann', 'away 20 to 25 march'],
    ['bob', 'set wait'],
    ['ann', 'resign'],
    ['mara', 'extend 24h'],
  ] as const) {
    const answer = await write(world, who, line, 'marne@judge.example.org').then(() => world.sent());
    const word = answer.map(({ text }) => /CONFIRM \w+/.exec(text)?.[0]).find((each) => each !== undefined);
    if (word !== undefined) await write(world, who, word, 'marne@judge.example.org');
    seen.add(await news());
  }
  expect(seen.size).toBe(5);
  expect((await new Browser(world.services).get(PAGE, { wantsJson: true })).status).toBe(401);
});

describe('its buttons', () => {
  test('do what the same line does by mail, in several games at once, answered in one mail', async () => {
    const [byPage, byMail] = [await club(), await club()];
    const line = 'marne, somme: EXTEND 24h';
    const browser = await opened(byPage);
    await byPage.sent();
    const { body, status } = await browser.post(`${PAGE}act`, { ...(await formOn(browser, ['marne', 'somme'])), line });
    expect([status, body.includes('EXTEND 24h')]).toEqual([200, true]);
    await byMail.sent();
    await write(byMail, 'mara', line, JUDGE);
    const told = (mails: Awaited<ReturnType<typeof byMail.sent>>) =>
      mails.map(({ to, subject }) => `${to} ${to.startsWith('mara') ? '' : subject}`).sort();
    expect(told(await byPage.sent())).toEqual(told(await byMail.sent()));
    for (const game of ['marne', 'somme']) expect(await deadlineOf(byPage, game)).toBe(await deadlineOf(byMail, game));
  });

  test('ask what a mail would ask, and the answer of the page is the same word', async () => {
    const world = await club();
    const browser = await opened(world);
    const games = ['marne', 'somme'];
    const { body } = await browser.post(`${PAGE}act`, {
      ...(await formOn(browser, games)),
      line: '* PROCESS',
      game: games,
    });
    expect((await loadGame(world.services, 'marne'))!.position?.phase).toBe('S1901M');
    const confirm = /value="(marne: CONFIRM \w+)"/.exec(body)?.[1] ?? '';
    await browser.post(`${PAGE}act`, { ...(await formOn(browser, games)), line: confirm });
    expect((await loadGame(world.services, 'marne'))!.position?.phase).toBe('F1901M');
    expect((await loadGame(world.services, 'somme'))!.position?.phase).toBe('S1901M');
  });

  test('say of a game that has not begun that it has no phase, and promise no mail where nothing is sent', async () => {
    const world = await club();
    await write(world, 'mara', 'create ?loire sesame', JUDGE);
    const browser = await opened(world);
    const post = async (line: string) =>
      (await browser.post(`${PAGE}act`, { ...(await formOn(browser, ['loire'])), line, game: 'loire' })).body;
    expect(await post('* PROCESS')).toMatch(/could not be used[\s\S]*no phase to process|has not begun/);
    expect(await post('*')).not.toContain('on its way');
  });

  test('do nothing by a look, from another site, without the form’s secret, for another phase, twice, or for an account', async () => {
    const world = await club();
    const browser = await opened(world);
    const before = await deadlineOf(world, 'marne');
    const form = await formOn(browser, ['marne']);
    const line = 'marne: EXTEND 24h';
    await browser.get(`${PAGE}act?line=${encodeURIComponent(line)}`);
    for (const headers of [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }])
      expect((await browser.post(`${PAGE}act`, { ...form, line }, { headers })).status).toBe(403);
    expect((await browser.post(`${PAGE}act`, { ...form, csrf: 'x', line })).status).toBe(403);
    for (const shown of [[], ['marne S1902M.1'], ['somme none']])
      await browser.post(`${PAGE}act`, { ...form, id: newId(), shown, line: 'marne: PROCESS S1901M' });
    for (const each of [
      'SET NAME Eve',
      'marne: ERASE ME',
      'SIGNON mmarne sesame\nEXTEND 24h',
      'aisne: EXTEND 24h',
      '* EXTEND 24h',
    ])
      await browser.post(`${PAGE}act`, { ...form, id: newId(), line: each });
    const text = 'Bob wrote:\nEND\nmarne: EXTEND 24h\nENDANNOUNCE\nmarne: EXTEND 24h';
    await browser.post(`${PAGE}act`, { ...form, id: newId(), line: '* ANNOUNCE', game: 'marne', text });
    expect(await deadlineOf(world, 'marne')).toBe(before);
    expect((await loadGame(world.services, 'marne'))!.position?.phase).toBe('S1901M');
    expect((await world.services.directory.personAt('mara@example.org'))!.name).not.toBe('Eve');
    for (let n = 0; n < 2; n += 1) await browser.post(`${PAGE}act`, { ...form, line });
    expect(await deadlineOf(world, 'marne')).toBe(before + DAY);
  });

  test('lead to the desk of a game that the GM runs, and to no other', async () => {
    const world = await club();
    const browser = await opened(world);
    expect((await browser.get(`${PAGE}to/marne`)).status).toBe(303);
    expect((await browser.data('marne')).reader.kind).toBe('master');
    expect((await browser.get(`${PAGE}to/aisne`)).status).toBe(403);
  });
});

/** Zoe runs and plays aisne, in which Ann does what she does; the page as Zoe has it, without what is random in it. */
async function pageOfPlayer(
  settings: string,
  ann: string,
  isLost: boolean,
): Promise<readonly [TestWorld, Browser, string]> {
  const world = await freshWorld();
  await write(world, 'zoe', `create ?aisne sesame play\nset players 2\nset powers 2\n${settings}`, JUDGE);
  for (const name of ['loire', 'cher']) await write(world, 'zoe', `create ?${name} sesame`, JUDGE);
  await write(world, 'zoe', 'set preference A', 'aisne@judge.example.org');
  await write(world, 'ann', 'signon ?aisne annpw\nset preference E', JUDGE);
  await write(world, 'ann', ann, 'aisne@judge.example.org');
  if (isLost) {
    const { id } = (await world.services.directory.personAt('ann@example.org'))!;
    const stopped = [{ address: 'ann@example.org', why: 'bounced', since: 0 }] as const;
    await world.services.directory.change(id, { stopped });
  }
  await world.sent();
  const browser = await opened(world, 'zoe');
  const { body } = await browser.get(PAGE);
  return [world, browser, body.replace(/value="[a-z2-7]{20,}"/g, '')];
}

test('a GM who plays sees on it what their seat sees, named, hidden or blind, and acts there by no button of it', {
  tags: ['long'],
}, async () => {
  for (const settings of ['', 'set gunboat', 'set blind']) {
    const [world, browser, quiet] = await pageOfPlayer(settings, 'status', false);
    const [, , busy] = await pageOfPlayer(settings, 'F Lon - Nth\naway 20 to 25 march\nset wait', true);
    expect(quiet).toContain('aisne');
    expect(busy).toBe(quiet);
    expect(quiet).not.toContain('ann@');
    const before = await deadlineOf(world, 'aisne');
    const form = await formOn(browser, ['loire']);
    await browser.post(`${PAGE}act`, { ...form, shown: ['aisne none'], line: 'aisne: EXTEND 24h' });
    expect(await deadlineOf(world, 'aisne')).toBe(before);
  }
});

test('an absence that somebody asks for is allowed or refused by a button each', async () => {
  const world = await club();
  await write(world, 'ann', 'away 1 july to 30 august');
  const { body } = await (await opened(world)).get(PAGE);
  for (const [verb, label] of [
    ['APPROVE', 'Allow it'],
    ['REFUSE', 'Refuse it'],
  ])
    expect(body).toMatch(new RegExp(`value="marne: ${verb} ABSENCE [^"]+"[^>]*>${label}<`));
});
