/**
 * An answer to a mail of ours whose quotation bears no mark: an order of that mail below a new one for the same unit is
 * quoted, whatever stands around it. It is shown back and not used.
 */
import type { ProvenActor } from '../../../engine/game/decide/draft.ts';
import type { Game } from '../../../engine/game/game.ts';
import type { ErrorItem, OrderItem, SectionItem, SectionRead } from '../../../engine/language/mail/mail-text.ts';
import type { Message } from '../../../engine/messages/all-messages.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import type { IncomingMail } from '../../mail/incoming-mail.ts';
import type { Services } from '../../ports.ts';

/** Commits that are looked through for orders that earlier mails have shown. */
const MOST_COMMITS = 200;

export async function withoutQuotedOrders(
  services: Services,
  game: Game,
  { powers }: ProvenActor,
  { references }: IncomingMail,
  read: SectionRead,
): Promise<SectionRead> {
  const isAnswer = references.some((id) => id.toLowerCase().endsWith(`@${services.house.domain}>`));
  if (!isAnswer || powers.length === 0) return read;
  const again = orderedAgain(read.items);
  if (again.size === 0) return read;
  const shown = await ordersShown(services, game, powers);
  const items = read.items.map((item): SectionItem => {
    const above = item.kind === 'order' && shown.has(item.order) ? again.get(item) : undefined;
    return above === undefined ? item : quoted(item, above);
  });
  return { ...read, items };
}

/** Orders below another one for the same unit, with that one. */
function orderedAgain(items: readonly SectionItem[]): ReadonlyMap<SectionItem, OrderItem> {
  const first = new Map<string, OrderItem>();
  const again = new Map<SectionItem, OrderItem>();
  for (const item of items) {
    if (item.kind !== 'order' || item.phase !== null || item.guards.length > 0) continue;
    if (item.parsed === null || item.parsed.kind === 'waive') continue;
    const unit = provinceOf(item.parsed.unit.at);
    const above = first.get(unit);
    if (above === undefined) first.set(unit, item);
    else if (above.order !== item.order && above.line < item.line) again.set(item, above);
  }
  return again;
}

/** What answers of ours may have shown as on file. */
async function ordersShown(
  services: Services,
  game: Game,
  powers: ProvenActor['powers'],
): Promise<ReadonlySet<string>> {
  const commits = await services.games.commitsAfter(game.name, Math.max(0, game.n - MOST_COMMITS));
  const filed = commits.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'orders-filed' && powers.includes(event.power) ? event.sealed.value.onFile : [],
    ),
  );
  const onFile = game.seats.flatMap((seat) => (powers.includes(seat.power) ? seat.onFile : []));
  return new Set([...filed, ...onFile].map(({ order }) => order));
}

function quoted(item: SectionItem, above: OrderItem): ErrorItem {
  const { line, lastLine, text } = item;
  const message: Message = { code: 'entering/order-quoted', line: above.line };
  return { kind: 'error', line, lastLine, text, message, suggestion: null, suggestions: [] };
}
