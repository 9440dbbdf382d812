/** Orders for later phases: what is kept, as lines that can be sent again, and what became of them when their phase began. */

import type { AheadTold } from '../../../engine/game/events/notifications.ts';
import { hasNoLaterOrders } from '../../../engine/game/orders/later-orders.ts';
import type { OwnPower } from '../../../engine/view/view.ts';
import { t } from '../../locales/current.ts';
import { spellOrders } from '../../locales/order-spelling.ts';
import { linesAhead } from '../../locales/orders-ahead.ts';
import { powerName } from '../../locales/powers.ts';
import { formatterFor } from '../../locales/speaker.ts';
import { phaseName } from '../../locales/times/phases.ts';
import { type Document, type DocumentLine, headingBlock, linesBlock, listBlock } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';
import { withFullStop } from './report.ts';
import { ownPowers } from './wanted.ts';

/** All that is kept for later phases; nothing where there is none. */
export function aheadBlocks(context: MailContext): Document {
  const mine = ownPowers(context).filter(({ ahead }) => !hasNoLaterOrders(ahead));
  if (mine.length === 0) return [];
  const several = ownPowers(context).length > 1;
  return [
    headingBlock(t().mail.sentAhead.kept),
    linesBlock(...mine.flatMap((own) => [...(several ? [{ text: own.power }] : []), ...linesOf(context, own)])),
  ];
}

/** Where a mail brought none for this phase: what is kept in place of them. */
export function keptTexts(context: MailContext): readonly string[] {
  const phases = ownPowers(context).flatMap(({ ahead }) => ahead.orders.map(({ phase }) => phase));
  return [...new Set(phases)].map((phase) =>
    t().mail.sentAhead.count(phases.filter((each) => each === phase).length, phaseName(context.board, phase)),
  );
}

function linesOf({ board }: MailContext, { ahead }: OwnPower): readonly DocumentLine[] {
  return linesAhead(board, ahead).flatMap((each) => [
    { text: `PHASE ${each.phase}` },
    ...each.lines.map((text): DocumentLine => ({ text, ...(text.startsWith('SET ') ? {} : { hang: 2 }) })),
  ]);
}

/** In the results: which orders of the reader stand for the new phase already, and which could not be used. */
export function loadedBlocks(context: MailContext, loaded: readonly AheadTold[]): Document {
  const { board } = context;
  const speaker = formatterFor(context);
  const told = t().mail.sentAhead;
  const items = loaded.flatMap(({ power, phase, taken, unfit, past }) => {
    const orders = taken.map((order) => spellOrders(board, order));
    return [
      ...(taken.length === 0
        ? []
        : [told.onFile({ phase, power: loaded.length > 1 ? powerName(board, power) : null, orders })]),
      ...unfit.map(({ order, why }) => told.notUsed(spellOrders(board, order), withFullStop(speaker.say(why)))),
      ...past.map((each) => told.didNotCome(spellOrders(board, each.order), each.phase)),
    ];
  });
  return items.length === 0 ? [] : [headingBlock(told.heading), listBlock(items)];
}
