import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { ofPower } from '../../../articles.ts';

export const proof: Language['mail']['proof'] = {
  arrived: ({ time, address, server, hasLines }) =>
    `${time}: Eine E-Mail im Namen von ${address} kam bei uns an${server === null ? '' : `, vom Mailserver ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', mit diesen Zeilen:' : '.'}`,
  more: (lines) => `(und ${lines === 1 ? 'eine weitere Zeile' : `${lines} weitere Zeilen`})`,
  howToProve: (why) =>
    `Wir haben sie noch nicht ausgeführt. ${why} Wenn du sie geschrieben hast, antworte auf diese E-Mail nur mit dieser Zeile:`,
  afterwards:
    'Dann führen wir aus, was du geschickt hast, mit Stand der Ankunft bei uns. Das Bestätigungswort gilt vier Tage.',
  button: 'Bestätigen',
  notYou: 'Wenn die Zeilen nicht von dir sind, tu nichts und gib das Wort niemandem: Jemand hat deine Adresse benutzt.',
  nextTime: 'Damit wir dir das nächste Mal gleich glauben, mach eines davon:',
  byPassword: (line) => [
    'Beginne die E-Mail mit einer Anmeldung und dem Passwort deines Platzes: ',
    { code: line },
    ' (der Buchstabe deiner Macht, dann der Name der Partie).',
  ],
  byProvider: 'Schreibe von deiner eingetragenen Adresse, über deren Anbieter, direkt an die Adresse des Judge.',
  onceADay:
    'Wir fragen so einmal am Tag. Was auch immer sonst in deinem Namen kommt: Jede Antwort auf eine unserer E-Mails zu deiner Partie und jede E-Mail mit dem richtigen Passwort wird beantwortet.',
  wrongPassword: ({ time, by, ip, game, powers }) => {
    const who = by === null ? 'Jemand' : by.isProven ? by.address : `Eine E-Mail im Namen von ${by.address}`;
    const what = powers === null ? 'dein Passwort' : `das Passwort ${ofPower(listInWords(powers, 'und'))}`;
    return `${time}: ${who}${ip === null ? '' : ` (Mailserver ${ip})`} wollte sich bei „${game}“ anmelden und hat ${what} falsch geraten. Geändert wurde nichts.`;
  },
  ifYou:
    'Falls du das warst und das Passwort verloren ist: E-Mails, die dein Anbieter für diese Adresse signiert, brauchen keines. Ein neues setzt du, indem du SET PASSWORD und das neue Wort an die Partie schreibst.',
  ifNotYou:
    'Falls du es nicht warst: Nach ein paar falschen am Tag wird keines mehr geprüft, aber ein langes Passwort ist sicherer als ein kurzes. Wir melden dir das erste falsche jedes Tages, nicht die weiteren.',
};
