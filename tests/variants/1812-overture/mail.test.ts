/**
 * 1812 Overture by mail: two powers to a player.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { offeredLines, openTable, type Table } from '../table.ts';

const PEOPLE = { fra: 'france', usa: 'republican', bri: 'britain', aus: 'austria', den: 'denmark', rus: 'russia' };

function table(...settings: string[]): Promise<Table> {
  return openTable('1812-overture', PEOPLE, ['set manual process', ...settings]);
}

/** Who plays a power, as the start mail told the players. */
function playerOf(game: Table, power: string): string {
  const own = Object.keys(PEOPLE).find((each) =>
    new RegExp(`You play [^.]*${power}`).test(game.last(each, /begins/).flat),
  );
  return own!;
}

/** Winter 1811: New Spain and the Cherokee may build, and the other power of each of their players may not. */
async function winter(): Promise<Table> {
  const game = await table();
  await game.write('gm', 'process S1811M');
  await game.confirm('gm', await game.ask('gm', 'setup\nnew spain: A Flo\ncherokee: A Ust\nbritain: A Por\nend'));
  await game.write('gm', 'process F1811M');
  return game;
}

describe('builds of a player of two powers', () => {
  it('are read for the power that owns the center, with no heading', async () => {
    const game = await winter();
    const spain = playerOf(game, 'New Spain');
    const { flat } = await game.ask(spain, 'build A Mex, F Cad');
    expect(flat).toContain('New Spain: Builds an army in Mexico City.');
    expect(flat).toContain('New Spain: Builds a fleet in Cádiz.');
    expect(flat).not.toContain('could not be used');
    const cherokee = await game.ask(playerOf(game, 'Cherokee'), 'build A Cng');
    expect(cherokee.flat).toContain('Cherokee: Builds an army in Chattanooga.');
  });

  it('are offered under the name of their power, and the lines offered are taken as they are', async () => {
    const game = await winter();
    const spain = playerOf(game, 'New Spain');
    const offered = offeredLines(game.last(spain, /F1811M results/));
    expect(offered).toEqual([...offered.slice(0, -3), 'NEW SPAIN', 'build', 'build']);
    const { flat } = await game.ask(spain, [...offered.slice(0, -2), 'build A Mex', 'build A Hav'].join('\n'));
    expect(flat).toContain('New Spain: Builds an army in Havana.');
    expect(flat).not.toContain('could not be used');
  });

  it('are waived for the only power that has any; for one of two it must be named', async () => {
    const game = await winter();
    expect((await game.ask(playerOf(game, 'Cherokee'), 'waive')).flat).toContain('Cherokee: Build waived.');
    const { flat } = await game.ask('bri', 'waive\nbuild A Lon');
    expect(flat).toContain('Britain: Builds an army in London.');
    expect(flat).toContain('Britain: Build waived.');
  });

  it('for a later winter are read for the power they can only be for; where both could, it must be named', async () => {
    const game = await table();
    const { flat } = await game.ask('bri', 'phase W1811A\nbuild A Lon\nbuild F Mon\nbuild F Tor\nwaive');
    expect(flat).toContain('BRITAIN PHASE W1811A build A Lon CANADA PHASE W1811A build F Mon');
    expect(flat).toContain('Both Britain and Canada could build there: name the power');
    expect(flat).toContain('Britain and Canada may build: name the power');
  });
});

describe('orders of a player of two powers', () => {
  it('are for the power whose unit it is, under whichever of the two names they stand', async () => {
    const game = await table();
    const { flat } = await game.ask('bri', 'BRITAIN\nF Lon - Nth\nA Mon - Tor\nCanada:\nF Hfx - GuS\nA Edi H\nA Por H');
    expect(flat).toContain('all 5 units have orders');
    expect(flat).toContain('Canada: Army Montreal -> Toronto.');
  });

  it('for somebody else are refused with the names of both', async () => {
    const { flat } = await (await table()).ask('bri', 'France: A Brc H');
    expect(flat).toContain('This line is for France; you write for Britain and Canada.');
  });
});

