/** The lines by which classic mails are known (judge-language E), old and new spellings. */

import type { Board } from '../../board/board.ts';
import { formatPhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind } from '../../board/variant.ts';
import { decodedRuns } from '../old-games/seat-names.ts';

export type ClassicLine =
  | { readonly kind: 'judge'; readonly judge: string; readonly game: string; readonly variant: string }
  | { readonly kind: 'deadline' }
  /** `Movement results for Spring of 1902.  (marne.004)`; `results` or `orders`. */
  | {
      readonly kind: 'heading';
      readonly of: PhaseKind;
      readonly what: 'results' | 'orders';
      readonly turn: string;
      readonly game: string | null;
    }
  /** Of a page made of results: `Results for Spring of 1901 in marne` (or `Press`), and below it `Movement`, `Retreat`, `Adjustment`. */
  | { readonly kind: 'page'; readonly of: 'results' | 'press'; readonly turn: string; readonly game: string }
  | { readonly kind: 'page-part'; readonly of: PhaseKind }
  /** `History information for game 'marne' from Spring of 1901 through Fall of 1905:`; or dates. */
  | { readonly kind: 'span'; readonly game: string; readonly through: string }
  | { readonly kind: 'start'; readonly turn: string }
  | { readonly kind: 'dislodged' }
  | { readonly kind: 'owners' }
  | { readonly kind: 'counts'; readonly power: string; readonly centers: number; readonly isVictory: boolean }
  | { readonly kind: 'next'; readonly of: PhaseKind; readonly turn: string }
  | { readonly kind: 'over' }
  | {
      readonly kind: 'outcome';
      readonly how: 'won' | 'drawn' | 'conceded' | 'terminated';
      readonly powers: string;
      /** Null: of the game at hand. */
      readonly game: string | null;
    }
  /** `from` null: no name stands there. `person`: who writes `as` that power. `game` null: that of the page at hand. */
  | {
      readonly kind: 'press';
      readonly from: string | null;
      readonly person: string | null;
      readonly to: 'all' | readonly string[];
      readonly game: string | null;
    }
  /** Of a page about a game: `GM: Jim Burgess`, `Result: French solo`. */
  | { readonly kind: 'about'; readonly key: 'variant' | 'master' | 'result'; readonly value: string }
  /** What a LIST tells begins: `The parameters for 'marne' are as follows:` */
  | { readonly kind: 'parameters'; readonly game: string }
  | { readonly kind: 'end-of-message' }
  /** Of a mail in a history. */
  | { readonly kind: 'subject' };

const KINDS: ReadonlyMap<string, PhaseKind> = new Map([
  ['m', 'M'],
  ['r', 'R'],
  ['a', 'A'],
  ['b', 'A'],
]);

