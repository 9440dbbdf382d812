import type { Language } from '../../shape.ts';
import { agree, The, the } from '../articles.ts';

export const outcome: Language['mail']['outcome'] = {
  terminated: "L'arbitre a mis fin à la partie sans résultat.",
  win: {
    together: (powers) => `${The(powers)} gagnent ensemble.`,
    youTogether: (powers) => `Vous gagnez : ${the(powers)} gagnent ensemble.`,
    alone: (power) => `${The(power)} ${agree(power, 'gagne', 'gagnent')}.`,
    you: (power) => `Vous gagnez, avec ${the(power)} !`,
    with: (power, n) => `${The(power)} ${agree(power, 'gagne', 'gagnent')} avec ${centers(n)}.`,
    youWith: (power, n) => `Vous gagnez, avec ${the(power)} et ${centers(n)} !`,
  },
  conceded: (powers) => `Les autres ont abandonné. Victoire : ${powers}.`,
  concededToYou: (powers) => `Les autres ont abandonné, vous gagnez : ${powers}.`,
  drawAmong: (powers) => `Partie nulle entre ${the(powers)}.`,
  drawn: 'La partie est nulle.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'centre' : 'centres'}`;
}
