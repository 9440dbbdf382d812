/** The numbered clauses of each variant's rules: tested where it is said, cited by refusals and results, found by HELP. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { UnitType } from '../../../engine/board/variant.ts';
import { LANGUAGES } from '../../../engine/messages/languages.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { clausesOfUnit } from '../../../engine/rules/clauses.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { type Power, placeOfUnit, rowsOf } from '../../../engine/vocabulary.ts';
import { busyPhase } from '../../../infra/tools/maps/busy.ts';
import { clausesPage } from '../../../infra/tools/variants/clauses-page.ts';
import { drawnFiles } from '../../../lambdas/adapters/publish/drawn-files.ts';
import { loadHelp } from '../../../lambdas/adapters/publish/help.ts';
import { clauseCases, clauseOnBoard } from '../../../lambdas/adapters/variants/clause-cases.ts';
import { asText } from '../../../templates/layout/as-text.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { toldToOwner } from '../../../templates/locales/explained.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { outcomeInWords } from '../../../templates/locales/outcome.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';
import { helpBlocks } from '../../../templates/mail/kinds/account/help.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { escapeText, idOf } from '../../../templates/map/svg.ts';
import { loadMarkdown } from '../../../templates/markup/markdown.ts';
import { filledIn, partOnTopic } from '../../../templates/variants/game-texts.ts';
import { specialLines } from '../../../templates/variants/special-rules.ts';
import { boardOf } from '../../boards.ts';
import { readMail } from '../../language/mails.ts';
import { VARIANTS } from '../../letters/variants.ts';
import { geographyOf } from '../../map/maps.ts';
import { IS_FULL, oneIn } from '../../some-of.ts';

await loadMarkdown();
const figuresIn = (text: string) => text.match(/\d+/g)?.sort();
const help = loadHelp();
const told = (topic: string, id: string) =>
  asText(helpBlocks(help, topic, { board: boardOf(id), position: startingPosition(boardOf(id)) })).replace(/\s+/g, ' ');

it.each(VARIANTS)('HELP finds the words of the rulebook in %s, in each language', async (id) => {
  const WORDS = {
    en: [
      'standoff',
      'cut support',
      'beleaguered garrison',
      'via convoy',
      'supply center',
      'dislodged',
      'builds',
      'impassable',
    ],
    de: ['Patt', 'Unterstützung abschneiden', 'über Konvoi', 'Versorgungszentrum', 'vertrieben', 'Aufbau', 'gesperrt'],
    fr: ['égalité', 'couper un soutien', 'via convoi', 'centres', 'délogée', 'construction', 'fermé'],
  };
  for (const language of LANGUAGES) {
    const board = boardIn(boardOf(id), language);
    const found = inLanguage(await loadLanguage(language), () =>
      WORDS[language].map((word) => partOnTopic(board, word)),
    );
    expect([language, found.indexOf(null)]).toEqual([language, -1]);
  }
});

it.each(VARIANTS)(
  'HELP on a rule of other variants never leaves out what %s has instead, in each language',
  { tags: ['long'] },
  async (id) => {
    const [missing, phrases] = [
      { en: ['ice', 'barrier'], de: ['Eis', 'Barriere'], fr: ['glace', 'barrière'] },
      {
        en: ['build anywhere', 'hold a center', 'two coasts', 'circular movement'],
        de: ['überall bauen', 'Zentrum halten'],
        fr: ['construire partout', 'garder un centre', 'hiver'],
      },
    ];
    for (const language of LANGUAGES) {
      const board = boardIn(boardOf(id), language);
      const speech = await loadLanguage(language);
      inLanguage(speech, () => {
        const own = specialLines(board)[0] ?? '';
        const words = VARIANTS.flatMap((other) => boardIn(boardOf(other), language).variant.clauses ?? []).flatMap(
          (clause) => clause.words ?? [],
        );
        for (const word of [...missing[language], ...oneIn(8, [...new Set(words)])]) {
          const answer = told(word, id);
          const isNone = answer.includes(speech.mail.help.none(word));
          expect([word, isNone && !answer.includes(own.replace(/\s+/g, ' '))]).toEqual([word, false]);
        }
        const unknown = phrases[language].filter((each) => told(each, id).includes(speech.mail.help.none(each)));
        expect(unknown).toEqual([]);
      });
    }
  },
);

describe.each(VARIANTS.filter((id) => id !== 'standard'))('%s', (id) => {
  const { clauses = [] } = boardOf(id).variant;

  it('its document ends with them (vitest -u writes it)', async () => {
    const path = `../../../variants/${id}/README.md`;
    const readme = readFileSync(new URL(path, import.meta.url), 'utf8');
    await expect(clausesPage(readme, { id, clauses })).toMatchFileSnapshot(path);
  });

  it('each has a number of its own, and the test that it names', () => {
    expect(clauses.length).toBeGreaterThan(5);
    expect(new Set(clauses.map(({ id: number }) => number)).size).toBe(clauses.length);
    const folder = new URL(`../${id}/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => /^(?:rules|mail)\.test\.ts$/.test(name));
    const tests = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
    // That all else is as in the standard game is what every other test shows.
    const special = clauses.filter(({ text }) => !text.startsWith('The standard rules hold'));
    expect(special.filter(({ test }) => test === undefined || !tests.includes(test))).toEqual([]);
  });

  it('each is shown on the board, where what it says comes about', () => {
    const cases = clauseCases(id);
    expect(cases.map(({ clause }) => clause)).toEqual(
      clauses.filter(({ text }) => !text.startsWith('The standard rules hold')).map(({ id: number }) => number),
    );
    for (const one of cases) {
      const { resolution } = clauseOnBoard(boardOf(id), one);
      const { shows = {}, winner = null } = one;
      const came = (order: string) => resolution!.orders.find((each) => each.order === order)?.result;
      expect([one.clause, Object.keys(shows).map(came)]).toEqual([one.clause, Object.values(shows)]);
      expect(resolution?.winner ?? null).toEqual(winner);
    }
  });

  it('its picture has the units and orders of that case', async () => {
    const files = drawnFiles(
      { put: async () => {}, get: async () => null },
      { board: boardOf, geography: ({ id: of }) => geographyOf(of), fonts: '' },
    );
    for (const one of IS_FULL ? clauseCases(id) : clauseCases(id).slice(3, 5)) {
      const svg = Buffer.from((await files.get(`variants/${id}/map-de-clause-${one.clause}-dark.svg`))!).toString();
      const { position, resolution } = clauseOnBoard(boardOf(id), one);
      const counters = [...svg.matchAll(/<g id="m-unit-/g)].length;
      const standing = Object.values(position.units).flat().length;
      const built = (resolution?.orders ?? []).filter(
        ({ order, result }) => /^build/.test(order) && result === 'succeeds',
      );
      expect([one.clause, counters]).toEqual([one.clause, standing + built.length]);
      if (position.phase.endsWith('M') && one.orders !== undefined) expect(svg).toContain('<g id="m-order-');
    }
    expect(await files.get(`variants/${id}/map-clause-99.svg`)).toBeNull();
  });

  it('they stand in German and French too, with the same numbers, GET RULES has them all, and so does what a border rests on', async () => {
    for (const code of ['de', 'fr'] as const) {
      const board = boardIn(boardOf(id), code);
      const language = await loadLanguage(code);
      const rules = inLanguage(language, () => filledIn('{{rules}}', board));
      for (const [n, clause] of gameRules(board).clauses.entries()) {
        const { text } = clauses[n]!;
        expect(clause.text, text).not.toBe(text);
        expect(figuresIn(clause.text), text).toEqual(figuresIn(text));
        expect(rules).toContain(`${clause.id}. ${clause.text}`);
      }
      const { standings = {} } = boardOf(id).translations!.find((each) => each.language === code)!;
      for (const kind of ['army', 'fleet'] as const)
        for (const ends of boardOf(id).variant.adjacency[kind])
          expect(Object.values(standings)).toContain(inLanguage(language, () => help.standing?.(id, kind, ends)));
    }
  });

  it('HELP finds it by its number and by each of its words', () => {
    for (const { id: number, text, words = [] } of clauses)
      for (const topic of [`clause ${number}`, number, ...words]) expect(told(topic, id)).toContain(text);
  });
});

it.each([
  ['en', 'double win', '1812-overture', '15'],
  ['en', 'nine tenths', 'eckert-napoleonic', '7'],
  ['en', 'armies only', 'consolidation-1865', '2'],
  ['de', 'Doppelsieg', '1812-overture', '15'],
  ['de', 'nur Armeen', '1812-overture', '5'],
  ['de', 'neun Zehntel', 'eckert-napoleonic', '7'],
  ['fr', 'victoire double', '1812-overture', '15'],
  ['fr', 'neuf dixièmes', 'eckert-napoleonic', '7'],
  ['fr', 'detroit', 'octarine', '5'],
  ['de', 'Meerenge', 'octarine', '5'],
  ['de', 'einstimmig', 'octarine', '12'],
  ['fr', 'détroit', 'octarine', '5'],
  ['fr', 'canaux', '1812-overture', '9'],
] as const)('HELP finds it in %s by a word that it is written in: %s', async (code, word, id, number) => {
  const board = boardIn(boardOf(id), code);
  const blocks = inLanguage(await loadLanguage(code), () =>
    asText(helpBlocks(help, word, { board: boardOf(id), position: startingPosition(board) })),
  );
  const { text } = gameRules(board).clauses.find((each) => each.id === number)!;
  expect(blocks.replace(/\s+/g, ' ')).toContain(text.slice(0, 40));
});

/** Lines that a rule of the variant forbids, with the clause. */
const REFUSED = [
  ['octarine', 'F1M', 'AGATEAN EMPIRE', ['F pel'], 'F pel - wwo', '5'],
  ['octarine', 'S1M', 'OGGLAND', ['A lig'], 'A lig - ctk', '5'],
  ['octarine', 'S1M', 'OGGLAND', ['A lla'], 'A lla - dje', '6'],
  ['1812-overture', 'S1811M', 'BRITAIN', ['A edi'], 'A edi - hfx via nad', '6'],
  ['1812-overture', 'W1811A', 'CHEROKEE', [], 'build F sav', '5'],
  ['consolidation-1865', 'S1865M', 'PRUSSIA', ['A wes'], 'IP 1 han - hes', '6'],
] as const;

