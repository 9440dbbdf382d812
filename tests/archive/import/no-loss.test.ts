/**
 * No line and no field of a source is lost: what it says stands in the archive, or the report counts it by its kind.
 * @module-tag long
 */

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import { htmlToText } from '../../../lambdas/mail/html-text.ts';
import { standard } from '../../boards.ts';
import { describeWith } from '../../describe-with.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL, oneIn } from '../../some-of.ts';
import { LATER } from '../games.ts';
import { importing } from '../importing.ts';
import { backstabbrPage, jdipGame, jdipPage, webDiplomacyPage } from './elsewhere-games.ts';
import { godipText, researchPage, webDiplomacyJson } from './recorded-elsewhere.ts';
import { ANCIENT, FOREIGN, GAME, HISTORY, RESEARCH, SUMMARY } from './sources.ts';

/** All that an import tells of files: archives without their digests, and the report by kinds. */
async function traceOf(content: string, name = 'source.txt', encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string> {
  const { imported, games, outlines, folder } = await importing(Buffer.from(content, encoding), { name, now: LATER });
  const unread = Object.fromEntries(imported.kinds.map(({ kind, count }) => [kind, count]));
  const written = [...games, ...outlines].map((each) => ({
    ...each,
    digest: undefined,
    sourceDigest: undefined,
    sources: undefined,
  }));
  rmSync(folder, { recursive: true });
  return JSON.stringify([written, unread, imported.faults]);
}

/** Without a meaning of their own. */
const isBlank = (line: string) => /^\s*[-=]*\s*$/.test(line);

/** A mail as mail programs keep it, in two parts. */
const MAIL = `From judge@example.org Mon Feb 02 00:00:00 2026
Received: by example.org
From: Judge <judge@example.org>
To: Ann <ann@example.org>
Subject: CHAN:trip
Date: Mon, 02 Feb 2026 00:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

${HISTORY.split(/^Subject: /m)[2]!
  .split('\n')
  .slice(1, 30)
  .join('\n')}

--b
Content-Type: text/html

<p>The same</p>
--b--
`;

/** What a judge answers to LIST, twice, between two results. */
const LISTED = `:: Judge: CHAN  Game: trip  Variant: Standard

The parameters for 'trip' are as follows:
  Move    clock 1410 min 12.00 next  72.00 grace 168.00 delay 0.50 days -MTWTF-
  Press:   White, Partial Allowed.
  Flags:   NoNMR, NoList,
           DIAS.

The parameters for 'trip' are as follows:
  Press:   Grey.

Dear all, this is a letter
which has nothing to do with it.

${HISTORY.slice(HISTORY.indexOf(':: Judge'), HISTORY.indexOf('Date: ', HISTORY.indexOf('Movement results')))}`;

/** Of a page about a game that somebody made by hand. */
const PAGES = `Variant: Standard
GM: Grete
Result: French solo
Results for Spring of 1901 in trip
Movement

France: Army Paris -> Burgundy.
A remark of the page.

Press for Spring of 1901 in trip
Movement

Message from France to Turkey:
Hello
to you.

Message from France to the Moon:
Nobody reads this.

Message from 3 wise men to Turkey:
Nobody wrote this.
`;

describe.each([
  ['a history of a judge', HISTORY],
  ['a summary with the marks of old mail programs', SUMMARY],
  ['a summary of years before Christ', ANCIENT],
  ['a mail in several parts', MAIL],
  ['answers to LIST and a letter', LISTED],
  ['pages about a game', PAGES],
  ["godip's text", godipText(GAME.phases.slice(0, 3))],
])('%s', (_, text) => {
  it('leaves a trace of each line', async () => {
    const lines = text.split('\n');
    const whole = await traceOf(text);
    const lost: string[] = [];
    for (const [n, line] of lines.entries()) {
      // A message that is left out is counted as a whole. Without CHANCERY_FULL texts are looked at here and there.
      if (!IS_FULL && n % (lines.length > 100 ? 120 : 5) !== 0) continue;
      if (isBlank(line) || /^Nobody (?:reads|wrote) this/.test(line)) continue;
      const without = await traceOf([...lines.slice(0, n), ...lines.slice(n + 1)].join('\n'));
      if (without === whole) lost.push(line);
    }
    expect(lost).toEqual([]);
  });
});

const PLAYED = GAME.phases.slice(0, 4);
const [SPRING] = PLAYED;

describe.each([
  ["webDiplomacy's page", webDiplomacyPage(PLAYED, false), /<li>[^<]+<\/li>|<h4>.*?<\/h4>/g],
  ["Backstabbr's page", backstabbrPage(SPRING!), /"\w+":(?:"[^"]*"|\{[^{}]*\}),?|var (?!stage)\w+ = "[^"]*";\n/g],
  [
    "jDip's saved game",
    jdipGame(PLAYED, 'brief').replace(
      '</info>',
      '<player power="France"><nvp name="email" value="f@example.org"/></player></info>',
    ),
    /<(?:order|nvp|\w+Result)\b[^>]*>/g,
  ],
  ["jDip's page", jdipPage(SPRING!), /[^<>]+<br>/g],
  ["a research group's page", researchPage(PLAYED.slice(0, 2)), /<use .*?\/>|<p .*?<\/p>|'\w .*?<\/span>',?/gs],
])('%s', (_, page, part) => {
  it('leaves a trace of each part', async () => {
    const whole = await traceOf(page, 'page.html');
    const lost: string[] = [];
    for (const { 0: found, index } of oneIn(7, [...page.matchAll(part)])) {
      const without = page.slice(0, index) + page.slice(index + found.length);
      if ((await traceOf(without.replaceAll(',}', '}'), 'page.html')) === whole) lost.push(found);
    }
    expect(lost).toEqual([]);
    expect([...page.matchAll(part)].length).toBeGreaterThan(5);
  });
});

const ORDERED = JSON.stringify({
  ...{ game: 'trip', variant: 'standard', phase: 'S1902M', centers: {}, units: { FRANCE: ['A par', 'F bre'] } },
  orders: { FRANCE: ['A Paris - Burgundy', 'F bre - mao', 'A par H'] },
});
const BESIDE_ORDERS = /(?:gundy|mao)(?=")|"(?=A Paris|F bre -)/g;
const BEHIND_ORDERS = /(?:gundy|mao)(?=")/g;

const record = (place: RegExp, aside: string): [string, string, RegExp, string] => ['a record', ORDERED, place, aside];

it.each([
  ["godip's text", godipText(PLAYED.slice(0, 1)), /\n/g, 'Unheard of words\n'],
  ["webDiplomacy's page", webDiplomacyPage(PLAYED.slice(0, 1), false), /<\/li>/g, '<p>Unheard of words</p>'],
  ["Backstabbr's page", backstabbrPage(SPRING!), /\{(?="type")/g, '"unheard":"of",'],
  ["Backstabbr's page", backstabbrPage(SPRING!), /<\/script>/g, '<p>Unheard of words</p>'],
  ["jDip's saved game", jdipGame(PLAYED.slice(0, 1), 'brief'), /\/>/g, '<p of="it">Unheard</p>'],
  ["jDip's saved game", jdipGame(PLAYED.slice(0, 1), 'brief'), /"(?= (?:year|text|order)=)/g, ' of="words"'],
  ["jDip's page", jdipPage(SPRING!), /<br>/g, 'Unheard of words<br>'],
  ["a research group's page", researchPage(PLAYED.slice(0, 2)), /<\/?(?:span|svg|p)>/g, '<b>Unheard of words</b>'],
  ['a page about a game', PAGES, /(?<=from )(?=France)/g, 'Bo Lind as '],
  ...['please', '(thanks)', '[a note]'].map((aside) => record(BESIDE_ORDERS, ` ${aside} `)),
  ...['// as agreed', '-- hello', '% a note'].map((aside) => record(BEHIND_ORDERS, ` ${aside}`)),
])('in %s words that nobody expects leave a trace, wherever they stand', async (_, page, place, words) => {
  const name = page.startsWith('<') ? 'page.html' : 'page.txt';
  const whole = await traceOf(page, name);
  const all = [...page.matchAll(place)];
  const places = all.filter((_, n) => IS_FULL || n % Math.ceil(all.length / 4) === 0);
  expect(places.length).toBeGreaterThan(0);
  for (const { 0: found, index } of places) {
    const at = index + found.length;
    expect([at, (await traceOf(page.slice(0, at) + words + page.slice(at), name)) === whole]).toEqual([at, false]);
  }
});

/** The value with each leaf changed in turn, and without it. */
function* changed(
  value: unknown,
  path = '',
): Generator<readonly [path: string, others: readonly unknown[]], void, void> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const [at, others] of changed(inner, `${path}.${key}`)) {
        const copies = others.map((other) => {
          if (Array.isArray(value)) return value.toSpliced(Number(key), 1, ...(other === undefined ? [] : [other]));
          return { ...value, [key]: other };
        });
        yield [at, copies];
      }
    }
  } else if (typeof value === 'string') yield [path, [`${value}x`, undefined]];
  else if (typeof value === 'number') yield [path, [value + 1_000_000, undefined]];
  else if (typeof value === 'boolean') yield [path, [!value, undefined]];
}

describe.each([
  // Our own lines say some things twice: what is made again from units and owners, orders beside those as written, messages with `told`.
  [
    'a line of our own for research tools',
    JSON.parse(RESEARCH),
    IS_FULL ? 1 : 1280,
    /\.state\.|\.orders\.|\.results\.|(?:1\.messages\.3|2\.messages\.[01])\.(?:sender|recipient|phase|time_sent)$/,
  ],
  // Messages that are left out are counted as a whole.
  ['a game of a laboratory', FOREIGN, IS_FULL ? 1 : 3, /\.messages\.[12]\./],
  // What is left out there is no, none, or the unit that stands there; letters to one are counted as a whole.
  [
    "webDiplomacy's JSON",
    JSON.parse(webDiplomacyJson(PLAYED.slice(0, 2), false)),
    IS_FULL ? 1 : 84,
    /\.(?:viaConvoy|fromTerrID|toTerrID|retreating)$|\.orders\.\d+\.unitType$|\.messages\.1\./,
  ],
])('%s', (_, game, each, isTwice) => {
  it('leaves a trace of each field', async () => {
    const whole = await traceOf(JSON.stringify(game));
    const lost: string[] = [];
    for (const [n, [path, others]] of [...changed(game)].filter(([path]) => !isTwice.test(path)).entries()) {
      if (n % each !== 0) continue;
      const traces = await Promise.all(others.map((other) => traceOf(JSON.stringify(other))));
      if (traces.every((trace) => trace === whole)) lost.push(path);
    }
    expect(lost).toEqual([]);
  });
});

/** The paths in a value. */
function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[], void, void> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key]);
}

