/**
 * What an order sheet sends goes the way of a mail: the same reader, the same decision, the same commit, answered by mail and on
 * the sheet. It is for its own game alone, and never for the account: whoever has a sheet open has not shown to read the mailbox.
 */

import { FOR_DESK, FOR_DESK_OF_GAME } from '../../engine/commands/registry.ts';
import type { GameEventOf, ReportLine } from '../../engine/game/events.ts';
import { phaseOfId } from '../../engine/game/orders/phase-id.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import { isOnlyConfirming } from '../../engine/language/mail/confirming.ts';
import type { Section, SectionItem, SectionRead } from '../../engine/language/mail/mail-text.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { GameName } from '../../engine/vocabulary.ts';
import type { ReceivedMail } from '../delivery.ts';
import { withCause } from '../games/correlation-id.ts';
import { isInternalError } from '../games/internal-errors.ts';
import { PendingMailChecks } from '../games/pending-mail.ts';
import { refusedLine } from '../games/refusal.ts';
import { unitOfWork } from '../games/unit-of-work.ts';
import { decideInGame } from '../incoming/decide-in-game.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import { noUsage } from '../incoming/mail-usage.ts';
import { asMail, type FromPage } from '../incoming/page/as-mail.ts';
import { checksFor } from '../incoming/passwords.ts';
import { pressSection } from '../incoming/press-by-address.ts';
import { takeFromLimit } from '../limits.ts';
import type { Received } from '../mail/received.ts';
import type { MailRoute } from '../mail/route.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import type { OpenSheet } from './sessions.ts';

/** Characters, and lines, of what is sent at once: as of a mail. */
const LONGEST = 50_000;
const MOST_LINES = 500;

export interface SheetSent {
  /** The mail's own key, made by the page: the same again is the same mail. */
  readonly id: string;
  /** The phase that the page showed (engine/game/orders/phase-id.ts). */
  readonly phase: string;
  readonly lines: readonly string[];
  /** A message: the lines are its words, whatever they say. As after `+` in the address of a message; null: it is none. */
  readonly to: string | null;
}

export type SubmitAnswer = { readonly refused: Message } | { readonly report: readonly ReportLine[] };

export async function submitSheet(house: Services, sheet: OpenSheet, sent: SheetSent): Promise<SubmitAnswer> {
  const { person, game, session } = sheet;
  if (!session.isConfirmed) return { refused: { code: 'sheet/not-confirmed' } };
  const why = whyUnfit(sent);
  if (why !== null) return { refused: why };
  if (!(await takeFromLimit(house, 'sheet-sends', `${person.id}:${game.name}`))) {
    return { refused: { code: 'sheet/too-often' } };
  }
  const read = sectionOf(sent);
  if (read === null) return { refused: { code: 'sheet/no-sign-on' } };
  const received = receivedFrom(house, sheet, sent);
  const services = withCause(unitOfWork(house), received.delivery.id);
  try {
    const result = await decideInGame(
      services,
      received,
      {
        person: person.id,
        address: received.address,
        language: mailLanguage(person),
        checks: checksFor(services.secrets, true),
        received,
      },
      {
        section: read,
        name: game.name,
        index: 0,
        isOnly: true,
        remarks: [],
        route: received.route,
        mayConfirm: (words) => isOnlyConfirming([read], words, { name: person.name, address: received.address }),
        confirming: [],
        checks: checksFor(services.secrets, true),
        caused: noUsage(),
        sift: forGameOnly,
        shown: sent.phase,
      },
    );
    await services.settle();
    services.log('sheet', { game: game.name, what: result.outcome });
    if (result.outcome === 'unproven') return { refused: { code: 'sheet/link-dead' } };
    const answered = result.key === undefined ? null : await answerIn(services, game.name, result.key);
    const elsewhere = result.elsewhere.map((item) => refusedLine(item, BY_MAIL, null));
    const report = [...result.report, ...(answered?.sealed.value.report ?? []), ...elsewhere];
    return { report };
  } catch (error) {
    if (error instanceof PendingMailChecks) return { refused: { code: 'sheet/wait' } };
    if (!isInternalError(error)) throw error;
    services.log('sheet failed', { game: game.name, error: error instanceof Error ? error.name : '' });
    return { refused: { code: 'sheet/our-fault' } };
  }
}

/** What the desk answers, and what lets somebody in for good. */
const BY_MAIL_ONLY: ReadonlySet<CommandName> = new Set([...FOR_DESK, ...FOR_DESK_OF_GAME, 'SET PASSWORD']);
const BY_MAIL: Message = { code: 'sheet/by-mail-only' };

function whyUnfit({ id, phase, lines }: SheetSent): Message | null {
  if (!/^[A-Za-z0-9-]{16,64}$/.test(id) || phaseOfId(phase) === undefined) return { code: 'sheet/old-page' };
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  return length > LONGEST || lines.length > MOST_LINES ? { code: 'sheet/too-long', lines: MOST_LINES } : null;
}

/** All that was typed is the writer's own: nothing in it is a quotation. Null: another game, or another seat, is meant. */
function sectionOf({ lines, to }: SheetSent): Section | null {
  if (to !== null) return pressSection(lines, []);
  const { sections } = readSections(lines, []);
  if (sections.some(({ signOn, unreadable }) => signOn !== null || unreadable !== null)) {
    return null;
  }
  return sections[0] ?? { signOn: null, unreadable: null, lines: [], secrets: [] };
}

/** Lines about the account are shown back: those need a mail. */
function forGameOnly(read: SectionRead): SectionRead {
  const items = read.items.map((item): SectionItem => {
    if (item.kind !== 'command' || !BY_MAIL_ONLY.has(item.command)) return item;
    const { line, lastLine, text } = item;
    return { kind: 'error', line, lastLine, text, message: BY_MAIL, suggestion: null, suggestions: [] };
  });
  // In the box for a message nothing is there by accident.
  return { ...read, items, press: read.press.map((message) => ({ ...message, held: null })) };
}

function receivedFrom(
  services: Services,
  { person, game, session }: OpenSheet,
  { id, lines, to }: SheetSent,
): Received {
  const route: MailRoute =
    to === null ? { kind: 'game', game: game.name } : { kind: 'press', game: game.name, to: to.toLowerCase() };
  const page: FromPage = {
    identity: services.digest(['sheet', game.name, person.id, id].join('\n')).slice(0, 32),
    address: person.addresses[0]!,
    name: person.name,
    as: person.id,
    route,
    to: to === null ? game.name : `${game.name}+${to}`,
    subject: `[${game.name}] ${game.position?.phase ?? ''}`.trim(),
    lines,
    device: services.digest(`device\n${session.id}`).slice(0, 8),
  };
  return asMail(services, page, (earlier) => handleEarlier(services, earlier));
}

/** For mail that came before what a page sends. */
export async function handleEarlier(services: Services, earlier: ReceivedMail): Promise<void> {
  try {
    await handleMail(services, earlier);
  } catch (cause) {
    throw new PendingMailChecks('A mail received earlier waits.', { cause });
  }
}

type Answered = GameEventOf<'mail-answered'>;

/** What was answered to the mail with this key, now or when it came first. */
async function answerIn(services: Services, name: GameName, key: string): Promise<Answered | null> {
  const commits = await services.games.commitsAfter(name, 0);
  for (const { events } of [...commits].reverse()) {
    const found = events.find((event): event is Answered => event.type === 'mail-answered' && event.mail.key === key);
    if (found !== undefined) return found;
  }
  return null;
}
