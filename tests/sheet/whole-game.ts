/** A game of seven people that is played to its end: by their sheets, by mail, or by both in turn. */
import { legalAdjustments } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { SheetData, SheetPower } from '../../templates/sheet/sheet-data.ts';
import { boardOf } from '../boards.ts';
import { conquer } from '../conqueror.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, NAMES, playedGame, write } from '../handling/rig.ts';

const HOUR = 3_600_000;
const PHASES = 40;

/** Somebody's sheet, however it is opened. */
export interface OpenedSheet {
  /** As it is now. */
  data(): Promise<SheetData>;
  /** Sends orders; throws where the judge does not take them all. */
  order(lines: readonly string[]): Promise<void>;
  say(to: string, text: string): Promise<void>;
  voteDraw(): Promise<void>;
}

export interface Playing {
  /** After so many phases all vote for a draw; left out: until Austria has won. */
  readonly phases?: number;
  /** Whether somebody plays this phase on a sheet; the others send the same lines by mail. */
  readonly bySheet: (player: number, phase: number) => boolean;
  readonly open: (world: TestWorld, who: string) => Promise<OpenedSheet>;
}

/** Austria conquers; the others hold, go home, and lose what they must: all from what the sheet shows. */
function ordersOn(board: Board, { position: shown, reader }: SheetData): readonly string[] {
  if (reader.kind !== 'player' || shown === null) throw new Error('Nothing to order on this sheet.');
  const position = listed(shown);
  return reader.own.flatMap((own) =>
    own.power === 'AUSTRIA' ? (conquer(board, position, ['AUSTRIA'])['AUSTRIA'] ?? []) : quiet(board, position, own),
  );
}

function quiet(
  board: Board,
  position: NonNullable<SheetData['position']>,
  { power, due }: SheetPower,
): readonly string[] {
  switch (due.kind) {
    case 'orders':
      return due.units.map((unit) => `${unit} H`);
    case 'retreats':
      return due.units.map((unit) => `${unit} D`);
    case 'builds':
      return Array.from({ length: due.count }, () => 'waive');
    case 'removals':
      return legalAdjustments(board, position, power).slice(0, due.count).map(formatOrder);
    default:
      return [];
  }
}

/** A page sends orders as its lists have them, a mail as they were written: the order of units and orders of a power tells nothing. */
export function listed<T>(value: T): T {
  return inOrder(value) as T;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOrder(each)]));
}

export async function play({ phases = PHASES, bySheet, open }: Playing) {
  const world = await playedGame();
  const board = boardOf('standard');
  const sheets = new Map<string, OpenedSheet>();
  for (const who of NAMES) {
    await write(world, who, 'status', GAME);
    sheets.set(who, await open(world, who));
  }
  let sent = 0;
  /** What Austria has been told. */
  const said: string[] = [];
  let n = 0;
  for (; n < phases && (await loadGame(world.services, 'marne'))!.status === 'active'; n += 1) {
    for (const [p, who] of NAMES.entries()) {
      const sheet = sheets.get(who)!;
      const lines = ordersOn(board, await sheet.data());
      if (lines.length === 0) continue;
      if (n === 0 && who === 'bob') await sheet.say('AUSTRIA', 'Please stop.');
      if (n === 0 && who === 'cy') said.push(...messagesOn(await sheets.get('ann')!.data()));
      if (bySheet(p, n)) {
        sent += 1;
        await sheet.order(lines);
      } else await write(world, who, lines.join('\n'), GAME);
    }
    await world.moveTo(world.services.now() + 2 * HOUR);
  }
  if (n === phases) {
    for (const [p, who] of NAMES.entries()) {
      if (!bySheet(p, n)) await write(world, who, 'set draw', GAME);
      else {
        await sheets.get(who)!.data();
        await sheets.get(who)!.voteDraw();
      }
    }
  }
  const game = (await loadGame(world.services, 'marne'))!;
  const commits = await world.services.games.commitsAfter(game.name, 0);
  const resolved = commits.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'phase-resolved'
        ? [{ phase: event.phase, orders: event.orders, resolution: event.resolution }]
        : [],
    ),
  );
  return { world, game, resolved, sent, said };
}

function messagesOn({ press }: SheetData): readonly string[] {
  return press.flatMap(({ messages }) => messages.map(({ body }) => body));
}
