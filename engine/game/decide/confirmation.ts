/**
 * Commands that cannot be taken back are not carried out at once: the answer says what would happen and asks for one word.
 * The word is good for that person, that command and the state in which the game is: when a phase is resolved, a seat
 * changes hands or the game stops, it is worth nothing (evolve.ts).
 */

import type { Telling } from '../../sayings/said.ts';
import type { Instant } from '../deadlines.ts';
import { asksFirst, type Draft, emit, type Spot, sealed } from './draft.ts';

const DAY = 86_400_000;
/** A word that has lain about longer is asked for again. */
const GOOD_FOR = 7 * DAY;

/** Answers with `preview` and the word. `action` is the command in its one form. */
export function askToConfirm(draft: Draft, spot: Spot, action: string, preview: Telling): void {
  const { person } = draft.request.actor;
  const known = pendingOf(draft).find((each) => each.action === action);
  const word = known?.word ?? wordFor(draft, action);
  if (known === undefined) {
    emit(draft, { type: 'confirmation-asked', person, sealed: sealed(draft, { action, word }) });
  }
  asksFirst(draft, spot, preview, `CONFIRM ${word}`);
}

/** The command that the word confirms for this writer now; null when it confirms none. */
export function actionConfirmed(draft: Draft, word: string): string | null {
  return pendingOf(draft).find((each) => each.word === word.toLowerCase())?.action ?? null;
}

function pendingOf({ game, request, context }: Draft) {
  return game.confirmations.filter(
    ({ person, asked }) => person === request.actor.person && isFresh(asked, context.now),
  );
}

function isFresh(asked: Instant, now: Instant): boolean {
  return now - asked < GOOD_FOR;
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Four syllables that can be typed on a telephone, from the head of the game, the command and the person. */
function wordFor({ game, request, context }: Draft, action: string): string {
  const digest = context.digest(['confirm', game.head, request.actor.person, action].join('\n'));
  let word = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    const n = Number.parseInt(digest.slice(syllable * 4, syllable * 4 + 4), 16);
    word += CONSONANTS[n % CONSONANTS.length]! + VOWELS[Math.floor(n / CONSONANTS.length) % VOWELS.length]!;
  }
  return word;
}
