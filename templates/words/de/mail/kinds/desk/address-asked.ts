import type { Language } from '../../../../shape.ts';

type Words = Language['mail']['addressAsked'];
type Asked = Parameters<Words['asks']>[0];

export const addressAsked: Words = {
  merge: (asked) =>
    `${whoAsked(asked)} ${asked.address} und ${asked.from} als einen Spieler zu behandeln. Du spielst hier mit ${asked.address}, darum kannst nur du darum bitten: Eine Antwort auf diese E-Mail ändert nichts.`,
  howToMerge: (address) =>
    `Wenn beide Adressen dir gehören und du von beiden schreiben willst, schick diese Zeile von ${address}:`,
  ifNot: 'Wenn nicht, musst du nichts tun.',
  asks: (asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Noch hat sich nichts geändert.`,
  follows: ({ what, address, from, whose }) =>
    `Wenn du bestätigst, gehört ${address} ${
      { reader: 'zu deinem Konto', password: 'zu jenem Konto', asker: `zum Konto von ${from}` }[whose]
    }: Was von dort geschrieben wird, zählt in jeder Partie für diesen Spieler${what === 'move' ? ', und die E-Mails gehen dorthin' : ''}.`,
  howToConfirm: 'Wenn du das warst, antworte auf diese E-Mail nur mit dieser Zeile:',
  code: 'Das Bestätigungswort gilt vier Tage. Eine E-Mail, in der etwas anderes steht, bestätigt nichts.',
  confirm: 'Bestätigen',
  notYou:
    'Wenn du das nicht warst, kennt jemand eines deiner Passwörter: Setz in jeder deiner Partien mit SET PASSWORD ein neues. Ohne das Bestätigungswort geschieht sonst nichts.',
  notYours: 'Wenn du das nicht warst, tu nichts und gib das Bestätigungswort niemandem: Ohne es geschieht nichts.',
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : ` über den Mailserver ${ip}`;
  return `Am ${time} hat ${name === null ? from : `${from}, hier bekannt als ${name},`}${server} diesen Judge gebeten,`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: 'deines Kontos (mit dem Passwort einer deiner Partien)',
    password: 'eines Kontos, dessen Passwort dort bekannt ist,',
    asker: 'des eigenen Kontos',
  }[whose];
  return what === 'tie'
    ? `${address} als Adresse ${account} zu behandeln.`
    : `die E-Mails ${account} an ${address} zu schicken.`;
}
