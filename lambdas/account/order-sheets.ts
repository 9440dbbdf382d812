/** What somebody wishes of the links to their order sheets, and the question whether it was they who opened one. */
import type { CommandArguments } from '../../engine/language/commands/arguments.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { loadGame } from '../games/load-game.ts';
import { generationOf, sheetLink } from '../games/sheet-links.ts';
import type { LinkWishes, PendingWord, Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerLine } from './account-answer.ts';

type Wish = CommandArguments['SET LINKS']['links'];

const TOLD = {
  on: 'desk/links-on',
  off: 'desk/links-off',
  new: 'desk/links-new',
  all: 'desk/links-all',
} as const satisfies Readonly<Record<Wish, string>>;

/** OFF and NEW end every link that is out and every device on which one was opened. */
export async function setLinks(
  services: Services,
  { person, identity }: AccountWriter,
  wish: Wish,
  item: CommandItem,
): Promise<AccountAnswer> {
  const changed = await services.directory.change(person.id, { links: wishesAfter(person, wish, identity) });
  const asked = wish === 'off' ? [] : [await sheetsOf(services, changed ?? person)];
  return { report: [answerLine(item, { code: TOLD[wish] })], asked };
}

/** The same mail, handled again, changes nothing more. */
function wishesAfter(person: Person, wish: Wish, by: string): LinkWishes {
  const { links } = person;
  const ends = (wish === 'off' || wish === 'new') && links?.endedBy !== by;
  const endedBy = wish === 'off' || wish === 'new' ? by : links?.endedBy;
  const isForAll = wish === 'all' || (wish !== 'on' && links?.isForAll === true);
  return {
    generation: generationOf(person) + (ends ? 1 : 0),
    ...(endedBy === undefined ? {} : { endedBy }),
    ...(wish === 'off' ? { isOff: true } : {}),
    ...(isForAll ? { isForAll: true } : {}),
  };
}

/** More would be no mail. */
const MOST_SHEETS = 40;

async function sheetsOf(services: Services, person: Person): Promise<DeskAnswer> {
  const names = [...(await services.index.gamesOf(person.id))].sort().slice(0, MOST_SHEETS);
  const games = await Promise.all(names.map((name) => loadGame(services, name)));
  const sheets = games.flatMap((game) => {
    const href = game === null ? null : sheetLink(services, game, person, services.now());
    return game === null || href === null ? [] : [{ game: game.name, href }];
  });
  return { kind: 'sheets', sheets };
}

/** The device may send orders from now on; false: the sheet is not open there any more. */
export async function confirmDevice(
  { sessions }: Pick<Services, 'sessions'>,
  { person, session: id }: Extract<PendingWord['what'], { kind: 'device' }>,
): Promise<boolean> {
  const session = await sessions.session(id);
  if (session === null || session.person !== person) return false;
  await sessions.save({ ...session, isConfirmed: true });
  return true;
}
