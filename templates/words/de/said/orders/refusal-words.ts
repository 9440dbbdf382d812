/** Why an order is refused, and what is to be noted of one that is taken. Names stand bare: `die Armee Paris`. */
import type { Board } from '../../../../../engine/board/board.ts';
import type { PhaseKind, Place, Power, Province, UnitType } from '../../../../../engine/board/variant.ts';
import { coastInWords, nameOfPower, placeName, provinceName } from '../../../../../engine/explain/names.ts';
import type { OrderKind, UnitRef } from '../../../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../../../engine/orders/verdict.ts';
import type { Whose as Concerned } from '../../../../../engine/sayings/orders/refusals.ts';
import { ownSites } from '../../../reach.ts';
import { agree, dative, Nominative, nominative, ofPower } from '../../articles.ts';
import { counted, list } from '../../counts.ts';
import { whereItGets, whyClosedNow, whyNotCarried, whyOutOfReach } from './out-of-reach.ts';

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

export function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board, own } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => provinceName(board, place);
  const unit = (ref: UnitRef) => `Die ${unitInWords(board, ref)}`;
  const who = powerInWords(board, whose.power);
  const have = own ? 'Du hast' : `${Nominative(who)} ${agree(who, 'hat', 'haben')}`;
  switch (refusal.reason) {
    case 'unknown-place':
      return `Eine Provinz „${refusal.place}“ gibt es auf dieser Karte nicht.`;
    case 'impassable':
      return `${name(refusal.place)} ist unpassierbar: Dort kann nie eine Einheit stehen.`;
    case 'wrong-phase':
      return wrongPhase(refusal.kind, refusal.phase);
    case 'no-unit':
      return `${have} keine Einheit in ${name(refusal.at)}.`;
    case 'not-yours': {
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : '; sie folgt Einflusspunkten (HELP IP)';
        return `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}: Ihr befiehlt niemand${follows}.`;
      }
      const owner = powerInWords(board, refusal.owner);
      return whose.powers?.includes(refusal.owner) === true
        ? `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}, sondern ${dative(owner)}: Schreib den Befehl unter diesen Namen oder ohne einen.`
        : `${unit(refusal.unit)} gehört nicht ${own ? 'dir' : dative(who)}, sondern ${dative(owner)}.`;
    }
    case 'wrong-type':
      return `Die Einheit in ${name(refusal.stands.at)} ist eine ${typeInWords(refusal.stands.type)}, keine ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`;
    case 'own-province':
      return `${unit(refusal.unit)} ist schon dort.`;
    case 'cannot-reach':
      return `${unit(refusal.unit)} kommt nicht nach ${name(refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`;
    case 'which-coast':
      return `Welche Küste in ${name(refusal.places[0]!)}: ${list(
        refusal.places.map((place) => coastInWords(board, place)),
        'oder',
      )}?`;
    case 'wrong-coast':
      return `${unit(refusal.unit)} kommt nicht nach ${placeName(board, refusal.to)}, nur nach ${places(board, refusal.places)}.`;
    case 'fleet-by-convoy':
      return 'Flotten werden nicht geleitet: Eine Flotte zieht einen Schritt an einen Nachbarort.';
    case 'no-route':
      return `Diese Gewässer führen nicht von ${name(refusal.unit.at)} nach ${name(refusal.to)}.`;
    case 'cannot-support':
      return `${unit(refusal.unit)} kann in ${name(refusal.to)} nicht unterstützen: Sie könnte selbst nicht dorthin ziehen${inBrackets(whyOutOfReach(board, refusal.unit, refusal.to))}.`;
    case 'supports-itself':
      return 'Eine Einheit kann sich nicht selbst unterstützen.';
    case 'cannot-convoy':
      return refusal.unit.type === 'A'
        ? 'Nur Flotten geleiten.'
        : `${unit(refusal.unit)} kann nicht geleiten: Das kann nur eine Flotte auf See.`;
    case 'fleet-convoyed':
      return 'Nur Armeen werden geleitet, nie Flotten.';
    case 'no-landing':
      return `In ${name(refusal.to)} kann keine Armee landen.`;
    case 'convoy-forbidden':
      return `${unit(refusal.unit)} darf nicht nach ${name(refusal.to)} geleitet werden: ${sentence(whyNotCarried(board, whose.power, refusal.to))}.`;
    case 'not-seen':
      return `${name(refusal.at)} ist nicht zu sehen: Punkte gehen nur an neutrale Einheiten, die zu sehen sind.`;
    case 'not-neutral':
      return `${name(refusal.at)} ist kein Staat mit einer Einheit, die Punkte nimmt.`;
    case 'not-bought':
      return 'Eine neutrale Einheit hält oder unterstützt nur.';
    case 'too-many-points':
      return `${have} nur ${counted(refusal.have, 'Punkt', 'Punkte')}.`;
    case 'not-dislodged':
      return `${unit(refusal.unit)} wurde nicht vertrieben: Sie zieht sich nicht zurück.`;
    case 'retreat-closed': {
      const left =
        refusal.open.length === 0 ? 'Sie kann nur aufgelöst werden.' : `Offen: ${places(board, refusal.open)}.`;
      return `${unit(refusal.unit)} kann sich nicht nach ${name(refusal.to)} zurückziehen. ${left}`;
    }
    case 'no-builds-due':
      if (refusal.due >= 0) return `${have} keinen Aufbau frei${youngWords(board, refusal.young)}.`;
      return own
        ? `Du musst ${counted(-refusal.due, 'Einheit', 'Einheiten')} auflösen und baust nichts auf.`
        : `${Nominative(who)} ${agree(who, 'muss', 'müssen')} ${counted(-refusal.due, 'Einheit', 'Einheiten')} auflösen und ${agree(who, 'baut', 'bauen')} nichts auf.`;
    case 'no-home-held':
      return noHomeHeld(whose, refusal.homes);
    case 'no-removals-due':
      if (refusal.due <= 0)
        return `${own ? 'Du musst' : `${Nominative(who)} ${agree(who, 'muss', 'müssen')}`} nichts auflösen.`;
      return own
        ? `Du darfst ${counted(refusal.due, 'Einheit', 'Einheiten')} aufbauen und ${agree(who, 'löst', 'lösen')} nichts auf.`
        : `${Nominative(who)} ${agree(who, 'darf', 'dürfen')} ${counted(refusal.due, 'Einheit', 'Einheiten')} aufbauen und ${agree(who, 'löst', 'lösen')} nichts auf.`;
    case 'no-choice':
      return noChoice(whose, refusal);
    case 'not-a-center':
      return `${name(refusal.at)} ist kein Versorgungszentrum: Dort wird nichts aufgebaut.`;
    case 'not-owned':
      return `${name(refusal.at)} gehört nicht ${own ? 'dir' : dative(who)}: Dort lässt sich nichts aufbauen.`;
    case 'not-a-site': {
      const sites = refusal.sites.map(name);
      const left = sites.length === 0 ? '' : ` Offen sind jetzt: ${list(sites)}.`;
      return `In ${name(refusal.at)} ${own ? 'kannst du' : `${agree(who, 'kann', 'können')} ${nominative(who)}`} nicht aufbauen${because(whereBuilt(whose))}.${left}`;
    }
    case 'occupied':
      return `${name(refusal.unit.at)} ist nicht frei: Dort lässt sich nichts aufbauen.`;
    case 'no-fleets-there':
      return `${name(refusal.at)} hat keine Küste: Dort lässt sich keine Flotte aufbauen.`;
    case 'no-armies-there':
      return `In ${name(refusal.at)} kann keine Armee stehen.`;
    case 'type-not-built':
      return `In dieser Variante ${own ? 'baust du' : `${agree(who, 'baut', 'bauen')} ${nominative(who)}`} keine ${refusal.type === 'A' ? 'Armeen' : 'Flotten'} auf.`;
  }
}

