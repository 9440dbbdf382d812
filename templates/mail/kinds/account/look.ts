/** What a master sees who has asked to look: the orders on file, or what would come of them. Each look is recorded. */

import { classicOrdersOnFile, classicResults } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powerName } from '../../../locales/powers.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import type { MailContext } from '../../mail.ts';
import { allocationsForGm } from '../../parts/influence.ts';

export function lookBlocks(context: MailContext, what: 'all-orders' | 'prediction'): Document {
  const { view, board } = context;
  const { look, position } = view;
  const say = t().mail.look;
  if (look === null || position === null) return [];
  if (what === 'prediction') {
    return [
      paragraphBlock(say.prediction),
      linesBlock(...classicResults(board, position, look.prediction, view.name, view.turn)),
    ];
  }
  const waits = look.orders.filter(({ wait }) => wait).map(({ power }) => powerName(board, power));
  const filed = look.orders
    .filter(({ due }) => due.kind !== 'nothing')
    .map(({ power, due, onFile }) => ({ power, due, onFile: onFile.map(({ order }) => order) }));
  return [
    paragraphBlock(say.onFile),
    linesBlock(...classicOrdersOnFile(board, position, view.name, view.turn, filed)),
    ...allocationsForGm(board, position, look.orders),
    ...(waits.length === 0 ? [] : [paragraphBlock(say.waits(waits.join(', ')))]),
  ];
}
