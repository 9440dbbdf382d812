/** Browsers in which order sheets are open, in the table. What was not used for long enough, the table itself forgets. */
import type { GameName, PersonId } from '../../../engine/game/events.ts';
import type { Instant } from '../../../engine/time.ts';
import { UNUSED_DAYS } from '../../games/sheet-links.ts';
import type { Sessions, SheetSession } from '../../ports.ts';
import { type DynamoTable, deleteItem, EXPIRES, getItem, putItem } from './dynamo-table.ts';

const DAY_SECONDS = 86_400;

export function dynamoSessions(table: DynamoTable): Sessions {
  return {
    session: async (id) => ((await getItem(table, sessionKey(id)))?.['session'] as SheetSession | undefined) ?? null,
    save: async (session) => {
      await putItem(table, { ...sessionKey(session.id), session, [EXPIRES]: expiry(session.used) });
    },
    end: (id) => deleteItem(table, sessionKey(id)),
    lastUse: async (person, game) =>
      ((await getItem(table, useKey(person, game)))?.['at'] as Instant | undefined) ?? null,
    use: async (person, game, at) => {
      await putItem(table, { ...useKey(person, game), at, [EXPIRES]: expiry(at) });
    },
  };
}

/** Seconds; a day more than the time after which it is dead anyway. */
function expiry(used: Instant): number {
  return Math.ceil(used / 1000) + (UNUSED_DAYS + 1) * DAY_SECONDS;
}

function sessionKey(id: string) {
  return { pk: `SHEET#${id}`, sk: 'SESSION' };
}

function useKey(person: PersonId, game: GameName) {
  return { pk: `SHEETUSE#${person}`, sk: game };
}