function withOther(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const inner = withOther(Object(value)[key], rest, other);
  return Array.isArray(value) ? value.toSpliced(Number(key), 1, inner) : { ...Object(value), [key]: inner };
}

it('a key that stands twice in one object is counted, wherever and however it is written', async () => {
  const text = JSON.stringify(FOREIGN);
  const whole = await traceOf(text);
  const lost = [...text.matchAll(/"(\w+)":/g)].filter((_, n) => IS_FULL || n % 50 === 0);
  expect(lost.length).toBeGreaterThan(1);
  for (const { 0: found, 1: key, index } of lost) {
    for (const written of [key!, `\\u00${key!.charCodeAt(0).toString(16)}${key!.slice(1)}`]) {
      const [games, unread] = JSON.parse(
        await traceOf(`${text.slice(0, index)}"${written}" : ["}"], ${text.slice(index)}`),
      );
      expect([found, unread]).toEqual([
        found,
        { ...JSON.parse(whole)[1], "the key '…' stands more than once in one object: only its last value is read": 1 },
      ]);
      expect(games).toHaveLength(1);
    }
  }
});

it('a number of more digits than ours have stands as it is written', async () => {
  const [game] = (await importing(JSON.stringify(FOREIGN).replace('"seed":12', '"seed":9007199254740993'))).games;
  expect(game?.parameters?.['metadata.seed']).toBe('9007199254740993');
});

