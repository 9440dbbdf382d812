/** Why an order is refused, and what is to be noted of one that is taken. */
import type { Board } from '../../../../../engine/board/board.ts';
import type { PhaseKind, Place, Power, Province, UnitType } from '../../../../../engine/board/variant.ts';
import { coastInWords, nameOfPower, placeName, provinceName } from '../../../../../engine/explain/names.ts';
import type { OrderKind, UnitRef } from '../../../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../../../engine/orders/verdict.ts';
import type { Whose as Concerned } from '../../../../../engine/sayings/orders/refusals.ts';
import { ownSites } from '../../../reach.ts';
import { agree, ofThe, The, the, toThe } from '../../articles.ts';
import { counted, list, of } from '../../counts.ts';
import { whereItGets, whyClosedNow, whyNotCarried, whyOutOfReach } from './out-of-reach.ts';

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

export function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board, own } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => provinceName(board, place);
  const unit = (ref: UnitRef) => sentence(unitInWords(board, ref));
  const who = powerInWords(board, whose.power);
  switch (refusal.reason) {
    case 'unknown-place':
      return `Il n'y a pas de province « ${refusal.place} » sur cette carte.`;
    case 'impassable':
      return `${name(refusal.place)} est infranchissable : aucune unité ne peut jamais y entrer.`;
    case 'wrong-phase':
      return wrongPhase(refusal.kind, refusal.phase);
    case 'no-unit':
      return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} pas d'unité à cet endroit : ${name(refusal.at)}.`;
    case 'not-yours': {
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : " ; elle suit les points d'influence (HELP IP)";
        return `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} : personne ne lui donne d'ordres${follows}.`;
      }
      const owner = powerInWords(board, refusal.owner);
      return whose.powers?.includes(refusal.owner) === true
        ? `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} mais ${toThe(owner)} : écrivez l'ordre sous ce nom, ou sans aucun.`
        : `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} : elle appartient ${toThe(owner)}.`;
    }
    case 'wrong-type':
      return `L'unité ${of(name(refusal.stands.at))} est une ${typeInWords(refusal.stands.type)}, et non une ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`;
    case 'own-province':
      return `${unit(refusal.unit)} y est déjà.`;
    case 'cannot-reach':
      return `${unit(refusal.unit)} ne peut pas aller vers ${name(refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`;
    case 'which-coast':
      return `${name(refusal.places[0]!)} : quelle côte, ${list(
        refusal.places.map((place) => coastInWords(board, place)),
        'ou',
      )} ?`;
    case 'wrong-coast':
      return `${unit(refusal.unit)} ne peut pas aller vers ${placeName(board, refusal.to)}, seulement vers ${places(board, refusal.places)}.`;
    case 'fleet-by-convoy':
      return "Les flottes ne sont pas convoyées : une flotte va d'un pas vers un lieu voisin.";
    case 'no-route':
      return `Ces eaux ne mènent pas ${of(name(refusal.unit.at))} à ${name(refusal.to)}.`;
    case 'cannot-support':
      return `${unit(refusal.unit)} ne peut pas soutenir là (${name(refusal.to)}) : elle ne pourrait pas y aller elle-même${since(whyOutOfReach(board, refusal.unit, refusal.to))}.`;
    case 'supports-itself':
      return 'Une unité ne peut pas se soutenir elle-même.';
    case 'cannot-convoy':
      return refusal.unit.type === 'A'
        ? 'Seules les flottes convoient.'
        : `${unit(refusal.unit)} ne peut pas convoyer : seule une flotte en mer le peut.`;
    case 'fleet-convoyed':
      return 'Seules les armées sont convoyées, jamais les flottes.';
    case 'no-landing':
      return `Aucune armée ne peut débarquer là : ${name(refusal.to)}.`;
    case 'convoy-forbidden':
      return `${unit(refusal.unit)} ne peut pas être convoyée vers ${name(refusal.to)} : ${whyNotCarried(board, whose.power, refusal.to)}.`;
    case 'not-seen':
      return `${name(refusal.at)} ne se voit pas : les points ne vont qu'aux unités neutres qui se voient.`;
    case 'not-neutral':
      return `${name(refusal.at)} n'est pas un État avec une unité qui prend des points.`;
    case 'not-bought':
      return 'Une unité neutre ne fait que tenir ou soutenir.';
    case 'too-many-points':
      return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} que ${counted(refusal.have, 'point')}.`;
    case 'not-dislodged':
      return `${unit(refusal.unit)} n'a pas été délogée : elle n'a pas à se replier.`;
    case 'retreat-closed': {
      const left =
        refusal.open.length === 0 ? 'Elle ne peut être que dissoute.' : `Ouvert : ${places(board, refusal.open)}.`;
      return `${unit(refusal.unit)} ne peut pas se replier vers ${name(refusal.to)}. ${left}`;
    }
    case 'no-builds-due':
      if (refusal.due >= 0) {
        return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} aucune construction à faire${youngWords(board, refusal.young)}.`;
      }
      return own
        ? `Vous devez retirer ${counted(-refusal.due, 'unité')}, et ne construisez rien.`
        : `${The(who)} ${agree(who, 'doit', 'doivent')} retirer ${counted(-refusal.due, 'unité')}, sans rien construire.`;
    case 'no-home-held':
      return noHomeHeld(whose, refusal.homes);
    case 'no-removals-due':
      if (refusal.due <= 0)
        return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} rien à retirer.`;
      return own
        ? `Vous pouvez construire ${counted(refusal.due, 'unité')}, et ne retirez rien.`
        : `${The(who)} ${agree(who, 'peut', 'peuvent')} construire ${counted(refusal.due, 'unité')}, sans rien retirer.`;
    case 'no-choice':
      return noChoice(whose, refusal);
    case 'not-a-center':
      return `${name(refusal.at)} n'est pas un centre de ravitaillement : on n'y construit rien.`;
    case 'not-owned':
      return `${name(refusal.at)} n'est pas ${own ? 'à vous' : toThe(who)} : on ne peut rien y construire.`;
    case 'not-a-site': {
      const sites = refusal.sites.map(name);
      const left = sites.length === 0 ? '' : ` Ouvert en ce moment : ${list(sites)}.`;
      return `${own ? 'Vous ne pouvez' : `${The(who)} ne ${agree(who, 'peut', 'peuvent')}`} pas construire là (${name(refusal.at)})${because(whereBuilt(whose))}.${left}`;
    }
    case 'occupied':
      return `${name(refusal.unit.at)} n'est pas libre : on ne peut rien y construire.`;
    case 'no-fleets-there':
      return `${name(refusal.at)} n'a pas de côte : on ne peut pas y construire de flotte.`;
    case 'no-armies-there':
      return `Aucune armée ne peut se trouver là : ${name(refusal.at)}.`;
    case 'type-not-built':
      return `${own ? 'Vous ne construisez' : `${The(who)} ne ${agree(who, 'construit', 'construisent')}`} ${refusal.type === 'A' ? "pas d'armées" : 'pas de flottes'} dans cette variante.`;
  }
}

