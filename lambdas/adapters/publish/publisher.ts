import type { Board } from '../../../engine/board/board.ts';
import type { PlayedOn } from '../../../engine/board/choices.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { Commit, GameName } from '../../../engine/game/events.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import { type Game, isBlind, sightsOf } from '../../../engine/game/game.ts';
import { phaseIdOf } from '../../../engine/game/orders/phase-id.ts';
import { isPressOpen } from '../../../engine/game/press.ts';
import { type Sight, seenPosition, seenResolution } from '../../../engine/rules/sight.ts';
import { type GameView, viewOf } from '../../../engine/view/view.ts';
import { t } from '../../../templates/locales/current.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import { LIGHT, powerStyles } from '../../../templates/map/theme.ts';
import { gamePage } from '../../../templates/pages/game-page.ts';
import { gamePath, type PowerColorMap, phaseNowPath, phasePath } from '../../../templates/pages/game-parts.ts';
import { type MapFiles, type MapStage, mapFile } from '../../../templates/pages/map-files.ts';
import { type PhaseRecord, phasePage } from '../../../templates/pages/phase-page.ts';
import type { PhaseNow } from '../../../templates/sheet/sheet-data.ts';
import { addressOf } from '../../addresses.ts';
import { boardOfGame } from '../../games/board-of-game.ts';
import { NEW_BOARD } from '../../games/changes-pages.ts';
import { displayNames, peopleById } from '../../games/people-of-game.ts';
import { type CurrentBoard, currentBoardKey, recordKey } from '../../games/public-boards.ts';
import { getJson } from '../../games/stored-json.ts';
import type { Files, Publisher } from '../../ports.ts';
import { getRecipe, putRecipe, recipeOf } from './drawn-files.ts';
import { makeLinks, mapAddresses } from './links.ts';
import { boardFolder, ownFolder, phaseMapFolder, resolvedFolder } from './map-folders.ts';
import { type MapRecipe, recipeSize } from './map-recipe.ts';
import { publishArchive } from './publish-archive.ts';
import { listWriter } from './publish-lists.ts';
import { publishedKey, putJson } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { putPage } from './put-pages.ts';

export function makePublisher(options: PublisherOptions): Publisher {
  const { files, house } = options;
  return {
    ...makeLinks(options),
    ...listWriter(options),
    publishPhase: (before, after, commit) => putPhase(options, before, after, commit),

    publishGame: async (game, again = false) => {
      const board = boardOfGame(options, game);
      if (board === null) return;
      const view = await publicView(options, game, board);
      const shown = view.phase ?? view.resolved.at(-1)?.phase ?? null;
      const folder = shown === null || view.sight !== 'all' ? null : phaseMapFolder(options, game, shown);
      const current = await getJson<CurrentBoard>(files, currentBoardKey(game.name));
      const stage = view.phase === null ? 'after' : 'board';
      // Whoever has committed the newest phase may not have published it yet.
      if (folder !== null && folder !== current?.map?.folder && (await lacksPhase(options, board, game, folder)))
        await putPhasesSince(options, game, game.resolved.at(-1)?.n ?? 0);
      const map = folder === null ? null : await mapIn(folder, stage);
      await putJson(files, currentBoardKey(game.name), {
        position: view.sight === 'all' ? view.position : null,
        ...(view.sight === 'all' ? {} : { isBlind: true as const }),
        ...playedOn(board, game),
        ...(map === null ? {} : { map, stage }),
      } satisfies CurrentBoard);
      await putJson(files, publishedKey(phaseNowPath(game.name)), { phase: phaseIdOf(game) } satisfies PhaseNow);

      async function mapIn(place: string, stage: MapStage): Promise<MapFiles | null> {
        return !again && current?.map?.folder === place
          ? current.map
          : mapsIn(options, board!, game.name, place, stage);
      }
      const colours = coloursOf(options, board);
      const archive = await publishArchive(options, game, view, { board, map: mapAddresses(options, game), again });
      const { document, summary, toldBefore, done } = archive;
      if (document !== null) {
        // The last page that was written before now has a page after it; diaries and press are opened on all of them.
        const isOpened = document.diaries !== undefined || isPressOpen(game);
        const first = isOpened ? 0 : Math.max(0, toldBefore - 1);
        for (const { phase } of view.resolved.slice(first)) {
          const record = await getJson<PhaseRecord>(files, recordKey(view.name, phase));
          if (record === null) continue;
          await putPage(options, phasePath(view.name, phase), () =>
            phasePage(view, record, boardIn(board, t().code), colours, document),
          );
        }
      }
      await done();
      const address = addressOf(house, game.name);
      await putPage(options, gamePath(view.name), () =>
        gamePage(view, {
          board: boardIn(board, t().code),
          map,
          colours,
          address,
          summary,
          write: options.write,
        }),
      );
    },
  };
}