it('a phase that stands twice in one game is counted, and there once', async () => {
  const ways = [FOREIGN.phases.toSpliced(1, 0, FOREIGN.phases[0]), [...FOREIGN.phases, FOREIGN.phases[0]]];
  const records = ['A par - bur', 'A par H'].map((order) => ORDERED.replace('A Paris - Burgundy', order));
  for (const text of [...ways.map((phases) => JSON.stringify({ ...FOREIGN, phases })), records.join('\n')]) {
    const [[game], unread] = JSON.parse(await traceOf(text));
    const told = game.phases.map(({ phase }: { phase: string }) => phase);
    expect(told).toEqual([...new Set(told)]);
    expect(Object.keys(unread).join('\n')).toMatch(/stands there twice|once more/);
    expect(game.press).toEqual([...new Map(game.press.map((each: object) => [JSON.stringify(each), each])).values()]);
  }
});

/** With fields of ours, and what other programs may put beside them. */
const MIXED = {
  ...FOREIGN,
  players: { FRANCE: 'Ann' },
  seats: { FRANCE: [{ name: 'Ann', from: 'S1901M' }] },
  outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] },
  phases: FOREIGN.phases.map((each) => {
    const retreats = { FRANCE: { 'A PAR': ['PIC'] } };
    return { ...each, state: { ...each.state, retreats }, at: '2026-02-01T00:00:00.000Z', skipped: [] };
  }),
};
const ANCIENT_MAP = { ...FOREIGN, map: 'ancmed' };
const WEB = JSON.parse(webDiplomacyJson(PLAYED.slice(0, 1), false), (key, value) =>
  /^(?:units|centers|orders)$/.test(key) ? value.slice(0, 3) : value,
);
const ODD = { turnText: 'Spring', standoffs: [{ terrID: 5 }], occupiedFrom: { 5: 6 }, generated: 1, version: 2 };

