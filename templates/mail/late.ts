/** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
import { isMissing } from '../../engine/game/due.ts';
import { powersInWords } from '../words/powers.ts';
import { answerBlock } from './answer.ts';
import { classicLate, classicNote } from './classic.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { type Document, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { filedByPower } from './on-file.ts';
import { leadOf, ownPowers } from './wanted.ts';

export function writeLate(context: MailContext, { powers, own }: Extract<MailContent, { kind: 'late' }>): WrittenMail {
  const { view, board } = context;
  const phase = view.phase ?? '';
  return gameLetter(context, {
    subject: own
      ? `${phase} you are late`
      : powers.length === 0
        ? `${phase} orders are missing`
        : `${phase} late: ${powersInWords(board, powers)}`,
    lead: leadOf(context),
    body: own ? forTheLate(context) : forOthers(context, powers),
  });
}

function forTheLate(context: MailContext): Document {
  const { view, board } = context;
  return [
    paragraph(
      view.settings.nmr === 'play-on'
        ? 'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, the game goes on without them.'
        : 'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, your place is offered to somebody else.',
    ),
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
  const { board } = context;
  return [
    paragraph(
      powers.length === 0
        ? 'Orders are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.'
        : `Orders from ${powersInWords(board, powers)} are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.`,
    ),
    ...classicNote(context, ...classicLate(context, powers)),
  ];
}
