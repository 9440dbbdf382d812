/**
 * As much of English as the page says before anything is typed: the build puts it in the place of the whole language
 * (infra/sheet.ts), of which most is sentences of mails.
 */
import { grammar } from '../../words/en/grammar.ts';
import { map } from '../../words/en/map.ts';
import { times } from '../../words/en/pages/times.ts';
import { results } from '../../words/en/results/results.ts';
import { sheet } from '../../words/en/sheet.ts';
import type { Language } from '../../words/shape.ts';

export const english: Pick<Language, 'code' | 'grammar' | 'map' | 'results' | 'sheet'> & {
  readonly pages: Pick<Language['pages'], 'times'>;
} = { code: 'en', grammar, map, results, sheet, pages: { times } };
