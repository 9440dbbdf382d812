/** Pages and files of other programs, in their shapes: webDiplomacy's orders, Backstabbr's seasons, jDip's saved games and results. */

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { personId } from '../../engine/vocabulary.ts';
import { importing } from './importing.ts';

const orders = (game: ArchiveDocument | undefined) => game?.phases.map(({ phase, orders: all }) => [phase, all]);

describe("webDiplomacy's page of orders", () => {
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}.</li>`).join('')}</ul>`;
  const fail = (line: string, words = ' (fail)') => `<u>${line}.</u>${words}`;
  const power = (n: number, name: string, moves: readonly string[], more = '') =>
    `<a name="index${n}"></a><strong><span class="country${n}">${name}</span>:</strong><br /><ul><li><strong>Diplomacy</strong></li>${list(moves)}${more}</ul>`;
  const turn = (text: string, powers: string) =>
    `<h4><a name="index1"></a>${text} <a href="map.php?gameID=77"><img src="external.png" alt="Large map" /></a>:</h4><p>${powers}</p><div class="hr"></div>`;
  const member = (n: number, country: string, player: string, status: string) =>
    `<span class="memberCountryName"><span class="country${n}  memberStatus${status}">${country}</span></span><a href="userprofile.php?userID=${n}">${player}</a>`;
  const page = `<!DOCTYPE html><html><head><title>Orders</title></head><body><span class="gameName">Two Rivers</span> Game drawn
${member(1, 'England', 'ann', 'Drawn')}${member(2, 'France', 'ben', 'Drawn')}${member(3, 'Italy', 'cy', 'Defeated')}
<h3>Order history</h3><div class="variantClassic"><ul><li><a href="#index1">Autumn, 1901</a></li><ul><li><a href="#index2">England</a></li></ul></ul>
${turn(
  'Autumn, 1901',
  power(
    1,
    'England',
    [
      'The army at Yorkshire move to Norway via convoy',
      'The fleet at North Sea convoy to Norway from Yorkshire',
      'The fleet at English Channel hold',
    ],
    '<li><strong>Unit-placement</strong></li><ul><li>Build fleet at London.</li></ul>',
  ) +
    power(
      2,
      'France',
      [
        'The fleet at Mid-Atlantic Ocean move to Spain (South Coast)',
        `${fail('The army at Paris move to Burgundy')}`,
        `${fail('The army at Marseilles move to Burgundy')}`,
      ].map((line) => line.replace(/\.$/, '')),
    ),
)}
${turn(
  'Spring, 1901',
  power(1, 'England', [
    'The army at Liverpool move to Yorkshire',
    'The fleet at Edinburgh move to North Sea',
    'The fleet at London move to English Channel',
  ]) +
    power(2, 'France', [
      'The fleet at Brest move to Mid-Atlantic Ocean',
      'The army at Paris support hold to Marseilles',
      'The army at Marseilles hold',
    ]),
)}</div></body></html>`;

  it('gives the game in the order of its turns, with players and its end', async () => {
    const { games, told } = await importing({ 'orders.html': page });
    expect(games).toHaveLength(1);
    const [game] = games;
    expect([game?.name, game?.variant.id, game?.outcome]).toEqual([
      'two-rivers',
      'standard',
      { kind: 'drawn', powers: ['ENGLAND', 'FRANCE'] },
    ]);
    expect(orders(game)).toEqual([
      [
        'S1901M',
        {
          ENGLAND: ['A lvp - yor', 'F edi - nth', 'F lon - eng'],
          FRANCE: ['F bre - mao', 'A par S A mar', 'A mar H'],
        },
      ],
      [
        'F1901M',
        {
          ENGLAND: ['A yor - nwy VIA', 'F nth C A yor - nwy', 'F eng H'],
          FRANCE: ['F mao - spa/sc', 'A par - bur', 'A mar - bur'],
        },
      ],
      ['W1901A', { ENGLAND: ['build F lon'] }],
    ]);
    const seats = game?.powers.map(({ power: of, players }) => [
      of,
      game.players[players[0]?.player ?? personId('nobody')]?.name,
    ]);
    expect(seats).toContainEqual(['FRANCE', 'ben']);
    expect(seats).toContainEqual(['ITALY', 'cy']);
    expect(told.filter((line) => line.startsWith('/'))).toEqual([]);
  });

  it('names its players in older pages too; one of a game without its orders says which to save', async () => {
    const older = page
      .replaceAll('userprofile.php', 'profile.php')
      // A list of who talks stands above, each with a link of their own.
      .replace(
        '<span class="member',
        '<span class="memberStatusPlaying"><a class="country1" href="profile.php?userID=9">zoe</a></span><span class="member',
      );
    const { games } = await importing({ 'orders.html': older });
    expect(Object.values(games[0]!.players).map(({ name }) => name)).toEqual(['ann', 'ben', 'cy']);
    const board = `<title>Two Rivers - webDiplomacy</title>${page.replace(/<h3>Order history.*$/s, '')}`;
    expect(await importing({ 'board.html': board })).toMatchObject({
      games: [],
      told: [expect.stringContaining('save the one behind "Archive: Orders"')],
    });
  });
});

