/** What would come of the orders of a WHATIF: the classic lines, and why each order that failed did. */

import { neutralName } from '../../../../engine/rules/neutral-units.ts';
import type { WhatIf } from '../../../../engine/what-if/what-if.ts';
import { classicDislodged, classicResults } from '../../../classic/orders.ts';
import { type Document, heading, type Line, lines, list, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { explanationOf } from '../../../words/explained.ts';
import type { Speaker } from '../../../words/language.ts';
import { written } from '../../../words/orders.ts';
import { lineTold, speakerFor, type ToldLine } from '../../../words/speaker.ts';
import type { DeskAnswer } from '../../mail.ts';
import { faultBlocks } from '../../parts/report.ts';

export function whatIfBlocks({ game, board, result }: Extract<DeskAnswer, { kind: 'what-if' }>): Document {
  const { before, resolution, faults } = result;
  const neutral = neutralName(board);
  const given = resolution.orders.filter(
    ({ power, order, result: outcome, reasons }) =>
      !reasons.includes('no-order') && !(power === neutral && order.endsWith(' H') && outcome === 'succeeds'),
  );
  const told = given
    .filter(({ result: outcome, reasons }) => outcome === 'fails' || reasons.length > 0)
    .map((order) => explanationOf(board, order) || written(board, order.order));
  const classic = classicResults(board, before, { ...resolution, orders: given }, game, 0).slice(1);
  return [
    paragraph(words().mail.whatIf.intro(before.phase, game)),
    ...faultBlocks(faults.map(reportLine(speakerFor({ board }))), null),
    lines(...withoutBlank(classic), ...withGap(classicDislodged(board, resolution.dislodged))),
    ...(told.length === 0 ? [] : [heading(words().mail.whatIf.why), list(told)]),
  ];
}

function reportLine(speaker: Speaker): (fault: WhatIf['faults'][number]) => ToldLine {
  return ({ suggestion, ...fault }) =>
    lineTold({ ...fault, outcome: 'refused', ...(suggestion === null ? {} : { suggestion }) }, speaker);
}

function withoutBlank(all: readonly Line[]): readonly Line[] {
  return all[0]?.text === '' ? all.slice(1) : all;
}

function withGap(all: readonly Line[]): readonly Line[] {
  return all.length === 0 ? [] : [{ text: '' }, ...all];
}
