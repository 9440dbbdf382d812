/** Orders for later phases and under conditions (judge-language A8). */

import { describe, expect, test } from 'vitest';
import { type Condition, guardsHold } from '../../engine/language/conditions/condition.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { told } from '../told.ts';
import { inShort, positionAt, readMail } from './mails.ts';

/** `par`, `A par`, `FRANCE A par`, `not (…)`, `(… and …)`. */
function shown(condition: Condition): string {
  switch (condition.test) {
    case 'unit':
      return [condition.power, condition.type, condition.at].filter((each) => each !== null).join(' ');
    case 'not':
      return `not (${shown(condition.of)})`;
    default:
      return `(${condition.of.map(shown).join(` ${condition.test} `)})`;
  }
}

/** Each order of a mail with the branches it stands in. */
function guarded(text: string): readonly string[] {
  return readMail(text).items.flatMap((item) => {
    if (item.kind === 'error') return [`${item.isProse === true ? '?' : '!'} ${told(item.message)}`];
    if (item.kind === 'command') return [];
    const guards = item.guards.map(({ condition, holds }) => `${holds ? 'if' : 'unless'} ${shown(condition)}`);
    return [`${item.order}${guards.length === 0 ? '' : `: ${guards.join(', ')}`}`];
  });
}

describe('PHASE', () => {
  test('holds for the orders below it, to the next PHASE or the end of the mail', () => {
    expect(inShort('A Par H\nphase S1902M\nA Bur - Mun\nA Mar H\nphase F1902R\nA Mun - Bur\nphase\nF Bre H')).toEqual([
      'A par H',
      'PHASE {"phase":"S1902M"}',
      'S1902M A bur - mun',
      'S1902M A mar H',
      'PHASE {"phase":"F1902R"}',
      'F1902R A mun - bur',
      'PHASE {"phase":null}',
      'F bre H',
    ]);
  });

  test('takes SET WAIT and NOWAIT along', () => {
    const { items } = readMail('set wait\nphase S1902M\nset nowait');
    expect(items.map((item) => item.kind === 'command' && [item.command, item.phase])).toEqual([
      ['SET WAIT', null],
      ['PHASE', 'S1902M'],
      ['SET NOWAIT', 'S1902M'],
    ]);
  });

  test('a build or removal then needs its word', () => {
    expect(inShort('phase W1902A\nA Par')[1]).toContain('built or removed?');
    expect(inShort('phase W1902A\nbuild A Par\nremove F Bre\nwaive')).toEqual([
      'PHASE {"phase":"W1902A"}',
      'W1902A build A par',
      'W1902A remove F bre',
      'W1902A waive',
    ]);
  });

  test.each([
    ['phase S1908M', 'more than 5 years ahead'],
    ['phase S1901M', 'over'],
    ['phase X1902M', 'is no phase'],
  ])('%s is refused, and the orders below are not stored', (line, message) => {
    const [first, second, ...more] = inShort(`${line}\nA Par - Bur`);
    expect(first).toMatch(/^! /);
    expect(first).toContain(message);
    expect(second).toMatch(/^! Not stored/);
    expect(more).toEqual([]);
  });
});

