/** Whoever was invited, or offered a seat, and answers yes is in, as by the line of that mail: it came to them alone. A no is thanked for. */
import type { Board } from '../../engine/board/board.ts';
import { isDecline, readAcceptance, withoutQuestions } from '../../engine/commands/accepting.ts';
import { lineToJoin, seatsOfferedTo } from '../../engine/game/decide/open-seats.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import { type Game, peopleOf, roleOf } from '../../engine/game/game.ts';
import type { Section } from '../../engine/language/mail/mail-text.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { invitedKey } from '../account/asked-of-strangers.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { postDesk } from '../outgoing/account-post.ts';
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
  const own = person === null || roleOf(game, person).kind === 'stranger' ? ownLines(section) : [];
  const [first] = own;
  if (first === undefined || person === null) return section;
  const writer = { name: received.mail.from?.name ?? null, address };
  const { rest, asked } = withoutQuestions(
    own.map(({ text }) => text),
    board,
  );
  const yes = readAcceptance(rest, board, writer);
  if (yes === null || !(await isAsked(services, game, person, address))) return section;
  const line = lineToJoin(game, board, person) ?? `SIGNON ?${game.name}`;
  const { number, text } = first;
  const read = readSignOn(number, line);
  // Who would be one power and can only be another decides that for themselves.
  if (read === null || 'message' in read || (yes.wish !== null && read.kind !== 'join')) return section;
  const said = [...(yes.wish === null ? [] : [yes.wish]), ...asked];
  return { ...section, signOn: { ...read, text }, lines: said.map((each) => ({ number, text: each, ignored: null })) };
}

/** The answer to somebody who was invited and declines; we tell whoever invited, once. Null: they say anything else, or nobody asked. */
export async function answerDecline(
  services: Services,
  game: Game,
  section: Section,
  { person, address, received }: KnownSender,
): Promise<ReportLine | null> {
  const [first, ...more] = person === null || roleOf(game, person).kind === 'stranger' ? ownLines(section) : [];
  if (first === undefined || !received.isProven) return null;
  if (!isDecline([first, ...more].map(({ text }) => text))) return null;
  if (!(await isAsked(services, game, person, address))) return null;
  const key = (by: PersonId | null) => invitedKey(services, game.name, address, by);
  const hosts: PersonId[] = [];
  for (const id of peopleOf(game)) if (await services.ledger.isDone(key(id))) hosts.push(id);
  const people = await services.directory.people(hosts.length === 0 ? game.masters : hosts);
  const message = { code: 'desk/declined-by', game: game.name, address } as const;
  const report = [{ line: null, text: '', outcome: 'done', message }] as const;
  for (const host of people.values()) {
    const id = `declined-${services.digest(key(host.id)).slice(0, 24)}`;
    await postDesk(services, mailAddresses(host)[0]!, { report, asked: [], subject: `[${game.name}]` }, id);
  }
  return {
    ...{ line: first.number, text: first.text, outcome: 'note', answers: true },
    ...{ message: { code: 'desk/declined', game: game.name }, suggestion: 'SET NO INVITATIONS' },
  };
}

/** Who was asked and says neither yes nor no is asked which it is, below what they asked. Null: nobody asked them. */
export async function askWhether(
  services: Services,
  game: Game,
  board: Board,
  section: Section,
  { person, address, received }: KnownSender,
): Promise<readonly ReportLine[] | null> {
  const own = person === null || roleOf(game, person).kind === 'stranger' ? ownLines(section) : [];
  const [first] = own;
  if (first === undefined || !received.isProven || !(await isAsked(services, game, person, address))) return null;
  const line = { line: first.number, outcome: 'note', answers: true } as const;
  const answers = own.flatMap(({ text: written }) =>
    (readQuestions(written, null) ?? []).flatMap(({ text, question }) =>
      ASKED_ANYWAY.has(question.topic) ? [] : [{ ...line, text, message: { code: 'player/asked', question } as const }],
    ),
  );
  const seat = person === null || seatsOfferedTo(game, person) === null ? null : lineToJoin(game, board, person);
  const message = { code: 'desk/yes-or-no', game: game.name } as const;
  return [...answers, { ...line, text: first.text, message, ...(seat === null ? {} : { suggestion: seat }) }];
}

/** Which of the two they mean is just what we ask. */
const ASKED_ANYWAY: ReadonlySet<string> = new Set([
  'accept',
  'decline',
  'join',
  'thanks',
  'unclear',
  'leave',
  'stop',
  'order',
]);

async function isAsked(services: Services, game: Game, person: PersonId | null, address: string): Promise<boolean> {
  if (person !== null && seatsOfferedTo(game, person) !== null) return true;
  return services.ledger.isDone(invitedKey(services, game.name, address));
}

/** What they have written themselves, where no sign-on stands in it. */
function ownLines({ signOn, unreadable, lines }: Section): Section['lines'] {
  if (signOn !== null || unreadable !== null) return [];
  return lines.filter(({ text, ignored }) => ignored === null && text.trim() !== '');
}
