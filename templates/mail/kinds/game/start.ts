/** The game begins: who one is, who else plays, where the units stand, by when orders are due. */

import { type Block, type Document, lines, paragraph } from '../../../markup/document.ts';
import { specialRules } from '../../../variants/special-rules.ts';
import { words } from '../../../words/current.ts';
import { whoPlaysToo } from '../../../words/masters.ts';
import { powerName, powersInWords } from '../../../words/powers.ts';
import { seasonName } from '../../../words/times/phases.ts';
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
import { lead, leadOf, ownPowers } from '../../parts/wanted.ts';

export const startMail = defineMail('start', {
  for: 'all',
  classicSubject: ({ head }) => `${head} Game Starting`,
  write: (context, { prices }) => {
    const { view, board } = context;
    const position = view.position!;
    const own = ownPowers(context).map(({ power }) => power);
    const season = seasonName(board, position.phase);
    const body: Document = [
      ...(prices === undefined ? [] : [paragraph(pricesInWords(board, prices))]),
      lines(...classicHead(context), ...classicStart(context, position, roleNames(context))),
      ...(whoPlaysToo(view) === null ? [] : [paragraph(whoPlaysToo(view)!)]),
      ...blindTold(view),
      ...specialRules(board),
      ...mapBlocks(context),
      ...influenceBlocks(board, position, ownPowers(context)),
      ...answerBlock(context, { withLines: true }),
    ];
    return gameLetter(context, {
      subject: `${position.phase} ${words().mail.start.subject}`,
      lead:
        own.length === 0
          ? lead(words().mail.start.lead(season), 'rest')
          : withPowers(leadOf(context), powersInWords(board, own)),
      body,
      attachments: deadlineEvent(context),
    });
  },
});

/** `You play France. Your orders for Spring 1901 are due: 3 units.` */
function withPowers(block: Block, powers: string): Block {
  return block.kind === 'lead' ? { ...block, text: words().mail.start.youPlay(powers, block.text) } : block;
}

/** As what the classic line says that one was selected. */
function roleNames({ view, board }: MailContext): readonly string[] {
  if (view.role.kind === 'player') return view.role.own.map(({ power }) => powerName(board, power));
  const { master, observer } = words().listing;
  return [view.role.kind === 'master' ? master : observer];
}
