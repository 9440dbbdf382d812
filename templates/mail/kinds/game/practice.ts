/** A game against bots: what we say at its start, and how it went, in three sentences, at its end. */
import type { ByPower, Province } from '../../../../engine/board/variant.ts';
import type { GameOutcome } from '../../../../engine/game/events.ts';
import { countCentersByYear } from '../../../../engine/scoring/centers.ts';
import { t } from '../../../locales/current.ts';
import { type Document, paragraphBlock } from '../../../markup/document.ts';
import { lessonsBlock } from '../../board-links.ts';
import type { MailContext } from '../../mail.ts';
import { mailtoLink } from '../../parts/answer.ts';
import { ownPowers } from '../../parts/wanted.ts';
import { centersNow, howItEnded, lineToPlayAgain } from './how-it-ended.ts';

export function practiceBegins({ view, house }: MailContext): Document {
  return view.settings.practice ? [paragraphBlock(t().mail.practice.about), lessonsBlock(house)] : [];
}

/** What happened to the reader, who leads, how far the reader came; and how to play again. */
export function practiceEnds(context: MailContext, outcome: GameOutcome): Document {
  const { view, board, house } = context;
  if (!view.settings.practice || ownPowers(context).length === 0) return [];
  const say = t().mail.practice;
  const line = lineToPlayAgain(board);
  return [
    paragraphBlock([...howItEnded(context, outcome), howFar(context)].join(' ')),
    {
      kind: 'answer',
      how: say.again,
      button: say.playAgain,
      mailto: mailtoLink(house.judge, line, [line]),
      lines: [line],
    },
  ];
}

/** The most centers that the reader has had, and when first. */
function howFar(context: MailContext): string {
  const { board, told } = context;
  const own = ownPowers(context).map(({ power }) => power);
  const count = (centers: ByPower<readonly Province[]>) =>
    own.reduce((sum, power) => sum + (centers[power]?.length ?? 0), 0);
  const rows = countCentersByYear(board.variant.calendar, told?.phases ?? []).map(({ year, centers }) => ({
    year,
    centers: count(centers),
  }));
  const [first] = rows;
  const best = rows.reduce((most, row) => (row.centers > most.centers ? row : most), first ?? { year: 0, centers: 0 });
  const began = first?.centers ?? count(centersNow(context));
  return best.centers > began ? t().mail.practice.best(began, best.centers, best.year) : t().mail.practice.began(began);
}
