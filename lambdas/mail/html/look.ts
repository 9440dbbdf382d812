/**
 * How an element looks, as far as it decides whether its text can be read: what hides it, its colors, its size. Styles that
 * nobody writes around a text that is to be read count as hiding it.
 */

import { BLACK, type Color, canBeRead, layColorOver, parseColor, parseShare, WHITE } from './colors.ts';
import type { Declarations } from './css.ts';

export interface TextStyle {
  /** Hidden with all it holds, whatever that says. */
  readonly isGone: boolean;
  /** Of this element and those in it that do not say otherwise. */
  readonly isVisible: boolean;
  /** Letters upon each other, lines upon each other, or the first line pushed out. */
  readonly isTight: boolean;
  readonly isLow: boolean;
  readonly isIndented: boolean;
  readonly isStruck: boolean;
  readonly keepsSpaces: boolean;
  /** Pixels. */
  readonly fontSize: number;
  readonly color: Color;
  /** Goes before the color. */
  readonly fill: Color | null;
  readonly opacity: number;
  /** What is behind the text, opaque. */
  readonly behind: Color;
  readonly standsOut: boolean;
  /** `--name` and its value. */
  readonly variables: ReadonlyMap<string, string>;
}

export const PAGE: TextStyle = {
  isGone: false,
  isVisible: true,
  isTight: false,
  isLow: false,
  isIndented: false,
  isStruck: false,
  keepsSpaces: false,
  fontSize: 16,
  color: BLACK,
  fill: null,
  opacity: 1,
  behind: WHITE,
  standsOut: true,
  variables: new Map(),
};

/** Smaller letters are dots. Pixels. */
const SMALLEST = 4;
/** A box of less shows no letter. Pixels. */
const THINNEST = 4;
const FAINTEST = 0.1;
/** Further away than any box stands from its place. Pixels. */
const FAR = 200;
const VERY_FAR = 2500;

export function isShown(look: TextStyle): boolean {
  const { isGone, isVisible, isTight, isLow, isIndented, fontSize, opacity, standsOut } = look;
  return (
    !isGone &&
    isVisible &&
    !isTight &&
    !isLow &&
    !isIndented &&
    fontSize >= SMALLEST &&
    opacity >= FAINTEST &&
    standsOut
  );
}

/** `isCell`: part of a table, which grows with what it holds. */
export function lookOf(parent: TextStyle, styles: Declarations, isCell: boolean): TextStyle {
  if (styles.size === 0) return parent;
  const variables = variablesOf(parent, styles);
  const style: Style = (property) => resolved(styles.get(property)?.value, variables);
  const fontSize = fontSizeOf(style, parent.fontSize);
  const behind = behindOf(style, parent.behind);
  const color = colorOf(style('color'), parent.color, behind);
  const filled = style('-webkit-text-fill-color');
  const fill = filled === undefined ? parent.fill : colorOf(filled, parent.color, behind);
  const isAsBefore = color === parent.color && fill === parent.fill && behind === parent.behind;
  return {
    isGone: parent.isGone || isGone(style, fontSize, isCell),
    isVisible: visibilityOf(style, parent.isVisible),
    ...squeezed(style, fontSize, parent),
    isStruck: parent.isStruck || /line-through/.test(style('text-decoration-line') ?? style('text-decoration') ?? ''),
    keepsSpaces: keepsSpaces(style, parent.keepsSpaces),
    fontSize,
    color,
    fill,
    standsOut: isAsBefore ? parent.standsOut : canBeRead(fill ?? color, behind),
    opacity: opacityOf(style('opacity'), parent.opacity),
    behind,
    variables,
  };
}

type Style = (property: string) => string | undefined;

const NO_VARIABLES: ReadonlyMap<string, string> = new Map();
const MOST_VARIABLES = 50;

function variablesOf({ variables }: TextStyle, styles: Declarations): ReadonlyMap<string, string> {
  const own = [...styles].filter(([property]) => property.startsWith('--'));
  if (own.length === 0 || variables.size + own.length > MOST_VARIABLES) return variables;
  return new Map([
    ...(variables.size === 0 ? NO_VARIABLES : variables),
    ...own.map(([name, { value }]) => [name, value] as const),
  ]);
}

