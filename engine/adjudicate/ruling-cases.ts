/**
 * A case for each choice of each ruling: positions of the standard map on which the choices differ, and what stands
 * there afterwards by each. Most are those of the DATC (its number is given). `docs/rulings.md` shows them.
 */
import type { ByPower, UnitText } from '../board/variant.ts';
import type { RulingKey } from './rulings.ts';

export interface RulingCase {
  readonly key: RulingKey;
  /** Number of the case in the DATC; null: ours. */
  readonly datc: string | null;
  readonly phase: string;
  readonly units: ByPower<readonly UnitText[]>;
  /** Owners of centers, where these decide; else nobody owns any. */
  readonly centers?: ByPower<readonly string[]>;
  readonly orders: ByPower<readonly string[]>;
  /**
   * Of choices, parted by blanks, what stands afterwards: `FRANCE: A bel, F eng` with powers parted by `; `. `(F eng)` is
   * dislodged and has nowhere to go, `(F eng > iri)` can retreat to the Irish Sea.
   */
  readonly results: Readonly<Record<string, string>>;
}

export const RULING_CASES: readonly RulingCase[] = [
  {
    key: 'multiRouteConvoy',
    datc: null,
    phase: 'S1901M',
    units: { ENGLAND: ['A lon', 'F eng', 'F nth'], FRANCE: ['F bre', 'F iri'] },
    orders: {
      ENGLAND: ['A lon - bel', 'F eng C A lon - bel', 'F nth C A lon - bel'],
      FRANCE: ['F bre - eng', 'F iri S F bre - eng'],
    },
    results: {
      'last-route': 'ENGLAND: (F eng > lon mao pic wal), A bel, F nth; FRANCE: F eng, F iri',
      'any-route': 'ENGLAND: (F eng > bel mao pic wal), A lon, F nth; FRANCE: F eng, F iri',
    },
  },
  {
    key: 'convoyParadox',
    datc: '6.F.14',
    phase: 'S1901M',
    units: { ENGLAND: ['F lon', 'F wal'], FRANCE: ['A bre', 'F eng'] },
    orders: {
      ENGLAND: ['F lon S F wal - eng', 'F wal - eng'],
      FRANCE: ['A bre - lon', 'F eng C A bre - lon'],
    },
    results: {
      'szykman 2000 1982 1971': 'ENGLAND: F eng, F lon; FRANCE: (F eng > bel iri mao nth pic), A bre',
      'all-hold': 'ENGLAND: F lon, F wal; FRANCE: A bre, F eng',
    },
  },
  {
    key: 'convoyParadox',
    datc: '6.F.17',
    phase: 'S1901M',
    units: { ENGLAND: ['F lon', 'F wal'], FRANCE: ['A bre', 'F eng', 'F yor'], GERMANY: ['F bel', 'F nth'] },
    orders: {
      ENGLAND: ['F lon S F wal - eng', 'F wal - eng'],
      FRANCE: ['A bre - lon', 'F eng C A bre - lon', 'F yor S A bre - lon'],
      GERMANY: ['F nth S F bel - eng', 'F bel - eng'],
    },
    results: {
      'szykman all-hold': 'ENGLAND: F lon, F wal; FRANCE: A bre, F eng, F yor; GERMANY: F bel, F nth',
      '2000 1982 1971': 'ENGLAND: (F lon), F wal; FRANCE: A lon, F eng, F yor; GERMANY: F bel, F nth',
    },
  },
  {
    key: 'convoyParadox',
    datc: '6.F.18',
    phase: 'S1901M',
    units: { ENGLAND: ['F eng', 'A lon', 'F nth'], FRANCE: ['F bel'], GERMANY: ['F hel', 'F ska'] },
    orders: {
      ENGLAND: ['F nth C A lon - bel', 'A lon - bel', 'F eng S A lon - bel'],
      FRANCE: ['F bel S F nth'],
      GERMANY: ['F hel S F ska - nth', 'F ska - nth'],
    },
    results: {
      'szykman all-hold 2000 1971': 'ENGLAND: A lon, F eng, F nth; FRANCE: F bel; GERMANY: F hel, F ska',
      '1982': 'ENGLAND: A bel, F eng, F nth; FRANCE: (F bel > hol pic); GERMANY: F hel, F ska',
    },
  },
  {
    key: 'convoyParadox',
    datc: '6.F.19',
    phase: 'S1901M',
    units: { FRANCE: ['F ion', 'A tun', 'F tys'], ITALY: ['F nap', 'F rom'] },
    orders: {
      FRANCE: ['A tun - nap', 'F tys C A tun - nap', 'F ion C A tun - nap'],
      ITALY: ['F nap S F rom - tys', 'F rom - tys'],
    },
    results: {
      'szykman all-hold 2000': 'FRANCE: A tun, F ion, F tys; ITALY: F nap, F rom',
      '1982 1971': 'FRANCE: (F tys > lyo tus wes), A tun, F ion; ITALY: F nap, F tys',
    },
  },
  {
    key: 'adjacentConvoy',
    datc: '6.G.5',
    phase: 'S1901M',
    units: { ITALY: ['A rom', 'F tys'], TURKEY: ['A apu', 'F ion'] },
    orders: { ITALY: ['A rom - apu', 'F tys C A apu - rom'], TURKEY: ['A apu - rom', 'F ion C A apu - rom'] },
    results: {
      'intent opposite': 'ITALY: A apu, F tys; TURKEY: A rom, F ion',
      marked: 'ITALY: A rom, F tys; TURKEY: A apu, F ion',
    },
  },
  {
    key: 'adjacentConvoy',
    datc: '6.G.2',
    phase: 'S1901M',
    units: { ENGLAND: ['A nwy'], GERMANY: ['F ska'], RUSSIA: ['F swe'] },
    orders: { ENGLAND: ['A nwy - swe'], GERMANY: ['F ska C A nwy - swe'], RUSSIA: ['F swe - nwy'] },
    results: {
      'intent marked': 'ENGLAND: A nwy; GERMANY: F ska; RUSSIA: F swe',
      opposite: 'ENGLAND: A swe; GERMANY: F ska; RUSSIA: F nwy',
    },
  },
  {
    key: 'convoyFallback',
    datc: '6.G.8',
    phase: 'S1901M',
    units: { ENGLAND: ['A hol', 'F nth'], FRANCE: ['A bel'] },
    orders: { ENGLAND: ['F nth - hel', 'A hol - kie'], FRANCE: ['A bel - hol VIA'] },
    results: {
      none: 'ENGLAND: A kie, F hel; FRANCE: A bel',
      'missing failed': 'ENGLAND: A kie, F hel; FRANCE: A hol',
    },
  },
  {
    key: 'convoyFallback',
    datc: '6.G.20',
    phase: 'S1901M',
    units: { ENGLAND: ['F eng'], FRANCE: ['F bre', 'A bur', 'F mao', 'A pic'] },
    orders: {
      ENGLAND: ['F eng C A pic - bel'],
      FRANCE: ['F bre - eng', 'A pic - bel VIA', 'A bur S A pic - bel', 'F mao S F bre - eng'],
    },
    results: {
      'none missing': 'ENGLAND: (F eng > bel iri lon nth wal); FRANCE: A bur, A pic, F eng, F mao',
      failed: 'ENGLAND: (F eng > iri lon nth pic wal); FRANCE: A bel, A bur, F eng, F mao',
    },
  },
  {
    key: 'cutFromTarget',
    datc: '6.G.13',
    phase: 'S1901M',
    units: { AUSTRIA: ['F adr', 'A tri'], ITALY: ['F alb', 'A ven'] },
    orders: {
      AUSTRIA: ['F adr C A tri - ven', 'A tri - ven VIA'],
      ITALY: ['A ven S F alb - tri', 'F alb - tri'],
    },
    results: {
      never: 'AUSTRIA: (A tri > bud ser tyr vie), F adr; ITALY: A ven, F tri',
      'by-convoy': 'AUSTRIA: A tri, F adr; ITALY: A ven, F alb',
    },
  },
  {
    key: 'retreatToConvoyer',
    datc: '6.H.11',
    phase: 'S1901M',
    units: { FRANCE: ['A bur', 'A gas', 'F mao', 'F wes', 'F lyo'], ITALY: ['A mar'] },
    orders: {
      FRANCE: [
        'A gas - mar VIA',
        'A bur S A gas - mar',
        'F mao C A gas - mar',
        'F wes C A gas - mar',
        'F lyo C A gas - mar',
      ],
      ITALY: ['A mar H'],
    },
    results: {
      open: 'FRANCE: A bur, A mar, F lyo, F mao, F wes; ITALY: (A mar > gas pie spa)',
      closed: 'FRANCE: A bur, A mar, F lyo, F mao, F wes; ITALY: (A mar > pie spa)',
    },
  },
  {
    key: 'convoyRoute',
    datc: null,
    phase: 'S1901M',
    units: { ENGLAND: ['A lon', 'F eng', 'F nth'] },
    orders: { ENGLAND: ['A lon - nth - bel', 'F eng C A lon - bel', 'F nth H'] },
    results: { kept: 'ENGLAND: A lon, F eng, F nth', ignored: 'ENGLAND: A bel, F eng, F nth' },
  },
  {
    key: 'dislodgedRival',
    datc: '6.G.15',
    phase: 'S1901M',
    units: { ENGLAND: ['A hol', 'A lon', 'F nth', 'A yor'], FRANCE: ['A bel', 'F eng'] },
    orders: {
      ENGLAND: ['F nth C A lon - bel', 'A hol S A lon - bel', 'A yor - lon', 'A lon - bel VIA'],
      FRANCE: ['F eng C A bel - lon', 'A bel - lon VIA'],
    },
    results: {
      'unless-head-to-head': 'ENGLAND: A bel, A hol, A yor, F nth; FRANCE: (A bel > bur pic ruh), F eng',
      never: 'ENGLAND: A bel, A hol, A lon, F nth; FRANCE: (A bel > bur pic ruh), F eng',
    },
  },
  {
    key: 'missingCoast',
    datc: '6.B.2',
    phase: 'S1901M',
    units: { FRANCE: ['F gas'] },
    orders: { FRANCE: ['F gas - spa'] },
    results: { supplied: 'FRANCE: F spa/nc', illegal: 'FRANCE: F gas' },
  },
  {
    key: 'wrongCoast',
    datc: '6.B.3',
    phase: 'S1901M',
    units: { FRANCE: ['F gas'] },
    orders: { FRANCE: ['F gas - spa/sc'] },
    results: { illegal: 'FRANCE: F gas', corrected: 'FRANCE: F spa/nc' },
  },
  {
    key: 'supportCoast',
    datc: '6.B.7',
    phase: 'S1901M',
    units: { FRANCE: ['F mao', 'F por'], ITALY: ['F lyo', 'F wes'] },
    orders: {
      FRANCE: ['F por S F mao - spa', 'F mao - spa/nc'],
      ITALY: ['F lyo S F wes - spa/sc', 'F wes - spa/sc'],
    },
    results: {
      'optional ignored': 'FRANCE: F mao, F por; ITALY: F lyo, F wes',
      required: 'FRANCE: F mao, F por; ITALY: F lyo, F spa/sc',
    },
  },
  {
    key: 'supportCoast',
    datc: '6.B.9',
    phase: 'S1901M',
    units: { FRANCE: ['F mao', 'F por'], ITALY: ['F lyo', 'F wes'] },
    orders: {
      FRANCE: ['F por S F mao - spa/nc', 'F mao - spa/sc'],
      ITALY: ['F lyo S F wes - spa/sc', 'F wes - spa/sc'],
    },
    results: {
      'optional required': 'FRANCE: F mao, F por; ITALY: F lyo, F spa/sc',
      ignored: 'FRANCE: F mao, F por; ITALY: F lyo, F wes',
    },
  },
  {
    key: 'unitCoast',
    datc: '6.B.10',
    phase: 'S1901M',
    units: { FRANCE: ['F spa/sc'] },
    orders: { FRANCE: ['F spa/nc - lyo'] },
    results: { ignored: 'FRANCE: F lyo', 'must-match': 'FRANCE: F spa/sc' },
  },
  {
    key: 'idleCoast',
    datc: '6.B.12',
    phase: 'S1901M',
    units: { FRANCE: ['A gas'] },
    orders: { FRANCE: ['A gas - spa/nc'] },
    results: { ignored: 'FRANCE: A spa', illegal: 'FRANCE: A gas' },
  },
  {
    key: 'unitType',
    datc: null,
    phase: 'S1901M',
    units: { FRANCE: ['A par'] },
    orders: { FRANCE: ['F par - bur'] },
    results: { ignored: 'FRANCE: A bur', 'must-match': 'FRANCE: A par' },
  },
  {
    key: 'civilDisorder',
    datc: '6.J.6',
    phase: 'W1901A',
    units: { RUSSIA: ['F bot', 'F nth'] },
    centers: { RUSSIA: ['mun'] },
    orders: {},
    results: { '2023': 'RUSSIA: F nth', '1971': 'RUSSIA: F bot' },
  },
  {
    key: 'illegalMove',
    datc: '6.D.28',
    phase: 'S1901M',
    units: { AUSTRIA: ['A bud'], RUSSIA: ['F rum'], TURKEY: ['F bla', 'A bul'] },
    orders: { AUSTRIA: ['A bud S F rum'], RUSSIA: ['F rum - hol'], TURKEY: ['F bla - rum', 'A bul S F bla - rum'] },
    results: {
      holds: 'AUSTRIA: A bud; RUSSIA: F rum; TURKEY: A bul, F bla',
      attempts: 'AUSTRIA: A bud; RUSSIA: (F rum > sev); TURKEY: A bul, F rum',
    },
  },
];
