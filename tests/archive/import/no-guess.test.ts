/**
 * What a source does not tell is not in the archive: no wider audience, no made-up time, power, year, owner or variant.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { readSummary } from '../../../engine/archive/old-games/read-summary.ts';
import { readResearchGame } from '../../../engine/archive/research/read-game.ts';
import { formatArchive } from '../../../engine/archive/seal.ts';
import { verifyArchive } from '../../../engine/archive/verify.ts';
import { countCentersByYear } from '../../../engine/scoring/centers.ts';
import { standard } from '../../boards.ts';
import { createRandom, type Random } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';
import { verifier } from '../games.ts';
import { importing } from '../importing.ts';
import { backstabbrPage, jdipGame, jdipPage, webDiplomacyPage } from './elsewhere-games.ts';
import { godipText, researchPage } from './recorded-elsewhere.ts';
import { ANCIENT, FOREIGN, GAME, HISTORY, RESEARCH, SUMMARY } from './sources.ts';

const NOW = Date.UTC(2026, 0, 1);
const said = (...messages: readonly object[]) => {
  const [first, ...rest] = FOREIGN.phases;
  const game = { ...FOREIGN, phases: [{ ...first, messages }, ...rest] };
  const read = readResearchGame(standard, game, null, NOW);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return { press: read.record.press ?? [], kinds: read.remarks.map(({ what }) => what.code) };
};
const MESSAGE = { sender: 'FRANCE', recipient: 'TURKEY', phase: 'S1901M', message: 'Secret.', time_sent: 0 };

describe('a message never reaches more than its source says', () => {
  it.each([
    ['TURKEY', ['TURKEY']],
    ['Turkey', ['TURKEY']],
    ['turkish', ['TURKEY']],
    ['TURKEY, ENGLAND', ['TURKEY', 'ENGLAND']],
    [
      ['TURKEY', 'ENGLAND'],
      ['TURKEY', 'ENGLAND'],
    ],
    ['Game Master', ['MASTER']],
    ['GLOBAL', 'all'],
    ['ALL', 'all'],
  ])('%j is %j', (recipient, to) => {
    expect(said({ ...MESSAGE, recipient }).press.map((each) => each.to)).toEqual([to]);
  });

  it.each([
    ['TURKEY, the sultan'],
    ['TURKEYS'],
    ['6'],
    [6],
    [''],
    [null],
    [[]],
    [['TURKEY', 7]],
    [{ name: 'TURKEY' }],
    ['nobody'],
    ['ALLIES'],
    ['Everyone but Russia'],
  ])('to %j it is left out, and counted', (recipient) => {
    expect(said({ ...MESSAGE, recipient })).toEqual({
      press: [],
      kinds: expect.arrayContaining(['archive/readers-unknown']),
    });
  });

  it.each(['all but Turkey', 'Turkey', 'friends'])('a broadcast to %s is none', async (readers) => {
    const found = /^Broadcast message from \w+/m;
    const { games, told } = await importing(
      HISTORY.replace(found, (head) => `${head} to ${readers}`),
      {
        all: true,
      },
    );
    expect(games[0]!.press.length).toBe((await importing(HISTORY)).games[0]!.press.length - 1);
    expect(told.join('\n')).toContain('a private message');
  });

  it.each([['Ghost'], [''], [null], [7]])('from %j it is left out, and is not grey press', (sender) => {
    expect(said({ ...MESSAGE, sender })).toEqual({
      press: [],
      kinds: expect.arrayContaining(['archive/writer-unknown']),
    });
  });
});

describe('a time is not made up', () => {
  it('of a number in another unit than microseconds', () => {
    const random = createRandom(88);
    const times = Array.from({ length: 2000 }, () => 10 ** random.below(19) * (1 + random.below(9)));
    const { press } = said(...times.map((time_sent) => ({ ...MESSAGE, time_sent })));
    expect(press).toHaveLength(times.length);
    const written = press.map(({ at }) => at).filter((at) => at !== null);
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((at) => !(at >= '1988-01-01' && at <= '2026-01-01T00:00:00.000Z'))).toEqual([]);
  });

  it.each([
    ['2026-13-01T00:00:00.000Z'],
    ['2026-02-30T00:00:00.000Z'],
    ['1970-01-01T00:00:00.000Z'],
    ['2199-01-01T00:00:00.000Z'],
    ['yesterday'],
  ])('of a date such as %j, which stands as it is written', (created) => {
    const read = readResearchGame(standard, { ...FOREIGN, created }, null, NOW);
    expect(read).toMatchObject({ record: { created: null, parameters: { created } } });
  });

  it('of a number for a date', () => {
    const read = readResearchGame(standard, { ...FOREIGN, created: 1_600_000_000 }, null, NOW);
    expect(read).toMatchObject({
      record: { created: null },
      remarks: expect.arrayContaining([
        expect.objectContaining({ what: { code: 'archive/field-unread', field: 'created' } }),
      ]),
    });
  });

  it('of a mail whose date does not tell its zone; with it, the same date stands', async () => {
    const dated = (zone: string) => HISTORY.replace(/^Date: .*$/m, `Date: Tue Mar 03 1998 10:00:00${zone}`);
    const bare = await importing(dated(''));
    expect(bare.told.join('\n')).toContain("'Tue Mar 03 1998 10:00:00' does not tell its zone: the time is left out");
    expect(bare.games[0]!.created).toBeNull();
    expect((await importing(dated(' EST'))).games[0]!.created).toBe('1998-03-03T15:00:00.000Z');
  });

  it.each([
    ['Thu, 01 Jan 1970 00:00:00 +0000'],
    ['Thu, 01 Jan 2099 00:00:00 +0000'],
    ['Wed, 31 Feb 1999 10:00:00 +0000'],
    ['29 Feb 1999 10:00:00 GMT'],
    ['Wed Jun 31 10:00:00 1999 +0000'],
    ['3/2/1999 10:00 GMT'],
    ['Wed, 3 Feb 1999 10:00:00 -9999'],
    ['Wed, 3 Feb 1999 10:00:00 +1530'],
  ])(
    'of a mail whose clock was wrong, a day or zone that there is not, or figures that are two days: %s',
    async (date) => {
      const sent = (at: string) => importing(HISTORY.replace(/^Date: .*$/m, `Date: ${at}`));
      const { games, told } = await sent(date);
      expect(told.join('\n')).toMatch(new RegExp(`'${date.replace('+', '\\+')}' .*: the time is left out`));
      expect(games[0]!.created).toBeNull();
      expect((await sent('Wed, 3 Feb 1999 23:30:00 -0500 (EST)')).games[0]!.created).toBe('1999-02-04T04:30:00.000Z');
    },
  );
});

it.each(['Date: yesterday', 'Date: Wed, 3 Feb 1999 10:00:00 XYZ'])(
  'a mail of a history has not the date of the one before it: %s',
  async (date) => {
    const dates = [...HISTORY.matchAll(/^Date: .*(?=\nSubject: .* Results$)/gm)];
    const last = dates.at(-1)!;
    const { games } = await importing(HISTORY.slice(0, last.index) + date + HISTORY.slice(last.index + last[0].length));
    expect(games[0]!.phases.at(-2)!.at).not.toBeNull();
    expect(games[0]!.phases.at(-1)!.at).toBeNull();
  },
);

it('of two endings that contradict each other the first is told as well; how a variant is played stands as written', async () => {
  const ending = "The game 'trip' was declared a draw between France and Turkey.";
  const { games, told } = await importing(
    `${HISTORY.replaceAll('Variant: Standard', 'Variant: Standard, Gunboat')}\n${ending}\nThe game was won by Italy.\n`,
  );
  expect(games[0]!).toMatchObject({
    outcome: { kind: 'won', powers: ['ITALY'] },
    parameters: { Variant: 'Standard, Gunboat' },
  });
  expect(told.join('\n')).toContain("another ending than before ('drawn FRANCE TURKEY')");
});

it.each([
  [
    "The game 'trip' has been declared a draw between France,\nItaly and\nTurkey.",
    'drawn',
    ['FRANCE', 'ITALY', 'TURKEY'],
  ],
  ["Game 'trip' was declared a draw between France & Turkey.", 'drawn', ['FRANCE', 'TURKEY']],
  ["The game 'trip' ended in a draw among France, Italy, and Turkey.", 'drawn', ['FRANCE', 'ITALY', 'TURKEY']],
  ["The game 'trip' has been conceded to Turkey.", 'conceded', ['TURKEY']],
  ["The game 'trip' has been won by\nTurkey.", 'won', ['TURKEY']],
  ["The game 'trip' has been terminated.", 'terminated', undefined],
  ["The game 'trip' has been terminated by the Master.", 'terminated', undefined],
  ["This game 'trip' has been abandoned.", 'terminated', undefined],
  ["Game 'trip' has been cancelled.", 'terminated', undefined],
])('a judge tells the end in one of many sentences: %j', async (sentence, kind, powers) => {
  const { games } = await importing(HISTORY.replace(/^The game was declared.*$/m, sentence));
  expect(games[0]!.outcome).toEqual(powers === undefined ? { kind } : { kind, powers });
  expect(games[0]!.status).toBe('finished');
});

it('a draw that names nobody ends the game, and who shared it stays open', async () => {
  const sentence = "The game 'trip' has been declared a draw.";
  const { games, told } = await importing(HISTORY.replace(/^The game was declared.*$/m, sentence));
  expect(games[0]!).toMatchObject({ status: 'finished', outcome: null });
  expect(told.join('\n')).toContain('told as a draw, and not between whom');
  const both = await importing(HISTORY.replace(/^(The game was declared.*)$/m, `$1\n\n${sentence}`));
  expect(both.games[0]!.outcome).toEqual({ kind: 'drawn', powers: ['FRANCE', 'TURKEY'] });
  expect(both.told.join('\n')).not.toContain('not between whom');
});

describe('of an ending', () => {
  it('a draw of one alone is none, in a summary and in mails', async () => {
    const cut = readSummary(
      SUMMARY.replace('between Austria\nand Turkey.', 'between Austria.').split('\n'),
      1,
      () => standard,
    );
    expect(cut.body.outcome).toEqual({ kind: 'drawn', powers: [] });
    expect(cut.unread).toEqual([expect.objectContaining({ why: { code: 'archive/drawn-by-one', power: 'Austria' } })]);
    const mails = await importing(
      HISTORY.replace(/declared a draw between France and Turkey/, 'declared a draw by Turkey'),
    );
    expect(mails.told.join('\n')).toContain("a draw of 'Turkey' alone is none");
    expect(mails.games[0]!.outcome).toBeNull();
    const twice = await importing(HISTORY.replace('draw between France and Turkey', 'draw between Turkey and Turkey'));
    expect(twice.games[0]!.outcome).toBeNull();
    const again = SUMMARY.replace('between Austria\nand Turkey.', 'between Austria\nand Austria.');
    expect(readSummary(again.split('\n'), 1, () => standard).body.outcome).toEqual({ kind: 'drawn', powers: [] });
    const outcome = { kind: 'drawn', powers: ['FRANCE', 'FRANCE'] };
    const line = readResearchGame(standard, { ...FOREIGN, outcome }, null, NOW);
    expect(line).toMatchObject({ record: { outcome: null } });
  });
});

it.each([
  ['between Austria\nand Turkey. Well played\nall.', ['Well played', 'all.']],
  ['between Austria and Tur=\nkey. The game ended in spring.', ['The game ended in spring.']],
  ['between\nAustria\nand\nTurkey.\nWell played.', ['Well played.']],
  ['between Austria\nand Turkey\nWell played\nall', ['Well played all']],
  ['between Austria\nand Turkey\nWell played. Thanks.', ['Well played.', 'Thanks.']],
  [
    'between Italy, Russia\nand France.\nThe game was declared a draw between Austria and Turkey.',
    ['The game was declared a draw between Italy, Russia and France.'],
  ],
])('a sentence ends at its full stop, and what stands behind it is no power: %j', (words, rest) => {
  const { body } = readSummary(SUMMARY.replace('between Austria\nand Turkey.', words).split('\n'), 1, () => standard);
  expect(body.outcome).toEqual({ kind: 'drawn', powers: ['Austria', 'Turkey'] });
  expect(body.remarks).toEqual(expect.arrayContaining(rest));
});

it('words that are no name are no power and nobody, and no mark of a table, nor what stands behind a judge, is lost', () => {
  const told = SUMMARY.replace('between Austria\nand Turkey.', 'between Austria (Jos) and Turkey in 1909.')
    .replace('Ida Imhof          ida@example.org', '*vacant*')
    .replace('Italy       3   5 ', 'Italy       3   5*')
    .replace('CHAN.', 'CHAN.  Shelf: 47.');
  const { judge, outcome, powers, settings, remarks } = readSummary(told.split('\n'), 1, () => standard).body;
  expect([judge, settings['Judge']]).toEqual(['CHAN', 'CHAN.  Shelf: 47.']);
  expect(outcome).toEqual({ kind: 'drawn', powers: [] });
  expect(powers[4]?.players).toEqual([{ name: 'Ida Imhof', from: null }]);
  for (const words of ['(Jos) and Turkey in 1909', '*vacant*', '5*']) expect(remarks.join('\n')).toContain(words);
});

it.each([
  ['Game Started: Wed Feb 31 17:52:16 1999', null],
  ['Game Started: Fri Jul 30 25:52:16 1999', null],
  ['Game Started: Fri Jul 30 17:52:16 0099', null],
  ['Game Started: Fri Jul 30 17:52:16 EDT 1999', '1999-07-30T17:52:16'],
  ['Game Started: Fri Jul 30 17:52:16 1999 (again)', '1999-07-30T17:52:16'],
  ['Game Started: 30 Jul 1999\nGame Started: 1 Aug 1999', '1999-07-30'],
  ['Game won: Mon Mar 6 01:02:03 2000', null],
])(
  'a day that there is not is none, and what a date says besides or otherwise stands as it is written: %s',
  (told, at) => {
    const { body } = readSummary(SUMMARY.replace(/^Game Started: .*$/m, told).split('\n'), 1, () => standard);
    expect([body.started, body.remarks]).toEqual([at, expect.arrayContaining([told.split('\n').at(-1)])]);
  },
);

it('years before Christ stay before Christ', () => {
  const { body } = readSummary(ANCIENT.split('\n'), 1, () => null);
  expect(body.years).toEqual([
    { year: 272, owners: { Ale: 'Egypt', Car: 'Carthage', Ath: null }, counts: { Carthage: 1, Egypt: 1 }, index: 1 },
    {
      year: 270,
      owners: { Ale: 'Egypt', Car: 'Carthage', Ath: 'Egypt' },
      counts: { Carthage: 1, Egypt: 2 },
      index: 2,
    },
  ]);
});

it('names are those of people: without addresses and codes of letters, and in no power where none is told', () => {
  const { body } = readSummary(SUMMARY.split('\n'), 1, () => standard);
  expect(body.masters).toEqual(['Grete M}ller']);
  expect(body.powers.slice(0, 4)).toEqual([
    {
      power: 'Austria',
      players: [
        { name: 'José Adler', from: null },
        { name: 'Bea Bauer', from: 'S1902M' },
      ],
    },
    { power: 'England', players: [{ name: 'Pekka Pietik{inen', from: null }] },
    { power: 'France', players: [{ name: 'Frank Fuchs', from: null }] },
    { power: 'Germany', players: [{ name: 'Gerd', from: null }] },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/example|@/);
  // Wherever a mail program broke an address, it is no part of a name.
  for (let at = 1; at < 'frank@example.org'.length; at++) {
    const broken = SUMMARY.replace(`        ${'frank@example.org'.slice(0, at)}`, '$&\n');
    expect(broken).not.toBe(SUMMARY);
    expect(readSummary(broken.split('\n'), 1, () => standard).body.powers).toEqual(body.powers);
  }
});

describe('a variant that the start contradicts', () => {
  it.each([
    ['a phase before its first', RESEARCH.replaceAll('1901', '1898'), 'begins in S1898M, before Standard does'],
    [
      'units that do not begin there',
      JSON.stringify(FOREIGN).replaceAll('A CON', 'A SMY').replace('"A LVP"', '"A YOR"'),
      'ENGLAND does not begin with A yor in Standard',
    ],
  ])('is not taken: %s', async (_, text, why) => {
    const { games, told } = await importing(text);
    expect(games).toEqual([]);
    expect(told.join('\n')).toContain(why);
  });

  it('is not the variant of an outline', () => {
    const other = readSummary(SUMMARY.replace('1900 I I I .', '1900 I I A .').split('\n'), 1, () => standard).body;
    expect(other.variant).toEqual({ id: null, name: 'Standard', options: ['Gunboat'] });
    const early = readSummary(SUMMARY.replaceAll('190', '188').split('\n'), 1, () => standard).body;
    expect(early.variant.id).toBeNull();
  });
});

describe('a page about a game', () => {
  const page = (variant: string, writer = 'France') => `Variant: ${variant}
Result: French solo
Results for Spring of 1901 in box
Movement

France: Army Paris -> Burgundy.

Press for Spring of 1901 in box
Movement

Broadcast message from ${writer}:
To all.
`;
  const read = (text: string, index: string | null) =>
    importing({ 'a.txt': text, ...(index === null ? {} : { 'b.txt': index }) }, { now: NOW });

  it('names the variant: results of another are not taken for Standard, whichever is read first', async () => {
    const [first, ...rest] = page('Goofy').split('\n');
    for (const [results, index] of [
      [page('Goofy'), null],
      [rest.slice(1).join('\n'), `${first}\n${rest[0]}\n`],
    ] as const) {
      const { games, told } = await read(results, index);
      expect(games).toEqual([]);
      expect(told.join('\n')).toContain("the variant 'Goofy' is not known here");
    }
    expect((await read(page('Standard'), null)).games.map(({ name }) => name)).toEqual(['box']);
  });

  it('a writer whose words are no name is nobody known, and no grey press', async () => {
    const { games, told } = await read(page('Standard', '3 wise men'), null);
    expect(games[0]!.press).toEqual([]);
    expect(told.join('\n')).toContain("a message from '3 wise men', who is nobody in this game, is left out");
  });
});

it("a unit that no page shows is not called an army: Backstabbr's support of nobody", async () => {
  const units = { France: { Par: 'A', Mar: 'A', Bre: 'F' } };
  const values = { units, orders: { France: { Par: { type: 'SUPPORT', from: 'Bur' }, Bre: { type: 'SWIM' } } } };
  const { games, told } = await importing(
    `<html><head><meta property="og:title" content="Two (Spring 1901)"></head><script>var unitsByPlayer = ${JSON.stringify(values.units)};\nvar orders = ${JSON.stringify(values.orders)};</script></html>`,
  );
  // The unit that was to support it stands where it stood.
  expect(games[0]!.phases[0]).toMatchObject({
    position: { units: { FRANCE: ['A par', 'A mar', 'F bre'] } },
    orders: {},
    told: {
      notes: [
        { order: null, notes: ['Army Par SUPPORT unknown unit at Bur.'] },
        { order: null },
        { order: null, notes: ['Fleet Bre SWIM.'] },
      ],
    },
  });
  expect(told.join('\n')).toMatch(
    /no unit in 'unknown unit at Bur'[\s\S]*no order that the classic judges write: France: Fleet Bre SWIM/,
  );
});

/** The mails of a history, each with its date, and of each the phase that it is about. */
const mails = HISTORY.split(/^(?=Date: )/m);
const phaseOf = (mail: string) => /^Subject: .* ([A-Z]\d{4}[A-Z]) Results$/m.exec(mail)?.[1] ?? null;

