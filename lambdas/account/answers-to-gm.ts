/** What whoever runs games writes to no game in particular, in their own words: who is late is said of all, other lines name their games. */

import type { Board } from '../../engine/board/board.ts';
import { whoMay } from '../../engine/commands/dispatch.ts';
import { forAllBoards } from '../../engine/commands/for-all-boards.ts';
import { gmAnswer, gmCommand } from '../../engine/commands/gm-phrases.ts';
import type { PlainAnswer } from '../../engine/commands/plain-words.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import {
  answersToGm,
  isLetterHead,
  isMeantByGm,
  letterOfGm,
  ofGoingGame,
} from '../../engine/commands/wishes/answers-in-words.ts';
import { isRatherAsked } from '../../engine/commands/wishes/read-wish.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Command } from '../../engine/language/commands/arguments.ts';
import type { CommandItem, ErrorItem, Section } from '../../engine/language/mail/mail-text.ts';
import { scrubText } from '../../engine/language/mail/scrub.ts';
import { isWordedAsQuestion, readQuestions } from '../../engine/language/questions/read-question.ts';
import { editDistance } from '../../engine/text/edit-distance.ts';
import { foldText } from '../../engine/text/fold.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { gamesGoing, gamesRun, myGames } from '../outgoing/my-games.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { DESK_COMMANDS } from './request.ts';

const ALL_GAMES =
  /(?<!\p{L})(?:(?:for|in|on|für|fuer|in|pour|dans|de) )?(?:all (?:(?:my|the|of my) )?games|alle[nr]? (?:meine[nr]? )?(?:partien|spielen?)|toutes (?:[lm]es )?parties)(?:,? (except|but|without|außer|ausser|ohne|sauf|hormis|excepté)(?: for)?)?(?!\p{L})/iu;
