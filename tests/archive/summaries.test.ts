/** Summaries that judges wrote about their games, in the shapes that nJudge and DPjudge gave them: all that they tell is kept. */

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSummary } from '../../engine/archive/old-games/read-summary.ts';
import {
  formatSummary,
  readSummaryDocument,
  type SummaryDocument,
  sealSummary,
} from '../../engine/archive/old-games/summary-document.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import { countCentersByYear } from '../../engine/scoring/centers.ts';
import { personId, rowsOf } from '../../engine/vocabulary.ts';
import { countGames } from '../../infra/tools/archive/archive-stats.ts';
import { importGames } from '../../infra/tools/archive/import-archives.ts';
import { finishedOf, hasWords, keptFrom, listArchive } from '../../infra/tools/archive/list-archives.ts';
import { OUTLINE_SCHEMA } from '../../infra/tools/archive/published-schemas.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { centerCounts, centerGrid, outcomeLines, summaryHead } from '../../templates/classic/summary.ts';
import { standard } from '../boards.ts';
import { scratchFolder } from '../local/scratch.ts';
import { allTold } from '../told.ts';
import { GAMES, realGame } from './games.ts';

const folder = scratchFolder();

/** As nJudge wrote them about 1999. Names, words and years are made up. */
const NJUDGE = `Summary of game 'marne' through F1904B.

  Master:        Grete Meister      gm@example.org
  Austria:       Anton Adler        anton@example.org
   from S1902M:  Bea Bauer          bea@example.org,bea@example.net
  England:       Enid  Ash          enid@example.org
  France:        Frank Fuchs        frank@example.org
  Germany:                          gerd@example.org
  Italy:         Ida Imhof          ida@example.org
  Russia:        Rosa Rot           rosa@example.org
  Turkey:        Tom Tal            tom@example.org


Game parameters are/were as follows:
  Move    clock 1410 min 12.00 next  72.00 grace 168.00 delay 0.50 days -MTWTF-
  Retreat clock   -1 min  0.00 next  24.00 grace  72.00 delay 0.50 days SMTWTFS
  Access:  Any-site, Level: Any, Moderated, Dedication: -10.
  Variant: Standard, Gunboat.
  Flags:   NoNMR, NoList, NoProxy, DIAS, Famine,
           Special.
  Press:   White, Partial Allowed, No Fake.
  Winning Centers: 18.
  Judge: CHAN.

Game Started: Fri Jul 30 17:52:16 1999
Draw declared: Mon Mar  6 01:02:03 2000
Irregular: X

The game was declared a draw between England, France,
Germany and Turkey.

Please be kind to each other.
  Two spaces before this one.

Historical Supply Center Summary
--------------------------------
    Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
1901 I I I I E E E F F F F F . G G G G G . E R R R R T T T T . A A A A I
1902 I I I I E E E F F F F F G G G G G G G E E R R R T T T T T I A A A A


History of Supply Center Counts
-------------------------------
Power    1900 '01 '02                               Player
Austria     3   4 \\                                 Anton Adler
                    4                               Bea Bauer
England     3   4   5                               Enid  Ash
France      3   5   5                               Frank Fuchs
Germany     3   5   7&                              Gerd
Italy       3   5   5                               Ida Imhof
Russia      4   4   3                               Rosa Rot
Turkey      3   4   5                               Tom Tal
Index:     10  19  24

& = 2 unused builds.

Index is the sum of squares of the number of supply centers divided by the
number of players.  It is a measure of how far the game has progressed.
`;

/** As DPjudge wrote them. */
const DPJUDGE = `Summary of game 'quick' through A1465R.

  Master:         Real Time Meister      master@example.org
  Burgundy:       Bert Burg              bert@example.org
  England:        Emma Eng               emma@example.org
  France:         Fred Fra               fred@example.org

The parameters for 'quick' were as follows:
  Variant:  Hundred, No DIAS, Gunboat.
  Timing:   Days SMTWTFS Next 4M
  Judge:    USDP.

Game started: 15 June 2002
Game ended:   16 June 2002

The game was won by France.


Historical Supply Center Summary
--------------------------------
    Brt Can Dau
Year  Cal Cas
1430 E B F . F
1440 F B F E F

History of Supply Center Counts
-------------------------------
Power     1430 '40
Burgundy     1   1
England      1   1
France       2   3
`;

