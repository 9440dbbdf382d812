/** The game ends without a phase: a draw, a concession, the master's word. */

import { t } from '../../../locales/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { byInWords } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { archiveAttachment, endBlocks } from '../../parts/ending.ts';
import { looksTold } from '../../parts/looks.ts';
import { mapBlocks } from '../../parts/map.ts';
import { resultsProof, resultsReceipts } from '../../parts/receipts.ts';
import { leadOfText, overText } from '../../parts/wanted.ts';
import { practiceEnds } from './practice.ts';

export const endedMail = defineMail('ended', {
  for: 'all',
  write: (context, { outcome, sequel, by }) => {
    const told = overText(context, outcome);
    const proofs = resultsReceipts(context, null);
    const say = t().mail.ended;
    return gameLetter(context, {
      subject: say.subject,
      lead: leadOfText(by === undefined ? told : say.byMaster(byInWords(context, by), told), 'rest'),
      body: [
        ...classicNote(context, told, '', 'The game is over.  Thank you for playing.'),
        ...practiceEnds(context, outcome),
        ...mapBlocks(context),
        ...endBlocks(context, sequel),
        ...looksTold(context),
        ...(proofs.length === 0 ? [] : resultsProof()),
      ],
      attachments: [...deadlineEvent(context), ...proofs, ...archiveAttachment(context)],
    });
  },
});
