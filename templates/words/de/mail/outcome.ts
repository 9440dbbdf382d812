import type { Language } from '../../shape.ts';

export const outcome: Language['mail']['outcome'] = {
  terminated: 'Die Spielleitung hat die Partie ohne Ergebnis beendet.',
  win: {
    together: (powers) => `${powers} gewinnen zusammen.`,
    youTogether: (powers) => `Du gewinnst: ${powers} gewinnen zusammen.`,
    alone: (power) => `${power} gewinnt.`,
    you: (power) => `Du gewinnst als ${power}!`,
    with: (power, n) => `${power} gewinnt mit ${centers(n)}.`,
    youWith: (power, n) => `Du gewinnst als ${power}, mit ${centers(n)}!`,
  },
  conceded: (powers) => `Die anderen haben aufgegeben. Es gewinnt: ${powers}.`,
  concededToYou: (powers) => `Die anderen haben aufgegeben, du gewinnst: ${powers}.`,
  drawAmong: (powers) => `Die Partie endet remis: ${powers}.`,
  drawn: 'Die Partie endet remis.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'Zentrum' : 'Zentren'}`;
}
