/** A power that had no player may be taken over again: to everybody. */
import type { Power } from '../../engine/board/variant.ts';
import { powerName } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeRevived(
  context: MailContext,
  { power, withPassword }: Extract<MailContent, { kind: 'revived' }>,
): WrittenMail {
  const { view, board } = context;
  const powers: readonly Power[] = [power];
  return gameLetter(context, {
    subject: `${view.phase ?? ''} looking for a player for ${powerName(board, power)}`,
    lead: leadOf(context),
    body: [
      paragraph(
        withPassword
          ? `${powerName(board, power)} is open to anyone with the password that the GM has set.`
          : `${powerName(board, power)} is open to a new player. The game does not wait for one.`,
      ),
      ...classicNote(context, `${powerName(board, power)} is open in game '${view.name}'.`),
      ...(withPassword ? [] : howToTakeOver(context, powers)),
    ],
  });
}
