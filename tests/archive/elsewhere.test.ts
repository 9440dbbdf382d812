/** Pages and files of other programs, in their shapes: webDiplomacy's orders, Backstabbr's seasons, jDip's saved games and results. */

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { jdipGame, webDiplomacyPage } from './import/elsewhere-games.ts';
import { GAME } from './import/sources.ts';
import { boardsAfter, importing } from './importing.ts';

const orders = (game: ArchiveDocument | undefined) => game?.phases.map(({ phase, orders: all }) => [phase, all]);

describe("webDiplomacy's page of orders", () => {
  const member = (n: number, country: string, player: string, status: string) =>
    `<span class="memberCountryName"><span class="country${n}  memberStatus${status}">${country}</span></span><a href="userprofile.php?userID=${n}">${player}</a>`;
  const members = `${member(1, 'England', 'ann', 'Drawn')}${member(2, 'France', 'ben', 'Drawn')}${member(3, 'Italy', 'cy', 'Defeated')}`;
  const page = webDiplomacyPage(GAME.phases.slice(0, 3), false).replace('<h3>Order', `${members}<h3>Order`);
  const names = ({ players }: ArchiveDocument) => Object.values(players).map(({ name }) => name);

  it('tells its players and its end, in older pages too; one of a game without its orders says which to save', async () => {
    const older = page
      .replaceAll('userprofile.php', 'profile.php')
      // A list of who talks stands above, each with a link of their own.
      .replace(
        '<span class="member',
        '<span class="memberStatusPlaying"><a class="country1" href="profile.php?userID=9">zoe</a></span><span class="member',
      );
    for (const text of [page, older]) {
      const [game] = (await importing({ 'orders.html': text })).games;
      expect([game!.name, game!.outcome, names(game!)]).toEqual([
        'long-game',
        { kind: 'drawn', powers: ['ENGLAND', 'FRANCE'] },
        ['ann', 'ben', 'cy'],
      ]);
    }
    const board = page
      .replace('<title>', '<title>Two Rivers - ')
      .replace('class="gameName"', 'class="gameName" title="board.php?gameID=7"')
      .replace(/<h3>Order history.*$/s, '');
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
  const page = (title: string, lines: readonly string[]) =>
    `<html><body><h1>Results for ${title}</h1><b>General Notices:</b><br>Order resolution completed.<br><b>Order Results:</b><br>${lines.join('<br>')}</body></html>`;

  it('saved games are read packed, in its shorter words too, with who played', async () => {
    const game = jdipGame(GAME.phases, 'brief')
      .replace('</info>', '<player power="Turkey"><nvp name="name" value="Dee"/></player></info>')
      .replace(
        /text="\w+: ([AF] \w+) (?:-&gt; (\w+)|Holds)"/g,
        (_, unit, to) => `text="${unit}${to ? `-${to}` : ' H'}"`,
      );
    const { games } = await importing({ 'sunday.xml': gzipSync(game) });
    expect(games.map(({ name, players }) => [name, Object.values(players).map((each) => each.name)])).toEqual([
      ['long-game', ['Dee']],
    ]);
    expect(boardsAfter(games[0]!.phases)).toEqual(boardsAfter(GAME.phases));
  });

  it('exported pages of results of one folder are one game; what became of an order stands in the lines below it', async () => {
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

  it('pages of one name in two folders are no one game, and one of powers that Standard lacks is not taken for Standard', async () => {
    const body = page('Spring, 1901 (Movement)', ['England: A lvp -> yor', 'Turkey: A smy Holds']);
    const two = await importing({ 'a/EveningS1901M.html': body, 'b/EveningS1901M.html': body });
    expect(two.games.map(({ name }) => name)).toEqual(['evening-2', 'evening']);
    expect(two.imported.kinds.map(({ kind, count }) => [kind, count])).toContainEqual([
      'a source that does not tell its variant: read as Standard, as its powers are those of Standard',
      2,
    ]);
    const other = await importing({ 'x.html': body.replace('Turkey', 'Carthage') });
    expect([other.games, other.told]).toEqual([[], [expect.stringContaining('its powers are not those of Standard')]]);
  });
});
