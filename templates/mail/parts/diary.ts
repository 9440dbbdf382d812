/** The reader's own diary, or after the game everybody's: as a list, or entry by entry. */
import type { DiaryView } from '../../../engine/view/view.ts';
import { t } from '../../locales/current.ts';
import { powerName } from '../../locales/powers.ts';
import { timeFor } from '../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock, plainLines } from '../../markup/document.ts';
import { letterBody } from '../kinds/game/press.ts';
import type { MailContext } from '../mail.ts';

/** `topic` null: a list; `all`, or the number of one entry. */
export function diaryBlocks(context: MailContext, topic: string | null): Document {
  const own = context.view.diary.filter(({ isOwn }) => isOwn);
  const say = t().mail.diary;
  if (own.length === 0) return [paragraphBlock(say.empty)];
  if (topic === null)
    return [paragraphBlock(say.inShort(own.length, own[0]!.entry)), linesBlock(...own.map((entry) => listed(entry)))];
  const shown = topic === 'all' ? own : own.filter(({ entry }) => String(entry) === topic);
  return shown.flatMap((entry) => [
    plainLines(say.entry(entry.entry, when(context, entry))),
    { kind: 'letter', body: letterBody(entry.body) },
  ]);
}

/** When the game is over: how many diaries are open, and where. */
export function diariesTold({ view, board }: MailContext): Document {
  const open = view.diary.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return [];
  const say = t().mail.diary;
  const diarists = [...new Set(open.map(({ as }) => as))].map((as) =>
    as === 'MASTER' ? say.master : as === 'OBSERVER' ? say.observer : powerName(board, as),
  );
  return [paragraphBlock(say.open(open.length, diarists.join(', ')))];
}

/** The number, the phase, how it begins. */
function listed({ entry, phase, body }: DiaryView): string {
  const [start = ''] = letterBody(body).split('\n');
  const short = start.length > 50 ? `${start.slice(0, 50)}…` : start;
  return `${String(entry).padStart(4)}  ${(phase ?? '').padEnd(8)}${short}`;
}

function when({ zone, zones }: MailContext, { phase, at }: DiaryView): string {
  return `${phase === null ? '' : `${phase}, `}${timeFor(at, zone, zones)}`;
}
