/** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
import { isMissing } from '../../engine/game/due.ts';
import { powersInWords } from '../words/powers.ts';
import { answerBlock } from './answer.ts';
import { classicHead, classicLate } from './classic.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { type Document, lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { filedByPower } from './on-file.ts';
import { leadOf, ownPowers } from './wanted.ts';

export function writeLate(occasion: Occasion, { powers, own }: Extract<MailContent, { kind: 'late' }>): WrittenMail {
  const { view, board } = occasion;
  const phase = view.phase ?? '';
  return gameLetter(occasion, {
    subject: own
      ? `${phase} you are late`
      : powers.length === 0
        ? `${phase} orders are missing`
        : `${phase} late: ${powersInWords(board, powers)}`,
    lead: leadOf(occasion),
    body: own ? forTheLate(occasion) : forOthers(occasion, powers),
  });
}

function forTheLate(occasion: Occasion): Document {
  const { view, board } = occasion;
  return [
    paragraph(
      `Your orders still count, and are processed soon after they come. ${
        view.settings.nmr === 'play-on'
          ? 'If they have not come when grace ends, the game goes on without you.'
          : 'If they have not come when grace ends, your place is offered to somebody else.'
      }`,
    ),
    lines(
      ...classicHead(occasion),
      ...classicLate(
        occasion,
        ownPowers(occasion)
          .filter(({ missing }) => isMissing(missing))
          .map(({ power }) => power),
      ),
      { text: '' },
      ...classicOrdersOnFile(board, view.position!, view.name, view.turn, filedByPower(occasion)),
    ),
    ...answerBlock(occasion, { withLines: true }),
  ];
}

function forOthers(occasion: Occasion, powers: readonly string[]): Document {
  const { board } = occasion;
  return [
    paragraph(
      `The phase is not processed yet: ${powers.length === 0 ? 'orders' : `orders of ${powersInWords(board, powers)}`} are missing. It is processed soon after they come; you may change yours until then.`,
    ),
    lines(...classicHead(occasion), ...classicLate(occasion, powers)),
  ];
}
