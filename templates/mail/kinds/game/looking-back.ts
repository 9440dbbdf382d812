/** The past of a game, to keep or to pass on: its summary, its history. Nothing in it is the reader's alone. */

import { t } from '../../../locales/current.ts';
import { type FormattedReport, formatReport, formatterFor } from '../../../locales/speaker.ts';
import { type Document, linesBlock } from '../../../markup/document.ts';
import { classicHead } from '../../classic/classic.ts';
import { plainDocument } from '../../classic/classic-mail.ts';
import { answerSubject } from '../../classic/subject.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { seesPart } from '../../parts/blind.ts';
import { reportRemarks } from '../../parts/report.ts';
import { leadOfText } from '../../parts/wanted.ts';
import { loadArchiveBlocks, loadAskedBlocks } from '../account/asked-later.ts';

type LookingBack = Extract<GameMailContent, { kind: 'looking-back' }>;

export const lookingBackMail = defineMail('looking-back', {
  for: 'one',
  rank: 'answers',
  classicSubject: answerSubject,
  write: (context, untold) => {
    const { asked, report }: FormattedReport<LookingBack> = formatReport(untold, formatterFor(context));
    const say = t().mail;
    const shown = [...new Set(asked.map(({ what }) => say.acknowledgementSubject.shown[what]))];
    const blocks: Document = [
      ...loadAskedBlocks(context, asked),
      ...(seesPart(context.view) ? [] : loadArchiveBlocks(context)),
    ];
    return gameLetter(context, {
      subject: say.acknowledgementSubject.all(shown),
      // Not what is due: the mail may be passed on.
      lead: leadOfText(isPlaying(context) ? say.asked.leadOfPlayer : say.asked.lead, 'rest'),
      body: [...blocks, ...reportRemarks(report)],
      ...(context.isClassic === true
        ? {
            classic: plainDocument([
              linesBlock(...classicHead(context).slice(0, -1)),
              ...blocks,
              ...reportRemarks(report),
            ]),
          }
        : {}),
    });
  },
});

function isPlaying({ view }: MailContext): boolean {
  return view.role.kind === 'player' && view.status === 'active';
}
