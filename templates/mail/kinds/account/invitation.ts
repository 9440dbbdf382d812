/** An invitation to a game: to somebody who may never have heard of the judge. */

import type { Power } from '../../../../engine/board/variant.ts';
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { t } from '../../../locales/current.ts';
import { othersOffered } from '../../../locales/offered.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { nameOfStranger, withoutLinks } from '../../../locales/strangers.ts';
import { type Document, type DocumentBlock, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { howPlayed } from '../../how-played.ts';
import type { DeskAnswer, MailContext } from '../../mail.ts';

export type Invitation = Extract<DeskAnswer, { kind: 'invitation' }>;

export function invitationSubject({ by, context }: Invitation): string {
  const say = t().mail.invitation;
  return say.subject(nameOfStranger(by.name) || say.somebody, context.view.name);
}

export function invitationMail(answer: Invitation): Document {
  const { by, called, context, open, stop } = answer;
  const who = nameOfStranger(by.name);
  const greeting = nameOfStranger(called ?? '');
  const say = t().mail.invitation;
  return [
    paragraphBlock(say.asked(greeting, who === '' ? by.address : `${who} (${by.address})`, context.view.name)),
    ...gameToJoin(context, open, answer.page),
    stop.page === null
      ? paragraphBlock(say.stopByMail(stop.mail))
      : paragraphBlock(...say.stopOnPage({ text: stop.page, href: stop.page })),
  ];
}

/** To somebody who watches for games like this one (WATCH FOR). */
export function watchedMail(context: MailContext): Document {
  return [...gameToJoin(context, [], null), paragraphBlock(t().mail.watched.stop), linesBlock('STOP WATCHING')];
}

/** `seat`: the page of the reader's own seat; null: there is none. */
function gameToJoin(context: MailContext, open: readonly Power[], seat: string | null): Document {
  const { view, links } = context;
  const say = t().mail.invitation;
  const line = joiningLine({ context, open });
  const comment = withoutLinks(view.settings.comment).slice(0, 120);
  return [
    paragraphBlock(`${whatGame(context, open)} ${howPlayed(context)}`),
    ...(comment === '' ? [] : [paragraphBlock(say.about(comment))]),
    ...(seat === null ? [] : [oneSeat(seat)]),
    paragraphBlock(seat === null ? t().mail.watched.howToJoin : say.howToJoin),
    linesBlock(line),
    paragraphBlock(...say.page({ text: links.game, href: links.game })),
    paragraphBlock(othersOffered(t().code)),
  ];
}

function oneSeat(href: string): DocumentBlock {
  const say = t().mail.invitation;
  return { kind: 'sheet', heading: say.oneSeat, link: { text: say.join, href }, note: say.byPage };
}

/** The one line that joins; it works as it stands. */
function joiningLine({ context, open }: Pick<Invitation, 'context' | 'open'>): string {
  const { view, board } = context;
  const [power] = open;
  return power === undefined ? `SIGNON ?${view.name}` : `TAKEOVER ${seatWord(board, power)}@${view.name}`;
}

function whatGame({ view, board }: MailContext, open: readonly Power[]): string {
  const { grammar, mail } = t();
  const { name } = board.variant;
  const botsBeside = view.settings.botsFill === null ? 0 : board.powers.length - view.seatsInAll;
  return open.length > 0
    ? mail.invitation.running(name, powersInWords(board, open, grammar.or))
    : mail.invitation.forming(name, view.seatsInAll, view.signedOn, botsBeside);
}