function resolved(value: string | undefined, variables: ReadonlyMap<string, string>): string | undefined {
  let text = value;
  for (let n = 0; n < 5 && text?.includes('var(') === true; n++) {
    text = text.replace(
      /var\(\s*(--[^\s,()]{1,60})\s*(?:,([^()]{0,100}))?\)/g,
      (_, name: string, other = '') => variables.get(name) ?? other,
    );
  }
  return text?.slice(0, LONGEST_VALUE);
}

const LONGEST_VALUE = 500;

function opacityOf(said: string | undefined, inherited: number): number {
  const part = said === undefined ? 1 : parseShare(said);
  return Number.isFinite(part) ? inherited * part : inherited;
}

function visibilityOf(style: Style, inherited: boolean): boolean {
  const said = style('visibility');
  if (said === 'visible' || said === 'initial') return true;
  return said === 'hidden' || said === 'collapse' ? false : inherited;
}

function keepsSpaces(style: Style, inherited: boolean): boolean {
  const said = style('white-space') ?? style('white-space-collapse');
  if (said === undefined || said === 'inherit') return inherited;
  return /^(?:pre|break-spaces|preserve)/.test(said);
}

function isGone(style: Style, fontSize: number, isCell: boolean): boolean {
  return (
    /^none\b/.test(style('display') ?? '') ||
    style('content-visibility') === 'hidden' ||
    style('mso-hide') === 'all' ||
    style('mso-list') === 'ignore' ||
    (pixels(style('zoom') ?? '1', 1) ?? 1) < 0.1 ||
    /opacity\(\s*(?:0?\.0\d*|0|\d%)\s*\)|blur\(\s*\d{2,}/.test(style('filter') ?? '') ||
    /transparent|rgba\([^)]*,\s*0\)/.test(
      style('mask-image') ?? style('-webkit-mask-image') ?? style('mask') ?? style('-webkit-mask') ?? '',
    ) ||
    (style('-webkit-text-security') ?? 'none') !== 'none' ||
    isClipped(style) ||
    isMovedAway(style, fontSize) ||
    isTransformedAway(style) ||
    (!isCell && isFlat(style, fontSize))
  );
}

// ---------------------------------------------------------------- Where it stands, and how large

const SIDES = [
  ...['left', 'right', 'top', 'bottom', 'inset', 'inset-inline', 'inset-block', 'inset-inline-start'],
  ...['inset-inline-end', 'inset-block-start', 'inset-block-end'],
] as const;
const STARTS = [
  'margin',
  'margin-left',
  'margin-top',
  'margin-inline',
  'margin-block',
  'margin-inline-start',
  'margin-block-start',
  'padding',
  'padding-left',
  'padding-top',
  'padding-inline-start',
  'padding-block-start',
  'margin-right',
  'margin-bottom',
] as const;

function isMovedAway(style: Style, fontSize: number): boolean {
  const isPlaced = /^(?:absolute|fixed|relative|sticky)/.test(style('position') ?? '');
  if (isPlaced && Number.parseInt(style('z-index') ?? '0', 10) < 0) return true;
  const isFar = (value: string) => lengths(value, fontSize).some((each) => each <= -FAR || each >= VERY_FAR);
  return (
    (isPlaced && SIDES.some((side) => isFar(style(side) ?? ''))) || STARTS.some((side) => isFar(style(side) ?? ''))
  );
}

const EXTENTS = [
  'height',
  'max-height',
  'width',
  'max-width',
  'block-size',
  'max-block-size',
  'inline-size',
  'max-inline-size',
] as const;

/** No letter has room in the box, and what runs over is cut off or was to be. */
function isFlat(style: Style, fontSize: number): boolean {
  const isCut = /hidden|clip|scroll|auto/.test(
    `${style('overflow') ?? ''} ${style('overflow-x') ?? ''} ${style('overflow-y') ?? ''}`,
  );
  return EXTENTS.some((extent) => {
    const [size] = lengths(style(extent) ?? '', fontSize);
    if (size === undefined) return false;
    return isCut ? size < THINNEST : size <= 1 && !extent.includes('width');
  });
}

