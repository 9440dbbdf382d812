/** What else players do: preferences, diaries, bids, orders taken back, and questions in plain words. */

import type { Power, Province, UnitType } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageTable } from './message-table.ts';

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
export type PlayerMessage = MessageTable<{
  'player/asked': { question: QuestionAsked };
  'player/quit-leaves-nothing': null;
  'player/quit-is-resign': null;
  'player/forgot-password': null;
  'player/no-bid-to-withdraw': null;
  'player/yes-to-what': null;
  /** Several things wait: the lines of all of them stand beside it. */
  'player/yes-to-which': null;
  /** Of a question or a wish in plain words: the line beside it does it. */
  'player/one-line-does': null;
  /** Null: no game was named. */
  'player/how-to-join': { game: string | null };
  /** A power or a fixed seat. */
  'player/not-auctioned': { lot: Power };
  'player/bid-too-high': { purse: number; points: number };
  'player/bids-kept': null;
  'player/bids-withdrawn': null;
  'player/bid-sign-on': null;
  'player/bid-begun': null;
  'player/no-auction': null;
  'player/no-bid': { text: string };
  'player/bid-what': null;
  'player/bid-for-each': { text: string };
  'player/diary-over': null;
  /** In characters. */
  'player/diary-full': { most: number; length: number };
  /** `opens`: to all, when the game has ended. */
  'player/diary-kept': { entry: number; opens: boolean };
  'player/diary-deleted': { entry: number };
  'player/diary-stays': null;
  'player/diary-no-entry': { entry: number };
  'player/diary-empty': null;
  'player/diary-entry-empty': null;
  'player/would-resign': null;
  /** A game against bots, which ends with its one player. */
  'player/would-end-practice': null;
  'player/left': null;
  'player/observer-left': null;
  'player/invite-whom': null;
  'player/what-if-orders': null;
  'player/no-phase-of': { text: string; variant: string };
  'player/powers-dealt': null;
  'player/preference-sign-on': null;
  'player/preference-at-random': null;
  /** `gm`: the writer. */
  'player/broadcasts': { on: boolean; gm: boolean };
  /** Messages that show this power as their sender come to the writer no more, or again. */
  'player/ignore': { power: Power; on: boolean };
  'player/ignored': { powers: readonly Power[] };
  'player/ignore-oneself': null;
  /** `until` null: nobody has to confirm that they play. */
  'player/mustered': { until: Instant | null };
  /** `explain`: it means something else on older judges. */
  'player/clear-set': { classic: boolean };
  'player/cleared': { explain: boolean };
  'player/nothing-to-clear': { explain: boolean };
  'player/clear-what': { text: string };
}>;
