/** An die Spielleitung: Unser Programm scheitert an einer E-Mail. */
import type { Language } from '../../../../shape.ts';
import { accusative, from, ofPower } from '../../../articles.ts';

export const mailUnread: Language['mail']['mailUnread'] = {
  subject: (game, who) => `[${game}] wir können eine E-Mail ${from(who)} nicht lesen`,
  lead: (who) =>
    `Deine Entscheidung, bitte: Wir können eine E-Mail ${from(who)} nicht lesen, und die Partie wartet nicht auf sie.`,
  told: (who, time) =>
    `Sie kam im Namen ${ofPower(who)}, ${time}. Etwas darin lässt unser eigenes Programm scheitern: Der Fehler liegt bei uns und ist vermerkt. Wir haben ${accusative(who)} gebeten, sie noch einmal zu schicken.`,
  remedy:
    'Willst du Zeit dafür geben? Dann schick diese Zeile. Ist die Phase ohne diese Befehle ausgewertet? ROLLBACK nimmt sie zurück.',
  how: 'Oder drück den Knopf und schick die E-Mail, die sich öffnet.',
  button: 'Einen Tag mehr geben',
};
