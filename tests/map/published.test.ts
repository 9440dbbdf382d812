/**
 * A published picture is that of the game's own board: of every variant with each start and the settings that make rules, no unit,
 * owner or goal may be missing from a picture, or stand in it that the position does not have.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { boardOfArchive } from '../../engine/archive/archive-rules.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import { chainCommit } from '../../engine/game/chain.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName, type Power, personId, provinceOf, rowsOf } from '../../engine/vocabulary.ts';
import { drawnFiles } from '../../lambdas/adapters/publish/drawn-files.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { currentBoardKey, recordKey } from '../../lambdas/games/public-boards.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { type MapStage, mapFile } from '../../templates/pages/map-files.ts';
import { shelfPublisher } from '../archive/shelf.ts';
import { boardOf } from '../boards.ts';
import { createRandom } from '../random.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { ALL_GAMES, type GameKind } from '../variants/all-games.ts';
import { orderAll } from '../variants/random-orders.ts';
import { geographyOf } from './maps.ts';

/** Powers in the order in which a drawing numbers them. */
function drawnPowers({ powers, variant }: Board): readonly Power[] {
  const neutral = variant.rules['neutral-units'];
  return [...powers.map(({ name }) => name), ...(neutral === undefined ? [] : [neutral.name])];
}

