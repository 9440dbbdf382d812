/** What whoever runs games writes to no game in particular, in their own words: who is late is said of all, other lines name their games. */

import type { Board } from '../../engine/board/board.ts';
import { whoMay } from '../../engine/commands/dispatch.ts';
import { gmAnswer, gmCommand } from '../../engine/commands/gm-phrases.ts';
import type { PlainAnswer } from '../../engine/commands/plain-words.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { answersToGm, isMeantByGm } from '../../engine/commands/wishes/answers-in-words.ts';
import { isRatherAsked } from '../../engine/commands/wishes/read-wish.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Command } from '../../engine/language/commands/arguments.ts';
import type { CommandItem, ErrorItem } from '../../engine/language/mail/mail-text.ts';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { gamesRun, myGames } from '../outgoing/my-games.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { DESK_COMMANDS } from './request.ts';

/** More names before a line nobody reads. */
const MOST_NAMED = 3;
/** Lines that show how games stand, and those of no game. */
const STANDS = /^(?:STATUS|MY GAMES)$/;
const OF_NO_GAME = /^(?:CREATE|GET|HELP|HISTORY)\b/;

/** The lines as they are for a GM, and what is shown for them: as they were, of somebody who runs nothing. */
export async function answeredToGm<Item extends CommandItem | ErrorItem>(
  services: Services,
  person: Person,
  items: readonly Item[],
): Promise<{ readonly items: readonly (Item | ErrorItem)[]; readonly asked: readonly DeskAnswer[] }> {
  const isMeant = (item: Item) => item.kind === 'error' || !DESK_COMMANDS.has(item.command);
  const run = items.some(isMeant) ? await gamesRun(services, person.id) : [];
  if (run.length === 0) return { items, asked: [] };
  let isOfAll = false;
  const answered = items.flatMap((item, n): readonly (Item | ErrorItem)[] => {
    if (!isMeant(item)) return [item];
    const isProse = item.kind === 'error' && item.isProse === true;
    const lines = isProse || item.line === item.lastLine ? linesFor(services, run, item.text, isProse) : null;
    if (lines === null) return [item];
    const isFirst = items.findIndex(({ line, text }) => line === item.line && text === item.text) === n;
    if (lines.every(({ suggestion }) => STANDS.test(suggestion))) {
      isOfAll = true;
      return [];
    }
    const { line, lastLine, text } = item;
    const answer = { kind: 'error', line, lastLine, text, suggestions: [], isProse: true, answers: true } as const;
    return isFirst ? lines.map((each) => ({ ...answer, ...each })) : [];
  });
  return { items: answered, asked: isOfAll ? [await myGames(services, person)] : [] };
}

/** Null: it is rather a question, or nothing that a GM wants. `isProse`: it was no command either. */
function linesFor(services: Services, run: readonly Game[], text: string, isProse: boolean) {
  const isNamed = ({ name }: Game) => new RegExp(`\\b${name}\\b`, 'i').test(text);
  const named = run.filter(isNamed);
  const [first, ...others] = named.length > 0 ? named : run;
  const board = boardOfGame(services, first!);
  const front = [first!, ...(others.length < MOST_NAMED ? others : [])].map(({ name }) => name).join(', ');
  const lines = isProse ? inWords(text, board) : ofOneGame(withoutNames(text, named), board);
  return lines === null || lines.length === 0
    ? null
    : lines.map(({ message, suggestion }) => {
        const line = suggestion ?? '';
        return { message, suggestion: STANDS.test(line) || OF_NO_GAME.test(line) ? line : `${front}: ${line}` };
      });
}

function inWords(text: string, board: Board | null): readonly PlainAnswer[] | null {
  const command = gmCommand(text);
  if (command !== null) return [{ message: LINE_DOES, suggestion: command }];
  const asked = isRatherAsked(text, board) ? readQuestions(text, board) : null;
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
  return first === 'master' || first === 'unmoderated';
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
