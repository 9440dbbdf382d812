import type { OfferSaying } from '../../../../engine/sayings/offers.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';

export const offers = {
  'offers/build-by-removal': () =>
    'Dir steht kein Aufbau zu. Jede Einheit, die du ohne Not auflöst, gibt dir einen: Löse sie in derselben E-Mail auf, oder vorher.',
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join('; ');
    return orders.length === 1
      ? `${past} ist vorbei, deshalb liegt dieser Befehl nicht vor: ${lines}. Die Zeile unten gibt ihn für ${phase}; der Befehl allein, ohne die alte Überschrift, tut es auch.`
      : `${past} ist vorbei, deshalb liegen diese Befehle nicht vor: ${lines}. Die Zeile unten gibt sie für ${phase}; die Befehle allein, ohne die alte Überschrift, tun es auch.`;
  },
} satisfies Words<OfferSaying>;
