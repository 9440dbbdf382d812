/**
 * Invitations: one mail to somebody who may never have heard of this judge, on a player's word. Bounded for whoever invites, for
 * whoever is invited, and for each game; and whoever wants none gets none, by one click or one mail.
 */
import { whoseSeatsAreOpen } from '../../engine/game/decide/open-seats.ts';
import type { GameName, PersonId, ReportLine } from '../../engine/game/events.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { NotInvited } from '../../engine/messages/inquiry-messages.ts';
import { mailboxOf } from '../../engine/text/address.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { shownAlone, shownName } from '../games/names-of-people.ts';
import { peopleById } from '../games/people-of-game.ts';
import { refusedLine } from '../games/refusal.ts';
import { seatLink } from '../games/seat-links.ts';
import { RATE_LIMITS, takeFromLimit } from '../limits.ts';
import { deskMail, mailLanguage, readingOf } from '../outgoing/account-post.ts';
import { judgeIdentity } from '../outgoing/judge-identity.ts';
import { mailContext } from '../outgoing/mail-context.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerLine, answerRefused } from './account-answer.ts';
import { invitedKey, whyNotAsked } from './asked-of-strangers.ts';
import { stopAddress, stopLinks } from './stop-invitations.ts';

type Invite = Extract<CommandItem, { readonly command: 'INVITE' }>;

export async function invitePeople(
  services: Services,
  writer: AccountWriter,
  item: Invite,
  name: string | null,
): Promise<AccountAnswer> {
  const wanted = item.args.game ?? name;
  const game = wanted === null || (name !== null && wanted !== name) ? null : await loadGame(services, wanted);
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null) return answerRefused(item, { code: 'desk/invite-to-which-game' }, null);
  const { person } = writer;
  const { kind } = roleOf(game, person.id);
  const isMaster = game.masters.includes(person.id);
  if (!isMaster && (game.status !== 'forming' || kind === 'stranger')) {
    return answerRefused(item, { code: 'desk/only-gm-invites' }, null);
  }
  const open = whoseSeatsAreOpen(game, board);
  if (open === null) return answerRefused(item, { code: 'desk/all-seats-taken', game: game.name }, null);
  const people = await peopleById(services, game);
  const context = mailContext(services, game, board, people, person, services.now(), null);
  const lines: Mutable<NonNullable<AccountAnswer['report']>> = [];
  for (const { address, name: called } of item.args.people) {
    const why = await whyNotInvited(services, game, person.id, address);
    if (why !== null) {
      lines.push(refusedLine(item, { code: 'desk/not-invited', address, ...why }, null));
      continue;
    }
    // By this name they sit down, until they give one of their own.
    const invited = await (called === null
      ? services.directory.personAt(address)
      : services.directory.enrol(address, called, 'other'));
    const content: DeskAnswer = {
      kind: 'invitation',
      context,
      by: { name: shownAlone(person), address: person.addresses[0]! },
      called,
      open,
      page: seatLink(services, game.name, `mail ${mailboxOf(address)}`),
      stop: stopLinks(services, address),
    };
    const reader = {
      id: invitationId(services, game.name, address),
      to: address,
      ...readingOf(invited),
      // Friends speak one language, until the invited say which is theirs.
      ...(invited?.language === undefined ? { language: mailLanguage(person) } : {}),
      answers: null,
    };
    const mail = await deskMail(services, { report: [], asked: [content], subject: '' }, reader);
    await services.outbox.post({
      ...mail,
      rank: 'notices',
      replyTo: judgeIdentity(services).gameAddress(game.name),
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', ...listHeaders(content.stop) },
    });
    await services.ledger.done(invitedKey(services, game.name, address), 'invited');
    await services.ledger.done(invitedKey(services, game.name, address, person.id), 'invited by');
    lines.push(answerLine(item, { code: 'desk/invited', address, game: game.name }));
  }
  return { report: [...lines, ...(await linksToPassOn(services, writer, item, game))] };
}

/** Each for one seat, for the writer to pass on. */
async function linksToPassOn(
  services: Services,
  { person, identity }: AccountWriter,
  item: Invite,
  game: Game,
): Promise<readonly ReportLine[]> {
  const { links = [] } = item.args;
  const lines: ReportLine[] = [];
  const { hasPages, judge } = judgeIdentity(services);
  if (links.length > 0 && hasPages === false)
    return [refusedLine(item, { code: 'desk/no-pages', game: game.name, judge }, null)];
  for (const [n, called] of links.entries()) {
    if (!(await takeFromLimit(services, 'invitations', person.id))) {
      const { most } = RATE_LIMITS.invitations;
      return [...lines, refusedLine(item, { code: 'desk/no-seat-links', most }, null)];
    }
    const href = seatLink(services, game.name, `${identity} ${n}`);
    lines.push(
      answerLine(item, { code: 'desk/seat-link', called: shownName(called ?? '') ?? '', game: game.name, href }),
    );
  }
  return lines;
}

type Mutable<T extends readonly unknown[]> = T extends readonly (infer E)[] ? E[] : never;

/** Null: one may be sent, and is counted. */
async function whyNotInvited(
  services: Services,
  game: Game,
  by: PersonId,
  address: string,
): Promise<NotInvited | null> {
  const invited = await services.directory.personAt(address);
  if (invited !== null && roleOf(game, invited.id).kind !== 'stranger') return { why: 'takes-part' };
  if (await services.ledger.isDone(invitedKey(services, game.name, address))) return { why: 'invited-before' };
  const { allowed, denied } = game.access;
  if (invited !== null && denied.includes(invited.id)) return { why: 'denied' };
  // The line of the invitation would be refused.
  if (allowed.length > 0 && (invited === null || !allowed.includes(invited.id))) return { why: 'not-allowed' };
  return whyNotAsked(services, by, address);
}

function invitationId({ digest }: Services, game: GameName, address: string): string {
  return `invitation-${game}-${digest(mailboxOf(address)).slice(0, 24)}`;
}

/** `SET NO INVITATIONS`, `SET INVITATIONS`: for all addresses of the writer. */
export async function setInvitations(
  services: Services,
  { person }: AccountWriter,
  item: Extract<CommandItem, { readonly command: 'SET INVITATIONS' }>,
): Promise<AccountAnswer> {
  const { on } = item.args;
  for (const address of person.addresses) await stopAddress(services, address, !on);
  return { report: [answerLine(item, { code: on ? 'desk/invitations-on' : 'desk/invitations-off' })] };
}

/** RFC 2369 and RFC 8058: the mail program shows its own button. */
function listHeaders({ page, mail }: ReturnType<typeof stopLinks>): Readonly<Record<string, string>> {
  const byMail = `<mailto:${mail}?subject=no%20invitations>`;
  return page === null
    ? { 'List-Unsubscribe': byMail }
    : { 'List-Unsubscribe': `<${page}>, ${byMail}`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
