/**
 * Coming into a game by a page: somebody writes a name and an address there, and a mail asks that address whether it was they. Only its
 * answer does anything: a page that is opened, or sent for another, changes nothing, and whoever answers first has the seat of a link.
 */
import { lineToJoin } from '../../../engine/game/decide/open-seats.ts';
import type { ReportLine } from '../../../engine/game/events.ts';
import { type Game, roleOf } from '../../../engine/game/game.ts';
import type { CommandItem, Section } from '../../../engine/language/mail/mail-text.ts';
import { readSections } from '../../../engine/language/mail/read-sections.ts';
import type { Message } from '../../../engine/messages/all-messages.ts';
import { mailboxOf } from '../../../engine/text/address.ts';
import type { DeskAnswer } from '../../../templates/mail/mail.ts';
import { confirmationWordFor, type PendingEntry } from '../../account/confirmations.ts';
import { invitePeople } from '../../account/invitations.ts';
import { boardOfGame } from '../../games/board-of-game.ts';
import { withCause } from '../../games/correlation-id.ts';
import { loadGame } from '../../games/load-game.ts';
import { refusedLine } from '../../games/refusal.ts';
import { sheetPath } from '../../games/sheet-links.ts';
import { takeFromLimit } from '../../limits.ts';
import type { Received } from '../../mail/received.ts';
import { mailLanguage, postDesk } from '../../outgoing/account-post.ts';
import type { Person } from '../../people.ts';
import type { Services } from '../../ports.ts';
import { decideInGame } from '../decide-in-game.ts';
import { noUsage } from '../mail-usage.ts';
import { checksFor } from '../passwords.ts';
import { nameForPractice } from '../practice-name.ts';
import { asMail } from './as-mail.ts';

export type AskedEntry = PendingEntry['what'];

const HOUR = 3_600_000;

/** The page on which a code is handed in; the code stands behind `#`. */
export const CONFIRM_PAGE = `${sheetPath('-')}confirm`;

/** Asks the address. What is beyond the limits is not mailed: the code of the last mail is still good. */
export async function askAboutEntry(
  services: Services,
  what: AskedEntry,
  device: Extract<DeskAnswer, { kind: 'entry' }>['device'],
): Promise<void> {
  const { address } = what;
  const isStranger = (await services.directory.idAt(address)) === null;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const mayAsk =
    (await takeFromLimit(services, 'entries-asked', mailboxOf(address))) &&
    (!isStranger ||
      ((await takeFromLimit(services, 'strangers-asked-of-domain', domain)) &&
        (await takeFromLimit(services, 'strangers-asked', ''))));
  if (!mayAsk) return;
  const now = services.now();
  const word = await confirmationWordFor(services, what);
  const page = `${services.house.site}${CONFIRM_PAGE}#${word}`;
  const game = what.kind === 'seat' ? what.game : null;
  const asked: DeskAnswer = { kind: 'entry', game, device, at: now, word, page };
  const speaking = { ...services, speaks: { address, language: what.language } };
  await postDesk(
    speaking,
    address,
    { report: [], asked: [asked], subject: '' },
    `entry-${word}-${Math.floor(now / HOUR)}`,
  );
}

/** What has come of it. */
export interface Entered {
  readonly person: Person;
  /** As it stands; null: they are in no game. */
  readonly game: Game | null;
  /** Why they are not in; of a game with friends, who was invited, and the links to pass on. */
  readonly report: readonly ReportLine[];
}

/** Does what was asked for; the same again changes nothing more. */
export async function carryOutEntry(
  services: Services,
  asked: PendingEntry,
  handle: Received['handle'],
): Promise<Entered> {
  const { what, word } = asked;
  const person = await knownFrom(services, what);
  const caused = withCause(services, `entry-${word}`);
  const entered =
    what.kind === 'seat'
      ? await takeSeat(caused, person, word, what, handle)
      : await beginWithFriends(caused, person, word, what, handle);
  await services.directory.ask({ ...asked, isConfirmed: true });
  services.log('entry', { what: what.kind, game: entered.game?.name ?? null, lines: entered.report.length });
  return entered;
}

/** What somebody has said of themselves before is kept. */
async function knownFrom({ directory }: Services, { address, name, language, zone }: AskedEntry): Promise<Person> {
  const person = await directory.enrol(address, name);
  const learned = {
    ...(person.language === undefined ? { language, isLanguageGuessed: true } : {}),
    ...(person.zone === null && zone !== null ? { zone } : {}),
  };
  return Object.keys(learned).length === 0 ? person : ((await directory.change(person.id, learned)) ?? person);
}

