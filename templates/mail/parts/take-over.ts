/** The line that takes over a power without a player. */

import type { Power } from '../../../engine/board/variant.ts';
import { seatWord } from '../../../engine/game/decide/open-seats.ts';
import { t } from '../../locales/current.ts';
import { powersInWords } from '../../locales/powers.ts';
import { type Document, linesBlock, paragraphBlock } from '../../markup/document.ts';
import { gameAddressInWords } from '../game-address.ts';
import type { MailContext } from '../mail.ts';
import { ownPowers } from './wanted.ts';

/** For whoever wants the power, or knows somebody who might. */
export function howToTakeOver(context: MailContext, powers: readonly Power[]): Document {
  const { board, house, view } = context;
  if (view.isGm === true && view.status !== 'forming') {
    const lines = powers.flatMap((power) => [`REPLACE ${power} BY address`, `SET DUMMY ${power} BOT`]);
    // Friends come in by a link.
    const links = view.settings.invitedOnly ? ['INVITE LINK'] : [];
    return [paragraphBlock(t().mail.takeOver.gm), linesBlock(...lines, ...links)];
  }
  // Nobody comes in by a line.
  if (view.settings.invitedOnly) return [];
  const told = t().mail.takeOver;
  const address = gameAddressInWords(house, view.name);
  if (ownPowers(context).length > 0) {
    return [
      paragraphBlock(told.others(powersInWords(board, powers, t().grammar.or), address, view.isOpenToAll)),
      signOns(context, powers),
    ];
  }
  if (view.role.kind === 'public') {
    return [paragraphBlock(told.back), signOns(context, powers)];
  }
  return [paragraphBlock(told.yourself(address)), signOns(context, powers)];
}

/** One line for each power. */
function signOns({ board, view }: MailContext, powers: readonly Power[]) {
  return linesBlock(...powers.map((power) => `TAKEOVER ${seatWord(board, power)}@${view.name}`));
}
