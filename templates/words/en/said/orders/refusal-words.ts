/** Why an order is refused, and what is to be noted of one that is taken, in plain sentences (judge-language A3). */
import type { Board } from '../../../../../engine/board/board.ts';
import type { PhaseKind, Place, Province, UnitType } from '../../../../../engine/board/variant.ts';
import {
  listInWords,
  nameInSentence,
  nameOfPower,
  placeName,
  provinceName,
} from '../../../../../engine/explain/names.ts';
import type { OrderKind, UnitRef } from '../../../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../../../engine/orders/verdict.ts';
import type { Whose as Concerned } from '../../../../../engine/sayings/orders/refusals.ts';
import { provinceOf } from '../../../../../engine/vocabulary.ts';
import { ownSites } from '../../../reach.ts';
import { whereItGets, whyClosedNow, whyNotCarried, whyOutOfReach } from './out-of-reach.ts';

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

export function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => nameInSentence(board, provinceOf(place));
  const unit = (ref: UnitRef) => unitInWords(board, ref);
  const you = whose.own ? 'You' : nameOfPower(board, whose.power);
  const have = whose.own ? 'have' : 'has';
  switch (refusal.reason) {
    case 'unknown-place':
      return `There is no province '${refusal.place}' on this map.`;
    case 'impassable':
      return `${provinceName(board, refusal.place)} is impassable: no unit can ever enter it.`;
    case 'wrong-phase':
      return wrongPhase(refusal.kind, refusal.phase);
    case 'no-unit':
      return `${you} ${have} no unit in ${name(refusal.at)}.`;
    case 'not-yours':
      if (whose.powers?.includes(refusal.owner) === true) {
        return `${capital(unit(refusal.unit))} is not ${you}'s but ${nameOfPower(board, refusal.owner)}'s: write the order below that name, or without any.`;
      }
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : '; it follows influence points (HELP IP)';
        return `${capital(unit(refusal.unit))} is not ${whose.own ? 'yours' : `${you}'s`}: nobody gives it orders${follows}.`;
      }
      return `${capital(unit(refusal.unit))} is not ${whose.own ? 'yours' : `${you}'s`}: it belongs to ${nameOfPower(board, refusal.owner)}.`;
    case 'wrong-type':
      return `The unit in ${name(refusal.stands.at)} is ${typeInWords(refusal.stands.type)}, not ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`;
    case 'own-province':
      return `${capital(unit(refusal.unit))} is there already.`;
    case 'cannot-reach':
      return `${capital(unit(refusal.unit))} cannot get to ${name(refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`;
    case 'which-coast':
      return `Which coast of ${provinceName(board, refusal.places[0]!)}: ${coasts(board, refusal.places)}?`;
    case 'wrong-coast':
      return `${capital(unit(refusal.unit))} cannot get to ${placeName(board, refusal.to)}, only to ${listInWords(
        refusal.places.map((place) => placeName(board, place)),
        'or',
      )}.`;
    case 'fleet-by-convoy':
      return 'Fleets cannot be convoyed: a fleet moves one step to a place beside it.';
    case 'no-route':
      return `Those waters do not lead from ${name(refusal.unit.at)} to ${name(refusal.to)}.`;
    case 'cannot-support':
      return `${capital(unit(refusal.unit))} cannot support in ${name(refusal.to)}: it could not move there itself${because(whyOutOfReach(board, refusal.unit, refusal.to), ',')}.`;
    case 'supports-itself':
      return 'A unit cannot support itself.';
    case 'cannot-convoy':
      return refusal.unit.type === 'A'
        ? 'Only fleets convoy.'
        : `${capital(unit(refusal.unit))} cannot convoy: only a fleet at sea does.`;
    case 'fleet-convoyed':
      return 'Only armies are convoyed, never fleets.';
    case 'no-landing':
      return `No army can land in ${name(refusal.to)}.`;
    case 'convoy-forbidden':
      return `${capital(unit(refusal.unit))} may not be carried to ${name(refusal.to)}: ${whyNotCarried(board, whose.power, refusal.to)}.`;
    case 'not-seen':
      return `${name(refusal.at)} is not in sight: points go only to neutral units that can be seen.`;
    case 'not-neutral':
      return `${provinceName(board, refusal.at)} is no state with a unit that takes points.`;
    case 'not-bought':
      return 'A neutral unit only holds or supports.';
    case 'too-many-points':
      return `${you} ${have} only ${count(refusal.have, 'point')}.`;
    case 'not-dislodged':
      return `${capital(unit(refusal.unit))} was not dislodged: it has nowhere to retreat from.`;
    case 'retreat-closed': {
      const open = refusal.open.map((place) => placeName(board, place));
      const left = open.length === 0 ? 'It can only be disbanded.' : `Open to it: ${listInWords(open, 'or')}.`;
      return `${capital(unit(refusal.unit))} cannot retreat to ${name(refusal.to)}. ${left}`;
    }
    case 'no-builds-due':
      return refusal.due < 0
        ? `${you} must remove ${count(-refusal.due, 'unit')}, and ${whose.own ? 'build' : 'builds'} nothing.`
        : `No builds are due to ${whose.own ? 'you' : you}${youngWords(board, refusal.young)}.`;
    case 'no-home-held':
      return noHomeHeld(whose, refusal.homes);
    case 'no-removals-due':
      return refusal.due > 0
        ? `${you} may build ${count(refusal.due, 'unit')}, and ${whose.own ? 'remove' : 'removes'} nothing.`
        : `No removals are due from ${whose.own ? 'you' : you}.`;
    case 'no-choice':
      return noChoice(whose, refusal);
    case 'not-a-center':
      return `${provinceName(board, refusal.at)} is no supply center: nothing is built there.`;
    case 'not-owned':
      return `${provinceName(board, refusal.at)} is not ${whose.own ? 'yours' : `${you}'s`}: nothing can be built there.`;
    case 'not-a-site': {
      const sites = refusal.sites.map((site) => provinceName(board, site));
      const left = sites.length === 0 ? '' : ` Open now: ${listInWords(sites)}.`;
      return `${you} cannot build in ${provinceName(board, refusal.at)}${because(whereBuilt(whose))}.${left}`;
    }
    case 'occupied':
      return `${provinceName(board, refusal.unit.at)} is not vacant: nothing can be built there.`;
    case 'no-fleets-there':
      return `${provinceName(board, refusal.at)} has no coast: no fleet can be built there.`;
    case 'no-armies-there':
      return `No army can stand in ${name(refusal.at)}.`;
    case 'type-not-built':
      return `${you} ${whose.own ? 'build' : 'builds'} no ${refusal.type === 'A' ? 'armies' : 'fleets'} in this variant.`;
  }
}

