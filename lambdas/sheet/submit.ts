/**
 * What an order sheet sends goes the way of a mail: the same reader, the same decision, the same commit, answered by mail and on
 * the sheet. It is for its own game alone, and never for the account, but for the language: whoever has a sheet open has not shown to read the mailbox.
 */

import { FOR_DESK, FOR_DESK_OF_GAME } from '../../engine/commands/registry.ts';
import { isOnPage } from '../../engine/game/answers.ts';
import type { GameEventOf, ReportLine } from '../../engine/game/events.ts';
import { phaseOfId } from '../../engine/game/orders/phase-id.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import { isOnlyConfirming } from '../../engine/language/mail/confirming.ts';
import type { Section, SectionItem, SectionRead } from '../../engine/language/mail/mail-text.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { type LanguageCode, languageNamed } from '../../engine/messages/languages.ts';
import type { GameName } from '../../engine/vocabulary.ts';
import type { ReceivedMail } from '../delivery.ts';
import { withCause } from '../games/correlation-id.ts';
import { isInternalError } from '../games/internal-errors.ts';
import { PendingMailChecks } from '../games/pending-mail.ts';
import { refusedLine } from '../games/refusal.ts';
import { NO_GAME } from '../games/sheet-links.ts';
import { unitOfWork } from '../games/unit-of-work.ts';
import { decideInGame, type SectionInGame } from '../incoming/decide-in-game.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import { noUsage } from '../incoming/mail-usage.ts';
import { asMail, type FromPage } from '../incoming/page/as-mail.ts';
import { checksFor } from '../incoming/passwords.ts';
import { pressSection } from '../incoming/press-by-address.ts';
import { mergeTold, partsOf, type ToldOfGame, toldTogether } from '../incoming/several-games.ts';
import { takeFromLimit } from '../limits.ts';
import type { Received } from '../mail/received.ts';
import type { MailRoute } from '../mail/route.ts';
import { mailLanguage, postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import { type OpenMorning, type OpenSheet, sheetOfMorning } from './sessions.ts';

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

/** `isMailed`: left out where it is answered by mail as well. */
export type SubmitAnswer =
  | { readonly refused: Message }
  | { readonly report: readonly ReportLine[]; readonly isMailed?: boolean };

export async function submitSheet(house: Services, sheet: OpenSheet, sent: SheetSent): Promise<SubmitAnswer> {
  const why = whyUnfit(sheet, sent.id, sent.lines);
  if (why !== null) return { refused: why };
  if (phaseOfId(sent.phase) === undefined) return { refused: OLD_PAGE };
  if (!(await takeFromLimit(house, 'sheet-sends', `${sheet.person.id}:${sheet.game.name}`)))
    return { refused: TOO_OFTEN };
  const language = languageAlone(sent);
  if (language !== null) {
    await house.directory.change(sheet.person.id, { language });
    return { report: [doneLine(sent.lines.join(''), { code: 'desk/language-set', language })], isMailed: false };
  }
  const read = sectionOf(sent);
  if (read === null) return { refused: { code: 'sheet/no-sign-on' } };
  const received = receivedFrom(house, sheet, sent);
  const services = withCause(unitOfWork(house), received.delivery.id);
  return orRefusedWhole(services, sheet.game.name, async () => {
    const report = await carriedOut(services, received, sheet, { section: read, index: 0, shown: sent.phase });
    await services.settle();
    const before = sheet.game.current?.answers?.[sheet.person.id];
    const isMailed = !isOnPage(before, { device: deviceOf(house, sheet) });
    return report === null ? { refused: { code: 'sheet/link-dead' } } : { report, isMailed };
  });
}

/**
 * Lines with the names of games in front, as a mail has them: `cup3, cup5: EXTEND 24h`. Each goes where it would go by mail, in
 * games that the person runs and does not play. `shown`: the phases that the page showed, by game.
 */
export async function submitMorning(
  house: Services,
  open: OpenMorning,
  sent: { readonly id: string; readonly lines: readonly string[]; readonly shown: ReadonlyMap<string, string> },
): Promise<SubmitAnswer> {
  const { person } = open;
  const why = whyUnfit(open, sent.id, sent.lines);
  if (why !== null) return { refused: why };
  const { sections } = readSections(sent.lines, []);
  if (sections.some(({ signOn, unreadable }) => signOn !== null || unreadable !== null))
    return { refused: { code: 'sheet/no-sign-on' } };
  const parts = await partsOf(house, sections, person.id, null);
  const report: ReportLine[] = [];
  const told: ToldOfGame[] = [];
  const answers: ToldOfGame[] = [];
  const services = withCause(unitOfWork(house), sent.id);
  return orRefusedWhole(services, NO_GAME, async () => {
    for (const [index, { section, game, isTogether, isForEvent = false, refused }] of parts.entries()) {
      const refuse = (message: Message) =>
        report.push(
          refusedLine(
            { line: 1, text: section.lines.find(({ text }) => text.trim() !== '')?.text ?? '' },
            message,
            null,
          ),
        );
      const sheet = game === null ? null : await sheetOfMorning(house, open, game);
      const phase = sent.shown.get(game ?? '');
      if (refused !== undefined) report.push(refused);
      else if (game === null) refuse({ code: 'sheet/which-game' });
      else if (sheet === null) refuse({ code: 'sheet/no-desk' });
      else if (phase === undefined || phaseOfId(phase) === undefined) refuse(OLD_PAGE);
      else if (!(await takeFromLimit(house, 'sheet-sends', `${person.id}:${game}`))) refuse(TOO_OFTEN);
      else {
        const lines = section.lines.map(({ text }) => text);
        const received = receivedFrom(house, sheet, { id: sent.id, phase, lines, to: null });
        const done = await carriedOut(services, received, sheet, {
          section,
          index,
          shown: phase,
          isTogether,
          isForEvent,
        });
        const ofGame = await toldTogether(services, { name: game, isForEvent }, person.id, done ?? []);
        told.push(...ofGame);
        if (isTogether) answers.push(...ofGame);
      }
    }
    const id = services.digest(`morning ${person.id} ${sent.id}`).slice(0, 24);
    if (answers.length > 0)
      await postDesk(
        services,
        person.addresses[0]!,
        { report: mergeTold(answers), asked: [], subject: '' },
        `desk-${id}`,
      );
    await services.settle();
    return { report: [...report, ...mergeTold(told)] };
  });
}

async function orRefusedWhole(
  services: Services,
  game: GameName,
  work: () => Promise<SubmitAnswer>,
): Promise<SubmitAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PendingMailChecks) return { refused: { code: 'sheet/wait' } };
    if (!isInternalError(error)) throw error;
    services.log('sheet failed', { game, error: error instanceof Error ? error.name : '' });
    return { refused: { code: 'sheet/our-fault' } };
  }
}

