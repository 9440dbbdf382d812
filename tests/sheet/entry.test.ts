/** One link is one seat: who comes in by a page, when, and who does not. Each test attacks one promise of docs/trust.md. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { gameName } from '../../engine/vocabulary.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { itWith } from '../describe-with.ts';
import { freshWorld, JUDGE, mailOf, write } from '../handling/rig.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { IS_FULL } from '../some-of.ts';
import { Browser, linkTo } from './browser.ts';
import { siteOf } from './site-of.ts';

const world = await freshWorld();
await write(world, 'mara', 'create ?marne sesame private invited only bots fill 2 play', JUDGE);
await write(world, 'mara', 'create ?open secret', JUDGE);
await world.sent();

function attack(name: string, check: () => Promise<void>): void {
  test(name, () => world.asIf(check));
}

async function told(who: string, text: string, to = JUDGE): Promise<readonly OutgoingMail[]> {
  await write(world, who, text, to);
  return world.sent();
}

const pathOf = (text: string) =>
  new URL(/https:\/\/[\w.-]+\/sheet\/\w+\/join\/[a-z2-7-]+/.exec(text.replace(/=\n/g, ''))![0]).pathname;

/** A link to pass on, as the GM of the game gets it. */
async function linkToPassOn(): Promise<string> {
  const [answer] = await told('mara', 'invite link Ben', 'marne@judge.example.org');
  return pathOf(answer!.text);
}

function codeIn(mails: readonly OutgoingMail[], address: string): string {
  const text = mails.findLast(({ to }) => to === address)?.text ?? '';
  // In text a heading has a colon of its own behind it.
  expect(text).not.toMatch(/:\s?:$/m);
  return /CONFIRM ([a-z2-7]+)/.exec(text)?.[1] ?? '';
}

const join = (browser: Browser, path: string, who: string) =>
  browser.post(path, { name: who, address: `${who}@example.org`, zone: 'Europe/Berlin' });

async function gameNamed(name: string) {
  return (await world.services.games.latest(gameName(name))).snapshot;
}

async function playersIn(name: string): Promise<number> {
  const game = await gameNamed(name);
  const people =
    game?.seats.flatMap(({ person }) => (person === null || person.startsWith('bot-') ? [] : [person])) ?? [];
  return game?.status === 'forming' ? game.applicants.length : new Set(people).size;
}

