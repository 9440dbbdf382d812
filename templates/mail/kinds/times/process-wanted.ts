/** Manual processing: a phase could be processed, and the master has not yet spoken. Sent once a day. */

import { parsePhase } from '../../../../engine/board/phase.ts';
import { t } from '../../../locales/current.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { leadOfText } from '../../parts/wanted.ts';

function decision({ board, view: { phase } }: MailContext): string {
  const { decision, ready } = t().mail.processWanted;
  return phase === null ? decision : ready(phaseName(board, phase), parsePhase(phase).kind !== 'M');
}

export const processWantedMail = defineMail('process-wanted', {
  for: 'one',
  write: (context) => {
    const { view } = context;
    const phase = view.phase ?? '';
    return gameLetter(context, {
      subject: t().mail.processWanted.subject(phase),
      lead: leadOfText(decision(context), 'act'),
      body: [
        paragraphBlock(t().mail.processWanted.how),
        linesBlock(`process ${phase}`),
        ...sheetBlock(context),
        ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
      ],
    });
  },
});