describe('press of a player of two powers', () => {
  it('is from the power named above it, from the first otherwise', async () => {
    const game = await table();
    const to = 'press to French Empire\nBonjour.\nendpress\n';
    await game.write('bri', to);
    expect(game.last('fra', /press|message/i).text).toMatch(/Message from .*Britain/);
    await game.write('bri', `Canada:\n${to}`);
    expect(game.last('fra', /press|message/i).text).toMatch(/Message from .*Canada/);
  });

  it('goes to a seat by its name, once', async () => {
    const game = await table();
    const before = game.mails('usa').length;
    await game.write('bri', 'to USA: Hello there.');
    expect(game.mails('usa').length).toBe(before + 1);
    expect(game.mails('usa').at(-1)!.flat).toContain('Hello there.');
  });
});

describe('the end by agreement', () => {
  it('the winner of a concession need not concede with the second power; the largest is a player, not a power', async () => {
    const game = await table();
    // Britain 3 and Canada 2 are the largest player: 5; New Spain and Denmark have 3 and 2 too.
    await game.write('gm', 'process S1811M');
    await game.confirm('gm', await game.ask('gm', 'setup\ncenters canada: Hfx, Mon, Tor, Mai\nend'));
    const refused = await game.ask('fra', 'concede united states');
    expect(refused.flat).toContain('A game is conceded to the largest player only: British Empire.');
    expect((await game.ask('fra', 'concede British Empire')).flat).toContain('concede the game to British Empire');
    for (const who of ['usa', 'aus', 'den']) await game.write(who, 'concede canada');
    expect(game.mails('gm').some(({ subject }) => /over/.test(subject))).toBe(false);
    await game.write('rus', 'concede Britain and Canada');
    expect(game.last('bri', /over/).flat).toContain('The game is conceded to you: British Empire.');
    expect(game.last('fra', /over/).flat).toContain('The game is conceded to British Empire.');
  });

  it('a draw is among players, who are named as such', async () => {
    const game = await table('set no dias');
    const pair = /You play (\S+) and (\S+(?: \S+)?)\. /.exec(game.last('aus', /begins/).flat)!;
    const drawn = `draw British Empire, ${pair[1]}`;
    const { flat } = await game.ask('fra', drawn);
    expect(flat).toContain(`You vote for a draw of British Empire and ${pair[1]} & ${pair[2]}`);
    for (const who of ['bri', 'usa', 'den', 'rus']) await game.write(who, drawn);
    await game.write('aus', `draw ${pair[2]}, Canada`);
    expect(game.last('fra', /over/).flat).toContain(
      `The game is a draw among British Empire and ${pair[1]} & ${pair[2]}.`,
    );
  });
});

