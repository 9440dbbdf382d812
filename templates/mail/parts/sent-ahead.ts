/** Orders for later phases: what is kept, as lines that can be sent again, and what became of them when their phase began. */

import type { AheadTold } from '../../../engine/game/events/tidings.ts';
import { isNothing } from '../../../engine/game/sent-ahead.ts';
import type { OwnPower } from '../../../engine/view/view.ts';
import { type Document, heading, type Line, lines, list } from '../../markup/document.ts';
import { words } from '../../words/current.ts';
import { written } from '../../words/orders.ts';
import { linesAhead } from '../../words/orders-ahead.ts';
import { powerName } from '../../words/powers.ts';
import { speakerFor } from '../../words/speaker.ts';
import type { MailContext } from '../mail.ts';
import { stopped } from './report.ts';
import { ownPowers } from './wanted.ts';

/** All that is kept for later phases; nothing where there is none. */
export function aheadBlocks(context: MailContext): Document {
  const mine = ownPowers(context).filter(({ ahead }) => !isNothing(ahead));
  if (mine.length === 0) return [];
  const several = ownPowers(context).length > 1;
  return [
    heading(words().mail.sentAhead.kept),
    lines(...mine.flatMap((own) => [...(several ? [{ text: own.power }] : []), ...linesOf(context, own)])),
  ];
}

function linesOf({ board }: MailContext, { ahead }: OwnPower): readonly Line[] {
  return linesAhead(board, ahead).flatMap((each) => [
    { text: `PHASE ${each.phase}` },
    ...each.lines.map((text): Line => ({ text, ...(text.startsWith('SET ') ? {} : { hang: 2 }) })),
  ]);
}

/** In the results: which orders of the reader stand for the new phase already, and which could not be used. */
export function loadedBlocks(context: MailContext, loaded: readonly AheadTold[]): Document {
  const { board } = context;
  const speaker = speakerFor(context);
  const told = words().mail.sentAhead;
  const items = loaded.flatMap(({ power, phase, taken, unfit, past }) => {
    const orders = taken.map((order) => written(board, order));
    return [
      ...(taken.length === 0
        ? []
        : [told.onFile({ phase, power: loaded.length > 1 ? powerName(board, power) : null, orders })]),
      ...unfit.map(({ order, why }) => told.notUsed(written(board, order), stopped(speaker.say(why)))),
      ...past.map((each) => told.didNotCome(written(board, each.order), each.phase)),
    ];
  });
  return items.length === 0 ? [] : [heading(told.heading), list(items)];
}