/** Somebody else may sit down meanwhile where it was to be. */
const TRIES = 4;

async function takeSeat(
  services: Services,
  person: Person,
  word: string,
  { game: name, link }: Extract<AskedEntry, { kind: 'seat' }>,
  handle: Received['handle'],
): Promise<Entered> {
  let report: readonly ReportLine[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const game = await loadGame(services, name);
    const board = game === null ? null : boardOfGame(services, game);
    if (game === null || board === null) break;
    if (['player', 'applicant'].includes(roleOf(game, person.id).kind)) return { person, game, report: [] };
    const line = lineToJoin(game, board);
    if (line === null) {
      const spot = { line: null, text: `SIGNON ?${name}` };
      return { person, game: null, report: [refusedLine(spot, FULL(name), null)] };
    }
    const result = await decided(services, person, { identity: `${word} ${n}`, lines: [line], name, link, handle });
    ({ report } = result);
    if (result.outcome !== 'unproven') break;
  }
  const game = await loadGame(services, name);
  const isIn = game !== null && ['player', 'applicant'].includes(roleOf(game, person.id).kind);
  return isIn ? { person, game, report: [] } : { person, game: null, report };
}

const FULL = (game: string): Message => ({ code: 'entering/all-seats-taken', game });

async function beginWithFriends(
  services: Services,
  person: Person,
  word: string,
  { address, variant, people, isNow, strength }: Extract<AskedEntry, { kind: 'friends' }>,
  handle: Received['handle'],
): Promise<Entered> {
  const name = await nameForPractice(services, { identity: word }, 0, person.id);
  // Nobody else comes in: all of them are invited, or have a link. Nobody needs the password, and nobody is to guess it.
  const password = services.secrets.linkToken(`password\n${name}\n${word}`);
  const seats = isNow ? 1 : people.length + 1;
  // They may sit at one table, where half an hour after the last orders is long.
  const soon = ['move', 'retreat', 'adjust'].map((kind) => `${kind} delay 0.1`).join(' ');
  const lines = [
    `CREATE ?${name} ${password} ${variant} private invited only bots ${strength} bots fill ${seats} ${soon} play`,
  ];
  const { report } = await decided(services, person, { identity: word, lines, name, link: null, handle });
  const game = await loadGame(services, name);
  if (game === null) return { person, game, report };
  const invite = {
    kind: 'command',
    line: 1,
    lastLine: 1,
    text: 'INVITE',
    as: null,
    phase: null,
    command: 'INVITE',
    args: {
      people: people.flatMap(({ address: to, name: called }) => (to === null ? [] : [{ address: to, name: called }])),
      links: people.flatMap(({ address: to, name: called }) => (to === null ? [called] : [])),
    },
  } as const satisfies CommandItem;
  const writer = { person, address, isProven: true, identity: word, server: null, received: services.now() };
  const invited = (await invitePeople(services, writer, invite, name)).report ?? [];
  await postDesk(services, address, { report: invited, asked: [], subject: `[${name}]` }, `friends-${word}`);
  return { person, game, report: invited };
}

/** The lines as a mail of the person. */
async function decided(
  services: Services,
  person: Person,
  given: {
    readonly identity: string;
    readonly lines: readonly string[];
    readonly name: string;
    readonly link: string | null;
    readonly handle: Received['handle'];
  },
) {
  const { name, lines, link, handle } = given;
  const identity = services.digest(`entry\n${given.identity}`).slice(0, 32);
  const address = person.addresses[0]!;
  const page = { identity, address, name: person.name, as: person.id, to: 'judge', subject: '', lines } as const;
  const received = asMail(services, { ...page, route: { kind: 'judge' } }, handle);
  const checks = checksFor(services.secrets, true);
  // Nobody wrote these lines: no answer shows them.
  const read = readSections(lines, []).sections[0]!;
  const section: Section = { ...read, signOn: { ...read.signOn!, text: '' } };
  return decideInGame(
    services,
    received,
    {
      person: person.id,
      address,
      language: mailLanguage(person),
      checks,
      received,
      ...(link === null ? {} : { link }),
    },
    {
      section,
      name,
      index: 0,
      isOnly: true,
      remarks: [],
      route: received.route,
      mayConfirm: () => false,
      confirming: [],
      checks,
      caused: noUsage(),
    },
  );
}