describe('a link that is passed on', () => {
  attack(
    'opens a page; name, address and one tap on the mail are the way to the orders, in each language',
    async () => {
      const path = await linkToPassOn();
      const ben = new Browser(world.services);
      const titles = new Set<string>();
      for (const language of LANGUAGES) {
        const shown = await ben.get(path, { headers: { 'accept-language': language } });
        expect(shown.status).toBe(200);
        titles.add(/<h1>([^<]+)/.exec(shown.body)![1]!);
        expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      }
      expect(titles.size).toBe(LANGUAGES.length);
      expect((await join(ben, path, 'ben')).status).toBe(200);
      // Until the address has answered nobody has come in, and nobody is known.
      expect([await playersIn('marne'), await world.services.directory.personAt('ben@example.org')]).toEqual([1, null]);
      const code = codeIn(await world.sent(), 'ben@example.org');
      expect((await ben.get('/sheet/-/confirm')).body).not.toContain(code);
      expect(await playersIn('marne')).toBe(1);
      const came = await ben.post('/sheet/-/confirm', { word: code });
      expect([came.status, came.headers['location']]).toEqual([303, '/sheet/marne/']);
      const sheet = await ben.data('marne');
      expect([sheet.mayWrite, sheet.reader.kind, sheet.zone]).toEqual([true, 'player', 'Europe/Berlin']);
      expect(await playersIn('marne')).toBe(2);
      expect((await gameNamed('marne'))!.seats.every(({ person }) => person !== null)).toBe(true);
      expect((await ben.send('marne', ['wait'])).refused).toBeNull();
    },
  );

  attack('tells the GM of a game that goes on filling who came in by it, by its daily mail', async () => {
    const [answer] = await told('mara', 'invite link Ben', 'open@judge.example.org');
    expect(answer!.subject).toBe('[open] Links to pass on');
    await join(new Browser(world.services), pathOf(answer!.text), 'ben');
    await told('ben', `CONFIRM ${codeIn(await world.sent(), 'ben@example.org')}`);
    await world.moveTo(world.services.now() + 26 * 3_600_000);
    const mails = (await world.sent()).filter(({ to }) => to === 'mara@example.org');
    expect(mails.map(({ text }) => text).join()).toContain('ben@example.org');
  });

  attack('given to two people at once seats one of them, and tells the other why', async () => {
    const path = await linkToPassOn();
    const [ben, zoe] = [new Browser(world.services), new Browser(world.services)];
    await Promise.all([join(ben, path, 'ben'), join(zoe, path, 'zoe')]);
    const mails = await world.sent();
    const came = await Promise.all([
      ben.post('/sheet/-/confirm', { word: codeIn(mails, 'ben@example.org') }),
      zoe.post('/sheet/-/confirm', { word: codeIn(mails, 'zoe@example.org') }),
    ]);
    expect(came.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(came.find(({ status }) => status === 409)!.body).toMatch(/good for one seat|All seats|seat/);
    expect(await playersIn('marne')).toBe(2);
    expect((await new Browser(world.services).get(path)).status).toBe(404);
  });

  attack('lets a reply to the mail do what its button does', async () => {
    const path = await linkToPassOn();
    await join(new Browser(world.services), path, 'ben');
    const code = codeIn(await world.sent(), 'ben@example.org');
    await told('zoe', `CONFIRM ${code}`);
    expect(await playersIn('marne')).toBe(1);
    const mails = await told('ben', `CONFIRM ${code}`);
    expect(mails.some(({ to }) => to === 'ben@example.org')).toBe(true);
    expect(await playersIn('marne')).toBe(2);
  });
});

const browserPath = findBrowser();

itWith(
  'browser',
  browserPath !== null,
  'on a phone the way from a link to the orders is a name, an address and three taps',
  () =>
    world.asIf(async () => {
      const [path, site, browser] = [await linkToPassOn(), await siteOf(world), await launch(browserPath!)];
      const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
      await page.goto(`http://localhost:${site.port}${path}`);
      await page.getByLabel('Your name').fill('Ben');
      await page.getByLabel('Your email address').fill('ben@example.org');
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
      const { html } = (await world.sent()).findLast(({ to }) => to === 'ben@example.org')!;
      const button = new URL(/href="([^"]+\/confirm[^"]*)"/.exec(html)![1]!);
      await page.goto(`http://localhost:${site.port}${button.pathname}${button.search}${button.hash}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForSelector('html.ready');
      expect([new URL(page.url()).pathname, await playersIn('marne')]).toEqual(['/sheet/marne/', 2]);
      expect(await page.locator('#orders select').count()).toBeGreaterThan(2);
      await browser.close();
      await site.close();
    }),
  'long',
);

describe('a yes in answer to the mail that asks', () => {
  const YES = [
    ...['yes', 'Yes, that was me.', 'ja', 'Ja, das bin ich.\n\nViele Grüße\nBen', "Oui, c'est moi !", 'oui'],
    'Hallo,\nja, das war ich',
  ];

  async function answered(text: string, how: 'code' | 'quotes' | 'refers', who = 'ben'): Promise<number> {
    const path = await linkToPassOn();
    await join(new Browser(world.services), path, 'ben');
    const asked = (await world.sent()).findLast(({ to }) => to === 'ben@example.org')!;
    const code = codeIn([asked], 'ben@example.org');
    const own = how === 'code' ? `${text}\n\n${code}` : text;
    const quoted = asked.text.split('\n').map((line) => `> ${line}`);
    const body = how === 'quotes' ? `${own}\n\nOn Mon, Chancery wrote:\n${quoted.join('\n')}` : own;
    const headers = how === 'refers' ? `In-Reply-To: <${asked.id}@judge.example.org>\r\n` : '';
    // The same words to another mail of that day were answered already.
    await told(who, text);
    await world.deliver(mailOf(`${who}@example.org`, body, { subject: `Re: ${asked.subject}`, headers }), {
      from: `${who}@example.org`,
      to: [JUDGE],
    });
    return playersIn('marne');
  }

  for (const [n, text] of YES.entries())
    for (const how of ['code', 'quotes', 'refers'] as const)
      if (IS_FULL || (n + how.length) % 3 === 0)
        attack(
          `does what its button does, whatever was said before: ${text.replaceAll('\n', ' ')} (${how})`,
          async () => {
            expect(await answered(text, how)).toBe(2);
          },
        );

  attack('is none in other words, or from another address', async () => {
    for (const text of ['Nein, das war ich nicht', 'Who are you?', 'yes, but what is this?', "ce n'est pas moi"])
      await world.asIf(async () => expect([text, await answered(text, 'quotes')]).toEqual([text, 1]));
    await world.asIf(async () => expect(await answered('yes', 'quotes', 'zoe')).toBe(1));
  });
});

describe('nobody comes in', () => {
  attack('without the link: a private game looks like none, and so does a link that is not quite right', async () => {
    const path = await linkToPassOn();
    const stranger = new Browser(world.services);
    const bodies = new Map<string, string>();
    for (const wrong of [
      '/sheet/marne/join',
      '/sheet/nosuch/join',
      `${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`,
      path.replace('marne', 'open'),
      path.replace('marne', 'nosuch'),
    ]) {
      for (const got of [await stranger.get(wrong), await join(stranger, wrong, 'eve')]) {
        expect(got.status, wrong).toBe(404);
        bodies.set(got.body, wrong);
      }
    }
    // One page for links that are none, one for games without a link.
    expect(bodies.size).toBe(2);
    expect(await world.sent()).toEqual([]);
    expect(JSON.stringify(await told('eve', 'signon ?marne'))).toContain('invited');
    expect(await playersIn('marne')).toBe(1);
  });

  attack('by a page of another site, or by a code that was used', async () => {
    const path = await linkToPassOn();
    const ben = new Browser(world.services);
    const form = { name: 'Ben', address: 'ben@example.org' };
    const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    for (const to of [path, '/sheet/-/friends', '/sheet/-/confirm'])
      expect((await ben.post(to, { ...form, word: 'aaaaaaaaaa' }, foreign)).status).toBe(403);
    expect(await world.sent()).toEqual([]);
    await join(ben, path, 'ben');
    const code = codeIn(await world.sent(), 'ben@example.org');
    expect((await ben.post('/sheet/-/confirm', { word: code })).status).toBe(303);
    const thief = new Browser(world.services, { ip: '203.0.113.9' });
    expect((await thief.post('/sheet/-/confirm', { word: code })).status).toBe(403);
    expect((await thief.get('/sheet/marne/data.json')).status).toBe(401);
  });

  attack('to be mailed again and again: five mails a day to one address, and sixty tries from one place', async () => {
    const path = await linkToPassOn();
    for (let n = 0; n < 8; n += 1) {
      const from = new Browser(world.services, { ip: `203.0.113.${n}` });
      await from.post(path, { name: `Ben ${'abcdefgh'[n]}`, address: 'ben@example.org' });
    }
    expect((await world.sent()).length).toBe(5);
    const one = new Browser(world.services, { ip: '203.0.113.99' });
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push((await one.post(path, { name: '', address: 'x' })).status);
    expect([answers[59], answers[60]]).toEqual([400, 429]);
  });
});

test('a game that stands in the lists has a button to join, for whoever confirms their address', () =>
  world.asIf(async () => {
    const browser = new Browser(world.services);
    expect((await browser.get('/sheet/open/join')).status).toBe(200);
    await join(browser, '/sheet/open/join', 'ben');
    const came = await browser.post('/sheet/-/confirm', { word: codeIn(await world.sent(), 'ben@example.org') });
    expect([came.status, await playersIn('open')]).toEqual([200, 1]);
    expect(came.body).toContain('1 of 7 players');
    // The same device needs no second mail.
    await told('mara', 'create ?other secret');
    await join(browser, '/sheet/other/join', 'ben');
    expect(await playersIn('other')).toBe(1);
  }));

attack('no page on which one begins is without the other languages, and a choice leads to the same page', async () => {
  const path = await linkToPassOn();
  const ben = new Browser(world.services);
  for (const page of ['/sheet/-/friends', '/sheet/open/join', path]) {
    const { body } = await ben.get(page);
    for (const code of ['de', 'fr']) {
      expect(body, page).toContain(`href="?language=${code}"`);
      const { status, headers, cookies } = await ben.get(`${page}?language=${code}`);
      expect([status, headers['location'], cookies[0]]).toEqual([
        303,
        page,
        expect.stringMatching(`^language=${code};`),
      ]);
      expect((await ben.get(page, { headers: { cookie: `language=${code}` } })).body).toContain(`<html lang="${code}"`);
    }
  }
});

describe('playing with friends', () => {
  const FORM = { name: 'Ann', address: 'ann@example.org', variant: 'standard', friends: 'Ben\nZoe, zoe@example.net' };

  attack(
    'begins when all are in, bots on the other seats; who has an address is mailed, the others get links',
    async () => {
      const ann = new Browser(world.services);
      expect((await ann.get('/sheet/-/friends')).status).toBe(200);
      // The game waits once for whoever is named twice, and for the host.
      const friends = `${FORM.friends}\nzoe@EXAMPLE.net, myself: Ann@example.org`;
      expect((await ann.post('/sheet/-/friends', { ...FORM, friends, when: 'all' })).status).toBe(200);
      const mails = await world.sent();
      expect(mails.map(({ to }) => to)).toEqual(['ann@example.org']);
      const begun = await ann.post('/sheet/-/confirm', { word: codeIn(mails, 'ann@example.org') });
      expect(begun.status).toBe(200);
      const sent = await world.sent();
      const toZoe = sent.find(({ to }) => to === 'zoe@example.net')!;
      const name = /\/sheet\/(\w+)\/join/.exec(begun.body)![1]!;
      // It can be said, and nothing of the code or of a person is in it.
      expect(name).toMatch(/^(?:[bdfgklmnprstvz][aeiou]){4}$/);
      const to = `${name}@judge.example.org`;
      expect((await told('ann', 'How do I start without Zoe?', to)).at(-1)!.text.replace(/\s+/g, ' ')).toContain(
        'SET BOTS FILL 1.',
      );
      const otto = (await told('otto', 'Hello, may I play?', to)).at(-1)!.text.replace(/\s+/g, ' ');
      expect(otto).toMatch(/^(?!.*(?:SIGNON \?\w{8}|TAKEOVER)).*'\w+' is for people who are invited: ask a player/);
      const { listed, timing } = (await gameNamed(name))!.settings;
      expect([listed, timing.M.delay, timing.R.delay]).toEqual([false, 0.1, 0.1]);
      const browsers = [ann];
      for (const [who, path] of [
        ['ben', pathOf(begun.body)],
        ['zoe', pathOf(toZoe.text)],
      ] as const) {
        const friend = new Browser(world.services, { ip: who === 'ben' ? '192.0.2.7' : '192.0.2.8' });
        const address = who === 'ben' ? 'ben@example.org' : 'zoe@example.net';
        await friend.post(path, { name: who, address });
        await friend.post('/sheet/-/confirm', { word: codeIn(await world.sent(), address) });
        browsers.push(friend);
      }
      const game = (await gameNamed(name))!;
      expect([game.status, await playersIn(name)]).toEqual(['active', 3]);
      expect(game.seats.filter(({ person }) => person!.startsWith('bot-'))).toHaveLength(4);
      // The links stand in a mail, too.
      const links = sent.find(({ to, text }) => to === 'ann@example.org' && text.includes(pathOf(begun.body)))!;
      expect([links.subject, links.text.split('\n')[0]]).toEqual([
        `[${name}] Links to pass on`,
        'Pass each link on: it is good for one seat.',
      ]);
      // No mail shows a line that nobody wrote.
      expect(sent.filter(({ text }) => /CREATE|\*{4}/.test(text))).toEqual([]);
      // From there on by their telephones alone, to the end.
      const begins = await world.sent();
      for (const [n, who] of ['ann', 'ben'].entries()) await browsers[n]!.open(linkTo(begins, who));
      const said = (line: (unit: string) => string) =>
        Promise.all(
          browsers.map(async (each) => {
            const { reader } = await each.data(name);
            const due =
              reader.kind === 'player' ? reader.own.flatMap(({ due }) => (due.kind === 'orders' ? due.units : [])) : [];
            return each.send(name, [...new Set(due.map(line))]);
          }),
        );
      await said((unit) => `${unit} H`);
      // What bots have mailed is read beside the next mail here.
      await told('ann', 'status', `${name}@judge.example.org`);
      await world.moveTo(world.services.now() + 7 * 60_000);
      expect((await gameNamed(name))!.position!.phase).toBe('F1901M');
      await world.sent();
      await said(() => 'VOTE DRAW');
      const ends = (await world.sent()).filter(({ subject }) => subject.endsWith('the game is over'));
      expect(ends.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'ben@example.org', 'zoe@example.net']);
    },
  );

  attack('is played on the map that was chosen, and no word of the page is a password to it', async () => {
    const variants = world.services.variants().map(({ variant }) => variant.id);
    expect(variants.length).toBeGreaterThan(5);
    for (const [n, variant] of variants.entries()) {
      const [address, ann] = [`${variant}@example.org`, new Browser(world.services, { ip: `192.0.2.${n + 20}` })];
      await ann.post('/sheet/-/friends', { ...FORM, address, variant, friends: 'Ben', when: 'now', strength: 'easy' });
      const begun = await ann.post('/sheet/-/confirm', { word: codeIn(await world.sent(), address) });
      const name = /\/sheet\/(\w+)\/join/.exec(begun.body)![1]!;
      expect((await gameNamed(name))!.variant).toBe(variant);
      await world.sent();
      for (const word of [variant, 'private', 'standard', 'easy', 'Ann']) {
        const raw = mailOf(address, `signon ?${name} ${word}\nset wait`);
        await world.deliver(raw, { from: address, to: [JUDGE], dmarc: 'FAIL' });
      }
      expect((await gameNamed(name))!.seats.every(({ wait }) => !wait)).toBe(true);
    }
  });

  attack('begins at once, and a friend who comes later takes over from a bot', async () => {
    const ann = new Browser(world.services);
    await ann.post('/sheet/-/friends', { ...FORM, friends: 'Ben', when: 'now' });
    const begun = await ann.post('/sheet/-/confirm', { word: codeIn(await world.sent(), 'ann@example.org') });
    const name = /\/sheet\/(\w+)\/join/.exec(begun.body)![1]!;
    expect([(await gameNamed(name))!.status, await playersIn(name)]).toEqual(['active', 1]);
    expect((await ann.data(name)).mayWrite).toBe(true);
    const [answer] = await told('otto', 'Hello, may I play?', `${name}@judge.example.org`);
    expect(answer!.text).not.toMatch(/TAKEOVER \w@/);
    await world.sent();
    const ben = new Browser(world.services);
    await join(ben, pathOf(begun.body), 'ben');
    const came = await ben.post('/sheet/-/confirm', { word: codeIn(await world.sent(), 'ben@example.org') });
    expect([came.headers['location'], await playersIn(name)]).toEqual([`/sheet/${name}/`, 2]);
  });

  attack('begun by many in one moment is as many games, with nobody of another in any', async () => {
    const people = Array.from({ length: IS_FULL ? 100 : 4 }, (_, n) => `p${n}@example.org`);
    const begun = await Promise.all(
      people.map(async (address, n) => {
        const browser = new Browser(world.services, { ip: `192.0.2.${n + 1}` });
        await browser.post('/sheet/-/friends', { ...FORM, address, friends: 'Ben', when: 'all' });
        return { address, browser };
      }),
    );
    const mails = await world.sent();
    const pages = await Promise.all(
      begun.map(({ address, browser }) => browser.post('/sheet/-/confirm', { word: codeIn(mails, address) })),
    );
    const names = pages.map(({ body }) => /\/sheet\/(\w+)\/join/.exec(body)![1]!);
    expect(new Set(names).size).toBe(people.length);
    expect(await Promise.all(names.map(playersIn))).toEqual(people.map(() => 1));
    const masters = await Promise.all(names.map(async (name) => (await gameNamed(name))!.masters));
    expect(new Set(masters.flat()).size).toBe(people.length);
  });

  attack('by a name alone tells nothing of people who are called so, and nobody of them is mailed', async () => {
    const [known, unknown] = await Promise.all(
      ['Mara', 'Mira'].map(async (friend, n) => {
        const address = `host${n}@example.org`;
        const host = new Browser(world.services, { ip: `192.0.2.${n + 60}` });
        const asked = await host.post('/sheet/-/friends', { ...FORM, address, friends: friend, when: 'all' });
        return { friend, address, host, asked };
      }),
    ).then(async (hosts) => {
      const mails = await world.sent();
      expect(mails.map(({ to }) => to).sort()).toEqual(hosts.map(({ address }) => address));
      const seen: string[] = [];
      for (const { friend, address, host, asked } of hosts) {
        const begun = await host.post('/sheet/-/confirm', { word: codeIn(mails, address) });
        const sent = await world.sent();
        expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([address]));
        const name = /\/sheet\/(\w+)\/join/.exec(begun.body)![1]!;
        const all = [asked.body, begun.body, ...sent.flatMap(({ subject, text }) => [subject, text])].join('\n');
        seen.push(
          all
            .replace(/(join\/)(?:=?\s*[a-z2-7-])+/g, '$1')
            .replaceAll(name, 'GAME')
            .replace(/Game: L\S+/g, 'GAME')
            .replaceAll(address, 'HOST')
            .replaceAll(friend, 'FRIEND')
            .replace(/\s+/g, ' '),
        );
      }
      return seen;
    });
    expect(known).toContain('FRIEND');
    expect(known).toBe(unknown);
  });

  attack('asks for what is missing, with all that was written', async () => {
    const ann = new Browser(world.services);
    for (const wrong of [
      { name: '' },
      { address: 'ann' },
      { friends: '' },
      { variant: 'nosuch' },
      { friends: 'a,b,c,d,e,f,g' },
      { friends: 'Ben\nZoe zoe@' },
      { friends: 'ann@example.org' },
    ]) {
      const got = await ann.post('/sheet/-/friends', { ...FORM, ...wrong });
      expect(got.status).toBe(400);
      expect(got.body).toContain('role="alert"');
      expect(got.body).toContain({ ...FORM, ...wrong }.name);
    }
    expect(await world.sent()).toEqual([]);
  });
});
