/** The game is paused: to everybody. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContent, MailContext, WrittenMail } from '../../mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

export function writePaused(context: MailContext, { by }: Extract<MailContent, { kind: 'paused' }>): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${words().mail.paused.subject}`,
    lead: leadOf(context),
    body: [
      paragraph(words().mail.paused.told(byInWords(context, by))),
      ...classicNote(context, `${classicBy(context, by)} has paused game '${view.name}'.`),
    ],
    attachments: deadlineEvent(context),
  });
}
