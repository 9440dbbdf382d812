/** Links to the reader's order sheets, and the question when somebody has opened one on a new device. */

import { t } from '../../../locales/current.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, headingBlock, linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import type { AccountMailContext, DeskAnswer } from '../../mail.ts';
import { oneLineAnswer } from '../../parts/answer.ts';

/** One link for each game. */
export function sheetsBlocks({ sheets }: Extract<DeskAnswer, { kind: 'sheets' }>): Document {
  const told = t().mail.orderSheet;
  if (sheets.length === 0) return [paragraphBlock(told.noSheets)];
  return [
    headingBlock(told.sheets),
    listBlock(sheets.map(({ game, href }) => [{ strong: game }, ' ', { text: told.open, href }])),
    paragraphBlock(told.sheetsNote),
  ];
}

export function deviceAsked(question: Extract<DeskAnswer, { kind: 'device' }>, desk: AccountMailContext): Document {
  const told = t().mail.orderSheet;
  const { game, at, word, page } = question;
  return [
    paragraphBlock(told.opened({ game, device: deviceName(question), time: timeFor(at, desk.zone, desk.zones) })),
    paragraphBlock(told.until),
    paragraphBlock(told.yesReply),
    ...oneLineAnswer(`CONFIRM ${word}`, { to: desk.house.judge, how: told.yesHow, button: told.yes }),
    { kind: 'links', links: [{ text: told.page, href: page }] },
    paragraphBlock(told.no),
    linesBlock('SET LINKS NEW'),
  ];
}

/** `Firefox on Android`; null: not known. */
export function deviceName({
  device: { browser, system },
}: Pick<Extract<DeskAnswer, { kind: 'device' }>, 'device'>): string | null {
  if (browser === null || system === null) return browser ?? system;
  return t().mail.orderSheet.deviceOn({ browser, system });
}