function because(why: string | null): string {
  return why === null ? '' : `: ${sentence(why)}`;
}

function inBrackets(why: string | null): string {
  return why === null ? '' : ` (${why})`;
}

function places(board: Board, open: readonly Place[]): string {
  return list(
    open.map((place) => placeName(board, place)),
    'oder',
  );
}

function powerInWords(board: Board, power: Power | null): string {
  return power === null ? 'diese Macht' : nameOfPower(board, power);
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${Nominative(powerInWords(board, power))} ${agree(powerInWords(board, power), 'baut', 'bauen')} nur in eigenen Zentren unter diesen auf: ${list(sites)}`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  const names = list(young.map((center) => provinceName(board, center)));
  return young.length === 1
    ? `: ${names} muss man einen Zug lang halten, bevor es eine Einheit gibt`
    : `: ${names} muss man einen Zug lang halten, bevor sie eine Einheit geben`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places: open }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = open.map((place) => provinceName(board, place));
  const who = powerInWords(board, power);
  if (names.length === 0) {
    return `${own ? 'Deine Einheiten' : `Die Einheiten ${ofPower(who)}`} stehen am Anfang, wie die Regeln sie geben: Es gibt nichts zu wählen.`;
  }
  const choice = `Vor dem ersten Zug ${own ? 'wählst du' : `${agree(who, 'wählt', 'wählen')} ${nominative(who)}`} Armee oder Flotte in ${list(names)}`;
  return at === null
    ? `${choice}; jeder Ort bekommt seine Einheit, und niemand verzichtet oder löst auf.`
    : `${choice}, nicht in ${provinceName(board, at)}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') return 'In einer Zugphase löst man keine Einheit auf.';
    return kind === 'retreat'
      ? 'Kein Rückzug ist fällig: Das ist eine Zugphase.'
      : 'In einer Zugphase wird nichts aufgebaut: Dafür ist die Phase mit Auf- und Abbau da.';
  }
  if (phase === 'R') {
    return 'In einer Rückzugsphase zieht sich eine vertriebene Einheit zurück oder wird aufgelöst; anderes lässt sich nicht befehlen.';
  }
  return 'In einer Phase mit Auf- und Abbau werden Einheiten aufgebaut oder aufgelöst; nichts zieht.';
}

