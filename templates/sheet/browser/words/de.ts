/** As much of German as the page says before anything is typed: most of a language is sentences of mails. */
import { grammar } from '../../../words/de/grammar.ts';
import { map } from '../../../words/de/map.ts';
import { times } from '../../../words/de/pages/times.ts';
import { results } from '../../../words/de/results/results.ts';
import { sheet } from '../../../words/de/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'de', grammar, map, results, sheet, pages: { times } };
