/** A player has resigned, was sent away, or his power has none any more: to him and to everybody. */
import type { Vacancy } from '../../../../engine/game/events.ts';
import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';

export const vacatedMail = defineMail('vacated', {
  for: ({ own }) => (own ? 'one' : 'all'),
  rank: 'notices',
  write: (context, { powers, why, own }) => {
    const { view, board } = context;
    const names = powersInWords(board, powers);
    const told = t().mail.vacated;
    const classic = powers.map((power) =>
      why === 'dummy'
        ? `${powerName(board, power)} is a dummy in game '${view.name}'.`
        : why === 'passed'
          ? `${powerName(board, power)} is played by another player in game '${view.name}'.`
          : `The player of ${powerName(board, power)} has ${why === 'resigned' ? 'resigned' : 'been ejected'}.`,
    );
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${told.subject[why](names)}`,
      lead: own ? leadOfText(told.lead(names, view.name), 'late') : leadOf(context),
      body: [
        paragraphBlock(own || why === 'passed' ? told.own[why] : toOthers(names, why, context)),
        ...classicNote(context, ...classic),
        ...(own || why === 'dummy' ? [] : howToTakeOver(context, powers)),
      ],
    });
  },
});

function toOthers(names: string, why: Vacancy, { view }: MailContext): string {
  const { others } = t().mail.vacated;
  return why === 'dummy' ? others.dummy(names) : others[why](names, view.settings.nmr !== 'play-on', view.isOpenToAll);
}
