/** Phases made to be hard: convoy paradoxes (after DATC 6.F), and the longest things the standard map has room for. */
import type { OrdersByPower } from '../../../engine/board/position.ts';

export const PARADOXES: readonly OrdersByPower[] = [
  { ENGLAND: ['F lon S F wal - eng', 'F wal - eng'], FRANCE: ['A bre - lon', 'F eng C A bre - lon'] },
  {
    ENGLAND: ['F lon S F wal - eng', 'F wal - eng'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon'],
    ITALY: ['F iri C A naf - wal', 'F mao C A naf - wal', 'A naf - wal'],
  },
  {
    ENGLAND: ['F lon S F wal - eng', 'F wal - eng'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon', 'F yor S A bre - lon'],
    GERMANY: ['F nth S F bel - eng', 'F bel - eng'],
  },
  {
    ENGLAND: ['F nth C A lon - bel', 'A lon - bel', 'F eng S A lon - bel'],
    FRANCE: ['F bel S F nth'],
    GERMANY: ['F hel S F ska - nth', 'F ska - nth'],
  },
  {
    ENGLAND: ['F edi - nth', 'F lon S F edi - nth'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon'],
    GERMANY: ['F bel S F pic - eng', 'F pic - eng'],
    RUSSIA: ['A nwy - bel', 'F nth C A nwy - bel'],
  },
  {
    ENGLAND: ['F edi - nth', 'F yor S F edi - nth'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon'],
    GERMANY: ['F bel S F eng', 'F lon S F nth'],
    ITALY: ['F mao - eng', 'F iri S F mao - eng'],
    RUSSIA: ['A nwy - bel', 'F nth C A nwy - bel'],
  },
  {
    ENGLAND: ['F edi - nth', 'F lon S F edi - nth', 'F iri - eng', 'F mao S F iri - eng'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon', 'F bel S F eng'],
    RUSSIA: ['A nwy - bel', 'F nth C A nwy - bel'],
  },
  {
    AUSTRIA: ['A alb - nap', 'F ion C A alb - nap', 'F adr H'],
    ENGLAND: ['F edi - nth', 'F lon S F edi - nth', 'F wal - eng', 'A yor S F lon'],
    FRANCE: ['A bre - lon', 'F eng C A bre - lon', 'F mao - iri', 'A gas - spa'],
    GERMANY: ['F bel S F pic - eng', 'F pic - eng', 'A ruh S F bel', 'F den - ska'],
    ITALY: ['F nap S F tun - ion', 'F tun - ion', 'A rom S F nap', 'F tys S F nap'],
    RUSSIA: ['A nwy - bel', 'F nth C A nwy - bel', 'A swe - nwy', 'F ska S A swe - nwy'],
    TURKEY: ['A smy - gre', 'F aeg C A smy - gre', 'F gre S F con - aeg', 'F con - aeg'],
  },
];

/** All nineteen seas carry one army, attacked on the way. */
const LONG_CONVOY: OrdersByPower = {
  RUSSIA: ['A stp - syr'],
  ENGLAND: ['bar', 'nwg', 'nth', 'ska', 'hel', 'eng', 'iri', 'nao', 'mao'].map((sea) => `F ${sea} C A stp - syr`),
  ITALY: ['wes', 'lyo', 'tys', 'ion', 'adr', 'aeg', 'eas'].map((sea) => `F ${sea} C A stp - syr`),
  TURKEY: ['F bla C A stp - syr', 'F bal C A stp - syr', 'F bot C A stp - syr'],
  FRANCE: [
    'F bre - mao',
    'F por S F bre - mao',
    'F mar - lyo',
    'F spa/sc S F mar - lyo',
    'F tun - ion',
    'F gre S F tun - ion',
  ],
  GERMANY: ['F den - nth', 'F hol S F den - nth', 'F kie - hel', 'F bel - eng', 'A pic S F bel - eng', 'F nwy - nwg'],
};

/** Seventeen units each support the next one; the last is attacked by all that can. */
const SUPPORT_CHAIN: OrdersByPower = {
  AUSTRIA: eachWithNext(
    'por spa mar pie tyr boh sil pru war gal vie tri ser rum ukr mos stp fin',
    (at, next) => `A ${at} ${next === undefined ? 'H' : `S A ${next}`}`,
  ),
  ENGLAND: [
    'A nwy - fin',
    'F bot S A nwy - fin',
    'A swe S A nwy - fin',
    'A mun - boh',
    'A bur S A mun',
    'F bla - rum',
    'A sev S F bla - rum',
    'F wes - spa/sc',
  ],
  TURKEY: ['A bul - ser', 'A gre S A bul - ser', 'F adr - tri', 'A ven S F adr - tri', 'A bud - gal'],
};

/** Eight armies go round, with the next circle beside them, and a long file that waits for the first of them. */
const RING: OrdersByPower = {
  FRANCE: eachWithNext('par bur mun tyr ven pie mar gas', (at, next = 'par') => `A ${at} - ${next}`),
  TURKEY: ['F ank - con', 'A con - smy', 'A smy - ank'],
  RUSSIA: eachWithNext('stp mos ukr rum bul gre alb tri vie gal war pru', (at, next = 'ber') => `A ${at} - ${next}`),
  ENGLAND: eachWithNext('aeg ion tun naf mao eng nth nwy', (at, next = 'stp/nc') => `F ${at} - ${next}`),
};

export const WORST: readonly OrdersByPower[] = [LONG_CONVOY, SUPPORT_CHAIN, RING];

function eachWithNext(places: string, order: (at: string, next: string | undefined) => string): readonly string[] {
  return places.split(' ').map((at, n, all) => order(at, all[n + 1]));
}
