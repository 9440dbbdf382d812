/**
 * The browsers in which an order sheet is open. A link is shown once and exchanged for a cookie; of the cookie's secret only the
 * hash is stored. On a device that the person has not yet owned up to, a session sees what is public and sends nothing.
 */
import type { Board } from '../../engine/board/board.ts';
import type { Game } from '../../engine/game/game.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { confirmationWordFor } from '../account/confirmations.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { generationOf, isUnused, NO_GAME, partIn, personOfLink, sheetPath } from '../games/sheet-links.ts';
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

/** The sheet that the browser with this cookie has open in the game; null: none, or none any more. */
export async function sheetOf(services: Services, name: string, cookie: string | null): Promise<OpenSheet | null> {
  if (cookie === null) return null;
  const session = await services.sessions.session(sessionId(services, cookie));
  if (session === null || session.game !== name) return null;
  const game = await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  const person = await services.directory.person(session.person);
  if (game === null || board === null || person === null) return null;
  if (!isOfLinks(session, person) || session.part !== partIn(game, person.id)) return null;
  const now = services.now();
  if (isUnused(now, session.used)) return null;
  const language = await loadLanguage(session.isConfirmed ? mailLanguage(person) : 'en');
  return { session: await used(services, session), person, game, board, language };
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

/** Opens a sheet by a link's token; without one, the sheet that the browser has open already. */
export async function openSheet(
  services: Services,
  name: string,
  given: {
    readonly token: string | null;
    readonly cookie: string | null;
    readonly deviceCookie?: string | null;
    readonly device: Device;
  },
): Promise<SheetOpening> {
  const { token, cookie, deviceCookie = null, device } = given;
  const open = await sheetOf(services, name, cookie);
  const game = open?.game ?? (await loadGame(services, name));
  if (game === null) return { kind: 'dead' };
  const person = token === null ? null : await personOfLink(services, game, token);
  if (open !== null && cookie !== null && (token === null || person?.id === open.person.id)) {
    return { kind: 'open', cookie, session: open.session };
  }
  if (person === null) return { kind: game.status === 'finished' ? 'over' : 'dead' };
  const isKnown =
    (await knowsDevice(services, name, person, cookie)) || (await knowsDevice(services, NO_GAME, person, deviceCookie));
  if (!isKnown && !(await takeFromLimit(services, 'new-devices', `${person.id}:${name}:${generationOf(person)}`))) {
    return { kind: 'too-many' };
  }
  const begun = await beginSession(services, game, person, isKnown);
  if (!isKnown) await askWhetherItWas(services, begun.session, person, device);
  return { kind: 'open', ...begun };
}

/** Has the person owned up to this device before, by links of the same generation? Then another seat changes nothing. */
async function knowsDevice(services: Services, name: string, person: Person, cookie: string | null): Promise<boolean> {
  const before = cookie === null ? null : await services.sessions.session(sessionId(services, cookie));
  if (before === null || before.game !== name || before.person !== person.id) return false;
  return before.isConfirmed && isOfLinks(before, person) && !isUnused(services.now(), before.used);
}

/** The sheet of another of the person's games on a device that is known from this one, where the person wishes that. */
export async function openOther(
  services: Services,
  { session, person }: OpenSheet,
  name: string,
): Promise<SheetOpening> {
  const game = session.isConfirmed && person.links?.isForAll === true ? await loadGame(services, name) : null;
  if (game === null || partIn(game, person.id) === null) return { kind: 'dead' };
  return { kind: 'open', ...(await beginSession(services, game, person, true)) };
}

/** A sheet opened by whoever is known to read the person's mail; null: there is none to open. The secret of its cookie. */
export async function openAtHome(services: Services, name: string, person: Person): Promise<string | null> {
  const game = person.links?.isOff === true ? null : await loadGame(services, name);
  if (game === null || partIn(game, person.id) === null) return null;
  return (await beginSession(services, game, person, true)).cookie;
}

/** Who has owned up to the device with this cookie; null: nobody whose links are still good. */
export async function personOfDevice(services: Services, cookie: string | null): Promise<Person | null> {
  const session = cookie === null ? null : await services.sessions.session(sessionId(services, cookie));
  const person = session === null ? null : await services.directory.person(session.person);
  return person !== null && (await knowsDevice(services, NO_GAME, person, cookie)) ? person : null;
}

/** The person has owned up to this device, for all their games. The secret of its cookie. */
export async function beginDevice(services: Services, person: Person): Promise<string> {
  return (await saveSession(services, { game: NO_GAME, part: 'device', isConfirmed: true }, person)).cookie;
}

async function beginSession(services: Services, game: Game, person: Person, isConfirmed: boolean) {
  const begun = await saveSession(services, { game: game.name, part: partIn(game, person.id)!, isConfirmed }, person);
  if (isConfirmed) await services.sessions.use(person.id, game.name, services.now());
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
  const page = `${services.house.site}${sheetPath(game)}device#${word}`;
  for (const [n, to] of mailAddresses(person).entries()) {
    const question = { kind: 'device', game, device, at: services.now(), word, page } as const;
    await postDesk(services, to, { report: [], asked: [question], subject: '' }, `device-${id.slice(0, 20)}-${n}`);
  }
}
