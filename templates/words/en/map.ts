/** What stands on maps, and maps in words. Names come as the variant has them. */
import type { UnitType } from '../../../engine/board/variant.ts';
import { counted } from '../text/counts.ts';

/** A unit on the map: whose it is, and where. */
interface PlacedUnit {
  readonly type: UnitType;
  readonly power: string;
  /** `French`. */
  readonly adjective: string;
  readonly place: string;
}

/** A power or a player, and what a win still takes. */
interface Needs {
  /** Centers. */
  readonly short: number;
  /** Centers in one part of the world; 0 where it does not matter. */
  readonly there: number;
  /** Parts of the world, with `or` between them. */
  readonly where: string;
}

const WHO: Readonly<Record<UnitType, string>> = { A: 'armies', F: 'fleets' };
const WHAT: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };

export const map = {
  /** `Marne (Standard)`. */
  gameAndVariant: (game: string, variant: string) => `${game} (${variant})`,
  /** What the picture is, in one line. */
  title: {
    before: (of: string, phase: string) => `Map of ${of}: ${phase}, the orders`,
    after: (of: string, phase: string) => `Map of ${of}: the board after ${phase}`,
    position: (of: string, phase: string) => `Map of ${of}: the board in ${phase}`,
  },
  /** What opens the text that says what a map shows. */
  inWords: 'The board in words',
  /** Under the title of the drawing. */
  stages: { before: 'orders and their outcome', after: 'the board afterwards', position: '' },
  /** `centers` is null for units of nobody. `units`: a list; empty for none. */
  stands: (power: string, centers: number | null, units: string) =>
    `${power}: ${[...(centers === null ? [] : [counted(centers, 'center')]), ...(units === '' ? [] : [units])].join('; ')}.`,
  unit: { A: (place: string) => `army ${place}`, F: (place: string) => `fleet ${place}` },
  dislodgedOf: (power: string, unit: string) => `Dislodged: ${power} ${unit}.`,
  /** Of a counter: what it is, as a program reads it out. */
  counter: ({ type, adjective, place }: PlacedUnit) => `${adjective} ${WHAT[type]} in ${place}`,
  seenFromHere: (unit: string) => `${unit}, seen from here`,
  dislodgedUnit: (unit: string) => `${unit}, dislodged`,

  /** Below a board of which only a part is shown. */
  seenInPart: 'Shown is only what can be seen in this blind game.',

  units: (units: number) => counted(units, 'unit'),
  centers: (centers: number) => counted(centers, 'center'),
  neutral: 'no player, no moves',
  /** Both stand in one line with `goal`. */
  won: (winners: readonly string[], goal: string) =>
    `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won. ${goal}.`,

  /** What wins. `where`: the parts of the world of which one must have so many of them; `counted`: the one season that counts. */
  goal: (facts: {
    readonly centers: number;
    readonly of: number;
    readonly isOfPlayer: boolean;
    readonly share: { readonly centers: number; readonly where: string } | null;
    readonly counted: string | null;
  }) => {
    const { centers, of, isOfPlayer, share, counted } = facts;
    const part = share === null ? '' : `, ${share.centers} of them in ${share.where || 'one theatre'}`;
    const moment = counted === null ? '' : `, counted after the moves of ${counted} only`;
    return `${centers} of ${of} centers${isOfPlayer ? ' of one player' : ''} win${part}${moment}`;
  },
  out: 'out of the game',
  enough: 'enough to win',
  needs: ({ short, there, where }: Needs) => {
    if (there === 0) return `${short} more to win`;
    return there >= short ? `${there} more in ${where} to win` : `${short} more to win, ${there} in ${where}`;
  },
  /** So many centers in a part of the world. */
  inPart: (centers: number, part: string) => `${centers} in ${part}`,
  builds: (builds: number) => counted(builds, 'build'),
  removals: (removals: number) => counted(removals, 'removal'),
  built: (units: number) => `${units} built`,
  removed: (units: number) => `${units} removed`,
  waived: (builds: number) => `${builds} waived`,

  /** Signs of the legend. `pairs`: places with a dash between them. */
  signs: {
    neighbors: (pairs: string) => `neighbors though apart: ${pairs}`,
    bridges: (pairs: string) => `armies walk across: ${pairs}`,
    barriers: (pairs: string) => `nobody crosses: ${pairs}`,
    river: 'ships pass here',
    coast: (coast: string, name: string) => `${coast} ${name}`,
    ghost: 'a fleet in a sea of both maps, seen a second time',
    closed: 'closed to everybody',
    strait: (isOpen: boolean, type: UnitType, pair: string, seasons: readonly string[]) =>
      `${isOpen ? 'open' : 'closed'} now: ${WHO[type]} pass ${pair} in ${seasons.join(' and ')} only`,
  },

  /** In plain text. */
  titleAsText: (of: string, phase: string) => `${of}: ${phase}`,
  counts: (count: string, list: string) => (list === '' ? count : `${count}: ${list}`),
  free: (centers: string) => `Free centers: ${centers}`,
  dislodged: (units: string) => `Dislodged: ${units}`,
  wonBy: (winners: readonly string[]) => `Won by ${winners.join(' and ')}.`,
  /** `powers`: letters with their powers. */
  letters: (powers: string) => `[Abc] is a supply center; A is an army, F a fleet, of ${powers}`,
};
