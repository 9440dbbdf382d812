/** What whoever runs games writes to no game in particular, in their own words: who is late is said of all, other lines name their games. */
import { gmCommand } from '../../engine/commands/gm-phrases.ts';
import { answersToGm, isMeantByGm } from '../../engine/commands/wishes/answers-in-words.ts';
import { isRatherAsked } from '../../engine/commands/wishes/read-wish.ts';
import type { Game } from '../../engine/game/game.ts';
import type { ErrorItem } from '../../engine/language/mail/mail-text.ts';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { gamesRun, myGames } from '../outgoing/my-games.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

/** More names before a line nobody reads. */
const MOST_NAMED = 3;
/** Lines that show how games stand, and those of no game. */
const STANDS = /^(?:STATUS|MY GAMES)$/;
const OF_NO_GAME = /^(?:CREATE|GET|HELP|HISTORY)\b/;

/** The lines as they are for a GM, and what is shown for them: as they were, of somebody who runs nothing. */
export async function answeredToGm(
  services: Services,
  person: Person,
  items: readonly ErrorItem[],
): Promise<{ readonly items: readonly ErrorItem[]; readonly asked: readonly DeskAnswer[] }> {
  const run = items.some(({ isProse }) => isProse === true) ? await gamesRun(services, person.id) : [];
  if (run.length === 0) return { items, asked: [] };
  let isOfAll = false;
  const answered = items.flatMap((item, n) => {
    if (item.isProse !== true) return [item];
    const lines = linesFor(services, run, item.text);
    if (lines === null) return [item];
    const isFirst = items.findIndex(({ line, text }) => line === item.line && text === item.text) === n;
    if (lines.every(({ suggestion }) => STANDS.test(suggestion))) {
      isOfAll = true;
      return [];
    }
    return isFirst ? lines.map((each) => ({ ...item, ...each, answers: true as const })) : [];
  });
  return { items: answered, asked: isOfAll ? [await myGames(services, person)] : [] };
}

/** Null: it is rather a question, or nothing that a GM wants. */
function linesFor(services: Services, run: readonly Game[], text: string) {
  const isNamed = ({ name }: Game) => new RegExp(`\\b${name}\\b`, 'i').test(text);
  const named = run.filter(isNamed);
  const [first, ...others] = named.length > 0 ? named : run;
  const board = boardOfGame(services, first!);
  const command = gmCommand(text);
  const lines = command === null ? answersToGm(text, board) : [{ message: LINE_DOES, suggestion: command }];
  const isOther = (asked: ReturnType<typeof readQuestions>) =>
    asked !== null && !asked.some(({ question }) => isMeantByGm(question.topic));
  const isQuestion = command === null && isRatherAsked(text, board) && isOther(readQuestions(text, board));
  if (lines.length === 0 || isQuestion) return null;
  const front = [first!, ...(others.length < MOST_NAMED ? others : [])].map(({ name }) => name).join(', ');
  return lines.map(({ message, suggestion }) => {
    const line = suggestion ?? '';
    return { message, suggestion: STANDS.test(line) || OF_NO_GAME.test(line) ? line : `${front}: ${line}` };
  });
}

const LINE_DOES = { code: 'master/line-does' } as const;
