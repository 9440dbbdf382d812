/** Votes, and units given to others. */

import type { Power } from '../../../../engine/board/variant.ts';
import type { Vote } from '../../../../engine/game/events.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { partiesInWords, powerName, powersInWords, unitInList } from '../../../locales/powers.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicListing, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const VOTE_MAILS = {
  /** The game is over, and somebody would have all its press opened: to those who have not agreed; to all when it is open. */
  'press-vote': defineMail('press-vote', {
    for: 'all',
    write: (context, { powers, missing }) => {
      const { board, view, links } = context;
      const say = t().mail.pressVote;
      const name = view.name;
      if (missing === 0) {
        return gameLetter(context, {
          subject: say.isOpen,
          lead: leadOfText(say.nowOpen, 'rest'),
          body: [
            paragraphBlock(say.open),
            { kind: 'links', links: [{ text: say.game, href: links.game }] },
            ...classicNote(context, `All press of game '${name}' is open.`),
          ],
        });
      }
      const by = powersInWords(board, powers);
      return gameLetter(context, {
        subject: say.wish(by),
        lead: leadOfText(say.vote, 'act'),
        body: [
          paragraphBlock(say.wished(by, missing)),
          paragraphBlock(say.how),
          linesBlock('SET OPEN PRESS'),
          ...classicNote(context, `${by}: all press of game '${name}' should be open.`),
        ],
      });
    },
  }),
  /** A power lets the reader order one of its units, or does so no longer. */
  proxy: defineMail('proxy', {
    for: 'one',
    write: (context, { given, taken }) => {
      const { view, board } = context;
      const filed = filedByPower(context);
      const [first] = given.length > 0 ? given : taken;
      const owner = first === undefined ? '' : powerName(board, first.owner);
      const told = t().mail.proxy;
      const what = given.length > 0 ? told.givenSubject(owner) : told.takenSubject(owner);
      const body: Document = [
        ...given.map((proxy) =>
          paragraphBlock(told.given(powerName(board, proxy.owner), unitInList(board, proxy.unit), view.phase ?? '')),
        ),
        ...(taken.length === 0
          ? []
          : [
              paragraphBlock(
                told.taken(
                  taken.map(({ unit, owner }) => ({ unit: unitInList(board, unit), owner: powerName(board, owner) })),
                ),
              ),
            ]),
        ...classicListing(
          context,
          ...(view.position === null ? [] : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
        ),
        ...answerBlock(context, { withLines: false }),
      ];
      return gameLetter(context, { subject: `${view.phase ?? ''} ${what}`, body });
    },
  }),
  /** Open votes: a power has voted; to everybody else. */
  voted: defineMail('voted', {
    for: 'all',
    rank: 'notices',
    write: (context, { power, vote }) => {
      const { view } = context;
      const told = voteInWords(context, power, vote);
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${told}`,
        body: [paragraphBlock(t().mail.voted.told(told)), ...classicNote(context, `${told} in game '${view.name}'.`)],
      });
    },
  }),
};

/** `Italy votes for a draw of all survivors`. */
export function voteInWords({ board, view }: MailContext, power: Power, { draw, concede }: Vote): string {
  return t().mail.voted.vote({
    power: powerName(board, power),
    draw:
      draw === null || draw === 'survivors' ? draw : { among: partiesInWords(board, view.position?.ruleState, draw) },
    concede: concede === null ? null : powerName(board, concede),
  });
}
