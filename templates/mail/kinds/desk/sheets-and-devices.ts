/** Links to the reader's order sheets, and the question when somebody has opened one on a new device. */

import { type Document, heading, lines, list, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { timeFor } from '../../../words/times/times.ts';
import type { Desk, DeskAnswer } from '../../mail.ts';
import { mailto } from '../../parts/answer.ts';

/** One link for each game. */
export function sheetsBlocks({ sheets }: Extract<DeskAnswer, { kind: 'sheets' }>): Document {
  const told = words().mail.orderSheet;
  if (sheets.length === 0) return [paragraph(told.noSheets)];
  return [
    heading(told.sheets),
    list(sheets.map(({ game, href }) => [{ strong: game }, ' ', { text: told.open, href }])),
    paragraph(told.sheetsNote),
  ];
}

export function deviceAsked(question: Extract<DeskAnswer, { kind: 'device' }>, desk: Desk): Document {
  const told = words().mail.orderSheet;
  const { game, at, word, page } = question;
  return [
    paragraph(told.opened({ game, device: deviceName(question), time: timeFor(at, desk.zone, desk.zones) })),
    paragraph(told.until),
    paragraph(told.yesReply),
    lines(`CONFIRM ${word}`),
    {
      kind: 'answer',
      how: told.yesHow,
      button: told.yes,
      mailto: mailto(desk.house.judge, `CONFIRM ${word}`, [`CONFIRM ${word}`]),
      lines: [],
    },
    { kind: 'links', links: [{ text: told.page, href: page }] },
    paragraph(told.no),
    lines('SET LINKS NEW'),
  ];
}

function deviceName({ device: { browser, system } }: Extract<DeskAnswer, { kind: 'device' }>): string | null {
  if (browser === null || system === null) return browser ?? system;
  return words().mail.orderSheet.deviceOn({ browser, system });
}
