/** The line that takes over a power without a player. */
import type { Power } from '../../engine/board/variant.ts';
import { powersInWords } from '../words/powers.ts';
import { type Document, lines, paragraph } from './document.ts';
import type { MailContext } from './mail.ts';
import { ownPowers } from './wanted.ts';

/** For whoever wants the power, or knows somebody who might. */
export function howToTakeOver(context: MailContext, powers: readonly Power[]): Document {
  const { board, house, view } = context;
  if (ownPowers(context).length > 0) {
    return [
      paragraph(
        `Know somebody who would like to play ${powersInWords(board, powers)}? Anyone can take over by mail to ${house.gameAddress(view.name)}, with a password of their own:`,
      ),
      signOns(context, powers),
    ];
  }
  if (view.role.kind === 'public') {
    return [
      paragraph('To come back, reply to this mail with the line below and the password you had:'),
      signOns(context, powers),
    ];
  }
  return [
    paragraph(`To take over, write to ${house.gameAddress(view.name)} with a password of your own:`),
    signOns(context, powers),
  ];
}

/** One line for each power. */
function signOns({ board, view }: MailContext, powers: readonly Power[]) {
  return lines(
    ...powers.map((power) => {
      const letter = board.powers.find(({ name }) => name === power)?.letter.toLowerCase() ?? '?';
      return `signon ${letter}${view.name} PASSWORD`;
    }),
  );
}