/** Words with which such a line begins: one that is broken off goes on in the next. */
export const OPENINGS =
  /^(?:History information for game |The next phase of |(?:The |This )?game (?:'[^']{1,80}' )?(?:was|has been) |Broadcast message |Message from |Message to |(?:Movement|Retreat|Adjustment|Build)s? (?:results|orders) for )/i;

const ABOUT: Readonly<Record<string, 'variant' | 'master' | 'result'>> = { V: 'variant', G: 'master', R: 'result' };

/** What a whole line says; null when it is none of the judge's. */
export function readClassicLine(text: string): ClassicLine | null {
  const first = text.charCodeAt(0);
  // Most lines are none of these: a look at the first letter tells.
  if (first === 0x3a) return readColons(text);
  const part = /^(Movement|Retreat|Adjustment|Build)s?$/.exec(text);
  if (part !== null) return { kind: 'page-part', of: KINDS.get(part[1]!.slice(0, 1).toLowerCase())! };
  if (/^(?:Movement|Retreat|Adjustment|Build)/i.test(text)) return readHeading(text);
  const page = /^(Results for|(?:Press|Broadcasts) for|End of Game Press) *(.{0,60}?) in ([\w.-]{1,80})$/.exec(text);
  if (page !== null) {
    const of = page[1] === 'Results for' ? 'results' : 'press';
    return { kind: 'page', of, turn: page[2]!, game: page[3]!.toLowerCase() };
  }
  if (/^The /i.test(text)) return readThe(text);
  const span = /^History information for game '([^']{1,80})' from .{1,60} through (.{1,60}?):?$/.exec(text);
  if (span !== null) return { kind: 'span', game: span[1]!.toLowerCase(), through: span[2]! };
  if (/^(?:Game|This game) /i.test(text)) return readOutcome(text);
  if (/^Starting position for /i.test(text))
    return { kind: 'start', turn: text.slice(22).replace(/\.?\s*(?:\(.*)?$/, '') };
  if (/^Ownership of supply cent(?:er|re)s/i.test(text)) return { kind: 'owners' };
  if (/^(?:Broadcast|Message|Private message)\b/i.test(text)) return readPress(text);
  if (/^End of message\.?$/i.test(text)) return { kind: 'end-of-message' };
  if (/^Subject: (?:Re: )?(?:\[[^\]]*\] )?[\w-]+:\S+/i.test(text)) return { kind: 'subject' };
  const about = /^(Vari[ea]nt|GM|Result): +(\S.{0,200})$/.exec(text);
  if (about !== null) return { kind: 'about', key: ABOUT[about[1]!.slice(0, 1)]!, value: about[2]!.trim() };
  const counts = /^(\p{L}[^:]{0,40}): *(\d+) supply cent(?:er|re)s?, +\d+ units?:/iu.exec(text);
  if (counts !== null) {
    return { kind: 'counts', power: counts[1]!, centers: Number(counts[2]), isVictory: /VICTORY/i.test(text) };
  }
  return null;
}

function readColons(text: string): ClassicLine | null {
  const parts = /^:: ?Judge: *(\S+) +Game: *(\S+) +Variant: *(.*?) *$/i.exec(text);
  if (parts !== null) return { kind: 'judge', judge: parts[1]!, game: parts[2]!.toLowerCase(), variant: parts[3]! };
  return /^:: ?Deadline:/i.test(text) ? { kind: 'deadline' } : null;
}

function readHeading(text: string): ClassicLine | null {
  const parts =
    /^(Movement|Retreat|Adjustment|Build)s? (results|orders) for (.+?)\.?\s*(?:\(([^\s().]{1,80})\.(?:\d{1,6}|[A-Z]\d{1,4}[A-Z])\))?\.?$/i.exec(
      text,
    );
  if (parts === null) return null;
  const [, of, what, turn, game] = parts;
  return {
    kind: 'heading',
    of: KINDS.get(of!.slice(0, 1).toLowerCase())!,
    what: what!.toLowerCase() as 'results' | 'orders',
    turn: turn!,
    game: game?.toLowerCase() ?? null,
  };
}

function readThe(text: string): ClassicLine | null {
  if (/^The following units? (?:were|was) dislodged/i.test(text)) return { kind: 'dislodged' };
  if (/^The deadline for /i.test(text)) return { kind: 'deadline' };
  const next = /^The next phase of '?[^']{1,80}'? will be (Movement|Retreat|Adjustment|Build)s? for (.+?)\.?$/i.exec(
    text,
  );
  if (next !== null) return { kind: 'next', of: KINDS.get(next[1]!.slice(0, 1).toLowerCase())!, turn: next[2]! };
  if (/^The game is over\b/i.test(text)) return { kind: 'over' };
  const listed = /^The parameters for '([^']{1,80})' (?:are|were) as follows:?$/i.exec(text);
  if (listed !== null) return { kind: 'parameters', game: listed[1]!.toLowerCase() };
  return readOutcome(text);
}

/** How a game ended: `The game was won by Turkey.`, `The game 'marne' has been declared a draw between France and Italy.` */
function readOutcome(text: string): ClassicLine | null {
  const said =
    /^(?:The |This )?Game (?:'([^']{1,80})' )?(?:(?:was|has been|is) )?(won by|conceded to|(?:declared|ended in|ended as) a draw(?: between| by| among)?|drawn (?:between|by|among)|terminated|abandoned|cancell?ed)\b *(.*?)\.?$/i.exec(
      text,
    );
  if (said === null) return null;
  const [, game, words, powers] = said;
  const how = HOW_ENDED.find(([pattern]) => pattern.test(words!))?.[1] ?? 'terminated';
  // Of a draw it may be said that it was one, and not between whom.
  if (how !== 'terminated' && powers === '' && !/draw$/i.test(words!)) return null;
  if (how === 'drawn' && powers !== '' && /draw$/i.test(words!)) return null;
  return { kind: 'outcome', how, powers: powers!, game: game?.toLowerCase() ?? null };
}

