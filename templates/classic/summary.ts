/**
 * A game's summary as the classic judges give it out (judge-language E): who played what and from when, how it began and
 * ended, who held which centre in which year, and how many. Rating programs read the lines.
 */
import type { ArchiveBody, ArchivedPower } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import { ownEntry } from '../../engine/own.ts';
import { type CentersOfYear, countCentersByYear, rowLabel } from '../../engine/scoring/centers.ts';
import { powersIn } from '../../engine/vocabulary.ts';
import { powerName } from '../locales/powers.ts';

/** Centres in a row of the grid, and years in a row of the counts: both keep within 78 columns. */
const CENTRES_A_ROW = 34;
const YEARS_A_ROW = 12;
const NAMES = 10;
/** After a count: how many units fewer a power has than centres (`*` one, `&` two, `+` more), or `X` for too many. */
const UNUSED = [' ', '*', '&', '+'] as const;
/** In the place of a name that is not told. */
const NOBODY = '';

/** The line above a game's parameters. */
export const PARAMETERS = 'Game parameters are/were as follows:';

/** `Summary of game 'marne' through F1907M.`, then who played. `hidden` stands for players who are not to be known. */
export function summaryHead(told: ArchiveBody, board: Board, hidden: string): readonly string[] {
  const last = told.phases.at(-1)?.phase ?? told.position?.phase ?? null;
  const name = (person: string) => ownEntry(told.players, person)?.name ?? 'former player';
  return [
    `Summary of game '${told.name}'${last === null ? '' : ` through ${last}`}.`,
    '',
    ...told.masters.map((master) => row('Master', name(master))),
    ...told.powers.flatMap(({ power, players, status }) => {
      if (players.length === 0) return [row(powerName(board, power), status === 'playing' ? hidden : 'nobody')];
      const left = status === 'playing' || status === 'unknown' || told.status === 'finished' ? '' : ' (has left)';
      return players.map(({ player, from }, n) => {
        const who = `${name(player)}${n === players.length - 1 ? left : ''}`;
        return n === 0 ? row(powerName(board, power), who) : `   from ${from}:  ${who}`;
      });
    }),
  ];
}

function row(who: string, name: string): string {
  return `  ${`${who}:`.padEnd(15)}${name}`;
}

/** How it ended, in the words of the classic judges; empty while it goes on. */
export function outcomeLines({ outcome }: Pick<ArchiveBody, 'outcome'>, board: Board): readonly string[] {
  if (outcome === null) return [];
  const names = 'powers' in outcome ? outcome.powers.map((power) => powerName(board, power)) : [];
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  switch (outcome.kind) {
    case 'won':
      return [`The game was won by ${list}.`];
    case 'conceded':
      return [`The game was conceded to ${list}.`];
    case 'drawn':
      return [`The game was declared a draw between ${list}.`];
    case 'terminated':
      return ['The game was terminated by the master.'];
  }
}

/** `Historical Supply Center Summary`: a column for each centre, a row for each year, the letter of whoever holds it. */
export function centerGrid(told: ArchiveBody, board: Board): readonly string[] {
  const years = countCentersByYear(board.variant.calendar, told.phases);
  const centres = board.provinces.filter(({ center }) => center === true).map(({ id }) => id);
  const width = Math.max(4, ...years.map((row) => rowLabel(row).length));
  const parts: string[][] = [];
  for (let from = 0; from < centres.length; from += CENTRES_A_ROW) {
    const shown = centres.slice(from, from + CENTRES_A_ROW);
    const title = `Historical Supply Center Summary${from === 0 ? '' : ' (cont)'}`;
    const names = (odd: number) => shown.filter((_, n) => n % 2 === odd).map(short);
    parts.push([
      ...(from === 0 ? [] : ['', '']),
      title,
      '-'.repeat(title.length),
      `${' '.repeat(width)}${names(0).join(' ')}`,
      `${'Year'.padEnd(width)}  ${names(1).join(' ')}`.trimEnd(),
      ...years.map(({ centers, ...row }) => {
        const owner = (centre: string) => powersIn(centers).find((power) => centers[power]!.includes(centre));
        return `${rowLabel(row).padEnd(width)} ${shown.map((centre) => letterOf(board, owner(centre))).join(' ')}`;
      }),
    ]);
  }
  return parts.flat();
}

function short(province: string): string {
  return `${province.slice(0, 1).toUpperCase()}${province.slice(1, 3)}`.padEnd(3);
}

function letterOf(board: Board, power: Power | undefined): string {
  if (power === undefined) return '.';
  return board.powers.find(({ name }) => name === power)?.letter ?? '?';
}

