/** The lines that an event understands at its own address. What is none of them is meant for its boards. */
import { foldText } from '../text/fold.ts';
import type { NamedSystem, Scoring } from './scoring.ts';

export type EventLine =
  | { readonly kind: 'join'; readonly wishes: string | null }
  | { readonly kind: 'wish'; readonly wishes: string }
  | { readonly kind: 'leave' | 'status' | 'begin' | 'end' }
  | { readonly kind: 'drop'; readonly number: number }
  | { readonly kind: 'scoring'; readonly scoring: Scoring | null }
  | { readonly kind: 'seats'; readonly seats: 'draw' | 'preferences' }
  | { readonly kind: 'boards' | 'rounds' | 'players'; readonly count: number };

const READERS: readonly (readonly [RegExp, (found: RegExpExecArray) => EventLine])[] = [
  [
    /^(?:join|sign\s*on|sign\s*up|enter|register|(?:please )?(?:sign|count) me (?:up|in)|i(?:'d| would) like to (?:play|join|enter)|i want (?:to (?:play|join|enter)|in)|anmelden|mitspielen|s'?inscrire|inscription)\b(?:\s+(?:to|for|in|me|the|this|your)\b)*(?:\s+\??[a-z][a-z0-9]{1,23})?[\s,:]*(?:please[\s,]*)?(?:(?:with|prefer\w*|mit|avec)\s+(.+?))?[.!]*$/i,
    ([, wishes]) => ({ kind: 'join', wishes: wishes ?? null }),
  ],
  [/^(?:set\s+)?prefer(?:ence|ences)?\s+(.+)$/i, ([, wishes]) => ({ kind: 'wish', wishes: wishes! })],
  [/^(?:leave|withdraw|resign|abmelden|se desinscrire)\b[.!]*$/i, () => ({ kind: 'leave' })],
  [/^(?:status|list|who|standings?|summary|stand|classement)\b[.!?]*$/i, () => ({ kind: 'status' })],
  [
    /^(?:begin|start|draw|next\s+round|begin\s+round(?:\s+\d+)?|force\s+begin|auslosen|auslosung|tirage(?: au sort)?)[.!]*$/i,
    () => ({ kind: 'begin' }),
  ],
  [/^end\s+(?:the\s+)?event[.!]*$/i, () => ({ kind: 'end' })],
  [/^drop\s+#?(\d{1,4})[.!]*$/i, ([, number]) => ({ kind: 'drop', number: Number(number) })],
  [/^(?:set\s+)?(?:scoring|wertung|bareme)\s+(.+)$/i, ([, name]) => ({ kind: 'scoring', scoring: readScoring(name!) })],
  [/^(?:set\s+)?seats\s+(?:by\s+)?(?:balanced\s+)?draw[.!]*$/i, () => ({ kind: 'seats', seats: 'draw' })],
  [/^(?:set\s+)?seats\s+(?:by\s+)?preferences?[.!]*$/i, () => ({ kind: 'seats', seats: 'preferences' })],
  [
    /^(?:set\s+)?(?:boards|bretter|tische|tables)\s+(\d{1,4})[.!]*$/i,
    ([, n]) => ({ kind: 'boards', count: Number(n) }),
  ],
  [
    /^(?:set\s+)?(?:rounds|runden|manches|rondes)\s+(\d{1,4})[.!]*$/i,
    ([, n]) => ({ kind: 'rounds', count: Number(n) }),
  ],
  [/^(?:set\s+)?(?:players|spieler|joueurs)\s+(\d{1,4})[.!]*$/i, ([, n]) => ({ kind: 'players', count: Number(n) })],
];

/** Null: it is none of them. */
export function readEventLine(text: string): EventLine | null {
  const line = foldText(text).trim().replace(/\s+/g, ' ');
  for (const [pattern, build] of READERS) {
    const found = pattern.exec(line);
    if (found !== null) return build(found);
  }
  return null;
}

const SPELLINGS: readonly (readonly [RegExp, NamedSystem])[] = [
  [/^draw[\s-]*size$|^draws?$/, 'draw-size'],
  [/^sum[\s-]*of[\s-]*squares$|^sos$|^squares$/, 'sum-of-squares'],
  [/^c[\s-]*diplo(?:\s*100)?$/, 'c-diplo'],
  [/^detour(?:\s*09)?$/, 'detour09'],
  [/^carnage$/, 'carnage'],
];

/** More places than this no variant has. */
const MOST_PLACES = 40;
const MOST_POINTS = 1_000_000;

/** `carnage`, `table 10 6 4 2 win 25`; a win is worth all places together where it is not said. Null: none of them. */
function readScoring(written: string): Scoring | null {
  const name = foldText(written)
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  const table = /^table[\s:]+([\d.\s,;]+?)(?:[\s,;]*win[\s:=]*(\d+(?:\.\d+)?))?$/.exec(name);
  if (table !== null) {
    const places = table[1]!
      .split(/[\s,;]+/)
      .filter((each) => each !== '')
      .map(Number);
    const win = table[2] === undefined ? places.reduce((sum, each) => sum + each, 0) : Number(table[2]);
    const isSound = [...places, win].every((each) => Number.isFinite(each) && each <= MOST_POINTS);
    return isSound && places.length > 0 && places.length <= MOST_PLACES ? { system: 'table', places, win } : null;
  }
  const found = SPELLINGS.find(([pattern]) => pattern.test(name));
  return found === undefined ? null : { system: found[1] };
}

/** As it is written behind SCORING, and read back. */
export function scoringWritten(scoring: Scoring): string {
  if (scoring.system !== 'table') return scoring.system;
  return `table ${scoring.places.join(' ')} win ${scoring.win}`;
}
