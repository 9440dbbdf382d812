/** Draws, concessions and wishes that are voted on. */
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';

/** What comes of a vote: all agree, or it stands until a phase is processed. */
export type VoteStands = 'agreed' | { readonly until: PhaseCode; readonly isOpen: boolean };

/** Powers that win or draw together are one name: that of their seat, or `AUSTRIA AND CHEROKEE`. */
export type VoteMessage =
  /** Null: among all survivors. */
  | { readonly code: 'votes/draw'; readonly among: readonly Power[] | null; readonly stands: VoteStands }
  | { readonly code: 'votes/concede'; readonly to: Power; readonly stands: VoteStands }
  | { readonly code: 'votes/no-draw' }
  | { readonly code: 'votes/no-concession' }
  | { readonly code: 'votes/unplayed-have-none' }
  | { readonly code: 'votes/survivors-share'; readonly survivors: readonly Power[] }
  | { readonly code: 'votes/only-survivors'; readonly gone: readonly Power[] }
  | { readonly code: 'votes/not-conceded' }
  | { readonly code: 'votes/to-one'; readonly powers: readonly Power[] }
  | { readonly code: 'votes/to-another' }
  /** `isYou`: the writer plays it, and nobody else is as large. */
  | {
      readonly code: 'votes/to-largest';
      readonly largest: readonly Power[];
      readonly bySeat: boolean;
      readonly isYou: boolean;
    }
  | { readonly code: 'votes/paused' }
  | { readonly code: 'votes/nothing-on' }
  | { readonly code: 'votes/nobody-plays'; readonly powers: readonly Power[] }
  | { readonly code: 'votes/out'; readonly powers: readonly Power[] }
  | { readonly code: 'votes/yes-or-no' }
  | { readonly code: 'votes/concede-to-whom' }
  | { readonly code: 'votes/nothing-left'; readonly powers: readonly Power[] }
  | { readonly code: 'votes/draw-of-one'; readonly power: Power | null }
  /** Who is larger than who wins by a GM's word. */
  | { readonly code: 'votes/not-largest'; readonly to: readonly Power[]; readonly largest: readonly Power[] }
  /** Survivors without a share, where all should have one. */
  | { readonly code: 'votes/draw-leaves-out'; readonly leftOut: readonly Power[] }
  | { readonly code: 'votes/press-after-end' }
  | { readonly code: 'votes/press-without-players' }
  | { readonly code: 'votes/press-stays-open' }
  | { readonly code: 'votes/press-as-before'; readonly on: boolean }
  /** `missing`: so many who played have not agreed yet. `isPlayer`: false for somebody who had left, watched or ran the game. */
  | { readonly code: 'votes/press'; readonly on: boolean; readonly missing: number; readonly isPlayer: boolean };
