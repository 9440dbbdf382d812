import { describe, expect, it } from 'vitest';
import { renderPng } from '../../lambdas/adapters/publish/png.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { escapeText } from '../../templates/map/svg.ts';
import { readVariant } from '../boards.ts';
import { geographyOf, MAPS, openingOf, viewOf } from './maps.ts';

const HOSTILE = `</title><script>alert("1")</script>&amp;<![CDATA[ ]]> 'x' \u0000\u202e\ud800`;

describe.each(MAPS)('the map of %s', (variant) => {
  const geography = geographyOf(variant);
  const opening = openingOf(variant);

  it('is drawn with every unit, name and center', () => {
    const view = mapViewOf(readVariant(variant), opening);
    const svg = drawMap(view, geography);
    const count = (text: string) => svg.split(text).length - 1;
    expect(count('id="m-unit-')).toBe(Object.values(opening.units).flat().length);
    const names = readVariant(variant).provinces.filter(({ id }) => sitesOf(geography).of(id).length > 0);
    const missing = names.filter(({ name }) => !name.split(' ').every((word) => svg.includes(`${escapeText(word)}`)));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const layer = svg.slice(svg.indexOf('<g id="m-centres">'), svg.indexOf('<g id="m-units">'));
    const centres = layer.match(/<use href="#m-s\d*" x=/g) ?? [];
    expect(centres.length).toBe(readVariant(variant).provinces.filter(({ center }) => center).length);
  });

  it('is the same text for the same view, byte for byte', () => {
    const view = mapViewOf(readVariant(variant), opening);
    expect(drawMap(view, structuredClone(geography)) === drawMap(view, geography)).toBe(true);
  });
});

describe('a name from outside', () => {
  const view = viewOf(openingOf('standard'), {}, { game: HOSTILE });
  const svg = drawMap(view, geographyOf('standard'));

  it('never reaches the drawing unescaped', () => {
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('<![CDATA');
    expect(svg).not.toMatch(/[\u0000\u202e\ud800]/);
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  it('leaves the drawing well-formed', async () => {
    const png = await renderPng(svg, 300);
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });
});
