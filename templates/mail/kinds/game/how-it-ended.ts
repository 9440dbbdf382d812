/** How a game against bots ended for its player: in a mail and on the order sheet. */
import type { Board } from '../../../../engine/board/board.ts';
import type { ByPower, Province } from '../../../../engine/board/variant.ts';
import type { GameOutcome } from '../../../../engine/game/events.ts';
import { firstPhase } from '../../../../engine/rules/start-choices.ts';
import { rowsOf } from '../../../../engine/vocabulary.ts';
import { t } from '../../../locales/current.ts';
import { placeInSentence, powerName } from '../../../locales/powers.ts';
import { seasonName } from '../../../locales/times/phases.ts';
import type { MailContext } from '../../mail.ts';
import { ownPowers } from '../../parts/wanted.ts';

/** How many of the leading powers are named. */
const LEADERS = 3;

export function lineToPlayAgain({ variant }: Board): string {
  return variant.id === 'standard' ? 'PRACTICE' : `PRACTICE ${variant.id}`;
}

/** What happened to the reader, and who leads. */
export function howItEnded(context: Ending, outcome: GameOutcome): readonly string[] {
  return [whatHappened(context, outcome), whoLeads(context)];
}

type Ending = Pick<MailContext, 'view' | 'board'>;

function whatHappened(context: Ending, outcome: GameOutcome): string {
  const { board, view } = context;
  const say = t().mail.practice;
  const own = ownPowers(context).map(({ power }) => power);
  const last = view.last?.resolution ?? null;
  const when = seasonName(board, last?.phase ?? view.phase ?? firstPhase(board));
  const centers = centersNow(context);
  const count = own.reduce((sum, power) => sum + (centers[power]?.length ?? 0), 0);
  if (outcome.kind === 'won' && outcome.powers.some((power) => own.includes(power))) return say.won(when, count);
  if (outcome.kind === 'won') return say.beaten(when, powerName(board, outcome.powers[0]!), count);
  if (count > 0) return outcome.kind === 'drawn' ? say.drew(when, count) : say.stopped(when, count);
  const before = view.last?.before.centers ?? {};
  const lost = own.flatMap((power) => before[power] ?? []);
  const takers = rowsOf(centers).flatMap(([power, held]) => (held.some((each) => lost.includes(each)) ? [power] : []));
  return takers.length === 0
    ? say.out(when)
    : say.taken(
        when,
        takers.map((power) => powerName(board, power)),
        lost.map((each) => placeInSentence(board, each)),
      );
}

function whoLeads(context: Ending): string {
  const { board } = context;
  const rows = [...rowsOf(centersNow(context))].sort(([, a], [, b]) => b.length - a.length);
  return t().mail.practice.leads(
    rows.slice(0, LEADERS).map(([power, own]) => ({ power: powerName(board, power), centers: own.length })),
  );
}

export function centersNow({ view }: Ending): ByPower<readonly Province[]> {
  return view.last?.resolution.centers ?? view.position?.centers ?? {};
}
