/** What people write around their orders: headings, sentences that begin like commands, none of which does anything. */

import { describe, expect, test } from 'vitest';
import { formatPhase } from '../../engine/board/phase.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { ignoredIn, inShort, readMail } from './mails.ts';

describe('headings', () => {
  test.each([
    'My orders:',
    'Orders:',
    'Here are my orders:',
    'Orders for F1901M:',
    'Fall 1901',
    'Fall 1901:',
    'F1901M orders',
    'French orders:',
    'Orders for France',
    'FRANCE',
    'Unit   Order',
    'No. | Unit | Orders',
    'Einheit;Befehl',
    'Unité  Ordre',
  ])('%s says nothing new', (line) => {
    expect(inShort(`${line}\nA Par - Bur`)).toEqual(['A par - bur']);
    expect(ignoredIn(`${line}\nA Par - Bur`)).toEqual(['1 heading']);
  });

  test.each<readonly [now: string, line: string, phase: string | null]>([
    ['F1901M', 'Spring 1902', 'S1902M'],
    ['F1901M', 'Spring 1902:', 'S1902M'],
    ['F1901M', 'Orders for Spring 1902', 'S1902M'],
    ['F1901M', 'My orders for S1902M:', 'S1902M'],
    ['F1901M', 'S1902M', 'S1902M'],
    ['F1901M', 'Spring of 1902 orders:', 'S1902M'],
    ['S1902M', 'Orders for Fall:', 'F1902M'],
    ['S1902M', 'My orders for Autumn', 'F1902M'],
    ['S1902M', 'Fall orders:', 'F1902M'],
    ['S1902M', 'FALL:', 'F1902M'],
    ['S1902M', '--- Fall ---', 'F1902M'],
    ['S1902M', 'Winter builds:', 'W1902A'],
    ['S1902M', 'Spring retreats', 'S1902R'],
    ['S1902M', 'Spring orders:', null],
    ['F1902M', 'Fall:', null],
    ['F1902M', 'Orders for Spring:', 'S1903M'],
    ['S1902R', 'Fall:', 'F1902M'],
    ['S1902R', 'Fall 1902', 'F1902M'],
    ['S1902M', "Mes ordres pour l'automne :", 'F1902M'],
    ['S1902M', "Voici mes ordres pour l'automne 1902 :", 'F1902M'],
    ['S1902M', "Ordres d'automne", 'F1902M'],
    ['S1902M', 'Retraites de printemps :', 'S1902R'],
    ['S1902M', 'Ordres du printemps 1902 :', null],
    ['S1902M', 'Voici mes mouvements pour ce tour :', null],
    ['S1902M', 'Mes ordres', null],
    ['S1902M', 'Ordres :', null],
    ['S1902M', 'Ordres de la France :', null],
    ['S1902M', 'Automne 02', 'F1902M'],
    ['S1902M', 'Meine Befehle für Herbst:', 'F1902M'],
    ['S1902M', 'Hier sind meine Züge für den Herbst 1902:', 'F1902M'],
    ['S1902M', 'Herbstzüge:', 'F1902M'],
    ['S1902M', 'Züge Herbst 1902', 'F1902M'],
    ['S1902M', 'Rückzüge Frühjahr 1902:', 'S1902R'],
    ['S1902M', 'Befehle für Frühjahr 1902:', null],
    ['S1902M', 'Anbei meine Züge für diese Runde.', null],
    ['S1902M', 'Meine Befehle lauten wie folgt:', null],
    ['S1902M', 'Befehle für Frankreich:', null],
    ['S1902M', 'Spring 02', null],
  ])('in %s `%s` stands above orders for %s', (now, line, phase) => {
    const head = phase === null ? [] : [`PHASE {"phase":"${phase}"}`];
    const order = phase?.endsWith('A') ? 'build A par' : phase?.endsWith('R') ? 'A par - gas' : 'A par - bur';
    const read = phase === null ? order : `${phase} ${order}`;
    expect(inShort(`${line}\n${order}`, { phase: phaseCode(now) })).toEqual([...head, read]);
  });

  test.each(VARIANTS)('%s: a season in any language means the phase that it means in English', (variant) => {
    const board = boardOf(variant);
    const [first] = board.variant.calendar.seasons;
    const phase = formatPhase({ season: first!.letter, year: board.start.year + 1, kind: 'M' });
    const under = (line: string) => inShort(`${line}\n${board.provinces[0]!.id} H`, { board, phase, power: null });
    for (const { letter, name } of board.variant.calendar.seasons) {
      const expected = under(`Orders for ${name}:`);
      for (const [code, heads] of [
        ['fr', ['Mes ordres pour', 'Voici mes ordres de', 'Ordres']],
        ['de', ['Meine Befehle für', 'Hier sind meine Züge für den', 'Züge']],
      ] as const) {
        const own = boardIn(board, code).variant.calendar.seasons.find((each) => each.letter === letter)!.name;
        for (const head of heads) expect([head, own, under(`${head} ${own} :`)]).toEqual([head, own, expected]);
      }
    }
  });

  test.each([
    'Les mouvements de la Turquie sont dangereux.',
    'Die Züge der Türkei gefallen mir.',
    'Constructions et ponts',
    'Ordres : A Par',
  ])('`%s` heads nothing', (line) => {
    expect(ignoredIn(`${line}\nA Par - Bur`)).toEqual([]);
  });

  test.each(['Finally:', 'Dear:', 'Wait:', 'Sprint:'])('`%s` names no season', (line) => {
    expect(inShort(`${line}\nA Par - Bur`)).toContain('A par - bur');
  });

  test('of a phase that is over stores nothing', () => {
    const [first, second] = inShort('Spring 1901\nA Par - Bur');
    expect(first).toBe('! S1901M is over: the current phase is F1901M.');
    expect(second).toMatch(/^! Not stored/);
  });

  test('of the season is good for its retreats and adjustments', () => {
    expect(inShort('Fall 1901\nA Mun - Tyr', { phase: phaseCode('F1901R') })).toEqual(['A mun - tyr']);
    expect(inShort('Fall 1901\nbuild A Par', { phase: phaseCode('W1901A') })).toEqual(['build A par']);
  });

  test('of another power takes its orders along', () => {
    expect(inShort('English orders:\nF Lon - Nth')[0]).toMatch(/^! You do not write for/);
    expect(inShort('English orders:\nF Lon - Nth\nFrench orders:\nA Par H', { role: 'master', power: null })).toEqual([
      'F lon - nth',
      'A par H',
    ]);
  });
});

