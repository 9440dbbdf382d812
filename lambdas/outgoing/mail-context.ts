/** What a mail about a game is written from: its reader's view of the game, his links, his words; never more of the board than he sees. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, isBlind, nonPlayingGms, sightOf } from '../../engine/game/game.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { type Sight, seenPosition, seenResolution } from '../../engine/rules/sight.ts';
import { viewOf } from '../../engine/view/view.ts';
import type { Power } from '../../engine/vocabulary.ts';
import type { GameMailContent, MailContext } from '../../templates/mail/mail.ts';
import { boardPicture } from '../games/board-picture.ts';
import { knownReader } from '../games/names-of-people.ts';
import { displayNames, mailAddresses, replyAddress } from '../games/people-of-game.ts';
import { sheetLink } from '../games/sheet-links.ts';
import type { Person, UnheardMail } from '../people.ts';
import type { Publisher, Services } from '../ports.ts';
import { mailLanguage } from './account-post.ts';
import { judgeIdentity } from './judge-identity.ts';

/** The same with no more of the board than the reader sees. What opens receipts would tell the orders of all. */
export function contentSeen(board: Board, content: GameMailContent, sight: Sight): GameMailContent {
  if (content.kind !== 'results' || sight === 'all') return content;
  const { receipts: _, orders: __, before, resolution, ...rest } = content;
  return {
    ...rest,
    before: seenPosition(board, before, sight),
    resolution: seenResolution(board, before, resolution, sight),
  };
}

/** Mails in the reader's name, and of the reader's own, that were not answered. */
export interface Missed {
  readonly unanswered: number;
  readonly unheard: readonly UnheardMail[];
}

const NOTHING_MISSED: Missed = { unanswered: 0, unheard: [] };

/** The occasion on which a person reads about a game. */
export function mailContext(
  services: Services,
  game: Game,
  board: Board,
  people: ReadonlyMap<PersonId, Person>,
  person: Person,
  now: number,
  content: GameMailContent | null,
  { unanswered, unheard }: Missed = NOTHING_MISSED,
): MailContext {
  const shownPhase =
    content?.kind === 'results'
      ? content.resolution.phase
      : (game.last?.resolution.phase ?? game.position?.phase ?? null);
  return {
    house: judgeIdentity(services),
    view: viewOf(
      game,
      { person: person.id },
      { board, names: displayNames(people, game, board), now, looks: asksToLook(content) },
    ),
    board,
    zones: services.zones,
    now,
    zone: person.zone ?? game.settings.zone,
    reader: knownReader(person),
    links: {
      game: services.publisher.gameUrl(game.name),
      ...mapLinks(services.publisher, game, sightOf(game, person.id), shownPhase, mailLanguage(person)),
      board: (phase) =>
        boardPicture(services.publisher, game, phase, { person: person.id, language: mailLanguage(person) }),
    },
    replyTo: replyAddress(services, game, person.id),
    ...sheetFor(services, game, person, now, content),
    ...unreachedBy(game, people, person),
    ...(nonPlayingGms(game).includes(person.id) ? { addresses: addressesOf(game, people) } : {}),
    ...(unanswered === 0 ? {} : { unanswered }),
    ...(unheard.length === 0 ? {} : { unheard }),
    ...(person.subject === 'classic' ? { hasClassicSubjects: true } : {}),
    ...(person.mail === 'classic' ? { isClassic: true } : {}),
    ...(services.help === undefined ? {} : { help: services.help }),
    ...textMapOf(services.publisher, game, board, sightOf(game, person.id)),
  };
}

function addressesOf({ seats }: Game, people: ReadonlyMap<PersonId, Person>): Partial<Record<Power, string>> {
  return Object.fromEntries(
    seats.flatMap(({ power, person }) => {
      const address = person === null ? undefined : people.get(person)?.addresses[0];
      return address === undefined ? [] : [[power, address]];
    }),
  );
}

/** A GM learns whom our mail does not reach: only of powers, which tells nobody who plays what. Others learn it of the GM. */
function unreachedBy(
  game: Game,
  people: ReadonlyMap<PersonId, Person>,
  { id }: Person,
): Pick<MailContext, 'unreached' | 'hasLostMaster'> {
  if (!game.masters.includes(id)) return reachesNoMaster(game, people) ? { hasLostMaster: true } : {};
  const unreached = game.seats.flatMap(({ power, person }) => {
    const player = person === null ? undefined : people.get(person);
    return player !== undefined && mailAddresses(player).some(isStoppedFor(player)) ? [power] : [];
  });
  return unreached.length === 0 ? {} : { unreached };
}

/** Whether our mail reaches none of the GMs that there are. */
export function reachesNoMaster({ masters }: Game, people: ReadonlyMap<PersonId, Person>): boolean {
  const isReached = (person: Person) => !mailAddresses(person).every(isStoppedFor(person));
  return masters.length > 0 && !masters.some((id) => people.has(id) && isReached(people.get(id)!));
}

function isStoppedFor({ stopped = [] }: Person): (address: string) => boolean {
  return (address) => stopped.some((each) => each.address === address);
}

/** No link stands in what is passed on: press of others. */
function sheetFor(
  services: Services,
  game: Game,
  person: Person,
  now: number,
  content: GameMailContent | null,
): Pick<MailContext, 'sheet'> {
  const sheet = content?.kind === 'press' ? null : sheetLink(services, game, person, now);
  return sheet === null ? {} : { sheet };
}

/** The look itself is an event of the same commit: nobody looks unrecorded. */
function asksToLook(content: GameMailContent | null): boolean {
  return (
    content?.kind === 'acknowledgement' &&
    content.asked.some(({ what }) => what === 'all-orders' || what === 'prediction')
  );
}

function textMapOf({ textMap }: Publisher, game: Game, board: Board, sight: Sight): Pick<MailContext, 'textMap'> {
  const { position } = game;
  if (textMap === undefined || position === null || sight.length === 0) return {};
  return { textMap: () => textMap(game, seenPosition(board, position, sight), sight) };
}

/**
 * A phase has a page of its own once it is resolved; before that the game's page shows its map. In a blind game no page has one: each
 * player has a picture of his own.
 */
function mapLinks(publisher: Publisher, game: Game, sight: Sight, phase: PhaseCode | null, language: LanguageCode) {
  if (phase === null || sight.length === 0) return { map: null, mapPicture: null };
  const isResolved = game.last !== null;
  const mapPicture = publisher.mapUrl(game, phase, { isResolved, sight, language });
  if (isBlind(game)) return { map: mapPicture, mapPicture };
  return { map: isResolved ? publisher.phaseUrl(game.name, phase) : publisher.gameUrl(game.name), mapPicture };
}
