/** What the games hold on one person: found by playing each of his games through again. */
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { GameEvent, GameName, PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf, roleOf } from '../../engine/game/game.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { replayGame } from '../games/replay-game.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

export interface RecordOfPerson {
  readonly about: string;
  readonly person: Person;
  readonly games: readonly {
    readonly game: GameName;
    readonly variant: string;
    readonly role: string;
    readonly powers: readonly Power[];
    /** All that this person has brought about, with the instant (ISO 8601). */
    readonly events: readonly { readonly at: string; readonly phase: PhaseCode | null; readonly event: GameEvent }[];
  }[];
}

/** All that is held on the person, but for stored mails and password hashes, which nobody is shown. */
export async function personalRecord(services: Services, person: Person): Promise<RecordOfPerson> {
  const games = [];
  for (const name of await services.index.gamesEver(person.id)) {
    const events: RecordOfPerson['games'][number]['events'][number][] = [];
    const after = await replayGame(services, name, (before, commit) => {
      for (const event of commit.events) {
        if (!isBy(before, event, person.id)) continue;
        const phase = before?.position?.phase ?? null;
        events.push({ at: new Date(commit.at).toISOString(), phase, event: withoutHashes(event) });
      }
    });
    if (after === null) continue;
    const role = roleOf(after, person.id).kind;
    games.push({ game: name, variant: after.variant, role, powers: powersOf(after, person.id), events });
  }
  const language = await loadLanguage(mailLanguage(person));
  return {
    about: formatterFor({}, language).say({ code: 'desk/record-of-person', domain: services.house.domain }),
    person,
    games,
  };
}

/** Did the person bring it about, or is it about him? */
function isBy(before: Game | null, event: GameEvent, person: PersonId): boolean {
  if ('person' in event && event.person === person) return true;
  if ('by' in event && event.by === person) return true;
  return 'power' in event && event.power !== null && before !== null && powersOf(before, person).includes(event.power);
}

/** The same without hashes of passwords, wherever they stand. */
function withoutHashes(event: GameEvent): GameEvent {
  return JSON.parse(JSON.stringify(event, (key, value) => (HASHES.has(key) ? undefined : value))) as GameEvent;
}

const HASHES: ReadonlySet<string> = new Set(['passwordHash', 'claim', 'salt']);
