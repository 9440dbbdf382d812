/** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
import { isMissing } from '../../engine/game/due.ts';
import { powersInWords } from '../words/powers.ts';
import { answerBlock } from './answer.ts';
import { classicLate, classicNote } from './classic.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { type Document, paragraph } from './document.ts';
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
      view.settings.nmr === 'play-on'
        ? 'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, the game goes on without them.'
        : 'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, your place is offered to somebody else.',
    ),
    ...classicNote(
      occasion,
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
      powers.length === 0
        ? 'Orders are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.'
        : `Orders from ${powersInWords(board, powers)} are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.`,
    ),
    ...classicNote(occasion, ...classicLate(occasion, powers)),
  ];
}
