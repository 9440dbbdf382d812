/** As much of English as the package says; the build puts it in the place of the whole (infra/tools/package/build-package.ts). */
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

/** In the place of `templates/locales/settings.ts`. */
export const settingsInWords = (): readonly string[] => [];

/**
 * In the place of `engine/language/signs/remark-sign.ts`, whose lexicon of three languages would be a tenth of the package: any remark
 * beside an order may speak against it.
 */
export const isRemarkSign = (text: string): boolean => /[\p{L}\p{N}?]/u.test(text);