export function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `Die einzige mögliche Küste ist ergänzt: ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `Die Küste ist weggelassen: Sie bedeutet hier nichts (${note.place}).`;
    case 'hopeless':
      return `Gültig, aber aussichtslos: ${sentence(hopelessInWords(board, note.why))}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => provinceName(board, place);
  switch (why.because) {
    case 'no-such-unit':
      return `in ${name(why.at)} steht keine Einheit`;
    case 'other-type':
      return `die Einheit in ${name(why.stands.at)} ist eine ${typeInWords(why.stands.type)}`;
    case 'target-cannot-reach':
      return `die ${unitInWords(board, why.target)} kommt nicht nach ${name(why.to)}${inBrackets(whyOutOfReach(board, why.target, why.to))}`;
    case 'no-fleets':
      return `keine Flotten stehen so, dass sie eine Armee von ${name(why.from)} nach ${name(why.to)} geleiten könnten${inBrackets(whyClosedNow(board, { type: 'A', at: why.from }, why.to))}`;
    case 'no-fleet-at':
      return `in ${name(why.at)} steht keine Flotte`;
    case 'not-at-sea':
      return `die ${unitInWords(board, why.fleet)} ist nicht auf See, und nur von dort geleitet eine Flotte`;
  }
}

/** `Armee Paris`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `${typeInWords(type)} ${provinceName(board, at)}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'Armee' : 'Flotte';
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return own
    ? `Kein Aufbau: Du hältst nichts von ${names}. Mit einem davon kannst du in jedem freien Zentrum aufbauen, das dir gehört.`
    : `Kein Aufbau: ${Nominative(powerInWords(board, power))} ${agree(powerInWords(board, power), 'hält', 'halten')} nichts von ${names}. Mit einem davon ginge Aufbau in jedem eigenen freien Zentrum.`;
}
