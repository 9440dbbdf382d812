/** To somebody whom a master has let in. */
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeApproved(occasion: Occasion): WrittenMail {
  const { view } = occasion;
  return gameLetter(occasion, {
    subject: 'the master has let you in',
    lead: leadOf(occasion),
    body: [
      paragraph(`You have the master's nod: you take part in '${view.name}'.`),
      lines(...classicHead(occasion), `You have been approved in game '${view.name}'.`),
    ],
  });
}
