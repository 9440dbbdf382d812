/** Words of the first page, and of coming into a game by a page: apart from a language's other words, since few functions say them. */
import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';
import { t } from './current.ts';
import { entry as de } from './de/entry.ts';
import { home as deHome } from './de/home.ts';
import { type Entry, entry as en } from './en/entry.ts';
import { home as enHome, type Home } from './en/home.ts';
import { entry as fr } from './fr/entry.ts';
import { home as frHome } from './fr/home.ts';
import type { Language } from './shape.ts';

const ENTRY: Readonly<Record<LanguageCode, Entry>> = { en, de, fr };

/** In the language that is being written. */
export function entryWords(): Entry {
  return ENTRY[languageOf(t())];
}

export function languageOf({ code }: Pick<Language, 'code'>): LanguageCode {
  return LANGUAGES.find((each) => each === code) ?? 'en';
}

const HOME: Readonly<Record<LanguageCode, Home>> = { en: enHome, de: deHome, fr: frHome };

/** Of the language that is being written, or of `language`. */
export function homeWords(language: Pick<Language, 'code'> = t()): Home {
  return HOME[languageOf(language)];
}
