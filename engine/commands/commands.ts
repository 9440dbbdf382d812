/**
 * Every command of the judge's language (judge-language B and C) as data: its canonical name and its typed arguments.
 * Spellings, synonyms and help live in one table (`command-table*.ts`), which the reader, the help texts and
 * `docs/commands.md` are made from.
 *
 * The game core gets commands out of `readSection` (mail-text.ts) and switches on `command`:
 *
 *     switch (item.command) {
 *       case 'SET WAIT': …               // item.args is {}
 *       case 'SET DRAW': …item.args.powers
 *       case 'SET': applySetting(settings, item.args)   // a SettingChange, see game-settings.ts
 *     }
 *
 * Arguments are what was written, brought into one form: powers by their names, games in lower case, times not yet
 * instants (`resolveTime` makes them so, given now and a zone). Nothing is checked against the game. Null: not given.
 */
import type { PhaseCode } from '../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../board/variant.ts';
import type { Condition } from '../language/conditions/condition.ts';
import type { WhatIfItem } from '../language/mail/mail-text.ts';
import type { WrittenUnit } from '../language/orders/written-order.ts';
import type { Secret } from '../language/text/secret.ts';
import type { WrittenTime } from '../language/times/written-time.ts';
import type { SettingChange } from '../settings/game-settings.ts';
import type { NamedAddress } from './argument-readers.ts';
import type { Bid } from './command-bid.ts';

type None = Readonly<Record<never, never>>;

/** A turn as ROLLBACK names it: its number in the game (1 = first phase), or the phase. */
export type TurnRef = { readonly turn: number } | { readonly phase: PhaseCode };

export interface CommandArguments {
  // Information, for anybody.
  readonly HELP: { readonly topic: string | null };
  /** A text of the house: `GET rules`, `SEND ME rules`. */
  readonly GET: { readonly topic: string | null };
  readonly VERSION: None;
  /** All games in which the writer takes part. */
  readonly 'MY GAMES': None;
  readonly WHO: { readonly addresses: readonly string[] };
  readonly WHOGAME: { readonly game: string | null; readonly full: boolean };
  /** `GET DEDICATION`, `INFO PLAYER address`; null: the writer's own. */
  readonly DEDICATION: { readonly address: string | null };
  readonly LIST: { readonly game: string | null; readonly full: boolean };
  readonly SUMMARY: { readonly game: string | null };
  /** After a sign-on: the orders on file; before it: the summary of a game. */
  readonly STATUS: { readonly game: string | null };
  readonly HISTORY: {
    readonly game: string | null;
    readonly from: WrittenTime | null;
    readonly to: WrittenTime | null;
    readonly lines: number | null;
    /** Results only, leaving out these turns. */
    readonly exclude: { readonly from: PhaseCode; readonly to: PhaseCode | null } | null;
    readonly broadcasts: boolean;
  };
  readonly MAP: { readonly game: string | null; readonly phase: PhaseCode | null; readonly abbreviations?: true };

