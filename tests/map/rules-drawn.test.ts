/** What binds places is on the map: without a rule the picture is another, and no legend is cut. */
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { compileBoard } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { narrowPasses, pairKey } from '../../templates/map/border-marks.ts';
import { drawCenterMarks } from '../../templates/map/center-marks.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { boxesOverlap, labelBox } from '../../templates/map/geometry/obstacles.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { LIGHT } from '../../templates/map/theme.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { geographyOf } from './maps.ts';

function pictureOf(id: string, variant: Variant): string {
  const board = boardOf(id);
  const view = mapViewOf(variant, startingPosition(variant === board.variant ? board : compileBoard(variant)));
  return drawMap(view, geographyOf(id));
}

describe.each(VARIANTS)('%s', (id) => {
  const { variant } = boardOf(id);

  it('without any one of its rules the picture is another', () => {
    const whole = pictureOf(id, variant);
    const rules = Object.keys(variant.rules);
    const without = rules.map((rule): Variant => ({ ...variant, rules: { ...variant.rules, [rule]: undefined } }));
    const { seasonal, ...adjacency } = variant.adjacency;
    const { waterways, ...dry } = variant;
    const { centers, of, counted, inOneTheatre, joint } = variant.victory;
    // One army's border too narrow to be seen without its mark.
    const narrow = narrowPasses(geographyOf(id).sheets, mapViewOf(variant, startingPosition(boardOf(id))).walks)[0];
    const army = variant.adjacency.army.filter((pair) => pairKey(pair) !== pairKey(narrow ?? pair));
    const all = [
      ...without,
      ...(seasonal === undefined ? [] : [{ ...variant, adjacency }]),
      ...(waterways === undefined ? [] : [dry]),
      ...(narrow === undefined ? [] : [{ ...variant, adjacency: { ...variant.adjacency, army } }]),
      ...((counted ?? inOneTheatre ?? joint) === undefined ? [] : [{ ...variant, victory: { centers, of } }]),
      { ...variant, victory: { ...variant.victory, centers: centers - 1 } },
    ];
    expect(all.filter((each) => pictureOf(id, each) === whole)).toEqual([]);
  });

  it('what may be built stands beside the name of its place', () => {
    const { powers, provinces } = boardOf(id);
    const owned = provinces.flatMap(({ id: at, center }) => (center === true ? at : []));
    const many = Math.ceil(owned.length / powers.length);
    const centers = Object.fromEntries(powers.map(({ name }, n) => [name, owned.slice(n * many, (n + 1) * many)]));
    const { letter } = variant.calendar.seasons.find(({ phases }) => phases.includes('A'))!;
    const view = mapViewOf(variant, {
      variant: id,
      phase: phaseCode(`${letter}${boardOf(id).start.year + 2}A`),
      units: {},
      centers,
    });
    const hidden = sitesOf(geographyOf(id)).all.flatMap(({ province, places: { center, label } }) => {
      if (center === undefined || label === undefined) return [];
      const svg = drawCenterMarks(province, center, label, view, { styles: new Map(), theme: LIGHT, prefix: 'm-' });
      const y = /<text y="(-?\d+)"/.exec(svg)?.[1];
      if (y === undefined) return [];
      const below = center[1] + Number(y);
      const types = { left: center[0] - 12, right: center[0] + 12, top: below - 10, bottom: below };
      return boxesOverlap(types, labelBox(label, 'land')) ? [province] : [];
    });
    expect(hidden).toEqual([]);
  });

  it('hatching on it stands in its legend', () => {
    const svg = pictureOf(id, variant);
    const isHatched = /fill="url\(#[^)]*hatch\)"/.test(svg);
    expect(svg.includes('closed to everybody')).toBe(isHatched);
  });

  it('nothing in its legend is cut, in any language', async () => {
    for (const code of ['en', 'de', 'fr'] as const) {
      const board = boardIn(boardOf(id), code);
      const svg = inLanguage(await loadLanguage(code), () =>
        drawMap(mapViewOf(board.variant, startingPosition(board), null, { isTranslated: true }), geographyOf(id)),
      );
      expect(svg.match(/>[^<]*…</g) ?? []).toEqual([]);
    }
  });
});