describe('orders behind a command', () => {
  test.each<readonly [string, ...string[]]>([
    ['Orders: A Par - Bur, A Mar S A Par - Bur', 'A par - bur', 'A mar S A par - bur'],
    ['Here are my orders: A Par - Bur', 'A par - bur'],
    ['set wait; A Par - Bur; set nodraw', 'SET WAIT', 'A par - bur', 'SET NO DRAW'],
    ['set wait, F Bre - Eng, A Par - Bur', 'SET WAIT', 'F bre - eng', 'A par - bur'],
    ['set wait; xyz', 'SET WAIT', "! There is no setting 'xyz'."],
  ])('%s', (line, ...expected) => {
    expect(inShort(line)).toEqual(expected);
  });
});

describe('sentences that begin like commands or orders', () => {
  const SENTENCES = [
    'Clear enough, I hope.',
    'List of my orders, as promised:',
    'Resume later, I must go now.',
    'Start with the fleet, I think.',
    'Wait for me please.',
    'Ready for the next turn, my friends.',
    'Done with this one.',
    'Draw your own conclusions.',
    'No draw for me, thanks.',
    'Vote early, vote often.',
    'Map looks great by the way.',
    'Status quo it is.',
    'Back in business, it seems.',
    'Away with the fairies.',
    'Holiday greetings to all of you.',
    'Form an orderly queue, please.',
    'Confirm that you got this.',
    'Press to win.',
    'Press on!',
    'Broadcast this everywhere.',
    'If you see this, hello.',
    'Else I would be worried.',
    'Signing off,',
    'Over and out',
    'I would like to see the map.',
    'Can I see the map?',
    'How do I resign?',
    'I want to resign.',
    'What if I attack?',
    'Hello judge, how are you?',
    'Join us tomorrow in the usual place.',
    'Watch out for Austria, everybody!',
    'Army of one',
    'F you',
  ];

  test.each(SENTENCES)('%s', (sentence) => {
    const text = `A Mar H\n\n${sentence}\n\nA Par - Bur`;
    const { press, signOns } = readMail(text);
    // Shown back, or known as a courtesy.
    expect(inShort(text).filter((each) => each !== `? ${sentence}`)).toEqual(['A mar H', 'A par - bur']);
    expect([press, signOns]).toEqual([[], []]);
  });

  test.each([
    'Draw?',
    'Resign? Never!',
    'Ready when you are.',
    'Phase two begins.',
    'Pause for thought.',
    'Purge the weak.',
  ])('%s does nothing, though it is asked about', (sentence) => {
    const { items } = readMail(`A Mar H\n\n${sentence}`, { role: 'master' });
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['order', 'error']);
  });
});

describe('courtesy', () => {
  test.each([
    ['Please send me the map.', 'MAP {"game":null,"phase":null}'],
    ['please wait', 'SET WAIT'],
    ['Please help me.', 'HELP {"topic":null}'],
    ['I vote yes to the draw', 'SET DRAW {"powers":null}'],
    ['I accept the draw', 'SET DRAW {"powers":null}'],
    ['I vote against the draw', 'SET NO DRAW'],
    ['Thanks, and set wait', '? Thanks, and set wait'],
  ])('%s', (line, expected) => {
    expect(inShort(line)[0]).toBe(expected);
  });
});
