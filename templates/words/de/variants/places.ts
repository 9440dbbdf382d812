import type { ProvinceData, UnitType } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { Language } from '../../shape.ts';
import { agree, nominative } from '../articles.ts';

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'Binnenland: nur Armeen',
  coast: 'Küste: Armeen und Flotten',
  sea: 'Meer: nur Flotten, die geleiten',
  hybrid: 'Land und Meer zugleich: Armeen und Flotten, die geleiten',
  impassable: 'für alle gesperrt',
};
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armeen', F: 'Flotten' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'Armee', F: 'Flotte' };

export const places: Language['variants']['places'] = {
  types: { land: 'Land', coast: 'Küste', sea: 'Meer', hybrid: 'Land und Meer', impassable: 'gesperrt' },
  typeWithCoasts: (type, coasts) => `${type} (${coasts})`,
  kind: (type, coasts, theatre) => {
    const named = coasts.map(({ id, name }) => `${name} (${id})`);
    const many = coasts.length === 0 ? '' : `, mit ${coasts.length} Küsten: ${listInWords(named, 'und')}`;
    return `${KINDS[type]}${many}${theatre === null ? '' : `, ${theatre}`}`;
  },
  homeOf: (power) => `Heimat: ${power}`,
  neutralCenter: 'zu Beginn neutral',

  who: MANY,
  fleetsOn: (coast) => `Flotten an ${coast}`,
  inSeasons: (type, seasons) => `${MANY[type]} nur im ${seasons}`,
  placeWithCoast: (place, coast, abbr) => `${place}, ${coast} (${abbr})`,
  place: (place, abbr) => `${place} (${abbr})`,

  standing: ({ isCenter, owner, unit }) => {
    const owned = !isCenter ? '' : owner === null ? 'Besitzer: niemand. ' : `Besitzer: ${owner}. `;
    if (unit === null) return `${owned}Keine Einheit steht dort.`;
    return `${owned}Dort steht: ${ONE[unit.type]} (${[unit.power, ...(unit.coast === '' ? [] : [unit.coast])].join(', ')}).`;
  },

  seaCenter: 'Ein Meer mit Versorgungszentrum: Hier wird nie etwas aufgebaut.',
  onWaterway: (name) => `An der Wasserstraße ${name}: Flotten fahren hindurch, geleiten hier aber nicht.`,
  convoys: 'Eine Flotte geleitet hier wie auf See.',
  noConvoy: 'Eine Flotte geleitet hier nicht.',
  noRetreat: 'Eine Einheit, die hier vertrieben wird, ist vernichtet.',
  anybodyBuilds: 'Wem es gehört, der darf hier aufbauen.',
  onlyBuild: (powers) => `Hier bauen auf, solange es ihnen gehört, nur: ${powers}.`,
  neutralUnit: (kind, absent) =>
    absent === null
      ? `Zu Beginn steht hier eine neutrale Einheit (${kind}).`
      : `Zu Beginn steht hier eine neutrale Einheit (${kind}), wenn ${nominative(absent)} nicht gespielt ${agree(absent, 'wird', 'werden')}.`,
  influenceState: (kind) =>
    `Ein unabhängiger Staat (${kind}): Solange seine Armee steht, nimmt er Einflusspunkte an (HELP IP).`,
  calledElsewhere: (spelling, place) => `Was auf anderen Karten ${spelling} heißt, ist hier ${place}.`,
};
