/** What somebody who writes orders from the map has to read off it. */

import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { type ByPower, type PhaseCode, phaseCode, type UnitText } from '../../engine/vocabulary.ts';
import { renderPdf } from '../../lambdas/adapters/publish/pdf.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { homeSheets } from '../../templates/map/home-sheets.ts';
import { coastNames } from '../../templates/map/lettering/coast-names.ts';
import { textWidth } from '../../templates/map/lettering/lettering.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { signsOf } from '../../templates/map/signs.ts';
import { escapeText } from '../../templates/map/svg.ts';
import { LIGHT } from '../../templates/map/theme.ts';
import { pictureOf } from '../../templates/pages/map-files.ts';
import { boardOf, readVariant } from '../boards.ts';
import { IS_FULL, someOf } from '../some-of.ts';
import { geographyOf, MAPS, openingOf, viewOf } from './maps.ts';
import { textsOf } from './written.ts';

const MOVED = /<g transform="translate\((\S+) (\S+)\)">((?:<text [^>]*>[^<]*<\/text>)+)<\/g>/g;
const longWords = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];
const count = (svg: string, text: string) => svg.split(text).length - 1;

describe.each(MAPS)('the map of %s', (variant) => {
  const geography = geographyOf(variant);
  const view = mapViewOf(readVariant(variant), openingOf(variant));
  const sites = sitesOf(geography);

  it('has no word of the English picture but in names, in any other language', async () => {
    const drawn = async (code: LanguageCode) => {
      const { variant: named } = boardIn(boardOf(variant), code);
      const svg = inLanguage(await loadLanguage(code), () =>
        drawMap(mapViewOf(named, openingOf(variant), null, { isTranslated: code !== 'en' }), geography),
      );
      return textsOf(svg).map(({ text }) => text);
    };
    const english = new Set(await drawn('en'));
    for (const code of IS_FULL ? (['de', 'fr'] as const) : (['fr'] as const)) {
      const { variant: named } = boardIn(boardOf(variant), code);
      const names = [
        named.name,
        ...named.powers.map(({ display }) => display),
        ...named.provinces.map(({ name }) => name),
      ];
      const known = new Set(names.flatMap(longWords));
      const same = (await drawn(code)).filter((text) => english.has(text));
      expect(same.filter((text) => longWords(text).some((word) => !known.has(word)))).toEqual([]);
    }
  });

  it('names every coast on a water that a fleet there can enter', () => {
    const names = coastNames(view, sites, geography.sheets, []);
    const places = sites.all.flatMap(({ province, places: { coasts = {} } }) =>
      Object.keys(coasts).map((coast) => [province, coast] as const),
    );
    expect(names.map(({ coast }) => coast)).toEqual(places.map(([, coast]) => coast));
    for (const [n, { at }] of names.entries()) {
      const [province, coast] = places[n]!;
      const reached = readVariant(variant).adjacency.fleet.flatMap(([a, b]) =>
        a === `${province}/${coast}` ? [b] : b === `${province}/${coast}` ? [a] : [],
      );
      expect([`${province}/${coast}`, reached]).toEqual([
        `${province}/${coast}`,
        expect.arrayContaining([sites.at(at)]),
      ]);
    }
  });

  it('with abbreviations says each as the document writes it, and no name', () => {
    const svg = drawMap(view, geography, { names: 'abbreviations' });
    const names = svg.slice(svg.indexOf('<g id="m-names">'), svg.indexOf('<g id="m-header">'));
    const written = [...names.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
    const wanted = sites.all.flatMap(({ province, places: { label } }) =>
      label === undefined ? [] : [view.provinces[province]!.abbr],
    );
    expect(written).toEqual(expect.arrayContaining(wanted));
    expect(written.filter((text) => text!.length > 4 && !wanted.includes(text!))).toEqual([]);
  });

  it('tells its signs in words that fit the sheet', () => {
    const svg = drawMap(view, geography);
    // A long one goes on in the next line.
    const words = svg.replace(/<\/text><text[^>]*>/g, ' ');
    for (const { text } of signsOf(view, geography)) expect(words).toContain(escapeText(text));
    expect(textsOf(svg).filter(({ right }) => right > geography.size[0])).toEqual([]);
  });
});

describe('straits that open with the seasons', () => {
  const octarine = (phase: PhaseCode) => {
    const view = mapViewOf(readVariant('octarine'), { ...openingOf('octarine'), phase });
    return { view, svg: drawMap(view, geographyOf('octarine')) };
  };

  it('look otherwise in Spring and in Autumn, and say so', () => {
    const [spring, autumn] = [octarine(phaseCode('S2M')), octarine(phaseCode('F2M'))];
    expect([count(spring.svg, LIGHT.iceLine), count(autumn.svg, LIGHT.iceLine)]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(count(autumn.svg, LIGHT.iceLine)).toBeGreaterThan(count(spring.svg, LIGHT.iceLine));
    expect(spring.svg).toContain('open now: fleets pass Pelargic Sea - Widdershins Widdershins Ocean in Spring only');
    expect(spring.svg).toContain('closed now: armies pass Cantak - Land of the Ice Giants in Autumn only');
    expect(autumn.svg).toContain('closed now: fleets pass Pelargic Sea');
    expect(autumn.svg).toContain('open now: armies pass Cantak');
  });

  it('in a phase without moves are as the next moves find them', () => {
    const winter = readVariant('octarine').calendar.seasons.find(({ phases }) => !phases.includes('M'))!.letter;
    expect(octarine(phaseCode(`${winter}2A`)).view.straits.map(({ open }) => open)).toEqual([true, false]);
  });

  it('the Hub is in the middle of the disc', () => {
    const [sheet] = geographyOf('octarine').sheets;
    expect(sitesOf(geographyOf('octarine')).at(sheet!.disc!.centre)).toBe('hub');
  });
});

describe('two sheets', () => {
  const board = boardOf('1812-overture');
  const opening = startingPosition(board);
  const units: ByPower<readonly UnitText[]> = { 'NEW SPAIN': ['A yuc', 'F crb', 'F eqc', 'F cac'], BRITAIN: ['F nad'] };
  const position: Position = { ...opening, units };
  const orders = {
    'NEW SPAIN': ['A yuc - cad', 'F crb C A yuc - cad', 'F eqc C A yuc - cad', 'F cac C A yuc - cad'],
  };
  const view = viewOf(position, orders);
  const svg = drawMap(view, geographyOf('1812-overture'));
  const sites = sitesOf(geographyOf('1812-overture'));

  it('a voyage leaves one and enters the other, with a sign at each end, in the language of the map', async () => {
    for (const [code, to, from] of [
      ['en', 'to Cad', 'from Yuc'],
      ['de', 'nach Cad', 'von Yuc'],
      ['fr', 'vers Cad', 'de Yuc'],
    ] as const) {
      const drawn = inLanguage(await loadLanguage(code), () => drawMap(view, geographyOf('1812-overture')));
      expect([code, drawn.includes(`>${to}</text>`), drawn.includes(`>${from}</text>`)]).toEqual([code, true, true]);
    }
    const voyage = /<g id="m-order-new-spain-yuc">.*?<\/g>/s.exec(svg)![0];
    const edge = geographyOf('1812-overture').sheets[1]!.at[1];
    const lines = [...voyage.matchAll(/ d="M[^"]+"/g)].map(([path]) => {
      const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
      return numbers.filter((_, n) => n % 2 === 1).map((y) => y > edge);
    });
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(new Set(line).size).toBe(1);
  });

  it('a fleet in a sea of both is drawn on one, and its ghost on the other', () => {
    expect(count(svg, 'id="m-unit-britain-nad"')).toBe(1);
    expect(svg).toContain('British fleet in North Atlantic Drift, seen from here');
    expect(homeSheets(view, sites)('nad')).toBe(1);
  });

  it('the legend says how the centers lie, and what is missing in one theatre', () => {
    expect(view.standings.find(({ name }) => name === 'FRENCH EMPIRE')).toMatchObject({
      split: '5 in Europe',
      needs: '13 more to win, 7 in Europe',
    });
    const europe = readVariant('1812-overture').provinces.filter(({ center, theatre }) => center && theatre === 'EU');
    const america = readVariant('1812-overture').provinces.filter(({ center, theatre }) => center && theatre === 'NA');
    const own = [...europe.slice(0, 11), ...america.slice(0, 7)].map(({ id }) => id);
    const held = mapViewOf(readVariant('1812-overture'), { ...position, centers: { FRANCE: own } });
    expect(held.standings[0]).toMatchObject({
      centers: 18,
      split: '11 in Europe, 7 in North America',
      needs: '1 more in Europe to win',
    });
  });
});

describe('the states of 1865', () => {
  const view = mapViewOf(readVariant('consolidation-1865'), openingOf('consolidation-1865'));
  const svg = drawMap(view, geographyOf('consolidation-1865'));

  it('wear their own color while they have their unit, and are named in the legend', () => {
    const neutral = view.powers.findIndex((power) => power.neutral);
    expect(count(svg, `fill="url(#m-t${neutral})"`)).toBe(11 + 1);
    expect(svg).toContain('no player, no moves');
    expect(svg).toContain('>11 units</text>');
  });

  it('the link says which two it joins', () => {
    expect(svg).toContain('>Swi - Ven</text>');
    expect(svg).toContain('neighbors though apart: Switzerland - Venetia');
  });
});

describe('1776 II', () => {
  const svg = drawMap(mapViewOf(readVariant('1776-ii'), openingOf('1776-ii')), geographyOf('1776-ii'));

  it('shows New York once more, larger, and the bridge to Long Island', () => {
    const [inset] = geographyOf('1776-ii').sheets[0]!.insets!;
    expect(inset!.scale).toBeGreaterThan(1.5);
    const corner = svg.slice(svg.indexOf('<svg x='), svg.indexOf('</svg>'));
    for (const text of ['>New York</text>', 'm-unit-britain-nyo', 'm-unit-continentals-bos'])
      expect(corner).toContain(text);
    expect(corner).not.toContain('m-unit-spain-hav');
    const [bridge] = geographyOf('1776-ii').sheets[0]!.bridges!;
    for (const id of ['nyo', 'loi']) {
      const [x, y] = sitesOf(geographyOf('1776-ii')).of(id)[0]!.places.unit;
      const inside = [x - inset!.of.at[0], y - inset!.of.at[1]];
      expect(inside[0]! > 0 && inside[0]! < inset!.of.size[0] && inside[1]! > 0 && inside[1]! < inset!.of.size[1]).toBe(
        true,
      );
    }
    expect(bridge!.pair).toEqual(['loi', 'nyo']);
    expect(svg).toContain('armies walk across: Long Island - New York');
  });

  it.each(['en', 'de', 'fr'] as const)('cuts no name at the edge of the inset (%s)', async (code) => {
    const { variant: named } = boardIn(boardOf('1776-ii'), code);
    const view = mapViewOf(named, openingOf('1776-ii'), null, { isTranslated: code !== 'en' });
    const drawn = inLanguage(await loadLanguage(code), () => drawMap(view, geographyOf('1776-ii')));
    const corner = drawn.slice(drawn.indexOf('<svg x='), drawn.indexOf('</svg>'));
    const moved = corner.replace(MOVED, (_, dx: string, dy: string, texts: string) =>
      texts.replace(/ x="(\S+)" y="(\S+)"/g, (_, x: string, y: string) => ` x="${+x + +dx}" y="${+y + +dy}"`),
    );
    const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(corner)![1]!.split(' ').map(Number);
    const names = [...moved.matchAll(/<text x="(\S+)" y="(\S+)" class="m-(land|sea)" font-size="(\S+)"[^>]*>([^<]+)/g)];
    expect(names.length).toBeGreaterThan(5);
    const cut = names.filter(([, x, y, face, size, text]) => {
      const half = textWidth(text!, face as 'land' | 'sea', Number(size)) / 2;
      const isWithin = +x! - half > left && +x! + half < left + width && +y! < top + height;
      return !isWithin || +y! - 0.7 * Number(size) < top;
    });
    expect(cut.map(([, , , , , text]) => text)).toEqual([]);
  });

  it('has no land of nobody among its provinces: nothing hatched that a player could take for a square', () => {
    const { faces, borders } = geographyOf('1776-ii').sheets[0]!;
    expect(faces).toContain('_neutral');
    const inland = ['ken', 'lou', 'stl', 'nhm', 'mai', 'lis', 'gom'];
    const touching = Object.keys(borders).filter((pair) => pair.startsWith('_neutral-'));
    expect(touching.filter((pair) => ['ken', 'nhm', 'lis', 'gom'].includes(pair.slice(9)))).toEqual([]);
    expect(inland.length).toBeGreaterThan(0);
  });
});

describe('a PDF for a printer', () => {
  const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

  it('is a page of A4 or Letter with the whole map, and every object where its table says', {
    tags: ['long'],
  }, async () => {
    const svg = drawMap(mapViewOf(readVariant('standard'), openingOf('standard')), geographyOf('standard'));
    const papers = [
      ['a4', '595 842'],
      ['letter', '612 792'],
    ] as const;
    for (const [paper, box] of someOf<(typeof papers)[number]>(papers, 1)) {
      const pdf = text(await renderPdf(svg, paper));
      expect(pdf).toMatch(/^%PDF-1\.4/);
      expect(count(pdf, '/Type/Page/')).toBe(1);
      expect(pdf).toContain(`/MediaBox[0 0 ${box}]`);
      const table = pdf.slice(pdf.indexOf('\nxref\n') + 1).split('\n');
      const offsets = table.filter((line) => / 00000 n $/.test(line)).map((line) => Number(line.slice(0, 10)));
      for (const [n, offset] of offsets.entries()) expect(pdf.slice(offset)).toMatch(new RegExp(`^${n + 1} 0 obj\n`));
      expect(Number(/startxref\n(\d+)/.exec(pdf)![1])).toBe(pdf.indexOf('\nxref\n') + 1);
    }
  });

  it('of two sheets has two pages', { tags: ['long'] }, async () => {
    const view = mapViewOf(readVariant('1812-overture'), openingOf('1812-overture'));
    expect(count(text(await renderPdf(drawMap(view, geographyOf('1812-overture')), 'a4')), '/Type/Page/')).toBe(2);
  });

  it('lies beside the drawing it is made from', () => {
    expect(pictureOf('/games/war/map-abbr-a4.pdf')).toEqual({ svg: '/games/war/map-abbr.svg', form: 'a4' });
    expect(pictureOf('/variants/octarine/map-letter.pdf')).toEqual({
      svg: '/variants/octarine/map.svg',
      form: 'letter',
    });
    expect(pictureOf('/games/war/other-a4.pdf')).toBeNull();
  });
});
