/** The past of a game, to keep or to pass on: its summary, its history. Nothing in it is the reader's alone. */

import { type Document, lines } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { speakerFor, type Told, told } from '../../../words/speaker.ts';
import { classicHead } from '../../classic/classic.ts';
import { plainDocument } from '../../classic/mail.ts';
import { answerSubject } from '../../classic/subject.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContent } from '../../mail.ts';
import { seesPart } from '../../parts/blind.ts';
import { remarks } from '../../parts/report.ts';
import { lead } from '../../parts/wanted.ts';
import { askedBlocks, keptBlocks } from '../desk/asked-later.ts';

type LookingBack = Extract<MailContent, { kind: 'looking-back' }>;

export const lookingBackMail = defineMail('looking-back', {
  for: 'one',
  classicSubject: answerSubject,
  write: (context, untold) => {
    const { asked, report }: Told<LookingBack> = told(untold, speakerFor(context));
    const say = words().mail;
    const shown = [...new Set(asked.map(({ what }) => say.acknowledgementSubject.shown[what]))];
    const blocks: Document = [...askedBlocks(context, asked), ...(seesPart(context.view) ? [] : keptBlocks(context))];
    return gameLetter(context, {
      subject: say.acknowledgementSubject.all(shown),
      lead: lead(say.asked.lead, 'rest'),
      body: [...blocks, ...remarks(report)],
      ...(context.isClassic === true
        ? { classic: plainDocument([lines(...classicHead(context).slice(0, -1)), ...blocks, ...remarks(report)]) }
        : {}),
    });
  },
});
