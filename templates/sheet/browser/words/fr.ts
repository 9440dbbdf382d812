/** As much of French as the page says before anything is typed: most of a language is sentences of mails. */

import { map } from '../../../locales/fr/board.ts';
import { grammar } from '../../../locales/fr/grammar.ts';
import { times } from '../../../locales/fr/pages.ts';
import { results } from '../../../locales/fr/results.ts';
import { sheet } from '../../../locales/fr/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'fr', grammar, map, results, sheet, pages: { times } };
