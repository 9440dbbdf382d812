import type { UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { agree, inTurn, The, theTurn } from './articles.ts';

const WHO: Readonly<Record<UnitType, string>> = { A: 'les armées', F: 'les flottes' };
const WHAT: Readonly<Record<UnitType, string>> = { A: 'Armée', F: 'Flotte' };

function counted(n: number, what: string): string {
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
    `${power} : ${[...(centers === null ? [] : [counted(centers, 'centre')]), ...(units === '' ? [] : [units])].join(' ; ')}.`,
  unit: { A: (place) => `armée ${place}`, F: (place) => `flotte ${place}` },
  dislodgedOf: (power, unit) => `Délogée : ${unit} (${power}).`,
  counter: ({ type, power, place }) => `${WHAT[type]} ${place}, ${power}`,
  seenInPart: "N'est montré que ce qui se voit dans cette partie à l'aveugle.",
  seenFromHere: (unit) => `${unit}, vue d'ici`,
  dislodgedUnit: (unit) => `${unit}, délogée`,

  units: (units) => counted(units, 'unité'),
  centers: (centers) => counted(centers, 'centre'),
  neutral: 'sans joueur, sans mouvements',
  won: (winners, goal) => `${The(winners.join(' et '))} ${agree(winners.join(' et '), 'a', 'ont')} gagné. ${goal}.`,

  goal: ({ centers, of, isOfPlayer, share, counted: moment }) => {
    const part = share === null ? '' : `, dont ${share.centers} en ${share.where || 'une même partie du monde'}`;
    const when = moment === null ? '' : `, comptés seulement après les mouvements (${moment})`;
    return `${centers} centres sur ${of}${isOfPlayer ? ' pour un joueur' : ''}${part}${when} : victoire`;
  },
  out: 'hors jeu',
  enough: 'assez pour gagner',
  needs: ({ short, there, where }) => {
    if (there === 0) return `encore ${short} pour gagner`;
    return there >= short
      ? `encore ${there} en ${where} pour gagner`
      : `encore ${short} pour gagner, ${there} en ${where}`;
  },
  inPart: (centers, part) => `${centers} en ${part}`,
  builds: (builds) => counted(builds, 'construction'),
  removals: (removals) => counted(removals, 'retrait'),
  built: (units) => `${units} ${units < 2 ? 'construite' : 'construites'}`,
  removed: (units) => `${units} ${units < 2 ? 'retirée' : 'retirées'}`,
  waived: (builds) => counted(builds, 'renoncement'),

  signs: {
    neighbors: (pairs) => `voisins quoique séparés : ${pairs}`,
    bridges: (pairs) => `les armées traversent : ${pairs}`,
    barriers: (pairs) => `personne ne passe : ${pairs}`,
    river: 'les navires passent ici',
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
