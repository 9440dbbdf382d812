import type { Language } from '../../shape.ts';

export const feed: Language['pages']['feed'] = {
  title: (judge) => `${judge}: beendete Partien`,
  entry: (game, outcome) => `${game}: ${outcome}`,
  summary: ({ variant, phases, outcome, players }) => {
    const told = `${variant}, ${phases} ${phases === 1 ? 'Phase' : 'Phasen'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Es spielten: ${who}.`;
  },
};
