/**
 * Words that few functions ever say, apart from a language's other words: of the first page and the mailboxes of the local judge, of
 * coming into a game by a page, and of the lessons.
 */
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { t } from '../current.ts';
import * as deEntry from '../de/entry.ts';
import { lessons as deLessons } from '../de/lessons.ts';
import * as deLocal from '../de/local.ts';
import * as enEntry from '../en/entry.ts';
import { lessons as enLessons, type LessonsWords } from '../en/lessons.ts';
import * as enLocal from '../en/local.ts';
import * as frEntry from '../fr/entry.ts';
import { lessons as frLessons } from '../fr/lessons.ts';
import * as frLocal from '../fr/local.ts';
import type { Language } from '../shape.ts';

const ENTRY: Readonly<Record<LanguageCode, enEntry.EntryWords>> = {
  en: enEntry.entry,
  de: deEntry.entry,
  fr: frEntry.entry,
};
const DOOR: Readonly<Record<LanguageCode, enEntry.DoorWords>> = {
  en: enEntry.sheetDoor,
  de: deEntry.sheetDoor,
  fr: frEntry.sheetDoor,
};
const MORNING: Readonly<Record<LanguageCode, enEntry.MorningWords>> = {
  en: enEntry.morningPage,
  de: deEntry.morningPage,
  fr: frEntry.morningPage,
};
const LOCAL: Readonly<Record<LanguageCode, enLocal.LocalWords>> = { en: enLocal, de: deLocal, fr: frLocal };
const LESSONS: Readonly<Record<LanguageCode, LessonsWords>> = { en: enLessons, de: deLessons, fr: frLessons };

/** In the language that is being written. */
export function entryWords(): enEntry.EntryWords {
  return ENTRY[codeOf(t())];
}

/** Of the language that is being written, or of `language`. */
export function localWords(language: Pick<Language, 'code'> = t()): enLocal.LocalWords {
  return LOCAL[codeOf(language)];
}

export function lessonWords(): LessonsWords {
  return LESSONS[codeOf(t())];
}

/** In front of an order sheet. */
export function doorWords(): enEntry.DoorWords {
  return DOOR[codeOf(t())];
}

/** Of a GM's page of all games. */
export function morningWords(): enEntry.MorningWords {
  return MORNING[codeOf(t())];
}

export function codeOf({ code }: Pick<Language, 'code'>): LanguageCode {
  return LANGUAGES.find((each) => each === code) ?? 'en';
}