function isClipped(style: Style): boolean {
  const rect = /^rect\(([^()]*)\)/.exec(style('clip') ?? '')?.[1];
  if (rect !== undefined) {
    const [top = 0, right = 0, bottom = 0, left = 0] = rect.split(/[\s,]+/).map((part) => Number.parseFloat(part));
    if (bottom - top < THINNEST || right - left < THINNEST) return true;
  }
  const path = style('clip-path') ?? style('-webkit-clip-path') ?? '';
  const inset = /^inset\(([^()]*?)(?:round[^()]*)?\)/.exec(path)?.[1];
  if (inset !== undefined) {
    const [top = 0, right = top, bottom = top, left = right] = inset
      .trim()
      .split(/\s+/)
      .map((part) => (part.endsWith('%') ? Number.parseFloat(part) : lengths(part, 16)[0]! >= FAR ? 100 : 0));
    return top + bottom >= 98 || left + right >= 98;
  }
  if (/^(?:circle|ellipse)\(\s*0*\.?0*(?:px|%|em|rem|pt)?(?=[\s)])/.test(path)) return true;
  const points = /^polygon\(([^()]*)\)/.exec(path)?.[1];
  if (points === undefined) return false;
  const places = points.split(',').map((point) =>
    point
      .trim()
      .split(/\s+/)
      .map((part) => Number.parseFloat(part)),
  );
  const spread = (n: number) =>
    Math.max(...places.map((point) => point[n] ?? 0)) - Math.min(...places.map((point) => point[n] ?? 0));
  return spread(0) < 2 || spread(1) < 2;
}

function isTransformedAway(style: Style): boolean {
  const transform = [
    style('transform') ?? style('-webkit-transform') ?? '',
    ...['scale', 'translate', 'rotate'].map((name) => `${name}(${style(name) ?? ''})`),
  ].join(' ');
  for (const [, name = '', args = ''] of transform.matchAll(/([a-z0-9]+)\(([^()]*)\)/g)) {
    const numbers = args
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => Number.parseFloat(part));
    if (numbers.length === 0 || numbers.some((each) => !Number.isFinite(each) && !/[xyz]/.test(args))) continue;
    if (/^scale/.test(name) && numbers.some((each) => Math.abs(each) < 0.1)) return true;
    if (
      /^translate/.test(name) &&
      args.split(/[\s,]+/).some((part) => lengths(part, 16).some((each) => Math.abs(each) >= FAR))
    )
      return true;
    if (/^rotate[xy]$/.test(name) && isOnEdge(args)) return true;
    if (name === 'rotate' && /[xy]/.test(args.replace(/[a-z]*deg|turn|rad/g, '')) && isOnEdge(args)) return true;
    if (/^matrix/.test(name) && isFlatMatrix(name, numbers)) return true;
    if (/^skew/.test(name) && /(?:8[5-9]|90)(?:\.\d+)?deg/.test(args)) return true;
  }
  return false;
}

/** Seen from its edge, or from behind. */
function isOnEdge(args: string): boolean {
  const [, number = '0', unit = 'deg'] = /(-?[\d.]+)(deg|turn|rad|grad)?/.exec(args) ?? [];
  const turns: Readonly<Partial<Record<string, number>>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };
  const degrees = Math.abs(Number.parseFloat(number) * (turns[unit] ?? 1)) % 360;
  return degrees >= 80 && degrees <= 280;
}

function isFlatMatrix(name: string, numbers: readonly number[]): boolean {
  const [x, y, dx, dy] = name === 'matrix' ? [0, 3, 4, 5] : [0, 5, 12, 13];
  return (
    (Math.abs(numbers[x] ?? 1) < 0.1 && Math.abs(numbers[1] ?? 0) < 0.1) ||
    (Math.abs(numbers[y] ?? 1) < 0.1 && Math.abs(numbers[1] ?? 0) < 0.1) ||
    Math.abs(numbers[dx] ?? 0) >= FAR ||
    Math.abs(numbers[dy] ?? 0) >= FAR
  );
}

// ---------------------------------------------------------------- Letters

const NAMED_SIZES: ReadonlyMap<string, number> = new Map([
  ['xx-small', 9],
  ['x-small', 10],
  ['small', 13],
  ['medium', 16],
  ['large', 18],
  ['x-large', 24],
  ['xx-large', 32],
  ['initial', 16],
]);