describe('whose the centers are', () => {
  it.each(['S1901M', 'F1901M', 'S1902M'])('is told after a gap at %s only where it is known', async (lost) => {
    const gap = mails.findIndex((mail) => phaseOf(mail) === lost);
    expect(gap).toBeGreaterThan(0);
    const { games } = await importing(mails.toSpliced(gap, 1).join(''));
    const { phases } = games[0]!;
    const after = phases.filter(({ phase }) => mails.findIndex((mail) => phaseOf(mail) === phase) > gap);
    const known = after.map(({ phase }) => {
      const between = mails.slice(
        gap + 1,
        mails.findIndex((mail) => phaseOf(mail) === phase),
      );
      // In spring no center changes hands.
      return lost.startsWith('S') || between.some((mail) => /^Ownership of supply centers/m.test(mail));
    });
    expect(after.length).toBeGreaterThan(0);
    expect(after.map(({ position }) => position.centers !== undefined)).toEqual(known);
  });

  it('is what phases of a record lead to, where they do not tell it, and nobody knows after a gap', async () => {
    const without = GAME.phases.map(({ position: { centers: _, ...board }, orders }) => ({
      game: 'trip',
      ...board,
      orders,
    }));
    const moves = without.filter(({ phase }) => phase.endsWith('M'));
    const whole = await importing(without.map((each) => JSON.stringify(each)).join('\n'));
    expect(whole.games[0]!.phases.map(({ position }) => position.centers)).toEqual(
      GAME.phases.map(({ position }) => position.centers),
    );
    const gap = await importing([moves[0], ...moves.slice(2)].map((each) => JSON.stringify(each)).join('\n'));
    expect(gap.games[0]!.phases.map(({ position }) => position.centers !== undefined)).toEqual([
      true,
      ...moves.slice(2).map(() => false),
    ]);
  });

  it("is as the old judge's table has it, and ours stands beside it", async () => {
    const table = /^Ownership of supply centers:\n\n([\s\S]*?)\n\n/m.exec(HISTORY)![1]!;
    const told = table.replace(/^(France: *)(\w+), /m, '$1');
    const { games } = await importing(HISTORY.replace(table, told));
    const phase = games[0]!.phases.find((each) => each.told?.centers !== undefined)!;
    expect(phase.told!.centers!['FRANCE']).toEqual(phase.resolution.centers['FRANCE']!.slice(1));
    const year = Number(phase.phase.slice(1, 5));
    const row = countCentersByYear(standard.variant.calendar, games[0]!.phases).find((each) => each.year === year);
    expect(row?.centers['FRANCE']).toEqual(phase.told!.centers!['FRANCE']);
    const next = games[0]!.phases[games[0]!.phases.indexOf(phase) + 1];
    expect(next?.position.centers?.['FRANCE']).toEqual(phase.told!.centers!['FRANCE']);
  });
});

