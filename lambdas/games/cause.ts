/**
 * One id from what has come (a mail, a wake-up call) over commits to each mail and its bounce. It is in every line of the log that follows,
 * goes with each mail through the outbox, to SES as a tag, and back with what became of the mail. Readers of mails never see it.
 */
import type { Commit } from '../../engine/game/events.ts';
import type { Along, OutgoingMail, Services } from '../ports.ts';

/** The tag by which SES tells it. */
export const CAUSE = 'cause';

/** What a cause is written with: SES takes tags of these alone, 256 characters of them (API reference, MessageTag). */
const OTHER = /[^\w-]/g;
const LONGEST = 200;
/** SES takes no empty tag, and would refuse the mail with it. */
const NAMELESS = '-';

type Caused = Pick<Services, 'log' | 'outbox' | 'games'>;

/** The same services, whatever is done with them for that reason. Where a mail or a line has another cause already it keeps that. */
export function withCause<S extends Caused>(services: S, named: string): S & Pick<Services, 'caused'> {
  const cause = named.replace(OTHER, '-').slice(0, LONGEST) || NAMELESS;
  const made = new Set<string>();
  const stamped = (mail: OutgoingMail): OutgoingMail => ({ cause, ...mail });
  const { outbox, games, log } = services;
  return {
    ...services,
    caused: (commit) => (made.has(nameOf(commit)) ? cause : nameOf(commit)),
    log: (what, facts) => log(what, { cause, ...facts }),
    outbox: {
      ...outbox,
      post: (mail, later) => outbox.post(stamped(mail), later),
      postAll: (mails, later, stored) => outbox.postAll(mails.map(stamped), later, stored),
    },
    games: {
      ...games,
      append: async (commit, along) => {
        const isFirst = await games.append(commit, along && stampedAlong(along, stamped));
        if (isFirst) made.add(nameOf(commit));
        return isFirst;
      },
    },
  };
}

function stampedAlong(along: Along, stamped: (mail: OutgoingMail) => OutgoingMail): Along {
  return { ...along, mails: along.mails.map(stamped) };
}

/** What others have committed, and left undone, is known by the commit. */
export function causeOf({ caused = nameOf }: Pick<Services, 'caused'>, commit: Commit): string {
  return caused(commit);
}

function nameOf({ game, n }: Pick<Commit, 'game' | 'n'>): string {
  return `${game}-${n}`;
}
