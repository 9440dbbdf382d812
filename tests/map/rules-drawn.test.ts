/**
 * What binds places is on the map: without a rule the picture is another, and no legend is cut.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { inLanguage, t } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { narrowPasses, pairKey } from '../../templates/map/border-marks.ts';
import { drawCenterMarks } from '../../templates/map/center-marks.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { boxesOverlap, labelBox } from '../../templates/map/geometry/obstacles.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { drawHeader, drawLegend } from '../../templates/map/legend.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { signsOf } from '../../templates/map/signs.ts';
import { escapeText } from '../../templates/map/svg.ts';
import { LIGHT, powerStyles } from '../../templates/map/theme.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { playGame } from '../self-played.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { geographyOf } from './maps.ts';
import { textsOf, type Written } from './written.ts';

/** The data once without each of its parts, with the part's path. */
function* withoutParts(value: unknown, path = ''): Generator<readonly [path: string, without: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const but = (part: unknown) =>
      Array.isArray(value)
        ? value.flatMap((own, n) => (String(n) !== key ? [own] : part === undefined ? [] : [part]))
        : { ...value, [key]: part };
    yield [`${path}/${key}`, but(undefined)];
    for (const [within, part] of withoutParts(each, `${path}/${key}`)) yield [within, but(part)];
  }
}

/**
 * What no place shows: other spellings of names; what is the default; where units stand, which the position says; how a game
 * may end by agreement, which each game's settings say.
 */
const SEEN_ELSEWHERE = /aliases|\/(?:name|display|adjective|landing|agreed|numbers|phase)$|neutral-units\/units\/[1-9]/;

function isSame(draw: () => string, whole: string): boolean {
  try {
    return draw() === whole;
  } catch {
    // Without it there is no variant.
    return false;
  }
}

function pictureOf(id: string): string {
  const board = boardOf(id);
  return drawMap(mapViewOf(board.variant, startingPosition(board)), geographyOf(id));
}

describe.each(VARIANTS)('%s', (id) => {
  const { variant } = boardOf(id);

  it('without any part of any of its rules the picture is another', () => {
    const start = startingPosition(boardOf(id));
    const drawn = (each: Variant) => drawMap(mapViewOf(each, start), geographyOf(id));
    const whole = drawn(variant);
    // One army's border too narrow to be seen without its mark.
    const narrow = narrowPasses(geographyOf(id).sheets, mapViewOf(variant, start).walks)[0];
    const army = variant.adjacency.army.filter((pair) => pairKey(pair) !== pairKey(narrow ?? pair));
    const { victory, adjacency } = variant;
    const parts = Object.entries({ rules: variant.rules, victory, waterways: variant.waterways });
    const all: readonly (readonly [path: string, without: Variant])[] = [
      ...parts.flatMap(([name, value]) =>
        [...withoutParts(value)].map(([path, part]) => [path, { ...variant, [name]: part }] as const),
      ),
      ...(adjacency.seasonal ?? []).map((one) => {
        const seasonal = adjacency.seasonal!.filter((each) => each !== one);
        return [`a border of ${one.pair}`, { ...variant, adjacency: { ...adjacency, seasonal } }] as const;
      }),
      ...(narrow === undefined ? [] : [['a pass', { ...variant, adjacency: { ...adjacency, army } }] as const]),
      ['a center to win', { ...variant, victory: { ...victory, centers: victory.centers - 1 } }] as const,
    ];
    // Each takes a drawing.
    const tried = IS_FULL ? all : all.filter((_, n) => n % 12 === 0);
    const unseen = tried.filter(([path, each]) => !SEEN_ELSEWHERE.test(path) && isSame(() => drawn(each), whole));
    expect(unseen.map(([path]) => path)).toEqual([]);
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
      const svg = drawCenterMarks(province, center, label, view, { styles: new Map(), theme: LIGHT });
      const y = /<text y="(-?\d+)"/.exec(svg)?.[1];
      if (y === undefined) return [];
      const below = center[1] + Number(y);
      const types = { left: center[0] - 12, right: center[0] + 12, top: below - 10, bottom: below };
      return boxesOverlap(types, labelBox(label, 'land')) ? [province] : [];
    });
    expect(hidden).toEqual([]);
  });

  it('hatching on it stands in its legend', () => {
    const svg = pictureOf(id);
    const isHatched = /fill="url\(#[^)]*hatch\)"/.test(svg);
    expect(svg.includes('closed to everybody')).toBe(isHatched);
  });

  it('nothing above and below it is cut or leaves the picture, in any language, whoever has drawn which seat, in any phase', async () => {
    const start = startingPosition(boardOf(id));
    const games = oneIn(2, [playGame(boardOf(id), 1, 5, 'greedy'), playGame(boardOf(id), 5, 5, 'random')].flat());
    const geography = geographyOf(id);
    const [width] = geography.size;
    for (const code of LANGUAGES) {
      const { variant } = boardIn(boardOf(id), code);
      const pools = variant.rules.seats?.drawn?.pools ?? [];
      const seats = (pools[0] ?? []).map((_, n) => pools.map((pool) => pool[n]!));
      const powers = variant.powers.map(({ name }) => name);
      const styles = powerStyles(geography, powers, LIGHT);
      const faults = inLanguage(await loadLanguage(code), () => {
        const options = { game: 'A name of a game', isTranslated: true } as const;
        const at = (position: Position) => mapViewOf(variant, position, null, options);
        return [
          at({ ...start, ruleState: { ...start.ruleState, seats } }),
          ...games.flatMap(({ position, resolution }) => [
            at(position),
            mapViewOf(variant, position, resolution, options),
            mapViewOf(variant, position, resolution, { ...options, which: 'after' }),
          ]),
        ].flatMap((view) => {
          const legend = drawLegend(view, styles, { width, signs: signsOf(view, geography) }, LIGHT);
          const header = drawHeader(view, width, LIGHT);
          const isOutside = (height: number) => (each: Written) =>
            /…$/.test(each.text) || each.left < 0 || each.right > width || each.y > height;
          return [
            ...textsOf(header.svg).filter(isOutside(header.height)),
            ...textsOf(legend.svg).filter(isOutside(legend.height)),
          ].map(({ text }) => `${view.phase.code}: ${text}`);
        });
      });
      expect([code, faults]).toEqual([code, []]);
    }
  });

  it.each(LANGUAGES)('what wins, or who has won, stands below the drawing for a phone too: %s', async (code) => {
    const { variant } = boardIn(boardOf(id), code);
    const { position, resolution } = playGame(boardOf(id), 1, 2, 'greedy').at(-1)!;
    const won = { ...resolution, next: null, winner: variant.powers.slice(0, 1).map(({ name }) => name) };
    for (const ended of [resolution, won]) {
      const said = inLanguage(await loadLanguage(code), () => {
        const view = mapViewOf(variant, position, ended, { which: 'after', isTranslated: true });
        const small = drawMap(view, geographyOf(id))
          .split('<g id="m-small"')[1]!
          .replace(/<[^>]*>/g, ' ');
        const wanted = escapeText(view.winners.length === 0 ? view.goal : t().map.won(view.winners, view.goal));
        return small.replace(/ +/g, ' ').includes(wanted) ? '' : `${wanted}: ${small}`;
      });
      expect(said).toBe('');
    }
  });
});
