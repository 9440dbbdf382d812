/**
 * The browsers in which an order sheet is open. A link is shown once and exchanged for a cookie; of the cookie's secret only the
 * hash is stored. On a device that the person has not yet owned up to, a session sees what is public and sends nothing.
 */
import type { Board } from '../../engine/board/board.ts';
import type { GameName, PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { confirmationWordFor } from '../account/confirmations.ts';
import { tellOfDouble } from '../account/report-message.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import {
  generationOf,
  isUnused,
  MORNING_PAGE,
  MORNING_PART,
  NO_GAME,
  partIn,
  personOfLink,
  personOfMorning,
  sheetPath,
} from '../games/sheet-links.ts';
import { takeFromLimit } from '../limits.ts';
import { mailLanguage, postDesk } from '../outgoing/account-post.ts';
import type { Person } from '../people.ts';
import type { Services, SheetSession } from '../ports.ts';
import type { Device } from './device.ts';

const DAY = 86_400_000;

/** A sheet that is open in a browser, with all that it is about. */
export interface OpenSheet {
  readonly session: SheetSession;
  readonly person: Person;
  readonly game: Game;
  readonly board: Board;
  /** In which it is written: the person's, on a device that is known. */
  readonly language: Language;
}

export type SheetOpening =
  /** `cookie`: the secret that the browser is to keep. */
  | { readonly kind: 'open'; readonly cookie: string; readonly session: SheetSession }
  | { readonly kind: 'dead' | 'over' | 'too-many' };

function sessionId({ digest }: Pick<Services, 'digest'>, cookie: string): string {
  return digest(`sheet session\n${cookie}`);
}

/** What the page's forms must bring back: nobody else's page knows it. */
export function formToken({ secrets }: Pick<Services, 'secrets'>, { id }: SheetSession): string {
  return secrets.linkToken(`form\n${id}`);
}

/** The session of this cookie, where it is of that game and its links are still good; null: there is none. */
async function liveSession(services: Services, name: string, cookie: string | null) {
  const session = cookie === null ? null : await services.sessions.session(sessionId(services, cookie));
  const person = session?.game === name ? await services.directory.person(session.person) : null;
  if (session === null || person === null || !isOfLinks(session, person)) return null;
  return isUnused(services.now(), session.used) ? null : { session, person };
}

/** The sheet that the browser with this cookie has open in the game; null: none, or none any more. */
export async function sheetOf(services: Services, name: string, cookie: string | null): Promise<OpenSheet | null> {
  const live = await liveSession(services, name, cookie);
  const game = live === null ? null : await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  if (live === null || game === null || board === null) return null;
  const { session, person } = live;
  if (session.part !== partIn(game, person.id)) return null;
  const language = await loadLanguage(session.isConfirmed ? mailLanguage(person) : 'en');
  return { session: await used(services, session), person, game, board, language };
}

/** Was a sheet of this game open in the browser until the game was over? */
export async function endedWithGame(services: Services, name: string, cookie: string | null): Promise<boolean> {
  const live = await liveSession(services, name, cookie);
  return live !== null && (await loadGame(services, live.session.game))?.status === 'finished';
}

/** The page of a GM's games that is open in a browser. */
export type OpenMorning = Pick<OpenSheet, 'session' | 'person' | 'language'>;

/** The page of all games that the browser with this cookie has open; null: none, or none any more. */
export async function openedMorning(services: Services, cookie: string | null): Promise<OpenMorning | null> {
  const live = await liveSession(services, NO_GAME, cookie);
  if (live?.session.part !== MORNING_PART) return null;
  const { session, person } = live;
  const language = await loadLanguage(session.isConfirmed ? mailLanguage(person) : 'en');
  return { session: await used(services, session), person, language };
}

/** A sheet of the GM's in one of the games on their page. */
export async function sheetOfMorning(
  services: Services,
  { session, person, language }: OpenMorning,
  name: string,
): Promise<OpenSheet | null> {
  const game = session.isConfirmed ? await loadGame(services, name) : null;
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null || partIn(game, person.id) !== 'master') return null;
  return { session, person, language, game, board };
}

/** After what ended its session (the end of the game, new links) a sheet is shown once more, with the game as it is by then. */
export async function withGameNow(services: Services, sheet: OpenSheet): Promise<OpenSheet> {
  const game = await loadGame(services, sheet.game.name);
  return game === null ? sheet : { ...sheet, game };
}

/** Noted once a day. Of a device that is not confirmed nothing is: nobody says that it is the person's. */
async function used(services: Services, session: SheetSession): Promise<SheetSession> {
  const now = services.now();
  if (!session.isConfirmed || now - session.used < DAY) return session;
  const fresh = { ...session, used: now };
  await services.sessions.save(fresh);
  await services.sessions.use(session.person, session.game, now);
  return fresh;
}

function isOfLinks(session: SheetSession, person: Person): boolean {
  return person.links?.isOff !== true && session.generation === generationOf(person);
}

/** What a browser hands over to open a page. */
export interface HandedOver {
  readonly token: string | null;
  readonly cookie: string | null;
  readonly deviceCookie?: string | null;
  readonly device: Device;
}

/** Opens a sheet by a link's token; without one, the sheet that the browser has open already. */
export async function openSheet(services: Services, name: string, given: HandedOver): Promise<SheetOpening> {
  const open = await sheetOf(services, name, given.cookie);
  const game = open?.game ?? (await loadGame(services, name));
  if (game === null) return { kind: 'dead' };
  const person = given.token === null ? null : await personOfLink(services, game, given.token);
  const opening = await openBy(services, given, { open, person, name: game.name, partOf: (id) => partIn(game, id)! });
  const owner = person === null ? null : await personOfDevice(services, given.deviceCookie ?? null);
  if (person !== null && owner !== null && owner.id !== person.id)
    await tellOfDouble(services, game, person, owner, ['device']);
  return opening ?? { kind: game.status === 'finished' ? 'over' : 'dead' };
}

