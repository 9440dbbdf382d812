import { describe, expect, it } from 'vitest';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';

/** Letter, name, starting units and, where they are not under these units, home centres: as each variant's rules list
 *  them (eckert-napoleonic with the defaults of its starting choices). */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  standard: [
    'A AUSTRIA: A bud, A vie, F tri',
    'E ENGLAND: F edi, F lon, A lvp',
    'F FRANCE: F bre, A mar, A par',
    'G GERMANY: A ber, F kie, A mun',
    'I ITALY: F nap, A rom, A ven',
    'R RUSSIA: A mos, F sev, F stp/sc, A war',
    'T TURKEY: F ank, A con, A smy',
  ],
  '1812-overture': [
    'F FRANCE: F par, A brc, A ams',
    'I RHINE CONFEDERATION: A fra, A dre',
    'P REPUBLICAN PARTY: A phi, A chl, A btm',
    'L FEDERALIST PARTY: A nyc, F bst',
    'B BRITAIN: F lon, A edi, A por; home dub edi lon',
    'C CANADA: F hfx, A mon',
    'T AUSTRIA: A vie, A bud',
    'D DENMARK-NORWAY: A cop, F chr',
    'U RUSSIA: A smo, A stp; home mos smo stp',
    'W NEW SPAIN: A mex, F hav, A flo; home cad hav mex',
    'K CHEROKEE: A cng, A ust',
    'S SHAWNEE: A tip, A wap',
  ],
  '1776-ii': [
    'B BRITAIN: F nyo, A syr, A tor',
    'F FRANCE: A nor, F wes',
    'S SPAIN: F hav, A lou',
    'C CONTINENTALS: A bos, A phi, F cha',
    'I IROQUOIS: A iro, A gre, A che',
  ],
  'eckert-napoleonic': [
    'R RUSSIA: F stp, F sev, A mos, A war, A rum',
    'F FRANCE: F bre, A mar, A par, A bel, A ruh',
    'T TURKISH EMPIRE: F ank, A smy, A con, F gre, A bul, A egy',
    'A AUSTRIA: F tri, A vie, A bud, A ser',
    'E ENGLAND: A hol, F edi, F lon, A lvp',
    'P PRUSSIA: F kie, A ber, A mun',
    'S SWEDEN: F den, F nwy, A swe',
    'I ITALIAN CONFEDERATION: A rom, A ven, F nap',
    'M MOORISH LEAGUE: A spa, F tun, F por',
  ],
  octarine: [
    'A AGATEAN EMPIRE: F bes, F hng, F sdi/tc',
    'C CIRCLE CITIES: A eph, A omn, F ank',
    'G GENUA: A gen, F bla, F kyt',
    'H HUBLAND BARBARIANS: A hub, A vor, F ing',
    'K KLATCH: A how, A red, F kha',
    'M MUNTAB: A gha, A mun, F bri, F reh/rc',
    'O OGGLAND: F chi, A lla, A lan',
    'X XXXX: F ter, F hnl, F pur',
  ],
  'consolidation-1865': [
    'P PRUSSIA: A pru, A bra, A pos, A sil, A wes',
    'I ITALY: A pie, A mil, A mar, A rom, A nap',
    'A AUSTRIA: A hun, A boh, A aus, A tyr, A ven',
  ],
};

describe('every power starts with the units and home centers of the rules', () => {
  it.each(Object.entries(STARTS))('%s', (id, starts) => {
    const { powers } = loadVariant(id)!.variant;
    const lines = powers.map(({ letter, name, units, home, owns }) => {
      const stands = units.map((unit) => unit.slice(2, 5)).sort();
      const homes = [...home].sort();
      expect(owns, `${name} owns its home centers at the start`).toBeUndefined();
      const elsewhere = homes.join() === stands.join() ? '' : `; home ${homes.join(' ')}`;
      return `${letter} ${name}: ${units.join(', ')}${elsewhere}`;
    });
    expect(lines).toEqual(starts);
  });
});

describe('powers are named in mails as their players write them', () => {
  it("1812: by the two-letter codes of the rules, none of which reads as two powers' letters", () => {
    const { powers } = loadVariant('1812-overture')!.variant;
    const codes = powers.map(({ aliases }) => aliases![0]!);
    expect(codes).toEqual(['FR', 'RH', 'RE', 'FE', 'BR', 'CA', 'AU', 'DN', 'RU', 'NS', 'CH', 'SH']);
    const letters = powers.map(({ letter }) => letter);
    expect(codes.filter((code) => [...code].every((letter) => letters.includes(letter)))).toEqual([]);
    for (const { letter, name } of powers) expect(name, 'the letter occurs in the name').toContain(letter);
  });
});
