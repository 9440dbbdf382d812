/** Masters come and go: to everybody. */
import { listInWords } from '../../engine/explain/names.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeMasterChanged(
  occasion: Occasion,
  { who, joined, own }: Extract<MailContent, { kind: 'master-changed' }>,
): WrittenMail {
  const { view } = occasion;
  const what = joined ? 'a master of this game' : 'no master of this game any more';
  const subject = own ? `you are ${what}` : `${who} is ${what}`;
  const others = view.masters.filter((name) => name !== who);
  const beside = joined && others.length > 0 ? `, beside ${listInWords(others)}` : '';
  const hint = own && joined ? ' HELP master tells what a master can do.' : '';
  return gameLetter(occasion, {
    subject,
    lead: leadOf(occasion),
    body: [
      paragraph(`${own ? 'You are' : `${who} is`} ${what}${beside}.${hint}`),
      ...(view.masters.length === 0 && view.status !== 'finished'
        ? [
            paragraph(
              'The game goes on without a master: it begins and is processed by itself, and any player may change its settings and deadlines, and pause it. LIST shows how it stands.',
            ),
          ]
        : []),
      lines(...classicHead(occasion), `${who} has ${joined ? 'become' : 'resigned as'} Master of game '${view.name}'.`),
    ],
  });
}
