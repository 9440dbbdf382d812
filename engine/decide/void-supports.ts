/** A support to hold for a unit of one's own that moves does nothing: whoever files one reads that. */
import type { DecisionDraft } from '../game/decide/draft.ts';
import { formatUnit } from '../orders/notation.ts';

export function noteVoidSupports(draft: DecisionDraft): void {
  const { game, request } = draft;
  const { powers } = request.actor;
  const onFile = game.seats.flatMap((seat) =>
    powers.includes(seat.power) ? seat.onFile.map(({ order }) => order) : [],
  );
  for (const item of request.read.items) {
    if (item.kind !== 'order' || item.parsed?.kind !== 'support-hold' || !onFile.includes(item.order)) continue;
    const helped = formatUnit(item.parsed.target);
    if (onFile.some((order) => order.startsWith(`${helped} - `))) draft.note(item, { code: 'filing/supports-mover' });
  }
}
