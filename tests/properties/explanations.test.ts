/**
 * Explanations say what happened: their numbers agree with the verdict and with a count made here from the results, and
 * every reason names what really was. A slice of random positions; 1,000,000 with CHANCERY_FULL.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { outcomeOf } from '../../engine/adjudicate/movement/causes.ts';
import { workspaceOf } from '../../engine/adjudicate/movement/movement.ts';
import { compileBoard } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import type { ActingUnit, Battle, ConvoyFailure, OutcomeTree, Strength } from '../../engine/board/outcome-tree.ts';
import { type Dislodged, REASONS, type Reason, type ResolvedOrder } from '../../engine/board/position.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { type Power, phaseCode, provinceOf, rowsOf } from '../../engine/vocabulary.ts';
import { explanationOf, toldToOwner } from '../../templates/locales/explained.ts';
import { readVariant } from '../boards.ts';
import { CANALS, COASTS, STRAITS } from '../oracle/maps.ts';
import type { OracleUnit } from '../oracle/meaning.ts';
import { dealPosition } from '../oracle/positions.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const MAPS: readonly Variant[] = [readVariant('standard'), CANALS, COASTS, STRAITS];
const COUNT = IS_FULL ? 250_000 : 250;

/** A phase with its results, unit by unit. */
interface Told {
  readonly list: readonly OracleUnit[];
  readonly results: readonly ResolvedOrder[];
  readonly outcomes: readonly OutcomeTree[];
  readonly dislodged: readonly (Dislodged & { readonly power: Power })[];
}

/** One unit's order in it. */
interface Case extends Told {
  readonly toOwner: string;
  readonly n: number;
  readonly outcome: OutcomeTree;
  readonly result: ResolvedOrder;
  readonly text: string;
}

const met = new Set<Reason>();

describe('explanations are consistent with the results', () => {
  for (const variant of MAPS) {
    const board = compileBoard(variant);
    it(`on ${COUNT} random positions of the map ${variant.id}`, () => {
      for (let seed = 1; seed <= COUNT; seed++) {
        const { list, units, orders } = dealPosition(variant, createRandom(seed + 500_000), 14, 'S');
        const position = { variant: variant.id, phase: phaseCode('S1901M'), units, centers: {} };
        const resolution = adjudicate(board, position, orders, { explain: true });
        const w = workspaceOf(board);
        const told: Told = {
          list,
          results: byUnit(list, resolution.orders),
          outcomes: list.map(({ at }) => outcomeOf(w, w.unitAt[board.provinceNumber.get(provinceOf(at))!]!)),
          dislodged: rowsOf(resolution.dislodged).flatMap(([power, each]) => each.map((one) => ({ power, ...one }))),
        };
        for (const n of list.keys()) {
          const result = told.results[n]!;
          const faults = check(
            {
              ...told,
              n,
              outcome: told.outcomes[n]!,
              result,
              text: explanationOf(board, result),
              toOwner: toldToOwner(board, result),
            },
            (place) => placeName(board, place),
          );
          expect(faults, `seed ${seed}: ${result.order}: ${explanationOf(board, result)} [${result.reasons}]`).toEqual(
            [],
          );
          for (const reason of result.reasons) met.add(reason);
        }
      }
    });
  }

  it('and every reason of a movement phase occurs', () => {
    const reasons = REASONS.slice(0, REASONS.indexOf('held'));
    expect(reasons.filter((reason) => !met.has(reason))).toEqual([]);
  });
});

function byUnit(list: readonly OracleUnit[], orders: readonly ResolvedOrder[]): readonly ResolvedOrder[] {
  const queues = new Map<string, ResolvedOrder[]>();
  for (const order of orders) queues.set(order.power, [...(queues.get(order.power) ?? []), order]);
  return list.map(({ power }) => queues.get(power)!.shift()!);
}