/** `History of Supply Center Counts`: how many centres each power had in each year, and whose they were. */
export function centerCounts(told: ArchiveBody, board: Board): readonly string[] {
  const years = countCentersByYear(board.variant.calendar, told.phases);
  const marks = new Set<string>();
  const title = 'History of Supply Center Counts';
  const tables: string[][] = [];
  for (let from = 0; from < years.length; from += YEARS_A_ROW) {
    const shown = years.slice(from, from + YEARS_A_ROW);
    const counts = told.powers.flatMap((power) => countsOf(told, board, power, shown, marks));
    const index = shown.map(({ centers }) => indexOf(centers, told.powers.length));
    tables.push([
      `${`Power    ${yearTitles(shown)}`.padEnd(NAMES + 4 * YEARS_A_ROW)}  Player`,
      ...counts,
      `${'Index:'.padEnd(NAMES)}${index.map((n) => String(n).padStart(3)).join(' ')}`,
      '',
    ]);
  }
  return [
    title,
    '-'.repeat(title.length),
    ...tables.flat(),
    ...(marks.has('X') ? ['X = too many units.'] : []),
    ...(marks.has('*') ? ['* = 1 unused build.'] : []),
    ...(marks.has('&') ? ['& = 2 unused builds.'] : []),
    ...(marks.has('+') ? ['+ = 3 or more unused builds.'] : []),
    'Index is the sum of squares of the number of supply centers divided by the',
    'number of players.  It is a measure of how far the game has progressed.',
  ];
}

function yearTitles(years: readonly CentersOfYear[]): string {
  const short = ({ year, season = "'" }: CentersOfYear) => `${season}${String(year).slice(-2).padStart(2, '0')}`;
  const title = (row: CentersOfYear) => (row.season === undefined ? String(row.year) : short(row)).padEnd(4);
  return years.map((row, n) => (n === 0 ? title(row) : short(row))).join(' ');
}

/** A line for each who played the power, with a backslash where the next took over. */
function countsOf(
  told: ArchiveBody,
  board: Board,
  { power, players }: ArchivedPower,
  years: readonly CentersOfYear[],
  marks: Set<string>,
): readonly string[] {
  if (years.every(({ centers }) => (centers[power]?.length ?? 0) === 0)) return [];
  const lines: string[] = [];
  let line = powerName(board, power).slice(0, NAMES).padEnd(NAMES);
  let who = playerIn(board, players, years[0]!);
  const close = (name: string) => {
    lines.push(`${line.padEnd(NAMES + 4 * YEARS_A_ROW)}  ${name}`.trimEnd());
  };
  for (const [n, row] of years.entries()) {
    const now = playerIn(board, players, row);
    if (now !== who && n > 0) {
      line += '\\';
      close(nameOf(told, who));
      line = ' '.repeat(NAMES + 4 * n);
    }
    who = now;
    const count = row.centers[power]?.length ?? 0;
    const mark = count === 0 ? ' ' : markOf(told, board, power, row, count);
    marks.add(mark);
    line += `${count === 0 ? '   ' : String(count).padStart(3)}${mark}`;
  }
  close(nameOf(told, who));
  return lines;
}

/** Is the phase of that row's year, or season, or earlier? */
function isWithin({ variant: { calendar } }: Board, phase: string, { year, season }: CentersOfYear): boolean {
  const here = parsePhase(phase);
  const order = (letter: string) => calendar.seasons.findIndex((each) => each.letter === letter);
  if (season === undefined || here.year !== year) return here.year <= year;
  return order(here.season) <= order(season);
}

/** Who played it when the year was over. */
function playerIn(board: Board, players: ArchivedPower['players'], row: CentersOfYear): string | null {
  const sat = players.filter(({ from }) => isWithin(board, from, row));
  return (sat.at(-1) ?? players[0])?.player ?? null;
}

function nameOf({ players }: ArchiveBody, person: string | null): string {
  return person === null ? NOBODY : (ownEntry(players, person)?.name ?? 'former player');
}

/** Units against centres once the year's adjustments are over; nothing for a year that is not. */
function markOf({ phases }: ArchiveBody, board: Board, power: Power, row: CentersOfYear, count: number): string {
  const last = phases.findLast(({ phase }) => isWithin(board, phase, row));
  if (last === undefined || last === phases.at(-1)) return ' ';
  const missing = count - (last.resolution.units[power]?.length ?? 0);
  return missing < 0 ? 'X' : UNUSED[Math.min(missing, UNUSED.length - 1)]!;
}

function indexOf(centers: CentersOfYear['centers'], players: number): number {
  const squares = Object.values(centers).reduce((sum, { length }) => sum + length * length, 0);
  return Math.floor(squares / Math.max(1, players));
}
