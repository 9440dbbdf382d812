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

const BUILDS = /builds|aufbauten|constructions/i;

/** The phase the orders are kept for, `?` where that is asked; `now`, `asked` or `refused`. */
function readBelow(heading: string, phase: keyof typeof AT): string {
  const { position, orders } = AT[phase];
  const isBuild = phase === 'S1901M' && BUILDS.test(heading);
  const { items } = readMail(`${heading}\n${isBuild ? 'A Par' : orders}`, {
    position: positionOf(standard, phaseCode(phase), position),
  });
  const found = items.flatMap((item) =>
    item.kind === 'order'
      ? [
          `${item.phase ?? (item.pending === undefined ? 'now' : 'asked')}${item.phase !== null && item.pending !== undefined ? '?' : ''}`,
        ]
      : [],
  );
  return [...new Set(found)].join() || 'refused';
}

const ROWS: readonly (readonly [phase: keyof typeof AT, becomes: string, headings: string])[] = [
  ['S1901M', 'now', 'Spring | Spring orders: | Orders S1901M | My 1901 orders: | Orders, 3 March 2026: | France 1901'],
  ['S1901M', 'F1901M', 'My orders for Fall 1901 are: | Orders F1901M | Fall | Herbst | Ordres, automne 1901 :'],
  ['S1901M', 'S1902M', 'Orders S1902M | Spring 1902: | My orders for Spring 1902 are:'],
  ['S1901M', 'S1901R', 'Retreats: | My retreats: | Rückzüge: | Retraites : | Retreats if needed:'],
  ['S1901M', 'S1901R', 'Rückzüge, falls nötig: | Retraites si besoin : | Retreats (only if needed):'],
  [
    'S1901M',
    'S1901R?',
    'Contingent retreats: | Retreat orders | Retreat options: | If dislodged: | Should A Mar be dislodged, then:',
  ],
  ['S1901M', 'S1901R?', 'Falls A Mar vertrieben wird: | Si Marseille est délogée : | Just in case I get dislodged,'],
  [
    'S1901M',
    'W1901A',
    'Builds: | Builds for W1901: | Winter builds if any: | Aufbauten falls möglich: | Constructions :',
  ],
  ['S1901M', 'W1901A?', 'Builds if I get them: | Possible builds:'],
  [
    'S1901M',
    'asked',
    'My 1902 orders: | Orders (1902): | Orders 1902 | Here are my 1905 orders: | France 1902 | Year 1902',
  ],
  ['S1901M', 'asked', 'Meine Befehle 1902: | Mes ordres 1902 : | FRANCE 1902 ORDERS'],
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

test.each(['if dislodged', 'retreat', 'Rückzug', 'si délogée'])('an order with (%s) behind it is no move', (remark) => {
  for (const line of [`A Mar - Gas (${remark})`, `${remark}: A Mar - Gas`]) {
    const { items } = readMail(`A Mar - Pie\n${line}`, {
      position: positionOf(standard, phaseCode('F1901M'), MOVES.position),
    });
    const orders = items.flatMap((item) => (item.kind === 'order' ? [`${item.phase} ${item.order}`] : []));
    expect([line, orders]).toEqual([line, ['null A mar - pie', 'F1901R A mar - gas']]);
  }
});

test('a question about being dislodged is answered, and no heading', () => {
  for (const text of [
    'Was passiert, wenn meine Armee vertrieben wird?',
    'Ist meine Armee verloren, wenn sie vertrieben wird?',
  ]) {
    const [first] = readMail(text, { position: positionOf(standard, phaseCode('S1901M'), MOVES.position) }).items;
    expect(first).toMatchObject({ message: { code: 'player/asked', question: { topic: 'retreat' } } });
  }
});
