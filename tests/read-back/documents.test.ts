/**
 * What documents and pages tell somebody to write, the judge reads: each line in code of the guides, of every variant's own
 * document and of the pages in each language, on that variant's board, in a phase in which it can be written.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../engine/board/board.ts';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { readEventLine } from '../../engine/events/event-lines.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { boardOf, standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, gameNow } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, NAMES, write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';
import { PAGES } from '../pages/scenes.ts';
import { oneIn } from '../some-of.ts';

const root = new URL('../../', import.meta.url);
const VARIANTS = readdirSync(new URL('variants/', root)).filter((name) => !/\.|^index/.test(name));
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

const ORDER =
  /^(?:[A-Z][A-Za-z]+: )?(?:[AF] (?!\d)\S.*|(?:Army|Fleet) \S+ .*|(?:build|remove) [AF] .*|waive.*|IP \d \S.*)$/;
const COMMAND = /^(?:[A-Z?]{3,}(?:\s|$)|signon |create )/;
/** A form: it has a place to be filled in, or breaks off. */
const FORM =
  /[[\]…|]|\b(?:power|address|date|phase|time|name|list|seat|subject|key value|password)\b|\b[nhxt]$|, [A-Z]{4,}/;
/** Commands and settings that are only named, and words of lines and blocks that are explained. */
const NAMED: ReadonlySet<string> = new Set([
  ...COMMANDS.flatMap(({ spellings }) => spellings),
  ...SET_FORMS.flatMap(({ spellings }) => spellings.flatMap((each) => [each, `SET ${each}`])),
]);
const PART =
  /^(?:END(?:IF|PRESS| IF)?|ELS(?:E|IF)|ELIF|OTHERWISE|ELSE IF .*|IF|PRESS|DIARY|WHATIF|SETUP|IMPORT|TXT .*|CENTERS .*|(?:CLOCK|DELAY|GRACE|MIN|NEXT|DAYS) \S+|(?:FROM|FAKE|TIMING|ANNOUNCE|OFFICIAL|SET|NOT)(?: .*)?)$/;

/** The lines of a text that are to be written as they stand. */
function linesIn(markdown: string): readonly string[] {
  const plain = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...plain.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span]) => span!);
  return toWrite(spans);
}

function toWrite(spans: readonly string[]): readonly string[] {
  return [...new Set(spans)].filter(
    (line) =>
      (ORDER.test(line) || COMMAND.test(line)) &&
      !FORM.test(line) &&
      !NAMED.has(line) &&
      !PART.test(line) &&
      /\s/.test(line),
  );
}

const WHO = [{ role: 'master', power: null }, { role: 'player' }, { board: null }] as const;

/** Is it read without a fault by anybody, in any phase of the first two turns? */
function isRead(line: string, board: Board): boolean {
  const { seasons } = board.variant.calendar;
  const phases = seasons.flatMap(({ letter, phases: kinds }) =>
    kinds.map((kind) => `${letter}${board.start.year}${kind}`),
  );
  return WHO.some((who) =>
    phases.some((phase) => {
      const power = board.powers[0]!.name;
      const { items, press, signOns, ignored } = readMail(line, { board, phase: phaseCode(phase), power, ...who });
      const used = items.length + press.length + signOns.length + ignored.length;
      return used > 0 && items.every(({ kind }) => kind !== 'error');
    }),
  );
}

/** Examples of what is refused or asked about, each with the reason beside it. */
const REFUSED: ReadonlySet<string> = new Set([
  'A Par - Brt',
  'A Par, A Mar - Bur',
  'F Mao - Spa',
  'F Lon - Nth - Nwy',
  'F Par - Bur',
  'build F Mos',
  'A Par',
  'F Hrv S A Phi - Nje',
  'F Tng - SDi',
]);
/** Parts of what is written, and what variants are made of. */
const NO_LINE: ReadonlySet<string> = new Set([
  'AUSTRIA AND CHEROKEE',
  'F spi/ec',
  'F bul/sc',
  'SET RULES',
  'PRESS TO AB',
  'BUILD A',
  'SIGN ON',
  'ITALY: A Ven, F Nap',
  'FRANCE: A par, F bre; centers: par, bre',
  'A par',
  'F stp/sc',
]);

