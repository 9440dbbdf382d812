/** The gazetteer by mail: all that must be known to write orders at a place, in words that the judge reads. */
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { provinceName } from '../../engine/board/display-names.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { abbrOf } from '../../templates/locales/text/abbreviations.ts';
import { helpBlocks } from '../../templates/mail/kinds/account/help.ts';
import { type MapAsked, placesForTopic } from '../../templates/mail/parts/gazetteer.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { renderPage } from '../../templates/pages/frame.ts';
import { placesPage } from '../../templates/pages/places-page.ts';

await loadMarkdown();

const help = loadHelp();
const told = (topic: string, map: MapAsked | null = null) => asText(helpBlocks(help, topic, map)).replace(/\s+/g, ' ');

describe.each(loadVariants().map(({ variant }) => variant.id))('the places of %s', (id) => {
  const { board, variant } = loadVariant(id)!;
  const map: MapAsked = { board, position: startingPosition(board) };

  it('HELP and a place, by any of its spellings, tells about that place', { tags: ['long'] }, () => {
    for (const { id: place, name, abbr, aliases = [] } of variant.provinces) {
      for (const spelling of [place, name, ...(abbr === undefined ? [] : [abbr]), ...aliases]) {
        expect(placesForTopic(board, spelling.toLowerCase()), spelling).toEqual({ ids: [place], exact: true });
      }
      expect(told(name.toLowerCase(), map)).toContain(`${name} (${abbrOf(board, place)}): - `);
    }
  });

  it('each border is told at both its ends, with the kind of unit and the coast', () => {
    const { army, fleet } = variant.adjacency;
    const lines = new Map(variant.provinces.map((each) => [each.id, told(each.id, map).split(' - ')]));
    for (const [who, pairs] of [
      ['Armies', army],
      ['Fleets', fleet],
    ] as const) {
      for (const [a, b] of [...pairs, ...pairs.map(([a, b]) => [b, a] as const)]) {
        const [from, coast] = a.split('/') as [string, string?];
        const start = `${who}${coast === undefined ? '' : ` on ${coast}`} reach`;
        const line = lines.get(from)!.find((each) => each.startsWith(start));
        expect(line, `${a}-${b}`).toContain(`(${abbrOf(board, b)})`);
        expect(line, `${a}-${b}`).toContain(provinceName(board, b));
      }
    }
  });

  it('GET PROVINCES and GET BORDERS hold every place, in lines of a mail', () => {
    for (const topic of ['provinces', 'borders']) {
      const text = asText(helpBlocks(help, topic, map));
      for (const { id: place, name } of variant.provinces.filter(({ type }) => type !== 'impassable')) {
        const first = name.split(' ')[0]!;
        const line = text.split('\n').find((each) => each.includes(first) && each.includes(abbrOf(board, place)));
        expect(line, `${topic} ${name}`).toBeDefined();
      }
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    }
  });

  it('the page has a row for each place, and its links lead to rows', () => {
    const page = renderPage(placesPage(board, null), []);
    const rows = new Set([...page.matchAll(/<tr id="([^"]+)"/g)].map(([, row]) => row));
    expect(rows.size).toBe(variant.provinces.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to).filter((to) => to !== 'main');
    expect(links.length).toBeGreaterThan(variant.provinces.length);
    for (const to of links) expect(rows).toContain(to);
  });
});

describe('HELP on places', () => {
  it('says what rules make special there', () => {
    expect(told('lig octarine')).toContain('Armies in Autumn only reach Cantak (Ctk).');
    expect(told('pel octarine')).toContain('Fleets in Spring only reach Widdershins Widdershins Ocean (WWO).');
    expect(told('kuu octarine')).toContain('A sea with a supply center: nothing is ever built in it.');
    expect(told('lof octarine')).toContain('A fleet here does not convoy.');
    expect(told('war 1812')).toContain(
      'France or Rhine Confederation may build here while owning it, and nobody else.',
    );
    expect(told('nap 1812')).toContain('Whoever owns it may build here.');
    expect(told('han 1865')).toContain('takes influence points (HELP IP)');
    expect(told('hrv 1776')).toContain('fleets pass through, but do not convoy here');
  });

  it('examples of influence points are of an army that still stands', () => {
    const { board } = loadVariant('consolidation-1865')!;
    const start = startingPosition(board);
    const fewer = { ...start, units: { ...start.units, INDEPENDENT: ['A sax' as const] } };
    expect(told('ip', { board, position: start })).toContain('IP 2 Bav H');
    expect(told('ip', { board, position: fewer })).toContain('IP 2 Sax H');
  });

  it('in a game: who owns it and who stands there', () => {
    const { board } = loadVariant('standard')!;
    const map = { board, position: startingPosition(board) };
    expect(told('stp', map)).toContain('Russia owns it and a Russian fleet is there (south coast).');
    expect(told('bel', map)).toContain('Nobody owns it and no unit is there.');
    expect(told('nth', map)).toContain('No unit is there.');
  });

  it('a power: what it is called, where it began, what it has', () => {
    const { board } = loadVariant('1812-overture')!;
    const map = { board, position: startingPosition(board) };
    const cherokee = told('cherokee', map);
    expect(cherokee).toContain('Cherokee: - In press and votes written Cherokee,');
    expect(cherokee).toMatch(/Home centers: .*Chattanooga \(Cng\).* Units at the start: A .* Units now: A /);
    expect(told('canada', map)).toContain('Played together with Britain: British Empire.');
    expect(told('france')).toContain('Home centers: Brest (Bre), Marseilles (Mar) and Paris (Par).');
    expect(told('turkish eckert')).toContain('Turkish Empire: - ');
    const conquered = { board, position: { ...map.position, units: {}, centers: {} } };
    expect(told('cherokee', conquered)).toContain('It owns no center now. - It has no unit now.');
  });

  it('a power and a place of one name are both told', () => {
    const klatch = told('klatch octarine');
    expect(klatch).toContain('Units at the start:');
    expect(told('muntab octarine')).toMatch(/Units at the start: .*Muntab \(Mun\): - /);
    expect(told('lake michigan 1776')).toContain('Lakes Michigan and Superior are closed to everybody.');
  });

  it('without a game it is the standard map, and how to ask for another', () => {
    expect(told('lyo')).toMatch(/Gulf of Lyon \(LYO\): .* name the variant: GET LYO \S+/);
    expect(told('provinces 1812')).toContain('Places of 1812 Overture:');
    expect(told('1812 borders')).toContain('Borders of 1812 Overture:');
  });

  it('a beginning of several names is answered with all of them; documents and commands keep theirs', () => {
    expect(told('north')).toContain('HELP NTH');
    expect(told('commands')).toContain('What to write to the judge');
    expect(told('map')).toContain('MAP [name] [phase]');
  });
});