/** What the picture shows, by the counters and centers that are painted and where: `ITALY A ven`, `ITALY owns ven`. */
function pictured(svg: string, board: Board): readonly string[] {
  const sites = sitesOf(geographyOf(board.variant.id));
  const part = (id: string) => new RegExp(`<g id="m-${id}">(.*)</g>`).exec(svg)![1]!;
  const painted = (figure: string) => svg.includes(`<g id="${figure}" class=`);
  const powers = drawnPowers(board);
  const placed = (counter: string) => {
    const [, figure, n, type] = /<use href="#(m-u(\d+)([AF]))"/.exec(counter) ?? [];
    // One that is driven out is turned where it stands.
    const [, x, y] = /(?:translate\(| x=")([\d.-]+)(?: |" y=")([\d.-]+)/.exec(counter) ?? [];
    return figure !== undefined && painted(figure)
      ? `${powers[Number(n)]} ${type} ${sites.at([Number(x), Number(y)])}`
      : `not painted: ${counter}`;
  };
  const units = [...part('units').matchAll(/<g id="m-unit-[^"]*"><title>[^<]*<\/title>(.*?)<\/g>/g)].map(
    ([, counter]) => placed(counter!),
  );
  const dislodged = [...svg.matchAll(/<g id="m-dislodged-[^"]*">/g)].map(() => 'dislodged');
  const owners = [...part('centres').matchAll(/<use href="#(m-s(\d+))" x="([\d.-]+)" y="([\d.-]+)"/g)].map(
    ([, figure, n, x, y]) => {
      const site = sites.all.find(
        ({ places: { center: at } }) =>
          at !== undefined && Math.abs(at[0] - Number(x)) + Math.abs(at[1] - Number(y)) < 0.2,
      );
      return painted(figure!) ? `${powers[Number(n)]} owns ${site?.province}` : `not painted: ${figure}`;
    },
  );
  const [, centers, of] = /(\d+) of (\d+) [^<]*<\/text>/.exec(svg)!;
  return [...units, ...dislodged, ...owners, `${centers} of ${of}`].sort();
}

function standing(
  board: Board,
  { units, centers, dislodged = {} }: Omit<Position, 'phase' | 'variant'>,
): readonly string[] {
  const { goal } = gameRules(board);
  return [
    ...rowsOf(units).flatMap(([power, list]) =>
      list.map((unit) => `${power} ${unit[0]} ${provinceOf(unit.slice(2) as never)}`),
    ),
    ...rowsOf(centers).flatMap(([power, list]) => list.map((center) => `${power} owns ${center}`)),
    ...Object.values(dislodged).flatMap((list) => list.map(() => 'dislodged')),
    `${goal.centers} of ${goal.of}`,
  ].sort();
}

/** Plays some phases with chance orders, published as they go; answers with each board and where its pictures lie. */
async function published({ variant, choices, board }: GameKind) {
  const { shelf, publisher } = shelfPublisher({ drawn: ['marne'] });
  const random = createRandom(37);
  const commits: Commit[] = [];
  let game: Game | null = null;
  const commit = async (event: GameEvent) => {
    const n = commits.length + 1;
    const made = chainCommit(
      { game: gameName('marne'), n, at: n, events: [event], salt: 's' },
      commits.at(-1)?.hash ?? '',
      sha256,
    );
    commits.push(made);
    publisher.keep(commits);
    const before: Game | null = game;
    game = evolve(before, made);
    await publisher.publishPhase(before, game, made);
    await publisher.publishGame(game);
  };
  const gm = personId('gm');
  await commit({
    type: 'game-created',
    variant,
    edition: board.variant.edition ?? 1,
    by: gm,
    settings: { ...DEFAULT_SETTINGS, ...choices },
  });
  let position = startingPosition(board);
  const clock = { began: 0, earliest: 0, deadline: 1, graceEnd: 1 };
  const seats = Object.fromEntries(board.powers.map(({ name }) => [name, gm]));
  await commit({ type: 'game-started', seats, position, clock });
  const files = drawnFiles(
    { put: async () => {}, get: async (key) => shelf.get(key) ?? null },
    { board: boardOf, geography: ({ id }) => geographyOf(id), fonts: '' },
  );
  const told: (readonly [what: string, svg: string, is: Position])[] = [];
  /** Each phase is looked at from one side, by turns; from all where there is time. */
  const isSeen = (n: number, phase: number) => IS_FULL || n === phase;
  const see = async (stage: MapStage, key: string, is: Position) => {
    const { map } = JSON.parse(Buffer.from(shelf.get(key)!).toString());
    const svg = await files.get(mapFile(map.folder, stage, 'svg').slice(1));
    told.push([`${position.phase} ${stage}`, Buffer.from(svg ?? '').toString(), is]);
  };
  for (let n = 0; n < 3; n++) {
    if (isSeen(n, 0)) await see('board', currentBoardKey('marne'), position);
    const orders = orderAll(board, position, random);
    const resolution = adjudicate(board, position, orders, { explain: true });
    const next = nextPosition(board, position, resolution);
    await commit({
      type: 'phase-resolved',
      phase: position.phase,
      orders,
      resolution,
      receipts: {},
      next: { position: next, clock },
    });
    const key = recordKey(gameName('marne'), position.phase);
    // Orders of other phases show what is built or removed as well.
    if (isSeen(n, 1) && position.phase.endsWith('M')) await see('orders', key, position);
    if (isSeen(n, 2) || !position.phase.endsWith('M')) await see('after', key, next);
    position = next;
  }
  return told;
}

describe('each published picture of a game', () => {
  const inOpen = ALL_GAMES.filter(({ choices }) => choices.blind !== true);

  it.each(oneIn(3, inOpen).map((kind) => [[kind.variant, ...kind.lines].join(', '), kind] as const))(
    '%s',
    async (_, kind) => {
      const told = await published(kind);
      for (const [what, svg, is] of told) {
        expect([what, pictured(svg, kind.board)]).toEqual([what, standing(kind.board, is)]);
      }
    },
  );

  it.each(ALL_GAMES.map((kind) => [[kind.variant, ...kind.lines].join(', '), kind] as const))(
    'from an archive of %s it is drawn on that board too',
    (_, { variant, choices, board }) => {
      const { rulebook } = gameRules(board);
      const settings = { ...DEFAULT_SETTINGS, ...boardOf(variant).variant.defaults, ...choices };
      const rules = { rulebook, datc: '3.0', rulings: {} };
      expect(boardOfArchive(boardOf(variant), { settings, rules })).toBe(board);
    },
  );

  it('no picture leaves out a power that it does not know', () => {
    const chaos = ALL_GAMES.find(({ choices }) => choices.start === 'chaos')!.board;
    expect(() => mapViewOf(boardOf('standard').variant, startingPosition(chaos))).toThrow('does not have ANKARA');
  });
});