/** `Alle außer cedar`, `partout, sauf dans alder`: what is named behind it is not meant. */
const ALL_BUT =
  /(?<!\p{L})(?:except\w*|but not|apart from|other than|außer|ausser|bis auf|mit ausnahme|sauf|hormis|excepté|à l['’]exception)(?!\p{L}).*/isu;
/** More names before a line nobody reads. */
const MOST_NAMED = 3;
const LONGEST_NAMES = 50;
/** Lines that show how games stand, and those of no game. */
const STANDS = /^(?:STATUS|MY GAMES)$/;
export const OF_NO_GAME = /^(?:CREATE|GET|HELP|HISTORY)\b/;
/** Lines that all boards of an event have alike. */
export const FOR_ALL_BOARDS = /^(?:ANNOUNCE|EXTEND|PAUSE|PROCESS|REMIND|RESUME|SET|UNDO)\b/;
const BECOME = /^become\b/i;
const PRESS = /^(?:press|broadcast|postal)\b/i;
/** What a message or a board is refused with. */
const OF_NO_GAME_YET: ReadonlySet<string> = new Set(['lines/press-in-which-game', 'deciding/which-game']);

/** The lines as they are for a GM, and what is shown for them: as they were, of somebody who runs nothing. */
export async function answeredToGm<Item extends CommandItem | ErrorItem>(
  services: Services,
  person: Person,
  items: readonly Item[],
  written: Section['lines'],
): Promise<{ readonly items: readonly (Item | ErrorItem)[]; readonly asked: readonly DeskAnswer[] }> {
  const isMeant = (item: Item) => item.kind === 'error' || !DESK_COMMANDS.has(item.command);
  const run = items.some(isMeant) ? await gamesRun(services, person.id) : [];
  if (run.length === 0) return { items, asked: [] };
  const isPress = ({ text }: Item) => PRESS.test(text);
  const going = items.some((item) => isPress(item) || isOfSeat(item)) ? await gamesGoing(services, person.id) : [];
  const played = going.filter(({ seats }) => seats.some((seat) => seat.person === person.id));
  let isOfAll = false;
  // Below it all is a power's.
  const become = items.find(({ text }) => BECOME.test(text))?.line ?? Infinity;
  const all = asOneLetter(items);
  const answered = all.flatMap((item, n): readonly (Item | ErrorItem)[] => {
    if (item.line > become) return [];
    if (!isMeant(item)) return [item];
    const { line, lastLine, text } = item;
    const answer = { kind: 'error', line, lastLine, text, suggestions: [], isProse: true, answers: true } as const;
    if (isBlock(item)) {
      const block = written.filter(({ number }) => number >= line && (number <= lastLine || line === become));
      // A message of somebody who plays too is meant for one game.
      const places = isPress(item) && played.length > 0 ? [...new Set([...played, ...going])] : null;
      if (places === null)
        return [{ ...answer, message: { code: 'master/lines-do' }, suggestion: belowNames(run, block) }];
      return places.slice(0, MOST_NAMED).map((place, at) => ({
        ...answer,
        message: { code: at === 0 ? 'lines/press-in-which-game' : 'master/lines-do' },
        suggestion: belowNames([place], block),
      }));
    }
    const isProse = item.kind === 'error' && item.isProse === true;
    const lines = isProse || line === lastLine ? linesFor(services, run, text, isProse) : null;
    if (lines === null)
      return item.kind === 'error' && isProse && (isAside(run, item) || (isOfSeat(item) && played.length === 0))
        ? [{ ...answer, message: { code: 'lines/prose' }, suggestion: 'HELP GM' }]
        : [item];
    const isFirst = all.findIndex((each) => line === each.line && text === each.text) === n;
    if (lines.every(({ suggestion }) => STANDS.test(suggestion ?? ''))) {
      isOfAll = true;
      return [];
    }
    return isFirst ? lines.map((each) => ({ ...answer, ...each })) : [];
  });
  return { items: answered, asked: isOfAll ? [await myGames(services, person)] : [] };
}

/** Would a player be answered about a seat of their own? */
function isOfSeat(item: CommandItem | ErrorItem): boolean {
  const { message } = item.kind === 'error' ? item : { message: '' };
  return typeof message === 'object' && message.code === 'player/asked' && isMeantByGm(message.question.topic);
}

/** Does a GM say, and not ask, something about a game, which would be answered as a player's question? */
function isAside(run: readonly Game[], { text, message }: ErrorItem): boolean {
  if (typeof message === 'object' && message.code === 'player/asked' && message.question.topic === 'thanks')
    return false;
  const isNamed = run.some(({ name, event }) => new RegExp(`\\b(?:${name}|${event ?? name})\\b`, 'i').test(text));
  return isNamed && !text.includes('?') && !isWordedAsQuestion(text, null);
}

/** Several lines that are a GM's together: a message, a board, orders for a power. */
function isBlock(item: CommandItem | ErrorItem): boolean {
  if (BECOME.test(item.text)) return true;
  if (item.kind === 'command') return item.line !== item.lastLine && isForGm(item);
  return typeof item.message === 'object' && OF_NO_GAME_YET.has(item.message.code);
}

/** Null: it is rather a question, or nothing that a GM wants. `isProse`: it was no command either. */
function linesFor(services: Services, run: readonly Game[], text: string, isProse: boolean) {
  const isNamed = (said: string, { name }: Pick<Game, 'name'>) => new RegExp(`\\b${name}\\b`, 'i').test(said);
  const exact = run.filter((game) => isNamed(text, game));
  const mistyped = exact.length > 0 ? null : nearName(text, run);
  const named = mistyped === null ? exact : [mistyped.game];
  // `Alder and cedar stay with me`, `surtout pas Beech`: those are left alone.
  const left = (text.match(CLAUSE) ?? []).flatMap((clause) => {
    const kept = clause.split(/, /).filter((each) => KEPT.test(foldText(each)));
    return LEFT_ALONE.test(foldText(clause)) ? [clause] : kept;
  });
  const [but] = ALL_BUT.exec(text) ?? [];
  const kept = but === undefined ? [] : named.filter((game) => isNamed(text.slice(text.indexOf(but)), game));
  const wanted = named.filter((game) => !kept.includes(game) && !left.some((clause) => isNamed(clause, game)));
  const rest = run.filter((game) => !kept.includes(game));
  const meant = wanted.length > 0 ? wanted : named.length > kept.length ? named : rest;
  const board = boardOfGame(services, meant[0]!);
  const event = named.length > 0 ? undefined : run.find(({ event: name }) => name && isNamed(text, { name }))?.event;
  // Boards of one event, which are refused what all of them have alike.
  const beside =
    named.length > 0 && meant.every((game) => game.event === meant[0]!.event) ? meant[0]!.event : undefined;
  const [all = '', except] = ALL_GAMES.exec(text) ?? [];
  const bare = withoutNames(text.replace(all, ' '), named);
  const isOfAll =
    all !== '' &&
    (except !== undefined || named.length === 0) &&
    (isProse || (gmCommand(bare) ?? gmAnswer(bare) ?? ofOneGame(bare, board)) !== null);
  // `Extend all games but marne` is not for marne.
  const ofAll = named.length > 0 ? `ALL GAMES EXCEPT ${namesOf(named)}` : 'ALL GAMES';
  // Whoever runs more than two and names none in a sentence is asked for which it is.
  const isOpen = isProse && !isOfAll && named.length === 0 && run.length > 2;
  // `Marne goes to Bea. Somme you may cancel`: of games in two sentences we do not know which one a line is for.
  const isApart =
    meant.length > 1 &&
    named.length > 1 &&
    !(text.match(CLAUSE) ?? []).some((each) => meant.every((game) => isNamed(each, game)));
  const front = isOfAll ? ofAll : isOpen || isApart ? WHICH_GAME : namesOf(meant);
  const read = isProse ? inWords(isOfAll ? bare : text, board) : ofOneGame(bare, board);
  const lines = read !== null && meant.every(({ status }) => status !== 'forming') ? ofGoingGame(read) : read;
  if (lines === null || lines.length === 0) return null;
  const answers = lines.map(({ message, suggestion: line }) => {
    if (line === null || STANDS.test(line) || OF_NO_GAME.test(line)) return { message, suggestion: line };
    const whole = beside === undefined ? null : forAllBoards(beside, line);
    if (whole !== null) return whole;
    const isOfEvent = event !== undefined && FOR_ALL_BOARDS.test(line);
    const before = isOfEvent ? `IN ${event}` : front;
    const isToFill = (isOpen || isApart) && !isOfEvent && (message as { code?: string }).code === LINE_DOES.code;
    const suggestion = `${before}:${line.includes('\n') ? '\n' : ' '}${line}`;
    return { message: isToFill ? LINE_TO_FILL : message, suggestion };
  });
  if (mistyped === null || answers.every(({ suggestion }) => STANDS.test(suggestion ?? ''))) return answers;
  const unknown = { code: 'entering/no-such-game', game: mistyped.word, otherwise: null } as const;
  return [{ message: unknown, suggestion: null }, ...answers];
}

/** The game whose name the text misspells: `alderr`, `ceder`. */
function nearName(text: string, run: readonly Game[]): { readonly game: Game; readonly word: string } | null {
  for (const [word] of text.matchAll(/[\p{L}\d]{4,}/gu)) {
    const most = word.length > 6 ? 2 : 1;
    const game = run.find(
      ({ name }) => /^[a-z]{4,}$/.test(name) && editDistance(word.toLowerCase(), name, most) <= most,
    );
    if (game !== undefined) return { game, word };
  }
  return null;
}

/** `An alle Mitspieler:` with sentences below it, and nothing else, is one thing to say. */
function asOneLetter<Item extends CommandItem | ErrorItem>(items: readonly Item[]): readonly Item[] {
  const [first, ...rest] = items;
  const isProse = (item: Item) => item.kind === 'error' && item.isProse === true;
  if (first === undefined || rest.length === 0 || !items.every(isProse) || !isLetterHead(first.text)) return items;
  return [{ ...first, lastLine: rest.at(-1)!.lastLine, text: items.map(({ text }) => text).join('\n') }];
}

const CLAUSE = /[^.!?;\n:]+[.!?;\n]?/g;
/** `Cedar goes to Bernd, alder and beech I keep`. */
const KEPT =
  /\b(?:i keep|myself|moi-meme|behalte ich|ich behalte|bleiben? bei mir|je garde|par contre|dagegen|hingegen|on the other hand)\b/i;
const LEFT_ALONE =
  /\b(?:stays?|keeps?|unchanged|untouched|leave|not|don't|as (?:it is|they are|before|usual|planned)|go(?:es)? on|bleib\w*|unverandert|nicht|normal weiter|wie (?:es|sie|bisher|geplant)|restent?|pas|ne (?:change\w*|bouge\w*|touche\w*)|garde\w*|rien|inchange\w*|comme prevu)\b/i;

/** Of too many for a line none is picked. */
function namesOf(games: readonly Game[]): string {
  const names = games.map(({ name }) => name).join(', ');
  return games.length > MOST_NAMED && names.length > LONGEST_NAMES ? WHICH_GAME : names;
}

function belowNames(games: readonly Game[], lines: Section['lines']): string {
  const texts = lines.map(({ text }) => scrubText(text));
  return [`${namesOf(games)}:`, ...texts].join('\n').trimEnd();
}

function inWords(text: string, board: Board | null): readonly PlainAnswer[] | null {
  const letter = letterOfGm(text, board);
  if (letter !== null) return letter;
  const command = gmCommand(text);
  if (command !== null) return [{ message: LINE_DOES, suggestion: command }];
  const asked = isRatherAsked(text, board) ? readQuestions(text, board) : null;
  if (asked?.some(({ question: { topic } }) => topic === 'ordered' || topic === 'late') === true)
    return [{ message: LINE_DOES, suggestion: 'STATUS' }];
  const isQuestion = asked !== null && !asked.some(({ question }) => isMeantByGm(question.topic));
  return isQuestion ? null : answersToGm(text, board);
}

/** A command of a GM's, as it is or in other words. */
function ofOneGame(text: string, board: Board | null): readonly PlainAnswer[] | null {
  const phrase = gmAnswer(text);
  if (phrase !== null) return [phrase];
  const suggestion = gmCommand(text) ?? text;
  const read = readCommand(suggestion, { board, phase: null, role: 'master' }) ?? [];
  const isOfGm = read.length > 0 && read.every((each) => 'command' in each && isForGm(each.command));
  return isOfGm || STANDS.test(suggestion) ? [{ message: LINE_DOES, suggestion }] : null;
}

/** For GMs before all others: RESIGN may be meant by the player of another game. */
function isForGm(command: Command): boolean {
  const [first] = whoMay(command);
  return first === 'master' || first === 'unmoderated' || command.command === 'RESUME';
}

/** `extend marne by two days` */
function withoutNames(text: string, named: readonly Game[]): string {
  return named
    .reduce(
      (rest, { name }) => rest.replace(new RegExp(`(?:\\b(?:in|for|für|pour|dans) )?\\b${name}\\b`, 'i'), ''),
      text,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const LINE_DOES = { code: 'master/line-does' } as const;
const LINE_TO_FILL = { code: 'master/line-to-fill' } as const;
/** In small letters, as what is to be filled in. */
const WHICH_GAME = 'game';
