/**
 * Lines for several games at once: `cup3, cup5: EXTEND 24h`, `ALL GAMES: ANNOUNCE …`, or the games alone above their lines; and an
 * absence, which is one for all games of its writer. Each game decides for itself; what came of it all is one mail.
 */

import { boardIn } from '../../engine/board/translation.ts';
import { INFORMATION } from '../../engine/commands/information/information.ts';
import { isYes } from '../../engine/commands/plain-words.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { type EventRecord, openBoards } from '../../engine/events/event.ts';
import { readEventLine } from '../../engine/events/event-lines.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import type { NumberedLine, Section } from '../../engine/language/mail/mail-text.ts';
import { blockAt } from '../../engine/text/blocks.ts';
import { foldText } from '../../engine/text/fold.ts';
import { linesForGames } from '../../engine/text/lines-for-games.ts';
import { type GameName, isGameName } from '../../engine/vocabulary.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { refusedLine } from '../games/refusal.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import { eventNamed } from '../outgoing/events/event-store.ts';
import type { Services } from '../ports.ts';

/** More games are not acted on by one mail. */
const MOST_GAMES = 40;
const BETWEEN = '\\s*(?:[,;&/+]|\\band\\b|\\bund\\b|\\bet\\b)\\s*';
const BEFORE = '^\\s*(?:(?:in|for|für|fuer|pour|dans)\\s+)?';
const NAMES = `[a-z][a-z0-9]{1,23}(?:${BETWEEN}[a-z][a-z0-9]{1,23})*`;
const FRONT = new RegExp(`${BEFORE}(${NAMES})\\s*:\\s*`, 'i');
/** `ALL GAMES EXCEPT marne:` */
const ALL = new RegExp(
  `${BEFORE}(?:all(?:\\s+(?:(?:my|the)\\s+)?games)?|alle[n]?(?:\\s+meinen?)?\\s+(?:partien|spielen?)|toutes(?:\\s+(?:l|m)es)?\\s+parties)(?:,?\\s+(?:except|but|without|außer|ausser|ohne|sauf|hormis|excepté)(?:\\s+for)?\\s+(${NAMES}))?\\s*:\\s*`,
  'i',
);
const ABSENCES: ReadonlySet<string> = new Set(['SET ABSENCE', 'SET NO ABSENCE']);
const ANYWHERE = { board: null, phase: null, role: 'master' } as const;

/** A section for one game. `isTogether`: its answer is part of one for all. */
export interface Part {
  readonly section: Section;
  /** Null: as the mail says. */
  readonly game: GameName | null;
  readonly isTogether: boolean;
  /** It was written for all boards of an event; left out: for this game. */
  readonly isForEvent?: boolean;
  /** `game` is the name of an event, which answers itself. */
  readonly isEvent?: true;
  /** Nothing else is in it: a line that names a game there is, and one there is not. */
  readonly refused?: ReportLine;
}

/** `home`: the game or event that the mail is for; null: it names none. */
export async function partsOf(
  services: Services,
  written: readonly Section[],
  person: PersonId | null,
  home: string | null,
): Promise<readonly Part[]> {
  const whole = (section: Section): Part => ({ section, game: null, isTogether: false });
  const sections = person === null || home !== null ? written : await withGamesOfWords(services, written, person);
  const lines = sections.flatMap((section) => section.lines);
  const isMeant = lines.some((line) => frontOf(line) !== null || isAbsence(line, 'player'));
  const atHome = home === null || person === null ? null : await loadGame(services, home);
  const isToEvent = home !== null && person !== null && atHome === null;
  if (person === null || (!isMeant && !isToEvent)) return sections.map(whole);
  const fronts = lines.flatMap((line) => frontOf(line)?.names ?? []).filter((name) => name !== 'all');
  const games = await running(services, person);
  const over = await running(services, person, fronts);
  // Whoever names all boards that go on means the event: `cup1, cup2: EXTEND 24h`.
  const ofBoards = fronts.length > 1 ? fronts.map((name) => name.replace(/\d+$/, '')) : [];
  const found = await eventsNamed(
    services,
    [...fronts, ...(isToEvent ? [home] : []), ...ofBoards],
    [...games, ...over],
  );
  const own = found.filter(({ directors }) => directors.includes(person));
  const events = new Map(own.map((event) => [event.name as string, openBoards(event)]));
  const named = new Set<string>(found.map(({ name }) => name));
  const powers = new Set(atHome?.seats.map(({ power }) => power.toLowerCase()) ?? []);
  const isInWords = home === null && lines.some((line) => isAbsence(line, 'player') && !isAbsence(line, 'master'));
  const played = isInWords ? await playedBy(services, games, person) : games;
  return sections.flatMap((section) =>
    section.signOn === null ? split(section, { games, over, played, events, named, home, powers }) : whole(section),
  );
}