/** What is wrong with an explanation; empty when all is right. */
function check(each: Case, nameOf: (place: string) => string): readonly string[] {
  const faults: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const { outcome, result, text, list, n } = each;
  const { deed, dislodged } = outcome;
  const has = (reason: Reason) => result.reasons.includes(reason);
  const told = (actor: ActingUnit) => text.includes(`${actor.type} ${nameOf(actor.at)}`);

  claim(text !== '' && each.toOwner.startsWith('Your '), 'told in both voices');
  claim(told(outcome.actor), 'names its own unit');
  const numbers = (text.match(/\d+(\.\d)?/g) ?? []).map(Number);
  const expected = numbersIn(outcome);
  claim(JSON.stringify(numbers) === JSON.stringify(expected), `numbers ${numbers} are ${expected}`);

  const gone = each.dislodged.find(
    ({ power, unit }) => power === list[n]!.power && unit === `${list[n]!.type} ${list[n]!.at}`,
  );
  claim(has('dislodged') === (gone !== undefined) && (dislodged !== null) === (gone !== undefined), 'dislodged or not');
  if (dislodged !== null && gone !== undefined) {
    claim(told(dislodged.attacker) && succeedsInto(each, dislodged.attacker, list[n]!.at), 'the dislodger moved in');
    claim(dislodged.attack.tenths > dislodged.hold.tenths, 'the dislodger was stronger');
    claim(JSON.stringify(dislodged.retreats) === JSON.stringify(gone.retreats), 'the retreats are those listed');
    claim(text.includes('nowhere') === (gone.retreats.length === 0), 'says when there is no retreat');
  }
  claim((result.result === 'succeeds') === (result.reasons.length === 0), 'reasons are for failures');
  claim(has('cut') === (deed.deed === 'cut'), 'cut is said of supports that were cut');
  claim(has('void') === (deed.deed === 'void'), 'void is said of void orders');
  claim(has('bounce') === (deed.deed === 'bounced'), 'bounce is said of moves that bounced');

  switch (deed.deed) {
    case 'moved':
    case 'bounced': {
      for (const fault of battleFaults(each, deed.battle, deed.deed === 'moved', deed.bySea)) claim(false, fault);
      for (const actor of actorsIn(deed.battle)) claim(told(actor), `tells of ${actor.type} ${actor.at}`);
      const { attack, resistance, rivals } = deed.battle;
      const met = resistance?.strength.tenths ?? 0;
      if (has('head-to-head')) {
        claim(
          resistance !== null && isOpposed(each, resistance.unit),
          'head-to-head: the other comes straight against it',
        );
        claim(attack.tenths <= met || resistance?.kind === 'own', 'head-to-head: not stronger than the other');
      }
      if (has('beleaguered')) {
        claim(resistance !== null && !isGone(each, resistance.unit), 'beleaguered: the garrison stands');
        claim(attack.tenths > met, 'beleaguered: stronger than the garrison');
        claim(
          rivals.some(({ strength }) => strength.tenths >= attack.tenths),
          'beleaguered: a rival is as strong',
        );
      }
      if (has('self-dislodgement')) {
        const own = resistance?.kind === 'own';
        claim(
          own || attack.unwilling.some(({ power }) => power === resistance?.unit.power),
          'self-dislodgement: own unit or help',
        );
        claim(attack.tenths + (own ? 0 : 10 * attack.unwilling.length) > met, 'self-dislodgement: it would have won');
      }
      break;
    }
    case 'cut':
      claim(deed.by.length > 0, 'cut by somebody');
      for (const by of deed.by) {
        claim(told(by) && cuts(each, n, by, deed.support.to ?? deed.support.target.at), `really cut by ${by.at}`);
      }
      break;
    case 'support-dislodged':
      claim(has('dislodged'), 'the supporter was dislodged');
      claim(
        provinceOf(dislodged?.attacker.at ?? '') === provinceOf(deed.support.to ?? deed.support.target.at),
        'from where it supported',
      );
      break;
    case 'not-carried':
      for (const fault of failureFaults(each, n, deed.convoy, told)) claim(false, fault);
      break;
    case 'not-convoyed': {
      const army = list.findIndex(({ at }) => at === deed.convoy.target.at);
      if (!has('dislodged')) for (const fault of failureFaults(each, army, deed.failure, told)) claim(false, fault);
      break;
    }
    case 'convoyed':
      claim(
        each.outcomes.some(
          ({ actor, deed: other }) => actor.at === deed.convoy.target.at && 'bySea' in other && other.bySea,
        ),
        'its army went by sea',
      );
      break;
    case 'held':
      for (const by of deed.against)
        claim(movesTo(each, by, list[n]!.at) && by.power !== list[n]!.power, 'held against an attacker');
      break;
    case 'void':
      if (deed.why.cause === 'ordered-otherwise') {
        const { target, order } = deed.why;
        const other = list.find(({ at }) => at === target.at)!.order;
        const told = order.kind === 'none' ? 'hold' : order.kind;
        claim(told === other.kind.replace(/-.*/, ''), 'says what the other was ordered');
        if (order.kind === 'move' && other.kind === 'move')
          claim(provinceOf(order.to) === provinceOf(other.to), 'and whither');
      }
      if (deed.why.cause === 'nobody-there') {
        const { order } = list[n]!;
        const at = 'target' in order ? provinceOf(order.target.at) : '';
        claim(!list.some((unit) => provinceOf(unit.at) === at), 'really nobody there');
      }
      break;
  }
  return faults;
}

