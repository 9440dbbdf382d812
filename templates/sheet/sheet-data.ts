/**
 * What the order sheet is made of: what the server gives the page, what the page sends, and what comes back. Types alone. All
 * of it can be written as JSON. The server fills it from the reader's view of the game and puts nothing in that this view
 * does not give: what stands here, the reader's browser has.
 */

import type { BoardChoices } from '../../engine/board/choices.ts';
import type { PhaseCode, Position, Resolution } from '../../engine/board/position.ts';
import type { Power, Province, UnitText, Variant, VariantNames } from '../../engine/board/variant.ts';
import type { Due, Missing } from '../../engine/game/due.ts';
import type { ReportLine, Vote } from '../../engine/game/events.ts';
import type { Press } from '../../engine/game/press.ts';
import type { Absence, Instant } from '../../engine/time.ts';
import type { GameView } from '../../engine/view/view.ts';
import type { Geography } from '../map/geometry/geography.ts';

export interface SheetData {
  readonly format: 1;
  readonly game: SheetGame;
  /** Language that the reader wants, as `SET LANGUAGE` writes it: `en`, `de`, `fr`. */
  readonly language: string;
  /** IANA zone in which the reader reads times. */
  readonly zone: string;
  /** The server's time when it wrote this: the page counts down from it, whatever the device's clock says. */
  readonly now: Instant;
  /** Null before the start and after the end. */
  readonly phase: SheetPhase | null;
  /** As far as the reader sees it; null before the start. */
  readonly position: Position | null;
  /** In a blind game: the powers whose eyes he looks with; left out: he sees the whole board. */
  readonly sight?: readonly Power[];
  /** Who last held each province that is no supply center, for the map's colors. */
  readonly holders: Readonly<Record<Province, Power>>;
  readonly seats: readonly SheetSeat[];
  readonly reader: SheetReader;
  /**
   * False: this device has not been confirmed. Then `reader` is `unconfirmed`, with nothing in `press`: the page shows what
   * is public and says where the mail with the question went.
   */
  readonly mayWrite: boolean;
  /** The last phase that has been resolved, as `RESULTS` tells it to this reader; null in the first. */
  readonly last: PhaseShown | null;
  /** What the last phase brought the reader; null: nothing, or none has been resolved. */
  readonly happened: SheetHappened | null;
  /** All phases resolved, the oldest first, the last among them. */
  readonly earlier: readonly EarlierPhase[];
  /** The reader's press by partner, whoever wrote last first. */
  readonly press: readonly Conversation[];
  /** What the reader just sent without scripts; null otherwise. */
  readonly answer: SheetAnswer | null;
  readonly links: SheetLinks;
}

export interface SheetGame {
  readonly name: string;
  readonly status: GameView['status'];
  readonly variant: { readonly id: string; readonly edition: number; readonly name: string };
  /** `England wins with 18 centers`, where the game is over; empty otherwise. */
  readonly outcome: string;
  /** Of a game against bots that is over: how it went, and the mail that begins another. */
  readonly ended?: { readonly sentences: readonly string[]; readonly again: string; readonly label: string };
  /** Powers that press goes to by name here: false where the game has no press at all. */
  readonly hasPress: boolean;
  /** May a unit's order be left to another power (setting PROXY)? */
  readonly proxies: boolean;
  /** What players may vote for; `drawAmong`: naming powers, not only all survivors. */
  readonly votes: { readonly draw: boolean; readonly drawAmong: boolean; readonly concede: boolean };
  /** What the game's settings choose otherwise than its variant; null: nothing. */
  readonly choices: BoardChoices | null;
}

export interface SheetPhase {
  /** What is sent from a page that shows this phase is for it alone: `phase` of {@link SheetPost}. */
  readonly id: string;
  readonly code: PhaseCode;
  /** `Spring 1902`, `the retreats of Spring 1902`. */
  readonly words: string;
  readonly began: Instant;
  /** Null while none is set (before the first, or while the game is paused). */
  readonly deadline: Instant | null;
  readonly graceEnd: Instant | null;
  /** Nothing is processed before. */
  readonly earliest: Instant | null;
  /** How long after the last orders it is processed, `30 min`; empty: at once. */
  readonly delay: string;
  readonly pausedAt: Instant | null;
}

/** A power as everybody, or this reader, may know it. Null: not for this reader to know. */
export interface SheetSeat {
  readonly power: Power;
  /** `Italian Confederation`, in the reader's language. */
  readonly name: string;
  readonly player: string | null;
  readonly status: 'playing' | 'abandoned' | 'civil-disorder' | 'dummy';
  readonly isBot: boolean;
  readonly isOpen: boolean;
  /** Null where the reader does not see all of them (setting BLIND). */
  readonly units: number | null;
  readonly centers: number | null;
  readonly late: boolean;
  /** Does the game wait for its orders? Known to all once the deadline has passed, to a GM before. */
  readonly owes: boolean | null;
  readonly vote: Vote | null;
}

