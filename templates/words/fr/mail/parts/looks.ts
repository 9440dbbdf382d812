import type { Language } from '../../../shape.ts';

export const looks: Language['mail']['looks'] = {
  never: "L'arbitre pouvait regarder les ordres avant leur résolution et ne l'a jamais fait.",
  heading: "Quand l'arbitre a regardé les ordres avant leur résolution",
  orders: ({ by, phase, date }) => `${by}, ${phase}, ${date} : les ordres enregistrés.`,
  prediction: ({ by, phase, date }) => `${by}, ${phase}, ${date} : ce qu'ils donneraient.`,
};
