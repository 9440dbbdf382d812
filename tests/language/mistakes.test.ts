/** What cannot be read is never guessed: it is told with its line, the reason and the nearest line that would be right. */

import { describe, expect, it, test } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf, standard } from '../boards.ts';
import { told } from '../told.ts';
import { commandOf, inShort, readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const refused = (line: string) => inShort(line);

describe('words that no command has', () => {
  test.each([
    ['sett wait', "! There is no command 'sett'. => SET WAIT"],
    ['ste wait', "! There is no command 'ste'. => SET WAIT"],
    ['set wiat', "! There is no setting 'wiat'. => SET WAIT"],
    ['set nowiat', "! There is no setting 'nowiat'. => SET NOWAIT"],
    ['set abscence 3 Aug', "! There is no setting 'abscence 3 Aug'. => SET ABSENCE 3 Aug"],
    ['sumary', "! There is no command 'sumary'. => SUMMARY"],
    ['statsu', "! There is no command 'statsu'. => STATUS"],
    ['histroy marne', "! There is no command 'histroy'. => HISTORY marne"],
    ['reigster', "! There is no command 'reigster'. => REGISTER"],
    ['singoff', "! There is no command 'singoff'. => SIGNOFF"],
    ['terminaet', "! There is no command 'terminaet'. => TERMINATE"],
    ['set frobnicate', "! There is no setting 'frobnicate'."],
  ])('%s', (line, message) => {
    expect(refused(line)).toEqual([message]);
  });

  test('a single word that is near nothing is shown back', () => {
    expect(refused('xyzzy\n\nA Par H')).toEqual(['? xyzzy', 'A par H']);
  });
});

test('what a line denies is not the line to try', () => {
  for (const line of ['Paris bleibt nicht stehen, sondern geht nach Burgund', 'Marseilles stays not, it goes to Spain'])
    expect(refused(line)).toEqual([expect.not.stringContaining('=>')]);
});

describe('commands that begin well and go on wrong', () => {
  test.each([
    ['phase nonsense', "! 'nonsense' is no phase of Standard. => PHASE S1901M"],
    ['set preference QX', expect.stringMatching(/^! There is no power 'QX'/)],
    ['set concede', '! To which power?'],
    ['set password two words', '! A password is one word of letters and digits. => SET PASSWORD word'],
    ['clear nonsense', "! 'nonsense' is no unit. CLEAR, CLEAR ALL or CLEAR A Par."],
    ['list two games', "! 'two games' is no name of a game."],
    ['i am also nobody', "! 'nobody' is no mail address."],
    ['diary read x', "! 'x' should be a number from 1 to 100000."],
    ['resend 99', "! '99' should be a number from 1 to 20."],
    ['set absence 3/4', "! '3/4' could be 3 April or 4 March: please write the month's name."],
    ['away sometime', expect.stringMatching(/^! 'sometime' is not part of a date/)],
    ['become nobody', "! There is no power 'nobody' in this game."],
    ['set my zone 1 o’clock', "! '1 o’clock' is no time zone. Zones are written Europe/Paris or UTC."],
    ['signoff now', "! SIGNOFF takes nothing more: 'now' is not understood. => SIGNOFF"],
  ])('%s', (line, message) => {
    expect(refused(line)).toEqual([message]);
  });

  test('an error never says more than forty characters of what was written', () => {
    const long = 'x'.repeat(900);
    for (const line of [`set ${long}`, `phase ${long}`, `clear ${long}`, `A Par - ${long}`, `press to ${long}`]) {
      for (const item of readMail(line).items)
        expect(item.kind === 'error' && told(item.message).length).toBeLessThan(250);
    }
  });
});

describe('orders', () => {
  const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar; GERMANY: A mun');

  test.each([
    ['A Pra - Bur', "! There is no province 'Pra'. => A par - bur"],
    ['A Par - Mos', '! The army in Paris cannot get to Moscow. It gets to Brest, Burgundy, Gascony and Picardy.'],
    ['A Par', '! What is the army in Paris to do? => A par H'],
    ['A Par -', expect.stringMatching(/^! /)],
    ['A Par S', expect.stringMatching(/^! /)],
    ['A Par - Par', expect.stringMatching(/=> A par H$/)],
    ['A Bur - Par', '! You have no unit in Burgundy.'],
    ['A Mun - Bur', '! The army in Munich is not yours: it belongs to Germany.'],
    ['build A Par', expect.stringMatching(/^! .*adjustment/)],
    ['waive', '! There are no builds to waive: this is no adjustment phase.'],
  ])('%s', (line, message) => {
    expect(inShort(line, { position })).toEqual([message]);
  });

  test('an error costs only its own order, on a line and in a mail', () => {
    expect(inShort('A Par - Brt, F Bre - Mao; A Mar - Xyz\nA Mar - Spa', { position })).toEqual([
      expect.stringMatching(/^! /),
      'F bre - mao',
      expect.stringMatching(/^! /),
      'A mar - spa',
    ]);
  });
});

describe('no game is known', () => {
  const stranger = { board: null, phase: null, power: null, role: 'stranger' } as const;

  test('a line that looks like an order asks for the game, prose does not', () => {
    expect(inShort('A Par - Bur', stranger)).toEqual([
      "! This looks like an order, but for which game? Sign on first, or mail to the game's own address. => SIGNON fmarne password",
    ]);
    expect(inShort('A friend told me about this judge.', stranger)).toEqual(['? A friend told me about this judge.']);
  });

  test('commands that need no game are read', () => {
    expect(commandOf('help', stranger)).toEqual(['HELP', { topic: null }]);
    expect(commandOf('list', stranger)).toEqual(['LIST', { game: null, full: false }]);
    expect(commandOf('register', stranger)).toMatchObject(['REGISTER', {}]);
    expect(inShort('set preference EFG', stranger)).toEqual([
      "! Which game? This needs a sign-on, or mail to the game's own address.",
    ]);
  });
});

describe('who has two powers', () => {
  const board = boardOf('1812-overture');
  const position = startingPosition(board);
  const refused = (line: string) =>
    readMail(line, { power: 'BRITAIN', also: ['CANADA'], board, phase: position.phase, position }).items.map((item) =>
      item.kind === 'error' ? told(item.message, board) : item,
    );

  it('is told which of them an order belongs to', () => {
    expect(refused('BRITAIN: A Mon - Tor')).toEqual([
      "The army in Montreal is not Britain's but Canada's: write the order below that name, or without any.",
    ]);
  });
});
