/** Positions from outside: what is wrong is told with its field. */
import { describe, expect, it } from 'vitest';
import { readPosition, validatePosition } from '../../engine/adjudicate/read-position.ts';
import { faultInWords } from '../../templates/locales/faults.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { standard } from '../boards.ts';

const position = { phase: 'S1901M', units: { ENGLAND: ['F lon', 'A lvp'], FRANCE: ['F bre'] } };

function faults(change: Readonly<Record<string, unknown>>): readonly string[] {
  return validatePosition(standard, { ...position, ...change }).map((each) =>
    faultInWords(each, formatterFor({ board: standard })),
  );
}

describe('a position from outside', () => {
  it.each<[what: string, change: Readonly<Record<string, unknown>>, told: readonly string[]]>([
    ['is right', {}, []],
    [
      'two units in a province',
      { units: { ENGLAND: ['F lon'], FRANCE: ['A lon'] } },
      ['units.FRANCE[0]: A lon cannot stand where F lon stands already.'],
    ],
    [
      'two fleets on two coasts of a province',
      { units: { FRANCE: ['F spa/nc', 'F spa/sc'] } },
      ['units.FRANCE[1]: F spa/sc cannot stand where F spa/nc stands already.'],
    ],
    ['a fleet inland', { units: { RUSSIA: ['F mos'] } }, ['units.RUSSIA[0]: a fleet cannot be in Moscow.']],
    ['an army at sea', { units: { ENGLAND: ['A nth'] } }, ['units.ENGLAND[0]: an army cannot be in North Sea.']],
    [
      'a fleet on no coast',
      { units: { RUSSIA: ['F stp'] } },
      ['units.RUSSIA[0]: a fleet in St Petersburg is on one of its coasts: F stp/nc or F stp/sc.'],
    ],
    ['an army on a coast', { units: { RUSSIA: ['A stp/nc'] } }, ['units.RUSSIA[0]: an army is on no coast: A stp.']],
    ['an unknown place', { units: { RUSSIA: ['A moo'] } }, ["units.RUSSIA[0]: 'A moo': no place 'moo' on this map."]],
    [
      'no unit',
      { units: { RUSSIA: ['Moscow', 7] } },
      [
        "units.RUSSIA[0]: 'Moscow' is no unit such as A par or F stp/sc.",
        'units.RUSSIA[1]: the number 7 is no unit such as A par or F stp/sc.',
      ],
    ],
    [
      'an unknown power',
      { units: { PRUSSIA: ['A ber'] } },
      ["units.PRUSSIA: 'PRUSSIA' is not one of the powers AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY."],
    ],
    [
      'a power listed twice',
      { units: { ENGLAND: ['F lon'], eng: ['F edi'] } },
      ['units.eng: ENGLAND is already listed under another name.'],
    ],
    ['no units', { units: undefined }, ['units: is missing: the units of each power.']],
    [
      'units that are no list',
      { units: { ENGLAND: 'F lon' } },
      ['units.ENGLAND: must be a list, not the string F lon.'],
    ],
    [
      'a phase that does not exist',
      { phase: 'S1901A' },
      ["phase: 'S1901A' is no phase of Standard (S…M/R, F…M/R, W…A)."],
    ],
    ['no phase', { phase: 1901 }, ['phase: the number 1901 is no phase of Standard (S…M/R, F…M/R, W…A).']],
    ['a center that is none', { centers: { ENGLAND: ['wal'] } }, ['centers.ENGLAND[0]: Wales is no supply center.']],
    [
      'a center with two owners',
      { centers: { ENGLAND: ['lon'], FRANCE: ['lon'] } },
      ['centers.FRANCE[0]: lon belongs to ENGLAND already.'],
    ],
    [
      'no centers in an adjustment phase',
      { phase: 'W1901A' },
      ['centers: is missing: an adjustment phase needs the centers of each power.'],
    ],
    [
      'dislodged units in a movement phase',
      { dislodged: { FRANCE: ['A par'] } },
      ['dislodged: units are dislodged only in a retreat phase, not in S1901M.'],
    ],
    [
      'a retreat that is out of reach',
      { phase: 'S1901R', dislodged: { FRANCE: [{ unit: 'A par', from: 'bur', retreats: ['pic', 'mun'] }] } },
      ["dislodged.FRANCE[0].retreats[1]: A par cannot retreat to 'mun'."],
    ],
    [
      'two orders for a unit',
      { orders: { ENGLAND: ['F lon - nth', 'F lon - eng'] } },
      ['orders.ENGLAND[1]: a second order for the unit in lon; the first is orders.ENGLAND[0].'],
    ],
    [
      'an order that is none',
      { orders: { ENGLAND: ['sail on'] } },
      ["orders.ENGLAND[0]: 'sail on': cannot be read as an order."],
    ],
    [
      'an order to nowhere',
      { orders: { ENGLAND: ['F lon - xyz'] } },
      ["orders.ENGLAND[0]: no place 'xyz' on this map."],
    ],
    [
      'an unknown ruling',
      { options: { paradox: 'x' } },
      [expect.stringMatching(/^options\.paradox: no such ruling; there are multiRouteConvoy, /)],
    ],
    [
      'an unknown choice',
      { options: { convoyParadox: 'x' } },
      ["options.convoyParadox: 'x' is not one of szykman, all-hold, 2000, 1982, 1971."],
    ],
    [
      'what no rule carries',
      { ruleState: { 'center-maturity': { ENGLAND: { lon: 'x' } }, seats: [['PRUSSIA']] } },
      [
        'ruleState.center-maturity.ENGLAND.lon: must be a center and a small whole number.',
        "ruleState.seats[0][0]: 'PRUSSIA' is not one of the powers.",
      ],
    ],
    [
      'hostile text',
      { units: { ENGLAND: ['\u001b[31mF lon\u0000'] } },
      ["units.ENGLAND[0]: '�[31mF lon�' is no unit such as A par or F stp/sc."],
    ],
  ])('%s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  it('must be an object', () => {
    expect(
      validatePosition(standard, 'S1901M').map((each) => faultInWords(each, formatterFor({ board: standard }))),
    ).toContain('must be an object, not the string S1901M.');
  });

  it('may name powers by letter, adjective or the beginning of a name', () => {
    const read = readPosition(standard, {
      phase: 's1901m',
      units: { E: ['F lon'], french: ['F bre'], Tur: ['A con'] },
    });
    expect(read).toMatchObject({
      position: { phase: 'S1901M', units: { ENGLAND: ['F lon'], FRANCE: ['F bre'], TURKEY: ['A con'] } },
    });
  });

  it('may leave out where a dislodged unit can go: then every empty neighbour is open but the one the attack came from', () => {
    const read = readPosition(standard, {
      phase: 'S1901R',
      units: { GERMANY: ['A par', 'A pic'] },
      dislodged: { FRANCE: [{ unit: 'A par', from: 'bur' }] },
    });
    expect(read).toMatchObject({
      position: { dislodged: { FRANCE: [{ unit: 'A par', from: 'bur', retreats: ['bre', 'gas'] }] } },
    });
  });
});
