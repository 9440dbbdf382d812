/**
 * Builds and removals are told alike wherever they are told, and are those that the adjudicator carries out; where centers give no build,
 * it is told why. Tables of centers have a row for each count of a game, by what was played.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { legalAdjustments } from '../../../engine/adjudicate/legality/legal-orders.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import { dueOf } from '../../../engine/game/due.ts';
import { formatOrder } from '../../../engine/orders/notation.ts';
import { boardWith } from '../../../engine/rules/game-board.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { isChoicePhase } from '../../../engine/rules/start-choices.ts';
import { formatCentersCsv } from '../../../engine/scoring/centers-csv.ts';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { type Power, phaseCode } from '../../../engine/vocabulary.ts';
import { classicOwnership, countedAfter } from '../../../templates/classic/centers.ts';
import { classicOrdersOnFile } from '../../../templates/classic/orders.ts';
import { powerName } from '../../../templates/locales/powers.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { slotsOf } from '../../../templates/sheet/slots.ts';
import { boardOf } from '../../boards.ts';
import { playGame } from '../../self-played.ts';
import { ALL_GAMES } from '../all-games.ts';

interface Turn {
  readonly before: Resolution;
  readonly position: Position;
}

/** Adjustments of two games that play themselves, each with what led to it. */
function adjustmentsOf(board: Board): readonly Turn[] {
  return [playGame(board, 1, 5, 'greedy'), playGame(board, 5, 5, 'random')].flatMap((phases) =>
    phases.flatMap(({ position }, n) => {
      const before = phases[n - 1]?.resolution;
      const isOne = parsePhase(position.phase).kind === 'A' && !isChoicePhase(board, position);
      return isOne && before !== undefined ? [{ before, position }] : [];
    }),
  );
}

/** As many builds as succeed of all that could be ordered, or removals where nothing is. */
function carriedOut(board: Board, position: Position, power: Power): number {
  const builds = legalAdjustments({ ...board, freeRemovals: false }, position, power).filter(
    ({ kind }) => kind === 'build',
  );
  // One to a site.
  const sites = new Map(builds.map((order) => [formatOrder(order).slice(8, 11), formatOrder(order)]));
  const { orders } = adjudicate(board, position, { [power]: [...sites.values()] });
  const done = (kind: string) =>
    orders.filter((each) => each.power === power && each.result === 'succeeds' && each.order.startsWith(kind)).length;
  return done('build') - done('remove');
}

/** `Builds   2 units`, `Removes  1 unit` as a number, and whether a line of reasons follows. */
function told(lines: readonly string[], board: Board, power: Power) {
  const at = lines.findIndex((line) => line.startsWith(`${powerName(board, power)}:`) && /Supply center/.test(line));
  const [, kind, count] = /(Builds|Removes) +(\d+) unit/.exec(lines[at] ?? '') ?? [];
  return {
    count: kind === 'Removes' ? -Number(count) : Number(count ?? 0),
    why: /gives? no build: \S/.test(lines[at + 1] ?? ''),
  };
}

