/** The line that takes over a power without a player. */
import type { Power } from '../../engine/board/variant.ts';
import { powersInWords } from '../words/powers.ts';
import { type Document, lines, paragraph } from './document.ts';
import type { Occasion } from './mail.ts';
import { ownPowers } from './wanted.ts';

/** For whoever wants the power, or knows somebody who might. */
export function howToTakeOver(occasion: Occasion, powers: readonly Power[]): Document {
  const { board, house, view } = occasion;
  if (ownPowers(occasion).length > 0) {
    return [
      paragraph(
        `Know somebody who would like to play ${powersInWords(board, powers)}? Anyone can take over by mail to ${house.gameAddress(view.name)}, with a password of their own:`,
      ),
      signOns(occasion, powers),
    ];
  }
  if (view.role.kind === 'public') {
    return [
      paragraph('To come back, reply to this mail with the line below and the password you had:'),
      signOns(occasion, powers),
    ];
  }
  return [
    paragraph(`To take over, write to ${house.gameAddress(view.name)} with a password of your own:`),
    signOns(occasion, powers),
  ];
}

/** One line for each power. */
function signOns({ board, view }: Occasion, powers: readonly Power[]) {
  return lines(
    ...powers.map((power) => {
      const letter = board.powers.find(({ name }) => name === power)?.letter.toLowerCase() ?? '?';
      return `signon ${letter}${view.name} PASSWORD`;
    }),
  );
}
