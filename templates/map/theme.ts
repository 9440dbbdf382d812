/** The colours of a map by day and by night, and each power's pattern. */
import type { Power } from '../../engine/board/variant.ts';
import { hexOf, labOf, linearOf, linearOfLab, mixColors, shadeColor } from './color.ts';
import type { Geography, PowerColors } from './geometry/geography.ts';

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

export interface Theme {
  readonly name: ThemeName;
  /** Bands and cartouches. */
  readonly paper: string;
  readonly ink: string;
  readonly faint: string;
  readonly frame: string;
  readonly sea: string;
  readonly wave: string;
  /** Soft lines along the coast, outermost first. */
  readonly shore: readonly { readonly width: number; readonly colour: string; readonly opacity: number }[];
  readonly seaLine: string;
  readonly seaInk: string;
  readonly seaHalo: string;
  readonly lake: string;
  readonly lakeHatch: string;
  /** A sea that is a supply centre, while nobody owns it. */
  readonly ownableSea: string;
  readonly neutral: string;
  readonly impassable: string;
  readonly hatch: string;
  readonly landLine: string;
  readonly realmLine: string;
  /** Round counters and under arrows, so that they stand off from any ground. */
  readonly casing: string;
  readonly bad: string;
  readonly good: string;
  readonly retreat: string;
  readonly void: string;
  readonly barrier: string;
  /** A strait that is frozen. */
  readonly ice: string;
  readonly iceLine: string;
  /** Beyond the rim of a disc. */
  readonly space: string;
  readonly star: string;
  /** Water at the rim. */
  readonly fall: string;
}

export const LIGHT: Theme = {
  name: 'light',
  paper: '#f7f1e3',
  ink: '#1f1a15',
  faint: '#6b6155',
  frame: '#3a332a',
  sea: '#cbdde5',
  wave: '#b3cad6',
  shore: [
    { width: 24, colour: '#a8c6d4', opacity: 0.42 },
    { width: 11, colour: '#94b6c8', opacity: 0.6 },
  ],
  seaLine: '#6f93a6',
  seaInk: '#2f5264',
  seaHalo: '#d3e2e9',
  lake: '#c3d8e2',
  lakeHatch: '#a5b9c1',
  ownableSea: '#a9cfdc',
  neutral: '#f6f0e0',
  impassable: '#d8d0be',
  hatch: '#b7ac95',
  landLine: '#4a4137',
  realmLine: '#1f1a15',
  casing: '#ffffff',
  bad: '#c8102e',
  good: '#17752f',
  retreat: '#b35300',
  void: '#5f5a52',
  barrier: '#7a4a2a',
  ice: '#fbfeff',
  iceLine: '#7f9fb3',
  space: '#1a2036',
  star: '#e9e4c9',
  fall: '#d4e8f0',
};

const DARK: Theme = {
  name: 'dark',
  paper: '#26231f',
  ink: '#f3ead6',
  faint: '#b3a995',
  frame: '#0f0d0b',
  sea: '#1c2e39',
  wave: '#294150',
  shore: [
    { width: 24, colour: '#2f4b59', opacity: 0.42 },
    { width: 11, colour: '#3a5c6e', opacity: 0.6 },
  ],
  seaLine: '#567888',
  seaInk: '#a8c8d8',
  seaHalo: '#1b2c36',
  lake: '#2a414d',
  lakeHatch: '#40535d',
  ownableSea: '#2f5566',
  neutral: '#2d2922',
  impassable: '#1c1916',
  hatch: '#4a4437',
  landLine: '#c9bea6',
  realmLine: '#f3ead6',
  casing: '#0b0a09',
  bad: '#ff5a6a',
  good: '#5fd07a',
  retreat: '#ffa24a',
  void: '#b9b2a6',
  barrier: '#d09a6c',
  ice: '#dfeaf0',
  iceLine: '#5d7d90',
  space: '#0a0d18',
  star: '#d9d4ba',
  fall: '#5f8496',
};

