/** Somebody has resigned: to the masters. */
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { playerCount, stillOpen } from './joined.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeLeft(occasion: Occasion, { who }: Extract<MailContent, { kind: 'left' }>): WrittenMail {
  const { view } = occasion;
  const isForming = view.status === 'forming';
  return gameLetter(occasion, {
    subject: `${who} has resigned`,
    lead: leadOf(occasion),
    body: [
      ...(occasion.isClassic === true ? [] : [paragraph(`${who} has left '${view.name}'.`)]),
      ...classicNote(
        occasion,
        `${who} has resigned from game '${view.name}'.`,
        ...(isForming ? [playerCount(occasion)] : []),
      ),
      ...(isForming ? stillOpen(occasion) : []),
    ],
  });
}
