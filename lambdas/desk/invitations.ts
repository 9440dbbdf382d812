/**
 * Invitations: one mail to somebody who may never have heard of this judge, on a player's word. Bounded for whoever invites, for
 * whoever is invited, and for each game; and whoever wants none gets none, by one click or one mail.
 */
import { whoseSeatsAreOpen } from '../../engine/game/decide/open-seats.ts';
import type { GameName } from '../../engine/game/events.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { peopleById } from '../games/people.ts';
import { refusal } from '../games/refusal.ts';
import { deskMail, readingOf } from '../outgoing/desk-post.ts';
import { occasionFor } from '../outgoing/dispatches.ts';
import { judgeIdentity } from '../outgoing/judge-identity.ts';
import type { World } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, no, said } from './account-answer.ts';
import { mayAskStranger } from './asked-of-strangers.ts';
import { stopAddress, stopLinks, wantsNone } from './no-invitations.ts';

const DAY = 86_400_000;
/** Of one person. */
const INVITATIONS_A_DAY = 20;

type Invite = Extract<CommandItem, { readonly command: 'INVITE' }>;

export async function invite(
  world: World,
  writer: AccountWriter,
  item: Invite,
  name: GameName | null,
): Promise<AccountAnswer> {
  const game = name === null ? null : await loadGame(world, name);
  const board = game === null ? null : boardOfGame(world, game);
  if (game === null || board === null) return no(item, 'To which game? Mail it to the address of that game.', null);
  const { person } = writer;
  const { kind } = roleOf(game, person.id);
  const isMaster = game.masters.includes(person.id);
  if (!isMaster && (game.status !== 'forming' || kind === 'stranger')) {
    return no(item, 'Once a game has begun only its GM invites; before that its players do too.', null);
  }
  const open = whoseSeatsAreOpen(game, board);
  if (open === null) return no(item, `All seats of '${game.name}' are taken: there is nothing to invite to.`, null);
  const people = await peopleById(world, game);
  const occasion = occasionFor(world, game, board, people, person, world.now(), null);
  const lines: Mutable<NonNullable<AccountAnswer['report']>> = [];
  for (const { address, name: called } of item.args.people) {
    const why = await whyNotInvited(world, game, person.id, address);
    if (why !== null) {
      lines.push(refusal(item, `${address} ${why}`, null));
      continue;
    }
    const invited = await world.directory.personAt(address);
    const content: DeskAnswer = {
      kind: 'invitation',
      occasion,
      by: { name: person.name, address: person.addresses[0]! },
      called,
      open,
      stop: stopLinks(world, address),
    };
    const reader = { id: invitationId(world, game.name, address), to: address, ...readingOf(invited), answers: null };
    const mail = deskMail(world, { report: [], asked: [content], subject: '' }, reader);
    await world.outbox.post({
      ...mail,
      replyTo: judgeIdentity(world).gameAddress(game.name),
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', ...listHeaders(content.stop) },
    });
    await world.ledger.done(invitedKey(world, game.name, address), 'invited');
    lines.push(said(item, `${address} is invited; the mail names you and your address`));
  }
  return { report: lines };
}

type Mutable<T extends readonly unknown[]> = T extends readonly (infer E)[] ? E[] : never;

/** Null: one may be sent, and is counted. */
async function whyNotInvited(world: World, game: Game, by: string, address: string): Promise<string | null> {
  const invited = await world.directory.personAt(address);
  if (invited !== null && roleOf(game, invited.id).kind !== 'stranger') return 'takes part in this game already.';
  if (await world.ledger.isDone(invitedKey(world, game.name, address))) {
    return 'has been invited to this game already: nobody is invited twice.';
  }
  if (invited !== null && game.access.denied.includes(invited.id))
    return 'is on the GM’s list of those who may not join.';
  if ((await world.stopped.why(address)) !== null) return 'gets no mail from this judge.';
  if (await wantsNone(world, address)) return 'wants no invitations from this judge.';
  if (!(await world.budgets.spend(`invites:${by}`, INVITATIONS_A_DAY, DAY))) {
    return `was not invited: one person sends at most ${INVITATIONS_A_DAY} invitations a day.`;
  }
  return (await mayAskStranger(world, address))
    ? null
    : 'was not invited: nobody is written to on the word of others more than 3 times a day and 10 times a month.';
}

function invitedKey({ digest }: World, game: GameName, address: string): string {
  return `invited:${game}:${digest(address).slice(0, 24)}`;
}

function invitationId({ digest }: World, game: GameName, address: string): string {
  return `invitation-${game}-${digest(address).slice(0, 24)}`;
}

/** `SET NO INVITATIONS`, `SET INVITATIONS`: for all addresses of the writer. */
export async function setInvitations(
  world: World,
  { person }: AccountWriter,
  item: Extract<CommandItem, { readonly command: 'SET INVITATIONS' }>,
): Promise<AccountAnswer> {
  const { on } = item.args;
  for (const address of person.addresses) await stopAddress(world, address, !on);
  return {
    report: [said(item, on ? 'You can be invited to games again' : 'Nobody can invite you to a game any more')],
  };
}

/** RFC 2369 and RFC 8058: the mail program shows its own button. */
function listHeaders({ page, mail }: ReturnType<typeof stopLinks>): Readonly<Record<string, string>> {
  const byMail = `<mailto:${mail}?subject=no%20invitations>`;
  return page === null
    ? { 'List-Unsubscribe': byMail }
    : { 'List-Unsubscribe': `<${page}>, ${byMail}`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
