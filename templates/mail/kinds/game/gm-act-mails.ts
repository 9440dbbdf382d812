/** What a GM did in a game. */
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powerName, preferenceLine } from '../../../locales/powers.ts';
import { settingsInWords } from '../../../locales/settings.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicListing, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { boardLetter } from './board-letter.ts';

export const GM_ACT_MAILS = {
  /** A GM has written for a power: to its player, who learns all of it. */
  'acted-for': defineMail('acted-for', {
    for: 'one',
    write: (context, { who, power, lines: written }) => {
      const { view, board } = context;
      const filed = filedByPower(context);
      const name = powerName(board, power);
      const say = t().mail.actedFor;
      return gameLetter(context, {
        subject: say.subject(view.phase ?? '', name),
        body: [
          paragraphBlock(say.told(who, name)),
          linesBlock(...written),
          ...classicListing(
            context,
            ...(filed.length === 0 || view.position === null
              ? [{ text: say.nothingToOrder(name) }]
              : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
          ),
          ...answerBlock(context, { withLines: false }),
        ],
      });
    },
  }),
  /** What a GM did that no other mail tells: to the other GMs, or to everybody. */
  'gm-acted': defineMail('gm-acted', {
    for: ({ isToAll = false }) => (isToAll ? 'all' : 'one'),
    rank: 'notices',
    write: (context, { who, acts, isToAll = false }) => {
      const told = t().mail.gmActed;
      const { say } = formatterFor(context);
      const ofAll = acts.some(({ code }) => code === 'acts/ended') ? t().mail.ended.subject : told.toAll;
      return gameLetter(context, {
        subject: isToAll ? ofAll : told.subject(who),
        body: isToAll
          ? acts.map((act) => paragraphBlock(told.act(who, say(act)).replace(/\.?$/, '.')))
          : [paragraphBlock(told.told(who)), listBlock(acts.map(say))],
      });
    },
  }),
  /** The master has set up the board: to everybody. */
  'position-set': defineMail('position-set', {
    for: 'all',
    rank: 'notices',
    write: (context, { by }) => {
      const { view } = context;
      return boardLetter(context, {
        subject: `${view.phase ?? ''} ${t().mail.positionSet.subject}`,
        told: t().mail.positionSet.told(byInWords(context, by)),
        classic: `${classicBy(context, by)} has set up the board of game '${view.name}'.`,
      });
    },
  }),
  /** The master has changed settings: to everybody else. */
  settings: defineMail('settings', {
    for: 'all',
    rank: 'notices',
    write: (context, { changes, by, isOther }) => {
      return gameLetter(context, {
        subject: t().mail.settingsChanged.subject(manyInShort(settingsInWords(changes))),
        body: [
          paragraphBlock(t().mail.settingsChanged.told(byInWords(context, by))),
          listBlock([...(isOther === true ? [otherVariant(context)] : []), ...settingsInWords(changes)]),
          ...classicNote(context, `${classicBy(context, by)} has changed the settings of game '${context.view.name}'.`),
          paragraphBlock(t().mail.settingsChanged.all(context.view.name)),
        ],
      });
    },
  }),
};

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
