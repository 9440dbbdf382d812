/** As much of the judge's words as packages say; the build puts it in the place of the whole (build-package.ts). */
import { positions } from '../../../templates/locales/en/archive-answers.ts';
import { map } from '../../../templates/locales/en/board.ts';
import { grammar } from '../../../templates/locales/en/grammar.ts';
import { lines, orders, refusals } from '../../../templates/locales/en/order-answers.ts';
import { times } from '../../../templates/locales/en/pages.ts';
import { results } from '../../../templates/locales/en/results.ts';
import { rules } from '../../../templates/locales/en/rules.ts';

export const english = {
  code: 'en',
  grammar,
  map,
  results,
  pages: { times },
  variants: { rules },
  said: { ...lines, ...orders, ...positions, ...refusals },
};

// No message of a package tells settings of games, shows examples, or was stored by an earlier version.
export const settingsInWords = (): readonly string[] => [];
export const examplesOf = (): Readonly<Record<string, string>> => ({});
export const readerOf = (): null => null;
export const RENAMED = {};

/** Its lexicon of three languages would be a tenth of the package: any remark beside an order may speak against it. */
export const isRemarkSign = (text: string): boolean => /[\p{L}\p{N}?]/u.test(text);
