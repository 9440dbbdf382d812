/** Manual processing: a phase could be processed, and the master has not yet spoken. Sent once a day. */
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { lead } from './wanted.ts';

export function writeProcessWanted(occasion: Occasion): WrittenMail {
  const { view } = occasion;
  const phase = view.phase ?? '';
  return gameLetter(occasion, {
    subject: `${phase} can be processed`,
    lead: lead(`Your word is wanted: ${phase} can be processed.`, 'act'),
    body: [
      paragraph("This game is processed at its master's word only. To process the phase now, reply with this line:"),
      lines(`process ${phase}`),
      lines(...classicHead(occasion), `Diplomacy game '${view.name}' is waiting for its master.`),
    ],
  });
}