export type SheetReader =
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'observer' }
  | { readonly kind: 'applicant' }
  | { readonly kind: 'player'; readonly own: readonly SheetPower[]; readonly pending: readonly SheetPending[] }
  | { readonly kind: 'master'; readonly desk: GmPanel };

/** Orders that are asked about: not on file. */
export interface SheetPending {
  /** The line that files them: `FILE 2`. */
  readonly line: string;
  /** `2 orders NOT filed below "If England agrees:"`. */
  readonly heading: string;
  readonly orders: readonly string[];
  /** They may be a message, which `SEND` sends. */
  readonly sends: boolean;
  /** They are on file, and it is asked whether they are meant. */
  readonly isFiled: boolean;
  /** Of orders that were written for another phase: that, and the present one. Left out: they were not. */
  readonly boards?: readonly [past: BoardShown, now: BoardShown];
}

/** A power of the reader's. */
export interface SheetPower {
  readonly power: Power;
  readonly due: Due;
  readonly missing: Missing;
  /** Orders on file in canonical notation, in their order. */
  readonly onFile: readonly string[];
  /** Others' units that this power may order, each with the order on file. */
  readonly proxies: readonly { readonly owner: Power; readonly unit: UnitText; readonly order: string | null }[];
  /** Kept for later phases, as the lines that could be sent again, conditions and all: shown, not changed, by the board. */
  readonly ahead: readonly { readonly phase: PhaseCode; readonly words: string; readonly lines: readonly string[] }[];
  readonly wait: boolean;
  readonly vote: Vote;
  /** Of the orders on file; null while there are none. */
  readonly receipt: string | null;
}

/** For a GM who does not play. A GM who plays is a player here. */
export interface GmPanel {
  readonly rows: readonly DeskRow[];
  readonly masterWait: boolean;
  /** What he does each week, each as the very line that is mailed. */
  readonly actions: readonly DeskAction[];
}

export interface DeskRow {
  readonly power: Power;
  readonly progress: 'complete' | 'some' | 'none' | 'nothing' | null;
  readonly waits: boolean | null;
  readonly away: Absence | null;
  readonly lateNotices: number;
  /** Its player has not confirmed yet that they play. */
  readonly musters?: true;
}

export interface DeskAction {
  /** Names the button: `english.sheet.desk.actions[key]`. */
  readonly key:
    | 'extend'
    | 'pause'
    | 'resume'
    | 'process'
    | 'replace'
    | 'seat'
    | 'orders'
    | 'settings'
    | 'declare'
    | 'remind'
    | 'announce'
    | 'rollback'
    | 'status'
    | 'end';
  /** The lines, with `{…}` for what is asked of the GM: `SET DEADLINE {when}`, `BROADCAST\n{text}\nENDBROADCAST`. */
  readonly line: string;
  readonly asks: readonly {
    readonly name: string;
    readonly kind: 'power' | 'text' | 'date' | 'phase' | 'hours' | 'address' | 'setting' | 'result';
    /** What stands in the field at first. */
    readonly value: string;
  }[];
  /** The judge asks back before it is done. */
  readonly confirms: boolean;
}

/** Of all powers of the reader. */
export function missingOrders({ reader }: SheetData): number {
  const own = reader.kind === 'player' ? reader.own : [];
  return own.reduce((sum, { missing }) => sum + (missing.kind === 'units' ? missing.units.length : missing.count), 0);
}

/** A phase with what became of it: what `adjudicate` says, as the reader may know it (sealed orders left out). */
export interface PhaseShown {
  readonly phase: PhaseCode;
  readonly before: Position;
  readonly resolution: Resolution;
  readonly holders: Readonly<Record<Province, Power>>;
}

export interface SheetHappened {
  /** `Spring 1902`. */
  readonly phase: string;
  /** Three sentences at most. */
  readonly sentences: readonly string[];
  /** The reader's own orders, each with what came of it. */
  readonly orders: readonly { readonly order: string; readonly text: string }[];
}

export interface EarlierPhase {
  readonly phase: PhaseCode;
  readonly words: string;
  /** The phase's own page. */
  readonly page: string;
  /** Where the page fetches it as {@link PhaseShown}. */
  readonly record: string;
}

export interface Conversation {
  /** Whom a message here goes to; what stands behind `PRESS TO`. `all`: a broadcast. */
  readonly with: Press['to'];
  /** `FRANCE`, `ALL`, `FRANCE, ITALY`: as it is written to the judge; also the key under which drafts are kept. */
  readonly key: string;
  /** The oldest first. */
  readonly messages: readonly SheetPressMessage[];
}

