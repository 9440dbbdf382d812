/** As much of French as the page says before anything is typed: most of a language is sentences of mails. */
import { grammar } from '../../../words/fr/grammar.ts';
import { map } from '../../../words/fr/map.ts';
import { times } from '../../../words/fr/pages/times.ts';
import { results } from '../../../words/fr/results/results.ts';
import { sheet } from '../../../words/fr/sheet.ts';
import type { PageLanguage } from '../../sheet-words.ts';

export const language: PageLanguage = { code: 'fr', grammar, map, results, sheet, pages: { times } };
