/** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
import { isMissing } from '../../../../engine/game/due.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { type Document, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { classicLate, classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContent, MailContext, WrittenMail } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { leadOf, ownPowers } from '../../parts/wanted.ts';

export function writeLate(context: MailContext, { powers, own }: Extract<MailContent, { kind: 'late' }>): WrittenMail {
  const { view, board } = context;
  const phase = view.phase ?? '';
  const { subject } = words().mail.late;
  return gameLetter(context, {
    subject: own
      ? subject.own(phase)
      : powers.length === 0
        ? subject.hidden(phase)
        : subject.powers(phase, powersInWords(board, powers)),
    lead: leadOf(context),
    body: own ? forTheLate(context) : forOthers(context, powers),
  });
}

function forTheLate(context: MailContext): Document {
  const { view, board } = context;
  const say = words().mail.late;
  return [
    paragraph(view.settings.nmr === 'play-on' ? say.stillCountGoesOn : say.stillCountReplaced),
    ...classicNote(
      context,
      ...classicLate(
        context,
        ownPowers(context)
          .filter(({ missing }) => isMissing(missing))
          .map(({ power }) => power),
      ),
      { text: '' },
      ...classicOrdersOnFile(board, view.position!, view.name, view.turn, filedByPower(context)),
    ),
    ...answerBlock(context, { withLines: true }),
  ];
}

function forOthers(context: MailContext, powers: readonly string[]): Document {
  const say = words().mail.late;
  return [
    paragraph(powers.length === 0 ? say.missing : say.missingFrom(powersInWords(context.board, powers))),
    ...(context.view.role.kind === 'master' ? sheetBlock(context) : []),
    ...classicNote(context, ...classicLate(context, powers)),
  ];
}
