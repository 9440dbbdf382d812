/** To somebody whom a master has let in. */
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeApproved(occasion: Occasion): WrittenMail {
  const { view } = occasion;
  return gameLetter(occasion, {
    subject: 'the GM has let you in',
    lead: leadOf(occasion),
    body: [
      paragraph(`The GM has approved you: you are a player of '${view.name}'.`),
      ...classicNote(occasion, `You have been approved in game '${view.name}'.`),
    ],
  });
}