/** The same of the page of a GM's games. */
export async function openMorning(services: Services, given: HandedOver): Promise<SheetOpening> {
  const open = await openedMorning(services, given.cookie);
  const person = given.token === null ? null : await personOfMorning(services, given.token);
  const opening = await openBy(services, given, { open, person, name: NO_GAME, partOf: () => MORNING_PART });
  return opening ?? { kind: 'dead' };
}

/** Null: nothing that was handed over opens it. */
async function openBy(
  services: Services,
  { token, cookie, deviceCookie = null, device }: HandedOver,
  page: {
    readonly open: OpenMorning | null;
    readonly person: Person | null;
    readonly name: GameName;
    readonly partOf: (person: PersonId) => string;
  },
): Promise<SheetOpening | null> {
  const { open, person, name } = page;
  if (open !== null && cookie !== null && (token === null || person?.id === open.person.id)) {
    return { kind: 'open', cookie, session: open.session };
  }
  if (person === null) return null;
  const isKnown =
    (await knowsDevice(services, name, person, cookie)) || (await knowsDevice(services, NO_GAME, person, deviceCookie));
  if (!isKnown && !(await takeFromLimit(services, 'new-devices', `${person.id}:${name}:${generationOf(person)}`))) {
    return { kind: 'too-many' };
  }
  const begun = await beginSession(services, { game: name, part: page.partOf(person.id) }, person, isKnown);
  if (!isKnown) await askWhetherItWas(services, begun.session, person, device);
  return { kind: 'open', ...begun };
}

/** Has the person owned up to this device before, by links of the same generation? Then another seat changes nothing. */
async function knowsDevice(services: Services, name: string, person: Person, cookie: string | null): Promise<boolean> {
  const live = await liveSession(services, name, cookie);
  return live?.person.id === person.id && live.session.isConfirmed;
}

/** The sheet of another of the person's games on a device that is known from this one, where the person wishes that. */
export async function openOther(
  services: Services,
  { session, person }: OpenSheet,
  name: string,
): Promise<SheetOpening> {
  const game = session.isConfirmed && person.links?.isForAll === true ? await loadGame(services, name) : null;
  return game === null ? { kind: 'dead' } : openKnown(services, game, person);
}

/** The GM's sheet of one of the games on their page. */
export async function openFromMorning(services: Services, open: OpenMorning, name: string): Promise<SheetOpening> {
  const sheet = await sheetOfMorning(services, open, name);
  return sheet === null ? { kind: 'dead' } : openKnown(services, sheet.game, open.person);
}

async function openKnown(services: Services, game: Game, person: Person): Promise<SheetOpening> {
  const part = partIn(game, person.id);
  if (part === null) return { kind: 'dead' };
  return { kind: 'open', ...(await beginSession(services, { game: game.name, part }, person, true)) };
}

/** A sheet opened by whoever is known to read the person's mail; null: there is none to open. The secret of its cookie. */
export async function openAtHome(services: Services, name: string, person: Person): Promise<string | null> {
  const game = person.links?.isOff === true ? null : await loadGame(services, name);
  const opening = game === null ? null : await openKnown(services, game, person);
  return opening?.kind === 'open' ? opening.cookie : null;
}

/** Who has owned up to the device with this cookie; null: nobody whose links are still good. */
export async function personOfDevice(services: Services, cookie: string | null): Promise<Person | null> {
  const live = await liveSession(services, NO_GAME, cookie);
  return live?.session.isConfirmed === true ? live.person : null;
}

/** The person has owned up to this device, for all their games. The secret of its cookie. */
export async function beginDevice(services: Services, person: Person): Promise<string> {
  return (await saveSession(services, { game: NO_GAME, part: 'device', isConfirmed: true }, person)).cookie;
}

async function beginSession(
  services: Services,
  of: Pick<SheetSession, 'game' | 'part'>,
  person: Person,
  isConfirmed: boolean,
) {
  const begun = await saveSession(services, { ...of, isConfirmed }, person);
  if (isConfirmed) await services.sessions.use(person.id, of.game, services.now());
  return begun;
}

async function saveSession(
  services: Services,
  of: Pick<SheetSession, 'game' | 'part' | 'isConfirmed'>,
  person: Person,
) {
  const { secrets, sessions } = services;
  const cookie = secrets.salt() + secrets.salt();
  const session: SheetSession = {
    ...of,
    id: sessionId(services, cookie),
    person: person.id,
    generation: generationOf(person),
    used: services.now(),
  };
  await sessions.save(session);
  return { cookie, session };
}

/** To each address that the person's mail goes to. */
async function askWhetherItWas(
  services: Services,
  { id, game, person: who }: SheetSession,
  person: Person,
  device: Device,
): Promise<void> {
  const word = await confirmationWordFor(services, { kind: 'device', person: who, game, session: id });
  const isMorning = game === NO_GAME;
  const page = `${services.house.site}${isMorning ? MORNING_PAGE : sheetPath(game)}device#${word}`;
  for (const [n, to] of mailAddresses(person).entries()) {
    const question = { kind: 'device', game: isMorning ? null : game, device, at: services.now(), word, page } as const;
    await postDesk(
      services,
      to,
      { report: [], asked: [question], subject: '' },
      `word-${word}-${id.slice(0, 12)}-${n}`,
    );
  }
}
