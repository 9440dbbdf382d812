/** Requests to an order sheet as somebody hostile would send them. Each test attacks one promise of docs/trust.md. */

import { describe, expect, test } from 'vitest';
import { phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { makeSheet } from '../../lambdas/handlers/sheet-handler.ts';
import { takeFromLimit } from '../../lambdas/limits.ts';
import { deviceOf } from '../../lambdas/sheet/device.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { phaseNowPath } from '../../templates/pages/game-parts.ts';
import { answerPart } from '../../templates/sheet/answer-part.ts';
import { linesFor } from '../../templates/sheet/draft.ts';
import type { SheetAnswer } from '../../templates/sheet/sheet-data.ts';
import { playedGame, write } from '../handling/rig.ts';
import { BARE_PAGES, Browser, formOf, linkTo, newId, openedBrowser, SITE, wordTo } from './browser.ts';

const GAME = 'marne@judge.example.org';

const world = await playedGame();

/** A test of what has not happened for the next one. */
function attack(name: string, check: () => Promise<void>): void {
  test(name, { tags: ['long'] }, () => world.asIf(check));
}

/** STATUS is answered with a link. */
async function linkOf(who: string): Promise<string> {
  await write(world, who, 'status', GAME);
  return linkTo(await world.sent(), who);
}

async function sheetFor(who: string): Promise<{ link: string; browser: Browser }> {
  const link = await linkOf(who);
  return { link, browser: await openedBrowser(world, who, link) };
}

async function onFile(power: string): Promise<readonly string[]> {
  const game = (await loadGame(world.services, 'marne'))!;
  return game.seats.find((seat) => seat.power === power)!.onFile.map(({ order }) => order);
}

function answerIn(body: string): SheetAnswer {
  return JSON.parse(body) as SheetAnswer;
}

describe('what is sent goes the way of a mail', () => {
  attack('is filed, shown with its receipt, and answered by mail', async () => {
    const { browser } = await sheetFor('ann');
    const answer = await browser.send('marne', ['A vie - gal', 'A bud - sre', 'SET WAIT']);
    expect(answer).toMatchObject({ refused: null, mailedTo: 'a…@example.org' });
    expect(answer.data!.reader).toMatchObject({
      kind: 'player',
      own: [{ power: 'AUSTRIA', onFile: ['A vie - gal'], wait: true }],
    });
    expect(answer.data!.phase!.delay).toBe('30 min');
    expect(Object.keys(answer.receipts)).toEqual(['AUSTRIA']);
    expect(answer.report.map(({ outcome, text }) => [outcome, text])).toContainEqual(['refused', 'A bud - sre']);
    const mails = await world.sent();
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(mails[0]!.text).toContain('sre');
    expect(await onFile('AUSTRIA')).toEqual(['A vie - gal']);
    // The same device again is answered on its page: no mail comes, and none is promised.
    expect((await browser.send('marne', ['A bud - ser'])).mailedTo).toBe(null);
    expect(await world.sent()).toEqual([]);
  });

  attack('the same again is the same mail: one effect, one answer, the same words', async () => {
    const { browser } = await sheetFor('ann');
    const id = newId();
    const first = await browser.send('marne', ['A vie - gal'], { id });
    await world.sent();
    await browser.send('marne', ['A vie - tyr']);
    // From the device of before: it stands on the page.
    expect(await world.sent()).toEqual([]);
    const again = await browser.send('marne', ['A vie - gal'], { id });
    expect(again.report).toEqual(first.report);
    expect(await world.sent()).toEqual([]);
    expect(await onFile('AUSTRIA')).toEqual(['A vie - tyr']);
  });

  attack(
    'the first of a phase from a device is mailed to its owner, and each change from another than the last',
    async () => {
      const owner = await sheetFor('ann');
      const thief = await sheetFor('ann');
      const mailed = async (browser: typeof owner.browser, line: string) => {
        await world.sent();
        expect((await browser.send('marne', [line])).refused).toBeNull();
        return (await world.sent()).filter(({ to }) => to === 'ann@example.org').length;
      };
      const said: number[] = [];
      for (const [browser, line] of [
        [owner.browser, 'A vie - gal'],
        [owner.browser, 'A vie - tyr'],
        [thief.browser, 'A vie H'],
        [thief.browser, 'A vie - boh'],
        [owner.browser, 'A vie - gal'],
        [owner.browser, 'A vie - tyr'],
      ] as const)
        said.push(await mailed(browser, line));
      expect(said).toEqual([1, 0, 1, 0, 1, 0]);
      // A mail between is another way to write as well.
      await write(world, 'ann', 'A bud - ser', GAME);
      expect(await mailed(owner.browser, 'A vie - gal')).toBe(1);
      // The next phase begins anew.
      await write(world, 'mara', `process ${(await owner.browser.data('marne')).phase!.code}`, GAME);
      expect(await mailed(owner.browser, 'A vie H')).toBe(1);
    },
  );

  attack('what falls due before it is done before it', async () => {
    const { browser } = await sheetFor('ann');
    const data = await browser.data('marne');
    await browser.send('marne', ['A vie - gal']);
    await write(world, 'mara', `process ${data.phase!.code}`, GAME);
    const answer = await browser.send('marne', [`PHASE ${data.phase!.code}`, 'A vie - tyr']);
    expect(answer.data!.phase!.code).not.toBe(data.phase!.code);
    expect((await loadGame(world.services, 'marne'))!.resolved).toHaveLength(1);
  });

  attack('a message in its box is sent whole, whatever it says, and does nothing else', async () => {
    const { browser } = await sheetFor('ann');
    const body = [
      'I will write A vie - gal.',
      'endpress',
      'A vie - tyr',
      'SET DRAW',
      'signon etmarne bobpw',
      'signoff',
      '-- ',
      '> quoted?',
      '',
      'On Monday Bob wrote:',
      'press to italy',
      'Secret.',
      'endpress',
    ].join('\r\n');
    const answer = await browser.send('marne', ['PRESS TO ENGLAND, FRANCE'], { text: body });
    expect(answer.refused).toBeNull();
    const told = (await world.sent()).filter(({ to }) => to !== 'ann@example.org');
    expect(told.map(({ to }) => to).sort()).toEqual(['bob@example.org', 'cy@example.org']);
    for (const line of ['endpress', 'A vie - tyr', 'press to italy', 'Secret.']) expect(told[0]!.text).toContain(line);
    expect(await onFile('AUSTRIA')).toEqual([]);
    const talk = (await browser.data('marne')).press[0]!;
    expect(talk).toMatchObject({ key: 'ENGLAND, FRANCE', with: ['ENGLAND', 'FRANCE'] });
    expect(talk.messages[0]).toMatchObject({ isOwn: true, body: body.replaceAll('\r\n', '\n') });
  });
});

describe('a sheet acts for its own seat in its own game alone', () => {
  attack('a plain form writes to all who are ticked; where nobody is, its words are no orders', async () => {
    const { browser } = await sheetFor('ann');
    const page = await browser.data('marne');
    const { links } = page;
    const form = { ...formOf(page), message: 'several', text: 'A vie - gal' };
    await browser.post(links.post, { ...form, id: newId(), to: ['ENGLAND', 'FRANCE'] });
    const told = (await world.sent()).filter(({ to }) => to !== 'ann@example.org');
    expect(told.map(({ to }) => to).sort()).toEqual(['bob@example.org', 'cy@example.org']);
    const { body } = await browser.post(links.post, { ...form, id: newId() }, { wantsJson: true });
    expect(answerIn(body).report).toMatchObject([{ text: 'PRESS TO', outcome: 'refused' }]);
    expect((await world.sent()).filter(({ to }) => to !== 'ann@example.org')).toEqual([]);
    expect(await onFile('AUSTRIA')).toEqual([]);
  });

  attack('what is kept for later phases is shown as it could be sent again, conditions and all', async () => {
    const { browser } = await sheetFor('ann');
    const later = ['PHASE F1901M', 'A Vie - Gal', 'IF NOT RUSSIA Gal THEN A Bud - Gal ENDIF', 'SET WAIT'];
    await browser.send('marne', later);
    const shown = async () => {
      const { reader } = await browser.data('marne');
      return reader.kind === 'player' ? reader.own[0]!.ahead : [];
    };
    const kept = await shown();
    expect(kept).toMatchObject([{ phase: 'F1901M', words: 'Fall 1901' }]);
    expect(kept[0]!.lines).toHaveLength(3);
    expect(kept[0]!.lines[1]).toMatch(/^IF NOT .*Gal.* THEN A Bud - Gal ENDIF$/);
    await browser.send('marne', ['CLEAR LATER']);
    expect(await shown()).toEqual([]);
    await browser.send('marne', ['PHASE F1901M', ...kept[0]!.lines]);
    expect(await shown()).toEqual(kept);
  });

  attack(
    'whatever the board has on it is on file once it is sent, waived builds and those that are taken back too',
    async () => {
      const { browser } = await sheetFor('ann');
      for (const [phase, ...lines] of [
        ['S1901M', 'A Bud - Ser', 'F Tri - Alb'],
        ['F1901M', 'F Alb - Gre'],
      ]) {
        await browser.send('marne', lines);
        await write(world, 'mara', `process ${phase}`, GAME);
      }
      const drafts = [['waive', 'waive'], ['waive'], ['build A bud', 'waive'], ['build A bud'], []];
      for (const draft of drafts) {
        const { position, game } = await browser.data('marne');
        const board = world.services.board('standard', 1)!;
        const table = { board, position: position!, proxies: game.proxies };
        await browser.send('marne', linesFor(table, 'AUSTRIA', draft, await onFile('AUSTRIA'), false));
        expect(await onFile('AUSTRIA')).toEqual(draft);
      }
    },
  );

  attack('no sign-on, no account command, no password leaves it', async () => {
    const { browser } = await sheetFor('ann');
    await write(world, 'mara', 'create ?somme sesame', 'judge@judge.example.org');
    await world.sent();
    for (const line of ['SIGNON ?somme pw', 'signon e@marne bobpw', 'CREATE ?verdun pw']) {
      expect((await browser.send('marne', [line])).refused).toMatch(/own game/);
    }
    for (const line of [
      'SET ADDRESS eve@example.net',
      'I AM ALSO eve@example.net',
      'ERASE ME',
      'SET PASSWORD stolen',
      'SET LINKS OFF',
      'SET NAME Mallory',
      'EXPORT',
    ]) {
      const { report } = await browser.send('marne', [line, 'A vie - gal']);
      expect(report.map(({ outcome, message }) => `${outcome} ${message}`).join()).toContain(
        'refused A sheet does not do that',
      );
    }
    const mails = await world.sent();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['ann@example.org']));
    expect((await world.services.directory.personAt('ann@example.org'))!.addresses).toEqual(['ann@example.org']);
    expect(await world.services.games.commitsAfter(gameName('verdun'), 0)).toEqual([]);
  });

  attack("orders for others' units, and a GM's commands of a player, are refused as in a mail", async () => {
    const { browser } = await sheetFor('ann');
    const { report } = await browser.send('marne', ['F lon - nth', 'PROCESS S1901M', 'EJECT England', 'PAUSE']);
    expect(report.filter(({ outcome }) => outcome === 'done')).toEqual([]);
    const game = (await loadGame(world.services, 'marne'))!;
    expect([game.status, game.resolved.length]).toEqual(['active', 0]);
  });

  attack("the cookie, the form's word and the link of one game or judge are worth nothing in another", async () => {
    const { link, browser } = await sheetFor('ann');
    await write(world, 'mara', 'create ?somme sesame', 'judge@judge.example.org');
    const secret = browser.jar.get('/sheet/marne')!;
    browser.jar.set('/sheet/somme', secret);
    expect((await browser.get('/sheet/somme/data.json')).status).toBe(401);
    expect((await browser.open(link.replace('marne', 'somme'))).status).toBe(403);
    const page = await browser.data('marne');
    const posted = await browser.post(
      page.links.post,
      { ...formOf(page), game: 'somme', line: 'A vie - gal' },
      { wantsJson: true },
    );
    expect([posted.status, answerIn(posted.body).refused]).toEqual([403, expect.stringMatching(/another game/)]);
    const elsewhere = { ...world.services, house: { ...world.services.house, domain: 'other.example.org' } };
    expect((await new Browser(elsewhere).open(link)).status).toBe(403);
    const [day = '', token = ''] = link.split('#')[1]!.split('-');
    for (const wrong of [
      token,
      `${day}-${token.slice(1)}a`,
      `zz-${token}`,
      `zzzzzz-${token}`,
      `-${token}`,
      'x'.repeat(100_000),
    ]) {
      expect((await new Browser(world.services).open(`${SITE}/sheet/marne/#${wrong}`)).status).toBe(403);
    }
    expect(await onFile('AUSTRIA')).toEqual([]);
  });
});

