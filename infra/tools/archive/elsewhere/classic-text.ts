/**
 * Games kept by other programs, told as the classic judges tell theirs: so all of them go through one reader, which puts games together,
 * adjudicates them again and tells where they differ.
 */

/** What a page or file of another program tells of one game. */
export interface ElsewhereGame {
  /** Whose page or file it is. */
  readonly judge: string;
  /** As the source calls it; null where it does not tell. */
  readonly variant: string | null;
  /** Lines as of a classic judge's mail below the name of its game. */
  readonly lines: readonly string[];
  /** As of a page about the game: who played (powers by name), how it ended. */
  readonly players: Readonly<Record<string, string>>;
  readonly result: string | null;
  readonly game: string;
  /** The source does not tell its name. */
  readonly isNamedByFile: boolean;
  /** How many lines (or values) of the page or file are none of these. */
  readonly beside: number;
  /** How many orders its last turn has, which is not known whole where the file is cut off, and left out. */
  readonly cut?: number | undefined;
}

export type ResultKind = 'Movement' | 'Retreat' | 'Adjustment';

/** A game's name as its source tells it, else that of the file: never of a folder, in which other games may lie. */
export function toldOrFileName(file: string, ...told: readonly (string | null | undefined)[]) {
  const name = told.find((each) => plainWords(each ?? '') !== '') ?? null;
  return { game: plainName(name ?? file.replace(/(?:\.\w{1,5})?(?:\.gz)?$/i, '')), isNamedByFile: name === null };
}

/** Words that name files and addresses. */
export function plainName(text: string): string {
  return (plainWords(text) || 'game').toLowerCase().slice(0, 60);
}

function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+|[-._]+$/g, '');
}

/** `Movement results for Fall of 1901.`; `isOver` false: orders that are on file. */
export function classicHeading(kind: ResultKind, season: string, year: string, isOver = true): readonly string[] {
  const turn = kind === 'Adjustment' ? 'Winter' : season.replace(/^autumn$/i, 'Fall');
  return ['', `${kind} ${isOver ? 'results' : 'orders'} for ${turn} of ${year}.`, ''];
}

/** `France: Army Paris -> Burgundy.  (*bounce*)` */
export function orderLine(power: string, order: string, notes: readonly string[]): string {
  return `${power}: ${order}.${notes.length === 0 ? '' : `  (*${notes.join(', ')}*)`}`;
}

/** `A`, `army`, `Fleet` as a classic judge writes them; a word that is neither as it stands, which is then reported. */
export function unitWord(word: string): string {
  if (/^(?:f|fleet)$/i.test(word)) return 'Fleet';
  return /^(?:a|army)$/i.test(word) ? 'Army' : word;
}

/** A unit that nothing on the page shows: reported where it is read. */
export const UNSEEN = 'unknown unit at';
