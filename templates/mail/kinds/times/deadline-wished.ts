/** A player proposes another deadline: to everybody else. */

import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { timeFor, writtenTime } from '../../../words/times/times.ts';
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
    const say = words().mail.deadlineWished;
    return gameLetter(context, {
      subject: say.subject(view.phase ?? ''),
      lead: leadOf(context),
      body: [
        paragraph(say.told({ who, time: timeFor(at, zone, zones), have, need })),
        ...(isPlayer
          ? [paragraph(say.howToAgree), lines(`set deadline ${writtenTime(at)}`)]
          : view.role.kind === 'master'
            ? [paragraph(say.howToSet), lines(`set deadline ${writtenTime(at)}`)]
            : []),
        ...classicNote(context, `${who} proposes another deadline in game '${view.name}'.`),
      ],
    });
  },
});
