import type { ProvinceData, UnitType } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { Language } from '../../shape.ts';
import { inTurn } from '../articles.ts';

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
