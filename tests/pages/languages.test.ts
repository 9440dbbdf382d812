/**
 * Every page and map in German and French: nothing of it is left in English but names, commands and what people have written.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import { loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { LANGUAGES, loadLanguage } from '../../templates/locales/languages.ts';
import { MAPS, PAGES } from './scenes.ts';

/** Words of every English sentence that are none of the other two languages. */
const ENGLISH =
  /\b(?:the|of|and|is|are|with|this|that|your|has|have|by|from|which|there|where|nobody|only|when|its|their|units|against|held)\b/i;

/** Names in every language, longest first: those of places may hold any word. */
const NAMES = loadVariants()
  .flatMap(({ board }) => LANGUAGES.map((code) => boardIn(board, code).variant))
  .flatMap((variant) => [
    variant.name,
    ...variant.designers,
    ...variant.provinces.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ...variant.powers.flatMap(({ display, adjective }) => [display, adjective]),
    ...(variant.rules.seats?.fixed ?? []).map(({ display }) => display),
    ...Object.values(variant.theatres ?? {}),
    ...(variant.waterways ?? []).map(({ name }) => name),
    ...Object.keys(variant.placeAliases ?? {}),
  ])
  .sort((a, b) => b.length - a.length);
const NAMED = new RegExp(`(?<!\\p{L})(?:Name of \\S+|${[...new Set(NAMES)].map(escaped).join('|')})(?!\\p{L})`, 'gu');

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What a reader sees or hears of a page, piece by piece, without names. */
function piecesOf(page: string): readonly string[] {
  const bare = page
    .replace(/<(script|style|code|blockquote)\b[\s\S]*?<\/\1>/g, '')
    // Names on the drawing are part of the map, in lines of their own.
    .replace(/<text [^>]*class="[^"]*-(?:land|sea)"[^>]*>[^<]*<\/text>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  const attributes = [...bare.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text!);
  const texts = bare.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes, ...texts].map((text) => text.replace(NAMED, '').trim()).filter((text) => text !== '');
}

test.each(['de', 'fr'] as const)('in %s no page and no map has an English sentence', async (code) => {
  const language = await loadLanguage(code);
  const left = Object.entries({ ...PAGES, ...MAPS }).flatMap(([name, write]) =>
    piecesOf(inLanguage(language, write))
      .filter((piece) => ENGLISH.test(piece))
      .map((piece) => `${name}: ${piece}`),
  );
  expect(left).toEqual([]);
});

test('a page says in which language it is', async () => {
  for (const code of LANGUAGES) {
    const page = inLanguage(await loadLanguage(code), PAGES['games']!);
    expect(page).toContain(`<html lang="${code}">`);
  }
});

test('English would be found', async () => {
  const pieces = piecesOf(inLanguage(await loadLanguage('en'), PAGES['home, offered']!));
  expect(pieces.filter((piece) => ENGLISH.test(piece)).length).toBeGreaterThan(5);
});
