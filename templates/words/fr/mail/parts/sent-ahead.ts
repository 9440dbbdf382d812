import type { Language } from '../../../shape.ts';
import { TheTurn, theTurn } from '../../articles.ts';

export const sentAhead: Language['mail']['sentAhead'] = {
  kept: 'Gardé pour des phases à venir, vérifié quand elles commencent ; CLEAR ALL retire tout',
  heading: "Ce que vous aviez envoyé d'avance",
  onFile: ({ phase, power, orders }) =>
    `Enregistré pour ${theTurn(phase)}${power === null ? '' : ` (${power})`}, ${orders.length} ${orders.length === 1 ? 'ordre envoyé' : 'ordres envoyés'} d'avance : ${orders.join(', ')}.`,
  notUsed: (order, why) => `Non utilisé : ${order}. ${why}`,
  didNotCome: (order, phase) => `Non utilisé : ${order}. ${TheTurn(phase)} n'a pas eu lieu.`,
};
