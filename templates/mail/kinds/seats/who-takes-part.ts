/** Who takes part in a game: players, observers and GMs come, ask and go. */

import { listInWords } from '../../../../engine/board/display-names.ts';
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { localDate, timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';
import { seatTable } from '../account/my-games.ts';

export const PEOPLE_MAILS = {
  /** An absence longer than the game's maximum: to the masters, who may approve it. */
  'absence-asked': defineMail('absence-asked', {
    for: 'one',
    write: (context, { who, powers, absence }) => {
      const { view, board, zone, zones } = context;
      const names = powersInWords(board, powers);
      const from = localDate(absence.from, zone, zones);
      const to = localDate(absence.to, zone, zones);
      const say = t().mail.absenceAsked;
      return gameLetter(context, {
        subject: say.subject(names),
        lead: leadOfText(say.lead(names), 'act'),
        body: [
          paragraphBlock(say.asked({ who, powers: names, from, to, allowed: view.settings.maxAbsence })),
          linesBlock(...['APPROVE', 'REFUSE'].map((verb) => `${verb} ABSENCE ${powers[0]!}`)),
          ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
        ],
      });
    },
  }),
  /** To somebody whom a master has let in. */
  approved: defineMail('approved', {
    for: 'one',
    write: (context) => {
      const { view } = context;
      const say = t().mail.approved;
      return gameLetter(context, {
        subject: say.subject,
        body: [
          paragraphBlock(say.told(view.name)),
          ...classicNote(context, `You have been approved in game '${view.name}'.`),
        ],
      });
    },
  }),
  /** Somebody has signed on: to the masters. */
  joined: defineMail('joined', {
    for: 'one',
    rank: 'notices',
    write: (context, { who: name, address = null, as, asks = false }) => {
      const { view } = context;
      const say = t().mail.joined;
      const who = name ?? say.somebody;
      if (as === 'observer') {
        return gameLetter(context, {
          subject: say.observesSubject(who),
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
          isForming && view.signedOn !== null
            ? say.subjectOf(addressed, view.signedOn, view.seatsInAll)
            : say.subject(addressed),
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
  }),
  /** Somebody has resigned: to the masters. */
  left: defineMail('left', {
    for: 'one',
    rank: 'notices',
    write: (context, { who }) => {
      const { view } = context;
      const isForming = view.status === 'forming';
      const say = t().mail.left;
      return gameLetter(context, {
        subject: say.subject(who),
        body: [
          ...(context.isClassic === true ? [] : [paragraphBlock(say.told(who, view.name))]),
          ...classicNote(
            context,
            `${who} has resigned from game '${view.name}'.`,
            ...(isForming ? [playerCount(context)] : []),
          ),
          ...(isForming ? stillOpen(context) : []),
        ],
      });
    },
  }),
  /** Masters come and go: to everybody. */
  'master-changed': defineMail('master-changed', {
    for: ({ own }) => (own ? 'one' : 'all'),
    rank: 'notices',
    write: (context, { who, joined, own }) => {
      const { view } = context;
      const told = t().mail.masterChanged;
      const names = view.masters.filter((name) => name !== who);
      const others = names.length === 0 ? null : listInWords(names, t().grammar.and);
      return gameLetter(context, {
        subject: told.subject(own ? null : who, joined),
        body: [
          paragraphBlock(
            own ? (joined ? told.youJoined(others) : told.youLeft) : joined ? told.joined(who, others) : told.left(who),
          ),
          ...(view.masters.length === 0 && view.status !== 'finished' ? [paragraphBlock(told.nobodyLeft)] : []),
          ...(own && joined ? [...seatTable(context), ...answerBlock(context, { withLines: false })] : []),
          ...classicNote(context, `${who} has ${joined ? 'become' : 'resigned as'} Master of game '${view.name}'.`),
        ],
      });
    },
  }),
  /** To somebody who has been sent away without having played. */
  'sent-away': defineMail('sent-away', {
    for: 'one',
    write: (context, { as }) => {
      const { subject, told } = t().mail.sentAway;
      return gameLetter(context, {
        subject: subject[as],
        lead: leadOfText(told[as](context.view.name), 'rest'),
        body: [],
      });
    },
  }),
  /** To a substitute: a seat has fallen free, and it is their turn to take it. */
  'substitute-asked': defineMail('substitute-asked', {
    for: 'one',
    write: (context, { powers, until }) => {
      const { view, board, zone, zones } = context;
      const say = t().mail.substituteAsked;
      const names = powersInWords(board, powers, t().grammar.or);
      return gameLetter(context, {
        subject: say.subject(names),
        lead: leadOfText(say.lead(names, view.name), 'act'),
        body: [
          paragraphBlock(say.how(timeFor(until, zone, zones))),
          linesBlock('YES', ...powers.map((power) => `TAKEOVER ${seatWord(board, power)}@${view.name}`)),
          paragraphBlock(say.nothing),
        ],
      });
    },
  }),
};

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
function stillOpen({ view }: MailContext): Document {
  const open = openSeats(view);
  if (open === null) return [];
  const say = t().mail.joined;
  if (open > 0) return [paragraphBlock(say.moreNeeded(open))];
  const { autoStart, seats } = view.settings;
  if (!autoStart) return [paragraphBlock(say.allTaken)];
  return [paragraphBlock(seats === 'auction' ? say.allTakenBids : say.allTakenBegins)];
}
