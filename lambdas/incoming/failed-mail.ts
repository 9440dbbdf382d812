/** A mail that we cannot handle: we tell its sender and the GMs of the games that it may be for, and in the end nothing waits for it any more. */
import type { GameName } from '../../engine/game/events.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import { tellMasters } from '../account/tell-gms.ts';
import type { PendingMailHead, ReceivedMail } from '../delivery.ts';
import { errorLocation } from '../games/internal-errors.ts';
import { loadGame } from '../games/load-game.ts';
import { takeFromLimit } from '../limits.ts';
import { readHead } from '../mail/head.ts';
import { routeOf } from '../mail/route.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { isByOwnToken, nameAsked } from './rate-limits.ts';

/** Under which the ledger has what has been handled. */
export function handledKey(id: ReceivedMail['id']): string {
  return `delivery:${id}`;
}

/** Nothing more will be tried. */
export async function failMail(services: Services, delivery: ReceivedMail, error: unknown): Promise<void> {
  services.log('mail given up', { delivery: delivery.id, error: errorLocation(error) });
  await tellOfFailure(services, delivery);
}

/**
 * Tells the sender, where the head of the mail shows one who may be answered, and the GMs of the games in which they play: once, however
 * often it is asked. No more of the mail is read than its head, since the rest may be what is wrong.
 */
export async function tellOfFailure(services: Services, delivery: ReceivedMail): Promise<void> {
  const { ledger } = services;
  const { dmarc, spam, virus } = delivery.verdicts;
  if (dmarc === 'FAIL' || spam === 'FAIL' || virus === 'FAIL') return;
  const head = await headOf(services, delivery);
  const address = head?.from ?? null;
  const told = `told:${delivery.id}`;
  if (head === null || address === null || (await ledger.isDone(told))) return;
  // A queue hands out again what has been handled.
  if (await ledger.isDone(handledKey(delivery.id))) return;
  services.log('mail failed', { delivery: delivery.id });
  if (await mayTell(services, delivery, address)) {
    const message = { code: 'entering/mail-failed', at: delivery.received } as const;
    const line = { line: null, text: '', outcome: 'refused', message } as const;
    const content = { report: [line], asked: [], subject: scrubSubject(head.subject) };
    await postDesk(services, address, content, `given-up-${delivery.id}`, head.messageId);
    await tellGames(services, delivery, address);
  }
  await ledger.done(told, 'told');
}

/** What anybody can forge has its one answer a day; what others forge never keeps whoever proves who they are from hearing of it. */
async function mayTell(services: Services, { recipients, verdicts }: ReceivedMail, address: string): Promise<boolean> {
  const route = routeOf(recipients, services.house.domain, 'judge');
  const isProven = verdicts.dmarc === 'PASS';
  if (isProven || (await isByOwnToken(services, { route, address })))
    return takeFromLimit(services, 'failures-told', `${isProven ? 'proven' : 'token'}:${address}`);
  return takeFromLimit(services, 'asked-to-prove', await nameAsked(services, address));
}

/** Should it fail, the sender knows at least. */
async function tellGames(
  services: Services,
  { id, received, recipients }: ReceivedMail,
  address: string,
): Promise<void> {
  try {
    const person = await services.directory.personAt(address);
    if (person === null) return;
    const route = routeOf(recipients, services.house.domain, 'judge');
    const only = 'game' in route ? route.game : null;
    for (const name of await services.index.gamesOf(person.id)) {
      const game = only === null || name === only ? await playedBy(services, name, person) : null;
      if (game === null) continue;
      await tellMasters(services, game, person, `unread-${name}-${id}`, (about) => ({
        kind: 'mail-unread',
        at: received,
        ...about,
      }));
    }
  } catch (error) {
    services.log('GM not told', { delivery: id, error: errorLocation(error) });
  }
}

async function playedBy(services: Services, name: GameName, person: Person): Promise<Game | null> {
  const game = await loadGame(services, name);
  return game?.status === 'active' && powersOf(game, person.id).length > 0 ? game : null;
}

async function headOf({ mailroom, files, house }: Services, delivery: ReceivedMail): Promise<PendingMailHead | null> {
  try {
    if (mailroom.head !== undefined) return await mailroom.head(delivery);
    const raw = await files.get(delivery.rawKey);
    return raw === null
      ? null
      : await readHead(raw, { from: delivery.envelopeFrom, recipients: delivery.recipients }, house.domain);
  } catch {
    return null;
  }
}
