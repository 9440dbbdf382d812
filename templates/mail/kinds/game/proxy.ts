/** A power lets the reader order one of its units, or does so no longer. */

import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { type Document, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powerName, unitInList } from '../../../words/powers.ts';
import { listing } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { answerBlock } from '../../parts/answer.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { leadOf } from '../../parts/wanted.ts';

export const proxyMail = defineMail('proxy', {
  for: 'one',
  write: (context, { given, taken }) => {
    const { view, board } = context;
    const filed = filedByPower(context);
    const [first] = given.length > 0 ? given : taken;
    const owner = first === undefined ? '' : powerName(board, first.owner);
    const told = words().mail.proxy;
    const what = given.length > 0 ? told.givenSubject(owner) : told.takenSubject(owner);
    const body: Document = [
      ...given.map((proxy) =>
        paragraph(told.given(powerName(board, proxy.owner), unitInList(board, proxy.unit), view.phase ?? '')),
      ),
      ...(taken.length === 0
        ? []
        : [
            paragraph(
              told.taken(
                taken.map(({ unit, owner }) => ({ unit: unitInList(board, unit), owner: powerName(board, owner) })),
              ),
            ),
          ]),
      ...listing(
        context,
        ...(view.position === null ? [] : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
      ),
      ...answerBlock(context, { withLines: false }),
    ];
    return gameLetter(context, { subject: `${view.phase ?? ''} ${what}`, lead: leadOf(context), body });
  },
});
