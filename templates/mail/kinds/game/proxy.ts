/** A power lets the reader order one of its units, or does so no longer. */

import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powerName, unitInList } from '../../../locales/powers.ts';
import { type Document, paragraphBlock } from '../../../markup/document.ts';
import { classicListing } from '../../classic/classic.ts';
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
    const told = t().mail.proxy;
    const what = given.length > 0 ? told.givenSubject(owner) : told.takenSubject(owner);
    const body: Document = [
      ...given.map((proxy) =>
        paragraphBlock(told.given(powerName(board, proxy.owner), unitInList(board, proxy.unit), view.phase ?? '')),
      ),
      ...(taken.length === 0
        ? []
        : [
            paragraphBlock(
              told.taken(
                taken.map(({ unit, owner }) => ({ unit: unitInList(board, unit), owner: powerName(board, owner) })),
              ),
            ),
          ]),
      ...classicListing(
        context,
        ...(view.position === null ? [] : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
      ),
      ...answerBlock(context, { withLines: false }),
    ];
    return gameLetter(context, { subject: `${view.phase ?? ''} ${what}`, lead: leadOf(context), body });
  },
});