describe('conditions', () => {
  test('IF … THEN … ELSE … ENDIF: each order knows its branch', () => {
    expect(guarded('phase S1902M\nIF A Mun THEN\nA Bur - Mun\nELSE\nA Bur - Par\nENDIF\nF Bre H')).toEqual([
      'A bur - mun: if A mun',
      'A bur - par: unless A mun',
      'F bre H',
    ]);
  });

  test('ELSE IF: the branches before do not hold, this one does', () => {
    expect(guarded('phase S1902M\nIF A Mun\nA Bur H\nELSE IF F Nth\nA Bur - Par\nELSE\nA Bur - Gas')).toEqual([
      'A bur H: if A mun',
      'A bur - par: unless A mun, if F nth',
      'A bur - gas: unless A mun, unless F nth',
    ]);
  });

  test('nest', () => {
    expect(guarded('phase S1902M\nIF Mun\nIF Bur\nA Par H\nELSE\nA Par - Bur\nENDIF\nF Bre H\nENDIF\nA Mar H')).toEqual(
      ['A par H: if mun, if bur', 'A par - bur: if mun, unless bur', 'F bre H: if mun', 'A mar H'],
    );
  });

  test('on one line', () => {
    expect(guarded('phase S1902M\nif A Mun then A Bur - Mun else A Bur H endif\nF Bre H')).toEqual([
      'A bur - mun: if A mun',
      'A bur H: unless A mun',
      'F bre H',
    ]);
  });

  test.each([
    ['A Mun', 'A mun'],
    ['Mun', 'mun'],
    ['NOT Mun', 'not (mun)'],
    ['French A Mun', 'FRANCE A mun'],
    ['France Mun', 'FRANCE mun'],
    ['France in Munich', 'FRANCE mun'],
    ['there is a fleet in the North Sea', 'F nth'],
    ['German army Munich AND F Nth', '(GERMANY A mun and F nth)'],
    ['Mun OR Ber OR Kie', '(mun or ber or kie)'],
    ['Mun AND Ber OR Kie', '((mun and ber) or kie)'],
    ['Mun AND (Ber OR NOT Kie)', '(mun and (ber or not (kie)))'],
    ['NOT French F Nth AND NOT Eng', '(not (FRANCE F nth) and not (eng))'],
    ['F stp/sc', 'F stp/sc'],
  ])('IF %s', (text, expected) => {
    expect(guarded(`phase S1902M\nIF ${text} THEN\nA Par H`)).toEqual([`A par H: if ${expected}`]);
    expect(guarded(`phase S1902M\nif ${text.toLowerCase()}\nA Par H`)).toEqual([`A par H: if ${expected}`]);
  });

  test('end with the mail, and with the next PHASE', () => {
    expect(guarded('phase S1902M\nIF Mun\nA Par H\nphase S1903M\nA Par - Bur')).toEqual([
      'A par H: if mun',
      'A par - bur',
    ]);
  });

  test('stand only under a PHASE; the orders below are not stored, whichever branch they are in', () => {
    expect(guarded('IF A Mun THEN\nA Par H\nELSE\nA Par - Bur\nENDIF\nF Bre H')).toEqual([
      '! Conditions are for the orders of later phases: a line such as PHASE F1901M comes before them.',
      '! Not stored: it stands under an IF without a PHASE.',
      '! Not stored: it stands under an IF without a PHASE.',
      'F bre H',
    ]);
  });

  test('one that cannot be read stores no branch', () => {
    const read = guarded('phase S1902M\nIF A Nowhere THEN\nA Par H\nELSE\nA Par - Bur\nENDIF\nF Bre H');
    expect(read.filter((each) => !each.startsWith('!'))).toEqual(['F bre H']);
    expect(read).toHaveLength(4);
  });

  test('after an ELSE IF that cannot be read the branches before it stand', () => {
    expect(
      guarded('phase S1902M\nIF Mun\nA Par H\nELSE IF Nowhere\nA Par - Bur\nELSE\nA Par - Gas\nENDIF\nF Bre H').filter(
        (each) => !each.startsWith('!'),
      ),
    ).toEqual(['A par H: if mun', 'F bre H']);
  });

  test('an IF without PHASE blocks what stands under it, nested IFs included, and nothing else', () => {
    const text = 'IF Mun\nIF Nowhere\nA Par H\nENDIF\nA Mar H\nENDIF\nF Bre H';
    expect(guarded(text).filter((each) => !each.startsWith('!'))).toEqual(['F bre H']);
  });

  test('a long IF under PHASE that cannot be read is no prose', () => {
    const text = 'phase S1902M\nIF the Germans happen to be in Munich or somewhere near it\nA Par H\nELSE\nA Par - Bur';
    expect(guarded(text).filter((each) => !each.startsWith('!'))).toEqual([]);
  });

  test('prose that begins with If and holds no condition blocks nothing', () => {
    for (const line of [
      'If I see this right, then these are my orders:',
      'If only!',
      'If possible.',
      'If you do not mind, I will be brief today, my dear judge.',
    ]) {
      expect(guarded(`${line}\nA Par H`).filter((each) => !each.startsWith('?'))).toEqual(['A par H']);
    }
  });

  test('an order in a sentence that begins with If is not taken', () => {
    const [first, ...more] = guarded('If Burgundy is empty then A Par - Bur\nA Mar H');
    expect(first).toMatch(/^! We can't read this as a condition/);
    expect(more).toEqual(['A mar H']);
  });

  test.each(['ELSE', 'ENDIF', 'ELSE IF A Mun'])('%s without an IF is told', (line) => {
    const [first] = guarded(`phase S1902M\n${line}`);
    expect(first).toMatch(/^! There is no IF/);
  });
});

describe('a condition looks at the position when the phase begins', () => {
  const position = positionAt(phaseCode('S1902M'), { GERMANY: ['A mun', 'F nth'], RUSSIA: ['F stp/sc'] });

  test.each([
    ['A Mun', true],
    ['F Mun', false],
    ['German A Mun', true],
    ['French A Mun', false],
    ['Par', false],
    ['not Par', true],
    ['Mun and Nth', true],
    ['Mun and Par', false],
    ['Mun or Par', true],
    ['Stp', true],
    ['F Stp/sc', true],
    ['F Stp/nc', false],
  ])('%s: %s', (text, holds) => {
    const { items } = readMail(`phase S1902M\nIF ${text}\nA Par H\nELSE\nA Par - Bur`);
    const orders = items.flatMap((item) =>
      item.kind === 'order' && guardsHold(position, item.guards) ? [item.order] : [],
    );
    expect(orders).toEqual([holds ? 'A par H' : 'A par - bur']);
  });
});
