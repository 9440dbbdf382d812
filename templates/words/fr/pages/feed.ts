import type { Language } from '../../shape.ts';

export const feed: Language['pages']['feed'] = {
  title: (judge) => `${judge} : parties terminées`,
  entry: (game, outcome) => `${game} : ${outcome}`,
  summary: ({ variant, phases, outcome, players }) => {
    const told = `${variant}, ${phases} ${phases < 2 ? 'phase' : 'phases'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Ont joué : ${who}.`;
  },
};
