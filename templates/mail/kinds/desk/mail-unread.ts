/** To a GM: our program fails on a mail of somebody in the game, and what can be done for them. */
import { type Document, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { timeFor } from '../../../words/times/times.ts';
import type { DeskAnswer } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';
import { whoIsMeant } from './mail-stopped.ts';

const LINE = 'EXTEND 24h';

export function mailUnread(unread: Extract<DeskAnswer, { kind: 'mail-unread' }>): Document {
  const say = words().mail.mailUnread;
  const { context, at } = unread;
  const { zone, zones, house, view } = context;
  return [
    paragraph(say.told(whoIsMeant(unread), timeFor(at, zone, zones))),
    paragraph(say.remedy),
    lines(LINE),
    {
      kind: 'answer',
      how: say.how,
      button: say.button,
      mailto: mailto(house.gameAddress(view.name), LINE, [LINE]),
      lines: [],
    },
  ];
}
