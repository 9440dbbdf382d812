/** As much of English as the page says before anything is typed: most of a language is sentences of mails. */

import { map } from '../../../locales/en/board.ts';
import { grammar } from '../../../locales/en/grammar.ts';
import { times } from '../../../locales/en/pages.ts';
import { results } from '../../../locales/en/results.ts';
import { sheet } from '../../../locales/en/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'en', grammar, map, results, sheet, pages: { times } };
