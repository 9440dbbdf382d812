/** Draws, concessions and wishes that are voted on. */

import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { MessageTable } from './message-table.ts';

/** What comes of a vote: all agree, or it stands until a phase is processed. */
export type VoteStands = 'agreed' | { readonly until: PhaseCode; readonly isOpen: boolean };

/** Powers that win or draw together are one name: that of their seat, or `AUSTRIA AND CHEROKEE`. */
export type VoteMessage = MessageTable<{
  /** Null: among all survivors. */
  'votes/draw': { among: readonly Power[] | null; stands: VoteStands };
  'votes/concede': { to: Power; stands: VoteStands };
  'votes/no-draw': null;
  'votes/no-concession': null;
  'votes/unplayed-have-none': null;
  'votes/survivors-share': { survivors: readonly Power[] };
  'votes/only-survivors': { gone: readonly Power[] };
  'votes/not-conceded': null;
  'votes/to-one': { powers: readonly Power[] };
  'votes/to-another': null;
  /** `isYou`: the writer plays it, and nobody else is as large. */
  'votes/to-largest': { largest: readonly Power[]; bySeat: boolean; isYou: boolean };
  'votes/paused': null;
  'votes/nothing-on': null;
  'votes/nobody-plays': { powers: readonly Power[] };
  'votes/out': { powers: readonly Power[] };
  'votes/yes-or-no': null;
  'votes/concede-to-whom': null;
  'votes/nothing-left': { powers: readonly Power[] };
  'votes/draw-of-one': { power: Power | null };
  /** Who is larger than who wins by a GM's word. */
  'votes/not-largest': { to: readonly Power[]; largest: readonly Power[] };
  /** Survivors without a share, where all should have one. */
  'votes/draw-leaves-out': { leftOut: readonly Power[] };
  'votes/press-after-end': null;
  'votes/press-without-players': null;
  'votes/press-stays-open': null;
  'votes/press-as-before': { on: boolean };
  /** `missing`: so many who played have not agreed yet. `isPlayer`: false for somebody who had left, watched or ran the game. */
  'votes/press': { on: boolean; missing: number; isPlayer: boolean };
}>;
