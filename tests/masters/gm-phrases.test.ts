/** Lines that GMs really write: each does what it says, or is answered with the line that does it; in three languages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeName } from '../../engine/board/display-names.ts';
import { gmAnswer, gmCommand } from '../../engine/commands/gm-phrases.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { answersToGm } from '../../engine/commands/wishes/answers-in-words.ts';
import { readWishes } from '../../engine/commands/wishes/read-wish.ts';
import { foldText } from '../../engine/text/fold.ts';
import { boardOf } from '../boards.ts';
import { ask, twoPlayers } from '../deadlines/games.ts';
import { GAME, JUDGE } from '../handling/rig.ts';
import { taughtSentences } from '../questions/labelled.ts';

/** `npm test` tries one in so many, `npm run test:full` all. */
const EVERY = process.env['CHANCERY_FULL'] === undefined ? 8 : 1;

/** Each with what the answer holds. */
const LINES = readFileSync(new URL('./lines/gm-lines.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t') as [line: string, answer: string]);

test('lines that GMs write lead somewhere', { tags: ['long'] }, async () => {
  const services = await twoPlayers();
  await ask(services, 'mara', 'set language en');
  const nowhere: unknown[] = [];
  for (const [line, answered] of LINES.filter((_, n) => n % EVERY === 0))
    await services.asIf(async () => {
      const answer = await ask(services, 'mara', line);
      if (!new RegExp(answered, 'mi').test(answer)) nowhere.push([line, answer.slice(0, 300)]);
    });
  expect(nowhere).toEqual([]);
});

test('what is only answered does nothing, and a player who writes it is no GM', async () => {
  const services = await twoPlayers();
  expect(await ask(services, 'ann', 'end the game')).not.toContain('done');
  expect(await ask(services, 'ann', 'move the deadline to friday 9pm')).not.toContain('done');
});

test('no GM without a seat is answered with a line of players, sent to the GM, or told of orders or a seat of theirs', async () => {
  const services = await twoPlayers();
  const told: unknown[] = [];
  for (const [n, text] of asOfASeat().entries())
    await services.asIf(async () => {
      const answer = (await ask(services, 'mara', text, n % 2 === 0 ? GAME : JUDGE)).replace(/\s+/g, ' ');
      if (OF_PLAYERS.test(answer)) told.push([text, answer.slice(0, 300)]);
    });
  expect(told).toEqual([]);
});

/** Sentences of players about their own seat, or of a GM that sound like them. */
function asOfASeat(): readonly string[] {
  const topics =
    /^(?:address|away|change|choose|decline|draw|filed|ignore|late|leave|moved|ordered|remind|silent|stop|time)$/;
  const taught = [...taughtSentences().values()].flat().filter(({ topics: [first] }) => topics.test(first!));
  const said = [
    "If not I'd be inclined to run it early but don't do it till I say so.",
    'France is leaving us at the end of the month, sadly. What now?',
    'How do I stop these mails?',
    'Wie bekomme ich keine Mails mehr?',
    'Comment arrêter ces mails ?',
  ];
  return [...said.flatMap((text) => [text, text]), ...taught.filter((_, n) => n % 60 === 0).map(({ text }) => text)];
}

/** In our three languages. */
const OF_PLAYERS =
  /Only the GM|Nur die Spielleitung|Seul l.arbitre|[Yy]our orders (?:are|still)|Deine Befehle|[Vv]os ordres (?:sont|comptent)|of yours|RESIGN|DRAW YES|CLEAR takes|SET PREFERENCE|Write AWAY|Write SET ADDRESS/m;

test.each([
  "don't extend the deadline by two days",
  'extend it by 2 days if Italy asks',
  'the deadline was pushed by 2 days',
  'end the game when a draw is in sight',
  'who is France?',
  'help bot',
  'undo',
  'I will end the game tomorrow',
  'we should end the game in a draw',
  'if France agrees we process now',
  'the game starts tomorrow',
  'let us draw lots',
])('%s is no sentence that acts', (line) => {
  expect([gmCommand(line), gmAnswer(line)]).toEqual([null, null]);
});

test('no order, however it is written, and no example of a command is taken for a sentence', () => {
  const boards = ['standard', '1776-ii', '1812-overture', 'consolidation-1865', 'eckert-napoleonic', 'octarine'].map(
    boardOf,
  );
  const orders = boards.map((board) => {
    const { fleet, army } = board.variant.adjacency;
    const pairs = [...fleet.map((pair) => ['F', ...pair]), ...army.map((pair) => ['A', ...pair])];
    const lines = pairs
      .filter((_, n) => n % EVERY === 0)
      .flatMap(([type, from, to]) => [
        `${type} ${from} - ${to}`,
        `${from} - ${to}`,
        `${to}-${from}`,
        `${type} ${to} H`,
        `${type} ${from} S ${to}`,
        `${to} s ${type} ${from}`,
        `${type} ${placeName(board, from!)} to ${placeName(board, to!)}`,
      ]);
    return { board, lines };
  });
  const examples = [...COMMANDS, ...SET_FORMS].flatMap(({ example }) => example.filter((line) => !line.includes('\n')));
  const isOther = (line: string) => gmCommand(line)?.startsWith(line.split(' ')[0]!) === false;
  const taken = [...orders.flatMap(({ lines }) => lines), ...examples].filter(
    (line) => isOther(line) || gmAnswer(line) !== null,
  );
  expect(orders.flatMap(({ board, lines }) => lines.filter((line) => readWishes(line, board).length > 0))).toEqual([]);
  expect(taken).toEqual([]);
});

test('no setting of a game goes without its line where only SET is missing', () => {
  const ofGames = new Set(SET_FORMS.filter(({ command }) => /^SET$|DEADLINE|GRACE|START/.test(command)));
  const examples = [...ofGames].flatMap(({ example }) => example.filter((line) => !line.includes('\n')));
  const board = boardOf('standard');
  const role = 'master' as const;
  const without = examples.map((line) => [line, line.replace(/^SET /, '')] as const);
  const nowhere = without.filter(([line, bare]) => {
    if (readCommand(foldText(bare), { board, phase: null, role })?.every((read) => 'command' in read)) return false;
    const lines = answersToGm(bare, board).map(({ suggestion }) => suggestion?.toLowerCase());
    return !lines.includes(line.toLowerCase()) && !lines.includes(line.toLowerCase().replace('set ', 'set move '));
  });
  expect(without.length).toBeGreaterThan(200);
  expect(nowhere.map(([line]) => line)).toEqual([]);
  for (const [line, done] of [
    ['Time zone: New York', 'SET Time zone New York'],
    ['Please use the time zone of Vienna for this game', 'SET ZONE Vienna'],
    ['clock 20:00 days all', 'SET MOVE CLOCK 20:00 DAYS ALL'],
  ] as const)
    expect(answersToGm(line, board).map(({ suggestion }) => suggestion)).toEqual([done]);
});

test('a question changes nothing, unless it asks us to', () => {
  for (const line of [
    'extend by two days?',
    'move the deadline to friday 9pm?',
    'give everyone 24 more hours?',
    'end the game?',
    'Partie beenden?',
    'kick Austria?',
  ])
    expect([line, gmCommand(line), gmAnswer(line)?.suggestion]).toEqual([line, null, expect.any(String)]);
  expect(gmCommand('Could you give everyone 24 more hours?')).toBe('EXTEND 24 hours');
  expect(gmCommand('who is late?')).toBe('STATUS');
});