it('a victory cites the clause by which it was won', () => {
  const won = (id: string, powers: readonly Power[]) => outcomeInWords(boardOf(id), { kind: 'won', powers });
  expect(won('octarine', ['KLATCH'])).toMatch(/\(Octarine, clause 11\)\.$/);
  expect(won('1812-overture', ['FRENCH EMPIRE'])).toMatch(/clause 14\)\.$/);
  expect(won('1812-overture', ['FRENCH EMPIRE', 'BRITISH EMPIRE'])).toMatch(/clause 15\)\.$/);
  expect(won('standard', ['FRANCE'])).not.toContain('clause');
});

describe('a refusal cites its clause', () => {
  it.each(REFUSED)('%s %s: %s %j %s', async (id, phase, power, units, line, number) => {
    const start = startingPosition(boardOf(id));
    const place = line.split(' ').at(-1)!;
    const position = {
      ...start,
      phase: phase as typeof start.phase,
      units: { ...start.units, [power]: [...units] },
      // What is built stands in a center of its power's.
      centers: line.startsWith('build') ? { [power]: [place] } : start.centers,
    };
    const { items } = readMail(line, { board: boardOf(id), position, phase: position.phase, power: power as never });
    for (const code of ['en', 'de', 'fr'] as const) {
      const language = await loadLanguage(code);
      const board = boardIn(boardOf(id), code);
      const said = inLanguage(language, () =>
        items
          .map((item) => {
            const [message] = item.kind === 'error' ? [item.message] : item.kind === 'order' ? item.notes : [];
            return message === undefined ? '' : formatterFor({ board }).say(message);
          })
          .join(' '),
      );
      expect(said).toMatch(new RegExp(`\\(${board.variant.name}, (?:clause|Regel|règle) ${number}\\)\\.?$`));
    }
  });
});