describe('which powers go together', () => {
  it('is as the GM says, where the GM says so', async () => {
    const pairs = 'Austria + Shawnee, Denmark-Norway + New Spain, Russia & Cherokee';
    const game = await table(`set seats ${pairs}`);
    expect(game.last('aus', /begins/).flat).toContain('You play Austria and Shawnee.');
    expect(game.last('den', /begins/).flat).toContain('You play Denmark-Norway and New Spain.');
    expect(game.last('rus', /begins/).flat).toContain('You play Russia and Cherokee.');
    expect((await game.ask('gm', 'LIST war')).flat).toContain('Seats chosen');
    expect((await game.ask('gm', 'set seats drawn')).flat).toContain('The seats are taken.');
  });

  it('pairs that leave a power out, or two of one continent, are refused with a line that would do', async () => {
    const game = await openTable('1812-overture', {}, [
      'set seats Austria + Russia, Denmark + Shawnee, Cherokee + New Spain',
    ]);
    expect(game.mails('gm')[0]!.flat).toContain('Each pair has one power of each continent');
    expect(game.mails('gm')[0]!.flat).toContain('Try: SET SEATS AUSTRIA + NEW SPAIN,');
  });

  it('is auctioned by sealed bids, and the game begins once everybody has bid', async () => {
    const game = await openTable('1812-overture', PEOPLE, ['set seats auction']);
    expect(game.last('rus', /signed on/).flat).toContain('Your bids are needed');
    expect(game.last('gm', /signed on \(6 of 6\)/).flat).toContain(
      'All seats are taken: the game begins once everybody has bid.',
    );
    expect(game.last('rus', /signed on/).flat).toContain('To take a bid back: BID 0 French Empire.');
    expect((await game.ask('gm', 'LIST war')).flat).toContain('The game begins once everybody has bid for a seat.');
    const example = /BID [^.]*/.exec(game.last('rus', /signed on/).flat)![0];
    const bids = {
      fra: 'BID 50 French Empire',
      usa: 'BID 40 America',
      bri: 'bid British Empire: 30',
      aus: example,
      den: 'bid 30 Shawnee',
    };
    for (const [who, line] of Object.entries(bids)) {
      const answer = await game.ask(who, line);
      expect(answer.flat).toContain('Your bids, which nobody else sees');
    }
    expect(game.mails('gm').some(({ subject }) => /begins/.test(subject))).toBe(false);
    expect((await game.ask('gm', 'LIST war')).flat).toContain(
      'Bids are in from Fra, Usa, Bri, Aus and Den. Bids are missing from Rus.',
    );
    expect((await game.ask('den', 'LIST war')).flat).not.toContain('Bids are');
    expect((await game.ask('den', 'withdraw bid')).flat).toContain('You have no bids now');
    expect((await game.ask('gm', 'LIST war')).flat).toContain('Bids are missing from Den and Rus.');
    await game.ask('rus', 'bid 99 Russia, 1 Cherokee');
    expect((await game.ask('rus', 'take back my bid for Cherokee')).flat).toContain('99 for Russia.');
    await game.ask('rus', 'no bids');
    await game.ask('den', 'bid 30 Shawnee');
    const [start] = await game.write('rus', 'bid 99 Russia, 1 Cherokee');
    expect(start!.flat).toContain('You play Russia and Cherokee.');
    expect(start!.flat).toMatch(/The seats were auctioned, for these points: .*Cherokee 1, .*Russia 99/);
    expect(game.last('bri', /begins/).flat).toContain('You play Britain and Canada.');
    expect((await game.ask('rus', 'bid 3 Austria')).flat).toContain('the game has begun');
  });

  it('is not auctioned where somebody plays several seats: bids would count for nothing, and the GM is told', async () => {
    const game = await openTable('1812-overture', { fra: '' }, ['set manual start', 'set seats auction']);
    const why = 'Seats are auctioned only where each has a player of its own';
    expect((await game.ask('gm', 'set players 3')).flat).toContain(why);
    await game.write('gm', 'set seats drawn');
    expect((await game.ask('gm', 'set players 3')).flat).toContain('3 people play');
    expect((await game.ask('gm', 'set seats auction')).flat).toContain(why);
    await game.write('gm', 'set players all');
    expect((await game.ask('gm', 'set seats auction')).flat).toContain('Which powers go together is auctioned');
  });
});

describe('how far each player is', () => {
  it('is told by player and by continent, in LIST and after each fall: enough centers in all is not yet a win', async () => {
    const game = await table();
    const all = 'Lon, Edi, Dub, Mos, Kon, Mad, Nap, Stk, Ven, War, Wlc';
    const canada = 'Hfx, Mon, Ken, Mai, Mwk, NOl, Oza';
    await game.confirm('gm', await game.ask('gm', `setup\ncenters britain: ${all}\ncenters canada: ${canada}\nend`));
    const list = (await game.ask('fra', 'LIST war')).flat;
    expect(list).toContain(
      'Centers by player: 18 of 45 centers of one player win, 12 of them in Europe or North America.',
    );
    expect(list).toMatch(/British Empire: +18: 11 in Europe, 7 in North America; 1 more in Europe to win\./);
    expect(list).toMatch(/French Empire: +5: 5 in Europe, 0 in North America|French Empire: +5: 5 in Europe;/);
    await game.write('gm', 'process S1811M');
    await game.write('gm', 'process F1811M');
    const results = game.last('fra', /F1811M results/).flat;
    expect(results).toMatch(/British Empire: +18: 11 in Europe, 7 in North America; 1 more in Europe to win\./);
    expect(game.mails('fra').some(({ subject }) => /over/.test(subject))).toBe(false);
  });
});

