/**
 * What a mail says: its lines in two stages, because what an order means depends on the game it is for, and the game is
 * found by the sign-on.
 *
 *     const { sections } = readSections(letter.lines, letter.ignored);       // stage 1: no game needed
 *     for (const section of sections) {
 *       // by section.signOn (or the recipient's address where it is null) find game, power, position
 *       const { items, press, ignored } = readSection(section, context);     // stage 2
 *     }
 *
 * Every line that is not blank ends in exactly one place: an item, a press message, or an ignored range with its reason.
 * Texts and bodies are as received but for passwords, which are replaced by asterisks. Line numbers count from 1.
 */

import type { Board } from '../../board/board.ts';
import type { PhaseCode, Position } from '../../board/position.ts';
import type { Power, Province } from '../../board/variant.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import type { Aside } from '../../messages/orders/lines.ts';
import type { PendingWhy } from '../../messages/orders/pending.ts';
import type { Order } from '../../orders/order.ts';
import type { Secret } from '../../text/secret.ts';
import type { GameName, PersonId } from '../../vocabulary.ts';
import type { Command } from '../commands/arguments.ts';
import type { Guard } from '../conditions/condition.ts';
import type { InternalError } from './internal-error.ts';

/** Lines `from` to `to`, both included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export interface IgnoredRange extends LineRange {
  readonly why: Aside;
}

// ---------------------------------------------------------------- Stage 1

/**
 * The line that says for which game the lines below are.
 * - `player` SIGNON fMarne pw, TAKEOVER f@marne pw: `power` as written, a letter (glued to the name) or a name;
 * - `join` SIGNON ?marne pw, JOIN marne pw;
 * - `observer` SIGNON omarne pw, OBSERVE, WATCH, MONITOR (`resultsOnly`);
 * - `master` SIGNON mmarne pw;
 * - `create` CREATE ?marne pw variant options [PLAY], PRACTICE [variant].
 *
 * The letters M and O stand for master and observer; in a variant where a power has such a letter that power is named
 * in full (`SIGNON muntab@oct pw`).
 */
export interface SignOn {
  readonly line: number;
  /** As received, password scrubbed. */
  readonly text: string;
  readonly kind: 'player' | 'join' | 'observer' | 'master' | 'create';
  /** Letter or name of the power as written; only for `player`. */
  readonly power: string | null;
  /** In lower case. Null: the next forming game (`SIGNON ?`), or a new one of a name that we choose (`PRACTICE`). */
  readonly game: GameName | null;
  /** The whole word, for the reader who forgot the letter: `SIGNON marne` reads as master of `arne`, and `marne` is tried
   *  when there is no game `arne`. Null when letter and name were written apart. */
  readonly otherwise: GameName | null;
  readonly password: Secret | null;
  /** The word `password` stood in its place, as in an example: that sets none. */
  readonly isPlaceholder?: true;
  /** What follows the password of `join` and `create`: the variant, then options. Null and empty: not written. */
  readonly variant: string | null;
  readonly options: readonly string[];
  /** `CREATE … WITH club`, `CREATE … LIKE marne`. */
  readonly settingsOf?: SettingsOf;
  /** `CREATE marne`, without the question mark of the older judges: a newcomer's way to begin a game. */
  readonly isPlain?: true;
  /** `CREATE … PLAY`: whoever creates the game signs on to it as well. */
  readonly plays?: true;
  /** MONITOR: results, no press. */
  readonly resultsOnly: boolean;
  /** TAKEOVER. */
  readonly takeOver: boolean;
  /** RESIGN p@game pw: the sign-on is itself the command to resign. */
  readonly resign: boolean;
  /** `HELLO fmarne password`, `JOIN us tomorrow`: the line may as well be prose. When there is no such game, call
   *  `readSections` again with this line in `passOver`. */
  readonly mayBeGreeting: boolean;
  /** The line read with a power of several words (`SIGNON Agatean Empire@oct pw`), which is tried when there is no such game. */
  readonly instead?: SignOn;
}

