import { describe, expect, it } from 'vitest';
import { type Box, centreBox, counterBox, labelBox, overlaps } from '../../templates/map/obstacles.ts';
import { sitesOf } from '../../templates/map/sites.ts';
import { readVariant } from '../boards.ts';
import { geographyOf, MAPS } from './maps.ts';

describe.each(MAPS)('on the map of %s', (variant) => {
  const types = new Map(readVariant(variant).provinces.map(({ id, type }) => [id, type]));
  const { all } = sitesOf(geographyOf(variant));
  const marks: readonly { readonly what: string; readonly box: Box }[] = all.flatMap(({ province, places }) => [
    { what: `the counter in ${province}`, box: counterBox(places.unit) },
    ...Object.entries(places.coasts ?? {}).map(([coast, at]) => ({
      what: `the counter in ${province}/${coast}`,
      box: counterBox(at),
    })),
    ...(places.center === undefined ? [] : [{ what: `the centre of ${province}`, box: centreBox(places.center) }]),
  ]);
  const names = all.flatMap(({ province, places: { label } }) =>
    label === undefined
      ? []
      : [{ what: `the name of ${province}`, box: labelBox(label, types.get(province) === 'sea' ? 'sea' : 'land') }],
  );

  it('no name lies under a counter or the mark of a centre', () => {
    const hidden = names.flatMap((name) =>
      marks.filter((mark) => overlaps(name.box, mark.box)).map((mark) => `${name.what} lies under ${mark.what}`),
    );
    expect(hidden).toEqual([]);
  });

  it('no two names overlap', () => {
    const pairs = names.flatMap((a, n) =>
      names.slice(n + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.what} and ${b.what}`] : [])),
    );
    expect(pairs).toEqual([]);
  });
});
