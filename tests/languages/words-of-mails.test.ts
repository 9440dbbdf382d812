/** The words of mails in German and French, and what stays as it is in them. */
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { helpBlocks } from '../../templates/mail/kinds/account/help.ts';
import type { WrittenMail } from '../../templates/mail/mail.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { LETTERS } from '../letters/letters.ts';
import { context, resolved, resultsOf } from '../letters/scenes.ts';

/** Words without which hardly an English sentence does, and which neither German nor French has. */
const ENGLISH = /\b(?:the|your|of|and|with)\b/i;

/** Mails with listings of orders, positions and centers. */
const LISTED = /^(?:results|start|acknowledgement-(?!signed-on)|position|rolled|late|reminder|acted|proxy|ended)/;

const CLASSIC: readonly (() => WrittenMail)[] = [
  resolved('d2709', 'F1902M'),
  resolved('d3720', 'F1905R'),
  resolved('d12181', 'W1905A'),
  resolved('d10742', 'F1917M'),
].flatMap((last) => [
  () => writeMail(resultsOf(last), { ...context({ last }), isClassic: true }),
  () => writeMail({ kind: 'start' }, { ...context({ own: { FRANCE: [] } }), isClassic: true }),
]);

describe.each([german, french])('in $code', (language) => {
  it('no sentence of the mails is English', () => {
    expect(texts(language.mail).filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  });

  it('would be found: English mails are full of them', () => {
    expect(texts(english.mail).filter(([, text]) => ENGLISH.test(text)).length).toBeGreaterThan(100);
  });

  it('listings have the lines of the English mail in their order, each in its language; marks stay', {
    tags: ['long'],
  }, () => {
    let own = 0;
    for (const name of Object.keys(LETTERS).filter((each) => LISTED.test(each))) {
      const [told, english] = [inLanguage(language, LETTERS[name]!), LETTERS[name]!()].map(({ html }) =>
        classicLines(html),
      ) as [readonly (readonly string[])[], readonly (readonly string[])[]];
      expect(told.map(layout), name).toEqual(english.map(layout));
      const lines = english.flat();
      own += told.flat().filter((line, n) => line !== lines[n]).length;
      // LIST answers in the lines of the older judges.
      const listed = told.filter((box) => !box.some((line) => line.startsWith('The parameters for'))).flat();
      expect(listed.filter((line) => /\b(?:Army|Fleet|HOLD|SUPPORT|results for)\b/.test(line))).toEqual([]);
    }
    expect(own).toBeGreaterThan(300);
  });

  it('a classic mail is the English one, since programs read it', () => {
    for (const write of CLASSIC) expect(inLanguage(language, write)).toEqual(write());
  });
});

it.each([
  [german, 'Burgund (Bur)'],
  [french, 'Bourgogne (Bur)'],
])('HELP, of languages %#: a place goes by its name in that language', (language, name) => {
  const help = loadHelp();
  for (const topic of ['bur', 'bur standard'])
    expect(inLanguage(language, () => asText(helpBlocks(help, topic)))).toContain(name);
});

/** Every text of a language by its name, and the texts of which every function of facts makes its sentence. */
function texts(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (typeof value === 'function') return literals(parseAst(`(${value})`)).map((text) => [name, text] as const);
    return typeof value === 'object' && value !== null ? texts(value, `${name}.`) : [[name, String(value)] as const];
  });
}

function literals(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { readonly type?: string; readonly value?: unknown };
  if (type === 'Literal') return [String(value)];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  return Object.values(node).flatMap(literals);
}

/** Which lines are empty, and the marks and tags by which programs find a mail. */
function layout(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line.trim() === '' ? '' : (/^::.*|\(\w+\.\d+\)/.exec(line)?.[0] ?? '…')));
}

/** The boxes of lines, without those that the reader writes: orders with hints, a statement. */
function classicLines(html: string): readonly (readonly string[])[] {
  return [
    ...html
      .replaceAll(/<\/?span[^>]*>/g, '')
      .matchAll(/<div class="lines on-inset[^>]*>((?:<div[^>]*>[^<]*<\/div>)*)<\/div>/g),
  ]
    .map(([, box]) => [...box!.matchAll(/>([^<]*)</g)].map(([, line]) => line!))
    .filter((lines) => !lines.some((line) => / {2}% |^BROADCAST/.test(line)));
}
