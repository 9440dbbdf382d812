/** A line above orders that names another time never files them for the phase at hand: kept for that, told that it is over, or asked about. */
import { expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const MOVES = { position: 'FRANCE: A par, A mar', orders: 'A Par - Gas\nA Mar - Pie' };
const AT = {
  S1901M: MOVES,
  F1901M: MOVES,
  F1901R: { position: 'FRANCE dislodged: A mun > tyr boh', orders: 'A Mun - Boh' },
  W1901A: { position: 'FRANCE: A bur; FRANCE owns: par bre mar', orders: 'build A Par' },
} as const;

/** The phase the orders are kept for; `now`, `asked` or `refused`. */
function readBelow(heading: string, phase: keyof typeof AT): string {
  const { position, orders } = AT[phase];
  const { items } = readMail(`${heading}\n${orders}`, { position: positionOf(standard, phaseCode(phase), position) });
  const found = items.flatMap((item) =>
    item.kind === 'order' ? [item.pending === undefined ? (item.phase ?? 'now') : 'asked'] : [],
  );
  return [...new Set(found)].join() || 'refused';
}

const ROWS: readonly (readonly [phase: keyof typeof AT, becomes: string, headings: string])[] = [
  ['S1901M', 'now', 'Spring | Spring orders: | Orders S1901M | My 1901 orders: | Orders, 3 March 2026: | France 1901'],
  ['S1901M', 'F1901M', 'My orders for Fall 1901 are: | Orders F1901M | Fall | Herbst | Ordres, automne 1901 :'],
  ['S1901M', 'S1902M', 'Orders S1902M | Spring 1902: | My orders for Spring 1902 are:'],
  ['S1901M', 'S1901R', 'Retreats: | My retreats: | Rückzüge: | Retraites :'],
  [
    'S1901M',
    'asked',
    'Contingent retreats: | Retreats if needed: | Retreat orders | Retreat options: | Rückzüge falls nötig:',
  ],
  [
    'S1901M',
    'asked',
    'Retraites si besoin : | Builds if I get them: | Winter builds if any: | Aufbauten falls möglich:',
  ],
  [
    'S1901M',
    'asked',
    'My 1902 orders: | Orders (1902): | Orders 1902 | Here are my 1905 orders: | France 1902 | Year 1902',
  ],
  ['S1901M', 'asked', 'Meine Befehle 1902: | Mes ordres 1902 : | FRANCE 1902 ORDERS'],
  ['S1901M', 'refused', 'Builds for W1901: | Builds:'],
  ['F1901M', 'now', 'Fall | Fall orders: | No retreats this time. | I hope for no builds.'],
  ['F1901M', 'S1902M', 'Spring | Spring: | Frühjahr | My orders for Spring 1902 are:'],
  ['F1901M', 'refused', 'Orders S1901M | My orders for Spring 1901 are: | Spring 1901'],
  ['F1901R', 'now', 'Fall 1901 | Retreats: | My retreats: | F1901R | Orders for Fall 1901:'],
  ['F1901R', 'refused', 'Spring 1901 | S1901M | Orders for Spring 1901: | Spring 1901 retreats:'],
  ['W1901A', 'now', 'Winter 1901 | Fall 1901 | Builds: | Builds for W1901:'],
  ['W1901A', 'refused', 'Spring 1901 | Fall 1900:'],
];

test.each(
  ROWS.flatMap(([phase, becomes, headings]) =>
    headings.split(' | ').map((heading) => [heading, phase, becomes] as const),
  ),
)('%s in %s: %s', (heading, phase, becomes) => {
  expect(readBelow(heading, phase)).toBe(becomes);
});