describe('a game whose source does not name it', () => {
  const played = GAME.phases.slice(0, 2);
  const unnamed = [
    ["webDiplomacy's page", webDiplomacyPage(played, false).replace(/Long Game|gameID=7/g, '')],
    ["Backstabbr's page", backstabbrPage(played[0]!).replace('Long Game (', '(')],
    ["jDip's saved game", jdipGame(played, 'brief').replace('Long Game', 'Игра')],
    ["jDip's page", jdipPage(played[0]!)],
    ["godip's text", godipText(played)],
    ["a research group's page", researchPage(played)],
  ] as const;

  it.each(unnamed)('is never called by the folder in which others lie, but by its file: %s', async (_, text) => {
    for (const folder of ['all', 'all/marne', '.']) {
      const { games } = await importing({ [`${folder}/one.html`]: text, [`${folder}/two.html`]: text });
      expect(games.map(({ name }) => name.replace('.html', ''))).toEqual(['one', 'two']);
    }
  });

  it.each(unnamed.slice(0, 4))('is counted: %s', async (_, text) => {
    const { imported } = await importing({ 'all/one.html': text, 'all/two.html': text });
    const kind = 'a game whose source does not tell its name, which is that of the file';
    expect(imported.kinds.filter((each) => each.kind === kind)).toEqual([expect.objectContaining({ count: 2 })]);
  });
});