function because(why: string | null, sign = ':'): string {
  return why === null ? '' : `${sign} ${sign === ',' ? 'since ' : ''}${why}`;
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${nameOfPower(board, power)} builds only in ${listInWords(sites)}, as far as it owns them`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  return `: ${listInWords(young.map((center) => provinceName(board, center)))} must be held for a turn before ${young.length === 1 ? 'it gives' : 'they give'} a unit`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = places.map((place) => provinceName(board, place));
  if (names.length === 0) {
    return `${own ? 'Your' : `${nameOfPower(board, power)}'s`} starting units stand as the rules give them: there is nothing to choose.`;
  }
  const open = `Before the first move ${own ? 'you choose' : `${nameOfPower(board, power)} chooses`} army or fleet in ${listInWords(names)}`;
  return at === null
    ? `${open}; each gets its unit, and nothing is waived or removed.`
    : `${open}, not in ${provinceName(board, at)}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') return 'A unit may not be disbanded in a movement phase.';
    return kind === 'retreat'
      ? 'No retreats are due: this is a movement phase.'
      : 'Nothing is built in a movement phase: builds are for the adjustment phase.';
  }
  if (phase === 'R')
    return 'In a retreat phase a dislodged unit retreats or is disbanded; nothing else can be ordered.';
  return 'In an adjustment phase units are built or removed; nothing moves.';
}

export function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `The only coast it can reach was filled in: ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `The coast was dropped: it means nothing here (${note.place}).`;
    case 'hopeless':
      return `Legal to write, but it cannot succeed: ${hopelessInWords(board, note.why)}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => nameInSentence(board, provinceOf(place));
  switch (why.because) {
    case 'no-such-unit':
      return `there is no unit in ${name(why.at)}`;
    case 'other-type':
      return `the unit in ${name(why.stands.at)} is ${typeInWords(why.stands.type)}`;
    case 'target-cannot-reach':
      return `${unitInWords(board, why.target)} cannot get to ${name(why.to)}${because(whyOutOfReach(board, why.target, why.to), ',')}`;
    case 'no-fleets':
      return `no fleets are where they could carry an army from ${name(why.from)} to ${name(why.to)}${because(whyClosedNow(board, { type: 'A', at: why.from }, why.to), ', and')}`;
    case 'no-fleet-at':
      return `there is no fleet in ${name(why.at)}`;
    case 'not-at-sea':
      return `${unitInWords(board, why.fleet)} is not at sea, and only a fleet at sea convoys`;
  }
}

/** `the army in Paris`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `the ${type === 'A' ? 'army' : 'fleet'} in ${nameInSentence(board, provinceOf(at))}`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'an army' : 'a fleet';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function coasts(board: Board, places: readonly Place[]): string {
  return listInWords(
    places.map((place) => /\((.*)\)$/.exec(placeName(board, place))?.[1] ?? place),
    'or',
  );
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  const who = own ? 'you hold' : `${nameOfPower(board, power)} holds`;
  return `No builds: ${who} none of ${names}. With one of these, any vacant center ${own ? 'you own' : 'it owns'} is a place to build.`;
}
