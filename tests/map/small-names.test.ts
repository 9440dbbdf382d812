/** On the drawing for a phone no abbreviation stands in another province beside the counter of that one: it would name the wrong place. */
import { expect, test } from 'vitest';
import { drawMap } from '../../templates/map/draw.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { readVariant } from '../boards.ts';
import { geographyOf, MAPS, openingOf } from './maps.ts';

test.each(MAPS)('%s', (variant) => {
  const geography = geographyOf(variant);
  const view = mapViewOf(readVariant(variant), openingOf(variant));
  const drawn = drawMap(view, geography);
  const small = drawn.slice(drawn.indexOf('<g id="m-small">'));
  const size = Number(/<g font-size="([\d.]+)"/.exec(small)![1]);
  const { all, at } = sitesOf(geography);
  const sites = all.filter(
    ({ places, province }) => places.label !== undefined && view.provinces[province] !== undefined,
  );
  const wrong = [...small.matchAll(/<text x="(\d+)" y="(\d+)" class="m-(?:land|sea)"[^>]*>([^<]+)</g)].flatMap(
    ([, x, y, text]) => {
      const point = [Number(x), Number(y) - size * 0.28] as const;
      const far = ({ places }: (typeof sites)[number]) =>
        Math.hypot(places.unit[0] - point[0], places.unit[1] - point[1]);
      const nearest = sites.reduce((best, each) => (far(each) < far(best) ? each : best));
      const name = view.provinces[nearest.province]!.abbr;
      const inside = at(point);
      return name === text || inside === null || view.provinces[inside]?.abbr === text
        ? []
        : [`${text} in ${view.provinces[inside]?.abbr} at the counter of ${name}`];
    },
  );
  expect(wrong).toEqual([]);
});