function numbersIn({ deed, dislodged }: OutcomeTree): readonly number[] {
  const battle = 'battle' in deed ? deed.battle : null;
  const own = battle?.resistance?.kind === 'own';
  const strengths = [
    ...(battle === null ? [] : [battle.attack]),
    ...(battle?.resistance == null || own ? [] : [battle.resistance.strength]),
    ...(battle?.rivals.map(({ strength }) => strength) ?? []),
    ...(dislodged === null ? [] : [dislodged.attack, dislodged.hold]),
  ];
  return strengths.map(({ tenths }) => tenths / 10);
}

function actorsIn({ attack, resistance, rivals }: Battle): readonly ActingUnit[] {
  const of = ({ supporters, cut, unwilling }: Strength) => [
    ...supporters,
    ...unwilling,
    ...cut.flatMap(({ supporter, by }) => [supporter, ...by]),
  ];
  return [
    ...of(attack),
    ...(resistance === null ? [] : [resistance.unit, ...(resistance.kind === 'own' ? [] : of(resistance.strength))]),
    ...rivals.flatMap(({ unit, strength }) => [unit, ...of(strength)]),
  ];
}

/** The strengths counted again from the results, and the verdict drawn from them. */
function battleFaults(
  each: Case,
  { attack, resistance, rivals }: Battle,
  won: boolean,
  bySea: boolean,
): readonly string[] {
  const faults: string[] = [];
  const { list, n } = each;
  const to = provinceOf(moveOf(list[n]!)!);
  const there = list.findIndex(({ at }) => provinceOf(at) === to);
  const headToHead = there >= 0 && !bySea && isOpposed(each, actorOf(list[there]!));
  const stays = there >= 0 && !(isMove(each, there) && each.results[there]!.result === 'succeeds' && !headToHead);
  if ((resistance !== null) !== stays) faults.push('resistance where a unit stays');
  const own = stays && list[there]!.power === list[n]!.power;
  const willing = helpers(each, n).filter((s) => own || !stays || list[s]!.power !== list[there]!.power);
  if (attack.tenths !== 10 * (1 + willing.length) || attack.supporters.length !== willing.length)
    faults.push('attack counted');
  if (resistance !== null && !own) {
    const help = headToHead || !isMove(each, there) ? helpers(each, there).length : 0;
    if (resistance.strength.tenths !== 10 * (1 + help)) faults.push(`resistance counted: ${1 + help}`);
  }
  for (const { unit, strength } of rivals) {
    const m = list.findIndex(({ at }) => at === unit.at);
    if (!movesTo(each, unit, to)) faults.push('a rival that came');
    if (strength.tenths !== 10 * (1 + helpers(each, m).length)) faults.push('rival counted');
  }
  for (const { supporter, how, by } of [
    attack,
    ...(resistance ? [resistance.strength] : []),
    ...rivals.map((r) => r.strength),
  ].flatMap(({ cut }) => cut)) {
    const s = list.findIndex(({ at }) => at === supporter.at);
    const { order } = list[s]!;
    const aim = order.kind === 'support-move' ? order.to : order.kind === 'support-hold' ? order.target.at : '';
    if (how === 'cut' && !by.every((actor) => cuts(each, s, actor, aim))) faults.push('a cut that was none');
    if (
      how === 'dislodged' &&
      !by.every((actor) => provinceOf(actor.at) === provinceOf(aim) && succeedsInto(each, actor, supporter.at))
    ) {
      faults.push('a dislodgement that was none');
    }
  }
  const strongest = Math.max(0, ...rivals.map(({ strength }) => strength.tenths), resistance?.strength.tenths ?? 0);
  if (won !== (attack.tenths > strongest && !own)) faults.push('the verdict follows from the numbers');
  return faults;
}

