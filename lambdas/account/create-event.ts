/** CREATE EVENT: makes the record, like a game that is there or settings that were saved. */

import { whyNotNamed } from '../../engine/decide/create.ts';
import { isForEvents, newEvent } from '../../engine/events/new-event.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { isGameName } from '../../engine/vocabulary.ts';
import { addressOf, hasGameAddresses } from '../addresses.ts';
import { initialSettings } from '../games/initial-settings.ts';
import { takeFromLimit } from '../limits.ts';
import { eventNamed, freshSeed, toldEventUrl } from '../outgoing/events/event-store.ts';
import { invalidateLists } from '../outgoing/invalidate-lists.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerDone, answerRefused } from './account-answer.ts';

type Item = Extract<CommandItem, { readonly command: 'CREATE EVENT' }>;

/** Its boards have a number behind it. */
const LONGEST_NAME = 18;

export async function createEvent(
  services: Services,
  { person, address }: AccountWriter,
  item: Item,
): Promise<AccountAnswer> {
  const { name, boards } = item.args;
  if (!isGameName(name) || name.length > LONGEST_NAME || whyNotNamed(name) !== null) {
    return answerRefused(
      item,
      { code: 'events/name-shape', name, most: LONGEST_NAME },
      'CREATE EVENT cup OF 5 LIKE marne',
    );
  }
  const { snapshot, commits } = await services.games.latest(name);
  const before = await eventNamed(services, name);
  const isOwn = before?.directors.includes(person.id) === true && before.entrants.length === 0;
  if (snapshot !== null || commits.length > 0 || (before !== null && !isOwn)) {
    return answerRefused(item, { code: 'events/name-taken', name }, null);
  }
  const rules = (await initialSettings(services, person, item.args)) ?? {
    variant: 'standard',
    settings: DEFAULT_SETTINGS,
  };
  if ('problem' in rules) return answerRefused(item, rules.problem, null);
  const board = services.board(rules.variant);
  if (board === null || !isForEvents(board)) {
    return answerRefused(
      item,
      { code: 'events/variant-of-pairs', variant: board?.variant.name ?? rules.variant },
      null,
    );
  }
  if (before === null && !(await takeFromLimit(services, 'games-created', address)))
    return answerRefused(item, { code: 'entering/games-a-day', most: 20 }, null);
  const { settings } = rules;
  const event = newEvent(name, person.id, { board, settings, boards }, freshSeed(services), services.now());
  const { rev = 0 } = (await services.club.get('event', name)) ?? {};
  if (!(await services.club.put('event', name, event, rev))) {
    return answerRefused(item, { code: 'events/name-taken', name }, null);
  }
  await invalidateLists(services, { going: [name] });
  const page = toldEventUrl(services, event);
  const variant = board.variant.name;
  const { house } = services;
  const where = { address: addressOf(house, name), isShared: !hasGameAddresses(house) };
  return answerDone(item, { code: 'events/created', name, ...where, variant, page });
}