/** As the oldest judges wrote them: no parameters, no tables, at times not even who played what. */
const OLD = `Summary of game 'may' through F1906R.
   from S1904M: Randy Rain                           randy@example.org
   from S1906M: Maria Mai                            maria@example.org
  Variant: Youngstown.
  Judge: USWI.
The game was won by Eng-Japan.
`;

const board = (words: string) => (/^standard$/i.test(words) ? standard : null);
const read = (text: string) => {
  const { body, disagreements, ...rest } = readSummary(text.trimEnd().split('\n'), 1, board);
  return { ...rest, body: { ...body, disagreements: allTold<readonly unknown[]>(disagreements).map(String) } };
};

describe('a summary', () => {
  it('of nJudge is read whole: seats with who came after, settings, dates, ending, owners, counts, the master’s words', () => {
    const { body, unread } = read(NJUDGE);
    expect(unread).toEqual([]);
    expect(body).toMatchObject({
      name: 'marne',
      judge: 'CHAN',
      through: 'F1904B',
      variant: { id: 'standard', name: 'Standard', options: ['Gunboat'] },
      started: '1999-07-30T17:52:16',
      ended: '2000-03-06T01:02:03',
      masters: ['Grete Meister'],
      outcome: { kind: 'drawn', powers: ['England', 'France', 'Germany', 'Turkey'] },
      disagreements: [],
    });
    expect(body.powers.slice(0, 4)).toEqual([
      {
        power: 'Austria',
        players: [
          { name: 'Anton Adler', from: null },
          { name: 'Bea Bauer', from: 'S1902M' },
        ],
      },
      { power: 'England', players: [{ name: 'Enid Ash', from: null }] },
      { power: 'France', players: [{ name: 'Frank Fuchs', from: null }] },
      { power: 'Germany', players: [{ name: 'Gerd', from: null }] },
    ]);
    expect(body.settings).toMatchObject({
      'Move clock': '1410 min 12.00 next  72.00 grace 168.00 delay 0.50 days -MTWTF-',
      Flags: 'NoNMR, NoList, NoProxy, DIAS, Famine, Special.',
      Irregular: 'X',
    });
    expect(body.remarks).toEqual(['Please be kind to each other.', '  Two spaces before this one.']);
    expect(body.years.map(({ year }) => year)).toEqual([1900, 1901, 1902]);
    const last = body.years[2]!;
    expect([last.owners?.['Bud'], last.owners?.['Gre'], last.owners?.['Tri'], body.years[0]?.owners?.['Tun']]).toEqual([
      'Austria',
      'Italy',
      'Austria',
      null,
    ]);
    expect([last.counts?.['Austria'], last.counts?.['Germany'], last.unused]).toEqual([4, 7, { Germany: 2 }]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('of DPjudge and of the oldest judges is read', () => {
    expect(read(DPJUDGE).body).toMatchObject({
      variant: { id: null, name: 'Hundred', options: ['No DIAS', 'Gunboat'] },
      started: '2002-06-15',
      ended: '2002-06-16',
      outcome: { kind: 'won', powers: ['France'] },
      years: [
        { year: 1430, owners: { Brt: 'England', Cal: 'Burgundy', Can: 'France', Cas: null, Dau: 'France' } },
        { year: 1440, counts: { Burgundy: 1, England: 1, France: 3 } },
      ],
      disagreements: [],
    });
    expect(read(OLD).body).toMatchObject({
      judge: 'USWI',
      powers: [],
      players: [
        { name: 'Randy Rain', from: 'S1904M' },
        { name: 'Maria Mai', from: 'S1906M' },
      ],
      outcome: { kind: 'won', powers: ['Eng-Japan'] },
    });
  });

  it.each([NJUDGE, DPJUDGE, OLD])('in capitals tells the same, and nothing of it is left unread: %#', (text) => {
    const { body, unread, furniture } = read(text);
    const capitals = read(text.toUpperCase());
    expect(capitals).toMatchObject({ unread, furniture });
    expect(Object.keys(capitals.body.settings)).toEqual(Object.keys(body.settings));
    expect(capitals.body.outcome?.kind).toBe(body.outcome?.kind);
    expect(JSON.stringify(capitals.body).toUpperCase()).toBe(JSON.stringify(body).toUpperCase());
  });

  it('in which two powers begin alike has its letters told by the counts', () => {
    const text = DPJUDGE.replaceAll('England', 'Finland')
      .replace('E B F . F', 'X B F . F')
      .replace('F B F E F', 'F B F X F');
    expect(read(text).body.years[0]?.owners).toMatchObject({ Brt: 'Finland', Can: 'France' });
    // Without counts nobody can tell; the letter stays.
    const bare = text.slice(0, text.indexOf('History of'));
    expect(read(bare).body.years[0]?.owners).toMatchObject({ Brt: 'X', Can: 'F' });
  });

  it('that contradicts itself, or the map, is kept as it is, with the contradiction', () => {
    const wrong = NJUDGE.replace('France      3   5   5', 'France      3   5   6').replace(
      '1900 I I I .',
      '1900 I I A .',
    );
    expect(read(wrong).body.disagreements).toEqual([
      '1900: Austria owns 4 centers by the table of owners, 3 by that of counts.',
      '1900: Italy owns 2 centers by the table of owners, 3 by that of counts.',
      '1902: France owns 5 centers by the table of owners, 6 by that of counts.',
      "1900: Nap is Austria's; on the map of Standard it is ITALY's.",
    ]);
  });

  it.each([
    ['The game was conceded to Germany.', { kind: 'conceded', powers: ['Germany'] }],
    [
      'The game was declared a draw between England, France, and Turkey.',
      { kind: 'drawn', powers: ['England', 'France', 'Turkey'] },
    ],
    ['The game ended in a draw between England, and Italy.', { kind: 'drawn', powers: ['England', 'Italy'] }],
    ['The game has been abandoned.', { kind: 'terminated', powers: [] }],
    ["The game 'trip' has been declared a draw.", { kind: 'drawn', powers: [] }],
    ["The game 'trip' was drawn between England\nand Italy.", { kind: 'drawn', powers: ['England', 'Italy'] }],
    ['The game was won by F.', { kind: 'won', powers: ['France'] }],
  ])('ends: %s', (sentence, outcome) => {
    const text = NJUDGE.replace(/The game was declared[^.]*\./, sentence);
    expect(read(text).body.outcome).toEqual(outcome);
  });

  it.each([
    ['Game terminated:', 'terminated'],
    ['Spiel beendet:', 'terminated'],
    ['Draw declared:', 'drawn'],
    ['Concession declared:', 'conceded'],
    ['Game won:', 'won'],
  ])('without such a sentence as its date tells: %s', (line, kind) => {
    const text = NJUDGE.replace(/The game was declared[^.]*\./, '').replace('Draw declared:', line);
    expect(read(text).body).toMatchObject({
      outcome: { kind, powers: [] },
      ended: expect.stringContaining('2000-03-06'),
    });
  });

  it('how a game ended is not known where only its day is told', () => {
    const text = NJUDGE.replace(/The game was declared[^.]*\./, '').replace('Draw declared:', 'Game ended:');
    expect(read(text).body.outcome).toBeNull();
  });
});

describe('what this judge writes as a summary', () => {
  it('is read back whole: seats, ending, owners and counts of every year', () => {
    const game = realGame(GAMES[0]!);
    const told = {
      ...game,
      powers: game.powers.map((power, n) => ({
        ...power,
        players: [{ player: personId(`p${n}`), from: game.phases[0]!.phase, to: null }],
      })),
      players: Object.fromEntries(game.powers.map((_, n) => [`p${n}`, { name: `Player ${'ABCDEFG'[n]}` }])),
      outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } satisfies GameOutcome,
    };
    const lines = [
      ...summaryHead(told, standard, '(hidden)'),
      '',
      ...outcomeLines(told, standard),
      '',
      ...centerGrid(told, standard),
      '',
      ...centerCounts(told, standard),
    ];
    const { body, unread } = read(lines.join('\n'));
    expect(unread).toEqual([]);
    expect(body.disagreements).toEqual([]);
    expect(body.name).toBe(game.name);
    expect(body.powers.map(({ power, players }) => [power, players.map(({ name }) => name)])).toEqual(
      game.powers.map(({ power }, n) => [
        `${power.slice(0, 1)}${power.slice(1).toLowerCase()}`,
        [`Player ${'ABCDEFG'[n]}`],
      ]),
    );
    expect(body.outcome).toEqual({ kind: 'drawn', powers: ['France', 'Turkey'] });
    const last = body.years.at(-1)!;
    const { centers } = countCentersByYear(standard.variant.calendar, game.phases).at(-1)!;
    expect(body.years.length).toBeGreaterThan(3);
    for (const [power, owned] of rowsOf(centers)) {
      const name = `${power.slice(0, 1)}${power.slice(1).toLowerCase()}`;
      expect([name, last.counts?.[name] ?? 0]).toEqual([name, owned.length]);
    }
  });
});

async function importing(paths: readonly string[], out: string) {
  const told: string[] = [];
  const into = join(folder, out);
  const imported = await importGames(paths, {
    folder: into,
    tell: (line) => told.push(line),
    all: false,
    now: Date.now(),
  });
  return { imported, told, into, names: readdirSync(into).sort() };
}

describe('an import of summaries', () => {
  const mail = (body: string) => `Status: RO\nFrom: judge@example.org\nDate: Mon, 6 Mar 2000 10:00:00 +0000\n\n${body}`;

  it('reads folders of single mails, packed files, archives of files and saved pages, in any character set', async () => {
    const box = join(folder, 'box', 'cur');
    mkdirSync(box, { recursive: true });
    writeFileSync(join(box, '952000.host:2,S'), mail(NJUDGE));
    writeFileSync(join(box, '952001.host:2,S'), mail(NJUDGE));
    // A name that is no UTF-8, as old archives hold them.
    writeFileSync(Buffer.from(`${box}/gr\xfcn`, 'latin1'), Buffer.from(OLD.replace('Maria', 'M\xe1ria'), 'latin1'));
    writeFileSync(join(folder, 'box', 'quick.gz'), gzipSync(DPJUDGE));
    writeFileSync(
      join(folder, 'box', 'more.zip'),
      zipSync({ 'sum/a.sum': Buffer.from(NJUDGE.replace("'marne'", "'aisne'")), 'sum/b.gif': Buffer.from([0, 1, 2]) }),
    );
    writeFileSync(
      join(folder, 'box', 'page.html'),
      `<html><body><pre>${DPJUDGE.replace("'quick'", "'slow'")}</pre></body></html>`,
    );
    writeFileSync(join(folder, 'box', 'broken.gz'), Buffer.from([0x1f, 0x8b, 8, 0, 0]));
    const { imported, told, names, into } = await importing([join(folder, 'box')], 'out');
    expect(names).toEqual(
      ['aisne.chan', 'marne.chan', 'may.uswi', 'quick.usdp', 'slow.usdp'].map((name) => `${name}.summary.json`),
    );
    expect(imported).toMatchObject({ games: 0, summaries: 5, faults: 1 });
    expect(imported.kinds.filter(({ counts }) => counts)).toEqual([expect.objectContaining({ count: 1 })]);
    expect(told).toEqual([expect.stringMatching(/broken\.gz: cannot be read further/)]);
    const may: SummaryDocument = JSON.parse(readFileSync(join(into, 'may.uswi.summary.json'), 'utf8'));
    expect(may.players?.[1]?.name).toBe('Mária Mai');
    expect(may.source).toBe('The summary of a judge (cur/grün).');
  });

  it('never writes over what is there', async () => {
    const file = join(folder, 'one.sum');
    writeFileSync(file, NJUDGE);
    await importing([file], 'twice');
    const again = await importing([file], 'twice');
    expect(again.names).toEqual(['marne.chan.summary.json']);
    writeFileSync(file, NJUDGE.replace('kind', 'good'));
    const other = await importing([file], 'twice');
    expect(other.names).toEqual(['marne.chan-2.summary.json', 'marne.chan.summary.json']);
    expect(other.told).toEqual([expect.stringMatching(/marne\.chan\.summary\.json is there already, and is another/)]);
  });

  it('of one game of which one is in capitals is one game, told as the other spells it, without contradictions', async () => {
    const file = join(folder, 'capitals.sum');
    const capitals = NJUDGE.replace(' Bea Bauer          bea@example.org,bea@example.net', ' Bea Bauer').toUpperCase();
    writeFileSync(file, `${NJUDGE.replace(/\n.*Bea Bauer.*(?=\n\s+E)/, '')}\n${capitals}`);
    const { names, into } = await importing([file], 'capitals');
    expect(names).toEqual(['marne.chan.summary.json']);
    const game: SummaryDocument = JSON.parse(readFileSync(join(into, names[0]!), 'utf8'));
    expect([game.witnesses?.length, game.contradictions]).toEqual([2, undefined]);
    expect(game.powers.map(({ power }) => power)).toEqual(read(NJUDGE).body.powers.map(({ power }) => power));
    expect(game.powers[0]!.players.map(({ name }) => name)).toEqual(['ANTON ADLER', 'BEA BAUER']);
  });

  it('goes round no circle of links, and tells what tells nothing', async () => {
    const box = join(folder, 'circle');
    mkdirSync(box);
    symlinkSync(box, join(box, 'again'));
    writeFileSync(join(box, 'a.sum'), NJUDGE);
    writeFileSync(join(box, 'b.sum'), "Summary of game 'leer' through F1904B.\n");
    writeFileSync(join(box, 'c.txt'), 'Dear all,\n\nSummary of game theory for beginners\n');
    const { imported, told, names } = await importing([box], 'circled');
    expect(names).toEqual(['marne.chan.summary.json']);
    expect(imported).toMatchObject({ summaries: 1, faults: 1 });
    expect(told.join('\n')).toContain("b.sum: line 1: a summary that tells nothing: Summary of game 'leer'");
  });

  it('lists, finds and counts them as whole games', async () => {
    const file = join(folder, 'two.sum');
    writeFileSync(file, `${NJUDGE}\n${DPJUDGE}\n${OLD}`);
    const { into, names } = await importing([file], 'counted');
    const kept = (name: string) => keptFrom(readFileSync(join(into, name), 'utf8'), name);
    const games = names.map((name) => listArchive(name, kept(name)));
    expect(games.filter((game) => hasWords(game, ['bea bauer'])).map(({ name }) => name)).toEqual(['marne']);
    expect(games.filter((game) => hasWords(game, ['won', 'usdp'])).map(({ name }) => name)).toEqual(['quick']);
    const { tally, faults } = await countGames(
      [into],
      { variant: 'standard', players: null, power: null, outcome: null },
      async () => {},
    );
    expect(faults).toEqual([]);
    expect(tally['standard']).toMatchObject({
      games: 1,
      draws: { 4: 1 },
      powers: { GERMANY: { drew: 1, centres: 7 }, RUSSIA: { survived: 1 } },
    });
    const old = finishedOf(kept('may.uswi.summary.json'));
    expect(old).toMatchObject({ variant: 'Youngstown', areCentresUnknown: true, outcome: { powers: ['ENG-JAPAN'] } });
  });
});

describe('the document of a summary', () => {
  const { body, text } = read(NJUDGE);
  const sealed = { ...body, source: 'A test.', sourceDigest: sha256(text) };

  it('is what its schema says, and carries a digest that finds any change', () => {
    const file = formatSummary(sealSummary(sealed, sha256));
    expect(readSummaryDocument(file, sha256)).toMatchObject({ document: { name: 'marne' } });
    expect(allTold(readSummaryDocument(file.replace('Anton Adler', 'Anton Alder'), sha256))).toEqual({
      faults: [
        expect.stringMatching(/^digest: told [0-9a-f]{64}, computed [0-9a-f]{64}: the summary has been changed\.$/),
      ],
    });
    expect(allTold(readSummaryDocument(file.replace('"version":1', '"version":2'), sha256))).toEqual({
      faults: [expect.stringContaining('version')],
    });
    expect(readSummaryDocument('{"format":"chancery-game"}', sha256)).toBeNull();
  });

  it('has its schema published', () => {
    const published = JSON.parse(readFileSync(new URL('../../docs/summary.schema.json', import.meta.url), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(OUTLINE_SCHEMA)));
  });
});
