/** A support for a unit of one's own that is ordered to do something else does nothing: whoever files one reads that. */
import type { DecisionDraft } from '../game/decide/draft.ts';
import { formatUnit, parseOrder } from '../orders/notation.ts';
import { provinceOf } from '../vocabulary.ts';

export function noteVoidSupports(draft: DecisionDraft): void {
  const { game, request } = draft;
  const { powers } = request.actor;
  const onFile = game.seats.flatMap((seat) =>
    powers.includes(seat.power) ? seat.onFile.map(({ order }) => order) : [],
  );
  for (const item of request.read.items) {
    if (item.kind !== 'order' || item.parsed === null || !onFile.includes(item.order)) continue;
    const { parsed } = item;
    if (parsed.kind !== 'support-hold' && parsed.kind !== 'support-move') continue;
    const order = onFile.find((each) => each.startsWith(`${formatUnit(parsed.target)} `));
    const helped = order === undefined ? null : parseOrder(order, 'M');
    if (helped === null || helped.kind === 'proxy') continue;
    if (parsed.kind === 'support-hold') {
      if (helped.kind === 'move') draft.note(item, { code: 'filing/supports-mover' });
    } else if (helped.kind !== 'move' || provinceOf(helped.to) !== provinceOf(parsed.to)) {
      draft.note(item, { code: 'filing/supports-other', order: order! });
    }
  }
}
