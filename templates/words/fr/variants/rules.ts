import type { StrengthRole } from '../../../../engine/board/rules.ts';
import type { PhaseKind, UnitType } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { Language } from '../../shape.ts';
import { agree, inTurn, The, the } from '../articles.ts';

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'mouvements', R: 'retraites', A: 'ajustements' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'armée', F: 'flotte' };
const MANY: Readonly<Record<UnitType, string>> = { A: 'armées', F: 'flottes' };
const ROLES: Readonly<Record<StrengthRole, string>> = {
  attack: 'en attaque',
  prevent: 'pour barrer sa destination aux autres',
  defend: 'face à une attaque frontale',
  hold: 'pour tenir sa place',
  'support-move': 'pour soutenir un mouvement',
  'support-hold': 'pour soutenir une unité qui tient',
};
const INFLUENCED = {
  hold: 'tenir',
  'support-hold': 'soutenir une unité sur place',
  'support-move': 'soutenir un mouvement',
};

function all(items: readonly string[], and: 'et' | 'ou' = 'et'): string {
  return listInWords(items, and);
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}

export const rules: Language['variants']['rules'] = {
  players: (least, most, powers) =>
    `${least === most ? '' : `${least} à `}${counted(most, 'joueur')} ; ${counted(powers, 'puissance')}.`,
  optional: (players, powers) =>
    `À ${counted(players, 'joueur')} (SET PLAYERS ${players}), on ne joue pas : ${powers}.`,
  seat: (seat, powers) => `${seat} : ${powers}.`,
  seats: (pools) =>
    `Chacun des autres joueurs reçoit ${all(pools.map((powers) => `une puissance parmi ${powers}`))} : tirées au sort, choisies par l'arbitre (SET SEATS) ou mises aux enchères (SET SEATS AUCTION).`,
  powersApart:
    "Les puissances d'un même joueur sont distinctes : chacune a ses centres, ses unités et ses constructions, et elles peuvent s'attaquer.",

  season: (name, kinds, isOwnership) =>
    `${name} (${all(kinds.map((kind) => KINDS[kind]))}${isOwnership ? ' ; les centres changent de mains après les retraites' : ''})`,
  calendar: (season, year, seasons) => `Premiers mouvements : ${season} ${year}. Une année : ${seasons}.`,

  unitIn: { A: (place) => `armée ${place}`, F: (place) => `flotte ${place}` },
  chooses: (power, places, usual) =>
    `${The(power)} ${agree(power, 'choisit', 'choisissent')} armée ou flotte pour ${places} (sans choix : ${usual}).`,
  spreads: (power, units, places, usual) =>
    `${The(power)} ${agree(power, 'répartit', 'répartissent')} ${all(units.map(({ type, count }) => counted(count, ONE[type], MANY[type])))} entre ${places} (sans choix : ${usual}).`,
  choices: (season, year, sentences) =>
    `Avant les premiers mouvements (${season} ${year}), par des ordres de construction, en secret : ${sentences}`,

  hybrids: (places) => `Terre et mer à la fois : ${places}. Armées et flottes y entrent, et une flotte y convoie.`,
  seaCenters: (places) =>
    `Centre de ravitaillement en mer : ${places}. Seules les flottes le prennent, et on n'y construit rien.`,
  coasts: (places, meanings) => {
    const meant =
      meanings.length === 0 ? '' : ` Signification : ${meanings.map(({ id, name }) => `${id} ${name}`).join(', ')}.`;
    return `Plusieurs côtes : ${places} ; une flotte s'y trouve sur l'une d'elles.${meant}`;
  },
  waterway: (name, places) => `${name} : les flottes y entrent et y passent (${places}), et n'y convoient pas.`,
  seasonal: ([one, other], type, seasons) =>
    `${one} et ${other} se touchent pour les ${MANY[type]} ${inTurn(seasons)} seulement : pour les mouvements, les soutiens, les convois et les retraites qui suivent.`,
  closed: (places) => `Fermés à tous : ${places}.`,

  neutralUnits: (places, absent, orders) => {
    const begins =
      absent === null
        ? 'Des unités neutres se trouvent ici'
        : `Sans ${the(absent)}, des unités neutres se trouvent ici`;
    const ordered = orders === '' ? '' : ` À chaque phase de mouvements : ${orders}.`;
    return `${begins} : ${places}. Elles n'appartiennent à personne, ne possèdent rien et ne bougent jamais ; une unité neutre délogée quitte la carte pour de bon.${ordered}`;
  },
  holds: (place) => `${place} tient`,
  supports: (place, target) => `${place} soutient ${target}`,
  influence: ({ points, units, orders, example, isForEver }) =>
    `À chaque phase de mouvements, une puissance a ${counted(points, "point d'influence", "points d'influence")} par centre qu'elle possède, à placer sur des ordres pour ${counted(units, 'unité neutre', 'unités neutres')} au plus : chacune peut ${all(
      orders.map((kind) => INFLUENCED[kind]),
      'ou',
    )} (IP 2 ${example} H). Les points de plusieurs puissances sur le même ordre s'additionnent ; l'ordre qui a nettement le plus de points est exécuté, et en cas d'égalité ou sans points l'unité tient. Les points non placés sont perdus. Qui a donné quoi reste secret ${isForEver ? 'pour toujours' : "jusqu'à la fin de la partie"}.`,

  strength: (type, powers, strength, roles) =>
    `Une ${type === null ? 'unité' : ONE[type]} (${powers}) compte pour ${strength.replace('.', ',')} ${all(roles.map((role) => ROLES[role]))}, et pour 1 sinon ; à force égale, personne ne passe.`,

  convoyFrom: (places) => `Les flottes convoient aussi ici : ${places}.`,
  noConvoyFrom: (places) => `Aucune flotte ne convoie ici : ${places}.`,
  betweenTheatres: (isOwnCenterOnly) =>
    `D'une partie du monde à l'autre, une armée est convoyée librement vers celle de sa puissance, et ailleurs ${isOwnCenterOnly ? 'seulement vers un centre que la puissance possède elle-même' : 'seulement vers un centre que la puissance possède elle-même, ou vers une province que des armées peuvent atteindre depuis un tel centre'} ; on compte la possession au début de la phase.`,
  neverTo: (power, theatres) => `Les armées de cette puissance (${power}) ne sont jamais convoyées vers : ${theatres}.`,

  noRetreats: 'Personne ne fait retraite : une unité délogée est détruite.',
  noRetreatFrom: (places) =>
    places === null
      ? "Une unité délogée dans un centre de ravitaillement est détruite aussitôt ; ailleurs, les retraites sont comme d'habitude."
      : `Une unité délogée ici est détruite aussitôt : ${places}. Ailleurs, les retraites sont comme d'habitude.`,

  buildAnywhere: "Une puissance construit dans tout centre libre qu'elle possède.",
  homesNeeded: (homes) =>
    `Pour construire, elle doit posséder au moins ${counted(homes, 'de ses centres nationaux', 'de ses centres nationaux')}.`,
  sharedSites: (places, count) => `Qui ${count === 1 ? 'le' : 'les'} possède peut y construire : ${places}.`,
  everyCenterIn: (theatre) => `tout centre (${theatre})`,
  furtherSites: (powers) =>
    `Outre leurs centres nationaux, construisent : ${powers.map(({ power, places }) => `${power}, à ${places}`).join(' ; ')}.`,
  onlyTypes: (types) => `On ne construit que des ${all(types.map((type) => MANY[type]))}.`,
  onlyTypesOf: (power, types) =>
    `${The(power)} ne ${agree(power, 'construit', 'construisent')} que des ${all(types.map((type) => MANY[type]))}.`,
  buildCap: (units) =>
    `Une puissance construit au plus ${counted(units, 'unité')} par an ; le reste peut être construit plus tard.`,
  maturity: (turns) =>
    `Un centre nouvellement pris doit être tenu pendant ${counted(turns, 'tour')} avant de donner une unité ; il compte aussitôt contre les retraits. Il en va de même d'un centre perdu et repris.`,

  victory: (centers, of, isBySeat, part) => {
    const whose = isBySeat ? " (les puissances d'un joueur additionnées)" : '';
    const share = part === null ? '' : `, dont ${part.centers} ou plus en ${part.theatres}`;
    return `Gagne qui possède ${centers} des ${of} centres${whose}${share}.`;
  },
  countedOnce: (season) =>
    `On compte à un seul moment : quand les mouvements (${season}) sont résolus et avant toute retraite. Un centre compte alors pour la puissance dont une unité non délogée s'y trouve, sinon pour son propriétaire.`,
  together:
    'Si deux y arrivent à la fois, avec leurs parts dans des parties du monde différentes, ils gagnent ensemble, quels que soient leurs nombres.',
  rulebook: (year) =>
    `Là où les éditions des règles diffèrent, celle de ${year} s'applique ; une partie peut en choisir une autre (SET RULES 2023).`,
  anyResult: "Les joueurs peuvent finir la partie à tout moment, avec n'importe quel résultat, à l'unanimité.",
  allSurvivors: "Sinon la partie finit par une partie nulle de tous les survivants, ou comme l'arbitre l'a fixé.",
};