it('a result cites its clause', () => {
  const board = boardOf('eckert-napoleonic');
  const start = startingPosition(board);
  const position = {
    ...start,
    phase: 'S1801M' as typeof start.phase,
    units: { ...start.units, PRUSSIA: ['A mun'], FRANCE: ['A bur', 'A ruh'] } as never,
  };
  const { orders } = adjudicate(
    board,
    position,
    { FRANCE: ['A bur - mun', 'A ruh S A bur - mun'], PRUSSIA: ['A mun H'] },
    { explain: true },
  );
  const dislodged = orders.find(({ power, order }) => power === 'PRUSSIA' && order.startsWith('A mun'))!;
  expect(toldToOwner(board, dislodged)).toContain("(Eckert's Napoleonic Diplomacy, clause 6).");
});

it('a unit has the clauses that bind it and not every other', () => {
  const ofUnit = (id: string, power: Power, type: UnitType, at: string) =>
    clausesOfUnit(boardOf(id), power, { type, at } as never).map(({ id: number }) => number);
  expect(ofUnit('octarine', 'AGATEAN EMPIRE', 'F', 'pel')).toEqual(['5']);
  expect(ofUnit('octarine', 'OGGLAND', 'A', 'lig')).toEqual(['5']);
  expect(ofUnit('octarine', 'OGGLAND', 'F', 'bro')).toEqual(['7']);
  expect(ofUnit('octarine', 'OGGLAND', 'A', 'skd')).toEqual([]);
  expect(ofUnit('octarine', 'MUNTAB', 'A', 'mun')).toEqual([]);
  expect(ofUnit('1812-overture', 'CHEROKEE', 'A', 'cng')).toContain('7');
  expect(ofUnit('eckert-napoleonic', 'TURKISH EMPIRE', 'A', 'syr')).toContain('7');
  expect(ofUnit('standard', 'FRANCE', 'F', 'bre')).toEqual([]);
});

