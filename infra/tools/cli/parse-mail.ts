/** A mail's text as JSON (docs/formats.md 3): each line of it that is not blank is an item, in a press body, or ignored with why. */
import { findPower } from '../../../engine/adjudicate/powers.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { PhaseCode, Position } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import type {
  IgnoredRange,
  MailSections,
  Section,
  SectionContext,
  SectionItem,
  SignOn,
  WrittenPress,
} from '../../../engine/language/mail/mail-text.ts';
import { findQuotes } from '../../../engine/language/mail/quotes.ts';
import { readSections } from '../../../engine/language/mail/read-sections.ts';
import type { MessageOrText } from '../../../engine/messages/all-messages.ts';
import { readSection } from '../../../engine/sections/read-section.ts';
import { openMail } from '../../../lambdas/mail/incoming-mail.ts';
import { asides } from '../../../templates/locales/en/grammar.ts';
import type { Formatter } from '../../../templates/locales/formatter.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';

/** What the caller knows of writer and game. */
export interface ParseContext {
  readonly board: Board;
  readonly phase: PhaseCode;
  readonly position: Position | null;
  /** Null: as the sign-on says; without one, the units of all powers may be ordered. */
  readonly power: Power | 'MASTER' | null;
}

/** The lines to read, and what is known of the mail they came in. */
export interface MailLines {
  readonly from: string | null;
  readonly lines: readonly string[];
  /** Ranges set aside already; left out: quotes and signature are looked for. */
  readonly ignored?: readonly IgnoredRange[];
  /** Sentences on what of the mail is no text, or why it could not be read. */
  readonly remarks?: readonly MessageOrText[];
}

/** A mail as it comes from the net: the same way to its text that the judge goes. */
export async function openRawMail(raw: Uint8Array): Promise<MailLines> {
  const mail = await openMail(raw, { envelopeFrom: '', domain: 'chancery.localhost' });
  const ignored = findQuotes(mail.lines, mail.ignored);
  return { from: mail.from?.address ?? null, lines: mail.lines, ignored, remarks: mail.remarks };
}

/** The document of docs/formats.md 3. Fields that say nothing (no notes, no later phase of a command) are left out. */
export function parseMail(mail: MailLines, context: ParseContext): object {
  const speaker = formatterFor(context);
  const read: MailSections = readSections(mail.lines, mail.ignored);
  const parts = read.sections.map((section) => {
    const who = writerOf(section.signOn, context);
    return { ...readSection(section, sectionContext(who, context)), section, who };
  });
  const signedOn = parts.find(({ section }) => section.signOn !== null);
  const power = (signedOn ?? parts[0])?.who ?? context.power;
  return {
    from: mail.from,
    game: signedOn?.section.signOn?.game ?? null,
    power,
    items: parts.flatMap(({ section, items }) => [
      ...signOnItem(section),
      ...items.map((item) => itemAsJson(item, speaker)),
    ]),
    press: parts.flatMap(({ press }) => press.map((message) => pressAsJson(message, speaker))),
    ignored: [...parts.flatMap(({ ignored }) => ignored), ...read.ignored]
      .sort((a, b) => a.from - b.from)
      .map((range) => ({ ...range, why: asides[range.why] })),
    ...(mail.remarks === undefined || mail.remarks.length === 0 ? {} : { remarks: mail.remarks.map(speaker.say) }),
  };
}

function writerOf(signOn: SignOn | null, { board, power }: ParseContext): Power | 'MASTER' | null {
  if (signOn?.kind === 'master') return 'MASTER';
  if (signOn?.kind === 'player' && signOn.power !== null) return findPower(board, signOn.power) ?? power;
  return power;
}

function sectionContext(who: Power | 'MASTER' | null, { board, phase, position }: ParseContext): SectionContext {
  const player = who !== null && who !== 'MASTER';
  return { board, phase, position, role: player ? 'player' : 'master', power: player ? who : null };
}

function signOnItem({ signOn }: Section): readonly object[] {
  if (signOn === null) return [];
  const { line, text, kind, game, power, variant, options } = signOn;
  const command = signOn.resign ? 'RESIGN' : COMMAND_OF[kind];
  const more = { ...(variant === null ? {} : { variant }), ...(options.length === 0 ? {} : { options }) };
  return [{ line, text, kind: 'command', command, args: { as: kind, game, power, ...more } }];
}

const COMMAND_OF: Readonly<Record<SignOn['kind'], string>> = {
  player: 'SIGNON',
  join: 'JOIN',
  observer: 'OBSERVE',
  master: 'SIGNON',
  create: 'CREATE',
};

function itemAsJson(item: SectionItem, { say }: Formatter): object {
  const { line, lastLine, text, kind } = item;
  const head = { line, ...(lastLine === line ? {} : { lastLine }), text, kind };
  if (kind === 'command') {
    const { command, args, as, phase } = item;
    return { ...head, command, args, ...(as === null ? {} : { as }), ...(phase === null ? {} : { phase }) };
  }
  if (kind === 'error') {
    const { message, suggestion, suggestions } = item;
    return { ...head, message: say(message), suggestion, ...(suggestions.length > 1 ? { suggestions } : {}) };
  }
  const { order, phase, power, influence, notes, guards, pending } = item;
  return {
    ...head,
    order,
    phase,
    ...(power === null ? {} : { power }),
    ...(influence === null ? {} : { influence }),
    ...(notes.length === 0 ? {} : { notes: notes.map(say) }),
    ...(guards.length === 0 ? {} : { guards }),
    ...(pending === undefined ? {} : { pending: true, why: say(pending.why), set: pending.set }),
  };
}

function pressAsJson(message: WrittenPress, { say }: Formatter): object {
  const { line, lastLine, form, to, colour, shown, noFake, from, quiet, as, body, held } = message;
  return {
    line,
    lastLine,
    to,
    from,
    kind: colour ?? 'white',
    body,
    form,
    ...(shown === null ? {} : { shown }),
    ...(noFake ? { noFake } : {}),
    ...(quiet ? { quiet } : {}),
    ...(as === null ? {} : { as }),
    ...(held === null ? {} : { held: say(held) }),
  };
}
