/** Bots play where nobody did: to everybody. */
import { words } from '../words/current.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeBotsSeated(
  context: MailContext,
  { powers }: Extract<MailContent, { kind: 'bots-seated' }>,
): WrittenMail {
  const { view, board } = context;
  const names = powersInWords(board, powers);
  const say = words().mail.botsSeated;
  return gameLetter(context, {
    subject: say.subject(view.phase ?? '', names, powers.length),
    lead: leadOf(context),
    body: [
      paragraph(say.told(names, powers.length)),
      ...classicNote(
        context,
        ...powers.map((power) => `A bot plays ${powerName(board, power)} in game '${view.name}'.`),
      ),
      ...howToTakeOver(context, powers),
    ],
  });
}
