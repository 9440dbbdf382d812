import type { Language } from '../../../shape.ts';

export const sentAhead: Language['mail']['sentAhead'] = {
  kept: 'Für spätere Phasen aufgehoben und bei deren Beginn geprüft; CLEAR ALL nimmt alles zurück',
  heading: 'Was du vorausgeschickt hattest',
  onFile: ({ phase, power, orders }) =>
    `Liegt für ${phase} vor${power === null ? '' : ` (${power})`}, ${orders.length} ${orders.length === 1 ? 'vorausgeschickter Befehl' : 'vorausgeschickte Befehle'}: ${orders.join(', ')}.`,
  notUsed: (order, why) => `Nicht verwendet: ${order}. ${why}`,
  didNotCome: (order, phase) => `Nicht verwendet: ${order}. ${phase} kam nicht.`,
};