describe('no other site makes a browser send anything', () => {
  const HOSTILE: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example.net', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example.net', 'sec-fetch-site': 'same-origin' },
    { origin: `${SITE}.evil.example.net`, 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
    { origin: 'http://judge.example.org', 'sec-fetch-site': 'none' },
  ];

  for (const headers of HOSTILE) {
    attack(`with ${JSON.stringify(headers)}`, async () => {
      const { link, browser } = await sheetFor('ann');
      const page = await browser.data('marne');
      const form = { ...formOf(page), line: 'A vie - gal' };
      expect((await browser.post(page.links.post, form, { headers })).status).toBe(403);
      expect((await browser.post('/sheet/marne/leave', {}, { headers })).status).toBe(403);
      const fresh = new Browser(world.services);
      const { pathname, hash } = new URL(link);
      expect((await fresh.post(`${pathname}open`, { link: hash }, { headers })).status).toBe(403);
      expect(fresh.jar.size).toBe(0);
      expect(await onFile('AUSTRIA')).toEqual([]);
      expect((await browser.data('marne')).mayWrite).toBe(true);
    });
  }

  attack("a form without the page's word, or with that of another session, is refused", async () => {
    const { browser } = await sheetFor('ann');
    const bob = await openedBrowser(world, 'bob', await linkOf('bob'));
    const foreign = (await bob.data('marne')).links.csrf;
    const page = await browser.data('marne');
    for (const csrf of ['', foreign, 'ä'.repeat(16)]) {
      const { status, body } = await browser.post(
        '/sheet/marne/orders',
        { ...formOf(page), csrf, line: 'A vie - gal' },
        { wantsJson: true },
      );
      expect([status, answerIn(body).refused]).toEqual([403, expect.stringMatching(/out of date/)]);
    }
    expect(await onFile('AUSTRIA')).toEqual([]);
  });

  attack('browsers that hide the origin of our own forms are believed by their other word', async () => {
    const { browser } = await sheetFor('ann');
    const page = await browser.data('marne');
    const form = { ...formOf(page), line: 'A vie - gal' };
    const { status } = await browser.post(page.links.post, form, {
      headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(200);
    expect(await onFile('AUSTRIA')).toEqual(['A vie - gal']);
  });
});

describe('what leaves the browser and the judge', () => {
  attack(
    "no path that was asked for, no header and no line of the log holds a link's secret, a cookie or a code",
    async () => {
      const { link, browser } = await sheetFor('ann');
      await browser.send('marne', ['A vie - gal'], { text: 'SET DRAW' });
      const token = link.split('-').at(-1)!;
      const cookie = browser.jar.get('/sheet/marne')!;
      const told = [...browser.asked, ...world.log].join('\n');
      for (const secret of [token, cookie, (await browser.data('marne')).links.csrf])
        expect(told).not.toContain(secret);
      expect(world.log.join('\n')).not.toMatch(/vie|gal|ann@/);
      const other = new Browser(world.services);
      await other.open(link);
      const word = wordTo(await world.sent(), 'ann');
      await other.post('/sheet/marne/device', { word });
      expect([...other.asked, ...world.log].join('\n')).not.toContain(word);
    },
  );

  attack('the store has no cookie and no link, only what cannot be turned back', async () => {
    const { link, browser } = await sheetFor('ann');
    const cookie = browser.jar.get('/sheet/marne')!;
    const id = world.services.digest(`sheet session\n${cookie}`);
    const kept = JSON.stringify(await world.services.sessions.session(id));
    expect(kept).toContain('"isConfirmed":true');
    for (const secret of [cookie, link.split('-').at(-1)!]) expect(kept).not.toContain(secret);
    expect(cookie.length).toBeGreaterThanOrEqual(52);
  });

  attack('every answer forbids what a page of ours does not need', async () => {
    const { link, browser } = await sheetFor('ann');
    const answers = [
      await browser.get('/sheet/marne/'),
      await browser.get('/sheet/marne/data.json'),
      await browser.get('/sheet/marne/device'),
      await browser.get('/sheet/nosuch/'),
      await browser.post('/sheet/marne/open', { link }, { headers: { origin: 'https://evil.example.net' } }),
      await new Browser(world.services).get('/sheet/marne/'),
    ];
    for (const { headers, body } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      const policy = headers['content-security-policy']!;
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(body).not.toMatch(/<script(?![^>]* src=)|<[^>]* (?:on\w+|style)=/);
    }
  });

  attack('the cookie is kept by the sheet of its game alone', async () => {
    const { link } = await sheetFor('ann');
    const { cookies } = await new Browser(world.services).open(link);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^chancery-sheet=[a-z2-7]+; Path=\/sheet\/marne; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });
});

attack('the vote that ends a game is answered by its ending, and by no order that came too late for it', async () => {
  const { browser } = await sheetFor('ann');
  for (const who of ['bob', 'cy', 'di', 'eve', 'flo', 'gus']) await write(world, who, 'vote draw', GAME);
  const answer = await browser.send('marne', ['A vie - gal', 'VOTE DRAW']);
  const { sheet: words } = await loadLanguage('en');
  const { html } = answerPart(answer, answer.data!, { words, newId, processed: null });
  expect(html).toMatch(/<strong>The game is a draw among/);
  expect(html).not.toContain('could not be used');
});

test('the file that all open sheets ask for tells the phase of a sheet, and never that somebody has written', async () => {
  const own = await playedGame('memory', 'written');
  const { services } = own;
  const seen = async () => new TextDecoder().decode((await services.files.get(phaseNowPath('marne').slice(1)))!);
  const phase = async () => phaseIdOf((await loadGame(services, gameName('marne')))!);
  const before = await seen();
  expect(JSON.parse(before)).toEqual({ phase: await phase() });
  for (const text of [
    'a vie - gal',
    'press to italy\nSecretly.\nendpress',
    'set wait',
    'vote draw',
    'set zone Europe/Berlin',
  ])
    await write(own, 'ann', text, GAME);
  expect(await seen()).toBe(before);
  await write(own, 'mara', 'process S1901M', GAME);
  expect(JSON.parse(await seen())).toEqual({ phase: await phase() });
  expect(await seen()).toContain('F1901M');
});

attack('a sheet is sent again only when there is news on it: what others do in secret is none', async () => {
  const { browser } = await sheetFor('ann');
  let tag = '';
  const look = async () => {
    const { status, headers } = await browser.get('/sheet/marne/data.json', { headers: { 'if-none-match': tag } });
    tag = headers['etag'] ?? tag;
    return status;
  };
  expect([await look(), await look()]).toEqual([200, 304]);
  for (const [who, text, status] of [
    ['bob', 'lon - nth', 304],
    ['bob', 'press to france\nSecretly.\nendpress', 304],
    ['bob', 'press to austria\nThe Balkans are yours.\nendpress', 200],
    ['ann', 'a vie - gal', 200],
    ['mara', 'process S1901M', 200],
  ] as const) {
    await write(world, who, text, GAME);
    await world.moveTo(world.services.now() + 1000);
    expect([text, await look(), await look()]).toEqual([text, status, 304]);
  }
});

attack(
  'a sheet and its answers are in the language of its reader, and on a device that is not known in English',
  async () => {
    await write(world, 'ann', 'set language german', 'judge@judge.example.org');
    await world.sent();
    const { link, browser } = await sheetFor('ann');
    const data = await browser.data('marne');
    expect([data.language, data.seats[0]!.name, data.phase!.words]).toEqual([
      'de',
      '\u00d6sterreich',
      'Fr\u00fchjahr 1901',
    ]);
    const { report } = await browser.send('marne', ['A bud - sre', 'SET NAME Ann']);
    expect(report.map(({ message }) => message).join()).toContain('per E-Mail');
    const stranger = new Browser(world.services);
    await stranger.open(link);
    expect((await stranger.data('marne')).language).toBe('en');
    // The button of another language: nothing else about its reader is changed by a sheet.
    const changed = await browser.send('marne', ['SET LANGUAGE FR']);
    expect([changed.refused, changed.mailedTo, changed.data!.language]).toEqual([null, null, 'fr']);
    expect(changed.report).toMatchObject([{ outcome: 'done', message: expect.stringContaining('fran\u00e7ais') }]);
    expect((await world.services.directory.personAt('ann@example.org'))!.language).toBe('fr');
    // Of somebody who has not shown to be its reader it changes nothing.
    expect((await stranger.send('marne', ['SET LANGUAGE DE'])).refused).not.toBeNull();
    expect((await world.services.directory.personAt('ann@example.org'))!.language).toBe('fr');
  },
);

test('of what a browser says it is, only words of ours come into the mail', async () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    'CONFIRM stolen',
    'Firefox/1\r\nBcc: eve@example.net',
    'Chrome/1 \u202e Linux',
  ];
  for (const agent of hostile) {
    const { browser, system } = deviceOf(agent);
    expect([null, 'Firefox', 'Chrome']).toContain(browser);
    expect([null, 'Linux']).toContain(system);
  }
});