const DOCUMENTS: readonly (readonly [path: string, variant: string])[] = [
  ...readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`docs/${name}`, 'standard'] as const),
  ...VARIANTS.map((variant) => [`variants/${variant}/README.md`, variant] as const),
  ['README.md', 'standard'],
];

describe('documents', () => {
  let all = 0;
  test.each(DOCUMENTS)('%s', (path, variant) => {
    const boards = [...new Set([variant, 'standard', 'consolidation-1865', '1812-overture'])].map(boardOf);
    const lines = linesIn(textOf(path)).filter((line) => readEventLine(line) === null && !NO_LINE.has(line));
    const unread = lines.filter((line) => !boards.some((board) => isRead(line, board)));
    expect(unread.filter((line) => !REFUSED.has(line))).toEqual([]);
    all += lines.length;
  });

  test.each(['docs/playing.md', 'docs/language.md', ...VARIANTS.map((each) => `variants/${each}/README.md`)])(
    'mails in %s',
    (path) => {
      const variant = /^variants\/([^/]*)/.exec(path)?.[1] ?? 'standard';
      const blocks = [...textOf(path).matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block!.trim());
      // The grammar of orders is no mail.
      const mails = blocks.filter((block) => !/^order +=/.test(block));
      expect(mails.filter((mail) => !isRead(mail, boardOf(variant)))).toEqual([]);
    },
  );

  test('many lines are told', () => {
    expect(all).toBeGreaterThan(100);
  });
});

const MARA_KEEPS = [['mara', 'create ?sedan sesame\nsave settings as club', JUDGE]] as const;
type Before = readonly (readonly [who: string, text: string, to?: string])[];
/** What has happened before a line can be carried out: who wrote what. */
const BEFORE: Readonly<Record<string, Before>> = {
  'BID 40 France, 25 Russia': [['mara', 'set seats auction']],
  'CREATE EVENT cup OF 5 WITH club': MARA_KEEPS,
  'CREATE aisne WITH club': MARA_KEEPS,
  'FORGET SETTINGS club': MARA_KEEPS,
  'FILE 2': [
    ['ann', 'A vie - gal\nIf Italy agrees:\nA bud - ser'],
    ['ann', 'If Russia agrees:\nF tri - alb'],
  ],
  'FILE ALL': [['ann', 'A vie - gal\nIf Italy agrees:\nA bud - ser']],
  'REPORT England why': [['bob', 'press to a\nYou rat.\nendpress']],
  'REVIVE Italy': [
    ['mara', 'eject italy'],
    ['mara', 'dummy italy'],
  ],
  'ROLLBACK F1902M': Array.from(
    { length: 4 },
    (_, n) => ['mara', `process ${'SF'[n % 2]}190${1 + (n >> 1)}M`] as const,
  ),
  'ORDERS ALL': [
    ['mara', 'set gm sees orders'],
    ['mara', 'force begin'],
  ],
  'SIGNON ?ourgame': [['mara', 'create ?ourgame', JUDGE]],
  'TAKEOVER i@marne': [['mara', 'eject italy']],
};
/** They need what is not a mail: an address that fails, a map that is attached. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'UNMUTE Italy': 'tests/handlers/stopped.test.ts',
  'PRACTICE skerry-sbmf3o2wch': 'tests/variants/brought/tried.test.ts',
};

const makeWorld = {
  begun: (variant: string) => withPlayers(variant, 0),
  forming: (variant: string) => withPlayers(variant, 2),
  empty: () => freshWorld('memory'),
};

/** Begun, when no place is free. */
async function withPlayers(variant: string, free: number): Promise<TestWorld> {
  const world = await freshWorld('memory');
  await write(world, 'mara', `create ?marne sesame ${variant}`, JUDGE);
  const { powers } = boardOf(variant);
  for (const [n, { letter }] of powers.slice(0, mostPlayers(boardOf(variant)) - free).entries())
    await write(world, NAMES[n] ?? `p${n}`, `signon ?marne pw${n}\nset preference ${letter}`, JUDGE);
  return world;
}

const worlds = new Map<string, TestWorld>();

