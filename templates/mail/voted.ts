/** Open votes: a power has voted; to everybody else. */
import type { Vote } from '../../engine/game/events.ts';
import { partiesInWords, powerName } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeVoted(
  context: MailContext,
  { power, vote }: Extract<MailContent, { kind: 'voted' }>,
): WrittenMail {
  const { view, board } = context;
  const told = `${powerName(board, power)} ${voteInWords(context, vote)}`;
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${told}`,
    lead: leadOf(context),
    body: [
      paragraph(`${told}. In this game everybody sees the votes; they count for this phase only.`),
      ...classicNote(context, `${told} in game '${view.name}'.`),
    ],
  });
}

/** `votes for a draw of all survivors`, after a name. */
export function voteInWords({ board, view }: MailContext, { draw, concede }: Vote): string {
  const parts = [
    ...(draw === null
      ? []
      : [
          `votes for a draw ${draw === 'survivors' ? 'of all survivors' : `of ${partiesInWords(board, view.position?.ruleState, draw)}`}`,
        ]),
    ...(concede === null ? [] : [`would concede the game to ${powerName(board, concede)}`]),
  ];
  return parts.length === 0 ? 'has withdrawn its vote' : parts.join(' and ');
}
