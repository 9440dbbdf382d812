/**
 * A decision in the making: what a mail has brought about so far, and the game as it stands with it, so that each line of the
 * mail is decided after the lines above it.
 */
import type { Board } from '../../board/board.ts';
import { namesOfPowers } from '../../board/display-names.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { ImportRead } from '../../language/commands/import.ts';
import { INTERNAL_ERROR, type InternalError } from '../../language/mail/internal-error.ts';
import type { CommandItem, SectionRead } from '../../language/mail/mail-text.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import type { Secret } from '../../text/secret.ts';
import type { Instant } from '../../time.ts';
import type { Context } from '../context.ts';
import type { AnsweredMail, Asked, FiledOrder, GameEvent, PersonId, ReportLine } from '../events.ts';
import { foreseeGame } from '../evolve.ts';
import type { Game } from '../game.ts';
import type { NearVariant } from './variant-written.ts';

/** Who acts, and as what. Proven by whoever builds this. */
export interface ProvenActor {
  readonly person: PersonId;
  readonly role: 'player' | 'applicant' | 'master' | 'observer';
  /** The powers acted for, the one that was signed on as first; empty for all but players. */
  readonly powers: readonly Power[];
}

/** One section of a mail, read for this game and actor. */
export interface MailRequest {
  readonly actor: ProvenActor;
  readonly mail: AnsweredMail;
  readonly read: SectionRead;
  /** The line was written for all boards of the game's event; left out: for this one alone. */
  readonly isForEvent?: true;
  /** Another board of the game's event, which goes on; left out: none does, or this game goes on itself. */
  readonly boardBeside?: Game;
  /** What is to be said of the mail as a whole: whole sentences. */
  readonly remarks: readonly MessageOrText[];
  /** Words that the mail sends back beside other lines, so that they confirm nothing; left out: none. */
  readonly confirmsBeside?: readonly string[];
  /** The phase that the page showed from which this was sent (orders/phase-id.ts); left out: it was sent from no page. */
  readonly shown?: string;
  /** The other phase that the mail shows it was written for; left out: it shows none, or the present one. */
  readonly writtenFor?: WrittenFor;
  /** What other sections of the mail have sent out to others; left out: nothing. */
  readonly sentBefore?: { readonly mails: number; readonly bytes: number };
  /** Hash of a password that stands in the mail. */
  readonly hashOf: (password: Secret) => string;
  /** The person of an address or a name that stands in a command of the mail; null when nobody has it. */
  readonly personAt?: (word: string) => PersonId | null;
  /** Why we write nothing to an address that the mail names on its writer's word; null: we do. */
  readonly whyNotAsked?: (address: string) => MessageOrText | null;
  /** IANA zone in which the writer reads times; left out: the game's. */
  readonly zone?: string;
  /** The board of a variant by its name; null when there is none of that name. */
  readonly boardOf?: (variant: string) => Board | null;
  readonly nearVariant?: (words: readonly string[]) => NearVariant | null;
  /** What was pasted below the IMPORT of a line, read. */
  readonly imported?: (line: number) => ImportRead;
  /** The game as it stood before commit `n`, with the orders that were adjudicated then, for rolling back. */
  readonly past?: (n: number) => GamePast;
}

/** The phase that a mail was written for, by what it shows of that. */
export interface WrittenFor {
  readonly by: 'answer' | 'subject' | 'date';
  /** Null: none was played then. */
  readonly phase: PhaseCode | null;
  /** The boards for which it may have been written: that phase's; where the date alone says it, those of all phases before. None: not known. */
  readonly boards: readonly Position[];
  /** When the mail was written, by its Date header; else when it was received. */
  readonly at: Instant;
}

export interface GamePast {
  readonly game: Game;
  /** Null when that commit resolved no phase. */
  readonly orders: OrdersByPower | null;
}

/** Where a line of the report stands. */
export interface MailLine {
  readonly line: number | null;
  readonly text: string;
}

