/** A player proposes another deadline: to everybody else. */

import { t } from '../../../locales/current.ts';
import { timeFor, writtenTime } from '../../../locales/times/format-times.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import { byInWords } from '../../parts/by.ts';
import { leadOf } from '../../parts/wanted.ts';

export const deadlineWishedMail = defineMail('deadline-wished', {
  for: 'all',
  write: (context, { by, at, have, need }) => {
    const { view, zone, zones } = context;
    const isPlayer = view.role.kind === 'player';
    const who = byInWords(context, by);
    const say = t().mail.deadlineWished;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? ''),
      lead: leadOf(context),
      body: [
        paragraphBlock(say.told({ who, time: timeFor(at, zone, zones), have, need })),
        ...(isPlayer
          ? [paragraphBlock(say.howToAgree), linesBlock(`set deadline ${writtenTime(at)}`)]
          : view.role.kind === 'master'
            ? [paragraphBlock(say.howToSet), linesBlock(`set deadline ${writtenTime(at)}`)]
            : []),
        ...classicNote(context, `${who} proposes another deadline in game '${view.name}'.`),
      ],
    });
  },
});
