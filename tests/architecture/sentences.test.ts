/** Sentences stand in the words of a language: engine and lambdas hold codes and facts, pages and maps ask for words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Words that people write and the judge recognizes; nobody is told them. They stand in files that are named so. */
const VOCABULARY =
  /(?:words|phrases|vocabulary|lexicon|languages|names|questions|courtesies|please-and-thanks)\.ts$|^engine\/language\/(?:(?:locales|signs)\/|orders\/grammar\.ts)/;
/** The usage or an example of a command, an order: a line to be written. */
const LINE_TO_WRITE = /^(?:[A-Z]{2,}|[AF] [a-z]{3}|draw yes)\b/;

/** Lines of the classic judges, by file or by name: programs read them, and they are English in every language. */
const CLASSIC = /^templates\/mail\/classic/;
const CLASSIC_LINES = /^classic/;

/** Words of a sentence beside each other: four, written small but for the first letter. A letter of a drawn path is none. */
const WORD = /^["'‘“([]*(?:[A-Za-z][a-z'’]+|[aAI])[.,:;!?)\]"'’”]*$/;
const FEWEST = 4;

describe('sentences of four words or more', () => {
  test.each(['engine', 'lambdas', 'templates/pages', 'templates/map'])('stand nowhere in %s', (room) => {
    expect(
      sources(room)
        .filter((file) => !VOCABULARY.test(file))
        .flatMap(sentencesIn),
    ).toEqual([]);
  });

  test('stand nowhere in the mails, which ask the language for them', () => {
    expect(
      sources('templates/mail')
        .filter((file) => !CLASSIC.test(file))
        .flatMap(sentencesIn),
    ).toEqual([]);
  });

  test('would be found: the templates hold hundreds', { tags: ['long'] }, () => {
    expect(sources('templates').flatMap(sentencesIn).length).toBeGreaterThan(500);
  });
});

function sources(room: string): readonly string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(room, name));
}

/** Texts and templates with at least so many words beside each other, without those of thrown errors, which nobody is told. */
function sentencesIn(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found: string[] = [];
  const walk = (node: unknown, isThrown: boolean): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, isThrown);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as Record<string, unknown>;
    if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return;
    if (CLASSIC_LINES.test(nameOf(node))) return;
    const text =
      type === 'Literal' && typeof value === 'string'
        ? value
        : type === 'TemplateLiteral'
          ? (quasis as readonly { readonly value: { readonly cooked: string } }[])
              .map((each) => each.value.cooked)
              .join(' 0 ')
          : null;
    if (text !== null && !isThrown && !LINE_TO_WRITE.test(text) && words(text) >= FEWEST)
      found.push(`${file}: ${text}`);
    const thrown = isThrown || type === 'ThrowStatement';
    for (const [key, each] of Object.entries(node)) if (key !== 'type') walk(each, thrown);
  };
  walk(parseAst(source, { lang: 'ts' }, file).body, false);
  return found;
}

/** What is called, declared or set; empty for everything else. */
function nameOf(node: object): string {
  const { type, callee, id, key } = node as Record<string, unknown>;
  const named =
    type === 'CallExpression'
      ? callee
      : type === 'FunctionDeclaration' || type === 'VariableDeclarator'
        ? id
        : type === 'Property'
          ? key
          : null;
  return String((named as { readonly name?: unknown } | null)?.name ?? '');
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => WORD.test(word)).length;
}
