/** What would come of the orders of a WHATIF: the classic lines, and why each order that failed did. */

import { nameOfPower } from '../../../../engine/board/display-names.ts';
import { neutralName } from '../../../../engine/rules/neutral-units.ts';
import type { WhatIf } from '../../../../engine/what-if/what-if.ts';
import { classicDislodged, classicResults } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { explanationOf } from '../../../locales/explained.ts';
import type { Formatter } from '../../../locales/formatter.ts';
import { spellOrders } from '../../../locales/order-spelling.ts';
import { type FormattedLine, formatReportLine, formatterFor } from '../../../locales/speaker.ts';
import {
  type Document,
  type DocumentLine,
  headingBlock,
  linesBlock,
  listBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import type { DeskAnswer } from '../../mail.ts';
import { faultBlocks } from '../../parts/report.ts';

export function whatIfBlocks({ game, board, result }: Extract<DeskAnswer, { kind: 'what-if' }>): Document {
  const { before, resolution, faults, points, ordered } = result;
  const neutral = neutralName(board);
  const given = resolution.orders.filter(
    ({ power, order, result: outcome, reasons }) =>
      !reasons.includes('no-order') &&
      !(power === neutral && order.endsWith(' H') && outcome === 'succeeds' && !ordered.includes(order)),
  );
  const told = given
    .filter(({ result: outcome, reasons }) => outcome === 'fails' || reasons.length > 0)
    .map((order) => explanationOf(board, order) || spellOrders(board, order.order));
  const classic = classicResults(board, before, { ...resolution, orders: given }, game, 0).slice(1);
  return [
    paragraphBlock(t().mail.whatIf.intro(before.phase, game)),
    ...faultBlocks(faults.map(reportLine(formatterFor({ board }))), null),
    linesBlock(...withoutBlank(classic), ...withGap(classicDislodged(board, resolution.dislodged))),
    ...(points.length === 0
      ? []
      : [
          headingBlock(t().mail.whatIf.points),
          listBlock(
            points.map(
              ({ power, order }) => `${nameOfPower(board, power)}${t().grammar.colon}${spellOrders(board, order)}`,
            ),
          ),
        ]),
    ...(told.length === 0 ? [] : [headingBlock(t().mail.whatIf.why), listBlock(told)]),
  ];
}

function reportLine(speaker: Formatter): (fault: WhatIf['faults'][number]) => FormattedLine {
  return ({ suggestion, ...fault }) =>
    formatReportLine({ ...fault, outcome: 'refused', ...(suggestion === null ? {} : { suggestion }) }, speaker);
}

function withoutBlank(all: readonly DocumentLine[]): readonly DocumentLine[] {
  return all[0]?.text === '' ? all.slice(1) : all;
}

function withGap(all: readonly DocumentLine[]): readonly DocumentLine[] {
  return all.length === 0 ? [] : [{ text: '' }, ...all];
}
