/** A person with an account: names, addresses, passwords, zones, questions and what is shown on asking; events that people run and enter. */
import type { LanguageCode } from './languages.ts';
import type { VoteMessage } from './vote-messages.ts';

/** `text`: as it was written, shortened. */
export type AccountMessage =
  | { readonly code: 'account/register-alone'; readonly text: string }
  | { readonly code: 'account/password-shape' }
  | { readonly code: 'account/password-changed' }
  | { readonly code: 'account/name-length'; readonly most: number }
  | { readonly code: 'account/on-or-off'; readonly text: string }
  | { readonly code: 'account/watch-for-what' }
  | { readonly code: 'account/template-name' }
  | { readonly code: 'account/mail-style' }
  | { readonly code: 'account/digest-hour'; readonly text: string }
  | { readonly code: 'account/subject-style' }
  | { readonly code: 'account/links-how' }
  | { readonly code: 'account/language-unknown'; readonly text: string; readonly languages: readonly LanguageCode[] }
  | { readonly code: 'account/confirm-one-word' }
  | { readonly code: 'account/confirm-what' }
  | { readonly code: 'account/nothing-waits' }
  /** `what`: the command, as it was asked about. `timekeeper`: the GM, or a player where there is none. */
  | {
      readonly code: 'account/confirm-as';
      readonly what: string;
      readonly who: 'player' | 'master' | 'timekeeper';
    }
  | { readonly code: 'account/orders-or-all'; readonly text: string }
  | { readonly code: 'account/one-a-mail'; readonly command: string }
  | { readonly code: 'account/help-on-what' }
  | { readonly code: 'account/no-game-or-phase'; readonly text: string }
  | { readonly code: 'account/needs-exclstart' }
  | { readonly code: 'account/span-backwards' };

/** What of an event can be set before its first draw. */
export type EventRule = 'scoring' | 'seats' | 'boards' | 'rounds' | 'players';

/** `name`, `event`: of the event. `text`: as it was written, shortened. */
export type EventMessage =
  | {
      readonly code:
        | 'events/create-how'
        | 'events/over'
        | 'events/not-entered'
        | 'events/left'
        | 'events/for-directors';
    }
  | { readonly code: 'events/rules-stay' | 'events/ended' | 'events/no-line' | 'events/boards-fixed' }
  | {
      readonly code: 'events/created';
      readonly name: string;
      readonly address: string;
      /** All games and events share the address: the subject must have the name. */
      readonly isShared: boolean;
      readonly variant: string;
      /** Null: nobody elsewhere can open it, here and below. */
      readonly page: string | null;
    }
  | { readonly code: 'events/name-taken'; readonly name: string }
  | { readonly code: 'events/name-shape'; readonly name: string; readonly most: number }
  | { readonly code: 'events/scoring-which'; readonly systems: readonly string[] }
  | { readonly code: 'events/like-what'; readonly game: string }
  /** A variant in which a player has several powers. */
  | { readonly code: 'events/variant-of-pairs'; readonly variant: string }
  /** `number`: of the entrant, in draws; `wishes`: powers were wished for; `counts`: seats are dealt by wishes; `round`: the first they may play in. */
  | {
      readonly code: 'events/joined';
      readonly name: string;
      readonly number: number;
      readonly page: string | null;
      readonly wishes: boolean;
      readonly counts: boolean;
      readonly round: number;
    }
  | { readonly code: 'events/joined-already' | 'events/dropped' | 'events/no-entrant'; readonly number: number }
  /** `counts`: seats are dealt by wishes. */
  | { readonly code: 'events/wishes-kept'; readonly counts: boolean }
  | { readonly code: 'events/set'; readonly rule: EventRule; readonly value: string }
  | { readonly code: 'events/number'; readonly rule: EventRule; readonly least: number; readonly most: number }
  | { readonly code: 'events/too-few'; readonly have: number; readonly need: number }
  | { readonly code: 'events/round-runs'; readonly boards: readonly string[] }
  | { readonly code: 'events/rounds-done' | 'events/list-closed'; readonly rounds: number }
  | {
      readonly code: 'events/begun';
      readonly round: number;
      readonly boards: readonly string[];
      readonly waiting: number;
      /** No other round follows. */
      readonly isLast: boolean;
    }
  /** Settings of the boards to come. */
  | { readonly code: 'events/boards-set'; readonly changes: Readonly<Record<string, unknown>> }
  /** A setting of one board: the rules are equal on all of them; `no-boards`: a line for boards, of which none goes on. */
  | {
      readonly code:
        | 'events/no-boards'
        | 'events/equal-rules'
        | 'events/one-clock'
        | 'events/no-points'
        | 'events/seats-drawn';
      readonly event: string;
    }
  /** A GM's word does not end a board as its players could not; `why`: what the rules say. */
  | { readonly code: 'events/no-such-end'; readonly event: string; readonly why: VoteMessage };
