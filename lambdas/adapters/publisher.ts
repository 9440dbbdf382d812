/**
 * Draws and writes what anybody may see of a game: maps and pages, as files. Written from the public view only. Writing
 * the same again changes nothing; a file that is right already is left alone.
 *
 * | key | what |
 * | --- | --- |
 * | `games/NAME/index.html` | the game as it stands |
 * | `games/NAME/S1901M/index.html` | a resolved phase |
 * | `games/NAME/maps/S1901M.svg`, `.png` | its map: the board with the orders once they are known |
 * | `games/NAME/archive.json` | the history as far as it is public |
 * | `phases/NAME/S1901M.json` | what a resolved phase's page and the history are made from |
 */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode, Position, Resolution } from '../../engine/board/position.ts';
import type { GameName } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import { type GameView, viewOf } from '../../engine/view/view.ts';
import { framed, type Page, type Place } from '../../templates/pages/frame.ts';
import { gamePage } from '../../templates/pages/game-page.ts';
import { gamePath, mapPath, phasePath } from '../../templates/pages/game-parts.ts';
import { type PhaseRecord, phasePage } from '../../templates/pages/phase-page.ts';
import { namesOf, peopleById } from '../app/people.ts';
import type { Files, Publisher, World } from '../app/ports.ts';

export interface PublisherWays extends Pick<World, 'files' | 'directory' | 'board' | 'house' | 'now' | 'log'> {
  /** Links of the masthead. */
  readonly places: readonly Place[];
  /** Where a mail to an address is begun. */
  readonly write: (to: string, text?: string) => string;
  /** The map as SVG; with the resolution its orders are drawn. */
  readonly drawMap: (board: Board, position: Position, resolution: Resolution | null) => string;
  readonly rasterise: (svg: string) => Promise<Uint8Array>;
}

export function makePublisher(ways: PublisherWays): Publisher {
  const { files, house } = ways;
  return {
    publishPhase: async (before, after, commit) => {
      const board = ways.board(after.variant);
      if (board === null) return;
      for (const event of commit.events) {
        if (event.type === 'phase-resolved' && before?.position) {
          const record: PhaseRecord = {
            phase: event.phase,
            at: commit.at,
            before: before.position,
            orders: event.orders,
            resolution: event.resolution,
          };
          await putJson(files, recordKey(after.name, event.phase), record);
          await putMap(ways, board, after.name, before.position, event.resolution);
        }
      }
      const isNewBoard = commit.events.some(({ type }) => type === 'phase-resolved' || type === 'game-started');
      if (isNewBoard && after.current !== null && after.position !== null) {
        await putMap(ways, board, after.name, after.position, null);
      }
    },

    publishGame: async (game) => {
      const board = ways.board(game.variant);
      if (board === null) return;
      const view = await publicView(ways, game, board);
      const hasNewPhase = await putHistory(files, view);
      if (hasNewPhase) {
        // The last page but one now has a page after it.
        for (const { phase } of view.resolved.slice(-2)) {
          const record = await getJson<PhaseRecord>(files, recordKey(view.name, phase));
          if (record !== null) await putPage(ways, phasePath(view.name, phase), phasePage(view, record, board));
        }
      }
      const address = `${game.name}@${house.domain}`;
      await putPage(ways, gamePath(view.name), gamePage(view, { board, address, write: ways.write }));
    },

    gameUrl: (game) => `${house.site}${gamePath(game)}`,
    phaseUrl: (game, phase) => `${house.site}${phasePath(game, phase)}`,
    mapUrl: (game, phase) => `${house.site}${mapPath(game, phase, 'png')}`,
  };
}

async function publicView({ directory, now }: PublisherWays, game: Game, board: Board): Promise<GameView> {
  const names = namesOf(await peopleById({ directory }, game));
  return viewOf(game, 'public', { board, names, now: now() });
}

/** A map that cannot be drawn is missing, and told of; results must not wait for it. */
async function putMap(
  { drawMap, rasterise, files, log }: PublisherWays,
  board: Board,
  game: GameName,
  position: Position,
  resolution: Resolution | null,
): Promise<void> {
  const drawn = await draw();
  if (drawn === null) return;
  await files.put(keyOf(mapPath(game, position.phase, 'svg')), drawn.svg, 'image/svg+xml');
  await files.put(keyOf(mapPath(game, position.phase, 'png')), drawn.png, 'image/png');

  async function draw() {
    try {
      const svg = drawMap(board, position, resolution);
      return { svg, png: await rasterise(svg) };
    } catch (error) {
      log('map not drawn', { game, phase: position.phase, error: error instanceof Error ? error.message : 'unknown' });
      return null;
    }
  }
}

/** The history so far; true when it has grown by a phase (or was not there). */
async function putHistory(files: Files, view: GameView): Promise<boolean> {
  const key = keyOf(`${gamePath(view.name)}archive.json`);
  const known = await getJson<{ readonly phases: readonly PhaseRecord[] }>(files, key);
  const isComplete = known !== null && known.phases.length === view.resolved.length;
  const phases = isComplete
    ? known.phases
    : await Promise.all(view.resolved.map(({ phase }) => getJson<PhaseRecord>(files, recordKey(view.name, phase))));
  await putJson(files, key, {
    format: 'chancery-game',
    version: 1,
    name: view.name,
    variant: view.variant,
    status: view.status,
    created: new Date(view.created).toISOString(),
    phase: view.phase,
    deadline: view.clock === null ? null : new Date(view.clock.deadline).toISOString(),
    powers: view.seats.map(({ power, player, status, centers, units }) => ({ power, player, status, centers, units })),
    outcome: view.outcome,
    position: view.position,
    phases: phases.filter((phase) => phase !== null),
  });
  return !isComplete;
}

function putPage({ files, places }: PublisherWays, path: string, page: Page): Promise<void> {
  return putChanged(files, keyOf(`${path}index.html`), framed(page, places), 'text/html; charset=utf-8');
}

function putJson(files: Files, key: string, value: unknown): Promise<void> {
  return putChanged(files, key, `${JSON.stringify(value)}\n`, 'application/json');
}

/** A file whose time of change tells that somebody has mailed would give that away. */
async function putChanged(files: Files, key: string, text: string, type: string): Promise<void> {
  const known = await files.get(key);
  if (known === null || Buffer.from(known).toString('utf8') !== text) await files.put(key, text, type);
}

async function getJson<T>(files: Files, key: string): Promise<T | null> {
  const known = await files.get(key);
  return known === null ? null : (JSON.parse(Buffer.from(known).toString('utf8')) as T);
}

function recordKey(game: GameName, phase: PhaseCode): string {
  return `phases/${game}/${phase}.json`;
}

/** The key under which the file of a path lies. */
function keyOf(path: string): string {
  return path.slice(1);
}
