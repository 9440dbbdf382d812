/** What a master sees who has asked to look: the orders on file, or what would come of them. Each look is recorded. */

import { classicOrdersOnFile, classicResults } from '../../../classic/orders.ts';
import { type Document, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powerName } from '../../../words/powers.ts';
import type { MailContext } from '../../mail.ts';
import { allocationsOnFile } from '../../parts/influence.ts';

export function lookBlocks(context: MailContext, what: 'all-orders' | 'prediction'): Document {
  const { view, board } = context;
  const { look, position } = view;
  const say = words().mail.look;
  if (look === null || position === null) return [];
  if (what === 'prediction') {
    return [
      paragraph(say.prediction),
      lines(...classicResults(board, position, look.prediction, view.name, view.turn)),
    ];
  }
  const waits = look.orders.filter(({ wait }) => wait).map(({ power }) => powerName(board, power));
  const filed = look.orders
    .filter(({ due }) => due.kind !== 'nothing')
    .map(({ power, due, onFile }) => ({ power, due, onFile: onFile.map(({ order }) => order) }));
  return [
    paragraph(say.onFile),
    lines(...classicOrdersOnFile(board, position, view.name, view.turn, filed)),
    ...allocationsOnFile(board, position, look.orders),
    ...(waits.length === 0 ? [] : [paragraph(say.waits(waits.join(', ')))]),
  ];
}
