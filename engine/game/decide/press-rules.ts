/** When a game's settings let press go out (judge-language B1, C2): late, minor, grace, must order, touch. */
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { parseUnit } from '../../orders/notation.ts';
import { provinceOf } from '../../vocabulary.ts';
import { isMissing, missingFor, waitedFor } from '../due.ts';
import type { Press } from '../events.ts';
import type { DecisionDraft } from './draft.ts';

/** Why this message cannot go out now; null when it can. Press to and from the master always can. */
export function whyNotNow(draft: DecisionDraft, to: Press['to']): Message | null {
  const { game, request, context } = draft;
  const { press } = game.settings;
  const { role, powers } = request.actor;
  const { current, position } = game;
  if (role !== 'player') return null;
  const until = game.muted?.[request.actor.person] ?? 0;
  if (until > context.now && game.status !== 'finished') return { code: 'press/muted', until };
  if (game.status !== 'active' || current === null || position === null) return null;
  const { kind } = parsePhase(position.phase);
  if (!press.minor && kind !== 'M') return { code: 'press/none-in-minor-phases' };
  if (request.mail.received >= current.clock.deadline) {
    if (!press.grace) return { code: 'press/none-after-deadline' };
    const late = waitedFor(game, context.board);
    if (!press.late && powers.some((power) => late.includes(power))) {
      return { code: 'press/none-of-late' };
    }
  }
  if (press.mustOrder && powers.some((power) => isMissing(missingFor(game, context.board, power)))) {
    return { code: 'press/orders-first' };
  }
  return press.touch ? whyOutOfTouch(draft, powers, to) : null;
}

/** Press goes only to powers one of whose units or centres lies next to one of one's own. */
function whyOutOfTouch(draft: DecisionDraft, own: readonly Power[], to: Press['to']): Message | null {
  if (to === 'all') return { code: 'press/neighbors-not-all' };
  const near = new Set(own.flatMap((power) => neighbourhood(draft, power)));
  const far = to.filter((each) => {
    // Whoever could write could be reached: to look at where a hidden power stands would tell which it is.
    if (each === 'MASTER' || each === 'WRITER' || own.includes(each)) return false;
    return each === 'OBSERVERS' || !placesOf(draft, each).some((place) => near.has(place));
  });
  return far.length === 0 ? null : { code: 'press/no-neighbors', far };
}

function placesOf({ game }: DecisionDraft, power: Power): readonly string[] {
  const { units, centers } = game.position!;
  const standing = (units[power] ?? []).map((unit) => provinceOf(parseUnit(unit)!.at));
  return [...standing, ...(centers[power] ?? [])];
}

/** The power's own places and all next to them, by land or by sea. */
function neighbourhood(draft: DecisionDraft, power: Power): readonly string[] {
  const own = placesOf(draft, power);
  const { army, fleet } = draft.context.board.variant.adjacency;
  const pairs = [...army, ...fleet].map(([a, b]) => [provinceOf(a), provinceOf(b)] as const);
  const next = pairs.flatMap(([a, b]) => [...(own.includes(a) ? [b] : []), ...(own.includes(b) ? [a] : [])]);
  return [...own, ...next];
}
