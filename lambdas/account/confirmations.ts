/**
 * What is only done when a word comes back (judge-language B, F1): the word is mailed to an address, so that whoever sends
 * it has read mail there. It is made from what it confirms; it is good for some days, once.
 */
import { leaveForGood } from '../../engine/game/decide/leave-for-good.ts';
import type { GameName, PersonId, ReportLine } from '../../engine/game/events.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { Asker, DeskAnswer } from '../../templates/mail/mail.ts';
import { commitDecision } from '../games/load-game.ts';
import { shownAlone } from '../games/names-of-people.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { NO_GAME } from '../games/sheet-links.ts';
import { takeFromLimit } from '../limits.ts';
import { postDesk } from '../outgoing/account-post.ts';
import { invalidateLists } from '../outgoing/invalidate-lists.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { PendingWord } from '../people.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerLine, answerRefused } from './account-answer.ts';
import { isAtJudge, mayAskStranger } from './asked-of-strangers.ts';
import { confirmDevice } from './order-sheets.ts';

const DAY = 86_400_000;
const GOOD_FOR = 4 * DAY;

/** What the word stands for, without the word. */
export type Pending = PendingWord['what'];

/** Remembers what waits; the word for it. The same thing asked again within its time has the same word. */
export async function confirmationWordFor(services: Services, what: Pending): Promise<string> {
  const word = wordOf(services, what);
  const known = await services.directory.asked(word);
  if (known === null || known.until <= services.now()) {
    await services.directory.ask({ word, what, until: services.now() + GOOD_FOR, isConfirmed: false });
  }
  return word;
}

function wordOf({ secrets }: Services, what: Pending): string {
  return secrets.replyToken(['word', JSON.stringify(what)].join('\n')).slice(0, 10);
}

/** Always in one form: its word is made from it. */
function addressPending(
  person: PersonId,
  address: string,
  { first, mailTo }: ConfirmationRequest,
  sentTo: string,
  also: string | null,
): Pending {
  return { kind: 'address', person, address, first, sentTo, also, ...(mailTo === undefined ? {} : { mailTo }) };
}

/** What is to become of an address. */
export interface ConfirmationRequest {
  /** It comes before the person's other addresses. */
  readonly first: boolean;
  /** All that mail is to go to; left out: nothing about that changes. */
  readonly mailTo?: readonly string[];
}

/** What waits for the word now; null when nothing does. */
export async function pendingFor(services: Services, word: string): Promise<PendingWord | null> {
  const pending = await services.directory.asked(word);
  return pending === null || pending.until <= services.now() ? null : pending;
}

/**
 * The address becomes the person's when the word that is sent there comes back. Where the writer is known by a password
 * only, a word goes to the address that the judge has, too. An address that takes part in games is never made somebody's by
 * its own word: whoever plays must ask.
 */
export async function askForAddress(
  services: Services,
  writer: AccountWriter,
  item: CommandItem,
  address: string,
  wish: ConfirmationRequest,
): Promise<AccountAnswer> {
  const { person, address: from, isProven, identity } = writer;
  if (isAtJudge(services, address)) return answerRefused(item, { code: 'desk/address-of-judge', address }, null);
  const isMove = wish.mailTo !== undefined;
  if (person.addresses.includes(address) && !wish.first)
    return { report: [answerLine(item, { code: 'desk/address-yours-already', address })] };
  const isOwn = isProven && person.addresses.includes(from);
  const own = person.addresses[0]!;
  const isThere = isProven && from === address;
  // Mail that is stopped for good brings no code: who waits for it would wait forever.
  if (!isOwn && (await services.stopped.why(own)) !== null)
    return answerRefused(item, { code: 'desk/code-cannot-arrive' }, null);
  const targets = [...(isThere ? [] : [address]), ...(isOwn ? [] : [own])];
  if (!(await takeFromLimit(services, 'codes-for-addresses', person.id))) {
    return answerRefused(item, { code: 'desk/addresses-asked-enough' }, null);
  }
  const isTaken = await playsApart(services, address, person.id);
  const asker: Asker = {
    address: from,
    name: isOwn ? shownAlone(person) : null,
    server: writer.server,
    at: writer.received,
  };
  for (const sentTo of targets) {
    const also = targets.find((each) => each !== sentTo) ?? null;
    const isKnown = person.addresses.includes(sentTo);
    if (!isKnown && !(await mayAskStranger(services, sentTo)))
      return answerRefused(item, { code: 'desk/address-asked-enough', address: sentTo }, null);
    // The answer to whoever asks is the same: he is not told who takes part in games.
    const word = isTaken
      ? null
      : await confirmationWordFor(services, addressPending(person.id, address, wish, sentTo, also));
    if (isTaken && isKnown) continue;
    const what = isMove ? 'move' : 'tie';
    const asked: DeskAnswer = { kind: 'confirm', what, address, asker, isOwn: sentTo === own && !isOwn, word };
    await postDesk(
      services,
      sentTo,
      { report: [], asked: [asked], subject: '' },
      `word-${word ?? 'none'}-${identity.slice(0, 12)}`,
    );
  }
  // Who is known by a password only is not told whose it is.
  const told = targets.map((each) => (each === own && !isOwn ? null : each));
  return {
    report: [answerLine(item, { code: 'desk/code-sent', to: told, address, what: isMove ? 'move' : 'tie' })],
    asked: [{ kind: 'word-sent', to: told }],
  };
}

