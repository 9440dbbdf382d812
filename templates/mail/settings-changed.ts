/** The master has changed settings: to everybody else. */
import { preferenceLine } from '../words/powers.ts';
import { settingsInWords } from '../words/settings.ts';
import { byInWords, classicBy } from './by.ts';
import { classicNote } from './classic.ts';
import { list, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeSettings(
  context: MailContext,
  { changes, by, isOther }: Extract<MailContent, { kind: 'settings' }>,
): WrittenMail {
  return gameLetter(context, {
    subject: 'the settings have changed',
    lead: leadOf(context),
    body: [
      paragraph(`${byInWords(context, by)} has changed the game's settings:`),
      list([...(isOther === true ? [otherVariant(context)] : []), ...settingsInWords(changes)]),
      ...classicNote(context, `${classicBy(context, by)} has changed the settings of game '${context.view.name}'.`),
      paragraph(`LIST ${context.view.name} shows all settings.`),
    ],
  });
}

function otherVariant({ board, view }: MailContext): string {
  const again = view.role.kind === 'applicant' ? ` Please send your preferences again: ${preferenceLine(board)}.` : '';
  return `The variant is ${board.variant.name} now; GET ${board.variant.id} tells its rules.${again}`;
}
