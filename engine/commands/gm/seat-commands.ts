/** Commands about who takes part: masters, dummies, lists of who may join (judge-language C). */
import type { Power } from '../../board/variant.ts';
import { isVacant } from '../../game/bots.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import type { PersonId } from '../../game/events.ts';
import { type Game, roleOf, seatOf, unapprovedPeople } from '../../game/game.ts';
import { notAnAddress, readAddress, readPowerArgument } from '../../language/commands/argument-readers.ts';
import { isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { SettingChange } from '../../settings/game-settings.ts';
import { type Address, addressIn } from '../../text/address.ts';
import { asSecret, isSampleSecret, type Secret } from '../../text/secret.ts';
import { defineCommand, defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly PROMOTE: { readonly address: Address };
    /** Powers or addresses, as written, or ALL. */
    readonly UNMUTE: { readonly words: readonly string[] };
    readonly REVIVE: { readonly power: Power; readonly password: Secret | null };
  }
}

/** Who takes part. */
export const SEATS = {
  PROMOTE: defineCommand('PROMOTE', {
    who: ['master'],
    forms: oneForm('PROMOTE', {
      usage: 'PROMOTE address',
      example: ['PROMOTE jean@example.org'],
      read: (args) => {
        const read = readAddress(args);
        return isProblem(read) ? read : makeCommand('PROMOTE', read);
      },
    }),
    decide: (draft, line) => {
      const { game, request } = draft;
      const { address } = line.args;
      const person = request.personAt?.(address) ?? null;
      const role = person === null ? null : roleOf(game, person);
      if (person !== null && game.masters.includes(person)) draft.note(line, { code: 'seats/gm-already' });
      else if (person === null || role?.kind === 'stranger') {
        draft.refuse(line, { code: 'seats/no-observer', address }, `OBSERVE ${game.name}`);
      } else if (role?.kind !== 'observer') {
        draft.refuse(line, { code: 'seats/plays-already' });
      } else {
        draft.emit({ type: 'master-joined', person, by: request.actor.person });
        draft.done(line, { code: 'seats/promoted' });
      }
    },
  }),
  UNMUTE: defineDeskCommand('UNMUTE', {
    who: ['master'],
    forms: oneForm('UNMUTE', {
      usage: 'UNMUTE power | address | ALL',
      example: ['UNMUTE Italy'],
      read: (args) => {
        const words = args.split(/[\s,;]+/).flatMap((word) => (word === '' ? [] : [addressIn(word) ?? word]));
        const wrong = words.find((word) => word.includes('@') && addressIn(word) === null);
        if (wrong !== undefined) return notAnAddress(wrong);
        return words.length === 0
          ? { problem: { code: 'seats/unmute-whom' }, suggestion: 'UNMUTE ALL' }
          : makeCommand('UNMUTE', { words });
      },
    }),
    desk: 'of the game',
  }),
  REVIVE: defineCommand('REVIVE', {
    who: ['master'],
    forms: oneForm('REVIVE', {
      usage: 'REVIVE power [password]',
      example: ['REVIVE Italy'],
      read: (args, context) => {
        const [power = '', password, ...more] = args.trim().split(/\s+/);
        const read = readPowerArgument(power, context);
        if (isProblem(read)) return read;
        if (more.length > 0) return { problem: { code: 'seats/one-password' } };
        return makeCommand('REVIVE', { ...read, password: password === undefined ? null : asSecret(password) });
      },
    }),
    decide: (draft, line) => {
      const { game, request } = draft;
      const { power, password } = line.args;
      const seat = seatOf(game, power);
      if (seat === undefined || game.status === 'finished') draft.refuse(line, { code: 'seats/no-seat', power });
      else if (!isVacant(seat)) draft.refuse(line, { code: 'seats/has-player', power });
      else if (password !== null && isSampleSecret(password.folded()))
        draft.refuse(line, { code: 'deciding/sample-password' }, `REVIVE ${power}`);
      else if (!seat.isClosed && password === null) draft.note(line, { code: 'seats/open-already', power });
      else {
        const claim = password === null ? null : request.hashOf(password);
        draft.emit({
          type: 'seat-revived',
          power,
          by: request.actor.person,
          sealed: draft.seal({ claim }),
        });
        draft.done(line, { code: claim === null ? 'seats/opened' : 'seats/opened-with-password', power });
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
export function setAccess(draft: DecisionDraft, line: CommandLine<'SET'>, change: AccessSetting): void {
  if (change.setting === 'approve') approve(draft, line, change.value);
  else if (change.setting === 'disapprove') disapprove(draft, line, change.value);
  else {
    const { address, remove } = change.value;
    const person = draft.request.personAt?.(address) ?? null;
    if (person === null) {
      draft.refuse(line, { code: 'seats/unknown-person', address });
      return;
    }
    const list = change.setting === 'allow' ? 'allowed' : 'denied';
    listPeople(draft, list, [person], !remove);
    draft.done(line, { code: remove ? `seats/${list}-no-more` : `seats/${list}` });
  }
}

function listPeople(
  draft: DecisionDraft,
  list: 'allowed' | 'denied' | 'approved',
  people: readonly PersonId[],
  on: boolean,
): void {
  draft.emit({
    type: 'access-changed',
    by: draft.request.actor.person,
    sealed: draft.seal({ list, people, on }),
  });
}

/** By address, by name, by power, or ALL who ask. */
function approve(draft: DecisionDraft, line: CommandLine<'SET'>, words: readonly string[]): void {
  const waiting = unapprovedPeople(draft.game);
  const fresh = peopleMeant(draft, words, waiting);
  if (fresh.length === 0) {
    draft.refuse(line, { code: waiting.length === 0 ? 'seats/nobody-waits' : 'seats/none-of-these-waits' });
    return;
  }
  listPeople(draft, 'approved', fresh, true);
  draft.done(line, { code: 'seats/let-in', people: fresh.length });
}

/** By the same words; who has no nod, or came in without one, has none to lose. */
function disapprove(draft: DecisionDraft, line: CommandLine<'SET'>, words: readonly string[]): void {
  const { game } = draft;
  const people = peopleMeant(draft, words, game.access.approved);
  if (people.length === 0) draft.refuse(line, { code: 'seats/none-approved' });
  else {
    listPeople(draft, 'approved', people, false);
    draft.done(line, { code: 'seats/on-hold' });
  }
}

/** Those of some people whom the words name. */
export function peopleMeant(
  draft: DecisionDraft,
  words: readonly string[],
  people: readonly PersonId[],
): readonly PersonId[] {
  const named = words.flatMap((word): readonly PersonId[] => {
    if (/^(?:all|everybody|everyone)$/i.test(word)) return people;
    const seat = draft.game.seats.find(({ power }) => power.toLowerCase() === word.toLowerCase());
    const person = seat?.person ?? draft.request.personAt?.(word) ?? null;
    return person === null ? [] : [person];
  });
  return [...new Set(named)].filter((person) => people.includes(person));
}

/** Why this person may not come into the game; null when he may. */
export function whyNotAdmitted({ name, settings, access }: Game, person: PersonId): Message | null {
  if (settings.practice && !access.allowed.includes(person)) return { code: 'seats/practice', game: name };
  if (access.denied.includes(person)) return { code: 'seats/not-open-to-you' };
  if (access.allowed.includes(person)) return null;
  if (access.allowed.length > 0) return { code: 'seats/not-on-the-list' };
  return settings.invitedOnly ? { code: 'seats/by-invitation', game: name } : null;
}
