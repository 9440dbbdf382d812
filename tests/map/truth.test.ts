import { describe, expect, it } from 'vitest';
import { buildMapText } from '../../infra/tools/maps/build-maps.ts';
import { hasSources } from '../../infra/tools/maps/map-sources.ts';
import { checkSheets } from '../../infra/tools/variants/checks/check-sheets.ts';
import { checkDrawing } from '../../infra/tools/variants/checks/drawing.ts';
import type { Geography, MapSheet } from '../../templates/map/geometry/geography.ts';
import { readVariant } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';
import { geographyOf, geographyText, MAPS } from './maps.ts';

/** Is it told by any of the checks? That they find nothing in the maps of the house is in tests/variants/data.test.ts. */
function isTold(geography: Geography, line: RegExp): boolean {
  const variant = readVariant(geography.variant);
  const sheets = geography.sheets.map((sheet) => ({ ...sheet, provinces: Object.keys(sheet.provinces) }));
  return [() => checkDrawing(sheets, variant), () => checkSheets(geography, variant)].some((check) =>
    [...check()].some(({ field, message }) => line.test(`${field}: ${message}`)),
  );
}

describe.each(MAPS)('the map of %s', (variant) => {
  it.runIf(IS_FULL && hasSources())(
    'is built from the open data to the same bytes',
    () => {
      expect(buildMapText(readVariant(variant))).toBe(geographyText(variant));
    },
    180_000,
  );
});

describe('a map that lies is told', () => {
  const standard = geographyOf('standard');
  const changed = (change: (sheet: MapSheet) => Partial<MapSheet>): Geography => {
    const [sheet] = standard.sheets;
    return { ...standard, sheets: [{ ...sheet!, ...change(sheet!) }] };
  };
  const moved = (id: string, places: object) => (sheet: MapSheet) => ({
    provinces: { ...sheet.provinces, [id]: { ...sheet.provinces[id]!, ...places } },
  });
  const swapped = (a: string, b: string) => (sheet: MapSheet) => ({
    faces: sheet.faces.map((id) => (id === a ? b : id === b ? a : id)),
  });

  it.each<[what: string, change: (sheet: MapSheet) => Partial<MapSheet>, told: RegExp]>([
    [
      'of a border that is not as long as it says',
      (sheet) => ({ borders: { ...sheet.borders, 'bur-mun': 3 } }),
      /^borders: bur-mun: adjacent, but the border drawn is 3 long/,
    ],
    [
      'of two provinces that have changed places',
      swapped('gal', 'tus'),
      /^borders: apu-tus: drawn, but not adjacent|borders/,
    ],
    [
      'of a counter in another province',
      moved('par', { unit: standard.sheets[0]!.provinces['bur']!.unit }),
      /par\.unit: lies outside/,
    ],
    [
      'of a center in the sea',
      moved('lon', { center: standard.sheets[0]!.provinces['nth']!.unit }),
      /lon\.center: lies outside/,
    ],
    [
      'of a coast whose fleet is inland',
      moved('spa', { coasts: { nc: standard.sheets[0]!.provinces['spa']!.unit, sc: [0, 0] } }),
      /spa\.coasts\.sc: a fleet on this coast has no place/,
    ],
    [
      'of a name under a counter',
      moved('mun', { label: { at: standard.sheets[0]!.provinces['mun']!.unit, size: 14, lines: ['Munich'] } }),
      /the name of mun and the counter in mun lie on each other/,
    ],
    [
      'of a name over the edge',
      moved('mos', { label: { at: [1598, 700], size: 14, lines: ['Moscow'] } }),
      /the name of mos runs over the edge/,
    ],
  ])('%s', (_, change, told) => {
    expect(isTold(changed(change), told)).toBe(true);
  });

  it('of shores that meet where no fleet passes (Rome and Tuscany, were they not neighbours by sea)', () => {
    const variant = readVariant('standard');
    const fleet = variant.adjacency.fleet.filter(
      ([a, b]) => !(a === 'rom' && b === 'tus') && !(a === 'tus' && b === 'rom'),
    );
    const lines = [...checkSheets(standard, { ...variant, adjacency: { ...variant.adjacency, fleet } })];
    expect(lines.map(({ message }) => message)).toEqual([
      'rom-tus: the shores drawn meet, but fleets do not pass along the coast',
    ]);
  });

  it('of a coast that touches a sea on the wrong side', () => {
    const variant = readVariant('standard');
    const fleet = [...variant.adjacency.fleet, ['bul/ec', 'aeg'] as const];
    const lines = [...checkSheets(standard, { ...variant, adjacency: { ...variant.adjacency, fleet } })];
    expect(lines.map(({ message }) => message)).toEqual([
      'bul: ec and sc both touch aeg, which is drawn on one shore only',
    ]);
  });
});