const HOW_ENDED = [
  [/^won/i, 'won'],
  [/^conceded/i, 'conceded'],
  [/draw/i, 'drawn'],
] as const;

function readPress(text: string): ClassicLine | null {
  const parts =
    /^(Broadcast|Message|Private message)(?: message)?(?: from (.*?))?(?: to (.*?))?(?: in '([^']{1,80})')?:?$/i.exec(
      text,
    );
  if (parts === null) return null;
  const [, kind, by, whom, game] = parts;
  // Without the name of a game it is one of a page, and there says who writes.
  if (game === undefined && (by === undefined || !text.endsWith(':'))) return null;
  const words = by?.trim() ?? '';
  // Words that are no name stand as they are: nobody is called so, and it is no message of nobody's.
  const [, person = null, name = words] = /^(?:(.*) as )?(\p{L}[\p{L}\p{M}\p{N} .,&'’()-]{0,40})$/iu.exec(words) ?? [];
  const from = words === '' ? null : name;
  const isToAll = /^b/i.test(kind!) && /^(?:all|everybody|everyone)?$/i.test(whom ?? '');
  const to = isToAll ? 'all' : powerNamesIn(whom ?? '');
  return { kind: 'press', from, person, to, game: game?.toLowerCase() ?? null };
}

/** `France, Italy and Turkey` */
export function powerNamesIn(words: string): readonly string[] {
  return words.split(/, and |, | and |,? & /i).map((name) => name.trim());
}

/** `Spring of 1902` as a phase; null when the calendar has no such one. */
export function phaseFrom({ variant }: Board, kind: PhaseKind, turn: string): PhaseCode | null {
  const parts = /^(.+?)(?:\s+of|,)?\s+(?:\D{0,20}?[ .'])?(\d{1,4})$/i.exec(turn.trim());
  if (parts === null) return null;
  const name = parts[1]!.trim().toLowerCase();
  const seasons = variant.calendar.seasons.filter((each) =>
    [each.name, ...(each.aliases ?? [])].some((alias) => alias.length > 1 && alias.toLowerCase() === name),
  );
  const season = seasons.find(({ phases }) => phases.includes(kind));
  return season === undefined ? null : formatPhase({ season: season.letter, year: Number(parts[2]), kind });
}

/** A line without marks of quotation; of those in front at most `depth`. */
export function stripQuoteMarks(raw: string, depth = Number.POSITIVE_INFINITY): string {
  const text = raw.replace(/\u00a0/g, ' ').trimEnd();
  const marks = quotesOf(text);
  if (marks.length <= depth) return text.slice(marks.join('').length).replace(marks.length > 0 ? /^ / : '', '');
  return depth === 0 ? text : text.slice(marks.slice(0, depth).join('').length).replace(/^ /, '');
}

/** How often a line is quoted. */
export function depthOf(raw: string): number {
  return quotesOf(raw.replace(/\u00a0/g, ' ')).length;
}

function quotesOf(text: string): readonly string[] {
  return /^(?:\s{0,2}[>|])+/.exec(text)?.[0].match(/\s{0,2}[>|]/g) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};

/** The same without what mail programs make of letters, spaces and arrows. */
export function cleanLine(raw: string): string {
  return stripQuoteMarks(
    decodedRuns(raw)
      .replace(/&nbsp;|\t/g, '  ')
      .replace(/&(?:[gl]t|quot|amp|#39);/g, (mark) => ENTITIES[mark]!),
  )
    .replace(/[‘’]/g, "'")
    .replace(/ [-–—]{1,2} ?> ?| =+> ?| ?[→⇒] ?/g, ' -> ')
    .trim();
}
