/** What rules make of centers: where may be built now, whose homes they are, which give no unit yet. */
import {
  adjustmentOf,
  openSites,
  type Standing,
  standingPlaces,
} from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { buildTypes } from '../../engine/rules/build-types.ts';
import { youngCenters } from '../../engine/rules/center-maturity.ts';
import type { Label, Point } from './geometry/geography.ts';
import { svgNumber } from './svg.ts';
import type { PowerStyle, Theme } from './theme.ts';
import type { CenterMarks, MapView } from './view.ts';

/** `phase`: in which all stands so; null where the game is over. `isKnown`: of whose powers that may be shown. */
export function centerMarksOf(
  board: Board,
  standing: Standing,
  {
    phase,
    isOrdered,
    isKnown,
  }: { readonly phase: PhaseCode | null; readonly isOrdered: boolean; readonly isKnown: (power: Power) => boolean },
): CenterMarks {
  const isWinter = phase?.endsWith('A') === true;
  const powers = board.powers.map(({ name }) => name).filter(isKnown);
  const building = isWinter && !isOrdered ? powers.filter((power) => adjustmentOf(board, standing, power).due > 0) : [];
  return {
    sites: building.flatMap((power) =>
      openSites(board, standing, power).map((at) => ({
        at,
        types: buildTypes(board, power).filter((type) => standingPlaces(board, type, at).length > 0),
      })),
    ),
    homes: isWinter ? board.powers.flatMap(({ name, home }) => home.map((at) => [at, name] as const)) : [],
    young: powers.flatMap((power) => youngCenters(board, power, standing.ruleState).map(({ center }) => center)),
  };
}

/** Round the mark of a center; what may be built stands where the province's name does not. */
export function drawCenterMarks(
  province: string,
  [x, y]: Point,
  label: Label | undefined,
  { marks }: Pick<MapView, 'marks'>,
  { styles, theme }: { readonly styles: ReadonlyMap<Power, PowerStyle>; readonly theme: Theme },
): string {
  const site = marks.sites.find(({ at }) => at === province);
  const home = marks.homes.find(([at]) => at === province)?.[1];
  const ink = styles.get(home ?? '')?.line;
  const isBelow = label !== undefined && Math.abs(label.at[0] - x) < 90 && label.at[1] > y && label.at[1] < y + 60;
  const parts = [
    ...(site === undefined ? [] : [siteMark(site.types.join(' '), theme, isBelow)]),
    ...(ink === undefined ? [] : [`<g transform="translate(-13-10)">${homeMark(ink, theme)}</g>`]),
    ...(marks.young.includes(province) ? [`<g transform="translate(13-10)">${youngMark(theme)}</g>`] : []),
  ];
  return parts.length === 0
    ? ''
    : `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})"><g class="m-c">${parts.join('')}</g></g>`;
}

/** A green ring with what may be built, below it or above. */
export function siteMark(types: string, { good, casing }: Theme, isAbove = false): string {
  return (
    `<circle r="12" fill="none" stroke="${casing}" stroke-width="6"/><circle r="12" fill="none" stroke="${good}" stroke-width="3.2"/>` +
    `<text y="${isAbove ? -17 : 26}" class="m-n m-${isAbove ? 'a' : 'b'}" font-size="14" text-anchor="middle" fill="${good}" stroke="${casing}" stroke-width="3.5" stroke-linejoin="bevel" paint-order="stroke">${types}</text>`
  );
}

export function homeMark(ink: string, { casing }: Theme): string {
  return `<path d="M-6 6V-1L0-7 6-1V6z" fill="${ink}" stroke="${casing}" stroke-width="1.6"/>`;
}

/** An hourglass. */
export function youngMark({ ink, casing }: Theme): string {
  return `<path d="M-5.5-7H5.5L-5.5 7H5.5z" fill="${casing}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`;
}
