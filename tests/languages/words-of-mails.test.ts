/** The words of mails in German and French, and what stays English in them. */
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { asText } from '../../templates/mail/as-text.ts';
import { helpBlocks } from '../../templates/mail/help.ts';
import { inLanguage } from '../../templates/words/current.ts';
import { german } from '../../templates/words/de/german.ts';
import { english } from '../../templates/words/en/english.ts';
import { french } from '../../templates/words/fr/french.ts';
import { LETTERS } from '../letters/letters.ts';

/** Words without which hardly an English sentence does, and which neither German nor French has. */
const ENGLISH = /\b(?:the|your|of|and|with)\b/i;

/** Mails with orders, positions and centers in the lines of the classic judges. */
const CLASSIC =
  /^(?:results|start|acknowledgement-(?!signed-on)|desk-game$|position|rolled|late|reminder|acted|proxy|ended)/;

describe.each([german, french])('in $code', (language) => {
  it('no sentence of the mails is English', () => {
    expect(texts(language.mail).filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  });

  it('would be found: English mails are full of them', () => {
    expect(texts(english.mail).filter(([, text]) => ENGLISH.test(text)).length).toBeGreaterThan(100);
  });

  it('the lines of the classic judges are those of the English mail, since programs read them', () => {
    for (const name of Object.keys(LETTERS).filter((each) => CLASSIC.test(each))) {
      const lines = classicLines(inLanguage(language, LETTERS[name]!).html);
      expect(lines, name).toEqual(classicLines(LETTERS[name]!().html));
    }
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

/** The boxes of lines, without those that the reader writes: orders with hints, a statement. */
function classicLines(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<div class="lines on-inset[^>]*>((?:<div[^>]*>[^<]*<\/div>)*)<\/div>/g)]
    .map(([, box]) => [...box!.matchAll(/>([^<]*)</g)].map(([, line]) => line!))
    .filter((lines) => !lines.some((line) => / {2}% |^BROADCAST/.test(line)));
}
