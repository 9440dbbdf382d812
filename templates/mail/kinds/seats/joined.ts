/** Somebody has signed on: to the masters. */

import { t } from '../../../locales/current.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';

export const joinedMail = defineMail('joined', {
  for: 'one',
  rank: 'notices',
  write: (context, { who: name, address = null, as, asks = false }) => {
    const { view } = context;
    const say = t().mail.joined;
    const who = name ?? say.somebody;
    if (as === 'observer') {
      return gameLetter(context, {
        subject: say.observesSubject(who),
        lead: leadOf(context),
        body: [
          ...(context.isClassic === true ? [] : [paragraphBlock(say.observes(who, view.name))]),
          ...classicNote(context, `${who} has signed on as an Observer in game '${view.name}'.`),
        ],
      });
    }
    const isForming = view.status === 'forming';
    const addressed = address === null ? who : `${who} (${address})`;
    return gameLetter(context, {
      subject:
        isForming && view.signedOn !== null ? say.subjectOf(who, view.signedOn, view.seatsInAll) : say.subject(who),
      lead: asks ? leadOfText(say.asks(who), 'act') : leadOf(context),
      body: [
        ...(asks ? approvalNeeded() : []),
        ...(context.isClassic === true ? [] : [paragraphBlock(say.signedOn(addressed, view.name))]),
        ...classicNote(
          context,
          `${addressed} has signed up to play a power in game '${view.name}'.`,
          ...(isForming ? [playerCount(context)] : []),
        ),
        ...(isForming ? stillOpen(context) : []),
      ],
    });
  },
});

/** The line with which a GM lets somebody in. */
function approvalNeeded(): Document {
  return [paragraphBlock(t().mail.joined.approvalNeeded), linesBlock('set approve all')];
}

/** `Game 'marne' now has 3 players.`, where the reader may know. */
export function playerCount({ view }: MailContext): string {
  const say = t().mail.joined;
  return view.signedOn === null ? say.isForming(view.name) : say.playerCount(view.name, view.signedOn);
}

/** How many seats of a forming game are free; null where that is a secret. */
export function openSeats({ signedOn, seatsInAll }: MailContext['view']): number | null {
  return signedOn === null ? null : Math.max(0, seatsInAll - signedOn);
}

/** What is said of them. */
export function stillOpen({ view }: MailContext): Document {
  const open = openSeats(view);
  if (open === null) return [];
  const say = t().mail.joined;
  if (open > 0) return [paragraphBlock(say.moreNeeded(open))];
  const { autoStart, seats } = view.settings;
  if (!autoStart) return [paragraphBlock(say.allTaken)];
  return [paragraphBlock(seats === 'auction' ? say.allTakenBids : say.allTakenBegins)];
}