describe('limits', () => {
  attack('too large, too many lines, too often, and keys that are none', async () => {
    const { browser } = await sheetFor('ann');
    const page = await browser.data('marne');
    const { links } = page;
    const form = formOf(page);
    expect((await browser.post(links.post, { ...form, text: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await browser.send('marne', ['x'.repeat(60_000)])).refused).toMatch(/at once/);
    expect(
      (
        await browser.send(
          'marne',
          Array.from({ length: 600 }, () => 'A vie - gal'),
        )
      ).refused,
    ).toMatch(/at once/);
    for (const id of ['', 'short', '../../../../etc/passwd', 'x'.repeat(65)]) {
      expect((await browser.send('marne', ['A vie - gal'], { id })).refused).toMatch(/out of date/);
    }
    expect(await onFile('AUSTRIA')).toEqual([]);
    // As if 296 had been sent in this hour.
    const ann = (await world.services.directory.personAt('ann@example.org'))!;
    await takeFromLimit(world.services, 'sheet-sends', `${ann.id}:marne`, 296);
    const before = (await world.sent()).length;
    const refused: boolean[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { body } = await browser.post(links.post, { ...form, id: newId(), text: 'A vie H' }, { wantsJson: true });
      refused.push(/in an hour/.test(answerIn(body).refused ?? ''));
    }
    expect(refused).toEqual([false, false, false, false, true, true]);
    expect((await world.sent()).length - before).toBe(1);
  });

  attack(
    'links are shown sixty times in ten minutes from one address, and another address is not held up',
    async () => {
      const link = await linkOf('ann');
      const guesser = new Browser(world.services, { ip: '203.0.113.7' });
      const statuses = new Set<number>();
      for (let n = 0; n < 61; n += 1)
        statuses.add((await guesser.open(`${SITE}/sheet/marne/#abc-${'a'.repeat(32)}`)).status);
      expect([...statuses]).toEqual([403, 429]);
      expect((await new Browser(world.services, { ip: '203.0.113.8' }).open(link)).status).toBe(200);
    },
  );

  attack('whoever calls the API by its own address and makes addresses up is held up as one caller', async () => {
    const link = await linkOf('ann');
    const round = new Browser(world.services, { ip: '203.0.113.9' });
    const open = (link: string, from: number) => {
      const [network, host] = [Math.floor(from / 250), from % 250];
      const headers = { 'x-forwarded-for': `198.51.${network}.${host}, 203.0.113.9` };
      return round.post('/sheet/marne/open', { link }, { wantsJson: true, headers });
    };
    const statuses = new Map<number, number>();
    for (let n = 0; n < 602; n += 1) {
      const { status } = await open(`abc-${'a'.repeat(32)}`, n);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [403, 600],
      [429, 2],
    ]);
    // What is no address of a network is nobody's: it is never a key of the table.
    const words = new Set<number>();
    for (let n = 0; n < 61; n += 1) {
      const headers = { 'x-forwarded-for': `${'x'.repeat(3_000)}${n}, 203.0.113.11` };
      const caller = new Browser(world.services, { ip: '203.0.113.11' });
      const sent = await caller.post('/sheet/marne/open', { link: 'x' }, { wantsJson: true, headers });
      words.add(sent.status);
    }
    expect([...words]).toEqual([403, 429]);
    // The distribution's own machines go on for everybody else.
    expect((await new Browser(world.services, { ip: '203.0.113.10' }).open(link)).status).toBe(200);
  });

  attack('methods other than GET, HEAD and POST are not answered', async () => {
    const handle = makeSheet(world.services, BARE_PAGES);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await handle({ rawPath: '/sheet/marne/', headers: {}, requestContext: { http: { method } } });
      expect(answer.statusCode).toBe(404);
    }
  });
});
