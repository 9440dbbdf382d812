/** Histories of games on other maps than the standard one: their press, and names in other letters. */
import { expect, it } from 'vitest';
import { assembleGame } from '../../../engine/archive/classic/assemble.ts';
import { makeClassicReader } from '../../../engine/archive/classic/reader.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { sealArchive } from '../../../engine/archive/seal.ts';
import { type Board, compileBoard } from '../../../engine/board/board.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { classicHistory } from '../../../templates/classic/classic-history.ts';
import { standard } from '../../boards.ts';
import { skerry } from '../../variants/example.ts';
import { randomPhases } from './random-game.ts';

/** Skerry with the names that its designer gave it. */
function named(names: readonly string[]): Board {
  const draft = skerry();
  draft.powers.forEach((power, n) => {
    power.display = names[n]!;
    power.adjective = `${names[n]!}ish`;
  });
  return compileBoard(draft as never);
}

const PHASES = 12;

function game(board: Board): ArchiveDocument {
  const phases = randomPhases(board, 4, PHASES);
  const press = phases.flatMap(({ phase }, n) =>
    board.powers.map(
      ({ name }) => ({ at: null, commit: null, phase, from: name, to: 'all', body: `Words ${n}.` }) as const,
    ),
  );
  const record = { name: 'moor', source: 'A random game.', phases, outcome: null, players: {}, press };
  return sealArchive(archiveOfRecord(record, { board, variantDigest: 'a'.repeat(64) }), sha256);
}

/** The lines as a history is read: each of its mails begins anew. */
function reading(text: string, board: Board) {
  const told: string[] = [];
  const reader = makeClassicReader({
    board: (variant) => (variant === board.variant.name ? board : variant === 'Standard' ? standard : null),
    routine: () => {},
    unread: ({ text: line }) => told.push(line),
  });
  reader.source('history.txt');
  for (const [n, line] of text.split('\n').entries()) {
    if (line.startsWith('Date: ') || line.startsWith('Subject: ')) reader.mail(null);
    reader.line(line, n + 1);
  }
  return { told, games: reader.end() };
}

it.each([
  ['plain names', ['Arden', 'Brae', 'Corrie']],
  ['names in other letters', ['Ärden', 'Čeljust', 'Østre Å']],
  ['names in another script', ['Север', 'Югра', 'Восток']],
  ['short names, in other scripts too', ['Юг', 'Ё', 'El']],
  ['names that differ in no Latin letter', ['Юг', 'Бог', 'Лог']],
  ['names with other signs', ['Al-Andalus (South)', 'St. Gall & Co', "O'Neil II"]],
  ['names that begin small', ['de Arden', 'von Brae', 'ó Corrie']],
])('%s: phases and press come back, of one game', (_, names) => {
  const board = named(names);
  const document = game(board);
  const { told, games } = reading(classicHistory(document, board), board);
  expect(told.filter((line) => !line.startsWith('History information'))).toEqual([]);
  expect(games.map(({ name, variant }) => [name, variant])).toEqual([['moor', 'skerry']]);
  const { record, disagreements } = assembleGame(games[0]!, board, 'history.txt');
  if (record === null) throw new Error('no game');
  expect(disagreements).toEqual([]);
  expect(record.phases.map(({ phase, position }) => [phase, position.units])).toEqual(
    document.phases.map(({ phase, position }) => [phase, position.units]),
  );
  const said = (press: ArchiveDocument['press']) => press.map(({ phase, from, body }) => [phase, from, body]);
  expect(said(record.press!)).toEqual(said(document.press));
});

it('press that comes before any results is of the game whose results come next', () => {
  const board = named(['Arden', 'Brae', 'Corrie']);
  const text = classicHistory(game(board), board);
  const early =
    "Subject: CHAN:moor - S1700M Broadcast from A\n\nBroadcast message from Arden in 'moor':\n\nHello.\n\nEnd of message.\n\n";
  const { games } = reading(`${early}${text}`, board);
  expect(games.map(({ name, variant }) => [name, variant])).toEqual([['moor', 'skerry']]);
  expect(games[0]!.press.map(({ body }) => body)).toContain('Hello.');
});
