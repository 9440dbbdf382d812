import type { Language } from '../../../shape.ts';
import { agree, The } from '../../articles.ts';

type Words = Language['mail']['influence'];

const points = (count: number) => (count < 2 ? `${count} point d'influence` : `${count} points d'influence`);

export const influence: Words = {
  title: "Points d'influence",
  points: (facts) => pointsOf(facts),
  ownPoints: (facts) => `${pointsOf(facts)} Personne d'autre ne le voit.`,
  howToGive: (line) => ["Chacun est pour un ordre d'un État : ", { code: line }, ' dit comment.'],
  notHere: (line) => ["Il n'y en a pas sur cette carte. Ils font partie d'une autre variante : ", { code: line }, '.'],
  lines: 'Lignes à écrire parmi vos ordres',
  line: 'Ligne',
  hold: ({ state }) => `deux points pour que l'armée ${state} tienne`,
  support: ({ from }) => `pour soutenir l'unité en ${from}, quelle qu'elle soit`,
  supportMove: ({ from, to }) => `pour soutenir le mouvement de ${from} vers ${to}, de qui que ce soit`,
  allPoints: 'tous les points qui vous restent',
  takeBack: ({ state }) => `reprend ce que vous avez donné pour ${state}`,
  clear: 'reprend tout',
  noArmies: "Plus aucun État n'a d'armée.",
  state: 'État',
  write: 'À écrire',
  ways: 'Tient, ou soutient en ou vers',
  onFile: 'Enregistré',
  allocations: "Points d'influence, que vous seul et leur donateur voyez :",
  hint: (count, line) => `${points(count)}, par exemple ${line}`,
};

function pointsOf({ power, points: count, spent, given }: Parameters<Words['points']>[0]): string {
  const what =
    given === '' ? "aucun n'est encore donné" : spent < 2 ? `${spent} donné : ${given}` : `${spent} donnés : ${given}`;
  return `${The(power)} ${agree(power, 'a', 'ont')} ${points(count)} dans cette phase, ${what}.`;
}
