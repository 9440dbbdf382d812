/** Units on the map: the counters with their silhouettes, and the marks of supply centres. */
import type { UnitType } from '../../engine/board/variant.ts';
import type { Point } from './geography.ts';
import { escapeText, xy } from './svg.ts';
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

export function counterDefs(prefix: string): string {
  return (['A', 'F'] as const)
    .map((type) => `<path id="${prefix}${type}b" d="${BODIES[type]}"/><g id="${prefix}${type}g">${GLYPHS[type]}</g>`)
    .join('')
    .concat(
      `<path id="${prefix}star" d="M0-5 1.47-1.63 5-1.41 2.28.920 3.15 4.45 0 2.55-3.15 4.45-2.28.920-5-1.41-1.47-1.63z"/>`,
    );
}

export interface Counter {
  readonly type: UnitType;
  readonly at: Point;
  /** Drawn on the roundel; empty for none. */
  readonly letter: string;
  readonly style: PowerStyle;
  /** Driven out: tilted, with a red edge. ghost: not there yet or any more. */
  readonly state?: 'dislodged' | 'ghost';
}

/** A counter, with casing, body, silhouette and the power's letter. */
export function drawCounter({ type, at, letter, style, state }: Counter, theme: Theme, prefix: string): string {
  const edge = state === 'dislodged' ? theme.bad : style.line;
  const turn = state === 'dislodged' ? ' rotate(9)' : '';
  const opacity = state === 'ghost' ? ' opacity=".55"' : '';
  return (
    `<g transform="translate(${xy(at)})${turn}"${opacity}>` +
    `<use href="#${prefix}${type}b" fill="${theme.casing}" stroke="${theme.casing}" stroke-width="${state === 'dislodged' ? 7.5 : 5}"/>` +
    `<use href="#${prefix}${type}b" fill="${style.counter}" stroke="${edge}" stroke-width="${state === 'dislodged' ? 4 : 2.2}"/>` +
    `<use href="#${prefix}${type}g" fill="${style.line}" stroke="${style.line}" stroke-width="0"/>` +
    (letter === ''
      ? ''
      : `<circle cx="-17" cy="-12.5" r="7.6" fill="${style.line}" stroke="${theme.casing}" stroke-width="1.6"/>` +
        `<text x="-17" y="-8.4" class="${prefix}l" fill="${theme.casing}">${escapeText(letter)}</text>`) +
    '</g>'
  );
}

/** The mark of a supply centre: a star in a ring while it is free; its owner's letter when it is owned. */
export function drawCentre(
  at: Point,
  owner: { readonly letter: string; readonly style: PowerStyle } | null,
  theme: Theme,
  prefix: string,
): string {
  if (owner === null) {
    return (
      `<g transform="translate(${xy(at)})"><circle r="7.6" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="1.6"/>` +
      `<use href="#${prefix}star" fill="${theme.ink}"/></g>`
    );
  }
  return (
    `<g transform="translate(${xy(at)})"><circle r="9" fill="${theme.casing}"/><circle r="7.6" fill="${theme.casing}" stroke="${owner.style.line}" stroke-width="1.8"/>` +
    `<use href="#${prefix}star" fill="${owner.style.line}"/></g>`
  );
}
