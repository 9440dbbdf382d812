/** Masters come and go: to everybody. */
import { listInWords } from '../../engine/explain/names.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeMasterChanged(
  context: MailContext,
  { who, joined, own }: Extract<MailContent, { kind: 'master-changed' }>,
): WrittenMail {
  const { view } = context;
  const what = joined ? 'now a GM of this game' : 'no longer a GM of this game';
  const subject = own ? `you are ${what}` : `${who} is ${what}`;
  const others = view.masters.filter((name) => name !== who);
  const beside = joined && others.length > 0 ? `, along with ${listInWords(others)}` : '';
  const hint = own && joined ? ' HELP MASTER tells what a GM can do.' : '';
  return gameLetter(context, {
    subject,
    lead: leadOf(context),
    body: [
      paragraph(`${own ? 'You are' : `${who} is`} ${what}${beside}.${hint}`),
      ...(view.masters.length === 0 && view.status !== 'finished'
        ? [
            paragraph(
              'The game has no GM now. It starts and is processed by itself, and any player can change its settings and deadlines or pause it. LIST shows where it stands.',
            ),
          ]
        : []),
      ...classicNote(context, `${who} has ${joined ? 'become' : 'resigned as'} Master of game '${view.name}'.`),
    ],
  });
}
