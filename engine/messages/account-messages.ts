/** A person with an account: names, addresses, passwords, zones, questions and what is shown on asking; events that people run and enter. */

import type { LanguageCode } from './languages.ts';
import type { MessageTable } from './message-table.ts';
import type { VoteMessage } from './vote-messages.ts';

/** `text`: as it was written, shortened. */
export type AccountMessage = MessageTable<{
  'account/register-alone': { text: string };
  'account/password-shape': null;
  'account/password-changed': null;
  'account/name-length': { most: number };
  'account/on-or-off': { text: string };
  'account/watch-for-what': null;
  'account/template-name': null;
  'account/mail-style': null;
  'account/digest-hour': { text: string };
  'account/subject-style': null;
  'account/links-how': null;
  'account/language-unknown': { text: string; languages: readonly LanguageCode[] };
  'account/confirm-one-word': null;
  'account/confirm-what': null;
  'account/nothing-waits': null;
  /** `what`: the command, as it was asked about. `timekeeper`: the GM, or a player where there is none. */
  'account/confirm-as': { what: string; who: 'player' | 'master' | 'timekeeper' };
  'account/orders-or-all': { text: string };
  'account/one-a-mail': { command: string };
  'account/help-on-what': null;
  'account/no-game-or-phase': { text: string };
  'account/needs-exclstart': null;
  'account/span-backwards': null;
}>;

/** What of an event can be set before its first draw. */
export type EventRule = 'scoring' | 'seats' | 'boards' | 'rounds' | 'players';

/** `name`, `event`: of the event. `text`: as it was written, shortened. */
export type EventMessage = MessageTable<{
  'events/create-how': null;
  'events/over': null;
  'events/not-entered': null;
  'events/left': null;
  'events/for-directors': null;
  'events/rules-stay': null;
  'events/ended': null;
  'events/no-line': null;
  'events/boards-fixed': null;
  'events/created': {
    name: string;
    address: string;
    /** All games and events share the address: the subject must have the name. */
    isShared: boolean;
    variant: string;
    /** Null: nobody elsewhere can open it, here and below. */
    page: string | null;
  };
  'events/name-taken': { name: string };
  'events/name-shape': { name: string; most: number };
  'events/scoring-which': { systems: readonly string[] };
  'events/like-what': { game: string };
  /** A variant in which a player has several powers. */
  'events/variant-of-pairs': { variant: string };
  /** `number`: of the entrant, in draws; `wishes`: powers were wished for; `counts`: seats are dealt by wishes; `round`: the first they may play in. */
  'events/joined': {
    name: string;
    number: number;
    page: string | null;
    wishes: boolean;
    counts: boolean;
    round: number;
  };
  'events/joined-already': { number: number };
  'events/dropped': { number: number };
  'events/no-entrant': { number: number };
  /** `counts`: seats are dealt by wishes. */
  'events/wishes-kept': { counts: boolean };
  'events/set': { rule: EventRule; value: string };
  'events/number': { rule: EventRule; least: number; most: number };
  'events/too-few': { have: number; need: number };
  'events/round-runs': { boards: readonly string[] };
  'events/rounds-done': { rounds: number };
  'events/list-closed': { rounds: number };
  'events/begun': {
    round: number;
    boards: readonly string[];
    waiting: number;
    /** No other round follows. */
    isLast: boolean;
  };
  /** Settings of the boards to come. */
  'events/boards-set': { changes: Readonly<Record<string, unknown>> };
  /** A setting of one board: the rules are equal on all of them; `no-boards`: a line for boards, of which none goes on. */
  'events/no-boards': { event: string };
  'events/equal-rules': { event: string };
  'events/one-clock': { event: string };
  'events/no-points': { event: string };
  'events/seats-drawn': { event: string };
  /** A GM's word does not end a board as its players could not; `why`: what the rules say. */
  'events/no-such-end': { event: string; why: VoteMessage };
}>;
