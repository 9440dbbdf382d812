/** An die Spielleitung: E-Mail erreicht jemanden der Partie nicht. */
import type { Language } from '../../../../shape.ts';
import { accusative, agree, Nominative, ofPower } from '../../../articles.ts';

export const mailStopped: Language['mail']['mailStopped'] = {
  subject: (game, who) => `[${game}] E-Mail erreicht ${accusative(who)} nicht`,
  lead: (who) => `Du musst nichts tun, aber E-Mail erreicht ${accusative(who)} nicht.`,
  bounced: (who) =>
    `Der Mailserver ${ofPower(who)} hat unsere E-Mail endgültig zurückgeschickt: Das Postfach ist geschlossen, oder die Adresse ist falsch. Wir schicken nichts mehr dorthin. Befehle von dort zählen wie immer, und die nächste E-Mail von dort setzt unsere wieder in Gang.`,
  refused: (who) =>
    `An die Adresse ${ofPower(who)} lässt sich keine E-Mail schicken. Wir versuchen es nicht mehr. Befehle von dort zählen wie immer, und die nächste E-Mail von dort setzt unsere wieder in Gang.`,
  complained: (who) =>
    `${Nominative(who)} ${agree(who, 'hat', 'haben')} eine unserer E-Mails als Spam gemeldet, vielleicht aus Versehen. Wir schicken nichts mehr dorthin, bis von dort eine E-Mail an uns kommt. Du kannst nachfragen oder Ersatz suchen.`,
  elsewhere: 'Gibt es jetzt ein anderes Postfach? Dann schick diese Zeile und danach den Code, um den wir dich bitten:',
  thenThey: 'Dann soll von dort diese Zeile an uns kommen, mit einem eigenen Passwort:',
  remedy: 'Weißt du, dass das Postfach wieder geht? Dann schick diese Zeile:',
  how: 'Oder drück den Knopf und schick die E-Mail, die sich öffnet.',
  button: 'Wieder E-Mail schicken',
  master: {
    subject: (game) => `[${game}] E-Mail erreicht die Spielleitung nicht`,
    lead: 'Du musst nichts tun, aber E-Mail erreicht die Spielleitung deiner Partie nicht.',
    told: (who) =>
      `Unsere E-Mail erreicht ${who} (Spielleitung) nicht, und wir schicken keine mehr. Was du der Spielleitung schreibst, kann vorerst niemand lesen.`,
    goesOn: 'Fristen und Ergebnisse sind wie immer; was nur die Spielleitung tun kann, wartet.',
    waits: 'In dieser Partie wertet die Spielleitung jede Phase aus: Sie wartet, bis die Spielleitung uns schreibt.',
    back: (address) =>
      `Weißt du, wie die Spielleitung zu erreichen ist? Jede E-Mail aus dem alten Postfach setzt unsere wieder in Gang. Aus einem neuen sagt diese Zeile an ${address}, mit dem Passwort der Spielleitung, wie es weitergeht:`,
  },
};
