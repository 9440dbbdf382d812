/** Mails of a judge, ours or an older one, pasted by somebody: the last phase in them, and the board to which it led. */
import { adjudicate } from '../../adjudicate/adjudicate.ts';
import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { OrdersByPower, Position } from '../../board/position.ts';
import type { ArchiveMessage } from '../../messages/archive-messages.ts';
import { boardsAfter, fullPosition } from '../boards.ts';
import { assembleGame } from '../classic/assemble.ts';
import { makeClassicReader } from '../classic/reader.ts';
import type { ClassicGame, UnreadLines } from '../classic/report.ts';
import type { ArchivedPosition } from '../document.ts';

export interface MailedPhase {
  readonly position: Position;
  readonly orders: OrdersByPower;
  /** Its centers are those after it, as nothing tells those before. */
  readonly areCentersAfter: boolean;
  /** What comes next; without centers where the mails do not tell them. Null: the game is over. */
  readonly next: ArchivedPosition | null;
  /** Lines of the judge's own that were not read, or that say something else than what came out. */
  readonly faults: readonly MailFault[];
}

export interface MailFault {
  readonly line: number;
  readonly message: UnreadLines['why'] | ArchiveMessage;
  /** The board that comes next is as told, all the same. */
  readonly isHarmless: boolean;
}

/** Has it a heading of results, or a starting position? */
export function isJudgesMail(text: string): boolean {
  return /^(?:> ?)*(?:(?:Movement|Retreat|Adjustment) results for |Starting position for )/im.test(text);
}

/** What leaves no doubt about the board at the end: an earlier phase is missing or told twice, or the mails correct it themselves. */
const HARMLESS: ReadonlySet<string> = new Set<ArchiveMessage['code']>([
  'archive/phase-not-found',
  'archive/told-twice',
  'archive/units-differ',
  'archive/owners-differ',
  'archive/ends-early',
  'archive/next-not-told',
]);

/** Null where nothing of a game on this board was found. `known`: boards on which the results may go on. */
export function readJudgesMails(
  board: Board,
  lines: readonly { readonly number: number; readonly text: string }[],
  known: readonly Position[] = [],
): MailedPhase | { readonly faults: readonly MailFault[] } | null {
  const unread: UnreadLines[] = [];
  const { id, name, aliases = [] } = board.variant;
  const names = [id, name, ...aliases].map((each) => each.toLowerCase());
  const reader = makeClassicReader({
    board: (variant) => (names.some((each) => variant.toLowerCase().startsWith(each)) ? board : null),
    unread: (lines) => unread.push(lines),
    routine: () => {},
  });
  reader.source('pasted');
  reader.mail(null);
  for (const { text, number } of withoutHeads(lines)) reader.line(text, number);
  const game = reader.end().at(-1);
  const faults = unread
    .filter(({ why }) => why.code !== 'archive/not-a-judges' && why.code !== 'archive/only-on-file')
    .map(({ from, why }): MailFault => ({ line: from, message: why, isHarmless: false }));
  const found = game === undefined ? null : assembleGame(game, board, 'pasted', undefined, known);
  const last = found?.record?.phases.at(-1);
  if (game === undefined || found === null) return null;
  // Of results that lack their board nothing is known but that.
  if (last === undefined && game.reports.length > 0)
    return { faults: [...faults, ...found.disagreements.map((each) => ({ ...each, isHarmless: false }))] };
  if (last === undefined) return begun(board, game, faults);
  const report = game.reports.findLast(({ phase }) => phase === last.phase);
  const owners = last.told?.centers ?? report?.owners ?? null;
  // If nothing told the owners before this table, take its owners for those before too: a center that was taken has its taker's unit on it.
  const isFirstTable = last.position.centers === undefined && owners !== null;
  const full = isFirstTable ? { ...last.position, centers: owners } : last.position;
  const [next] = boardsAfter(board, full, adjudicate(board, fullPosition(full), last.orders));
  const isAsTold = isFirstTable && (report?.next ?? next?.phase) === next?.phase;
  const told = found.disagreements.map(({ line, message, phase }): MailFault => {
    const order = comparePhases(board.variant.calendar, parsePhase(phase), parsePhase(last.phase));
    const isHarmless = HARMLESS.has(message.code) || (isAsTold && OF_OWNERS.has(message.code));
    return { line, message, isHarmless: order < 0 || (order === 0 && isHarmless) };
  });
  return {
    position: fullPosition(full),
    orders: last.orders,
    areCentersAfter: isFirstTable,
    next:
      next === undefined
        ? null
        : withOwners(next, last.position.centers === undefined ? owners : (last.told?.centers ?? next.centers)),
    faults: [...faults, ...told],
  };
}

const HEAD = /^(?:[>|] ?)*(?:Date|From|To|Sent|Cc|Reply-To): /i;

/** What stands above the subject of each mail of a history. */
function withoutHeads<T extends { readonly text: string }>(lines: readonly T[]): readonly T[] {
  let isAbove = false;
  return lines
    .toReversed()
    .flatMap((line) => {
      const isHead = isAbove && HEAD.test(line.text);
      isAbove = isHead || /^(?:[>|] ?)*Subject: /i.test(line.text);
      return isHead ? [] : [line];
    })
    .toReversed();
}

/** Worked out without the owners, where these were not known. */
const OF_OWNERS: ReadonlySet<string> = new Set<ArchiveMessage['code']>([
  'archive/next-differs',
  'archive/counts-differ',
]);

function withOwners({ centers: _, ...rest }: Position, centers: Position['centers'] | null): ArchivedPosition {
  return centers === null ? rest : { ...rest, centers };
}

/** Nothing but the mail with which it began. */
function begun(board: Board, { start }: ClassicGame, faults: readonly MailFault[]): MailedPhase | null {
  if (start === null) return null;
  const usual = startingPosition(board);
  const { centers, ...rest } = { ...usual, phase: start.phase, units: start.units };
  const next = start.phase === usual.phase ? { ...rest, centers } : rest;
  return { position: fullPosition(next), orders: {}, areCentersAfter: false, next, faults };
}
