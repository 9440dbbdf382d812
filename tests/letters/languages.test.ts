/** Mails in German and French: nothing of their own words is left in English. */
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../templates/words/current.ts';
import { german } from '../../templates/words/de/german.ts';
import { english } from '../../templates/words/en/english.ts';
import { french } from '../../templates/words/fr/french.ts';
import { LETTERS } from './letters.ts';

/** Words without which hardly an English sentence does, and which neither German nor French has. */
const ENGLISH = /\b(?:the|your|of|and|with)\b/i;

/** Subjects and scenes whose words are still on their way. */
const LATER = /^(?:orderSheet\.|desk-unproven|results-|settings|start-observer|acknowledgement-incomplete)/;

describe.each([german, french])('in $code', (language) => {
  it('no sentence of the mails is English', () => {
    expect(texts(language.mail).filter(([name, text]) => ENGLISH.test(text) && !LATER.test(name))).toEqual([]);
  });

  it('would be found: English mails are full of them', () => {
    expect(texts(english.mail).filter(([, text]) => ENGLISH.test(text)).length).toBeGreaterThan(100);
  });

  it.each(Object.keys(LETTERS).filter((name) => !LATER.test(name)))('%s is no English mail', (name) => {
    const { subject, html } = inLanguage(language, LETTERS[name]!);
    expect(ENGLISH.test(subject)).toBe(false);
    expect(proseOf(html).filter((text) => ENGLISH.test(text))).toEqual([]);
    expect(html).toContain(`<html lang="${language.code}">`);
  });
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

/**
 * What a mail says itself: without orders and classic lines, the words of players, lines to be written, and what is said
 * of such a line behind it.
 */
function proseOf(html: string): readonly string[] {
  const [, body = ''] = html.split('<body');
  const prose = body
    .replace(/<div class="lines[^>]*>(?:<div[^>]*>[^<]*<\/div>)*<\/div>/g, '')
    .replace(/<div class="on-inset[^>]*>[^<]*<\/div>/g, '')
    .replace(/<div class="edge-act[\s\S]*?\n<\/div>/g, '')
    .replace(/<li[^>]*><code[\s\S]*?<\/li>/g, '')
    .replace(/<code[^>]*>[^<]*<\/code>/g, '');
  return [...prose.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim());
}
