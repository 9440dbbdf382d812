/** A player proposes another deadline: to everybody else. */
import { timeFor, writtenTime } from '../words/times.ts';
import { byInWords } from './by.ts';
import { classicNote } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeDeadlineWished(
  context: MailContext,
  { by, at, have, need }: Extract<MailContent, { kind: 'deadline-wished' }>,
): WrittenMail {
  const { view, zone, zones } = context;
  const isPlayer = view.role.kind === 'player';
  const who = byInWords(context, by);
  return gameLetter(context, {
    subject: `${view.phase ?? ''} another deadline is proposed`,
    lead: leadOf(context),
    body: [
      paragraph(
        `${who} proposes ${timeFor(at, zone, zones)} as the deadline of this phase. The deadline moves only if all players agree; ${have} of ${need} do so far.`,
      ),
      ...(isPlayer
        ? [
            paragraph(
              'To agree, reply with this line, or with READY (which also turns off your WAIT). To keep the deadline, do nothing.',
            ),
            lines(`set deadline ${writtenTime(at)}`),
          ]
        : view.role.kind === 'master'
          ? [
              paragraph('As GM you can set it right away: reply with this line.'),
              lines(`set deadline ${writtenTime(at)}`),
            ]
          : []),
      ...classicNote(context, `${who} proposes another deadline in game '${view.name}'.`),
    ],
  });
}
