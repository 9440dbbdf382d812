/** The sheet's words by language. Sentences of the engine, which are many, are in parts that are loaded when they are wanted. */
import { sheet as de } from '../../words/de/sheet.ts';
import { sheet as en } from '../../words/en/sheet.ts';
import { sheet as fr } from '../../words/fr/sheet.ts';
import type { SheetWords } from '../sheet-words.ts';

const LANGUAGES: Readonly<Record<string, SheetWords>> = { en, de, fr };

export function sheetWords(language: string): SheetWords {
  return LANGUAGES[language] ?? en;
}