describe("Backstabbr's pages", () => {
  const page = (season: string, units: object, given: object) =>
    `<!DOCTYPE html><html><head><meta property="og:title" content="Old Friends (${season})"></head><body><script>
var stage = "COMPLETED";
var unitsByPlayer = ${JSON.stringify(units)};
var territories = {"Par": "France"};
var orders = ${JSON.stringify(given)};
</script></body></html>`;
  const france = { Bre: 'F', Par: 'A', Mar: 'A' };

  it('may write its values on several lines, and braces in texts', async () => {
    const given = {
      France: { Bre: { type: 'HOLD' }, Par: { type: 'HOLD', note: 'a } in it' }, Mar: { type: 'HOLD' } },
    };
    const { games } = await importing({
      'a.html': page('Spring 1901', { France: france }, given).replace(/\{.*\}(?=;)/g, (text) =>
        JSON.stringify(JSON.parse(text), null, 2),
      ),
    });
    expect(orders(games[0])).toEqual([['S1901M', { FRANCE: ['F bre H', 'A par H', 'A mar H'] }]]);
  });

  it('a page whose values are no boards is no game, and no fault of ours', async () => {
    const { games, told } = await importing({
      'a.html': page('Spring 1901', { France: france }, {}).replace('var orders = {}', 'var orders = {"France": ['),
      'b.html': page('Spring 1901', { France: france }, { France: null }),
    });
    expect(games).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe("jDip's files", () => {
  const turn = (season: string, phase: string, given: readonly [string, string][], failed: readonly number[] = []) =>
    `<turn season="${season}" phase="${phase}" year="1901" resolved="true"><positions/><adjustments/><orders>${given
      .map(([power, text], n) => `<orderSet power="${power}"><order id="${n}" text="${text}"/></orderSet>`)
      .join(
        '',
      )}</orders><results>${failed.map((n) => `<bouncedResult power="x" category="FAILURE" order="${n}"/>`).join('')}</results></turn>`;
  const game = `<?xml version="1.0"?>\n<game creator="jDip" creatorVersion="1.7.0" specification="1.0"><variant name="Standard" version="1.0"/>
<info><gameInfo><nvp name="gameName" value="Sunday Game"/></gameInfo><player power="Turkey"><nvp name="name" value="Dee"/></player></info>
<turns>${turn('SPRING', 'MOVEMENT', [
    ['Turkey', 'Turkey: A con-bul'],
    ['Turkey', 'A smy -&gt; con'],
    ['Turkey', 'F ank H'],
  ])}${turn('FALL', 'MOVEMENT', [
    ['Turkey', 'Turkey: A bul-gre'],
    ['Turkey', 'Turkey: A con S A bul-gre'],
    ['Turkey', 'Turkey: F ank Convoys A con -> bul'.replace('>', '&gt;')],
  ])}${turn('FALL', 'ADJUSTMENT', [['Turkey', 'Build A smy']])}</turns></game>`;

  it('saved games are read, packed or not', async () => {
    for (const file of [game, gzipSync(game)]) {
      const { games } = await importing({ 'sunday.xml': file });
      expect(games.map(({ name, players }) => [name, Object.values(players).map((each) => each.name)])).toEqual([
        ['sunday-game', ['Dee']],
      ]);
      expect(orders(games[0])).toEqual([
        ['S1901M', { TURKEY: ['A con - bul', 'A smy - con', 'F ank H'] }],
        ['F1901M', { TURKEY: ['A bul - gre', 'A con S A bul - gre', 'F ank C A con - bul'] }],
        ['W1901A', { TURKEY: ['build A smy'] }],
      ]);
    }
  });

  it('exported pages of results of one folder are one game; what became of an order stands in the lines below it', async () => {
    const page = (title: string, lines: readonly string[]) =>
      `<html><body><h1>Results for ${title}</h1><b>General Notices:</b><br>Order resolution completed.<br><b>Order Results:</b><br>${lines.join('<br>')}</body></html>`;
    const { games, told } = await importing({
      'evening/EveningS1901M.html': page('Spring, 1901 (Movement)', [
        'England:',
        'England: A lvp -> yor',
        'England: F lon -> nth',
        'England: F edi -> nth',
        'Bounced with lon (1 against 1).',
      ]),
      'evening/EveningF1901M.html': page('Fall, 1901 (Movement)', [
        'No order for unit at Edinburgh. Hold order assigned.',
        'England: A yor Holds',
        'England: F lon Supports A yor',
        'England: F edi Holds',
      ]),
    });
    expect(games.map(({ name }) => name)).toEqual(['evening']);
    expect(orders(games[0])).toEqual([
      ['S1901M', { ENGLAND: ['A lvp - yor', 'F lon - nth', 'F edi - nth'] }],
      ['F1901M', { ENGLAND: ['A yor H', 'F lon S A yor', 'F edi H'] }],
    ]);
    // The page tells of one bounce; both moves fail by the rules.
    expect(told.filter((line) => /nth/.test(line))).toEqual([
      expect.stringMatching(
        /^evening S1901M .*ENGLAND F lon - nth: the old judge says success, the engine fails, bounce$/,
      ),
    ]);
  });
});
