/**
 * No order is filed against what the line above it says, and none is asked about for a courtesy: both harms weigh alike. What such a
 * line is about decides, not the words it holds. The lines were written before what reads them (`lines/`).
 */
import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../../engine/language/mail/mail-text.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { oneIn } from '../some-of.ts';
import { linesOf } from './judged-lines.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');

function ordersIn(text: string): readonly OrderItem[] {
  return readMail(text, { position }).items.flatMap((item) => (item.kind === 'order' ? [item] : []));
}

/** `filed`, `asked` or `later` for each order of the mail. */
function fate(text: string): string {
  return ordersIn(text)
    .map(({ pending, phase }) =>
      phase !== null ? 'later' : pending === undefined ? 'filed' : pending.choice ? 'choice' : 'asked',
    )
    .join(' ');
}

/** Ways in which the same line stands above orders. */
const WAYS: Readonly<Record<string, (line: string) => string>> = {
  'directly above': (line) => `${line}\nA Par - Bur\nA Mar - Spa`,
  'above a blank line': (line) => `F Bre - Mao\n\n${line}\n\nA Par - Bur\nA Mar - Spa`,
  'below a greeting, in capitals and without accents': (line) =>
    `Hello everybody,\n${line.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()}\nA Par - Bur\nA Mar - Spa`,
};

/** What is learned from many lines is sure of nearly each of them. */
const MOST_WRONG = 0.03;

describe.each(Object.entries(WAYS))('a line %s', (_, written) => {
  test.each([
    ['says something against the orders is asked about', 'harmful', /filed filed/],
    ['is a courtesy, or about something else, files them', 'harmless', /asked|choice/],
  ])('that %s', { tags: ['long'] }, (_, file, fails) => {
    const lines = oneIn(51, linesOf(`lines/${file}.txt`));
    const wrong = lines.filter((line) => fails.test(fate(written(line))));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(lines.length * MOST_WRONG);
  });
});

describe('how far a sign holds', () => {
  test.each([
    ['Draft:\nA Par - Bur\n\nA Mar - Spa', 'asked filed', 'to the blank line'],
    ['Draft:\n\nA Par - Bur\n\nA Mar - Spa\n\nF Bre - Mao', 'asked asked asked', 'in a list with blank lines'],
    ['Draft:\n\nThank you all for the last year.\n\nA Par - Bur', 'filed', 'not past a paragraph of words'],
    [
      'This mail holds no orders yet.\n\nGreetings from Rome!\n\nA Par - Bur',
      'asked',
      'past it, where it names the orders',
    ],
    ['Please do not file these yet.\nMy orders:\nA Par - Bur', 'asked', 'past a heading that says nothing else'],
    ['A Par - Bur\nOrders for next season:\nA Mar - Spa', 'filed asked', 'not upwards, with a colon'],
    ['A Par - Bur\nA Mar - Spa\nbut only if Italy agrees', 'asked asked', 'upwards, where it stands below them'],
    ['A Par - Bur\nA Mar - Spa\n\nThese are only a draft, please wait.', 'asked asked', 'and where it points at them'],
    [
      'A Par - Bur\n\nNext turn I am away. If you need me, call.\nSee you!',
      'filed',
      'not upwards for what is about the writer',
    ],
    ['Draft: A Par - Bur; A Mar - Spa\nF Bre - Mao', 'asked asked', 'along the line that it begins'],
    ['# Old orders\nA Par - Bur', 'asked', 'from a comment too'],
    [
      'A01, mouvements\nA Par - Bur\n\nP01, mouvements\nA Mar - Spa',
      'later filed',
      'with seasons by their French letters',
    ],
    ['r A Par - Bur\nb A Mar - Spa\nF Bre - Mao', 'filed', 'and a letter before an order is nobody without a colon'],
    [
      'F Bre - Mao\n\nA Par - Bur\nOR\nA Par - Gas',
      'filed choice choice',
      'an OR is about the paragraph above it alone',
    ],
  ])('%j: %s, %s', (text, expected) => {
    expect(fate(text)).toBe(expected);
  });

  test('of two sets with an OR between them none is filed, with blank lines or without', () => {
    for (const or of ['OR', 'or:', '\nOR\n', '-- or --', 'oder', 'sinon :', 'Alternatively:', 'or maybe this:']) {
      const text = `F Bre - Mao\n\nThanks!\nA Par - Bur\nA Mar - Spa\n${or}\nA Par - Gas\nA Mar H`;
      expect([or, fate(text)]).toEqual([or, 'filed choice choice choice choice']);
    }
  });

  test('what is shown of a long line is the sentence that is the sign', () => {
    const [order] = ordersIn('Good evening to all of you, and thanks. If Italy agrees:\nA Par - Bur');
    expect(order?.pending?.why).toEqual({ code: 'pending/below', shown: 'If Italy agrees:' });
  });
});

