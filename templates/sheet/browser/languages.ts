/** The sheet's words by language. Sentences of the engine, which are many, are in parts that are loaded when they are wanted. */
import { sheet as en } from '../../words/en/sheet.ts';
import type { SheetWords } from '../sheet-words.ts';

const LANGUAGES: Readonly<Record<string, SheetWords>> = { en };

export function sheetWords(language: string): SheetWords {
  return LANGUAGES[language] ?? en;
}
