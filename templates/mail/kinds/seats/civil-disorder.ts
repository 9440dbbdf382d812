/** Grace has ended and the game goes on without a power: to everybody. */
import type { Power } from '../../../../engine/board/variant.ts';
import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powerName, powersInWords } from '../../../words/powers.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext, WrittenMail } from '../../mail.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export function writeCivilDisorder(context: MailContext, powers: readonly Power[]): WrittenMail {
  const { view, board } = context;
  const who = powersInWords(board, powers);
  const say = words().mail.civilDisorder;
  return gameLetter(context, {
    subject: say.subject(view.phase ?? '', who),
    lead: leadOf(context),
    body: [
      paragraph(say.told(who, powers.length)),
      ...classicNote(
        context,
        ...powers.map((power) => `${powerName(board, power)} is in civil disorder in game '${view.name}'.`),
      ),
      ...howToTakeOver(context, powers),
    ],
  });
}