it.each([
  // What makes it no game or no phase, which is one kind, and parts of what is rejected, or passed over, as a whole.
  [
    'a game',
    MIXED,
    /^(?:id|map|phases)$|^(?:seats|outcome|players)\.|^phases\.\d+\.name$|\.retreats\.\w+\.|\.\d+$|\.messages\.(?:[12]\.|\d+\.(?:sender|recipient|message)$)/,
  ],
  ['a game on an unknown map', ANCIENT_MAP, /^(?:id|map|phases)$|^phases\.\d+(?:\.name)?$/],
  [
    "a game of webDiplomacy's",
    { ...WEB, ...ODD, phases: WEB.phases.map((each: object) => ({ ...each, turnText: 'Spring' })) },
    /^(?:gameID|variantID|phases)$|^phases\.\d+(?:\.turn|\.phase)?$|\.countryID$|\.(?:units|centers)\.\d\.(?:terrID|unitType)|\.messages\.(?:\d$|1\b|\d\.(?:from|to)CountryID)/,
  ],
])(
  'in %s no other value in the place of one, and no further field, is passed over in silence',
  async (_, game, isWhole) => {
    const lost: string[] = [];
    const whole = await traceOf(JSON.stringify(game));
    for (const [n, path] of [...pathsIn(game)].entries()) {
      const at = path.join('.');
      if (isWhole.test(at) || (!IS_FULL && n % 46 !== 0)) continue;
      const without = await traceOf(JSON.stringify(withOther(game, path, null)));
      for (const other of ['words', 7, ['words'], { words: 'words' }]) {
        if ((await traceOf(JSON.stringify(withOther(game, path, other)))) === without)
          lost.push(`${at}: ${JSON.stringify(other)}`);
      }
      const held = path.reduce<unknown>((value, key) => Object(value)[key], game);
      if (typeof held !== 'object' || held === null) continue;
      const more = Array.isArray(held) ? [...held, 'words'] : { ...held, words: 'words' };
      if ((await traceOf(JSON.stringify(withOther(game, path, more)))) === whole) lost.push(`${at}: one more`);
    }
    expect(lost).toEqual([]);
  },
);

