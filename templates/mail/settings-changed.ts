/** The master has changed settings: to everybody else. */
import { preferenceLine } from '../words/powers.ts';
import { settingsInWords } from '../words/settings.ts';
import { byInWords, classicBy } from './by.ts';
import { classicHead } from './classic.ts';
import { lines, list, paragraph } from './document.ts';
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
      lines(
        ...classicHead(occasion),
        `${classicBy(occasion, by)} has changed the settings of game '${occasion.view.name}'.`,
      ),
      paragraph(`LIST ${occasion.view.name} shows them all.`),
    ],
  });
}

function otherVariant({ board, view }: Occasion): string {
  const anew =
    view.role.kind === 'applicant' ? ` Say again which powers you would like: ${preferenceLine(board)}.` : '';
  return `The variant is ${board.variant.name} now; GET ${board.variant.id} tells its rules.${anew}`;
}
