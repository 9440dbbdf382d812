/**
 * What a link to an order sheet opens, for whom, and until when. Each test attacks one promise of docs/trust.md.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, GAME, JUDGE, mailOf, NAMES, POWERS, write } from '../handling/rig.ts';
import { Browser, linkIn, linkTo, openedBrowser, wordTo } from './browser.ts';

const DAY = 86_400_000;

/** A game of seven with all mails so far, as it is before each test. */
const world = await freshWorld();
const mails = await start(world, 'marne');

/** A test of what has not happened for the next one. */
function attack(name: string, check: () => Promise<void>): void {
  test(name, () => world.asIf(check));
}

async function start(world: TestWorld, name: string): Promise<readonly OutgoingMail[]> {
  await write(world, 'mara', `create ?${name} sesame`, JUDGE);
  for (const [n, who] of NAMES.entries()) {
    await write(world, who, `signon ?${name} ${who}pw\nset preference ${POWERS[n]}`, JUDGE);
  }
  return world.sent();
}

async function say(world: TestWorld, who: string, text: string, to = JUDGE): Promise<readonly OutgoingMail[]> {
  await write(world, who, text, to);
  return world.sent();
}

/** What the sheet in this browser says of the link that it has. */
async function isOpen(browser: Browser, game = 'marne'): Promise<boolean> {
  return (await browser.get(`/sheet/${game}/data.json`)).status === 200;
}

async function opens(world: TestWorld, link: string): Promise<number> {
  return (await new Browser(world.services).open(link)).status;
}

