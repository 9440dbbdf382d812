/** Orders that are shown and asked about, because what stands around them does not plainly give them: not on file. */
import type { NotFiledTold } from '../../../../engine/game/events/tidings.ts';
import type { PendingView } from '../../../../engine/view/view.ts';
import { type Document, heading, lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { written } from '../../../words/orders.ts';
import { speakerFor } from '../../../words/speaker.ts';
import { phaseName } from '../../../words/times/phases.ts';
import type { MailContext } from '../../mail.ts';

/** Of more sets subjects and first lines name the first alone. */
const MOST_TOLD = 2;

/** Each set that waits, and the line that files it; nothing where none does. */
export function pendingBlocks(context: MailContext): Document {
  const { board, view } = context;
  const { say } = speakerFor(context);
  const told = words().mail.pending;
  return view.pending.flatMap((set): Document => {
    const { orders, why, sends } = set;
    return [
      heading(told.heading(orders.length, say(why))),
      ...bothBoards(context, set),
      lines(...orders.map(({ order, phase }) => `${phase === null ? '' : `${phase}: `}${written(board, order)}`)),
      paragraph(...told.toFile(orders.length, lineToFile(view.pending, set))),
      ...(sends ? [paragraph(...told.toSend)] : []),
    ];
  });
}

/** Of orders that were written for another phase: the board of that, and the board as it is. */
function bothBoards({ board, view, links }: MailContext, { why }: PendingView): Document {
  if (why.code !== 'pending/other-phase' || view.phase === null) return [];
  const told = words().mail.pending;
  const [past, now] = [phaseName(board, why.phase), phaseName(board, view.phase)];
  const shown = [
    { alt: told.boardThen(past), source: past === now ? null : links.board(why.phase) },
    { alt: told.boardNow(now), source: links.board(view.phase) },
  ].flatMap(({ alt, source }) => (source === null ? [] : [{ alt, source, href: source }]));
  return [
    paragraph(told.takeOver(past, now)),
    ...shown.flatMap(({ alt, source, href }) => [
      paragraph({ text: alt, href }),
      { kind: 'picture' as const, alt, source, href },
    ]),
  ];
}

/** In the results: what was never filed. */
export function lapsedBlocks(context: MailContext, notFiled: readonly NotFiledTold[]): Document {
  const { say } = speakerFor(context);
  return notFiled.map(({ orders, why }) => paragraph(words().mail.pending.lapsed(orders, say(why))));
}

/** `FILE` is enough where nothing else waits. */
function lineToFile(sets: readonly PendingView[], { number }: PendingView): string {
  return sets.length === 1 ? 'FILE' : `FILE ${number}`;
}

/** `3 orders for Spring 1901 filed; 2 NOT filed below "If England agrees:"`; null where all that came is on file. */
export function notFiledText(context: MailContext, filed: number): string | null {
  const { board, view } = context;
  if (view.pending.length === 0 || view.phase === null) return null;
  const { say } = speakerFor(context);
  const told = view.pending.map(({ orders, why }) => ({ orders: orders.length, why: say(why) }));
  const [first] = told;
  const all = told.reduce((sum, { orders }) => sum + orders, 0);
  const shown = told.length > MOST_TOLD ? [{ orders: all, why: first!.why }] : told;
  return words().mail.pending.summary(phaseName(board, view.phase), filed, shown);
}
