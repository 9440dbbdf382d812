import type { Language } from '../../../../shape.ts';
import { accusative, ofPower } from '../../../articles.ts';

export const vacated: Language['mail']['vacated'] = {
  subject: {
    resigned: (powers) => `${powers}: Platz aufgegeben`,
    ejected: (powers) => `${powers}: Spieler entfernt`,
    dummy: (powers) => `${powers}: ohne Spieler`,
    passed: (powers) => `${powers}: jetzt von einer anderen Adresse gespielt`,
  },
  lead: (powers, game) => `Du spielst ${accusative(powers)} in „${game}“ nicht mehr.`,
  own: {
    resigned:
      'Du hast deinen Platz aufgegeben. Solange ihn niemand übernommen hat, kannst du zurückkommen, indem du dich wieder anmeldest.',
    ejected: 'Die Spielleitung hat dich aus dieser Partie entfernt. Wenn du wissen willst, warum, schreibe ihr.',
    dummy:
      'Die Spielleitung hat entschieden, dass diese Macht nicht mehr gespielt wird. Wenn du wissen willst, warum, schreibe ihr.',
    passed:
      'Von der Adresse, der die Spielleitung deinen Platz angeboten hatte, ist eine Antwort gekommen: Dort wird jetzt gespielt. Wenn das nicht du warst und du wissen willst, warum, schreibe der Spielleitung.',
  },
  others: {
    resigned: (powers, waits) => `Der Spieler ${ofPower(powers)} hat den Platz aufgegeben. ${what(waits)}`,
    ejected: (powers, waits) => `Die Spielleitung hat den Spieler ${ofPower(powers)} entfernt. ${what(waits)}`,
    dummy: (powers) =>
      `Von jetzt an spielt niemand ${accusative(powers)}: Die Einheiten halten, vertriebene werden aufgelöst, und die Partie wartet nicht auf Befehle dafür.`,
  },
};

function what(waits: boolean): string {
  return waits
    ? 'Die Partie wartet auf Ersatz.'
    : 'Wer mag, kann übernehmen; ist bis zum Ende der Nachfrist niemand gefunden, geht die Partie ohne diese Befehle weiter.';
}
