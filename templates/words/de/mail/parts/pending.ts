import type { Language } from '../../../shape.ts';
import { counted } from '../../../text/counts.ts';

export const pending: Language['mail']['pending'] = {
  summary: (phase, filed, sets) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${befehle(orders)} für ${phase} NICHT eingetragen ${why}`
        : `${orders} NICHT eingetragen ${why}`,
    );
    return [...(filed === 0 ? [] : [`${befehle(filed)} für ${phase} eingetragen`]), first, ...more].join('; ');
  },
  heading: (orders, why) => `${befehle(orders)} NICHT eingetragen ${why}`,
  filed: (phase, orders, why) => `${befehle(orders)} für ${phase} eingetragen ${why}`,
  pleaseConfirm: (line) => `Bitte bestätige mit ${line}.`,
  toConfirm: (line) => [
    'Wenn du das so gemeint hast, antworte mit ',
    { code: line },
    '. Bis dahin, oder bis du die Befehle noch einmal schickst, wird nicht vor der Frist ausgewertet.',
  ],
  toFile: (orders, line) => [
    `Um ${orders === 1 ? 'ihn' : 'sie'} einzutragen, antworte mit `,
    { code: line },
    orders === 1
      ? ' oder schick den Befehl noch einmal ohne andere Worte. Bis dahin wird er nicht gespielt.'
      : ' oder schick die Befehle noch einmal ohne andere Worte. Bis dahin werden sie nicht gespielt.',
  ],
  takeOver: (past, now) =>
    past === now
      ? `Du hast das für ${past} geschrieben, bevor die Partie zurückgesetzt wurde. Übernehmen?`
      : `Du hast das für ${past} geschrieben. Für ${now} übernehmen?`,
  boardThen: (past) => `Die Karte, für die du geschrieben hast: ${past}`,
  boardNow: (now) => `Die Karte jetzt: ${now}`,
  toSend: ['Sollen deine Zeilen stattdessen als Nachricht verschickt werden, antworte mit ', { code: 'SEND' }, '.'],
  atEnd: (until) =>
    `Die Partie wartet bis ${until} auf dich, dann wird mit dem ausgewertet, was vorliegt: Dein Platz bleibt deiner.`,
  lapsed: (orders, why) =>
    `${befehle(orders)} von dir ${orders === 1 ? 'war' : 'waren'} nie eingetragen und ${orders === 1 ? 'wurde' : 'wurden'} deshalb nicht gespielt: ${why}.`,
};

function befehle(count: number): string {
  return counted(count, 'Befehl', 'Befehle');
}