async function playedBy(
  services: Services,
  games: readonly GameName[],
  person: PersonId,
): Promise<readonly GameName[]> {
  const found = await Promise.all(games.slice(0, MOST_GAMES).map((name) => loadGame(services, name)));
  return found.flatMap((game) => (game?.seats.some((seat) => seat.person === person) === true ? game.name : []));
}

const CONFIRMATION = /^\s*confirm\s+(\S+?)[.!]*\s*$/i;
/** As our question to somebody with several games ends. */
const APPROVE = /^[>\s]*([a-z][a-z0-9]{1,23})\s*:\s*(approve absence \S+)\s*$/i;
const REMEDY = /^[>\s]*[a-z][a-z0-9, ]+:\s*(?:remind|extend|set|process|force|unmute)\b/i;
const ASKED = /^[>\s]*((?:in\s+)?[a-z][a-z0-9]{1,23}\s*:\s*confirm\s+\S+)\s*$/i;

/** A word that a game of the writer's waits for goes there, and a mere yes to the one question that it quotes does. */
async function withGamesOfWords(
  services: Services,
  sections: readonly Section[],
  person: PersonId,
): Promise<readonly Section[]> {
  const lines = sections.flatMap((section) => section.lines);
  const said = lines.filter(({ text, ignored }) => ignored === null && text.trim() !== '');
  const quoted = new Set(lines.flatMap(({ text }) => ASKED.exec(text)?.[1] ?? []));
  const instead = new Map<NumberedLine, string>();
  // An absence is asked about in all games of a player's at once; a daily mail may ask for more than that.
  const approvals = lines.flatMap(({ text }) => {
    const [, game, line] = APPROVE.exec(text) ?? [];
    return line === undefined ? [] : [{ game: game!, line }];
  });
  const approves = new Set(approvals.map(({ line }) => line));
  if (approves.size === 1 && !lines.some(({ text }) => REMEDY.test(text)))
    quoted.add(`${approvals.map(({ game }) => game).join(', ')}: ${[...approves][0]}`);
  if (said.length === 1 && isYes(said[0]!.text) && quoted.size === 1) instead.set(said[0]!, [...quoted][0]!);
  const words = said.filter(({ text }) => CONFIRMATION.test(text));
  const games = words.length === 0 ? [] : await running(services, person);
  const waiting = await Promise.all(games.slice(0, MOST_GAMES).map((name) => loadGame(services, name)));
  for (const line of words) {
    const word = CONFIRMATION.exec(line.text)![1]!.toLowerCase();
    const asked = waiting.filter(
      (game) => game?.confirmations.some((each) => each.person === person && each.word === word) === true,
    );
    const where = asked.length > 1 ? asked[0]!.event : asked[0]?.name;
    if (where !== undefined) instead.set(line, `IN ${where}: ${line.text.trim()}`);
  }
  if (instead.size === 0) return sections;
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, text: instead.get(line) ?? line.text })),
  }));
}

/** Where lines go: games of the writer's, boards of events that the writer runs, and what the mail is for else (null: the judge). */
interface Targets {
  readonly games: readonly GameName[];
  /** Games of the writer's that the mail names and that are over: what ended one can be taken back. */
  readonly over: readonly GameName[];
  /** Those of them in which the writer has a seat, where that matters. */
  readonly played: readonly GameName[];
  readonly events: ReadonlyMap<string, readonly GameName[]>;
  /** All events that the mail names. */
  readonly named: ReadonlySet<string>;
  readonly home: string | null;
  /** Those of the game that the mail is for: above lines they mean the powers. */
  readonly powers: ReadonlySet<string>;
}

