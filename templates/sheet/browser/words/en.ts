/** As much of English as the page says before anything is typed: most of a language is sentences of mails. */
import { grammar } from '../../../words/en/grammar.ts';
import { map } from '../../../words/en/map.ts';
import { times } from '../../../words/en/pages/times.ts';
import { results } from '../../../words/en/results/results.ts';
import { sheet } from '../../../words/en/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'en', grammar, map, results, sheet, pages: { times } };
