import type { Language } from '../../../shape.ts';
import { accusative } from '../../articles.ts';

export const auction: Language['mail']['auction'] = {
  noBids:
    'Die Plätze werden versteigert, und du hast noch nicht geboten: Die Partie beginnt, sobald alle geboten haben.',
  bids: (bids) => `Deine Gebote, die niemand sonst sieht: ${bids}.`,
  bid: (points, lot) => `${points} für ${accusative(lot)}`,
  rules: (points) =>
    `Du hast ${points} Punkte. Jede Runde verkauft an die Höchstbietenden, die noch keinen Platz haben; du zahlst, was du geboten hast, und der Rest bleibt für die nächste Runde:`,
  round: (number, lots) => `Runde ${number}: ${lots}`,
  oneLine: (line) => ['Eine Zeile genügt für alle Runden: ', { code: line }, '.'],
  details: (line) => [
    'Bei gleichen Geboten und wo niemand bietet, entscheidet das Los. Ein Gebot über deinen Rest hinaus zählt so viel wie der Rest. So nimmst du ein Gebot zurück: ',
    { code: line },
    '.',
  ],
  prices: (sold) => `Die Plätze wurden versteigert, für diese Punkte: ${sold}.`,
};
