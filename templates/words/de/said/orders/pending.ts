import type { PendingSaying } from '../../../../../engine/sayings/orders/pending.ts';
import type { Words } from '../../../language.ts';
import { written } from '../../../orders.ts';
import { accusative } from '../../articles.ts';
import { counted } from '../../counts.ts';
import { recipients } from '../press.ts';

export const pending = {
  'pending/below': ({ shown }) => `unter „${shown}“`,
  'pending/beside': ({ shown }) => `bei „${shown}“`,
  'pending/choice': ({ shown }) => `als Auswahl („${shown}“)`,
  'pending/other-phase': ({ phase }, speaker) => `(geschrieben für ${speaker.phase(phase)})`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(deine E-Mail ist von ${speaker.time(at)}${phase === null ? ', vor dem Beginn der Partie' : `, ${speaker.phase(phase)}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? '(du hast auf eine E-Mail von vor dem Zurücksetzen geantwortet)'
      : `(du hast auf eine E-Mail für ${speaker.phase(phase)} geantwortet)`,
  'pending/message': ({ to }, speaker) => `weil das eine Nachricht an ${recipients(to, speaker, accusative)} sein kann`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join('; ');
    const send = sends ? ' Mit SEND schicken wir deine Zeilen als Nachricht.' : '';
    return `${counted(orders.length, 'Befehl', 'Befehle')} nicht eingetragen ${say(why)}: ${lines}. Antworte mit ${line}, um ${orders.length === 1 ? 'ihn' : 'sie'} einzutragen.${send}`;
  },
  'pending/filed': ({ why, orders, line }, { say }) =>
    `${counted(orders, 'Befehl', 'Befehle')} eingetragen ${say(why)}. Antworte mit ${line}, wenn das so gemeint ist.`,
  'pending/nothing': () => 'Es warten keine Befehle darauf: Eingetragen wurde damit nichts.',
  'pending/file-what': ({ text }) =>
    `Hinter FILE steht die Nummer einer Gruppe von Befehlen oder ALL, nicht „${text}“. Eingetragen wurde nichts.`,
  'pending/no-such': ({ number }) =>
    `In dieser Phase warten keine Befehle mit der Nummer ${number}: Eingetragen wurde damit nichts.`,
  'pending/which': ({ numbers }) =>
    `Welche Befehle? Mehrere Gruppen warten: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Diese Zeile hat nichts eingetragen.`,
  'pending/not-all': ({ numbers }) =>
    `Manche davon gelten derselben Einheit, wähl also eine Gruppe: ${numbers.map((n) => `FILE ${n}`).join(', ')}. Diese Zeile hat nichts eingetragen.`,
  'pending/file-alone': () =>
    'Diese Zeile zählt nur in einer E-Mail ohne Zeilen, die wir nicht lesen können: Sie kann zitiert sein. Sie hat nichts eingetragen und nichts verschickt.',
  'pending/nothing-to-send': () =>
    'Keine Nachricht wartet darauf, verschickt zu werden. Eine Nachricht beginnt mit PRESS TO und einer Macht.',
  'pending/send-which': () =>
    'Mehrere Nachrichten warten: Verschickt wurde nichts. Schick die gemeinte mit PRESS TO und einer Macht darüber.',
} satisfies Words<PendingSaying>;
