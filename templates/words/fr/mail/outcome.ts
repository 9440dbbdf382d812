import type { Language } from '../../shape.ts';

export const outcome: Language['mail']['outcome'] = {
  terminated: "L'arbitre a mis fin à la partie sans résultat.",
  win: {
    together: (powers) => `${powers} gagnent ensemble.`,
    youTogether: (powers) => `Vous gagnez : ${powers} gagnent ensemble.`,
    alone: (power) => `${power} gagne.`,
    you: (power) => `Vous gagnez, avec ${power} !`,
    with: (power, n) => `${power} gagne avec ${centers(n)}.`,
    youWith: (power, n) => `Vous gagnez, avec ${power} et ${centers(n)} !`,
  },
  conceded: (powers) => `Les autres ont abandonné. Victoire : ${powers}.`,
  concededToYou: (powers) => `Les autres ont abandonné, vous gagnez : ${powers}.`,
  drawAmong: (powers) => `Partie nulle entre ${powers}.`,
  drawn: 'La partie est nulle.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'centre' : 'centres'}`;
}
