/** People who have not read the help: a question or a wish is answered with the line that does it, and does nothing itself. */
import { describe, expect, test } from 'vitest';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { legalLines, playAtRandom } from '../read-back/positions.ts';
import { readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar');
const itemsOf = (text: string) => readMail(text, { position }).items;

const QUESTIONS: readonly (readonly [line: string | null, ...sentences: string[]])[] = [
  ['STATUS', 'What is the deadline?', 'Quelle est la date limite ?', 'Quand est la prochaine échéance ?'],
  ['STATUS', 'Was ist die Frist?', 'Wann ist Abgabe?', 'Bis wann muss ich die Befehle schicken?'],
  ['ORDERS', 'Did you get my orders?', 'Est-ce que mes ordres sont bien arrivés ?', 'Avez-vous reçu mes ordres ?'],
  [
    'ORDERS',
    'Sind meine Befehle angekommen?',
    'Zeig mir meine Befehle',
    'Comment voir mes ordres ?',
    'Wo sehe ich meine Züge?',
  ],
  ['CLEAR', 'I want to cancel my orders', 'Je veux annuler mes ordres', 'annuler', 'Ich will meine Befehle löschen'],
  ['MAP', 'Can you send me the map?', "Pouvez-vous m'envoyer la carte ?", 'La carte svp', 'Kann ich die Karte sehen?'],
  ['GET RULES', 'rules please', 'Envoyez-moi les règles', 'Schickt mir bitte die Regeln'],
  ['DRAW YES', 'I want to vote for a draw', 'Je veux voter pour un match nul', 'Ich möchte für Remis stimmen'],
  ['RESIGN', 'I want to resign', 'Je démissionne', "J'abandonne la partie", 'Ich gebe auf'],
  ['SET WAIT', 'wait for me', 'Attendez-moi', 'Wartet bitte auf mich'],
  ['SET NOWAIT', 'Je suis prêt', 'Ich bin fertig'],
  [
    'HELP ORDERS',
    'How do I send orders?',
    'Bonjour, je suis nouveau. Que dois-je faire ?',
    'Comment on envoie des ordres svp ?',
  ],
  [
    'HELP ORDERS',
    'Hallo, ich bin neu hier. Was muss ich tun?',
    'Wie schicke ich meine Züge ab?',
    'Je ne comprends rien à vos messages',
  ],
  [null, 'Ich passe'],
  [null, 'I want to write to Germany', "Je veux écrire à l'Allemagne", 'Sagt Italien, dass ich Frieden will'],
];

const ANSWERED = QUESTIONS.map(([line, ...sentences]) => ({ line, sentences: sentences as readonly string[] }));

describe.each(ANSWERED)('$line', ({ line, sentences }) => {
  test.each(sentences)('%s', (sentence) => {
    const items = itemsOf(sentence);
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['error']);
    expect(items).toContainEqual(
      expect.objectContaining({
        text: sentence,
        suggestion: line,
        message: expect.objectContaining({ code: expect.stringMatching(/^player\//) }),
      }),
    );
  });

  test('beside an order nothing but the order counts', () => {
    for (const sentence of sentences) {
      const counted = itemsOf(`A Par - Bur\n\n${sentence}`).filter(({ kind }) => kind !== 'error');
      expect([sentence, counted.length]).toEqual([sentence, 1]);
    }
  });
});

test('each line that is offered is a command that is read', () => {
  for (const [line] of QUESTIONS) if (line !== null) expect([line, itemsOf(line)[0]?.kind]).toEqual([line, 'command']);
});

test.each(VARIANTS)('%s: no order is taken for a question', (variant) => {
  const board = boardOf(variant);
  for (const { position: at } of playAtRandom(board, createRandom(7), 4))
    for (const { name } of board.powers)
      for (const order of legalLines(board, at, name).flat())
        expect([order, readQuestions(order, board)]).toEqual([order, null]);
});

const SYLLABLES =
  'fe ka ri pu gi bo do ne xa lo mi tu za que sta co st or dr mar wi n te sch ver et la der fri pre'.split(' ');

test('no word that means nothing asks what things cost, or anything else', () => {
  const { pick, below } = createRandom(33);
  const words = Array.from({ length: 1500 }, () =>
    Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join(''),
  );
  const real = /^(?:late|cost)$/;
  const asked = ['fekaripu', 'gibodone', 'costt', ...words].filter(
    (word) =>
      !real.test(word) && ['alone', 'beside'].some((how) => readQuestions(word, standard, how as 'alone') !== null),
  );
  expect(asked).toEqual([]);
  // Two of them: one may be a word by chance, as `late`.
  const pairs = words.slice(0, 1000).map((word, n) => `${word} ${words[n + 500]!}`);
  const taken = pairs.filter((pair) => readQuestions(pair, standard) !== null);
  expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(6);
});

test('nobody who leaves a place is shown how to leave the game', () => {
  const asked = readQuestions('shall we both leave Burgundy empty this year?', standard) ?? [];
  expect(asked.map(({ question }) => question.topic)).not.toContain('leave');
});

test.each([
  'A Par tient',
  'Paris reste',
  'Tout va bien',
  'Nothing to report.',
  'draw',
  'wait',
  'cancel my orders',
  'show my orders',
])('%s is what it was', (line) => {
  expect(readQuestions(line, standard)).toBeNull();
});
