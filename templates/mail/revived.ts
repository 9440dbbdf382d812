/** A power that had no player may be taken over again: to everybody. */
import type { Power } from '../../engine/board/variant.ts';
import { powerName } from '../words/powers.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeRevived(
  occasion: Occasion,
  { power, withPassword }: Extract<MailContent, { kind: 'revived' }>,
): WrittenMail {
  const { view, board } = occasion;
  const powers: readonly Power[] = [power];
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} a player is wanted for ${powerName(board, power)}`,
    lead: leadOf(occasion),
    body: [
      paragraph(
        withPassword
          ? `${powerName(board, power)} may be taken over by whoever has the password that the master has set.`
          : `${powerName(board, power)} may be taken over again. The game does not wait for it.`,
      ),
      lines(...classicHead(occasion), `${powerName(board, power)} is open in game '${view.name}'.`),
      ...(withPassword ? [] : howToTakeOver(occasion, powers)),
    ],
  });
}
