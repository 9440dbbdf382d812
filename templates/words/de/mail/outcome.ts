import type { Language } from '../../shape.ts';
import { agree, dative, Nominative } from '../articles.ts';

export const outcome: Language['mail']['outcome'] = {
  terminated: 'Die Spielleitung hat die Partie ohne Ergebnis beendet.',
  win: {
    together: (powers) => `${Nominative(powers)} gewinnen zusammen.`,
    youTogether: (powers) => `Du gewinnst: ${Nominative(powers)} gewinnen zusammen.`,
    alone: (power) => `${Nominative(power)} ${agree(power, 'gewinnt', 'gewinnen')}.`,
    you: (power) => `Du gewinnst mit ${dative(power)}!`,
    with: (power, n) => `${Nominative(power)} ${agree(power, 'gewinnt', 'gewinnen')} mit ${centers(n)}.`,
    youWith: (power, n) => `Du gewinnst mit ${dative(power)} und ${centers(n)}!`,
  },
  conceded: (powers) => `Die anderen haben aufgegeben. Es gewinnt: ${powers}.`,
  concededToYou: (powers) => `Die anderen haben aufgegeben, du gewinnst: ${powers}.`,
  drawAmong: (powers) => `Die Partie endet remis: ${powers}.`,
  drawn: 'Die Partie endet remis.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'Zentrum' : 'Zentren'}`;
}