describe('where a link stands', () => {
  attack('in mails that ask for orders, once in the text, below the words that say for whom it is', async () => {
    const first = mails.findLast(({ to, subject }) => to === 'ann@example.org' && subject.includes('begins'))!;
    expect(first.text.match(/#[0-9a-z]+-[a-z2-7]{32}/g)).toHaveLength(1);
    expect(first.text).toMatch(/^For you alone:\nOpen your order sheet: https:/m);
    expect(first.html).toContain('Open your order sheet</a>');
    const [answer] = await say(world, 'ann', 'a vie - gal', GAME);
    expect(linkIn(answer!)).not.toBeNull();
  });

  attack('in no mail of press, no mail in classic form, no line between the marks that programs read', async () => {
    await say(world, 'bob', 'set mail classic');
    const mails = [
      ...(await say(world, 'ann', 'press to england\nShall we?\nendpress', GAME)),
      ...(await say(world, 'mara', 'announce welcome\nHello.\nend', GAME)),
    ].filter(({ headers }) => headers['Auto-Submitted'] !== 'auto-replied');
    expect(mails.length).toBeGreaterThan(5);
    for (const mail of mails) expect(linkIn(mail)).toBeNull();
    await say(world, 'mara', 'process s1901m', GAME);
    for (const who of NAMES) await write(world, who, 'wait', GAME);
    const results = (await world.sent()).concat(await say(world, 'mara', 'remind', GAME));
    for (const mail of results.filter(({ to }) => to === 'bob@example.org')) expect(linkIn(mail)).toBeNull();
  });

  attack('results passed on without their last part hold none, and a message never carries one on', async () => {
    const mails = await say(world, 'mara', 'process s1901m', GAME);
    const results = mails.find(({ to, subject }) => to === 'ann@example.org' && subject.includes('results'))!;
    const link = linkIn(results)!;
    const [shared = '', own = ''] = results.text.split('For you alone:');
    expect(shared).toContain(':: Judge:');
    expect(linkIn({ text: shared, html: '' })).toBeNull();
    expect(own).toContain(link);
    const passed = await say(world, 'ann', `press to england\nLook at this:\n${results.text}\nendpress`, GAME);
    const message = passed.find(({ to }) => to === 'bob@example.org')!;
    expect(message.text).toContain('Look at this');
    expect(`${message.text}${message.html}`).not.toContain(link.split('-').at(-1));
    const desk = mails
      .map((mail) => (mail.to === 'mara@example.org' ? linkIn(mail) : null))
      .find((each) => each !== null)!;
    const announced = await say(world, 'mara', `announce what came of it\nSee below.\n${desk}\nend`, GAME);
    const secret = desk.split('-').at(-1)!;
    for (const mail of announced.filter(({ to }) => to !== 'mara@example.org')) {
      expect(mail.text).toContain('See below.');
      expect(`${mail.text}${mail.html}`).not.toContain(secret);
    }
  });

  attack('the same mail made again has the same link; each player and game has another', async () => {
    const links = NAMES.map((who) => linkTo(mails, who));
    expect(new Set(links.map((link) => link.split('-').at(-1))).size).toBe(NAMES.length);
    for (const link of links) expect(link.split('-').at(-1)).toMatch(/^[a-z2-7]{32}$/);
    const other = await start(world, 'somme');
    expect(linkTo(other, 'ann').split('-').at(-1)).not.toBe(linkTo(mails, 'ann').split('-').at(-1));
  });
});

describe('a new device', () => {
  attack('shows nothing private and sends nothing until its person has answered a mail', async () => {
    await say(world, 'ann', 'a vie - gal\nset draw\npress to master\nThe owl flies at noon.\nendpress', GAME);
    const thief = new Browser(world.services);
    expect((await thief.open(linkTo(mails, 'ann'))).status).toBe(200);
    const told = await world.sent();
    expect(told.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(told[0]!.text.replace(/\s+/g, ' ')).toContain('Firefox on Android');
    const data = await thief.data('marne');
    expect(data).toMatchObject({
      mayWrite: false,
      press: [],
      reader: { kind: 'unconfirmed' },
    });
    for (const body of [JSON.stringify(data), (await thief.get('/sheet/marne/')).body]) {
      expect(body).not.toMatch(/gal"|owl|ann@example|…@|\+r-/);
    }
    // It speaks as the browser does, not as its owner reads.
    const page = await thief.get('/sheet/marne/', { headers: { 'accept-language': 'de' } });
    expect(page.body).toContain('"name":"Österreich"');
    const answer = await thief.send('marne', ['A Vie - Tyr']);
    expect(answer.refused).toMatch(/device is new/);
    expect(JSON.stringify(answer)).not.toContain('gal"');
    expect(await world.sent()).toEqual([]);
  });

  attack('is confirmed by one line by mail, or by pressing the button; a look at the link does nothing', async () => {
    for (const way of ['mail', 'button'] as const) {
      const who = way === 'mail' ? 'ann' : 'bob';
      const browser = new Browser(world.services);
      await browser.open(linkTo(mails, who));
      const asked = await world.sent();
      const word = wordTo(asked, who);
      const page = /https:\S+\/device#\w+/.exec(asked[0]!.text)![0];
      const scanner = new Browser(world.services, { ip: '203.0.113.9' });
      for (const path of ['/sheet/marne/device', `/sheet/marne/device?word=${word}`, new URL(page).pathname]) {
        expect((await scanner.get(path)).body).not.toContain(word);
      }
      expect((await browser.data('marne')).mayWrite).toBe(false);
      if (way === 'mail') await say(world, who, `CONFIRM ${word}`);
      else expect((await scanner.post('/sheet/marne/device', { word })).status).toBe(200);
      expect((await browser.data('marne')).mayWrite).toBe(true);
    }
  });

  attack('a yes alone confirms it, in reply to the mail that asks, with nothing of it quoted', async () => {
    for (const [who, yes, isReply] of [
      ['ann', 'oui', true],
      ['bob', "Oui, c'était moi !", true],
      ['cy', 'yes', false],
    ] as const) {
      const browser = new Browser(world.services);
      await browser.open(linkTo(mails, who));
      const asked = (await world.sent()).findLast(({ to }) => to === `${who}@example.org`)!;
      const headers = isReply ? `In-Reply-To: <${asked.id}@judge.example.org>\r\n` : '';
      const reply = mailOf(`${who}@example.org`, yes, { subject: `Re: ${asked.subject}`, headers });
      await world.deliver(reply, { from: `${who}@example.org`, to: [JUDGE] });
      expect([yes, (await browser.data('marne')).mayWrite]).toEqual([yes, isReply]);
    }
  });

  attack("nobody else's mail confirms it, and a wrong word confirms nothing", async () => {
    const browser = new Browser(world.services);
    await browser.open(linkTo(mails, 'ann'));
    const word = wordTo(await world.sent(), 'ann');
    await say(world, 'bob', `CONFIRM ${word}`);
    for (const wrong of ['', 'aaaaaaaaaa', `${word}a`, word.slice(0, -1), '__proto__']) {
      expect((await browser.post('/sheet/marne/device', { word: wrong })).status).toBe(403);
    }
    expect((await browser.data('marne')).mayWrite).toBe(false);
  });

  attack('asks at most ten times a day, and says so; new links begin a new count', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await opens(world, linkTo(mails, 'ann')));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await world.sent()).toHaveLength(10);
    const fresh = linkIn((await say(world, 'ann', 'set links new'))[0]!)!;
    expect(await opens(world, fresh)).toBe(200);
  });

  attack('is known afterwards: the link of a later mail asks nothing there', async () => {
    const browser = await openedBrowser(world, 'ann', linkTo(mails, 'ann'));
    await world.moveTo(world.services.now() + 2 * DAY);
    await world.sent();
    const later = linkTo(await say(world, 'ann', 'a vie - gal', GAME), 'ann');
    expect((await browser.open(later)).status).toBe(200);
    expect(await world.sent()).toEqual([]);
    expect((await browser.data('marne')).mayWrite).toBe(true);
  });

  attack('is confirmed once for all games of its person, and for nobody else', async () => {
    const browser = await openedBrowser(world, 'ann', linkTo(mails, 'ann'));
    await browser.get('/sheet/marne/');
    const other = await start(world, 'somme');
    for (const [who, isKnown] of [
      ['ann', true],
      ['bob', false],
    ] as const) {
      await world.sent();
      await browser.open(linkTo(other, who));
      const asked = (await world.sent()).filter(({ to }) => to.startsWith(who));
      expect([who, asked.length]).toEqual([who, isKnown ? 0 : 1]);
      expect((await browser.data('somme')).mayWrite).toBe(isKnown);
    }
  });
});

describe('a dead link opens nothing, and the sheets that it had opened are closed', () => {
  async function opened() {
    const link = linkTo(mails, 'ann');
    return { link, browser: await openedBrowser(world, 'ann', link) };
  }

  for (const line of ['set links off', 'set links new', 'set no links']) {
    attack(`after ${line}`, async () => {
      const { link, browser } = await opened();
      const answer = (await say(world, 'ann', line))[0]!;
      expect([await isOpen(browser), await opens(world, link)]).toEqual([false, 403]);
      // Nobody knows whose it was: what it is refused with is in the browser's language.
      const refused = await browser.get('/sheet/marne/data.json', { headers: { 'accept-language': 'de' } });
      expect((JSON.parse(refused.body) as { refused: string }).refused).toMatch(/^Dieser Link/);
      const door = await browser.get('/sheet/marne/', { headers: { 'accept-language': 'de', cookie: 'language=fr' } });
      expect(door.body).toContain('<html lang="fr"');
      const isNew = line === 'set links new';
      expect(linkIn(answer) !== null).toBe(isNew);
      if (isNew) expect(await opens(world, linkIn(answer)!)).toBe(200);
      const next = (await say(world, 'ann', 'a vie - gal', GAME)).at(-1)!;
      expect(linkIn(next) !== null).toBe(isNew);
    });
  }

  attack('SET LINKS ON after OFF gives others: those from before stay dead', async () => {
    const { link, browser } = await opened();
    await say(world, 'ann', 'set links off');
    const fresh = linkIn((await say(world, 'ann', 'set links on'))[0]!)!;
    expect([await isOpen(browser), await opens(world, link), await opens(world, fresh)]).toEqual([false, 403, 200]);
  });

  attack('the same mail twice ends no link that it has just given', async () => {
    await opened();
    const raw = mailOf('ann@example.org', 'set links new', { subject: 'links' });
    for (let n = 0; n < 2; n += 1) await world.deliver(raw, { from: 'ann@example.org', to: [JUDGE] });
    expect(await opens(world, linkTo(await world.sent(), 'ann'))).toBe(200);
  });

  attack('after ERASE', async () => {
    const { link, browser } = await opened();
    const [asked] = await say(world, 'ann', 'erase me');
    await say(world, 'ann', `CONFIRM ${/CONFIRM (\w+)/.exec(asked!.text)![1]}`);
    expect([await isOpen(browser), await opens(world, link)]).toEqual([false, 403]);
  });

  attack('when the seat changes hands', async () => {
    const { link, browser } = await opened();
    const [asked] = await say(world, 'mara', 'eject austria', GAME);
    await say(world, 'mara', `CONFIRM ${/CONFIRM (\w+)/.exec(asked!.text)![1]}`, GAME);
    expect([await isOpen(browser), await opens(world, link)]).toEqual([false, 403]);
    const mails = await say(world, 'zoe', 'takeover austria@marne', JUDGE);
    expect(await opens(world, link)).toBe(403);
    expect(await opens(world, linkTo(mails, 'zoe'))).toBe(200);
  });

  attack('when the game is over', async () => {
    const { link, browser } = await opened();
    const [asked] = await say(world, 'mara', 'terminate', GAME);
    const ended = await say(world, 'mara', `CONFIRM ${/CONFIRM (\w+)/.exec(asked!.text)![1]}`, GAME);
    expect([await isOpen(browser), await opens(world, link)]).toEqual([false, 403]);
    const left = await browser.get('/sheet/marne/');
    expect([left.status, left.headers['location']]).toEqual([303, '/games/marne/']);
    for (const mail of ended) expect(linkIn(mail)).toBeNull();
  });

  attack('after ninety days without use; whoever uses theirs keeps it', async () => {
    await say(world, 'mara', 'pause', GAME);
    const [ann, bob] = [linkTo(mails, 'ann'), linkTo(mails, 'bob')];
    const browser = await openedBrowser(world, 'ann', ann);
    const from = world.services.now();
    await world.moveTo(from + 60 * DAY);
    expect(await isOpen(browser)).toBe(true);
    await world.moveTo(from + 92 * DAY);
    expect([await opens(world, ann), await opens(world, bob)]).toEqual([200, 403]);
    await world.moveTo(from + 152 * DAY);
    expect([await isOpen(browser), await opens(world, ann)]).toEqual([false, 403]);
  });
});

describe('SET LINKS ALL', () => {
  attack('takes a known device from one game to another; without it, or unconfirmed, nothing does', async () => {
    await start(world, 'somme');
    const link = linkTo(mails, 'ann');
    const browser = await openedBrowser(world, 'ann', link);
    expect((await browser.data('marne')).links.games).toEqual([]);
    expect((await browser.get('/sheet/marne/to/somme')).status).toBe(403);
    await say(world, 'ann', 'set links all');
    const [other] = (await browser.data('marne')).links.games;
    expect(other).toMatchObject({ name: 'somme', path: '/sheet/marne/to/somme' });
    const thief = new Browser(world.services);
    await thief.open(link);
    expect((await thief.get(other!.path)).status).toBe(403);
    expect((await thief.data('marne')).links.games).toEqual([]);
    const there = await browser.get(other!.path);
    expect(there).toMatchObject({ status: 303, headers: { location: '/sheet/somme/' } });
    expect((await browser.data('somme')).mayWrite).toBe(true);
    expect((await browser.get('/sheet/marne/to/verdun')).status).toBe(403);
  });
});
