/** The game begins: who one is, who else plays, where the units stand, by when orders are due. */

import { startingPosition } from '../../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { Position } from '../../../../engine/board/position.ts';
import { classicOwnership } from '../../../classic/centers.ts';
import { classicDislodged } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { whoPlaysToo } from '../../../locales/masters.ts';
import { othersOffered } from '../../../locales/offered.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { seasonName } from '../../../locales/times/phases.ts';
import { type Document, type DocumentBlock, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { specialRules } from '../../../variants/special-rules.ts';
import { classicHead, classicStart } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { pricesInWords } from '../../parts/auction.ts';
import { blindTold } from '../../parts/blind.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { influenceBlocks } from '../../parts/influence.ts';
import { mapBlocks } from '../../parts/map.ts';
import { leadOf, leadOfText, ownPowers } from '../../parts/wanted.ts';
import { practiceBegins } from './practice.ts';

export const startMail = defineMail('start', {
  for: 'all',
  classicSubject: ({ head }) => `${head} Game Starting`,
  write: (context, { prices }) => {
    const { view, board } = context;
    const position = view.position!;
    const own = ownPowers(context).map(({ power }) => power);
    const isGoingOn = position.phase !== startingPosition(board).phase;
    const season = seasonName(board, position.phase);
    const body: Document = [
      ...(prices === undefined ? [] : [paragraphBlock(pricesInWords(board, prices))]),
      linesBlock(...classicHead(context), ...classicStart(context, position, roleNames(context))),
      ...(isGoingOn && view.sight === 'all' ? [standingOf(board, position)] : []),
      ...musterTold(context),
      ...practiceBegins(context),
      ...(view.settings.practice || whoPlaysToo(view) === null ? [] : [paragraphBlock(whoPlaysToo(view)!)]),
      ...blindTold(view),
      ...specialRules(board),
      ...mapBlocks(context),
      ...influenceBlocks(board, position, ownPowers(context)),
      ...answerBlock(context, { withLines: true }),
      paragraphBlock(othersOffered(t().code)),
    ];
    return gameLetter(context, {
      subject: `${position.phase} ${isGoingOn ? t().mail.start.goesOn : t().mail.start.subject}`,
      lead:
        own.length === 0
          ? leadOfText(t().mail.start[isGoingOn ? 'leadOfGoesOn' : 'lead'](season), 'rest')
          : withPowers(leadOf(context), powersInWords(board, own)),
      body,
      attachments: deadlineEvent(context),
    });
  },
});

/** By when the reader has to write, where the game musters its players. */
function musterTold({ view, zone, zones, now }: MailContext): Document {
  const until = view.clock?.musterEnd;
  if (until === undefined || until <= now || view.role.kind !== 'player') return [];
  return [paragraphBlock(t().mail.start.muster(timeFor(until, zone, zones)))];
}

/** `You play France. Your orders for Spring 1901 are due: 3 units.` */
function withPowers(block: DocumentBlock, powers: string): DocumentBlock {
  return block.kind === 'lead' ? { ...block, text: t().mail.start.youPlay(powers, block.text) } : block;
}

/** What else there is of a game that was begun elsewhere. */
function standingOf(board: Board, { units, centers, dislodged = {} }: Position): DocumentBlock {
  const owned = classicOwnership(board, { units, centers, winner: null, isOver: false });
  return linesBlock(...classicDislodged(board, dislodged), ...owned);
}

/** As what the classic line says that one was selected. */
function roleNames({ view, board }: MailContext): readonly string[] {
  if (view.role.kind === 'player') return view.role.own.map(({ power }) => powerName(board, power));
  const { master, observer } = t().listing;
  return [view.role.kind === 'master' ? master : observer];
}
