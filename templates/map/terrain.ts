/** The ground of a map: water, land in its owners' colours, borders. Drawn once for each sheet. */
import type { Power, Province } from '../../engine/board/variant.ts';
import { type Geography, GRAIN, type Sheet } from './geography.ts';
import { pathsOf } from './paths.ts';
import { num } from './svg.ts';
import { PATTERNS, type PowerStyle, type Theme } from './theme.ts';

export interface Ground {
  readonly geography: Geography;
  readonly theme: Theme;
  readonly styles: ReadonlyMap<Power, PowerStyle>;
  /** Owner of each coloured province. */
  readonly colours: Readonly<Record<Province, Power>>;
  /** Provinces that nobody can enter, beside the faces that are none. */
  readonly impassable: ReadonlySet<Province>;
  readonly prefix: string;
}

/** Shapes, patterns and gradients that the rest refers to. */
export function terrainDefs({ geography, theme, styles, prefix }: Ground): string {
  const faces = geography.sheets.flatMap((sheet, n) =>
    landFaces(sheet).map((face) => `<path id="${faceId(prefix, n, face)}" d="${pathsOf(sheet).faces.get(face)}"/>`),
  );
  const lands = geography.sheets.map(
    (sheet, n) =>
      `<g id="${prefix}land${n}">${landFaces(sheet)
        .map((face) => `<use href="#${faceId(prefix, n, face)}"/>`)
        .join('')}</g>`,
  );
  const patterns = [...styles.values()].map(({ number, land, line }) => {
    const { size, turn, lines } = PATTERNS[number % PATTERNS.length]!;
    const turned = turn === 0 ? '' : ` patternTransform="rotate(${turn})"`;
    return (
      `<pattern id="${prefix}t${number}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}>` +
      `<path d="M0 0H${size}V${size}H0z" fill="${land}"/>` +
      `<path d="${lines}" fill="none" stroke="${line}" stroke-opacity=".2" stroke-width="1.5" stroke-linecap="round"/></pattern>`
    );
  });
  return [
    ...faces,
    ...lands,
    ...patterns,
    `<pattern id="${prefix}hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
      `<path d="M0 0H7V7H0z" fill="${theme.impassable}"/><path d="M0 0V7" stroke="${theme.hatch}" stroke-width="2" stroke-opacity=".6"/></pattern>`,
    `<pattern id="${prefix}waves" width="46" height="23" patternUnits="userSpaceOnUse">` +
      `<path d="M4 7q4-3.4 8 0t8 0M27 18.5q4-3.4 8 0t8 0" fill="none" stroke="${theme.wave}" stroke-opacity=".55" stroke-linecap="round"/></pattern>`,
    `<radialGradient id="${prefix}sea" cx=".42" cy=".45" r=".75"><stop offset="0" stop-color="${theme.sea[0]}"/>` +
      `<stop offset="1" stop-color="${theme.sea[1]}"/></radialGradient>`,
  ].join('');
}

/** One sheet's ground, in its own coordinates. */
export function terrain(ground: Ground, n: number): string {
  const { geography, theme, styles, colours, impassable, prefix } = ground;
  const sheet = geography.sheets[n]!;
  const paths = pathsOf(sheet);
  const [width, height] = sheet.size;
  const scaled = (stroke: number) => num(stroke / GRAIN);
  const parts: string[] = [
    `<path d="M0 0H${width}V${height}H0z" fill="url(#${prefix}sea)"/><path d="M0 0H${width}V${height}H0z" fill="url(#${prefix}waves)"/>`,
    `<g transform="scale(${GRAIN})" stroke-linejoin="round">`,
  ];
  for (const { width: stroke, colour, opacity } of theme.shore) {
    parts.push(
      `<path d="${paths.shore}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${scaled(stroke)}"/>`,
    );
  }
  parts.push(
    `<path d="${paths.seaLines}" fill="none" stroke="${theme.seaLine}" stroke-width="${scaled(1.3)}" stroke-dasharray="${scaled(7)} ${scaled(3.5)}"/>`,
  );
  parts.push('</g>');
  const scale = `transform="scale(${GRAIN})"`;
  for (const face of landFaces(sheet)) {
    const id = sheet.faces[face]!;
    const owner = colours[id];
    const style = owner === undefined ? undefined : styles.get(owner);
    const fill =
      id.startsWith('_') || impassable.has(id)
        ? `url(#${prefix}hatch)`
        : style === undefined
          ? theme.neutral
          : style.land;
    parts.push(`<use href="#${faceId(prefix, n, face)}" ${scale} fill="${fill}"/>`);
  }
  parts.push(`<g ${scale} stroke-linejoin="round" stroke-linecap="round" fill="none">`);
  if (paths.lakes !== '')
    parts.push(
      `<path d="${paths.lakes}" fill="${theme.lake}" stroke="${theme.seaLine}" stroke-width="${scaled(0.8)}"/>`,
    );
  parts.push(`<use href="#${prefix}land${n}" stroke="${theme.landLine}" stroke-width="${scaled(1.1)}"/>`);
  parts.push(`<path d="${realmLines(ground, sheet)}" stroke="${theme.realmLine}" stroke-width="${scaled(2.2)}"/>`);
  parts.push('</g>');
  return parts.join('');
}

/** Faces that are land, or water that can be owned. */
function landFaces(sheet: Sheet): readonly number[] {
  const paths = pathsOf(sheet);
  const owned = (face: number) => sheet.provinces[sheet.faces[face]!]?.center !== undefined;
  return sheet.faces
    .map((_, face) => face)
    .filter((face) => face > 0 && (face < sheet.firstSea || owned(face)) && paths.faces.has(face));
}

function faceId(prefix: string, sheet: number, face: number): string {
  return `${prefix}f${sheet}-${face}`;
}

/** Borders between lands of different owners. */
function realmLines({ colours, impassable }: Ground, sheet: Sheet): string {
  const paths = pathsOf(sheet);
  const realm = (face: number) => {
    const id = sheet.faces[face] ?? '_void';
    return id.startsWith('_') || impassable.has(id) ? '_' : (colours[id] ?? '');
  };
  return sheet.arcs
    .flatMap(({ left, right, kind }, n) => (kind === 'land' && realm(left) !== realm(right) ? [paths.arcs[n]!] : []))
    .join('');
}