/** Settings that the writer has saved under that name, or of that game; both null: of no other. */
export interface SettingsOf {
  readonly template: string | null;
  readonly like: string | null;
}

/** One line with its number; `ignored` where an earlier stage set it aside. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
  readonly ignored: Aside | null;
}

/** The lines from one sign-on to the next (or from the head of the mail). */
export interface Section {
  /** Null: lines before any sign-on; the address or subject may name the game. */
  readonly signOn: SignOn | null;
  /** A sign-on that could not be read; its section's lines act for nobody. */
  readonly unreadable: ErrorItem | null;
  /** Lines below the sign-on. */
  readonly lines: readonly NumberedLine[];
  /** All passwords of the mail, to be taken out of what is shown. */
  readonly secrets: readonly Secret[];
}

export interface MailSections {
  readonly sections: readonly Section[];
  /** What belongs to no section: quoted text, signature, what follows SIGNOFF. */
  readonly ignored: readonly IgnoredRange[];
}

// ---------------------------------------------------------------- Stage 2

/** What is known of the writer and the game when a section is read. All may be missing: then less can be checked. */
export interface SectionContext {
  /** Null: no game is known; only commands about games, account and judge are read. */
  readonly board: Board | null;
  /** Its name; missing where it is not known. */
  readonly game?: string;
  /** The current phase; null before the start (orders are then refused, preferences read). */
  readonly phase: PhaseCode | null;
  readonly role: 'player' | 'master' | 'observer' | 'stranger';
  /** The writer's power; null for others. */
  readonly power: Power | null;
  /** Further powers of the same player: their units may be ordered too. */
  readonly also?: readonly Power[];
  /** The position as the writer may see it; null: unit types are not supplied, and nothing is checked but the map. */
  readonly position: Position | null;
  /** The writer's orders on file, canonical; left out: none is known. */
  readonly filed?: readonly string[];
  /** What the game allows. A missing entry: as the classic default says. */
  readonly allows?: { readonly proxy?: boolean; readonly disbandInMovement?: boolean; readonly conditions?: boolean };
  /** Provinces of which the writer knows nothing; left out: none. */
  readonly unseen?: ReadonlySet<Province>;
  /** Owners of proxies given to the writer: their units may be ordered too. By power, the units' provinces. */
  readonly proxies?: Readonly<Record<Power, readonly Province[]>>;
  /** Words that the writer has been asked to send back: alone on a line each means `CONFIRM word`. */
  readonly words?: readonly string[];
  /** The earlier phase whose mail this one answers: `Spring moves` is of that spring, not of the next. Left out: it answers none. */
  readonly answers?: PhaseCode;
  /** What a bare `yes` stands for: the line that does what the mail asked about that this one answers. Left out: nothing is answered, or more than one thing waits. */
  readonly yes?: string;
  /** The powers of the other players by their names, folded and in lower case; left out: nobody may know them, or no line could hold one. */
  readonly players?: ReadonlyMap<string, Power>;
}

interface ItemBase {
  readonly line: number;
  /** Last line of an item that takes several (a block, or a line that a mail program wrapped). */
  readonly lastLine: number;
  /** As received, passwords scrubbed; of a block its first line. */
  readonly text: string;
}

export interface OrderItem extends ItemBase {
  readonly kind: 'order';
  /** Canonical text (judge-language A10); unit types that are not known are left out: `lon - nth`. */
  readonly order: string;
  /** The order as data; null when a unit's type is not known (no position), then `order` is read again when the phase comes. */
  readonly parsed: Order | null;
  /** Points for a neutral unit (the rule `influence`): `IP 2 han S A wes - hes`; `parsed` is then the unit's order. */
  readonly influence: { readonly points: number | 'all'; readonly at: Province } | null;
  /** The power whose unit it is (for builds: that builds), as far as known. */
  readonly power: Power | null;
  /** Whole sentences: a coast supplied, an order that cannot succeed, a unit called by the wrong owner. */
  readonly notes: readonly MessageOrText[];
  /** The later phase it is for (PHASE); null: the current one. */
  readonly phase: PhaseCode | null;
  /** IF branches it stands in; empty outside them. */
  readonly guards: readonly Guard[];
  /** It is shown and asked about before it counts; left out: it counts. */
  readonly pending?: Doubt;
}