test.each(
  'If I had known, I would have ordered: | What I had played: | Das hätte ich gezogen: | À froid, j’aurais joué :'.split(
    ' | ',
  ),
)('%s: what was never ordered is not filed', (line) => {
  expect(fate(`${line}\nA Par - Bur`)).toBe('asked');
});

/** In whatever way it weighs: what greets, and what is an order itself, says nothing against orders. */
test.each([
  ...['Bonsoir,', 'Bonjour,', 'Salut !', 'Coucou,', 'Hello,', 'Hi Pierre,', 'Greetings,', 'Hallo,', 'Moin,', 'Servus,'],
  ...['# A Tyr S F Pie', '% A Norw S A Swe', '// F GoB S A Swed', 'F Bre S F Xyz - Mao'],
])('%s is no sign', (line) => {
  expect(fate(`${line}\nA Par - Bur\nA Mar - Spa`)).toBe('filed filed');
  expect(fate(`A Par - Bur\n${line}\nA Mar - Spa`)).toBe('filed filed');
});

test.each([
  ['I will move as follows:', 'Can you put these in, thanks?', 'Hi Ann, I want to do this:', 'filed filed'],
  [
    'Ich werde wie folgt ziehen:',
    'Sei so gut und trag das ein, ja?',
    'Würden Sie freundlicherweise Folgendes notieren?',
    'Ich ziehe so:',
    'filed filed',
  ],
  [
    'Je vais jouer ceci :',
    'Pourriez-vous noter ces ordres, svp ?',
    'Je jouerai ce tour-ci comme suit :',
    'filed filed',
  ],
  ['Please do not file these:', 'Ignore the orders below', 'Here are my old orders:', 'asked asked'],
  ['Die hier bitte NICHT nehmen', 'Vergiss bitte die Befehle hier unten:', 'Das sind meine alten Züge:', 'asked asked'],
  ['Wird Kiel angegriffen, dann bitte:', 'Nehmen wir mal an, ich spiele so:', 'asked asked'],
  ['Ne prenez pas ceci en compte :', 'Oubliez les ordres suivants', 'Voici mes anciens ordres :', 'asked asked'],
])('what plainly announces orders is never asked about, what keeps them out never filed: %s', (...row) => {
  for (const line of row.slice(0, -1)) expect(fate(`${line}\nA Par - Bur\nA Mar - Spa`), line).toBe(row.at(-1));
});

test('an order is never filed that hangs on what others say or do, whatever is said behind the comma', () => {
  const grids = [
    [
      ['If my ally', 'If England', 'If he', 'Only if the Turks'],
      ['agrees', 'accepts', 'says yes', 'attacks'],
      ['I will order', 'my orders will be', 'I play', 'then'],
    ],
    [
      ['Wenn mein Verbündeter', 'Falls England', 'Wenn er', 'Sofern Russland'],
      ['zustimmt', 'einverstanden ist', 'mitmacht', 'angreift'],
      ['befehle ich', 'lauten meine Befehle', 'spiele ich', 'dann'],
    ],
    [
      ['Si mon allié', "Si l'Angleterre", "S'il", 'Si la Turquie'],
      ["est d'accord", 'accepte', 'dit oui', 'attaque'],
      ["j'ordonnerai", 'mes ordres seront', 'je joue', 'alors'],
    ],
  ] as const;
  const lines = grids.flatMap(([who, does, then]) =>
    who.flatMap((each) => does.flatMap((act) => then.map((rest) => `${each} ${act}, ${rest}:`))),
  );
  expect(oneIn(5, lines).filter((line) => fate(`${line}\nA Par - Bur\nA Mar - Spa`) !== 'asked asked')).toEqual([]);
});

test('an order is never filed that follows a condition on its own line; politeness there is none', () => {
  const last = (text: string) => fate(text).split(' ').at(-1);
  for (const line of [
    'Please move army Paris to Burgundy. If England agrees, army Marseilles to Spain.',
    'Armee Paris nach Burgund. Und wenn ich darf dann Armee Marseille nach Spanien',
    'A Par - Bur; if my ally says yes, A Mar - Spa',
    "Armée Paris en Bourgogne, et si j'ai droit à un deuxième coup, armée Marseille en Espagne",
  ])
    expect(last(line), line).toBe('asked');
  for (const line of [
    'Army Paris to Burgundy, and if you please, army Marseilles to Spain',
    'Armee Paris nach Burgund. Und wenn du so nett bist, Armee Marseille nach Spanien',
    "Armée Paris en Bourgogne. Et s'il vous plaît, armée Marseille en Espagne",
  ])
    expect(last(line), line).toBe('filed');
});