  // The writer's account.
  readonly REGISTER: {
    readonly name: string | null;
    readonly zone: string | null;
    /** All fields as written, by lower-case field name, first come first. */
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly 'I AM ALSO': { readonly address: string };
  /** The word that a confirmation asks for. */
  readonly CONFIRM: { readonly word: string | null };
  readonly 'SET ADDRESS': { readonly addresses: readonly string[] };
  readonly 'SET PASSWORD': { readonly password: Secret };
  readonly 'SET NAME': { readonly name: string };
  /** The reader's own IANA zone (a game's is the setting `zone`). `zone` as written: checked by who knows zones. */
  readonly 'SET MY ZONE': { readonly zone: string };
  readonly 'SET PUBLIC PAGE': { readonly on: boolean };
  readonly 'SET SUBJECT': { readonly style: 'classic' | 'plain' };
  /** `classic`: plain text, no more than the older judges' mails hold. */
  readonly 'SET MAIL': { readonly style: 'classic' | 'full' };
  /** Whether the writer may be invited to games. */
  readonly 'SET INVITATIONS': { readonly on: boolean };
  readonly EXPORT: None;
  readonly ERASE: None;
  /** Sends the last mails again; null: the last one. */
  readonly RESEND: { readonly count: number | null };

  // Players.
  readonly RESIGN: None;
  /** Mails an invitation to the game to each of these. */
  readonly INVITE: { readonly people: readonly NamedAddress[] };
  /** Most wanted first; powers in one tier are equally welcome. Where `*` was written: a tier of all others. */
  readonly 'SET PREFERENCE': { readonly preferences: readonly (readonly Power[])[] };
  /** Bids for seats, before the start. */
  readonly BID: { readonly bids: readonly Bid[] };
  readonly 'SET WAIT': None;
  readonly 'SET NOWAIT': None;
  readonly 'SET ALWAYS WAIT': { readonly on: boolean };
  /** `to` null: one day or moment. Whole days run from 00:00 to 23:59. */
  readonly 'SET ABSENCE': { readonly from: WrittenTime; readonly to: WrittenTime | null };
  /** Both null: all of them. */
  readonly 'SET NO ABSENCE': { readonly from: WrittenTime | null; readonly to: WrittenTime | null };
  /** Null: all survivors. */
  readonly 'SET DRAW': { readonly powers: readonly Power[] | null };
  readonly 'SET NO DRAW': None;
  /** `others`: the further powers of the same player, where they are named (`AUSTRIA AND CHEROKEE`). */
  readonly 'SET CONCEDE': { readonly power: Power; readonly others?: readonly Power[] };
  readonly 'SET NO CONCEDE': None;
  readonly 'SET BROADCAST': { readonly on: boolean };
  /** `phase`: the orders of the current phase (after PHASE: of that one); `later`: those for later phases; `all`: both. */
  readonly CLEAR:
    | { readonly what: 'phase' | 'later' | 'all' }
    | { readonly what: 'unit'; readonly unit: WrittenUnit }
    /** Allocations of influence: of one neutral unit, or (null) all. */
    | { readonly what: 'influence'; readonly at: Province | null };
  /** The lines below are for this phase; null: for the current one again. */
  readonly PHASE: { readonly phase: PhaseCode | null };
  readonly IF: { readonly condition: Condition };
  readonly 'ELSE IF': { readonly condition: Condition };
  readonly ELSE: None;
  readonly ENDIF: None;
  readonly DIARY:
    | { readonly action: 'record'; readonly body: string }
    | { readonly action: 'list' }
    /** Null: all of it. */
    | { readonly action: 'read'; readonly entry: number | null }
    | { readonly action: 'delete'; readonly entry: number };
  /** Orders of any powers, adjudicated for the writer only. `phase` null: the current one. */
  readonly WHATIF: { readonly phase: PhaseCode | null; readonly items: readonly WhatIfItem[] };
  /** The orders on file; `all`: every power's (masters, where the game lets them). */
  readonly ORDERS: { readonly all: boolean };
  readonly SIGNOFF: None;

  // Masters, and where the game has none its players.
  readonly BECOME: { readonly role: 'MASTER' | Power };
  /** Null: no phase was named, which is answered with the line to send. */
  readonly PROCESS: { readonly phase: PhaseCode | null };
  readonly PREDICT: None;
  readonly ROLLBACK: { readonly to: TurnRef | null };
  readonly ROLLFORWARD: { readonly to: TurnRef | null };
  readonly UNSTART: None;
  readonly PAUSE: None;
  readonly RESUME: None;
  readonly TERMINATE: None;
  /** Ends the game as a draw among these (null: all survivors), or conceded to a power. */
  readonly DECLARE:
    | { readonly what: 'draw'; readonly powers: readonly Power[] | null }
    | { readonly what: 'concession'; readonly power: Power };
  readonly EJECT: { readonly who: { readonly power: Power } | { readonly address: string } };
  readonly PROMOTE: { readonly address: string };
  readonly 'FORCE BEGIN': None;
  /** Opens a game in preparation, or takes it back there, for players to join. */
  readonly FORM: None;
  /** Begins a game that is full, or wakes a paused one. */
  readonly ACTIVATE: None;
  /** `bot`: a bot plays it until somebody takes over; `power` is then null for all that nobody plays. */
  readonly DUMMY: { readonly power: Power } | { readonly power: Power | null; readonly bot: true };
  readonly REVIVE: { readonly power: Power; readonly password: Secret | null };
  readonly ANNOUNCE: { readonly subject: string | null; readonly body: string };
  readonly REVEAL: None;
  readonly RENAME: { readonly game: string };
  readonly PURGE: None;
  /** A position to play on from: what is named replaces what stood, power by power. */
  readonly SETUP: {
    readonly units: ByPower<readonly UnitText[]>;
    readonly centers: ByPower<readonly Province[]>;
  };
  readonly 'SET DEADLINE': { readonly at: WrittenTime };
  /** Takes back a deadline that a player has proposed. */
  readonly 'SET NO DEADLINE': None;
  /** The deadline of the phase that runs, so much later or earlier than it is. */
  readonly EXTEND: { readonly minutes: number };
  readonly SHORTEN: { readonly minutes: number };
  /** Reminds those who still owe orders, now. */
  readonly REMIND: None;
  readonly 'SET GRACE': { readonly at: WrittenTime };
  readonly 'SET START': { readonly at: WrittenTime };
  /** One setting of the game. */
  readonly SET: SettingChange;
}

export type CommandName = keyof CommandArguments;

/** A command with its arguments, told apart by `command`. */
export type Command = {
  readonly [C in CommandName]: { readonly command: C; readonly args: CommandArguments[C] };
}[CommandName];

export type CommandOf<C extends CommandName> = Extract<Command, { readonly command: C }>;
