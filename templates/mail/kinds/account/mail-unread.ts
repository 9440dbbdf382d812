/** To a GM: our program fails on a mail of somebody in the game, and what can be done for them. */

import { t } from '../../../locales/current.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { subjectToGame } from '../../game-address.ts';
import type { DeskAnswer } from '../../mail.ts';
import { mailtoLink } from '../../parts/answer.ts';
import { whoIsMeant } from './mail-stopped.ts';

export function mailUnreadMail(unread: Extract<DeskAnswer, { kind: 'mail-unread' }>): Document {
  const say = t().mail.mailUnread;
  const { context, at } = unread;
  const { zone, zones, house, view } = context;
  const line = view.event === undefined ? 'EXTEND 24h' : `IN ${view.event}: EXTEND 24h`;
  return [
    paragraphBlock(say.told(whoIsMeant(unread), timeFor(at, zone, zones))),
    paragraphBlock(say.remedy),
    linesBlock(line),
    {
      kind: 'answer',
      how: say.how,
      button: say.button,
      mailto: mailtoLink(house.gameAddress(view.name), subjectToGame(house, view.name, line), [line]),
      lines: [],
    },
  ];
}