export interface SheetPressMessage {
  readonly at: Instant;
  readonly phase: PhaseCode | null;
  /** Display name of the sender, as the message showed it; null: nobody knows (grey press). */
  readonly from: string | null;
  /** Display names of those it showed as addressees. */
  readonly to: string;
  readonly isOwn: boolean;
  readonly subject: string | null;
  readonly body: string;
}

/** Paths on the judge's own site unless said otherwise. */
export interface SheetLinks {
  /** Takes {@link SheetPost}. */
  readonly post: string;
  /** This sheet as JSON: {@link SheetData}, fetched again when the page has sent something or has been away. */
  readonly data: string;
  /** Public, kept by the distribution: {@link PhaseNow}. What is one reader's own must not be seen to change there. */
  readonly now: string;
  /** {@link BoardFile} of the game's variant and edition. Public; what it holds is in its name. */
  readonly board: string;
  /** The game's own page; a phase's is in `earlier`. */
  readonly game: string;
  /** The board as a drawing with its orders, for browsers without scripts; null while there is none. */
  readonly map: {
    readonly light: string;
    readonly dark: string;
    readonly width: number;
    readonly height: number;
  } | null;
  /** Where a mail with orders is sent: an address, for `mailto:`. */
  readonly mail: string;
  /** The reader's other games, where the link is for all of them (`SET LINKS ALL`). */
  readonly games: readonly { readonly name: string; readonly path: string; readonly due: string }[];
  /** Where to drop the device's cookie; null where there is none. */
  readonly leave: string | null;
  readonly csrf: string;
}

/** The game's phase, by the id that a sheet shows. */
export interface PhaseNow {
  readonly phase: string;
}

/** What the page draws and reckons with: the variant's data as the engine reads them, and its drawn map. */
export interface BoardFile {
  /** Of the analysis board: the variant's rules as HTML, by language. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly variant: Variant;
  /** Its names in other languages: all of them are read in what is typed. */
  readonly translations: readonly VariantNames[];
  readonly geography: Geography;
}

/**
 * What the page sends: `application/x-www-form-urlencoded`, by a plain form and by the script alike. The lines of all
 * `line` fields in their order, then `text`, are the text of a mail; empty ones are left out.
 */
export interface SheetPost {
  readonly csrf: string;
  /** 16 to 64 letters, digits and hyphens, made by the page (by the server for a plain form): the mail's own key. The same
   *  again is the same mail and is answered as the first time. */
  readonly id: string;
  /** The game, so that nothing is filed in another. */
  readonly game: string;
  /** `phase.id` of the sheet as it was when this was sent, `none` where that was null. For another phase nothing is filed. */
  readonly phase: string;
  /** Repeated: `A par - bur`, `SET WAIT`, `AUSTRIA: build A vie`, one line each. */
  readonly line: readonly string[];
  /** Any number of lines, as they were typed: blocks of press, orders, commands. */
  readonly text: string;
}

/** With `Accept: application/json` this is the answer (200, or 4xx with `refused`); to a plain form the page again with it. */
export interface SheetAnswer {
  /** Nothing was taken at all, and why, in words: an old page, too much, too often, the game has moved on. */
  readonly refused: string | null;
  /** What became of each line, told in the reader's language. */
  readonly report: readonly (Omit<ReportLine, 'message'> & { readonly message: string })[];
  /** The sheet as it is now; null when nothing was taken. */
  readonly data: SheetData | null;
  /** Receipt by power, of the orders on file now. */
  readonly receipts: Readonly<Record<Power, string>>;
  /** Whom the acknowledgement was mailed to, as the reader may see it: `j…@example.org`. */
  readonly mailedTo: string | null;
}

export interface BoardShown {
  /** `Spring 1902`. */
  readonly words: string;
  /** SVG of its board, for the day and for the night; null: there is none, as of a phase that was taken back. */
  readonly picture: Pick<NonNullable<SheetLinks['map']>, 'light' | 'dark'> | null;
}

/** Paths of what the page loads, hashes of their contents in their names. `infra/sheet-script.ts` builds them. */
export interface SheetAssets {
  readonly script: string;
  /** Those of the analysis board and of the lessons. */
  readonly board: string;
  readonly lessons: string;
  /** That of the page of a GM's games. */
  readonly morning: string;
  readonly style: string;
  /** What all scripts begin with, by language: fetched beside it, not after it. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** All that the analysis board and the lessons ever load, by language: what they keep for when there is no network. */
  readonly offline: Readonly<Record<string, readonly string[]>>;
  /** How often an open sheet looks for news; left out: once a minute. */
  readonly refreshMs?: number;
}
