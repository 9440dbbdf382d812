/**
 * One id from what has come (a mail, a wake-up call) over commits to each mail and its bounce. It is in every line of the log that follows,
 * goes with each mail through the outbox, to SES as a tag, and back with what became of the mail. Readers of mails never see it.
 */
import type { Commit } from '../../engine/game/events.ts';
import type { CommitExtras, Latest, Outbox, OutgoingMail, Services } from '../ports.ts';

/** The tag by which SES tells it. */
export const CAUSE = 'cause';

/** What a cause is written with: SES takes tags of these alone, 256 characters of them (API reference, MessageTag). */
const OTHER = /[^\w-]/g;
const LONGEST = 200;
/** SES takes no empty tag, and would refuse the mail with it. */
const NAMELESS = '-';

type Caused = Pick<Services, 'log' | 'outbox' | 'games' | 'askWhatIf' | 'tryVariant' | 'publisher'>;

/** What has come, as the log and SES take its id. */
export function causeNamed(id: string): string {
  return id.replace(OTHER, '-').slice(0, LONGEST) || NAMELESS;
}

/** The same services, whatever is done with them for that reason. Where a mail or a line has another cause already it keeps that. */
export function withCause<S extends Caused>(services: S, named: string): S & Pick<Services, 'caused'> {
  const cause = causeNamed(named);
  const made = new Set<string>();
  const { outbox, games } = stampingMails(services, (mail) => ({ cause, ...mail }));
  const { askWhatIf, tryVariant, publisher } = services;
  const { ask } = publisher;
  return {
    ...services,
    outbox,
    caused: (commit) => (made.has(nameOf(commit)) ? cause : null),
    log: logWith(services, cause),
    askWhatIf: (request) => askWhatIf({ cause, ...request }),
    ...(tryVariant === undefined ? {} : { tryVariant: (trial) => tryVariant({ cause, ...trial }) }),
    publisher: ask === undefined ? publisher : { ...publisher, ask: (request) => ask({ cause, ...request }) },
    games: {
      ...games,
      append: async (commit, along = ALONE) => {
        const isFirst = await games.append(commit, { cause, ...along });
        if (isFirst) made.add(nameOf(commit));
        return isFirst;
      },
    },
  };
}

/** The same services, with something to be said of each mail that is posted. */
function stampingMails(
  { outbox, games }: Pick<Services, 'outbox' | 'games'>,
  stamped: (mail: OutgoingMail) => OutgoingMail,
): Pick<Services, 'outbox' | 'games'> {
  return {
    outbox: {
      ...outbox,
      post: (mail, later) => outbox.post(stamped(mail), later),
      postAll: (mails, later, stored) => outbox.postAll(mails.map(stamped), later, stored),
    },
    games: {
      ...games,
      append: (commit, along) =>
        games.append(commit, along === undefined ? along : { ...along, mails: along.mails.map(stamped) }),
    },
  };
}

/** The same services for a mail that proves who reads at this address: what is posted there need not be looked up before it is sent. */
export function withReader(services: Services, address: string): Services {
  const heard = services.now();
  const stamped = (mail: OutgoingMail) => (mail.to === address ? { ...mail, heard } : mail);
  return { ...services, ...stampingMails(services, stamped) };
}

/** The same for a function that posts mails, and knows of no games. */
export function postingWithCause<S extends Pick<Services, 'log'> & { readonly outbox: Pick<Outbox, 'post'> }>(
  services: S,
  named: string | undefined,
): S {
  if (named === undefined) return services;
  const cause = causeNamed(named);
  const { outbox } = services;
  const post: Outbox['post'] = (mail, later) => outbox.post({ cause, ...mail }, later);
  return { ...services, log: logWith(services, cause), outbox: { ...outbox, post } };
}

function logWith({ log }: Pick<Services, 'log'>, cause: string): Services['log'] {
  return (what, facts) => log(what, { cause, ...facts });
}

/** With a commit that brings nothing along. */
const ALONE: CommitExtras = { mails: [], onStored: () => {} };

/** What others have committed, and left undone, is known by what is kept with it or, where that had no room, by the commit. */
export function causeOf(
  { caused }: Pick<Services, 'caused'>,
  commit: Commit,
  causes: Latest['causes'] = new Map(),
): string {
  return caused?.(commit) ?? causes.get(commit.n) ?? nameOf(commit);
}

function nameOf({ game, n }: Pick<Commit, 'game' | 'n'>): string {
  return `${game}-${n}`;
}