function fontSizeOf(style: Style, inherited: number): number {
  // `font: italic 0/1.2 serif`
  const written = style('font-size') ?? /(?:^|\s)(\.?\d[\d.]*(?:[a-z]+|%)?)(?=\s*\/|\s)/.exec(style('font') ?? '')?.[1];
  if (written === undefined) return inherited;
  if (written === 'smaller') return inherited / 1.2;
  if (written === 'larger') return inherited * 1.2;
  const named = NAMED_SIZES.get(written);
  if (named !== undefined) return named;
  if (written.endsWith('%')) return (inherited * Number.parseFloat(written)) / 100;
  const [size] = lengths(written, inherited);
  return size ?? inherited;
}

function squeezed(
  style: Style,
  fontSize: number,
  parent: TextStyle,
): Pick<TextStyle, 'isTight' | 'isLow' | 'isIndented'> {
  const spacing = style('letter-spacing');
  const indent = style('text-indent');
  const height = style('line-height');
  const [space = 0] = lengths(spacing ?? '', fontSize);
  const [far = 0] = lengths(indent ?? '', fontSize);
  return {
    isTight: spacing === undefined ? parent.isTight : space <= -4 || space >= FAR,
    isIndented: indent === undefined ? parent.isIndented : far <= -FAR || far >= VERY_FAR || /^-?\d{3,}%/.test(indent),
    isLow: height === undefined ? parent.isLow : lineHeight(height, fontSize) < 2,
  };
}

/** Pixels; a number alone is times the size of the letters. */
function lineHeight(height: string, fontSize: number): number {
  const number = Number.parseFloat(height);
  if (!Number.isFinite(number)) return fontSize;
  if (height.endsWith('%')) return (number * fontSize) / 100;
  return /[a-z]$/.test(height) ? (lengths(height, fontSize)[0] ?? fontSize) : number * fontSize;
}

// ---------------------------------------------------------------- Colors

function colorOf(written: string | undefined, inherited: Color, behind: Color): Color {
  if (written === undefined || written === 'inherit' || written === 'currentcolor' || written === 'unset')
    return inherited;
  if (written === 'initial') return BLACK;
  // A color that is not known may be any: `oklch(1 0 0)` is white.
  return parseColor(written) ?? (written.includes('(') ? behind : inherited);
}

/** Pictures are not shown before they are asked for: what is under them counts. */
function behindOf(style: Style, inherited: Color): Color {
  const plain = style('background-color');
  const all = style('background') ?? style('background-image');
  const written = plain ?? all;
  if (written === undefined) return inherited;
  const painted = parseColor(written) ?? firstColor(written);
  return painted === null ? inherited : layColorOver(painted, inherited);
}

function firstColor(background: string): Color | null {
  for (const [word] of background
    .replace(/url\([^)]*\)/g, ' ')
    .matchAll(/(?:rgba?|hsla?)\([^()]*\)|#[0-9a-f]{3,8}|[a-z]+/g)) {
    const color = parseColor(word);
    if (color !== null && !/^[0-9a-f]{3}$/.test(word)) return color;
  }
  return null;
}

// ---------------------------------------------------------------- Lengths

const PIXELS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 37.8],
  ['mm', 3.78],
  ['q', 0.945],
  ['rem', 16],
  ['vw', 10],
  ['vh', 8],
  ['vmin', 8],
  ['vmax', 10],
  ['', 1],
]);

/** All lengths of a value in pixels; a hundred per cent is as much as a page is wide. */
function lengths(value: string, fontSize: number): readonly number[] {
  return [...value.matchAll(/(?<![\w.#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)/g)].flatMap(
    ([, number = '', unit = '']) => {
      const size = pixels(number + unit, fontSize);
      return size === null ? [] : [size];
    },
  );
}

function pixels(text: string, fontSize: number): number | null {
  const [, number = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z%]*)$/.exec(text.trim()) ?? [];
  const value = Number.parseFloat(number);
  if (!Number.isFinite(value)) return null;
  if (unit === '%') return value * 8;
  const factor =
    unit === 'em' || unit === 'lh' ? fontSize : unit === 'ex' || unit === 'ch' ? fontSize / 2 : PIXELS.get(unit);
  return factor === undefined ? null : value * factor;
}
