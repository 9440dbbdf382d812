/** The 95 worked lines of the judge's language (judge-language A11), read with the board they speak of and without one. */
import { describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { contextFor, inShort, positionOf } from './reading.ts';

type Row = readonly [
  number: number,
  line: string,
  /** The writer is France, unless the position has the units of others. */
  position: string,
  expected: string | readonly string[],
  withoutPosition?: string | readonly string[],
];

const COAST = (place: string, coasts: string, lines: string) => `! Which coast of ${place}: ${coasts}? => ${lines}`;

const MOVEMENT: readonly Row[] = [
  [1, 'A Ber -> Kie', 'FRANCE: A ber', 'A ber - kie'],
  [2, 'a ser m rum', 'FRANCE: A ser', 'A ser - rum'],
  [3, 'Lon-Nth', 'FRANCE: F lon', 'F lon - nth', 'lon - nth'],
  [4, 'F Kiel moves to Berlin', 'FRANCE: F kie', 'F kie - ber'],
  [5, 'Par H', 'FRANCE: A par', 'A par H', 'par H'],
  [6, 'F Rome Stands', 'FRANCE: F rom', 'F rom H'],
  [7, 'A MUN S F KIE-BER', 'FRANCE: A mun, F kie', 'A mun S F kie - ber'],
  [8, 'A Brest supports Paris', 'FRANCE: A bre, A par', 'A bre S A par', 'A bre S par'],
  [9, 'F Sev S A Ser M Rum', 'FRANCE: F sev, A ser', 'F sev S A ser - rum'],
  [10, 'A Lon-Nth-Nwy', 'FRANCE: A lon; ENGLAND: F nth', 'A lon - nth - nwy'],
  [11, 'A Bre-Mid-Wes-Lyo-Mar', 'FRANCE: A bre, F mao, F wes, F lyo', 'A bre - mao - wes - lyo - mar'],
  [12, 'F Nth C A Lon-Nwy', 'FRANCE: F nth, A lon', 'F nth C A lon - nwy'],
  [13, 'F Mid convoys A Bre -> Mar', 'FRANCE: F mao, A bre', 'F mao C A bre - mar'],
  [14, 'A Lon-Nwy', 'FRANCE: A lon; ENGLAND: F nth', 'A lon - nwy VIA'],
  [15, 'A Lon - Nwy via convoy', 'FRANCE: A lon; ENGLAND: F nth', 'A lon - nwy VIA'],
  [16, 'A Lon-Bel via Nth', 'FRANCE: A lon; ENGLAND: F nth', 'A lon - nth - bel'],
  [17, 'A Nwy - Swe via convoy', 'FRANCE: A nwy; ENGLAND: F ska', 'A nwy - swe VIA'],
  [18, 'F Eng transports A Lon - Bel', 'FRANCE: F eng, A lon', 'F eng C A lon - bel'],
  [19, 'F StP/sc - Bot', 'FRANCE: F stp/sc', 'F stp/sc - bot'],
  [20, 'Fleet St. Petersburg (south coast) - Gulf of Bothnia', 'FRANCE: F stp/sc', 'F stp/sc - bot'],
  [21, 'F stp(nc)-bar', 'FRANCE: F stp/nc', 'F stp/nc - bar'],
  [22, 'F Mao - Spa/sc', 'FRANCE: F mao', 'F mao - spa/sc'],
  [23, 'F Mao-Spain (North Coast)', 'FRANCE: F mao', 'F mao - spa/nc'],
  [
    24,
    'F Mao - Spa',
    'FRANCE: F mao',
    COAST('Spain', 'north coast or south coast', 'F mao - spa/nc => F mao - spa/sc'),
  ],
  [25, 'F Gas - Spa', 'FRANCE: F gas', 'F gas - spa/nc'],
  [
    26,
    'F Con - Bul',
    'FRANCE: F con',
    COAST('Bulgaria', 'east coast or south coast', 'F con - bul/ec => F con - bul/sc'),
  ],
  [27, 'A Con - Bul/ec', 'FRANCE: A con', 'A con - bul'],
  [28, 'F Aeg S F Con-Bul/sc', 'FRANCE: F aeg, F con', 'F aeg S F con - bul/sc'],
  [29, 'A Gre S F Con - Bul', 'FRANCE: A gre, F con', 'A gre S F con - bul'],
  [30, 'F Spa/sc S F Mar-Lyo', 'FRANCE: F spa/sc, F mar', 'F spa/sc S F mar - lyo'],
  [31, 'A Ven S Austrian A Tri', 'FRANCE: A ven; AUSTRIA: A tri', 'A ven S A tri'],
  [32, 'A BUL support Russian A UKR-RUM', 'FRANCE: A bul; RUSSIA: A ukr', 'A bul S A ukr - rum'],
  [
    33,
    'A Par - Bur, A Mar S A Par - Bur, F Bre - Mao',
    'FRANCE: A par, A mar, F bre',
    ['A par - bur', 'A mar S A par - bur', 'F bre - mao'],
  ],
  [34, 'A Par-Bur; A Mar-Spa; F Bre-Mao', 'FRANCE: A par, A mar, F bre', ['A par - bur', 'A mar - spa', 'F bre - mao']],
  [35, 'F Nap & F Tun S F Tyn-Ion', 'FRANCE: F nap, F tun, F tys', ['F nap S F tys - ion', 'F tun S F tys - ion']],
  [36, 'a vie-tyo, s by a tri', 'FRANCE: A vie, A tri', ['A vie - tyr', 'A tri S A vie - tyr']],
  [37, 'F Eastmed -> Aegean', 'FRANCE: F eas', 'F eas - aeg'],
  [38, 'f tyn s tus - gol', 'FRANCE: F tys, F tus', 'F tys S F tus - lyo', 'F tys S tus - lyo'],
  [39, 'f wes-tys', 'FRANCE: F wes', 'F wes - tys'],
  [40, 'F Naples -> Ionian', 'FRANCE: F nap', 'F nap - ion'],
  [41, 'F Black S A Arm -> Sev', 'FRANCE: F bla, A arm', 'F bla S A arm - sev'],
  [42, 'A Mos-Stp (England volunteered to support in there)', 'FRANCE: A mos', 'A mos - stp'],
  [43, 'Army Yonkers move London', 'FRANCE: A yor', 'A yor - lon'],
  [44, 'irish -mid', 'FRANCE: F iri', 'F iri - mao', 'iri - mao'],
  [45, 'fleet nwg sea C norway - edi', 'FRANCE: F nwg, A nwy', 'F nwg C A nwy - edi'],
  [46, 'Army London Holds', 'FRANCE: A lon', 'A lon H'],
  [47, 'A Par Bur', 'FRANCE: A par', 'A par - bur'],
  [48, 'A Par to Bur', 'FRANCE: A par', 'A par - bur'],
  [49, 'Army Paris attacks Burgundy', 'FRANCE: A par', 'A par - bur'],
  [50, 'The army in Paris moves to Burgundy.', 'FRANCE: A par', 'A par - bur'],
  [51, 'A Paris — Burgundy', 'FRANCE: A par', 'A par - bur'],
  [52, 'A Par → Bur', 'FRANCE: A par', 'A par - bur'],
  [53, 'A Rum-->Ser', 'FRANCE: A rum', 'A rum - ser'],
  [54, '1) F Lon-Nth', 'FRANCE: F lon', 'F lon - nth'],
  [55, '* F Edi - Nwg', 'FRANCE: F edi', 'F edi - nwg'],
  [56, 'APar-Bur', 'FRANCE: A par', 'A par - bur'],
  [57, 'A Fin S FNTH-Nwy', 'FRANCE: A fin, F nth', 'A fin S F nth - nwy'],
  [58, 'F NTS SA BEL-BEL', 'FRANCE: F nth, A bel', 'F nth S A bel'],
  [59, 'A BEL-H', 'FRANCE: A bel', 'A bel H'],
  [60, 'A Ber S A Mun H', 'FRANCE: A ber, A mun', 'A ber S A mun'],
  [61, 'A Ber S Mun-Mun', 'FRANCE: A ber, A mun', 'A ber S A mun', 'A ber S mun'],
  [62, 'F Nwg S F Nth - Nwy % the usual', 'FRANCE: F nwg, F nth', 'F nwg S F nth - nwy'],
  [65, 'F Par - Bur', 'FRANCE: A par', '! The unit in Paris is an army, not a fleet. => A par - bur'],
  [66, 'A Mun - Nth', 'FRANCE: A mun', '! The army in Munich cannot get to the North Sea.'],
  [67, 'A Par - Brt', 'FRANCE: A par', "! There is no province 'Brt'. => A par - bre"],
  [
    68,
    'A Liv - Edi',
    'FRANCE: A lvp',
    "! 'Liv' could be Liverpool or Livonia. => A lvp - edi",
    "! 'Liv' could be Liverpool or Livonia. => A lvp - edi => A lvn - edi VIA",
  ],
  [69, 'F Nor - Ska', 'FRANCE: F nwy', 'F nwy - ska'],
  [
    70,
    'A Lvp - Yor, F Edi - Nowhere, F Lon - Nth',
    'FRANCE: A lvp, F edi, F lon',
    ['A lvp - yor', "! There is no province 'Nowhere'.", 'F lon - nth'],
  ],
  [
    71,
    'F Lon - Nth - Nwy',
    'FRANCE: F lon',
    '! Fleets cannot be convoyed: a fleet moves one step to a place beside it. => F lon - nth',
  ],
  [72, 'F Con C A Mun - Swe', 'FRANCE: F con; GERMANY: A mun', 'F con C A mun - swe'],
  [73, 'A Par S F Aeg - Bur', 'FRANCE: A par; TURKEY: F aeg', 'A par S F aeg - bur'],
  [74, 'A Tun - Swi', 'FRANCE: A tun', '! Switzerland is impassable: no unit can ever enter it.'],
  [75, 'A Lon proxy to Germany', 'FRANCE: A lon', 'A lon P GERMANY'],
  [81, 'A Mun D', 'FRANCE: A mun', '! A unit may not be disbanded in a movement phase.'],
];

const RETREATS: readonly Row[] = [
  [76, 'A Rum-Bul', 'FRANCE dislodged: A rum > bul ser', 'A rum - bul'],
  [77, 'Par -> Pic', 'FRANCE dislodged: A par > pic', 'A par - pic', 'par - pic'],
  [78, 'Mun disbands', 'FRANCE dislodged: A mun > tyr', 'A mun D', 'mun D'],
  [79, 'disband A Mun', 'FRANCE dislodged: A mun > tyr', 'A mun D'],
  [80, 'A Mun retreats to Tyrolia', 'FRANCE dislodged: A mun > tyr', 'A mun - tyr'],
];

const BUILDS: readonly (readonly [number, string, power: string, position: string, string, string?])[] = [
  [82, 'build A Lon', 'ENGLAND', 'ENGLAND owns: lon', 'build A lon'],
  [83, 'B F Tri', 'AUSTRIA', 'AUSTRIA owns: tri', 'build F tri'],
  [
    84,
    'F StP/sc',
    'RUSSIA',
    'RUSSIA owns: stp',
    'build F stp/sc',
    '! Is F stp/sc to be built or removed? => build F stp/sc => remove F stp/sc',
  ],
  [
    85,
    'Army in London',
    'ENGLAND',
    'ENGLAND owns: lon',
    'build A lon',
    '! Is A lon to be built or removed? => build A lon => remove A lon',
  ],
  [86, 'build Lon', 'ENGLAND', 'ENGLAND owns: lon', '! An army or a fleet in London? => build A lon => build F lon'],
  [
    87,
    'build F Stp',
    'RUSSIA',
    'RUSSIA owns: stp',
    COAST('St Petersburg', 'north coast or south coast', 'build F stp/nc => build F stp/sc'),
  ],
  [88, 'build F Mos', 'RUSSIA', 'RUSSIA owns: mos', '! Moscow has no coast: no fleet can be built there.'],
  [89, 'remove A Tun', 'ITALY', 'ITALY: A tun', 'remove A tun'],
  [
    90,
    'Tun',
    'ITALY',
    'ITALY: A tun',
    'remove A tun',
    '! Is tun to be built or removed? => build A tun => build F tun => remove tun',
  ],
  [91, 'd f mid', 'FRANCE', 'FRANCE: F mao', 'remove F mao'],
  [92, 'waive', 'FRANCE', 'FRANCE owns: par', 'waive 1'],
  [93, 'waive all', 'FRANCE', 'FRANCE owns: par', 'waive all'],
];

const list = (expected: string | readonly string[]) => (typeof expected === 'string' ? [expected] : expected);

/** Named for the table's titles. */
const named = (rows: readonly Row[]) =>
  rows.map(([number, line, units, expected, without = expected]) => ({ number, line, units, expected, without }));

describe('the worked lines of A11', () => {
  test.each(named(MOVEMENT))('$number $line', ({ line, units, expected, without }) => {
    const position = positionOf(standard, 'F1901M', units);
    expect(inShort(line, contextFor({ position }))).toEqual(list(expected));
    expect(inShort(line, contextFor({ phase: 'F1901M' }))).toEqual(list(without));
  });

  test.each(named(RETREATS))('$number $line (retreats)', ({ line, units, expected, without }) => {
    const position = positionOf(standard, 'F1901R', units);
    expect(inShort(line, contextFor({ position }))).toEqual(list(expected));
    expect(inShort(line, contextFor({ phase: 'F1901R' }))).toEqual(list(without));
  });

  const builds = BUILDS.map(([number, line, power, standing, expected, without = expected]) => ({
    number,
    line,
    power,
    standing,
    expected,
    without,
  }));
  test.each(builds)('$number $line (adjustments)', ({ line, power, standing, expected, without }) => {
    const position = positionOf(standard, 'W1901A', standing);
    expect(inShort(line, contextFor({ position, power }))).toEqual([expected]);
    expect(inShort(line, contextFor({ phase: 'W1901A', power }))).toEqual([without]);
  });
});
