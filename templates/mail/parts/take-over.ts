/** The line that takes over a power without a player. */
import type { Power } from '../../../engine/board/variant.ts';
import { type Document, lines, paragraph } from '../../markup/document.ts';
import { words } from '../../words/current.ts';
import { powersInWords } from '../../words/powers.ts';
import type { MailContext } from '../mail.ts';
import { ownPowers } from './wanted.ts';

/** For whoever wants the power, or knows somebody who might. */
export function howToTakeOver(context: MailContext, powers: readonly Power[]): Document {
  const { board, house, view } = context;
  const told = words().mail.takeOver;
  const address = house.gameAddress(view.name);
  if (ownPowers(context).length > 0) {
    return [
      paragraph(told.others(powersInWords(board, powers, words().grammar.or), address)),
      signOns(context, powers),
    ];
  }
  if (view.role.kind === 'public') {
    return [paragraph(told.back), signOns(context, powers)];
  }
  return [paragraph(told.yourself(address)), signOns(context, powers)];
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
