/** The game waits for somebody to take over a power: to everybody, every other day. */
import type { Power } from '../../../../engine/board/variant.ts';
import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext, WrittenMail } from '../../mail.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export function writeReplacementWanted(context: MailContext, powers: readonly Power[]): WrittenMail {
  const { view, board } = context;
  const who = powersInWords(board, powers);
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${words().mail.replacementWanted.subject(who)}`,
    lead: leadOf(context),
    body: [
      paragraph(words().mail.replacementWanted.told(who)),
      ...classicNote(context, `Diplomacy game '${view.name}' is waiting for replacements: ${who}.`),
      ...howToTakeOver(context, powers),
    ],
  });
}
