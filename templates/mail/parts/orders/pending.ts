/** Orders that are shown and asked about, because what stands around them does not plainly give them: not on file. */
import type { Board } from '../../../../engine/board/board.ts';
import type { PhaseCode } from '../../../../engine/board/position.ts';
import type { NotFiledTold } from '../../../../engine/game/events/notifications.ts';
import { notFiled } from '../../../../engine/game/orders/pending-sets.ts';
import type { PendingView } from '../../../../engine/view/view.ts';
import { t } from '../../../locales/current.ts';
import { spellOrders } from '../../../locales/order-spelling.ts';
import { type FormatContext, formatterFor } from '../../../locales/speaker.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { type Document, headingBlock, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import type { MailContext } from '../../mail.ts';

/** Of more sets subjects and first lines name the first alone. */
const MOST_TOLD = 2;

/** Each set that waits, and the line that files it or says that it is meant; nothing where none does. */
export function pendingBlocks(context: MailContext): Document {
  const { board, view } = context;
  const told = t().mail.pending;
  return view.pending.flatMap((set): Document => {
    const { orders, sends, isFiled } = set;
    const line = lineToFile(view.pending, set);
    return [
      headingBlock(pendingHeading(context, set)),
      ...bothBoards(context, set),
      linesBlock(
        ...orders.map(({ order, phase }) => `${phase === null ? '' : `${phase}: `}${spellOrders(board, order)}`),
      ),
      paragraphBlock(...(isFiled ? told.toConfirm(line) : told.toFile(orders.length, line))),
      ...(sends ? [paragraphBlock(...told.toSend)] : []),
    ];
  });
}

/** `2 orders NOT filed below "If England agrees:"`, `3 orders for Fall 1901 filed (you answered a mail of Spring 1901)`. */
export function pendingHeading(
  listener: FormatContext & { readonly board: Board },
  { orders, why, isFiled }: PendingView,
): string {
  const { say } = formatterFor(listener);
  const told = t().mail.pending;
  return isFiled && why.code === 'pending/answered'
    ? told.filed(phaseName(listener.board, why.current), orders.length, say(why))
    : told.heading(orders.length, say(why));
}

/** The phase that orders were written for; null where that is not in doubt, or where there is none. */
export function phaseThen({ why }: PendingView): PhaseCode | null {
  return why.code === 'pending/other-phase' || why.code === 'pending/dated' ? why.phase : null;
}

/** Of orders that were written for another phase: the board of that, and the board as it is. */
function bothBoards({ board, view, links }: MailContext, set: PendingView): Document {
  const then = phaseThen(set);
  if (then === null || view.phase === null) return [];
  const told = t().mail.pending;
  const [past, now] = [phaseName(board, then), phaseName(board, view.phase)];
  const shown = [
    { alt: told.boardThen(past), source: past === now ? null : links.board(then) },
    { alt: told.boardNow(now), source: links.board(view.phase) },
  ].flatMap(({ alt, source }) => (source === null ? [] : [{ alt, source, href: source }]));
  return [
    paragraphBlock(told.takeOver(past, now)),
    ...shown.flatMap(({ alt, source, href }) => [
      paragraphBlock({ text: alt, href }),
      { kind: 'picture' as const, alt, source, href },
    ]),
  ];
}

/** In the results: what was never filed. */
export function lapsedBlocks(context: MailContext, lapsed: readonly NotFiledTold[]): Document {
  const { say } = formatterFor(context);
  return lapsed.map(({ orders, why }) => paragraphBlock(t().mail.pending.lapsed(orders, say(why))));
}

/** `FILE` is enough where nothing else waits. */
function lineToFile(sets: readonly PendingView[], { number }: PendingView): string {
  return sets.length === 1 ? 'FILE' : `FILE ${number}`;
}

/** `3 orders for Spring 1901 filed; 2 NOT filed below "If England agrees:"`; null where all that came is on file and meant. */
export function pendingText(context: MailContext, filed: number): string | null {
  const { board, view } = context;
  if (view.pending.length === 0 || view.phase === null) return null;
  const inDoubt = view.pending.filter(({ isFiled }) => isFiled).map((set) => pendingHeading(context, set));
  const { say } = formatterFor(context);
  const told = notFiled(view.pending).map(({ orders, why }) => ({ orders: orders.length, why: say(why) }));
  const [first] = told;
  if (first === undefined) return inDoubt.join('; ');
  const all = told.reduce((sum, { orders }) => sum + orders, 0);
  const shown = told.length > MOST_TOLD ? [{ orders: all, why: first.why }] : told;
  const summary = t().mail.pending.summary(phaseName(board, view.phase), inDoubt.length > 0 ? 0 : filed, shown);
  return [...inDoubt, summary].join('; ');
}

/** The same as a first line, with what there is to do; null as above. */
export function pendingLead(context: MailContext, filed: number): string | null {
  const text = pendingText(context, filed);
  const inDoubt = context.view.pending.find(({ isFiled }) => isFiled);
  if (text === null || inDoubt === undefined) return text === null ? null : `${text}.`;
  return `${text}. ${t().mail.pending.pleaseConfirm(lineToFile(context.view.pending, inDoubt))}`;
}