describe('what comes of any source', () => {
  const sound = (game: ArchiveDocument) =>
    verifyArchive(formatArchive(game), verifier).checks.filter(({ result }) => result === 'wrong');

  /** Pieces left out, said twice, or from elsewhere in the text. */
  function damagedText(text: string, random: Random): string {
    const at = random.below(text.length);
    const from = random.below(text.length);
    const piece = random.pick(['', '9', 'x', text.slice(from, from + random.below(200))]);
    return text.slice(0, at) + piece + text.slice(at + random.below(30));
  }

  /** Values in the place of others. */
  function damagedJson(text: string, random: Random): string {
    const isValue = (token: string) => !token.endsWith(':');
    const tokens = text.split(/("(?:[^"\\]|\\.)*":?|-?\d+)/);
    const values = tokens.flatMap((token, n) => (n % 2 === 1 && isValue(token) ? [n] : []));
    return tokens.with(random.pick(values), tokens[random.pick(values)]!).join('');
  }

  it.each([
    ['a history', HISTORY, damagedText],
    ['a line for research tools', RESEARCH, damagedJson],
    ['a game of a laboratory', JSON.stringify(FOREIGN), damagedJson],
  ])('is sound, however %s was damaged', async (_, text, damage) => {
    const random = createRandom(5);
    let written = 0;
    for (let n = 0; n < (IS_FULL ? 500 : 20); n++) {
      let damaged = text;
      for (let k = 0; k <= random.below(4); k++) damaged = damage(damaged, random);
      const { games } = await importing(damaged);
      for (const game of games) expect(sound(game)).toEqual([]);
      written += games.length;
    }
    expect(written).toBeGreaterThan(10);
  });
});
