/** Answers to commands about the writer's own account. */
import type { ReportLine } from '../../engine/game/events.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import type { Secret } from '../../engine/text/secret.ts';
import type { Instant } from '../../engine/time.ts';
import type { Attachment, DeskAnswer } from '../../templates/mail/mail.ts';
import { refusedLine } from '../games/refusal.ts';
import type { MailServer } from '../mail/server.ts';
import type { Person } from '../people.ts';

/** Who writes about an account. */
export interface AccountWriter {
  readonly person: Person;
  /** Where the mail came from. */
  readonly address: string;
  /** The mail system has proven that address. */
  readonly isProven: boolean;
  /** Identity of the mail. */
  readonly identity: string;
  /** Which server handed the mail to ours, and when; for people to look at. */
  readonly server: MailServer | null;
  readonly received: Instant;
  /** Tries a password within what one mail may try; null: it has had its share. Left out: no mail has come. */
  readonly verify?: (password: Secret, hash: string) => Promise<boolean | null>;
}

/** What comes of a command. */
export interface AccountAnswer {
  readonly report?: readonly ReportLine[];
  readonly asked?: readonly DeskAnswer[];
  readonly attachments?: readonly Attachment[];
}

export function joinAccountAnswers(parts: readonly AccountAnswer[]): AccountAnswer {
  return {
    report: parts.flatMap(({ report = [] }) => report),
    asked: parts.flatMap(({ asked = [] }) => asked),
    attachments: parts.flatMap(({ attachments = [] }) => attachments),
  };
}

export function answerLine({ line, text }: Pick<CommandItem, 'line' | 'text'>, message: MessageOrText): ReportLine {
  return { line, text, outcome: 'done', message };
}

export function answerDone(item: CommandItem, message: MessageOrText): AccountAnswer {
  return { report: [answerLine(item, message)] };
}

export function answerRefused(item: CommandItem, message: MessageOrText, suggestion: string | null): AccountAnswer {
  return { report: [refusedLine(item, message, suggestion)] };
}
