/** The game ends without a phase: a draw, a concession, the master's word. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { byInWords } from './by.ts';
import { classicNote } from './classic.ts';
import { endBlocks, kept } from './ending.ts';
import { gameLetter } from './letter.ts';
import { looksTold } from './looks.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { mapBlocks } from './map.ts';
import { RESULTS_PROOF, resultsReceipts } from './receipts.ts';
import { lead, overText } from './wanted.ts';

export function writeEnded(
  occasion: Occasion,
  { outcome, sequel, by }: Extract<MailContent, { kind: 'ended' }>,
): WrittenMail {
  const told = overText(occasion, outcome);
  const proofs = resultsReceipts(occasion, null);
  return gameLetter(occasion, {
    subject: 'the game is over',
    lead: lead(by === undefined ? told : `${byInWords(occasion, by)} has ended the game as GM. ${told}`, 'rest'),
    body: [
      ...classicNote(occasion, told, '', 'The game is over.  Thank you for playing.'),
      ...endBlocks(occasion, sequel),
      ...looksTold(occasion),
      ...mapBlocks(occasion),
      ...(proofs.length === 0 ? [] : RESULTS_PROOF),
    ],
    attachments: [...deadlineEvent(occasion), ...proofs, ...kept(occasion)],
  });
}