/** More names are not looked up for one mail. */
const MOST_EVENTS = 5;

async function eventsNamed(
  services: Services,
  names: readonly string[],
  games: readonly GameName[],
): Promise<readonly EventRecord[]> {
  const unknown = [...new Set(names)].filter((name) => !games.some((game) => game === name)).slice(0, MOST_EVENTS);
  const found = await Promise.all(unknown.map((name) => eventNamed(services, name)));
  return found.flatMap((event) => event ?? []);
}

/** The games in which the person takes part and that are not over; or, of those named, the ones that are. */
async function running({ index }: Services, person: PersonId, over?: readonly string[]): Promise<readonly GameName[]> {
  const names = over?.length === 0 ? [] : await index.gamesOf(person);
  const meant = over === undefined ? names : names.filter((name) => over.includes(name));
  const entries = await Promise.all(meant.map((name) => index.entry(name)));
  return entries.flatMap((entry) =>
    entry !== null && (entry.status === 'finished') === (over !== undefined) ? entry.name : [],
  );
}

interface Front {
  readonly names: readonly string[] | 'all';
  /** Of all games those that are not meant. */
  readonly but?: readonly string[];
  readonly rest: string;
}

/** What stands before the colon, and behind it (nothing: it is for the lines below); null: nothing that could be games. */
function frontOf({ text, ignored }: NumberedLine): Front | null {
  if (ignored !== null) return null;
  const all = ALL.exec(text);
  const namesIn = (list: string) => list.toLowerCase().split(new RegExp(BETWEEN));
  if (all !== null) return { names: 'all', but: namesIn(all[1] ?? ''), rest: text.slice(all[0].length) };
  const found = FRONT.exec(text);
  if (found === null) return null;
  const names = namesIn(found[1]!);
  return names.every(isGameName) ? { names, rest: text.slice(found[0].length) } : null;
}

/** Is something done or asked in games or an event that are named at the front, or above: `cup3, cup5: REMIND`, `IN cup: DROP 7`? */
export function isForNamedGames(lines: readonly NumberedLine[]): boolean {
  const isDoing = (text: string) => isCommand(text) || readEventLine(text) !== null;
  return lines.some((line, n) => {
    const rest = frontOf(line)?.rest;
    return rest === '' ? lines.slice(n + 1).some(({ text }) => isDoing(text)) : rest !== undefined && isDoing(rest);
  });
}

/** `I will be away from 3 to 9 June` is one of a player's alone: we tell a GM who writes it how an absence is written. */
function isAbsence({ text, ignored }: NumberedLine, role: 'player' | 'master'): boolean {
  return (
    ignored === null &&
    (readCommand(foldText(text), { ...ANYWHERE, role }) ?? []).some(
      (each) => 'command' in each && ABSENCES.has(each.command.command),
    )
  );
}

/** Lines below it are somebody else's. */
function isBecome({ text, ignored }: NumberedLine): boolean {
  return ignored === null && /^\s*become\b/i.test(text);
}

