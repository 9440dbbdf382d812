/** To a GM: mail does not reach somebody of the game, and how to try again. To players: it does not reach their GM. */

import type { Power } from '../../../../engine/board/variant.ts';
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { gameAddressInWords, subjectToGame } from '../../game-address.ts';
import type { DeskAnswer, MailContext } from '../../mail.ts';
import { oneLineAnswer } from '../../parts/answer.ts';

type Stopped = Extract<DeskAnswer, { kind: 'mail-stopped' }>;
type Meant = Pick<Stopped, 'context' | 'who' | 'powers'>;

/** The person, with their powers in brackets, as far as the reader may know. */
export function whoIsMeant({ context, who, powers }: Meant): string {
  if (powers.length === 0) return who ?? '';
  const names = powersInWords(context.board, powers);
  return who === null ? names : `${who} (${names})`;
}

export function mailStoppedMail(stopped: Stopped): Document {
  const say = t().mail.mailStopped;
  const { context, powers, why } = stopped;
  const who = whoIsMeant(stopped);
  // What its reader has marked as spam, nobody else brings back.
  if (why === 'complained') return [paragraphBlock(say.complained(who))];
  const line = `UNMUTE ${powers[0] ?? 'ALL'}`;
  const [power] = powers;
  return [
    paragraphBlock(say[why](who)),
    ...(power === undefined ? [] : [paragraphBlock(say.elsewhere), ...elsewhere(context, power)]),
    paragraphBlock(say.remedy),
    ...gameLine(context, line, say),
  ];
}

/** What the GM writes, and then the player from another address. */
function elsewhere({ board, view }: Stopped['context'], power: Power): Document {
  return [
    linesBlock(`EJECT ${power}`),
    paragraphBlock(t().mail.mailStopped.thenThey),
    linesBlock(`TAKEOVER ${seatWord(board, power)}@${view.name}`),
  ];
}

export function masterLost({ context, who }: Extract<DeskAnswer, { kind: 'master-lost' }>): Document {
  const say = t().mail.mailStopped.master;
  const { name, settings } = context.view;
  return [
    paragraphBlock(say.told(who)),
    paragraphBlock(settings.autoProcess ? say.goesOn : say.waits),
    paragraphBlock(say.back(gameAddressInWords(context.house, name))),
    linesBlock(`SIGNON m${name} password`),
  ];
}

/** To a GM: our program fails on a mail of somebody in the game, and what can be done for them. */
export function mailUnreadMail(unread: Extract<DeskAnswer, { kind: 'mail-unread' }>): Document {
  const say = t().mail.mailUnread;
  const { context, at } = unread;
  const { zone, zones, view } = context;
  const line = view.event === undefined ? 'EXTEND 24h' : `IN ${view.event}: EXTEND 24h`;
  return [
    paragraphBlock(say.told(whoIsMeant(unread), timeFor(at, zone, zones))),
    paragraphBlock(say.remedy),
    ...gameLine(context, line, say),
  ];
}

/** A line that the GM sends to the game. */
function gameLine({ house, view }: MailContext, line: string, say: { readonly how: string; readonly button: string }) {
  const subject = subjectToGame(house, view.name, line);
  return oneLineAnswer(line, { to: house.gameAddress(view.name), subject, how: say.how, button: say.button });
}
