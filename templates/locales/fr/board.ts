/** What the map and lists of places say, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { ProvinceData, UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { agree, inTurn, The, theTurn } from './grammar.ts';
import { placeOf } from './places.ts';

const WHO: Readonly<Record<UnitType, string>> = { A: 'les armées', F: 'les flottes' };
const WHAT: Readonly<Record<UnitType, string>> = { A: 'Armée', F: 'Flotte' };

function countedMap(n: number, what: string): string {
  return `${n} ${what}${n < 2 ? '' : 's'}`;
}

export const map: Language['map'] = {
  gameAndVariant: (game, variant) => `${game} (${variant})`,
  title: {
    before: (of, phase) => `Carte de ${of} : ${phase}, les ordres`,
    after: (of, phase) => `Carte de ${of} : la position après ${theTurn(phase)}`,
    position: (of, phase) => `Carte de ${of} : la position, ${phase}`,
  },
  inWords: 'La position en mots',
  stages: { before: 'les ordres et leurs résultats', after: 'la carte ensuite', position: '' },
  stands: (power, centers, units) =>
    `${power} : ${[...(centers === null ? [] : [countedMap(centers, 'centre')]), ...(units === '' ? [] : [units])].join(' ; ')}.`,
  unit: { A: (place) => `armée ${placeOf(place)}`, F: (place) => `flotte ${placeOf(place)}` },
  dislodgedOf: (power, unit) => `Délogée : ${unit} (${power}).`,
  counter: ({ type, power, place }) => `${WHAT[type]} ${placeOf(place)}, ${power}`,
  seenInPart: "N'est montré que ce qui se voit dans cette partie à l'aveugle.",
  to: (place) => `vers ${place}`,
  from: (place) => `de ${place}`,
  turnwise: 'sens direct',
  widdershins: 'sens inverse',
  seenFromHere: (unit) => `${unit}, vue d'ici`,
  dislodgedUnit: (unit) => `${unit}, délogée`,

  units: (units) => countedMap(units, 'unité'),
  centers: (centers) => countedMap(centers, 'centre'),
  neutral: 'sans joueur, sans mouvements',
  won: (winners, goal) => `${The(winners.join(' et '))} ${agree(winners.join(' et '), 'a', 'ont')} gagné. ${goal}.`,

  goal: ({ centers, of, isOfPlayer, share, counted: moment }) => {
    const part = share === null ? '' : `, dont ${share.centers} en ${share.where || 'une même partie du monde'}`;
    const when = moment === null ? '' : `, comptés seulement après les mouvements (${moment})`;
    return `${centers} centres sur ${of}${isOfPlayer ? ' pour un joueur' : ''}${part}${when} : victoire`;
  },
  out: 'hors jeu',
  enough: 'assez pour gagner',
  enoughTied: 'assez pour gagner, mais un autre en a autant',
  enoughLater: (season) => `assez pour gagner, si cela dure après les mouvements (${season})`,
  needs: ({ short, there, where }) => {
    if (there === 0) return `encore ${short} pour gagner`;
    return there >= short
      ? `encore ${there} en ${where} pour gagner`
      : `encore ${short} pour gagner, ${there} en ${where}`;
  },
  inPart: (centers, part) => `${centers} en ${part}`,
  builds: (builds) => countedMap(builds, 'construction'),
  removals: (removals) => countedMap(removals, 'retrait'),
  noBuild: (count, reasons) =>
    `${count === 1 ? '1 centre ne donne' : `${count} centres ne donnent`} pas de construction : ${reasons.join(' ; ')}`,
  unusable: {
    young: 'gagné depuis peu',
    noHome: (homes) => `aucun de ces centres n'est tenu : ${homes.join(', ')}`,
    cap: (most) => `pas plus de ${most} à la fois`,
    noSite: 'pas de lieu libre où construire',
  },
  built: (units) => `${units} ${units < 2 ? 'construite' : 'construites'}`,
  removed: (units) => `${units} ${units < 2 ? 'retirée' : 'retirées'}`,
  waived: (builds) => countedMap(builds, 'renoncement'),

  signs: {
    neighbors: (pairs) => `voisins quoique séparés : ${pairs}`,
    bridges: (pairs) => `les armées traversent : ${pairs}`,
    barriers: (pairs) => `personne ne passe : ${pairs}`,
    passes: (pairs) => `une frontière étroite, mais une frontière : ${pairs}`,
    site: 'on peut y construire à présent : A armée, F flotte',
    home: 'centre national de la puissance de cette couleur',
    young: "ne donne pas encore d'unité",
    coast: (coast, name) => `${coast} ${name}`,
    ghost: 'une flotte dans une mer des deux cartes, montrée une seconde fois',
    closed: 'fermé à tous',
    strait: (isOpen, type, pair, seasons) =>
      `${isOpen ? 'ouvert' : 'fermé'} à présent : ${WHO[type]} passent ${pair}, seulement ${seasons.map(inTurn).join(' et ')}`,
  },

  titleAsText: (of, phase) => `${of} : ${phase}`,
  counts: (count, list) => (list === '' ? count : `${count} : ${list}`),
  free: (centers) => `Centres libres : ${centers}`,
  dislodged: (units) => `Délogées : ${units}`,
  wonBy: (winners) => `Victoire : ${winners.join(' et ')}.`,
  letters: (powers) => `[Abc] est un centre de ravitaillement ; A est une armée, F une flotte, de ${powers}`,
};

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'terre : armées seulement',
  coast: 'côte : armées et flottes',
  sea: 'mer : flottes seulement, qui convoient',
  hybrid: 'terre et mer à la fois : armées et flottes, qui convoient',
  impassable: 'fermé à tous',
};
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armées', F: 'Flottes' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'armée', F: 'flotte' };

export const places: Language['variants']['places'] = {
  types: { land: 'terre', coast: 'côte', sea: 'mer', hybrid: 'terre et mer', impassable: 'fermé' },
  typeWithCoasts: (type, coasts) => `${type} (${coasts})`,
  kind: (type, coasts, theatre) => {
    const named = coasts.map(({ id, name }) => `${name} (${id})`);
    const many = coasts.length === 0 ? '' : `, avec ${coasts.length} côtes : ${listInWords(named, 'et')}`;
    return `${KINDS[type]}${many}${theatre === null ? '' : `, ${theatre}`}`;
  },
  homeOf: (power) => `centre national : ${power}`,
  neutralCenter: 'neutre au début',

  who: MANY,
  fleetsOn: (coast) => `Flottes sur ${coast}`,
  inSeasons: (type, seasons) => `${MANY[type]}, ${inTurn(seasons)} seulement`,
  placeWithCoast: (place, coast, abbr) => `${place}, ${coast} (${abbr})`,
  place: (place, abbr) => `${place} (${abbr})`,

  standing: ({ isCenter, owner, unit }) => {
    const owned = !isCenter ? '' : owner === null ? 'Propriétaire : personne. ' : `Propriétaire : ${owner}. `;
    if (unit === null) return `${owned}Aucune unité ne s'y trouve.`;
    return `${owned}Unité présente : ${ONE[unit.type]} (${[unit.power, ...(unit.coast === '' ? [] : [unit.coast])].join(', ')}).`;
  },

  seaCenter: "Une mer avec un centre de ravitaillement : on n'y construit jamais rien.",
  onWaterway: (name) => `Sur la voie d'eau ${name} : les flottes passent, mais ne convoient pas ici.`,
  convoys: 'Une flotte convoie ici, comme en mer.',
  noConvoy: 'Une flotte ne convoie pas ici.',
  noRetreat: 'Une unité délogée ici est détruite.',
  anybodyBuilds: 'Qui le possède peut construire ici.',
  onlyBuild: (powers) => `Seules construisent ici, tant qu'elles le possèdent : ${powers}.`,
  neutralUnit: (kind, absent) =>
    absent === null
      ? `Une unité neutre (${kind}) s'y trouve au début.`
      : `Une unité neutre (${kind}) s'y trouve au début, quand ${absent} n'est pas jouée.`,
  influenceState: (kind) =>
    `Un État indépendant (${kind}) : tant que son armée est là, il reçoit des points d'influence (HELP IP).`,
  calledElsewhere: (spelling, place) => `Ce que d'autres cartes appellent ${spelling} est ici ${place}.`,
};
