/**
 * A sentence knows no game: numbers, seasons, powers, phases, years of rulebooks and names of variants come to it as facts, so that
 * none can tell of another game. What is general stands in a list, by the name of the sentence.
 * @module-tag long
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';

const ROOT = fileURLToPath(new URL('../../templates/locales', import.meta.url));

/** Sentences by `file: name`, a name of a folder or a file for all in it. */
const GENERAL: readonly (readonly [why: string, names: readonly string[]])[] = [
  ['editions of the rulebook, each choice by its name', ['rules: rulings', 'rules: settledIssues', 'start.rulebook']],
  [
    'examples of docs/commands.md, on the standard map',
    ['SIGN_ONS', 'ORDER_FORMS', 'INFLUENCE_FORMS', 'MESSAGES', 'TIMES'],
  ],
  ['powers and places by their articles', ['grammar: POWERS', 'places: ']],
  ['how subjects look', ['desk/subjects-']],
  ['how dates are written', ['answers: times.']],
  ['how a line is written', ['.BID', 'desk/mail-goes-again', 'rules.influence']],
  [
    'limits of the judge, in every game the same',
    ['bad-name', '-game-name', 'SET DEADLINE', '.INVITE', 'whyNotInvited'],
  ],
  ['the position of a lesson', ['lessons: lessons.byId']],
  ['archives', ['receipts.howToCheck']],
];

const exceptions = GENERAL.flatMap(([, names]) => names);
const needed = new Set<string>();

/** Times of day and spans are written alike in every game. */
const TIMES = /\d\d:\d\d|\d+h\b|\d+ days\b/g;

describe.each(LANGUAGES)('a sentence in %s', (code) => {
  const boards = VARIANTS.map((id) => boardIn(boardOf(id), code));
  // Adjectives that are languages, too.
  const inWords = new Intl.DisplayNames([code], { type: 'language' });
  const languages = new Set(LANGUAGES.map((each) => inWords.of(each)?.toLowerCase()));
  const names = new Set(
    boards.flatMap(({ variant, powers }) => [
      variant.name,
      ...powers.flatMap(({ display, adjective }) =>
        languages.has(adjective.toLowerCase()) ? display : [display, adjective],
      ),
      ...variant.calendar.seasons.flatMap(({ name }) => (/Fall|Été/.test(name) ? name : [name, name.toLowerCase()])),
    ]),
  );
  const game = new RegExp(
    `(?<![\\p{L}\\d$])(?:${[...names].join('|')}|[A-Z]\\d{1,4}[MRA]|(?![01](?:[^\\d.,]|$))\\d[\\d.,]*)(?![\\p{L}\\d])`,
    'u',
  );

  it('knows no game', () => {
    const found = readdirSync(join(ROOT, code), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        sentencesIn(join(code, file))
          .filter(({ text }) => game.test(text.replace(TIMES, '')))
          .map(({ name, text }) => `${file.slice(0, -3)}: ${name}\n${text}`),
      );
    const told = found.filter((each) => {
      const by = exceptions.filter((name) => each.split('\n')[0]!.includes(name));
      for (const name of by) needed.add(name);
      return by.length === 0;
    });
    expect(told).toEqual([]);
  });
});

it('no exception stands there for nothing', () => expect(exceptions.filter((name) => !needed.has(name))).toEqual([]));

/** As much of a node of the syntax tree as is looked at. */
interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly id?: { readonly name?: string };
}

/** Texts of more than a word, with the names of what they stand in. */
function sentencesIn(file: string): readonly { readonly name: string; readonly text: string }[] {
  const found: { name: string; text: string }[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, path);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis = [], key, id } = node as Node;
    if (type === 'ImportDeclaration' || type === 'ThrowStatement') return;
    const named =
      type === 'Property'
        ? (key?.name ?? key?.value)
        : type === 'VariableDeclarator' || type === 'FunctionDeclaration'
          ? id?.name
          : undefined;
    const within = named === undefined ? path : [...path, String(named)];
    const text =
      type === 'Literal' && typeof value === 'string'
        ? value
        : type === 'TemplateLiteral'
          ? quasis.map((part) => part.value.cooked).join('…')
          : '';
    if (/ /.test(text)) found.push({ name: path.join('.'), text });
    for (const [name, child] of Object.entries(node)) if (name !== 'key' || type !== 'Property') walk(child, within);
  };
  walk(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: 'ts' }), []);
  return found;
}