/** Has the address a part in games that is not this person's? */
async function playsApart({ directory, index }: Services, address: string, person: PersonId): Promise<boolean> {
  const other = await directory.personAt(address);
  return other !== null && other.id !== person && (await index.gamesEver(other.id)).length > 0;
}

export async function askForErasure(
  services: Services,
  { person }: AccountWriter,
  item: CommandItem,
): Promise<AccountAnswer> {
  const word = await confirmationWordFor(services, { kind: 'erase', person: person.id });
  return {
    report: [
      {
        ...answerLine(item, { code: 'desk/erasure-asked' }),
        outcome: 'confirm',
        suggestion: `CONFIRM ${word}`,
      },
    ],
  };
}

/** Does the code come from where it was mailed to? */
export async function isReturned({ directory }: Services, from: string, { what }: PendingWord): Promise<boolean> {
  if (what.kind === 'mail' || what.kind === 'seat' || what.kind === 'friends') return from === what.address;
  if (what.kind === 'address') return from === what.sentTo;
  const owner = await directory.person(what.person);
  // Whoever has been forgotten since learns just that.
  return owner === null ? what.kind === 'erase' : owner.addresses.includes(from);
}

/** What somebody asked for on a page, with their address. */
export type PendingEntry = PendingWord & { readonly what: Extract<Pending, { readonly kind: 'seat' | 'friends' }> };

/**
 * Carries out what waits for the word, if it comes from where it was sent. `carryOut` handles a mail as proven; `enter` lets somebody in
 * who asked on a page, and says why not.
 */
export async function carryOutConfirmed(
  services: Services,
  /** Address that the word has come from. */
  from: string,
  item: CommandItem,
  pending: PendingWord,
  carryOut: (mail: Extract<Pending, { kind: 'mail' }>) => Promise<string>,
  enter: (asked: PendingEntry) => Promise<readonly ReportLine[]>,
): Promise<AccountAnswer | null> {
  const { what } = pending;
  if (!(await isReturned(services, from, pending))) return answerRefused(item, { code: 'desk/code-of-another' }, null);
  switch (what.kind) {
    case 'mail': {
      await services.directory.ask({ ...pending, isConfirmed: true });
      const outcome = await carryOut(what);
      if (outcome.startsWith('lost')) return answerRefused(item, { code: 'desk/mail-not-kept' }, null);
      // The answer to that mail says everything.
      return null;
    }
    case 'address': {
      await services.directory.ask({ ...pending, isConfirmed: true });
      if (what.also !== null) {
        const { person, address, sentTo, also } = what;
        const other = await pendingFor(
          services,
          wordOf(services, addressPending(person, address, what, also!, sentTo)),
        );
        if (other?.isConfirmed !== true) return { report: [answerLine(item, { code: 'desk/other-code-too' })] };
      }
      return tie(services, item, what);
    }
    case 'seat':
    case 'friends': {
      if (pending.isConfirmed) return answerRefused(item, { code: 'desk/code-unknown' }, null);
      const report = await enter({ ...pending, what });
      // Whoever is in has been mailed that by the game.
      return report.length === 0 ? null : { report };
    }
    case 'device': {
      const isOpen = await confirmDevice(services, what);
      return isOpen
        ? { report: [answerLine(item, deviceConfirmed(what.game))] }
        : answerRefused(item, { code: 'desk/device-gone' }, null);
    }
    case 'erase': {
      if ((await services.directory.person(what.person)) === null)
        return { report: [answerLine(item, { code: 'desk/erased-already' })] };
      await erase(services, what.person);
      return { report: [answerLine(item, { code: 'desk/erased' })] };
    }
  }
}

/** The address is the person's who asked. Should it have come to play meanwhile, it stays as it is. */
async function tie(
  services: Services,
  item: CommandItem,
  { person, address, first, mailTo }: Extract<Pending, { kind: 'address' }>,
): Promise<AccountAnswer> {
  const { directory } = services;
  if ((await directory.person(person)) === null) return answerRefused(item, { code: 'desk/no-such-account' }, null);
  if (await playsApart(services, address, person))
    return answerRefused(item, { code: 'desk/address-plays', address }, null);
  await directory.give(address, person, first ? 'first' : 'last');
  if (mailTo === undefined) return { report: [answerLine(item, { code: 'desk/address-yours', address })] };
  const moved = await directory.change(person, { mailTo });
  const to = moved === null ? [address] : mailAddresses(moved);
  return { report: [answerLine(item, { code: 'desk/mail-goes-to', addresses: to, already: false })] };
}

/** Leaves every game that goes on, then forgets. What is shown of finished games is written again, without the name. */
async function erase(services: Services, person: PersonId): Promise<void> {
  for (const name of await services.index.gamesEver(person)) {
    const { game } = await commitDecision(services, name, (each) => (each === null ? [] : leaveForGood(each, person)));
    if (game !== null) await publishCommits(services, name);
  }
  await services.directory.forget(person);
  const names = await services.index.gamesEver(person);
  for (const name of names) {
    const game = (await services.games.latest(name)).snapshot;
    if (game !== null) await services.publisher.publishGame(game);
  }
  await invalidateLists(services, { games: names, people: [person] });
}

function deviceConfirmed(game: GameName): Message {
  return game === NO_GAME ? { code: 'desk/morning-confirmed' } : { code: 'desk/device-confirmed', game };
}
