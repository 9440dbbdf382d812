/** Whoever was invited, or offered a seat, and answers yes is in, as by the line of that mail: it came to them alone. */
import type { Board } from '../../engine/board/board.ts';
import { readAcceptance } from '../../engine/commands/accepting.ts';
import { lineToJoin, seatsOfferedTo } from '../../engine/game/decide/open-seats.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import type { Section } from '../../engine/language/mail/mail-text.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import { invitedKey } from '../account/asked-of-strangers.ts';
import type { Services } from '../ports.ts';
import type { KnownSender } from './authority.ts';

/** The section as if its writer had sent that line; as it is where they said anything else, or nobody had invited them. */
export async function withYesRead(
  services: Services,
  game: Game,
  board: Board,
  section: Section,
  { person, address, received }: KnownSender,
): Promise<Section> {
  const { signOn, unreadable, lines } = section;
  if (signOn !== null || unreadable !== null || person === null || roleOf(game, person).kind !== 'stranger')
    return section;
  const own = lines.filter(({ text, ignored }) => ignored === null && text.trim() !== '');
  const [first] = own;
  if (first === undefined) return section;
  const writer = { name: received.mail.from?.name ?? null, address };
  const yes = readAcceptance(
    own.map(({ text }) => text),
    board,
    writer,
  );
  const isAsked =
    seatsOfferedTo(game, person) !== null || (await services.ledger.isDone(invitedKey(services, game.name, address)));
  if (yes === null || !isAsked) return section;
  const line = lineToJoin(game, board, person) ?? `SIGNON ?${game.name}`;
  const { number, text } = first;
  const read = readSignOn(number, line);
  // Who would be one power and can only be another decides that for themselves.
  if (read === null || 'message' in read || (yes.wish !== null && read.kind !== 'join')) return section;
  const wishes = yes.wish === null ? [] : [{ number, text: yes.wish, ignored: null }];
  return { ...section, signOn: { ...read, text }, lines: wishes };
}