function because(why: string | null): string {
  return why === null ? '' : ` : ${why}`;
}

function since(why: string | null): string {
  return why === null ? '' : `, car ${why}`;
}

function places(board: Board, open: readonly Place[]): string {
  return list(
    open.map((place) => placeName(board, place)),
    'ou',
  );
}

function powerInWords(board: Board, power: Power | null): string {
  return power === null ? 'cette puissance' : nameOfPower(board, power);
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${the(powerInWords(board, power))} ne ${agree(powerInWords(board, power), 'construit que dans ses', 'construisent que dans leurs')} propres centres parmi ceux-ci : ${list(sites)}`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  const names = list(young.map((center) => provinceName(board, center)));
  return young.length === 1
    ? ` : ${names} doit être tenu pendant un tour avant de donner une unité`
    : ` : ${names} doivent être tenus pendant un tour avant de donner une unité`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places: open }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = open.map((place) => provinceName(board, place));
  const who = powerInWords(board, power);
  if (names.length === 0) {
    return `${own ? 'Vos unités de départ' : `Les unités de départ ${ofThe(who)}`} sont celles que donnent les règles : il n'y a rien à choisir.`;
  }
  const choice = `Avant le premier mouvement, ${own ? 'vous choisissez' : `${the(who)} ${agree(who, 'choisit', 'choisissent')}`} armée ou flotte pour ${list(names)}`;
  return at === null
    ? `${choice} ; chaque lieu reçoit son unité, sans renoncer ni retirer.`
    : `${choice}, et non pour ${provinceName(board, at)}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') {
      return 'Une unité ne peut pas être dissoute dans une phase de mouvements.';
    }
    return kind === 'retreat'
      ? "Aucune retraite n'est à faire : c'est une phase de mouvements."
      : "Rien ne se construit dans une phase de mouvements : la phase d'ajustements est là pour cela.";
  }
  if (phase === 'R') {
    return "Dans une phase de retraites, une unité délogée se replie ou est dissoute ; rien d'autre ne peut être ordonné.";
  }
  return "Dans une phase d'ajustements, des unités sont construites ou retirées ; rien ne bouge.";
}

export function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `La seule côte possible est ajoutée : ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `La côte est retirée : elle ne veut rien dire ici (${note.place}).`;
    case 'hopeless':
      return `Permis, mais sans chance de réussir : ${hopelessInWords(board, note.why)}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => provinceName(board, place);
  switch (why.because) {
    case 'no-such-unit':
      return `il n'y a pas d'unité à cet endroit (${name(why.at)})`;
    case 'other-type':
      return `l'unité ${of(name(why.stands.at))} est une ${typeInWords(why.stands.type)}`;
    case 'target-cannot-reach':
      return `${unitInWords(board, why.target)} ne peut pas aller vers ${name(why.to)}${since(whyOutOfReach(board, why.target, why.to))}`;
    case 'no-fleets':
      return `aucune flotte n'est placée pour convoyer une armée ${of(name(why.from))} à ${name(why.to)}${since(whyClosedNow(board, { type: 'A', at: why.from }, why.to))}`;
    case 'no-fleet-at':
      return `il n'y a pas de flotte à cet endroit (${name(why.at)})`;
    case 'not-at-sea':
      return `${unitInWords(board, why.fleet)} n'est pas en mer, et seule une flotte en mer convoie`;
  }
}

/** `l'armée de Paris`, `la flotte de Brest`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `${type === 'A' ? "l'armée" : 'la flotte'} ${of(provinceName(board, at))}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'armée' : 'flotte';
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return own
    ? `Pas de construction : vous ne tenez aucun de ces centres : ${names}. Avec l'un d'eux, vous pouvez construire dans tout centre libre à vous.`
    : `Pas de construction : ${the(powerInWords(board, power))} ne ${agree(powerInWords(board, power), 'tient', 'tiennent')} aucun de ces centres : ${names}. Avec l'un d'eux, tout autre de ses centres, s'il est libre, serait un lieu de construction.`;
}
