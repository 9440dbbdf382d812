/** What the GMs of a game who do not play in it learn for themselves: messages that were reported, and hints of double seats. */
import { type Game, nonPlayingGms, roleOf } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { mailboxOf } from '../../engine/text/address.ts';
import { foldText } from '../../engine/text/fold.ts';
import type { Secret } from '../../engine/text/secret.ts';
import { pressFor } from '../../engine/view/conversations.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { displayNames, peopleById } from '../games/people-of-game.ts';
import { takeFromLimit } from '../limits.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerDone, answerRefused } from './account-answer.ts';
import { tellMasters, tellOperator } from './tell-gms.ts';

/** `REPORT France threats`: the last message that the writer has from that power, to the GMs who do not play. */
export async function reportMessage(
  services: Services,
  { person, identity }: AccountWriter,
  item: Extract<CommandItem, { readonly command: 'REPORT' }>,
  name: string | null,
): Promise<AccountAnswer> {
  const { power, why } = item.args;
  const game = name === null ? null : await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null || roleOf(game, person.id).kind === 'stranger')
    return answerRefused(item, { code: 'desk/report-in-which-game' }, null);
  const names = displayNames(await peopleById(services, game), game, board);
  const commits = await services.games.commitsAfter(game.name, 0);
  const message = pressFor(commits, person.id, names).findLast(({ from, isOwn }) => !isOwn && from === power);
  if (message === undefined) return answerRefused(item, { code: 'desk/no-message-of', power }, null);
  if (!(await takeFromLimit(services, 'reports', `${person.id}:${game.name}`)))
    return answerRefused(item, { code: 'desk/reports-enough' }, null);
  const { at, body } = message;
  services.log('message reported', { game: game.name });
  const report = { kind: 'reported', from: power, at, body, why } as const;
  const id = `report-${identity}-${power}`;
  if (nonPlayingGms(game).length === 0)
    return (await tellOperator(services, game, person, id, (about) => ({ ...report, ...about, isOperator: true })))
      ? answerDone(item, { code: 'desk/reported-to-operator', power })
      : answerRefused(item, { code: 'desk/report-gm-plays', power }, `SET IGNORE ${power}`);
  await tellMasters(services, game, person, id, (about) => ({ ...report, ...about }), 'aside');
  return answerDone(item, { code: 'desk/reported', power });
}

/** Why two people of a game may be one. It decides nothing: families share a machine, and friends a password. */
export type DoubleSign = 'mailbox' | 'name' | 'password' | 'device';

/** Passwords in our own examples, which newcomers copy. */
const OF_OUR_TEXTS: ReadonlySet<string> = new Set(['tulip', 'sesame', 'rose']);

/** After somebody has come into a game: what speaks for it that they are in it already. `password`: with which they signed on. */
export async function hintAtDouble(
  services: Services,
  game: Game,
  person: Person,
  password: Secret | null,
  verify: (password: Secret, hash: string) => Promise<boolean | null>,
): Promise<void> {
  const said = password === null || OF_OUR_TEXTS.has(password.reveal().toLowerCase()) ? null : password;
  // Where a whole club shares one, each who joins brings one hint, not one for each pair.
  let isPasswordTold = said === null;
  for (const other of (await peopleById(services, game)).values()) {
    if (other.id === person.id || !isPlayer(game, other)) continue;
    const hash = game.passwords[other.id];
    const isPassword = !isPasswordTold && hash !== undefined && (await verify(said!, hash)) === true;
    isPasswordTold ||= isPassword;
    const signs: readonly DoubleSign[] = [
      ...(isSameMailbox(person, other) ? ['mailbox' as const] : []),
      ...(isSameName(person, other) ? ['name' as const] : []),
      ...(isPassword ? ['password' as const] : []),
    ];
    if (signs.length > 0) await tellOfDouble(services, game, person, other, signs);
  }
}

/** The GM alone hears, once of two people and each kind of sign. */
export async function tellOfDouble(
  services: Services,
  game: Game,
  person: Person,
  other: Person,
  signs: readonly DoubleSign[],
): Promise<void> {
  if (!isPlayer(game, person) || !isPlayer(game, other)) return;
  const board = boardOfGame(services, game);
  if (board === null) return;
  const names = displayNames(await peopleById(services, game), game, board);
  const what = `double-${[person.id, other.id].sort().join('-')}-${signs.join('-')}`;
  await tellMasters(
    services,
    game,
    person,
    what,
    (about) => ({ kind: 'double-seat', ...about, who: names(person.id), other: names(other.id), signs }),
    'aside',
  );
}

function isPlayer(game: Game, { id }: Person): boolean {
  const { kind } = roleOf(game, id);
  return kind === 'player' || kind === 'applicant';
}

function isSameMailbox(one: Person, other: Person): boolean {
  const boxes = new Set(one.addresses.map(mailboxOf));
  return other.addresses.some((address) => boxes.has(mailboxOf(address)));
}

/** Names that we have made up say nothing. */
function isSameName(one: Person, other: Person): boolean {
  const plain = ({ name }: Person) =>
    foldText(name)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  return one.nameIs !== 'made-up' && other.nameIs !== 'made-up' && plain(one) === plain(other);
}