async function putPhase(options: PublisherOptions, before: Game | null, after: Game, commit: Commit): Promise<void> {
  const board = boardOfGame(options, after);
  if (board === null) return;
  if (isBlind(after)) return putOwnMaps(options, board, before, after, commit);
  if (before !== null && isBlind(before)) return publishWhole(options, board, after);
  await putRecords(options, board, before, after, commit);
  const isNewBoard = commit.events.some(({ type }) => NEW_BOARD.has(type));
  if (isNewBoard && after.current !== null && after.position !== null) {
    const holders = await holdersWhen(options.files, after, board);
    await putMaps(options, board, after, after.position, {
      resolution: null,
      holders,
      folder: boardFolder(options, after.name, after.position),
    });
  }
}

/** Is the last record missing, or what the maps in `folder` are drawn from? */
async function lacksPhase(options: PublisherOptions, board: Board, game: Game, folder: string): Promise<boolean> {
  const last = game.resolved.at(-1);
  if (last !== undefined && (await getJson(options.files, recordKey(game.name, last.phase))) === null) return true;
  return options.geography(board.variant) !== null && (await getRecipe(options.files, game.name, folder)) === null;
}

/** From commit number `first` on. */
async function putPhasesSince(options: PublisherOptions, { name, n }: Game, first: number): Promise<void> {
  let before: Game | null = null;
  for (const commit of await options.games.commitsAfter(name, 0)) {
    if (commit.n > n) break;
    const after: Game = evolve(before, commit);
    if (commit.n >= first) await putPhase(options, before, after, commit);
    before = after;
  }
}

/** The phases that a commit has resolved. */
async function putRecords(
  options: PublisherOptions,
  board: Board,
  before: Game | null,
  after: Game,
  commit: Commit,
): Promise<void> {
  const { files } = options;
  for (const event of commit.events) {
    if (event.type !== 'phase-resolved' || !before?.position) continue;
    const { phase, resolution } = event;
    const position = before.position;
    const holders = await holdersWhen(files, before, board);
    const map = await putMaps(options, board, after, position, {
      resolution,
      holders,
      folder: resolvedFolder(options, after.name, phase, commit.n),
    });
    await keepRecord(files, after.name, {
      phase,
      ...playedOn(board, after),
      at: commit.at,
      before: position,
      resolution,
      holders,
      map,
    });
  }
}

function playedOn({ choices }: Board, { edition }: Game): PlayedOn {
  return { ...(edition === undefined ? {} : { edition }), ...(choices === undefined ? {} : { choices }) };
}

/** Its maps are drawn from the record. Those of another resolution of the phase, which a master has rolled back, stay where they are. */
async function keepRecord(files: Files, game: GameName, record: PhaseRecord): Promise<void> {
  const key = recordKey(game, record.phase);
  const known = await getJson<PhaseRecord>(files, key);
  if (known?.map != null && known.map.folder !== record.map?.folder)
    await putRecipe(files, known.map.folder, recipeOf(game, known));
  await putJson(files, key, record);
}

/** A blind game is over: all of its phases are published. */
async function publishWhole(options: PublisherOptions, board: Board, game: Game): Promise<void> {
  const commits = await options.games.commitsAfter(game.name, 0);
  let before: Game | null = null;
  for (const commit of commits) {
    if (commit.n > game.n) break;
    const after: Game = evolve(before, commit);
    if (game.resolved.some(({ n }) => n === commit.n)) await putRecords(options, board, before, after, commit);
    before = after;
  }
}

