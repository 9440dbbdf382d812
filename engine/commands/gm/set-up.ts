/** SETUP: a GM puts the board right. */
import { readPosition, validatePosition } from '../../adjudicate/read-position.ts';
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Dislodged, Position } from '../../board/position.ts';
import type { ByPower, Place, Power, UnitText } from '../../board/variant.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { type Game, sightOf } from '../../game/game.ts';
import type { DislodgedAs, SetUp, SetUpStep } from '../../language/commands/set-up-lines.ts';
import type { Message } from '../../messages/all-messages.ts';
import { provinceOf, provinceOfUnit, rowsOf } from '../../vocabulary.ts';

export const setup = { problem: whyNotSetUp, carryOut: setUp };

function whyNotSetUp({ game, context, request }: DecisionDraft, written: SetUp): Message | null {
  const { position } = game;
  if (position === null || (game.status !== 'active' && game.status !== 'paused'))
    return { code: 'master/setup-before-start' };
  // What is in the way would tell what nobody shows them.
  if (sightOf(game, request.actor.person) !== 'all') return { code: 'master/setup-unseen' };
  const missing = (written.steps ?? []).find(
    (step, n, all) => !isThere(setUpFrom(game, context.board, { ...written, steps: all.slice(0, n) }), step),
  );
  if (missing !== undefined && 'power' in missing)
    return { code: 'master/setup-no-such-unit', power: missing.power, unit: unitOf(missing) };
  const faults = validatePosition(context.board, setUpFrom(game, context.board, written));
  return faults.length === 0 ? null : { code: 'master/impossible-board', faults: faults.slice(0, 3) };
}

function setUp(draft: DecisionDraft, written: SetUp): null {
  const position = setUpFrom(draft.game, draft.context.board, written);
  draft.emit({ type: 'position-set', by: draft.request.actor.person, position });
  return null;
}

function unitOf(step: Exclude<SetUpStep, { center: unknown }>): UnitText {
  return 'add' in step ? step.add : 'remove' in step ? step.remove : 'move' in step ? step.move : step.dislodge.unit;
}

/** Is the unit that it takes away or moves where it says? */
function isThere({ units, dislodged = {} }: Position, step: SetUpStep): boolean {
  if ('remove' in step)
    return (
      has(units, step.power, step.remove) || (dislodged[step.power] ?? []).some(({ unit }) => unit === step.remove)
    );
  return !('move' in step) || has(units, step.power, step.move);
}

function has(units: Position['units'], power: Power, unit: UnitText): boolean {
  return units[power]?.includes(unit) === true;
}

/** The board with what is written; impossible boards too. */
function setUpFrom(game: Game, board: Board, { units, centers, dislodged = {}, steps = [] }: SetUp): Position {
  const before = game.position!;
  const written: Position = {
    ...before,
    units: { ...before.units, ...units },
    centers: rowsOf(centers).reduce<Position['centers']>(
      (owned, [power, list]) => ({ ...withoutCenters(owned, list), [power]: list }),
      before.centers,
    ),
    ...(parsePhase(before.phase).kind === 'R' || Object.keys(dislodged).length > 0
      ? { dislodged: { ...before.dislodged, ...named(before, dislodged) } }
      : {}),
  };
  return withRetreats(game, board, steps.reduce(stepped, written));
}

function stepped(position: Position, step: SetUpStep): Position {
  const { units, centers, dislodged } = position;
  if ('center' in step) {
    const { center, owner } = step;
    const freed = withoutCenters(centers, [center]);
    return { ...position, centers: owner === null ? freed : added(freed, owner, center) };
  }
  const { power } = step;
  if ('add' in step) return { ...position, units: added(units, power, step.add) };
  if ('move' in step) {
    const moved = (units[power] ?? []).map((unit) => (unit === step.move ? step.to : unit));
    return { ...position, units: { ...units, [power]: moved } };
  }
  if ('dislodge' in step) {
    const [more] = named(position, { [power]: [step.dislodge] })[power]!;
    return { ...position, dislodged: added(dislodged ?? {}, power, more!) };
  }
  const rest = (units[power] ?? []).filter((unit) => unit !== step.remove);
  if (rest.length < (units[power] ?? []).length) return { ...position, units: { ...units, [power]: rest } };
  const left = (dislodged?.[power] ?? []).filter(({ unit }) => unit !== step.remove);
  return { ...position, dislodged: { ...dislodged, [power]: left } };
}

function added<T>(all: ByPower<readonly T[]>, power: Power, one: T): ByPower<readonly T[]> {
  return { ...all, [power]: [...(all[power] ?? []), one] };
}

/** Centers that are given to one power are taken from whoever held them. */
function withoutCenters(owned: Position['centers'], given: readonly string[]): Position['centers'] {
  return Object.fromEntries(
    rowsOf(owned).map(([power, centers]) => [power, centers.filter((at) => !given.includes(at))]),
  );
}

/** As they are written; a retreat that neither stands there nor stood there before is worked out. */
function named({ dislodged }: Position, written: ByPower<readonly DislodgedAs[]>): ByPower<readonly Dislodged[]> {
  return Object.fromEntries(
    rowsOf(written).map(([power, list]) => [
      power,
      list.map(({ unit, from, retreats }): Dislodged => {
        const was = dislodged?.[power]?.find((each) => each.unit === unit);
        return { unit, from: from ?? was?.from ?? null, retreats: retreats ?? was?.retreats ?? UNKNOWN };
      }),
    ]),
  );
}

const UNKNOWN: Dislodged['retreats'] = [];

/**
 * With the retreats that the changed board leaves: what is taken now is closed, what has been vacated is open, and of units that were
 * not dislodged before all that is open by the rules.
 */
function withRetreats({ position: before, last }: Game, board: Board, position: Position): Position {
  if (position.dislodged === undefined) return position;
  const open = openRetreats(board, position);
  if (open === null) return position;
  const contested = last?.resolution.next === position.phase ? last.resolution.contested : [];
  const vacated = (at: Place) =>
    Object.values(before!.units).some((units) => units.some((unit) => provinceOfUnit(unit) === provinceOf(at)));
  const dislodged = rowsOf(position.dislodged).map(([power, list]) => [
    power,
    list.map((each) => {
      const all = open[power]?.find(({ unit }) => unit === each.unit)?.retreats ?? [];
      const isNew = each.retreats === UNKNOWN;
      const retreats = all.filter(
        (at) => each.retreats.includes(at) || (isNew ? !contested.includes(provinceOf(at)) : vacated(at)),
      );
      return { ...each, retreats };
    }),
  ]);
  return { ...position, dislodged: Object.fromEntries(dislodged) };
}

/** Wherever the dislodged could go by the map; null: the board is impossible. */
function openRetreats(board: Board, position: Position): NonNullable<Position['dislodged']> | null {
  const bare = rowsOf(position.dislodged ?? {}).map(([power, list]) => [
    power,
    list.map(({ unit, from }) => ({ unit, from })),
  ]);
  const read = readPosition(board, { ...position, dislodged: Object.fromEntries(bare) });
  return 'faults' in read ? null : (read.position.dislodged ?? {});
}