/** Lines that name games go there, each with the block that it opens; the others stay. */
function split(section: Section, { games, over, played, events, named, home, powers }: Targets): readonly Part[] {
  const { lines } = section;
  let above: Front | null = null;
  const stay: NumberedLine[] = [];
  const sent = { alone: new Map<GameName, NumberedLine[]>(), together: new Map<GameName, NumberedLine[]>() };
  const toEvents = new Map<string, NumberedLine[]>();
  const refused: ReportLine[] = [];
  const boardsOf = (name: string) => events.get(name) ?? [...games, ...over].filter((game) => game === name);
  const ofHome = (home === null ? undefined : events.get(home)) ?? [];
  const send = (names: readonly GameName[], more: readonly NumberedLine[], isOfEvent = false) => {
    const lists = isOfEvent ? sent.together : sent.alone;
    for (const name of names.slice(0, MOST_GAMES)) lists.set(name, [...(lists.get(name) ?? []), ...more]);
  };
  const gamesOf = ({ names, but = [] }: Front) => {
    const left = but.flatMap(boardsOf);
    return names === 'all' ? games.filter((game) => !left.includes(game)) : [...new Set(names.flatMap(boardsOf))];
  };
  const unknownIn = ({ names, but = [] }: Front) =>
    (names === 'all' ? but : names).filter((name) => name !== '' && boardsOf(name).length === 0);
  const absentIn = (line: NumberedLine) => {
    if (home !== null || games.length < 2 || !isAbsence(line, 'player')) return [];
    return isAbsence(line, 'master') ? games : played;
  };
  // `All:` alone greets.
  const isHead = ({ names, rest }: Front, { text }: NumberedLine) =>
    rest === '' &&
    (names === 'all'
      ? /game|partie|spiel/i.test(text)
      : names.some((name) => !powers.has(name) && (boardsOf(name).length > 0 || named.has(name))));
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n]!;
    const own = frontOf(line);
    if (own !== null && isHead(own, line)) {
      above = own;
      continue;
    }
    const isBelow = own === null && above !== null && line.ignored === null && line.text.trim() !== '';
    const front: Front | null = isBelow ? { ...above!, rest: line.text } : own?.rest === '' ? null : own;
    const bare = { ...line, text: front?.rest ?? line.text };
    const block = blockAt([...lines.slice(0, n), bare, ...lines.slice(n + 1)], n);
    const names = front !== null ? gamesOf(front) : block !== null || isForBoards(line, ofHome) ? ofHome : [];
    const isWhole = front === null ? names.length > 0 : unknownIn(front).length === 0;
    const [only = '', ...more] = front === null || front.names === 'all' ? [] : front.names;
    if (more.length === 0 && named.has(only) && (readEventLine(front!.rest) !== null || boardsOf(only).length === 0)) {
      toEvents.set(only, [...(toEvents.get(only) ?? []), { ...line, text: front!.rest }]);
      continue;
    }
    const isOfEvent = front === null || (front.names !== 'all' && front.names.some((name) => events.has(name)));
    // A sentence is for the games in front of it, where the mail is for no other.
    const isAddressed = home === null && front !== null && front.names !== 'all';
    if (front === null && !isWhole && block !== null) {
      // What stands in a message is for whoever reads it.
      stay.push(...lines.slice(n, block.next));
      n = Math.max(n, block.next - 1);
    } else if (isWhole && names.length > 0 && (isBelow || isAddressed || block !== null || isCommand(bare.text))) {
      // A name below a blank line signs.
      const before = isBelow && lines[n - 1]!.text.trim() === '' ? [lines[n - 1]!] : [];
      const more = [...before, bare, ...lines.slice(n + 1, block?.next ?? n + 1)];
      const whole = [...events.values()].filter((all) => all.length > 1 && all.every((board) => names.includes(board)));
      const ofEvents = new Set(isOfEvent ? names : whole.flat());
      send([...ofEvents], more, true);
      send(
        names.filter((name) => !ofEvents.has(name)),
        more,
      );
      n = Math.max(n, (block?.next ?? 0) - 1);
    } else if (front !== null && names.length > 0 && isCommand(front.rest)) {
      const [game = ''] = unknownIn(front);
      const known = front.names === 'all' ? [] : front.names.filter((name) => name !== game);
      refused.push(
        refusedLine(
          { line: line.number, text: line.text.trim() },
          { code: 'entering/no-such-game', game, otherwise: null },
          known.length === 0 ? null : `${known.join(', ')}: ${front.rest.trim()}`,
        ),
      );
    } else if (absentIn(line).length > 0 && !stay.some(isBecome)) send(absentIn(line), [line]);
    else stay.push(front?.names === 'all' && front.rest !== '' ? bare : line);
  }
  const parts = [
    ...[...sent.together].map(([game, own]) => ({ game, own, isForEvent: true })),
    ...[...sent.alone].map(([game, own]) => ({ game, own, isForEvent: false })),
  ];
  const isTogether = parts.length > 1 && parts.every(({ own }) => own.every(({ text }) => !asks(text)));
  const isEmpty = stay.every(({ text, ignored }) => ignored !== null || text.trim() === '');
  return [
    ...[...toEvents].map(
      ([name, own]): Part => ({
        section: { ...section, lines: own },
        game: name as GameName,
        isTogether: false,
        isEvent: true,
      }),
    ),
    ...refused.map(
      (each): Part => ({ section: { ...section, lines: [] }, game: null, isTogether: false, refused: each }),
    ),
    ...(isEmpty && parts.length + toEvents.size + refused.length > 0
      ? []
      : [{ section: { ...section, lines: stay }, game: null, isTogether: false }]),
    ...parts.map(
      ({ game, own, isForEvent }): Part => ({ section: { ...section, lines: own }, game, isTogether, isForEvent }),
    ),
  ];
}

