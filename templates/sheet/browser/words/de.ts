/** As much of German as the page says before anything is typed: most of a language is sentences of mails. */

import { map } from '../../../locales/de/board.ts';
import { grammar } from '../../../locales/de/grammar.ts';
import { times } from '../../../locales/de/pages.ts';
import { results } from '../../../locales/de/results.ts';
import { sheet } from '../../../locales/de/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'de', grammar, map, results, sheet, pages: { times } };