/** The refusals that the line meets with; null: it is carried out by somebody, in a game that has begun or has not, or without one. */
async function whyNot(line: string, variant: string): Promise<string | null> {
  const told: string[] = [];
  const before = BEFORE[line];
  for (const state of ['begun', 'forming', 'empty'] as const) {
    const world = worlds.get(`${state} ${variant}`) ?? (await makeWorld[state](variant));
    worlds.set(`${state} ${variant}`, world);
    const text = /^(?:press|broadcast) to /i.test(line) ? `${line}\nHello.\nENDPRESS` : line;
    for (const who of ['mara', 'ann', 'zoe']) {
      for (const to of state === 'empty' ? [JUDGE] : who === 'zoe' ? [GAME, JUDGE] : [GAME]) {
        const answer = await world.asIf(async () => {
          for (const [whom, earlier, where] of before ?? []) await confirmed(world, whom, earlier, where);
          return ask(world, who, text, to);
        });
        if (answer !== '' && !/\bline \d+ |refused|could not be (?:used|read)/.test(answer)) return null;
        told.push(`${state} ${who}: ${answer.slice(0, 300)}`);
      }
    }
  }
  return told.join('\n');
}

describe('commands that documents quote are carried out', () => {
  const quoted = DOCUMENTS.flatMap(([path, variant]) =>
    linesIn(textOf(path))
      .filter((line) => !ORDER.test(line) && !NO_LINE.has(line) && readEventLine(line) === null)
      // Seats are auctioned where players have two.
      .map((line) => [line, line.startsWith('BID ') ? '1812-overture' : variant] as const),
  );
  const commands = [...new Map(quoted)].filter(([line]) => !(line in ELSEWHERE));
  test.each(oneIn(12, commands))('%s (%s)', { timeout: 60_000 }, async (line, variant) => {
    expect(await whyNot(line, variant)).toBeNull();
  });
  test('none is left out without a word', () => {
    expect(commands.length).toBeGreaterThan(60);
    for (const path of Object.values(ELSEWHERE)) expect(existsSync(new URL(path, root))).toBe(true);
  });
});

/** Code that a page shows, and the mails that its links open. */
function toldOn(page: string): readonly string[] {
  const code = [...page.matchAll(/<(?:code|pre)\b[^>]*>([^<]*)<\//g)].map(([, text]) => text!);
  const links = [...page.matchAll(/href="mailto:[^"?]*\?[^"]*?body=([^"&]*)/g)].map(([, body]) =>
    decodeURIComponent(body!),
  );
  return [...code, ...links.flatMap((body) => body.split('\n'))].map((text) =>
    text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&gt;', '>').trim(),
  );
}

describe('pages', () => {
  test.each([english, german, french])('in $code', (language) => {
    const told = Object.keys(PAGES).flatMap((name) =>
      inLanguage(language, PAGES[name]!)
        .split(/(?=<main)/)
        .flatMap(toldOn),
    );
    const lines = toWrite(told);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => ![standard, boardOf('octarine')].some((board) => isRead(line, board)))).toEqual([]);
  });
});

test.each([english, german, french])('the three steps of the front page begin a game ($code)', async (language) => {
  const told = toldOn(inLanguage(language, PAGES['home, offered']!));
  const [create, signOn, order] = ['create ', 'signon ', 'F '].map(
    (word) => told.find((line) => line.startsWith(word))!,
  );
  const services = await freshWorld('memory');
  await ask(services, 'mara', create!, JUDGE);
  for (const [n, name] of NAMES.slice(1).entries()) {
    expect((await gameNow(services)).status, `${n} of six others`).toBe('forming');
    await ask(services, name, signOn!, JUDGE);
  }
  const game = await gameNow(services);
  expect([game.status, new Set(game.seats.map(({ person }) => person)).size]).toEqual(['active', 7]);
  const english = game.seats.find(({ power }) => power === 'ENGLAND')!.person!;
  const { addresses } = (await services.services.directory.person(english))!;
  await ask(services, addresses[0]!.split('@')[0]!, order!);
  expect((await gameNow(services)).seats.flatMap(({ onFile }) => onFile.map((each) => each.order))).toEqual([
    'F lon - nth',
  ]);
});