/** A command in a mail to an event that is none of the event's own lines. */
function isForBoards({ text, ignored }: NumberedLine, boards: readonly GameName[]): boolean {
  return ignored === null && boards.length > 0 && readEventLine(text) === null && (isCommand(text) || isYes(text));
}

function isCommand(text: string): boolean {
  return readCommand(foldText(text), ANYWHERE) !== null || /^\s*confirm\b/i.test(text);
}

/** What asks to be shown something is answered by each game. */
function asks(text: string): boolean {
  return (readCommand(foldText(text), ANYWHERE) ?? []).some(
    (each) => 'command' in each && each.command.command in INFORMATION,
  );
}

/** What became of a line on a board or in a game. */
export interface ToldOfGame {
  readonly game: GameName;
  /** In front of a line that does something more there: the game, or the event whose boards all have it. */
  readonly front: string;
  readonly line: ReportLine;
  /** It is no board that asked for the word. */
  readonly isUnasked: boolean;
}

/** What became of the lines of a part in its game, told in the writer's language. */
export async function toldTogether(
  services: Services,
  { name: game, isForEvent }: { readonly name: GameName; readonly isForEvent: boolean },
  person: PersonId | null,
  report: readonly ReportLine[],
): Promise<readonly ToldOfGame[]> {
  const [found, reader] = await Promise.all([
    loadGame(services, game),
    person === null ? null : services.directory.person(person),
  ]);
  const language = await loadLanguage(reader === null ? 'en' : mailLanguage(reader));
  const plain = found === null ? null : boardOfGame(services, found);
  const board = plain === null ? null : boardIn(plain, language.code);
  const zone = reader?.zone ?? found?.settings.zone;
  const { say } = formatterFor({ board, ...(zone === undefined ? {} : { zone, zones: services.zones }) }, language);
  const told = (message: ReportLine['message']) => inLanguage(language, () => say(message));
  const isOfEvent = isForEvent && found?.event !== undefined && found.status !== 'finished';
  const front = isOfEvent ? `IN ${found.event}` : game;
  return report.map((line) => ({
    game,
    front,
    line: { ...line, message: told(line.message) },
    isUnasked: typeof line.message !== 'string' && line.message.code === 'account/nothing-waits',
  }));
}

/** The lines of one mail in all games, each once where it came to the same in several, with the games in front. */
export function mergeTold(all: readonly ToldOfGame[]): readonly ReportLine[] {
  const alike = new Map<string, ToldOfGame[]>();
  const isAnswered = ({ line }: ReportLine) => all.some((each) => !each.isUnasked && each.line.line === line);
  for (const each of all.filter(({ line, isUnasked }) => !isUnasked || !isAnswered(line))) {
    const { line, text, outcome, suggestion = '' } = each.line;
    const message = outcome === 'confirm' ? String(each.line.message).replaceAll(each.game, '') : each.line.message;
    const key = JSON.stringify([line, text, outcome, message, suggestion]);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  return [...alike.values()].map((group): ReportLine => {
    const { line } = group[0]!;
    const games = group.map(({ game }) => game).join(', ');
    const fronts = [...new Set(group.map((each) => each.front))];
    const message = String(line.message);
    return {
      ...line,
      text: line.text === '' ? '' : `${games}: ${line.text}`,
      // `IN cup: UNDO takes it back`: a note about no line names its games itself; a question is asked once for all.
      message:
        line.outcome === 'confirm'
          ? message.replaceAll(group[0]!.game, games)
          : line.text === '' && !message.startsWith(`${fronts[0]}: `)
            ? `${fronts.join(', ')}: ${message}`
            : line.message,
      ...(line.suggestion === undefined
        ? {}
        : { suggestion: linesForGames(fronts, line.suggestion.split('\n')).join('\n') }),
    };
  });
}
