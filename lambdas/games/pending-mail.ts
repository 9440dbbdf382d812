/**
 * Which mail a deadline waits for: mail that its head shows to be perhaps of the game's own players or masters, or for the game.
 * No head proves anything, so a forged one holds up the game that it names, but no other, and for one deadline only.
 */
import type { GameName } from '../../engine/game/events.ts';
import { formerPlayers, type Game } from '../../engine/game/game.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import type { Instant } from '../../engine/time.ts';
import type { PendingMailHead, ReceivedMail } from '../delivery.ts';
import { routeOf } from '../mail/route.ts';
import type { MailLedger, Services } from '../ports.ts';
import { loadGame } from './load-game.ts';

/** Mail received earlier is still on its way: that says nothing against whoever waits for it. */
export class PendingMailChecks extends Error {}

/** A mail that is not handled yet. */
export interface PendingMail {
  readonly id: ReceivedMail['id'];
  /** Null: it is gone, since it has been handled meanwhile. */
  readonly head: () => Promise<PendingMailHead | null>;
}

/** A game waits for a mail until it has failed once more. */
const TRIES_WAITED_FOR = 2;

/** Notes that a mail could not be handled. */
export async function recordFailure(
  ledger: MailLedger,
  id: ReceivedMail['id'],
  most = TRIES_WAITED_FOR,
): Promise<void> {
  for (let n = 1; n <= most; n += 1) {
    const key = failedAt(id, n);
    if (!(await ledger.isDone(key))) return ledger.done(key, 'failed');
  }
}

/**
 * Notes that one more of so many tries came to nothing, also of those that said nothing since they were cut short: a mail that takes
 * longer to read than a function may run is not waited for for ever. What waited for others was not at fault.
 */
export async function recordAttempts(ledger: MailLedger, id: ReceivedMail['id'], tries: number): Promise<void> {
  if (tries < 1 || (await ledger.isDone(waited(id)))) return;
  // One a try: those of which nothing could be noted came to nothing by the place, and not by the mail.
  await recordFailure(ledger, id, Math.min(tries, TRIES_WAITED_FOR));
}

/** Notes that a mail could not be handled yet since an earlier one was not. */
export async function recordPending(ledger: MailLedger, id: ReceivedMail['id']): Promise<void> {
  await ledger.done(waited(id), 'waited');
}

function waited(id: ReceivedMail['id']): string {
  return `waited:${id}`;
}

/** Is the game to wait at this deadline for this mail, which is not handled yet? Notes that it does. */
export async function mustWaitForMail(
  services: Pick<Services, 'ledger' | 'games' | 'directory' | 'house'>,
  { id, head }: PendingMail,
  game: GameName,
  due: Instant,
): Promise<boolean> {
  const { ledger } = services;
  if (await hasFailed(ledger, id)) return false;
  const shown = await head();
  if (shown === null || !(await mayConcern(services, shown, game))) return false;
  const [once, now] = [`waits:${id}:${game}`, `waits:${id}:${game}:${due}`];
  if (await ledger.isDone(once)) return ledger.isDone(now);
  await ledger.done(now, 'waits');
  await ledger.done(once, 'waits');
  return true;
}

/** Has it failed so often that no game waits for it any more? */
export async function hasFailed(ledger: MailLedger, id: ReceivedMail['id']): Promise<boolean> {
  return ledger.isDone(failedAt(id, TRIES_WAITED_FOR));
}

/** Has anybody tried to handle it? A first try that goes well says so by the mail's own entry. */
export async function wasTried(ledger: MailLedger, id: ReceivedMail['id']): Promise<boolean> {
  return (await ledger.isDone(failedAt(id, 1))) || ledger.isDone(waited(id));
}

/** Notes that the mark of this hour has come out of the queue of received mail. */
export async function recordPassed(ledger: MailLedger, hour: number): Promise<void> {
  await ledger.done(`passed:${hour}`, 'passed');
}

/** Has it? Then so has what was announced long before. */
export async function hasPassed(ledger: MailLedger, hour: number): Promise<boolean> {
  return ledger.isDone(`passed:${hour}`);
}

function failedAt(id: ReceivedMail['id'], n: number): string {
  return `failed:${id}:${n}`;
}

/** May the mail be for this game, or of somebody who plays in it or runs it? */
async function mayConcern(
  services: Pick<Services, 'games' | 'directory' | 'house'>,
  { recipients, subject, senders }: PendingMailHead,
  name: GameName,
): Promise<boolean> {
  const route = routeOf(recipients, services.house.domain, 'judge');
  if ('game' in route && route.game === name) return true;
  if (gamesIn(subject).includes(name)) return true;
  if (senders.length === 0) return false;
  const game = await loadGame(services, name);
  if (game === null) return false;
  const ours = ownPeople(game);
  for (const address of senders) {
    const person = await services.directory.personAt(address);
    if (person !== null && ours.has(person.id)) return true;
  }
  return false;
}

/** The game of the subject's tag, and the one of a sign-on in it. */
function gamesIn(subject: string): readonly (string | null)[] {
  const tag = /\[([a-z][a-z0-9]{1,23})\]/i.exec(subject)?.[1]?.toLowerCase() ?? null;
  const signOn = readSignOn(1, subject);
  return signOn === null || 'message' in signOn ? [tag] : [tag, signOn.game, signOn.otherwise];
}

/** Whose mail changes what is adjudicated: who plays, has signed on, may come back, or runs the game. */
function ownPeople(game: Game): ReadonlySet<string | null> {
  const applicants = game.applicants.map(({ person }) => person);
  return new Set([...game.seats.map(({ person }) => person), ...applicants, ...formerPlayers(game), ...game.masters]);
}
