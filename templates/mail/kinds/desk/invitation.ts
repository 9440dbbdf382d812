/** An invitation to a game: to somebody who may never have heard of the judge. */
import type { Power } from '../../../../engine/board/variant.ts';
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { type Document, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { nameOfStranger, withoutLinks } from '../../../words/strangers.ts';
import { clockTime } from '../../../words/times/clock-time.ts';
import { span } from '../../../words/times/times.ts';
import { zoneName } from '../../../words/times/zone-name.ts';
import type { Desk, DeskAnswer, MailContext } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';

export type Invitation = Extract<DeskAnswer, { kind: 'invitation' }>;

export function invitationSubject({ by, context }: Invitation): string {
  const say = words().mail.invitation;
  return say.subject(nameOfStranger(by.name) || say.somebody, context.view.name);
}

export function invitation(answer: Invitation, desk: Desk): Document {
  const { by, called, context, open, stop } = answer;
  const { view, links } = context;
  const who = nameOfStranger(by.name);
  const greeting = nameOfStranger(called ?? '');
  const line = joiningLine(answer);
  const say = words().mail.invitation;
  const comment = withoutLinks(view.settings.comment).slice(0, 120);
  return [
    paragraph(say.asked(greeting, who === '' ? by.address : `${who} (${by.address})`, view.name)),
    paragraph(`${whatGame(context, open)} ${howPlayed(context)}`),
    ...(comment === '' ? [] : [paragraph(say.about(comment))]),
    paragraph(say.howToJoin),
    lines(line),
    {
      kind: 'answer',
      how: say.answers,
      button: say.join,
      mailto: mailto(desk.house.gameAddress(view.name), line, [line]),
      lines: [],
    },
    paragraph(...say.page({ text: links.game, href: links.game })),
    stop.page === null
      ? paragraph(say.stopByMail(stop.mail))
      : paragraph(...say.stopOnPage({ text: stop.page, href: stop.page })),
  ];
}

/** The one line that joins; it works as it stands. */
function joiningLine({ context, open }: Pick<Invitation, 'context' | 'open'>): string {
  const { view, board } = context;
  const [power] = open;
  return power === undefined ? `SIGNON ?${view.name}` : `TAKEOVER ${seatWord(board, power)}@${view.name}`;
}

function whatGame({ view, board }: MailContext, open: readonly Power[]): string {
  const { grammar, mail } = words();
  const { name } = board.variant;
  return open.length > 0
    ? mail.invitation.running(name, powersInWords(board, open, grammar.or))
    : mail.invitation.forming(name, view.seatsInAll, view.signedOn);
}

function howPlayed({ view }: MailContext): string {
  const { timing, zone, press, anonymous } = view.settings;
  const { next, clock } = timing.M;
  return words().mail.invitation.howPlayed({
    pace: roughly(next),
    clock: clock === null ? null : clockTime(clock),
    place: zoneName(zone),
    press: press.colours.length === 0 ? 'master' : press.partial ? 'anybody' : 'all',
    anonymous,
  });
}

/** Whole days, where it is nearly that: a deadline falls at an hour of its own. */
function roughly(hours: number): string {
  const days = Math.round(hours / 24);
  return days >= 1 ? words().mail.invitation.days(days) : span(hours * 3_600_000);
}
