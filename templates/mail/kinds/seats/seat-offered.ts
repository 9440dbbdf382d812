/** A GM has offered a seat to an address, or does so no longer: to that address, to who plays there now, and to the other GMs. */
import { seatWord } from '../../../../engine/game/decide/open-seats.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { nameOfStranger } from '../../../locales/strangers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';

export const seatOfferedMail = defineMail('seat-offered', {
  for: 'one',
  write: (context, { powers, isSamePlayer, isWithdrawn, by, reader }) => {
    const { view, board, links, zone, zones } = context;
    const names = powersInWords(board, powers);
    const say = t().mail.seatOffered;
    const isTaker = reader === 'taker';
    if (isWithdrawn)
      return gameLetter(context, {
        subject: say.withdrawn.subject(names),
        lead: isTaker ? leadOfText(say.withdrawn.taker(names, view.name), 'rest') : leadOf(context),
        body: isTaker ? [] : [paragraphBlock(say.withdrawn[reader](names))],
      });
    return gameLetter(context, {
      subject: isTaker ? say.subjectTaker(names) : say.subject(names),
      lead: isTaker
        ? leadOfText(say.lead(nameOfStranger(by.name ?? '') || null, names, view.name), 'act')
        : leadOf(context),
      body: [
        ...(isTaker && view.phase !== null
          ? [
              paragraphBlock(
                say.stands(
                  phaseName(board, view.phase),
                  view.clock === null ? null : timeFor(view.clock.deadline, zone, zones),
                ),
              ),
            ]
          : []),
        paragraphBlock(say[reader](names, isSamePlayer)),
        ...(isTaker
          ? [
              linesBlock(`TAKEOVER ${seatWord(board, powers[0]!)}@${view.name}`),
              paragraphBlock(...t().mail.invitation.page({ text: links.game, href: links.game })),
              paragraphBlock(say.nothing),
            ]
          : []),
      ],
    });
  },
});