export function themeOf(name: ThemeName): Theme {
  return name === 'dark' ? DARK : LIGHT;
}

/** A power as it is drawn in a theme. */
export interface PowerStyle {
  /** Number of its pattern and of its classes in the drawing. */
  readonly number: number;
  readonly land: string;
  /** Body of its counters. */
  readonly counter: string;
  /** Outline, letters and glyph of its counters; its arrows. */
  readonly line: string;
}

const UNKNOWN_POWER: PowerColors = { fill: '#d9d2c4', bold: '#bdb5a4', ink: '#4d463b' };

/** The hue of one power after another, so that neighbors in a list are far apart; degrees. */
const HUE_STEP = 137.508;
const LIGHTNESSES = [0.84, 0.76, 0.9] as const;

/** Colors for powers that the map was not made for. */
function coloursFor(number: number): PowerColors {
  const angle = (number * HUE_STEP * Math.PI) / 180;
  const colour = (lightness: number, chroma: number) =>
    hexOf(linearOfLab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]));
  const lightness = LIGHTNESSES[number % LIGHTNESSES.length]!;
  return { fill: colour(lightness, 0.085), bold: colour(lightness - 0.08, 0.13), ink: colour(0.36, 0.1) };
}

/**
 * The style of each power of a geography; of others a plain one. Where no power is of the geography, each has colors of its
 * own all the same.
 */
export function powerStyles(
  { palette }: Pick<Geography, 'palette'>,
  powers: readonly Power[],
  theme: Theme,
): ReadonlyMap<Power, PowerStyle> {
  const isOther = powers.length > 1 && powers.every((power) => palette[power] === undefined);
  return new Map(
    powers.map((power, number) => {
      const { fill, bold, ink } = palette[power] ?? (isOther ? coloursFor(number) : UNKNOWN_POWER);
      const style =
        theme.name === 'dark' ? byNight(bold) : { land: fill, counter: mixColors(bold, fill, 0.5), line: ink };
      return [power, { number, ...style }];
    }),
  );
}

/** Dark enough for pale letters on it, with what the colours differ in lightness kept as far as can be. */
function byNight(bold: string): Pick<PowerStyle, 'land' | 'counter' | 'line'> {
  const [lightness] = labOf(linearOf(bold));
  return {
    land: shadeColor(bold, 0.265 + (lightness - 0.5) * 0.65, 0.72),
    counter: shadeColor(bold, 0.25 + (lightness - 0.5) * 0.74, 0.8),
    line: shadeColor(bold, 0.9, 0.6),
  };
}

/** Patterns of powers in their tiles: side of the tile in user units, even for whole pixels in a picture of half the size, and what is drawn in it, matching at the edges. None is
 *  turned: a turned pattern takes several times as long to paint. A power has the pattern of its number; with more powers
 *  than patterns they are used again, the letters still tell them apart. */
export const PATTERNS: readonly { readonly size: number; readonly lines: string }[] = [
  { size: 12, lines: 'M-1 13 13-1M-1 1 1-1M11 13 13 11' },
  { size: 10, lines: 'M5 4.9V5.1' },
  { size: 8, lines: 'M0 4H8' },
  { size: 14, lines: 'M0 0 14 14M14 0 0 14' },
  { size: 12, lines: 'M-1-1 13 13M11-1 13 1M-1 11 1 13' },
  { size: 8, lines: 'M4 0V8' },
  { size: 14, lines: 'M7 4V10M4 7H10' },
  { size: 16, lines: 'M0 4 4 0 12 8 16 4' },
  { size: 14, lines: 'M2 3.5H9M9 10.5H14M0 10.5H2' },
  { size: 12, lines: 'M0 6H12M6 0V12' },
  { size: 16, lines: 'M0 6H16M0 10H16' },
  { size: 14, lines: 'M3.5 2V9M10.5 9V14M10.5 0V2' },
];