it.each(VARIANTS)(
  'the map of %s has with no unit another clause than those that bind it, in any language',
  { tags: ['long'] },
  async (id) => {
    const { position, resolution } = busyPhase(boardOf(id), 'M');
    for (const code of LANGUAGES) {
      const board = boardIn(boardOf(id), code);
      const language = await loadLanguage(code);
      const svg = inLanguage(language, () => drawMap(mapViewOf(board.variant, position, resolution), geographyOf(id)));
      const titles = [...svg.matchAll(/<g id="(m-unit-[^"]+)"><title>([^<]*)</g)].map(([, unit, title]) => [
        unit,
        title!.split('&#10;').slice(1),
      ]);
      const bound = rowsOf(position.units).flatMap(([power, list]) =>
        list.map((unit) => {
          const own = clausesOfUnit(board, power, parseUnit(unit)!);
          const words = own.map((each) =>
            escapeText(`${board.variant.name} ${each.id}${language.grammar.colon}${each.text}`),
          );
          return [`m-${idOf('unit', power, placeOfUnit(unit))}`, words];
        }),
      );
      expect(Object.fromEntries(titles)).toEqual(Object.fromEntries(bound));
    }
  },
);

it('HELP of a border says what it rests on, and what clause names it', () => {
  expect(told('lig - ctk', 'octarine')).toMatch(/Armies pass in Autumn only.*frozen/);
  expect(told('hub - un1', 'octarine')).toContain("named in the players' diaries");
  expect(told('alb - hrv', '1776-ii')).toContain('stated in the published rules of 1776 II');
});

it('HELP of a power or a place tells its clauses', () => {
  expect(told('cherokee', '1812-overture')).toContain('are never carried to Europe');
  expect(told('ku', 'octarine')).toContain('only fleets take it');
});
