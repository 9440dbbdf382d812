/** The master has changed settings: to everybody else. */

import { t } from '../../../locales/current.ts';
import { preferenceLine } from '../../../locales/powers.ts';
import { settingsInWords } from '../../../locales/settings.ts';
import { listBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { leadOf } from '../../parts/wanted.ts';

export const settingsMail = defineMail('settings', {
  for: 'all',
  rank: 'notices',
  write: (context, { changes, by, isOther }) => {
    return gameLetter(context, {
      subject: t().mail.settingsChanged.subject(manyInShort(settingsInWords(changes))),
      lead: leadOf(context),
      body: [
        paragraphBlock(t().mail.settingsChanged.told(byInWords(context, by))),
        listBlock([...(isOther === true ? [otherVariant(context)] : []), ...settingsInWords(changes)]),
        ...classicNote(context, `${classicBy(context, by)} has changed the settings of game '${context.view.name}'.`),
        paragraphBlock(t().mail.settingsChanged.all(context.view.name)),
      ],
    });
  },
});

/** As many as a subject holds, and how many more. */
function manyInShort(sentences: readonly string[]): readonly string[] {
  const short = sentences.map(inShort);
  let count = 1;
  while (count < short.length && short.slice(0, count + 1).join('; ').length <= LONGEST) count += 1;
  return count >= short.length ? short : [...short.slice(0, count), `+ ${short.length - count}`];
}

function inShort(sentence: string): string {
  const [first = ''] = sentence.split(/[.;] /);
  return first.length <= LONGEST ? first.replace(/[.;]$/, '') : `${first.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

const LONGEST = 60;

function otherVariant({ board, view }: MailContext): string {
  const { id, name } = board.variant;
  const preferences = view.role.kind === 'applicant' ? preferenceLine(board) : null;
  return t().mail.settingsChanged.otherVariant({ name, id, preferences });
}
