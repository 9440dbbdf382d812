/** The end of a game, and the look back at it. */
import { t } from '../../../locales/current.ts';
import { type FormattedReport, formatReport, formatterFor } from '../../../locales/speaker.ts';
import { type Document, linesBlock } from '../../../markup/document.ts';
import { classicHead, classicNote } from '../../classic/classic.ts';
import { plainDocument } from '../../classic/classic-mail.ts';
import { answerSubject } from '../../classic/subject.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { seesPart } from '../../parts/blind.ts';
import { byInWords } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { archiveAttachment, endBlocks } from '../../parts/ending.ts';
import { looksTold } from '../../parts/looks.ts';
import { mapBlocks } from '../../parts/map.ts';
import { resultsProof, resultsReceipts } from '../../parts/receipts.ts';
import { reportRemarks } from '../../parts/report.ts';
import { leadOfText, overText } from '../../parts/wanted.ts';
import { loadArchiveBlocks, loadAskedBlocks } from '../account/asked-later.ts';
import { practiceEnds } from './practice.ts';

export const END_MAILS = {
  /** The game ends without a phase: a draw, a concession, the master's word. */
  ended: defineMail('ended', {
    for: 'all',
    write: (context, { outcome, sequel, by, isForward }) => {
      const told = overText(context, outcome);
      const proofs = resultsReceipts(context, null);
      const say = t().mail.ended;
      const endedBy = (who: string) =>
        isForward === true ? `${t().mail.rolled.told(who, 'forward', true)} ${told}` : say.byMaster(who, told);
      return gameLetter(context, {
        subject: say.subject,
        lead: leadOfText(by === undefined ? told : endedBy(byInWords(context, by)), 'rest'),
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
  }),
  /** The past of a game, to keep or to pass on: its summary, its history. Nothing in it is the reader's alone. */
  'looking-back': defineMail('looking-back', {
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
  }),
};

type LookingBack = Extract<GameMailContent, { kind: 'looking-back' }>;

function isPlaying({ view }: MailContext): boolean {
  return view.role.kind === 'player' && view.status === 'active';
}
