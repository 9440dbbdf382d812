/** The sheet's words in each language: handed to whatever writes a part of the page, on the server and in the browser. */
import type { Language } from '../locales/shape.ts';

export type SheetWords = Language['sheet'];

/** As much of a language as the page's script begins with. */
export type PageLanguage = Pick<Language, 'code' | 'grammar' | 'map' | 'results' | 'sheet'> & {
  readonly pages: Pick<Language['pages'], 'times'>;
};