describe.each(ALL_GAMES.map((kind) => [[kind.variant, ...kind.lines].join(', '), kind.board] as const))(
  '%s',
  (_, board) => {
    const turns = adjustmentsOf(board);

    it('every count of an adjustment is what can be carried out', () => {
      const wrong: string[] = [];
      for (const { before, position } of turns) {
        const owned = classicOwnership(board, countedAfter(before)).map(({ text }) => text);
        const map = mapViewOf(board.variant, position).standings;
        const table = { board, position, proxies: false };
        for (const { name: power } of board.powers) {
          const [centers, units] = [position.centers[power]?.length ?? 0, position.units[power]?.length ?? 0];
          if (centers + units === 0) continue;
          const real = carriedOut(board, position, power);
          const due = dueOf(board, position, power);
          const listed = told(owned, board, power);
          const filed = classicOrdersOnFile(board, position, 'marne', 1, [{ power, due, onFile: [] }]).map(
            ({ text }) => text,
          );
          const pending = Number(/\b(\d+) builds? pending/.exec(filed.join('\n'))?.[1] ?? 0);
          const slots =
            board.freeRemovals === true
              ? null
              : slotsOf(table, power).map((slot) =>
                  'count' in slot ? (slot.kind === 'builds' ? slot.count : -slot.count) : 0,
                );
          const standing = map.find((each) => each.powers.includes(power))!;
          const inNote = (what: RegExp) => Number(what.exec(standing.note)?.[1] ?? 0);
          // Both powers of a player stand in one line.
          const changes = standing.powers.map((each) => carriedOut(board, position, each));
          const inLegend = (sign: number) => changes.reduce((sum, each) => sum + Math.max(0, sign * each), 0);
          const legend = [inNote(/(\d+) builds?\b/), inNote(/(\d+) removals?\b/)];
          if (legend.join() !== [inLegend(1), inLegend(-1)].join())
            wrong.push(`${position.phase} ${power} map: ${standing.note}, carried out: ${changes.join(' and ')}`);
          const counts = {
            resolution: before.adjustments[power] ?? 0,
            ownership: listed.count,
            onFile: real < 0 ? real : pending,
            sheet: slots === null ? real : (slots[0] ?? 0),
          };
          for (const [where, count] of Object.entries(counts))
            if (count !== real) wrong.push(`${position.phase} ${power} ${where}: ${count}, carried out: ${real}`);
          const isHeld = centers - units > Math.max(0, real);
          if (listed.why !== isHeld)
            wrong.push(`${position.phase} ${power}: ${isHeld ? 'no reason' : 'a reason for nothing'}`);
          if (isHeld && changes.every((each) => each === 0) && !standing.note.includes('no build'))
            wrong.push(`${position.phase} ${power}: the map gives no reason`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('when the game is over nothing is built', () => {
      const last = turns.at(-1);
      if (last === undefined) return;
      const over = { ...last.before, next: null, adjustments: {} };
      const lines = classicOwnership(board, countedAfter(over)).map(({ text }) => text);
      expect(lines.filter((line) => /(?:Builds|Removes) +[1-9]|no build/.test(line))).toEqual([]);
    });

    it('the table of centers has a row for the start and for each time that they changed hands', () => {
      const phases = playGame(board, 5, 3, 'random').map(({ position, resolution }) => ({
        phase: position.phase,
        position,
        resolution,
      }));
      const powers = board.powers.map(({ name }) => ({ power: name, players: [] }));
      const { calendar } = board.variant;
      const [, ...rows] = formatCentersCsv({ phases, powers } as unknown as ArchiveDocument, calendar)
        .trimEnd()
        .split('\r\n');
      const { firstMoves } = gameRules(board);
      const first = parsePhase(firstMoves).year;
      const seasons = calendar.seasons.filter(({ ownership }) => ownership === true).map(({ letter }) => letter);
      const years = [...new Set(phases.map(({ phase }) => parsePhase(phase).year))].filter((year) => year >= first);
      const labels = years.flatMap((year) =>
        seasons.length === 1 ? [String(year)] : seasons.map((season) => `${season}${year}`),
      );
      expect(rows.map((row) => row.split(',')[0])).toEqual([String(first - 1), ...labels]);
    });
  },
);

describe('enough centers to win', () => {
  const needsOf = (board: Board, centers: Position['centers'], phase: string) =>
    mapViewOf(board.variant, { variant: board.variant.id, phase: phaseCode(phase), units: {}, centers }).standings;
  const first = (board: Board, many: number, from = 0) =>
    board.provinces.flatMap(({ id, center }) => (center === true ? id : [])).slice(from, from + many);

  it('of two powers are enough for neither', () => {
    const board = boardWith(boardOf('standard'), { ...DEFAULT_SETTINGS, centers: 10 });
    const both = needsOf(board, { FRANCE: first(board, 11), ITALY: first(board, 11, 11) }, 'S1905M');
    expect(both.filter(({ needs }) => needs === 'enough to win')).toEqual([]);
    expect(both.filter(({ needs }) => needs.includes('another player'))).toHaveLength(2);
    const one = needsOf(board, { FRANCE: first(board, 11), ITALY: first(board, 10, 11) }, 'S1905M');
    expect(one.find(({ name }) => name === 'FRANCE')!.needs).toBe('enough to win');
    expect(one.find(({ name }) => name === 'ITALY')!.needs).toContain('another player');
  });

  it('wait for the moment at which the variant counts', () => {
    const board = boardOf('1776-ii');
    const [britain] = needsOf(board, { BRITAIN: first(board, 13) }, 'S1780M');
    expect(britain!.needs).toBe('enough to win, if still so after the moves of Fall');
  });
});
