import type { Language } from '../../../shape.ts';

export const looks: Language['mail']['looks'] = {
  never: 'Die Spielleitung konnte Befehle vor der Auswertung ansehen und hat es nie getan.',
  heading: 'Wann die Spielleitung Befehle vor der Auswertung angesehen hat',
  orders: ({ by, phase, date }) => `${by}, ${phase}, ${date}: die vorliegenden Befehle.`,
  prediction: ({ by, phase, date }) => `${by}, ${phase}, ${date}: was aus ihnen werden würde.`,
};
