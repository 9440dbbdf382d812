/** Lines that a writer may send instead: of several that are equally likely each is shown, none is chosen for anybody (docs/language.md, A5). */
import { expect, it } from 'vitest';
import { errorItem, linesToTry } from '../../engine/language/orders/order-items.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { asHtml } from '../../templates/layout/as-html.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { formatReportLine, formatterFor } from '../../templates/locales/speaker.ts';
import { faultBlocks } from '../../templates/mail/parts/report.ts';
import { standard } from '../boards.ts';
import { contextFor, inShort, positionOf } from '../language/reading.ts';

it.each([
  ['two coasts', 'F1901M', 'FRANCE: F mao', 'F Mao - Spa', ['F MAO - Spa/nc', 'F MAO - Spa/sc']],
  ['a coast that is not there', 'F1901M', 'FRANCE: F mao', 'F Mao - Spa/ec', ['F MAO - Spa/nc', 'F MAO - Spa/sc']],
  ['one line', 'F1901M', 'FRANCE: A par', 'F Par - Bur', ['A Par - Bur']],
  [
    'where to build',
    'W1901A',
    'FRANCE owns: par mar bre; FRANCE: A bur',
    'build',
    ['build A Par', 'build A Mar', 'build F Mar', 'build A Bre', 'build F Bre'],
  ],
] as const)('%s: all of them are in the mail, and are read', (_, phase, units, line, expected) => {
  const context = contextFor({ position: positionOf(standard, phaseCode(phase), units) });
  const [reading] = readOrders(line, context).readings;
  if (reading?.read !== 'error') throw new Error('It was read.');
  const { message, suggestions } = reading;
  const suggestion = linesToTry(errorItem({ line: 1, lastLine: 1 }, line, message, suggestions));
  const told = formatReportLine(
    { line: 1, text: line, outcome: 'refused', message, ...(suggestion === null ? {} : { suggestion }) },
    formatterFor({ board: standard }),
  );
  const document = faultBlocks([told], null);
  const [, below] = asText(document).split('Try:');
  const shown = (below ?? '').trim().split(/\n\s+/);
  expect(shown).toEqual(expected);
  expect([...asHtml(document, '').matchAll(/<code>([^<]*)<\/code>/g)].map(([, code]) => code)).toEqual(shown);
  for (const each of shown) expect(inShort(each, context)).toEqual([expect.not.stringMatching(/^!/)]);
});
