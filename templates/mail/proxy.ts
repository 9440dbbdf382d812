/** A power lets the reader order one of its units, or does so no longer. */
import { listInWords } from '../../engine/explain/names.ts';
import type { LentUnit } from '../../engine/game/proxies.ts';
import { powerName, unitInList } from '../words/powers.ts';
import { answerBlock } from './answer.ts';
import { listing } from './classic.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { type Document, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { filedByPower } from './on-file.ts';
import { leadOf } from './wanted.ts';

export function writeProxy(
  context: MailContext,
  { given, taken }: Extract<MailContent, { kind: 'proxy' }>,
): WrittenMail {
  const { view, board } = context;
  const filed = filedByPower(context);
  const [first] = given.length > 0 ? given : taken;
  const owner = first === undefined ? '' : powerName(board, first.owner);
  const what = given.length > 0 ? `${owner} gives you a proxy` : `${owner} takes a proxy back`;
  const body: Document = [
    ...given.map((proxy) =>
      paragraph(
        `${powerName(board, proxy.owner)} lets you order ${unitOf(context, proxy)} in ${view.phase}: send an order for it as for a unit of your own. If you send none, it has none. ${powerName(board, proxy.owner)} can take this back until the phase is processed.`,
      ),
    ),
    ...(taken.length === 0
      ? []
      : [
          paragraph(
            `You can no longer order ${listInWords(taken.map((proxy) => `${unitOf(context, proxy)} of ${powerName(board, proxy.owner)}`))}: what you sent for it no longer counts.`,
          ),
        ]),
    ...listing(
      context,
      ...(view.position === null ? [] : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
    ),
    ...answerBlock(context, { withLines: false }),
  ];
  return gameLetter(context, { subject: `${view.phase ?? ''} ${what}`, lead: leadOf(context), body });
}

function unitOf({ board }: MailContext, { unit }: LentUnit): string {
  return unitInList(board, unit);
}
