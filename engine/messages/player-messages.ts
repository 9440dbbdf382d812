/** What else players do: preferences, diaries, bids, orders taken back, and questions in plain words. */
import type { Power, Province, UnitType } from '../board/variant.ts';
import type { Instant } from '../time.ts';

/** What beginners ask. `reach`: does a unit get from one place to another, or to the only one? `ways`: where to from one? `player`: who plays a power? `closed`: nobody goes there. */
export type Topic =
  | 'accept'
  | 'decline'
  | 'thanks'
  | 'remind'
  | 'watch'
  | 'password'
  | 'moved'
  | 'name'
  | 'dice'
  | 'stack'
  | 'language'
  | 'coasts'
  | 'advice'
  | 'create'
  | 'others'
  | 'words'
  | 'silent'
  | 'owner'
  | 'page'
  | 'hold'
  | 'bot'
  | 'ignore'
  | 'confirm'
  | 'effort'
  | 'code'
  | 'nmr'
  | 'stop'
  | 'failed'
  | 'bots'
  | 'judge'
  | 'cost'
  | 'turn'
  | 'together'
  | 'length'
  | 'out'
  | 'ends'
  | 'leader'
  | 'win'
  | 'draw'
  | 'late'
  | 'change'
  | 'ordered'
  | 'filed'
  | 'leave'
  | 'away'
  | 'time'
  | 'gm'
  | 'lie'
  | 'swap'
  | 'convoy'
  | 'support'
  | 'bounce'
  | 'retreat'
  | 'remove'
  | 'build'
  | 'results'
  | 'start'
  | 'deadline'
  | 'choose'
  | 'join'
  | 'games'
  | 'address'
  | 'secret'
  | 'mine'
  | 'centers'
  | 'center'
  | 'units'
  | 'power'
  | 'players'
  | 'kinds'
  | 'names'
  | 'message'
  | 'phase'
  | 'map'
  | 'rules'
  | 'attack'
  | 'order'
  | 'reach'
  | 'ways'
  | 'player'
  | 'closed'
  | 'variant'
  | 'grace'
  | 'influence'
  | 'practice'
  | 'unclear';

export interface QuestionAsked {
  readonly topic: Topic;
  readonly powers: readonly Power[];
  /** In their order; places that nobody enters are among them. */
  readonly places: readonly Province[];
  /** The kind of unit that is spoken of; null: none. */
  readonly unit: UnitType | null;
  /** Of a message: it is meant for everybody. */
  readonly toAll?: true;
}

/** `text`: as it was written, shortened. */
export type PlayerMessage =
  | { readonly code: 'player/asked'; readonly question: QuestionAsked }
  | { readonly code: 'player/quit-leaves-nothing' }
  | { readonly code: 'player/quit-is-resign' }
  | { readonly code: 'player/forgot-password' }
  | { readonly code: 'player/no-bid-to-withdraw' }
  | { readonly code: 'player/yes-to-what' }
  /** Several things wait: the lines of all of them stand beside it. */
  | { readonly code: 'player/yes-to-which' }
  /** Of a question or a wish in plain words: the line beside it does it. */
  | { readonly code: 'player/one-line-does' }
  /** Null: no game was named. */
  | { readonly code: 'player/how-to-join'; readonly game: string | null }
  /** A power or a fixed seat. */
  | { readonly code: 'player/not-auctioned'; readonly lot: Power }
  | { readonly code: 'player/bid-too-high'; readonly purse: number; readonly points: number }
  | { readonly code: 'player/bids-kept' }
  | { readonly code: 'player/bids-withdrawn' }
  | { readonly code: 'player/bid-sign-on' }
  | { readonly code: 'player/bid-begun' }
  | { readonly code: 'player/no-auction' }
  | { readonly code: 'player/no-bid'; readonly text: string }
  | { readonly code: 'player/bid-what' }
  | { readonly code: 'player/bid-for-each'; readonly text: string }
  | { readonly code: 'player/diary-over' }
  /** In characters. */
  | { readonly code: 'player/diary-full'; readonly most: number; readonly length: number }
  /** `opens`: to all, when the game has ended. */
  | { readonly code: 'player/diary-kept'; readonly entry: number; readonly opens: boolean }
  | { readonly code: 'player/diary-deleted'; readonly entry: number }
  | { readonly code: 'player/diary-stays' }
  | { readonly code: 'player/diary-no-entry'; readonly entry: number }
  | { readonly code: 'player/diary-empty' }
  | { readonly code: 'player/diary-entry-empty' }
  | { readonly code: 'player/would-resign' }
  /** A game against bots, which ends with its one player. */
  | { readonly code: 'player/would-end-practice' }
  | { readonly code: 'player/left' }
  | { readonly code: 'player/observer-left' }
  | { readonly code: 'player/invite-whom' }
  | { readonly code: 'player/what-if-orders' }
  | { readonly code: 'player/no-phase-of'; readonly text: string; readonly variant: string }
  | { readonly code: 'player/powers-dealt' }
  | { readonly code: 'player/preference-sign-on' }
  | { readonly code: 'player/preference-at-random' }
  /** `gm`: the writer. */
  | { readonly code: 'player/broadcasts'; readonly on: boolean; readonly gm: boolean }
  /** Messages that show this power as their sender come to the writer no more, or again. */
  | { readonly code: 'player/ignore'; readonly power: Power; readonly on: boolean }
  | { readonly code: 'player/ignored'; readonly powers: readonly Power[] }
  | { readonly code: 'player/ignore-oneself' }
  /** `until` null: nobody has to confirm that they play. */
  | { readonly code: 'player/mustered'; readonly until: Instant | null }
  /** `explain`: it means something else on older judges. */
  | { readonly code: 'player/clear-set'; readonly classic: boolean }
  | { readonly code: 'player/cleared'; readonly explain: boolean }
  | { readonly code: 'player/nothing-to-clear'; readonly explain: boolean }
  | { readonly code: 'player/clear-what'; readonly text: string };
