/** An invitation to a game: to somebody who may never have heard of the judge. */
import type { Power } from '../../engine/board/variant.ts';
import { seatWord } from '../../engine/game/decide/open-seats.ts';
import { counted } from '../words/counts.ts';
import { powersInWords } from '../words/powers.ts';
import { nameOfStranger, withoutLinks } from '../words/strangers.ts';
import { span } from '../words/times.ts';
import { zoneName } from '../words/zone-name.ts';
import { mailto } from './answer.ts';
import { type Document, lines, paragraph } from './document.ts';
import type { Desk, DeskAnswer, MailContext } from './mail.ts';

export type Invitation = Extract<DeskAnswer, { kind: 'invitation' }>;

export function invitationSubject({ by, context }: Invitation): string {
  return `${nameOfStranger(by.name) || 'Somebody'} invites you to a game of Diplomacy: ${context.view.name}`;
}

export function invitation(answer: Invitation, desk: Desk): Document {
  const { by, called, context, open, stop } = answer;
  const { view, links } = context;
  const who = nameOfStranger(by.name);
  const greeting = nameOfStranger(called ?? '');
  const line = joiningLine(answer);
  const comment = withoutLinks(view.settings.comment).slice(0, 120);
  return [
    paragraph(
      `${greeting === '' ? '' : `${greeting}, `}${who === '' ? by.address : `${who} (${by.address})`} asked this judge to invite you to '${view.name}', a game of Diplomacy by mail.`,
    ),
    paragraph(`${whatGame(context, open)} ${howPlayed(context)}`),
    ...(comment === '' ? [] : [paragraph(`About it: ${comment}`)]),
    paragraph('To join, reply to this mail with this line:'),
    lines(line),
    {
      kind: 'answer',
      how: 'The judge answers within a minute, and tells you all you need to know.',
      button: 'Join the game',
      mailto: mailto(desk.house.gameAddress(view.name), line, [line]),
      lines: [],
    },
    paragraph('The game, its map and its settings: ', { text: links.game, href: links.game }),
    paragraph(
      'If you do nothing, nothing happens: you will not be invited to this game again. For no more invitations from this judge, from anybody: ',
      stop.page === null ? `an empty mail to ${stop.mail}` : { text: stop.page, href: stop.page },
    ),
  ];
}

/** The one line that joins; it works as it stands. */
function joiningLine({ context, open }: Pick<Invitation, 'context' | 'open'>): string {
  const { view, board } = context;
  const [power] = open;
  return power === undefined ? `SIGNON ?${view.name}` : `TAKEOVER ${seatWord(board, power)}@${view.name}`;
}

function whatGame({ view, board }: MailContext, open: readonly Power[]): string {
  const { name } = board.variant;
  if (open.length > 0)
    return `It is a game of ${name} that has begun and wants a player for ${powersInWords(board, open, 'or')}.`;
  const have =
    view.signedOn === null ? '' : `; ${view.signedOn} of them ${view.signedOn === 1 ? 'has' : 'have'} signed on`;
  return `It is a game of ${name} for ${counted(view.seatsInAll, 'player')}${have}.`;
}

function howPlayed({ view }: MailContext): string {
  const { timing, zone, press, anonymous } = view.settings;
  const { next, clock } = timing.M;
  const hour =
    clock === null
      ? ''
      : `, at ${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')} ${zoneName(zone) === 'UTC' ? 'UTC' : `${zoneName(zone)} time`}`;
  const colours =
    press.colours.length === 0
      ? 'players write to nobody but the GM'
      : press.partial
        ? 'players write to each other'
        : 'players write to all at once only';
  return `Players have about ${roughly(next)} for each move${hour}, and ${colours}${anonymous ? ', without knowing who plays what' : ''}.`;
}

/** Whole days, where it is nearly that: a deadline falls at an hour of its own. */
function roughly(hours: number): string {
  const days = Math.round(hours / 24);
  return days >= 1 ? counted(days, 'day') : span(hours * 3_600_000);
}
