/** Units on the map: the counters with their silhouettes, and the marks of supply centres. */
import { UNIT_TYPES, type UnitType } from '../../engine/board/variant.ts';
import type { Point } from './geometry/geography.ts';
import { escapeText, squeezeText, svgNumber, svgPoint } from './svg.ts';
import type { PowerStyle, Theme } from './theme.ts';

/** Outlines of the two kinds of counter, round their middle: a fleet's has bowed ends, so that they are told apart even
 *  where the drawing inside is too small to see. */
const BODIES: Readonly<Record<UnitType, string>> = {
  A: 'M-14-14.5H14Q19-14.5 19-9.5V9.5Q19 14.5 14 14.5H-14Q-19 14.5-19 9.5V-9.5Q-19-14.5-14-14.5z',
  F: 'M-16-14.5H16Q22-8 22 0T16 14.5H-16Q-22 8-22 0T-16-14.5z',
};

/** A cannon and a ship under sail. */
const GLYPHS: Readonly<Record<UnitType, string>> = {
  A:
    '<path d="M-12.5-1.4 10.8-9.8l2.1 5.1L-9.8 5.2z"/><path d="M3.6 2.9 15 9.4l-1.3 2.2L2.1 6.7z"/>' +
    '<circle cx="-2.9" cy="3.6" r="7.2" fill="none" stroke-width="2.4"/><path d="M-2.9-3.6V10.8M-10.1 3.6H4.3" fill="none" stroke-width="1.6"/>',
  F: '<path d="M-13.4 4.8H14L10.2 10.9H-9.3z"/><path d="M-1.4-11.3V2.9H-11Q-6.1-3.5-1.4-11.3zM1-9.3Q8.9-4 9.8 2.9H1z"/>',
};

/** Every counter and mark that a drawing needs, once; what stands on the map only says where. */
export function counterDefs(
  powers: readonly { readonly style: PowerStyle; readonly letter: string }[],
  theme: Theme,
): string {
  const shapes = UNIT_TYPES.map(
    (type) => `<path id="m-${type}b" d="${BODIES[type]}"/><g id="m-${type}g">${GLYPHS[type]}</g>`,
  );
  const counters = powers.flatMap(({ style, letter }) =>
    UNIT_TYPES.map(
      (type) => `<g id="${counterId(type, style)}" class="m-u">${counter(type, letter, style, theme)}</g>`,
    ),
  );
  const marks = [null, ...powers.map(({ style }) => style)].map(
    (style) => `<g id="${centreId(style)}" class="m-c">${centre(style, theme)}</g>`,
  );
  return [...shapes, `<path id="m-star" d="${STAR}"/>`, ...counters, ...marks].join('');
}

const STAR = 'M0-5 1.47-1.63 5-1.41 2.28.920 3.15 4.45 0 2.55-3.15 4.45-2.28.920-5-1.41-1.47-1.63z';

function counterId(type: UnitType, { number }: PowerStyle): string {
  return `m-u${number}${type}`;
}

function centreId(style: PowerStyle | null): string {
  return `m-s${style?.number ?? ''}`;
}

/** Casing, body, silhouette, and the power's letter on a roundel where it has one. */
function counter(type: UnitType, letter: string, { counter, line }: PowerStyle, theme: Theme): string {
  const roundel =
    letter === ''
      ? ''
      : `<circle cx="-17" cy="-12.5" r="7.6" fill="${line}" stroke="${theme.casing}" stroke-width="1.6"/>` +
        `<text x="-17" y="-8.4" class="m-l" fill="${theme.casing}"${squeezeText(letter, 11.5)}>${escapeText(letter)}</text>`;
  return (
    `<use href="#m-${type}b" fill="${theme.casing}" stroke="${theme.casing}" stroke-width="5"/>` +
    `<use href="#m-${type}b" fill="${counter}" stroke="${line}" stroke-width="2.2"/>` +
    `<use href="#m-${type}g" fill="${line}" stroke="${line}" stroke-width="0"/>${roundel}`
  );
}

/** A star in a ring, in the owner's ink when it is owned. */
function centre(owner: PowerStyle | null, theme: Theme): string {
  const star = (ink: string) => `<use href="#m-star" fill="${ink}"/>`;
  if (owner === null) {
    return `<circle r="7.6" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="1.6"/>${star(theme.ink)}`;
  }
  return (
    `<circle r="9" fill="${theme.casing}"/><circle r="7.6" fill="${theme.casing}" stroke="${owner.line}" stroke-width="1.8"/>` +
    star(owner.line)
  );
}

export interface UnitCounter {
  readonly type: UnitType;
  readonly at: Point;
  readonly style: PowerStyle;
  /** Driven out: tilted, with a red edge. ghost: not there yet or any more. */
  readonly state?: 'dislodged' | 'ghost';
}

export function drawCounter({ type, at, style, state }: UnitCounter, theme: Theme): string {
  const id = counterId(type, style);
  if (state !== 'dislodged') return `<use href="#${id}" ${placed(at)}${state === 'ghost' ? ' opacity=".55"' : ''}/>`;
  const edge = (colour: string, width: number) =>
    `<use href="#m-${type}b" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<g transform="translate(${svgPoint(at)})rotate(9)">${edge(theme.casing, 12.5)}${edge(theme.bad, 9.5)}` +
    `<use href="#${id}"/></g>`
  );
}

/** The mark of a supply centre, of whoever owns it. */
export function drawCenter(at: Point, owner: PowerStyle | null): string {
  return `<use href="#${centreId(owner)}" ${placed(at)}/>`;
}

function placed([x, y]: Point): string {
  return `x="${svgNumber(x)}" y="${svgNumber(y)}"`;
}