describe('two victories at once', () => {
  it('of one player on each continent: both win, and everybody is told so', async () => {
    const game = await table();
    const europe = 'Ams, Brc, Bud, Cad, Chr, Cop, Dre, Dub, Edi, Fra, Kon, Lon, Mad, Mos, Nap, Par, Smo, Stk';
    const america = 'Bst, Btm, Chl, Cng, Hav, Hfx, Ken, Mai, Mex, Mon, Mwk, NOl, NYC, Oza, Phi, Rup, Sav, Tex';
    const others = ['britain', 'canada', 'austria', 'denmark', 'russia', 'new spain', 'cherokee', 'shawnee'];
    const cleared = others.flatMap((power) => [`${power}:`, `centers ${power}:`]);
    const lines = [...cleared, 'austria: A Vie', 'centers austria: Vie', `centers france: ${europe}`];
    await game.confirm(
      'gm',
      await game.ask('gm', ['setup', ...lines, `centers republican: ${america}`, 'end'].join('\n')),
    );
    await game.write('gm', 'process S1811M');
    await game.write('gm', 'process F1811M');
    const both = 'French Empire and United States of America';
    const told = (who: string) => game.last(who, /F1811M results/).flat;
    for (const who of ['fra', 'usa'])
      expect(told(who)).toContain(`You win: ${both} win together (1812 Overture, clause 15).`);
    for (const who of ['aus', 'gm']) expect(told(who)).toContain(`${both} win together (1812 Overture, clause 15).`);
    expect(game.last('fra', /F1811M results/).flat).toContain('enough to win');
  });
});

describe('refusals name the rule and whom it concerns', () => {
  it('of convoys to the other continent', async () => {
    const game = await table('set seats Austria + Shawnee, Denmark-Norway + New Spain, Russia + Cherokee');
    const lines = 'canada: A Hfx, F GuS, F NAD\nshawnee: A NYC, F AzC, F PoC\nfederalist: F Bst';
    await game.confirm('gm', await game.ask('gm', `setup\n${lines}\nend`));
    const british = (await game.ask('bri', 'A Hfx - Edi')).flat;
    expect(british).toContain(
      'The army in Halifax may not be carried to Edinburgh: armies cross to Europe only to a center that their own power, Canada, owns there, or to a place next to one',
    );
    const shawnee = (await game.ask('aus', 'A NYC - Por')).flat;
    expect(shawnee).toContain('armies of Shawnee are never carried to Europe (1812 Overture, clause 7).');
  });

  it('of builds: where, what and how many', async () => {
    const game = await table();
    await game.write('gm', 'process S1811M');
    const centers =
      'france: F Par, A Brc\ncenters rhine: Fra, Dre, Ams, War, Kon\ncenters france: Par, Brc\nrhine: A Boh';
    await game.confirm('gm', await game.ask('gm', `setup\n${centers}\nend`));
    await game.write('gm', 'process F1811M');
    const { flat } = await game.ask('fra', 'build A Ams, A War, A Dre, F Kon');
    expect(flat).toMatch(
      /cannot build in Amsterdam: Rhine Confederation builds only in .*Frankfurt.*as far as it owns them\./,
    );
    expect(flat).toContain("'build F Kon' is one too many. A power builds at most 2 in one adjustment phase.");
  });
});

describe('builds of two powers of one player', () => {
  it('count for the owner of the center, and whoever wrote them below the other name is told', async () => {
    const game = await table();
    const board = ['britain: A Edi', 'canada: A Hfx', 'centers britain: Lon, Edi, Dub', 'centers canada: Hfx, Mon'];
    await game.write('gm', 'process S1811M');
    await game.confirm('gm', await game.ask('gm', ['setup', ...board, 'end'].join('\n')));
    await game.write('gm', 'process F1811M');
    const { flat } = await game.ask('bri', 'Britain\nbuild F Lon\nbuild A Mon');
    expect(flat).toContain("build A Mon: Montreal belongs to Canada: this build is Canada's.");
    expect(flat).toContain('Britain: Builds a fleet in London.');
    expect(flat).toContain('Canada: Builds an army in Montreal.');
    expect((await game.ask('bri', 'Canada\nbuild A Mon\nBritain\nbuild F Lon')).flat).not.toContain('belongs to');
  });
});