/** Why orders are not filed at once. */
export interface Doubt {
  /** Orders of a mail with the same number are asked about together. */
  readonly set: number;
  readonly why: PendingWhy;
  /** One of several sets, of which one is to be chosen. */
  readonly choice?: true;
  /** The message that the lines may be instead. */
  readonly message?: WrittenPress;
}

export type CommandItem = ItemBase & {
  readonly kind: 'command';
  /** After BECOME the power acted for; null before. */
  readonly as: Power | null;
  /** SET WAIT and NOWAIT below a PHASE line are for that phase. */
  readonly phase: PhaseCode | null;
} & Command;

export interface ErrorItem extends ItemBase {
  readonly kind: 'error';
  /** The line stands under the heading of this phase, which is over; its orders, as orders for the current one, to be asked about. */
  readonly past?: { readonly phase: PhaseCode; readonly orders: readonly OrderItem[] };
  /** One or two plain sentences: what is wrong and what would be right. Never says what the writer could not know. */
  readonly message: MessageOrText;
  /** A line that would have been right, ready to paste; never applied. */
  readonly suggestion: string | null;
  /** All of them, where several are equally likely (two coasts, two places); else empty. */
  readonly suggestions: readonly string[];
  /** A confirmation that does not count, because it does not stand alone. */
  readonly confirms?: true;
  /** It was to correct an order. */
  readonly corrects?: true;
  /** Canonical orders that the line denies or takes back: never filed or offered. Left out: none. */
  readonly denies?: readonly string[];
  /** Plain words, in which nothing looks like an order or a command. */
  readonly isProse?: true;
  /** The message answers what was asked or wished. */
  readonly answers?: true;
}

export type SectionItem = OrderItem | CommandItem | ErrorItem;

/** An order for WHATIF with the power it is for. */
export type WhatIfItem = OrderItem | ErrorItem;

/** `WRITER`: who wrote a message that is answered, and whom the one who answers cannot name. */
export type PressAddressee = Power | 'MASTER' | 'OBSERVERS' | 'WRITER';
/** `all`: every player, the master and the observers. */
export type Addressees = 'all' | readonly PressAddressee[];

/** Of a grey message the power it came from; of an observer's the person. */
export type PressWriter = { readonly power: Power } | { readonly person: PersonId };

export interface WrittenPress {
  readonly line: number;
  readonly lastLine: number;
  /** Whole block by command, one line `to France: …`, or a whole mail to the address of whoever is to read it. */
  readonly form: 'press' | 'broadcast' | 'postal' | 'one-line' | 'address';
  readonly to: Addressees;
  /** Who is meant by `WRITER`: of no name but this, and shown to nobody. */
  readonly writer?: PressWriter;
  /** Null: the game's default colour. */
  readonly colour: 'white' | 'grey' | null;
  /** What the message is to show as its addressees; null: the true ones, unless the game fakes by default. */
  readonly shown: Addressees | null;
  /** `NO FAKE`: shows the true addressees even where the game fakes by default. */
  readonly noFake: boolean;
  /** A forged sender (FAKE FROM), where the game allows it. Never the master. */
  readonly from: Power | null;
  /** The sender wants no copy. */
  readonly quiet: boolean;
  /** After BECOME the power written for. */
  readonly as: Power | null;
  readonly body: string;
  /** Lines of it that would be orders elsewhere; left out: none. */
  readonly orderLines?: number;
  /** Not to be sent but asked about: why (no end mark and quoted text, a sign-on inside, an empty text). */
  readonly held: MessageOrText | null;
}

export interface SectionRead {
  /** In the order of the mail. */
  readonly items: readonly SectionItem[];
  readonly press: readonly WrittenPress[];
  readonly ignored: readonly IgnoredRange[];
  /** A line says that what stands below is for the current phase; left out: none does. */
  readonly namesPhase?: true;
  /** Lines on which our own code failed; left out: none. */
  readonly faults?: readonly InternalError[];
}
