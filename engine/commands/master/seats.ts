/** Commands about who takes part: masters, dummies, lists of who may join (judge-language C). */

import type { Power } from '../../board/variant.ts';
import { isVacant } from '../../game/bots.ts';
import { type Draft, done, emit, named, note, refused, sealed } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import type { PersonId } from '../../game/events.ts';
import { type Game, roleOf, seatOf } from '../../game/game.ts';
import { unapproved } from '../../game/start.ts';
import { type Secret, secret } from '../../language/text/secret.ts';
import type { SettingChange } from '../../settings/game-settings.ts';
import { readAddress, readPower } from '../argument-readers.ts';
import { command, defineCommand, isProblem } from '../definition.ts';

declare module '../arguments.ts' {
  interface CommandArguments {
    readonly PROMOTE: { readonly address: string };
    readonly REVIVE: { readonly power: Power; readonly password: Secret | null };
  }
}

/** Who takes part. */
export const SEATS = {
  PROMOTE: defineCommand('PROMOTE', {
    who: ['master'],
    forms: {
      PROMOTE: {
        usage: 'PROMOTE address',
        example: ['PROMOTE jean@example.org'],
        read: (args) => {
          const read = readAddress(args);
          return isProblem(read) ? read : command('PROMOTE', read);
        },
      },
    },
    decide: (draft, line) => {
      const { game, request } = draft;
      const { address } = line.args;
      const person = request.personAt?.(address) ?? null;
      const role = person === null ? null : roleOf(game, person);
      if (person !== null && game.masters.includes(person)) note(draft, line, 'A master of this game already');
      else if (person === null || role?.kind === 'stranger') {
        refused(
          draft,
          line,
          `${address} takes no part in this game: only an observer can be made a master. The line to send from there is below.`,
          `OBSERVE ${game.name}`,
        );
      } else if (role?.kind !== 'observer') {
        refused(draft, line, 'A player cannot be a master of the same game: only an observer can.');
      } else {
        emit(draft, { type: 'master-joined', person, by: request.actor.person });
        done(draft, line, 'A master of this game now; all are told');
      }
    },
  }),
  REVIVE: defineCommand('REVIVE', {
    who: ['master'],
    forms: {
      REVIVE: {
        usage: 'REVIVE power [password]',
        example: ['REVIVE Italy'],
        read: (args, context) => {
          const [power = '', password, ...more] = args.trim().split(/\s+/);
          const read = readPower(power, context);
          if (isProblem(read)) return read;
          if (more.length > 0) return { problem: 'REVIVE takes a power and one password.' };
          return command('REVIVE', { ...read, password: password === undefined ? null : secret(password) });
        },
      },
    },
    decide: (draft, line) => {
      const { game, request } = draft;
      const { power, password } = line.args;
      const seat = seatOf(game, power);
      if (seat === undefined || game.status === 'finished')
        refused(draft, line, `There is no seat of ${named(draft, power)} to open.`);
      else if (!isVacant(seat)) refused(draft, line, `${named(draft, power)} has a player.`);
      else if (!seat.isClosed && password === null)
        note(draft, line, `${named(draft, power)} can be taken over already`);
      else {
        const claim = password === null ? null : request.hashOf(password);
        emit(draft, { type: 'seat-revived', power, by: request.actor.person, sealed: sealed(draft, { claim }) });
        done(
          draft,
          line,
          claim === null
            ? `${named(draft, power)} can be taken over again; all are told`
            : `${named(draft, power)} can be taken over by whoever has that password; all are told so, without it`,
        );
      }
    },
  }),
};

const ACCESS = ['allow', 'deny', 'approve', 'disapprove'] as const;

type AccessSetting = Extract<SettingChange, { readonly setting: (typeof ACCESS)[number] }>;

export function isAccess(change: SettingChange): change is AccessSetting {
  return ACCESS.some((each) => each === change.setting);
}

/** `SET ALLOW PLAYER`, `SET DENY PLAYER`, `SET APPROVE`: lists of persons, which are shown to nobody. */
export function setAccess(draft: Draft, line: CommandLine<'SET'>, change: AccessSetting): void {
  if (change.setting === 'approve') approve(draft, line, change.value);
  else if (change.setting === 'disapprove') disapprove(draft, line, change.value);
  else {
    const { address, remove } = change.value;
    const person = draft.request.personAt?.(address) ?? null;
    if (person === null) {
      refused(draft, line, `${address} is not known here.`);
      return;
    }
    const list = change.setting === 'allow' ? 'allowed' : 'denied';
    listPeople(draft, list, [person], !remove);
    done(draft, line, remove ? OFF[list] : ON[list]);
  }
}

const ON = {
  allowed: 'On the list: from now on only those on it may join or take over',
  denied: 'On the list: this player may not join or take over. Who plays already stays',
};

const OFF = { allowed: 'Off the list of those who may join', denied: 'Off the list of those who may not join' };

function listPeople(
  draft: Draft,
  list: 'allowed' | 'denied' | 'approved',
  people: readonly PersonId[],
  on: boolean,
): void {
  emit(draft, {
    type: 'access-changed',
    by: draft.request.actor.person,
    sealed: sealed(draft, { list, people, on }),
  });
}

/** By address, by name, by power, or ALL who ask. */
function approve(draft: Draft, line: CommandLine<'SET'>, words: readonly string[]): void {
  const waiting = unapproved(draft.game);
  const fresh = meant(draft, words, waiting);
  if (fresh.length === 0) {
    refused(draft, line, waiting.length === 0 ? 'Nobody waits for your nod.' : 'None of these waits for your nod.');
    return;
  }
  listPeople(draft, 'approved', fresh, true);
  done(draft, line, fresh.length === 1 ? 'Let in, and told so' : `${fresh.length} people are let in, and told so`);
}

/** By the same words; who has no nod, or came in without one, has none to lose. */
function disapprove(draft: Draft, line: CommandLine<'SET'>, words: readonly string[]): void {
  const { game } = draft;
  const people = meant(draft, words, game.access.approved);
  if (people.length === 0) refused(draft, line, 'None of these has had your approval.');
  else {
    listPeople(draft, 'approved', people, false);
    done(draft, line, 'Back on hold: they need your approval again before their orders count');
  }
}

/** Those of some people whom the words name. */
function meant(draft: Draft, words: readonly string[], people: readonly PersonId[]): readonly PersonId[] {
  const named = words.flatMap((word): readonly PersonId[] => {
    if (/^(?:all|everybody|everyone)$/i.test(word)) return people;
    const seat = draft.game.seats.find(({ power }) => power.toLowerCase() === word.toLowerCase());
    const person = seat?.person ?? draft.request.personAt?.(word) ?? null;
    return person === null ? [] : [person];
  });
  return [...new Set(named)].filter((person) => people.includes(person));
}

/** Why this person may not come into the game; null when he may. */
export function whyNotAdmitted({ access }: Game, person: PersonId): string | null {
  if (access.denied.includes(person))
    return 'The master has not opened this game to you; write to the master if you wonder why.';
  return access.allowed.length > 0 && !access.allowed.includes(person)
    ? 'This game is open to players on its master’s list only; write to the master to be put on it.'
    : null;
}
