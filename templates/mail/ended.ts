/** The game ends without a phase: a draw, a concession, the master's word. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { words } from '../words/current.ts';
import { byInWords } from './by.ts';
import { classicNote } from './classic.ts';
import { endBlocks, kept } from './ending.ts';
import { gameLetter } from './letter.ts';
import { looksTold } from './looks.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { mapBlocks } from './map.ts';
import { resultsProof, resultsReceipts } from './receipts.ts';
import { lead, overText } from './wanted.ts';

export function writeEnded(
  context: MailContext,
  { outcome, sequel, by }: Extract<MailContent, { kind: 'ended' }>,
): WrittenMail {
  const told = overText(context, outcome);
  const proofs = resultsReceipts(context, null);
  const say = words().mail.ended;
  return gameLetter(context, {
    subject: say.subject,
    lead: lead(by === undefined ? told : say.byMaster(byInWords(context, by), told), 'rest'),
    body: [
      ...classicNote(context, told, '', 'The game is over.  Thank you for playing.'),
      ...endBlocks(context, sequel),
      ...looksTold(context),
      ...mapBlocks(context),
      ...(proofs.length === 0 ? [] : resultsProof()),
    ],
    attachments: [...deadlineEvent(context), ...proofs, ...kept(context)],
  });
}