it('a game comes back from its line for research tools as it was: who said what to whom, who played, what was told, and from where', async () => {
  const long = { ...GAME.press[0]!, body: 'Long. '.repeat(50_000) };
  const game = { ...GAME, press: [long, ...GAME.press] };
  const [[again]] = JSON.parse(await traceOf(`${formatResearchLine(game, standard)}\n`));
  const told = ({
    phases,
    press,
    players,
    powers,
    masters,
    source,
    sources,
    parameters,
    outcome,
    created,
  }: typeof game) => ({
    phases: phases.map((each) => ({
      ...each,
      orders: Object.entries(each.orders).filter(([, list]) => list.length > 0),
    })),
    press,
    people: powers.map(({ power, players: list }) => [
      power,
      list.map(({ player, from }) => [players[player]?.name, from]),
    ]),
    masters: masters.map((id) => players[id]?.name),
    ...{ source, sources, parameters, outcome, created },
  });
  expect(told({ sources: GAME.sources, ...again })).toEqual(told(game));
});

it('a message, an order and a phase that cannot be read cost themselves alone, and are counted', async () => {
  const [games, unread] = JSON.parse(await traceOf(JSON.stringify(FOREIGN)));
  expect(games[0].press.map(({ body }: { body: string }) => body)).toEqual(['Hello.', 'And you.']);
  expect(games[0].phases.map(({ phase }: { phase: string }) => phase)).toEqual(['S1901M', 'F1901M']);
  expect(games[0].phases[0].orders.FRANCE).toEqual(['A par - bur', 'F bre - mao']);
  expect(games[0].phases[0].told.notes).toContainEqual({ power: 'ENGLAND', order: null, notes: ['A LVP flies home'] });
  expect(unread).toMatchObject({
    "'…' cannot be read as an order": 1,
    "a message to '…', who cannot all be made out, is left out": 1,
    "a message from '…', who is nobody in this game, is left out": 1,
    "'…' is no time in microseconds: the time is left out": 1,
    'the archive has no place for the field phases[].logs': 1,
  });
});

/** A folder of real ones, which are no part of the project: a line of each is left out, wherever chance will have it. */
const REAL = process.env['CHANCERY_SOURCES'];
describeWith('sources', REAL !== undefined, 'real files', () => {
  it('leave a trace of any line', { timeout: 3_600_000 }, async () => {
    const random = createRandom(35);
    const files = readdirSync(REAL!, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const lost: string[] = [];
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name), 'latin1');
      // Of a page what it shows: its marks are none of its words.
      const text = /^\s*<[!h]/i.test(bytes) ? htmlToText(bytes, bytes.length + 1).text : bytes;
      const lines = text.split('\n');
      const n = random.below(lines.length);
      if (isBlank(lines[n]!) || text.length > 5_000_000) continue;
      const without = lines.toSpliced(n, 1).join('\n');
      const [whole, rest] = [await traceOf(text, name, 'latin1'), await traceOf(without, name, 'latin1')];
      if (whole === rest) lost.push(`${name}: ${lines[n]!.slice(0, 200)}`);
    }
    expect(lost).toEqual([]);
  });
});