/** Of a blind game, a map for everybody who sees a part of it, where nobody else finds it. */
async function putOwnMaps(
  options: PublisherOptions,
  board: Board,
  before: Game | null,
  after: Game,
  commit: Commit,
): Promise<void> {
  for (const sight of sightsOf(after)) {
    for (const event of commit.events) {
      if (event.type !== 'phase-resolved' || !before?.position) continue;
      await putMaps(options, board, after, seenPosition(board, before.position, sight), {
        resolution: seenResolution(board, before.position, event.resolution, sight),
        holders: {},
        folder: ownFolder(options, board, after, event.phase, sight),
        sight,
      });
    }
    if (after.current === null || after.position === null || !commit.events.some(({ type }) => NEW_BOARD.has(type)))
      continue;
    await putMaps(options, board, after, seenPosition(board, after.position, sight), {
      resolution: null,
      holders: {},
      folder: ownFolder(options, board, after, after.position.phase, sight),
      sight,
    });
  }
}

async function publicView({ directory, now }: PublisherOptions, game: Game, board: Board): Promise<GameView> {
  const names = displayNames(await peopleById({ directory }, game), game, board);
  return viewOf(game, 'public', { board, names, now: now() });
}

interface Drawn {
  readonly resolution: Resolution | null;
  readonly holders: PhaseRecord['holders'];
  readonly folder: string;
  /** Left out: the whole board, which anybody may see. */
  readonly sight?: Sight;
}

/**
 * Keeps what the maps of a phase are drawn from, where its record does not say it all: they are drawn when somebody asks for them (drawn-files.ts). A map that cannot be drawn
 * is missing, and told of; results must not wait for it.
 */
async function putMaps(
  options: PublisherOptions,
  board: Board,
  played: Game,
  position: Position,
  { resolution, holders, folder, sight }: Drawn,
): Promise<MapFiles | null> {
  const { geography, files, log } = options;
  const { name: game } = played;
  try {
    const shapes = geography(board.variant);
    if (shapes === null) return null;
    const seen = sight === undefined ? {} : { sight };
    const on = { variant: board.variant.id, ...playedOn(board, played) };
    const recipe: MapRecipe = { game, ...on, position, resolution, holders, ...seen };
    const size = recipeSize(recipe, { board, shapes }, resolution === null ? 'board' : 'orders');
    if (resolution === null || sight !== undefined) await putRecipe(files, folder, recipe);
    return { folder, ...size };
  } catch (error) {
    log('map not drawn', { game, phase: position.phase, error: error instanceof Error ? error.message : 'unknown' });
    return null;
  }
}

/** The maps in a folder, with the size of the one of `stage`; null when there are none. */
async function mapsIn(
  { files, geography }: PublisherOptions,
  board: Board,
  game: GameName,
  folder: string,
  stage: MapStage,
): Promise<MapFiles | null> {
  const shapes = geography(board.variant);
  const recipe = shapes === null ? null : await getRecipe(files, game, folder);
  if (shapes !== null && recipe !== null) return { folder, ...recipeSize(recipe, { board, shapes }, stage) };
  // Drawn before only recipes were kept.
  const svg = await files.get(publishedKey(mapFile(folder, stage, 'svg')));
  const size = svg === null ? null : sizeIn(Buffer.from(svg.subarray(0, 1_000)).toString('utf8'));
  return size === null ? null : { folder, ...size };
}

function sizeIn(svg: string): Pick<MapFiles, 'width' | 'height'> | null {
  const size = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg);
  return size === null ? null : { width: Number(size[1]), height: Number(size[2]) };
}

/** Who holds the provinces that are no supply centres, now that the phases of the game so far are over. */
async function holdersWhen(
  files: Files,
  { name, resolved }: Game,
  { variant }: Board,
): Promise<PhaseRecord['holders']> {
  const last = resolved.at(-1);
  const record = last === undefined ? null : await getJson<PhaseRecord>(files, recordKey(name, last.phase));
  return record === null ? {} : holdersAfter(variant, record.holders, record.resolution);
}

function coloursOf({ geography }: PublisherOptions, { variant }: Board): PowerColorMap {
  const shapes = geography(variant);
  const names = variant.powers.map(({ name }) => name);
  return shapes === null ? new Map() : powerStyles(shapes, names, LIGHT);
}
