/** Open votes: a power has voted; to everybody else. */
import type { Power } from '../../../../engine/board/variant.ts';
import type { Vote } from '../../../../engine/game/events.ts';
import { t } from '../../../locales/current.ts';
import { partiesInWords, powerName } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { leadOf } from '../../parts/wanted.ts';

export const votedMail = defineMail('voted', {
  for: 'all',
  rank: 'notices',
  write: (context, { power, vote }) => {
    const { view } = context;
    const told = voteInWords(context, power, vote);
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${told}`,
      lead: leadOf(context),
      body: [paragraphBlock(t().mail.voted.told(told)), ...classicNote(context, `${told} in game '${view.name}'.`)],
    });
  },
});

/** `Italy votes for a draw of all survivors`. */
export function voteInWords({ board, view }: MailContext, power: Power, { draw, concede }: Vote): string {
  return t().mail.voted.vote({
    power: powerName(board, power),
    draw:
      draw === null || draw === 'survivors' ? draw : { among: partiesInWords(board, view.position?.ruleState, draw) },
    concede: concede === null ? null : powerName(board, concede),
  });
}
