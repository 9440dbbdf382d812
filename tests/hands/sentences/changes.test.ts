/** Orders on file that a sentence changes or takes back: done where a rule is sure of it, else offered, and what is on file stays. */
import { describe, expect, test } from 'vitest';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { boardOf } from '../../boards.ts';
import { readMail } from '../../language/mails.ts';
import { positionOf } from '../../language/reading.ts';

const board = boardOf('standard');
const position = positionOf(board, phaseCode('S1901M'), 'FRANCE: A par, A mar, F bre');
const ON_FILE = ['A par - bur', 'A mar - spa', 'F bre - eng'];

/** What is filed as it is, what is offered in brackets with its number, and lines to reply. */
function read(text: string, filed = ON_FILE): string {
  const { items } = readMail(text, { board, power: 'FRANCE', position, filed });
  return items
    .flatMap((item) => {
      if (item.kind === 'order') return item.pending ? `(${item.pending.set}: ${item.order})` : item.order;
      if (item.kind === 'command') return `done: ${item.command}`;
      return item.suggestions.length > 0 ? item.suggestions : (item.suggestion ?? []);
    })
    .join(' ');
}

describe('offered, with one word of reply', () => {
  test.each([
    ['forget what I said about Brest', 'CLEAR F Bre'],
    ['Pls scrap my order for Marseilles, want to think it over again. Will tell you tomorrow', 'CLEAR A Mar'],
    ['attends annule juste pour marseille stp, paris et la flotte tu touches pas', 'CLEAR A Mar'],
    ["annule tout ce que j'ai envoyé", 'CLEAR'],
    ["I'd like to withdraw everything I sent.", 'CLEAR'],
    ['Bitte alle meine Befehle zurücknehmen', 'CLEAR'],
    ['Hiermit ziehe ich sämtliche Befehle zurück. Neue folgen, sobald ich Rücksprache gehalten habe.', 'CLEAR'],
    ['make that Picardy instead', '(1: A par - pic) (2: F bre - pic)'],
    ['doch lieber Picardie', '(1: A par - pic) (2: F bre - pic)'],
    ['The army should rather go to Piedmont.', '(1: A mar - pie)'],
    [
      "Mettez plutôt la flotte dans l'Atlantique moyen, et pour les armées on garde ce que j'ai envoyé.",
      '(1: F bre - mao)',
    ],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('a line number says which order, and several are no one order', () => {
    const filed = ['A par - bur', 'A mar S A par - bur', 'F bre - mao'];
    const said = 'Kleine Korrektur: In Zeile 1 und in Zeile 2 muss jeweils Gas stehen statt Bur. Zeile 3 stimmt.';
    expect(read(said, filed)).toBe('(1: A par - gas) (1: A mar S A par - gas)');
    expect(read('Die Marseiller sollen keinen mehr unterstützen, sondern nach Spanien.', filed)).toMatch(
      /: A mar - spa\)$/,
    );
  });

  test('two orders that are swapped are both shown', () => {
    expect(read('swap the two', ['A par - bur', 'A mar - gas', 'F bre - mao'])).toBe(
      '(1: A par - gas) (1: A mar - bur)',
    );
  });

  test.each([
    'I forgot Brest',
    'Nothing to change about Picardy.',
    'Maybe Picardy instead?',
    'If Italy agrees, make that Piedmont instead',
    "J'hésite, finalement la Picardie me tente",
  ])('%s: nothing', (text) => {
    expect(read(text)).not.toMatch(/CLEAR|- p/);
  });
});

test.each([
  'pls ignore, this is my gunboat set and has nothing to do with your game: A Par - Pic',
  'Up to this morning my orders were: A Par - Pic',
  'oublie ceux-là: A Par - Pic',
  'Merci de retirer ce qui suit : A Par - Pic',
  'please remove the orders listed here from my file Paris goes to Picardy.',
  'I take back the following, I was angry with Vienna when I wrote them. Paris goes to Picardy.',
])('%s: what leads to the order speaks against it', (text) => {
  expect(read(text)).not.toMatch(/(?<!: )A par - pic/);
});

test.each([
  'Korrektur: A Par - Pic',
  'Der zweite Befehl muss anders lauten: A Par - Pic.',
  'Sorry, autocorrect!! I wrote Paris to Burgundy but it has to be Paris to Picardy',
])('%s: done', (text) => {
  expect(read(text)).toBe('A par - pic');
});

test.each([
  ['probehalber\nA Par - Pic', '(1: A par - pic)'],
  ['Hanneke\nA Par - Pic', 'A par - pic'],
])('%j: a word that is not known counts where it weighs much', (text, expected) => {
  expect(read(text)).toBe(expected);
});