/** Units whose support for this one's order was given, by the results alone. */
function helpers({ list, results, outcomes }: Told, n: number): readonly number[] {
  return list.flatMap(({ order }, s) =>
    results[s]!.result === 'succeeds' &&
    outcomes[s]!.deed.deed === 'supported' &&
    (order.kind === 'support-move' || order.kind === 'support-hold') &&
    provinceOf(order.target.at) === provinceOf(list[n]!.at)
      ? [s]
      : [],
  );
}

function failureFaults(
  each: Case,
  army: number,
  failure: ConvoyFailure,
  told: (actor: ActingUnit) => boolean,
): readonly string[] {
  const { list, results } = each;
  const faults: string[] = [];
  const carriers = list.flatMap(({ order }, n) =>
    order.kind === 'convoy' && order.target.at === list[army]!.at && !results[n]!.reasons.includes('void') ? [n] : [],
  );
  const complete = each.outcomes[army]!.deed.deed === 'not-carried' && !results[army]!.reasons.includes('no-convoy');
  if (failure.why === 'not-ordered') {
    if (complete) faults.push('no convoy was ordered');
    return faults;
  }
  if (!results[army]!.reasons.includes('disrupted')) faults.push('disrupted');
  const fleets = failure.why === 'dislodged' ? failure.fleets.map(({ fleet }) => fleet) : failure.fleets;
  if (fleets.length === 0) faults.push('a fleet is named');
  for (const fleet of fleets) {
    if (!told(fleet) || !carriers.some((n) => list[n]!.at === fleet.at)) faults.push(`${fleet.at} was to carry it`);
  }
  if (failure.why === 'dislodged') {
    for (const { fleet, by } of failure.fleets) {
      if (!isGone(each, fleet) || !told(by) || !succeedsInto(each, by, fleet.at))
        faults.push(`${fleet.at} was dislodged`);
    }
  } else if (!each.text.includes('Szykman')) faults.push('names the rule');
  return faults;
}

function actorOf({ power, type, at }: OracleUnit): ActingUnit {
  return { power, type, at };
}

function moveOf({ order }: OracleUnit): string | null {
  return order.kind === 'move' ? order.to : null;
}

function isMove({ list, results }: Told, n: number): boolean {
  return list[n]!.order.kind === 'move' && !results[n]!.reasons.includes('void');
}

/** True when the unit was ordered into a province and got there. */
function movesTo(told: Told, actor: ActingUnit, place: string): boolean {
  const n = told.list.findIndex(({ at }) => at === actor.at);
  const stopped = told.results[n]!.reasons.some((reason) => ['void', 'no-convoy', 'disrupted'].includes(reason));
  return !stopped && provinceOf(moveOf(told.list[n]!) ?? '') === provinceOf(place);
}

function succeedsInto(told: Told, actor: ActingUnit, place: string): boolean {
  const n = told.list.findIndex(({ at }) => at === actor.at);
  return movesTo(told, actor, place) && told.results[n]!.result === 'succeeds';
}

/** A real attack on the supporter, by another power, from elsewhere than the place it supports against. */
function cuts(told: Told, s: number, by: ActingUnit, aim: string): boolean {
  return (
    movesTo(told, by, told.list[s]!.at) && by.power !== told.list[s]!.power && provinceOf(by.at) !== provinceOf(aim)
  );
}

function isGone({ dislodged }: Told, { power, type, at }: ActingUnit): boolean {
  return dislodged.some((each) => each.power === power && each.unit === `${type} ${at}`);
}

/** True when the other unit moves straight against this one, neither by sea. */
function isOpposed(each: Case, other: ActingUnit): boolean {
  const m = each.list.findIndex(({ at }) => at === other.at);
  const bySea = (n: number) => {
    const { deed } = each.outcomes[n]!;
    return ('bySea' in deed && deed.bySea) || deed.deed === 'not-carried';
  };
  const back = moveOf(each.list[m]!);
  return isMove(each, m) && !bySea(m) && !bySea(each.n) && provinceOf(back ?? '') === provinceOf(each.list[each.n]!.at);
}