/** The same reader, decision, commit and answer as of a mail. Null: the link is good no more. */
async function carriedOut(
  services: Services,
  received: Received,
  { person, game }: OpenSheet,
  part: Pick<SectionInGame, 'section' | 'index' | 'isTogether' | 'isForEvent'> & { readonly shown: string },
): Promise<readonly ReportLine[] | null> {
  const checks = checksFor(services.secrets, true);
  const { address } = received;
  const result = await decideInGame(
    services,
    received,
    { person: person.id, address, language: mailLanguage(person), checks, received },
    {
      ...part,
      name: game.name,
      isOnly: true,
      remarks: [],
      route: received.route,
      mayConfirm: (words) => isOnlyConfirming([part.section], words, { name: person.name, address }),
      confirming: [],
      checks,
      caused: noUsage(),
      sift: forGameOnly,
    },
  );
  services.log('sheet', { game: game.name, what: result.outcome });
  if (result.outcome === 'unproven') return null;
  const isTold = result.key === undefined || part.isTogether === true;
  const answered = isTold ? null : await answerIn(services, game.name, result.key);
  const elsewhere = result.elsewhere.map((item) => refusedLine(item, BY_MAIL, null));
  return [...result.report, ...(answered?.sealed.value.report ?? []), ...elsewhere];
}

/** What the desk answers, and what lets somebody in for good. */
const BY_MAIL_ONLY: ReadonlySet<CommandName> = new Set([...FOR_DESK, ...FOR_DESK_OF_GAME, 'SET PASSWORD']);
const BY_MAIL: Message = { code: 'sheet/by-mail-only' };

const OLD_PAGE: Message = { code: 'sheet/old-page' };
const TOO_OFTEN: Message = { code: 'sheet/too-often' };

function whyUnfit({ session }: OpenMorning, id: string, lines: readonly string[]): Message | null {
  if (!session.isConfirmed) return { code: 'sheet/not-confirmed' };
  if (!/^[A-Za-z0-9-]{16,64}$/.test(id)) return OLD_PAGE;
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  return length > LONGEST || lines.length > MOST_LINES
    ? { code: 'sheet/too-long', lines: MOST_LINES, characters: LONGEST }
    : null;
}

/** What the button of a language sends: the one thing about its reader that a sheet may change. */
function languageAlone({ lines, to }: SheetSent): LanguageCode | null {
  const [, named] = /^set language (\w+)$/i.exec(lines.join('\n').trim()) ?? [];
  return to === null && named !== undefined ? languageNamed(named) : null;
}

function doneLine(text: string, message: Message): ReportLine {
  return { line: 1, text, outcome: 'done', message };
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

function deviceOf(services: Services, { session }: Pick<OpenSheet, 'session'>): string {
  return services.digest(`device\n${session.id}`).slice(0, 8);
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
    device: deviceOf(services, { session }),
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
