/** A power that had no player may be taken over again: to everybody. */
import type { Power } from '../../../../engine/board/variant.ts';
import { t } from '../../../locales/current.ts';
import { powerName } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf } from '../../parts/wanted.ts';

export const revivedMail = defineMail('revived', {
  for: 'all',
  rank: 'notices',
  write: (context, { power, withPassword }) => {
    const { view, board } = context;
    const powers: readonly Power[] = [power];
    const name = powerName(board, power);
    const told = t().mail.revived;
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${told.subject(name)}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(withPassword ? told.withPassword(name) : told.open(name)),
        ...classicNote(context, `${name} is open in game '${view.name}'.`),
        ...(withPassword ? [] : howToTakeOver(context, powers)),
      ],
    });
  },
});
