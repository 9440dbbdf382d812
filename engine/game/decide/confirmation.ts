/**
 * Commands that cannot be taken back are not carried out at once: the answer says what would happen and asks for one word.
 * The word is good for that person, that command and the state in which the game is: when a phase is resolved, a seat
 * changes hands or the game stops, it is worth nothing (evolve.ts).
 */
import type { MessageOrText } from '../../messages/all-messages.ts';
import type { Instant } from '../../time.ts';
import { canonicalJson } from '../canonical.ts';
import {
  type ConfirmableName,
  type Confirmables,
  isSameConfirmation,
  type PendingConfirmation,
  pendingConfirmation,
} from '../confirmable.ts';
import type { DecisionDraft, MailLine } from './draft.ts';

const DAY = 86_400_000;
/** A word that has lain about longer is asked for again. */
const GOOD_FOR = 7 * DAY;

export type ConfirmableCommand = Exclude<ConfirmableName, 'PRESS' | 'ORDERS'>;

/** What a command that is asked about does once it is confirmed. */
export interface Confirming<K extends ConfirmableCommand> {
  /** `timekeeper`: a master, or a player, who may propose deadlines. */
  readonly who: 'master' | 'player' | 'timekeeper';
  /** Why it cannot be done now; null when it can. */
  readonly problem: (draft: DecisionDraft, about: Confirmables[K]) => MessageOrText | null;
  /** A line that would do where that is refused; left out: none would. */
  readonly instead?: (draft: DecisionDraft, about: Confirmables[K]) => string | null;
  /** What a comparison of the game before and after it does not show; left out: nothing. */
  readonly caution?: (draft: DecisionDraft, about: Confirmables[K]) => MessageOrText | null;
  /** Does it. The answer tells what it has changed, and this sentence, if there is one. */
  readonly carryOut: (draft: DecisionDraft, about: Confirmables[K]) => MessageOrText | null;
  /** What comes of it is nobody's to know beforehand: the question tells the caution alone. */
  readonly isUnforeseen?: true;
  /** The line that takes it back; left out: none does. */
  readonly undo?: (draft: DecisionDraft, about: Confirmables[K]) => string | null;
  /** The phase is over with it, or its board another: nothing else of a mail that asks for it, or confirms it, is carried out. */
  readonly leaves?: true;
  /** The line as a person would write it; left out: the command alone. */
  readonly shown?: (about: Confirmables[K]) => string;
}

/** What is done with each command that waits for a word, as the definitions say. */
export type Confirms = { readonly [K in ConfirmableCommand]: { readonly confirm: Confirming<K> } };

/** Answers with `preview` and the line that confirms it: `line`, or that with the word. */
export function askToConfirm(
  draft: DecisionDraft,
  spot: MailLine,
  waiting: PendingConfirmation,
  preview: MessageOrText,
  line?: string,
): void {
  const { person } = draft.request.actor;
  const known = askedOf(draft).find((each) => isSameConfirmation(each, waiting));
  const word = known?.word ?? wordFor(draft, waiting);
  if (known === undefined) {
    draft.emit({ type: 'confirmation-asked', person, sealed: draft.seal({ ...waiting, word }) });
  }
  draft.askFirst(spot, preview, line ?? `CONFIRM ${word}`);
}

/** What the word confirms for this writer now; null when it confirms nothing. */
export function confirmedBy(draft: DecisionDraft, word: string): PendingConfirmation | null {
  const found = askedOf(draft).find((each) => each.word === word.toLowerCase());
  return found === undefined ? null : pendingConfirmation(found);
}

/** All that waits for a word of the writer's. */
export function waitingFor(draft: DecisionDraft): readonly PendingConfirmation[] {
  return askedOf(draft).flatMap((each) => (each.word === '' ? [] : (pendingConfirmation(each) ?? [])));
}

function askedOf({ game, request, context }: DecisionDraft) {
  return game.confirmations.filter(
    ({ person, asked }) => person === request.actor.person && isFresh(asked, context.now),
  );
}

function isFresh(asked: Instant, now: Instant): boolean {
  return now - asked < GOOD_FOR;
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Four syllables that can be typed on a telephone, from the head of the game, what waits and the person; one for all boards of an event. */
function wordFor({ game, request, context }: DecisionDraft, waiting: PendingConfirmation): string {
  const where = request.isForEvent === true && game.event !== undefined ? `event ${game.event}` : game.head;
  return codeWord(context.digest(['confirm', where, request.actor.person, canonicalJson(waiting)].join('\n')));
}

/** The word of a digest in hexadecimal digits. */
export function codeWord(digest: string): string {
  let word = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    const n = Number.parseInt(digest.slice(syllable * 4, syllable * 4 + 4), 16);
    word += CONSONANTS[n % CONSONANTS.length]! + VOWELS[Math.floor(n / CONSONANTS.length) % VOWELS.length]!;
  }
  return word;
}
