/** The master has changed settings: to everybody else. */
import { preferenceLine } from '../words/powers.ts';
import { settingsInWords } from '../words/settings.ts';
import { byInWords, classicBy } from './by.ts';
import { classicNote } from './classic.ts';
import { list, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeSettings(
  occasion: Occasion,
  { changes, by, isOther }: Extract<MailContent, { kind: 'settings' }>,
): WrittenMail {
  return gameLetter(occasion, {
    subject: 'the settings have changed',
    lead: leadOf(occasion),
    body: [
      paragraph(`${byInWords(occasion, by)} has changed the game's settings:`),
      list([...(isOther === true ? [otherVariant(occasion)] : []), ...settingsInWords(changes)]),
      ...classicNote(occasion, `${classicBy(occasion, by)} has changed the settings of game '${occasion.view.name}'.`),
      paragraph(`LIST ${occasion.view.name} shows all settings.`),
    ],
  });
}

function otherVariant({ board, view }: Occasion): string {
  const again = view.role.kind === 'applicant' ? ` Please send your preferences again: ${preferenceLine(board)}.` : '';
  return `The variant is ${board.variant.name} now; GET ${board.variant.id} tells its rules.${again}`;
}