export class DecisionDraft {
  readonly events: GameEvent[] = [];
  readonly report: ReportLine[] = [];
  readonly asked: Asked[] = [];
  /** Commands that are not about this game: the desk answers them. */
  readonly elsewhere: CommandItem[] = [];
  /** Lines on which our own code failed. */
  readonly faults: InternalError[] = [];
  /** The game as the mail found it. */
  readonly before: Game;
  /** The game after {@link events}. */
  game: Game;
  readonly request: MailRequest;
  /** With the board of the game's variant, which a line of the mail may change before the start. */
  context: Context;

  constructor(game: Game, request: MailRequest, context: Context) {
    this.before = game;
    this.game = game;
    this.request = request;
    this.context = context;
  }

  /** The same draft with other parts: what the copy reports and emits stands in both. */
  with(parts: Partial<Pick<DecisionDraft, 'request' | 'events' | 'report'>>): DecisionDraft {
    return Object.assign(new DecisionDraft(this.game, this.request, this.context), this, parts);
  }

  /** Makes it so, for the lines that follow too. */
  emit(...events: readonly GameEvent[]): void {
    this.events.push(...events);
    this.game = foreseeGame(this.game, events, this.context.now);
  }

  /** A sealed part of an event, with a fresh salt. */
  seal<T>(value: T): { readonly salt: string; readonly value: T } {
    return { salt: this.context.salt(), value };
  }

  /** Says what was done; an empty message where another part of the answer shows it. */
  done({ line, text }: MailLine, message: MessageOrText): void {
    this.report.push({ line, text, outcome: 'done', message });
  }

  note({ line, text }: MailLine, message: MessageOrText): void {
    this.report.push({ line, text, outcome: 'note', message });
  }

  /** Answers a question; nothing was done. */
  answer({ line, text }: MailLine, message: MessageOrText, suggestion: string | null): void {
    const more = suggestion === null ? {} : { suggestion };
    this.report.push({ line, text, outcome: 'note', message, ...more, answers: true });
  }

  /** Says why a line was not carried out, and a line that would have been right. */
  refuse({ line, text }: MailLine, message: MessageOrText, suggestion: string | null = null): void {
    this.report.push({ line, text, outcome: 'refused', message, ...(suggestion === null ? {} : { suggestion }) });
  }

  /** A correction that was not done: what was on file before stands, if anything was (decide-mail.ts). */
  refuseCorrection(spot: MailLine, message: MessageOrText, suggestion: string | null = null): void {
    this.refuse(spot, message, suggestion);
    this.report.push({ ...this.report.pop()!, stands: true });
  }

  /** Asks to confirm a line that cannot be taken back: what would happen, and the line to send for it. */
  askFirst({ line, text }: MailLine, message: MessageOrText, suggestion: string): void {
    this.report.push({ line, text, outcome: 'confirm', message, suggestion });
  }
}

/** Decides a line. Where our own code fails on it the draft is as before, and the writer hears of it: one line costs no other. */
export function decideIsolated(draft: DecisionDraft, spot: MailLine, decide: () => void): void {
  const { game, context, events, report, asked, elsewhere } = draft;
  const lists = [events, report, asked, elsewhere].map((list) => ({ list, length: list.length }));
  try {
    decide();
  } catch (error) {
    Object.assign(draft, { game, context });
    for (const { list, length } of lists) list.length = length;
    draft.faults.push({ line: spot.line, error });
    draft.refuse(spot, INTERNAL_ERROR);
  }
}

/** Powers by the names that readers know: `France and Italy`. */
export function powerNames(
  { context }: Pick<DecisionDraft, 'context'>,
  powers: Power | readonly Power[],
  and = 'and',
): string {
  return namesOfPowers(context.board, [powers].flat(), and);
}

/** Did the order on file come with this mail? Two mails can be received in one millisecond. */
export function isFiledByMail(
  { before, request }: DecisionDraft,
  power: Power,
  { order, received }: FiledOrder,
): boolean {
  const found = before.seats.find((seat) => seat.power === power)?.onFile ?? [];
  return (
    received === request.mail.received && !found.some((each) => each.received === received && each.order === order)
  );
}
