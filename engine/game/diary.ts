/**
 * Diaries: private notes that people write during a game (judge-language B). Nobody but the writer reads them until the
 * game has ended; then they are opened to all, unless the game's settings keep them closed, or did when they were written.
 */
import type { PhaseCode } from '../board/position.ts';
import type { Settings } from '../settings/fields.ts';
import type { Instant } from '../time.ts';
import type { PersonId, Power } from '../vocabulary.ts';

/** What somebody was when he wrote. */
export type Diarist = Power | 'MASTER' | 'OBSERVER';

export interface DiaryEntry {
  readonly by: PersonId;
  readonly as: Diarist;
  /** 1, 2, 3 … for each writer; the number of a deleted entry is not given again. */
  readonly entry: number;
  readonly at: Instant;
  readonly phase: PhaseCode | null;
  /** Null: deleted by its writer. */
  readonly body: string | null;
  /** It was written when the settings said that diaries are opened in the end. */
  readonly opens: boolean;
}

/** An entry that is still there. */
export type KeptEntry = DiaryEntry & { readonly body: string };

/** A game as far as its diaries go. */
interface DiaryHolder {
  readonly diary: readonly DiaryEntry[];
}

/** All of the diaries of one writer may be so long, in characters. */
export const LONGEST_DIARY = 200_000;

/** What the person has written and not deleted, the oldest first. */
export function diaryOf({ diary }: DiaryHolder, person: PersonId): readonly KeptEntry[] {
  return diary.filter(isKept).filter(({ by }) => by === person);
}

/** What everybody may read now: nothing before the end. */
export function openDiaries({
  diary,
  status,
  settings,
}: DiaryHolder & { readonly status: string; readonly settings: Pick<Settings, 'openDiaries'> }): readonly KeptEntry[] {
  if (status !== 'finished' || !settings.openDiaries) return [];
  return diary.filter(isKept).filter(({ opens }) => opens);
}

export function nextEntry({ diary }: DiaryHolder, person: PersonId): number {
  return diary.filter(({ by }) => by === person).length + 1;
}

function isKept(entry: DiaryEntry): entry is KeptEntry {
  return entry.body !== null;
}
