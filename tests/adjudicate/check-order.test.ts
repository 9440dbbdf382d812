/** What a power may write: refused is what is wrong about its own unit, noted what is hopeless because of others (A3). */

import { describe, expect, it } from 'vitest';
import { checkOrder } from '../../engine/adjudicate/legality/check-order.ts';
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { formatOrder, parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import { type Power, phaseCode, rowsOf } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';

const start = startingPosition(standard);

/** In one word what is said of an order: `ok`, the notes, or the reason of the refusal. */
function said(position: Position, power: Power, text: string): string {
  const checked = checkOrder(standard, position, power, parseOrder(text, parsePhase(position.phase).kind)!);
  if (checked.verdict === 'refused') return `refused: ${checked.refusal.reason}`;
  const notes = checked.notes.map((each) => (each.note === 'hopeless' ? each.why.because : each.note));
  const completed = formatOrder(checked.order);
  return [...(completed === text ? ['ok'] : [completed]), ...notes].join(', ');
}

describe('orders in a movement phase', () => {
  const position: Position = {
    variant: 'standard',
    phase: phaseCode('S1902M'),
    units: {
      ENGLAND: ['F nth', 'A lon', 'F spa/nc', 'A wal'],
      FRANCE: ['F mar', 'A par', 'F con', 'F mao'],
      GERMANY: ['A mun'],
    },
    centers: {},
  };

  it.each<readonly [power: Power, text: string, expected: string]>([
    ['ENGLAND', 'F nth - nwy', 'ok'],
    ['ENGLAND', 'F nth - nth', 'refused: own-province'],
    ['ENGLAND', 'F nth - lvp', 'refused: cannot-reach'],
    ['ENGLAND', 'A nth - nwy', 'refused: wrong-type'],
    ['ENGLAND', 'A par - bur', 'refused: not-yours'],
    ['ENGLAND', 'A ber - mun', 'refused: no-unit'],
    ['ENGLAND', 'A lon - nth', 'refused: cannot-reach'],
    ['ENGLAND', 'A lon - xyz', 'refused: unknown-place'],
    ['FRANCE', 'A par - swi', 'refused: impassable'],
    ['ENGLAND', 'A lon - nwy', 'ok'],
    ['ENGLAND', 'A lon - nwy VIA', 'ok'],
    ['ENGLAND', 'A lon - nth - nwy', 'ok'],
    ['ENGLAND', 'A lon - nth - ska - swe', 'ok, no-fleet-at'],
    ['ENGLAND', 'A lon - bal - swe', 'refused: no-route'],
    ['ENGLAND', 'A lon - tun', 'ok, no-fleets'],
    ['GERMANY', 'A mun - swe', 'refused: cannot-reach'],
    ['ENGLAND', 'F nth - eng - bre', 'refused: fleet-by-convoy'],
    ['ENGLAND', 'F spa/sc - gas', 'F spa/nc - gas'],
    ['ENGLAND', 'F spa/nc - lyo', 'refused: cannot-reach'],
    ['FRANCE', 'F mar - spa', 'F mar - spa/sc, coast-supplied'],
    ['FRANCE', 'F mar - spa/nc', 'refused: wrong-coast'],
    ['FRANCE', 'F mao - spa', 'refused: which-coast'],
    ['FRANCE', 'F con - bul', 'refused: which-coast'],
    ['FRANCE', 'F con - bul/wc', 'refused: which-coast'],
    ['FRANCE', 'A par - gas/nc', 'A par - gas, coast-dropped'],
    ['FRANCE', 'A par S A mun - bur', 'ok'],
    ['FRANCE', 'A par S A mun', 'refused: cannot-support'],
    ['FRANCE', 'A par S A par', 'refused: supports-itself'],
    ['FRANCE', 'A par S A mun - par', 'refused: own-province'],
    ['FRANCE', 'A par S F con - bur', 'ok, target-cannot-reach'],
    ['FRANCE', 'A par S A ber - bur', 'ok, no-such-unit'],
    ['FRANCE', 'A par S F mun - bur', 'ok, other-type'],
    ['ENGLAND', 'F nth C A lon - nwy', 'ok'],
    ['ENGLAND', 'F nth C A mun - nwy', 'ok, no-fleets'],
    ['ENGLAND', 'F nth C A yor - nwy', 'ok, no-such-unit'],
    ['ENGLAND', 'F nth C F mar - nwy', 'refused: fleet-convoyed'],
    ['ENGLAND', 'F nth C A lon - ska', 'refused: no-landing'],
    ['ENGLAND', 'F spa/nc C A lon - nwy', 'ok, not-at-sea'],
    ['ENGLAND', 'A lon C A yor - nwy', 'refused: cannot-convoy'],
    ['ENGLAND', 'A lon D', 'refused: wrong-phase'],
    ['ENGLAND', 'build A lon', 'refused: wrong-phase'],
  ])('%s: %s: %s', (power, text, expected) => {
    expect(said(position, power, text)).toBe(expected);
  });
});

describe('orders in a retreat phase', () => {
  const position: Position = {
    variant: 'standard',
    phase: phaseCode('F1902R'),
    units: { GERMANY: ['A par'], FRANCE: ['A mar'] },
    dislodged: {
      FRANCE: [
        { unit: 'A par', from: 'bur', retreats: ['gas', 'pic'] },
        { unit: 'F mao', from: 'wes', retreats: ['spa/nc', 'spa/sc', 'por'] },
      ],
    },
    centers: {},
  };

  it.each<readonly [power: Power, text: string, expected: string]>([
    ['FRANCE', 'A par - gas', 'ok'],
    ['FRANCE', 'A par - bur', 'refused: retreat-closed'],
    ['FRANCE', 'A par D', 'ok'],
    ['FRANCE', 'F mao - spa', 'refused: which-coast'],
    ['FRANCE', 'F mao - spa/nc', 'ok'],
    ['FRANCE', 'A mar - gas', 'refused: not-dislodged'],
    ['GERMANY', 'A par - gas', 'refused: not-dislodged'],
    ['FRANCE', 'F par - gas', 'refused: wrong-type'],
  ])('%s: %s: %s', (power, text, expected) => {
    expect(said(position, power, text)).toBe(expected);
  });
});

describe('orders in an adjustment phase', () => {
  const position: Position = {
    variant: 'standard',
    phase: phaseCode('W1902A'),
    units: { RUSSIA: ['A mos', 'F rum'], FRANCE: ['A par', 'A spa'] },
    centers: { RUSSIA: ['mos', 'stp', 'war', 'rum'], FRANCE: ['par'], GERMANY: ['sev'] },
  };

  it.each<readonly [power: Power, text: string, expected: string]>([
    ['RUSSIA', 'build A war', 'ok'],
    ['RUSSIA', 'build F stp/nc', 'ok'],
    ['RUSSIA', 'build F stp', 'refused: which-coast'],
    ['RUSSIA', 'build A stp/nc', 'build A stp, coast-dropped'],
    ['RUSSIA', 'build F war', 'refused: no-fleets-there'],
    ['RUSSIA', 'build A mos', 'refused: occupied'],
    ['RUSSIA', 'build A sev', 'refused: not-owned'],
    ['RUSSIA', 'build A ukr', 'refused: not-a-center'],
    ['RUSSIA', 'remove A mos', 'refused: no-removals-due'],
    ['RUSSIA', 'waive', 'ok'],
    ['FRANCE', 'remove A spa', 'ok'],
    ['FRANCE', 'remove A rum', 'refused: not-yours'],
    ['FRANCE', 'build A par', 'refused: no-builds-due'],
  ])('%s: %s: %s', (power, text, expected) => {
    expect(said(position, power, text)).toBe(expected);
  });

  it('lists all builds, with coasts', () => {
    expect(legalAdjustments(standard, position, 'RUSSIA').map(formatOrder)).toEqual([
      'build A stp',
      'build F stp/nc',
      'build F stp/sc',
      'build A war',
      'waive',
    ]);
    expect(legalAdjustments(standard, position, 'FRANCE').map(formatOrder)).toEqual(['remove A par', 'remove A spa']);
  });
});

describe('the list of legal orders', () => {
  it('has all openings of the fleet in London', () => {
    const orders = legalOrdersOf(standard, start, parseUnit('F lon')!).map(formatOrder);
    expect(orders).toEqual([
      'F lon H',
      'F lon - eng',
      'F lon - nth',
      'F lon - wal',
      'F lon - yor',
      'F lon S F bre - eng',
      'F lon S F edi - nth',
      'F lon S A lvp - wal',
      'F lon S F edi - yor',
      'F lon S A lvp - yor',
    ]);
  });

  it('has only orders that are accepted without finding them hopeless, in every phase', () => {
    const busy: Position = {
      variant: 'standard',
      phase: phaseCode('F1902M'),
      units: {
        ENGLAND: ['F nth', 'F eng', 'A lon'],
        FRANCE: ['A bre', 'F mao', 'F spa/sc', 'A bel'],
        ITALY: ['F wes', 'A tun'],
      },
      centers: {},
    };
    let count = 0;
    for (const [power, units] of rowsOf(busy.units)) {
      for (const unit of units) {
        for (const order of legalOrdersOf(standard, busy, parseUnit(unit)!)) {
          count++;
          expect(said(busy, power, formatOrder(order))).toBe('ok');
        }
      }
    }
    expect(count).toBeGreaterThan(150);
  });
});
