/** What is pasted on the board as chats, wikis and files of lines give it: read, or named with its line. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { readPasted } from '../../engine/archive/pasted/read-pasted.ts';
import type { OrdersByPower, Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { putOnBoard } from '../../templates/sheet/browser/board/pasted.ts';
import { boardOf, standard } from '../boards.ts';
import { context, type Resolved, resolved, resultsOf } from '../letters/scenes.ts';

const START = startingPosition(standard);
const JSON_LINE = JSON.stringify(START);

function read(text: string) {
  return readPasted(
    standard,
    null,
    text.split('\n').map((line, n) => ({ number: n + 1, text: line })),
  );
}

describe('pasted text', () => {
  it.each([
    ['between fences', `\`\`\`json\n${JSON_LINE}\n\`\`\``],
    ['between waves', `~~~\n${JSON_LINE}\n~~~\n`],
    ['as a list of one', `[\n${JSON_LINE}\n]`],
    ['broken by a mail program', JSON.stringify(START, null, 1)],
  ])('is a position in JSON %s', (_, text) => {
    expect(read(text)).toMatchObject({ position: START });
  });

  it('takes centers in German and French words', () => {
    const told = { position: { units: { FRANCE: ['A par'] }, centers: { FRANCE: ['par'] } } };
    expect(read('S1901M\nFRANCE: A par; Zentren: par')).toMatchObject(told);
    expect(read('S1901M\nFRANCE: A par; centres : par')).toMatchObject(told);
  });

  it('is never one of several positions', () => {
    const faults = (line: number | null) => ({ faults: [{ line, message: { why: 'several' } }] });
    expect(read(`${JSON_LINE}\n\n${JSON_LINE}`)).toMatchObject(faults(3));
    expect(read(`[${JSON_LINE},\n${JSON_LINE}]`)).toMatchObject(faults(null));
  });

  it('names the line at which JSON ends to be one', () => {
    expect(read('{"phase":"S1901M",\n"units":{]}')).toMatchObject({ faults: [{ line: 2, message: { why: 'json' } }] });
  });
});

const VARIANTS = [
  { id: 'standard', name: 'Standard' },
  { id: 'octarine', name: 'Octarine' },
];
const afterwards = (at: Position, orders: OrdersByPower) =>
  nextPosition(standard, at, adjudicate(standard, at, orders));
const put = (text: string, board = standard, at: readonly [Position, ...Position[]] = [START]) =>
  putOnBoard(board, at, text, VARIANTS);
async function mailOf(last: Resolved, code: LanguageCode): Promise<string> {
  const board = boardIn(standard, code);
  const scene = context({ board, last: { ...last, board }, own: { FRANCE: [] } });
  return inLanguage(await loadLanguage(code), () => writeMail(resultsOf(last), scene)).text;
}
async function found(text: string, at: readonly [Position, ...Position[]] = [START]) {
  const read = await put(text, standard, at);
  if (!('position' in read)) throw new Error(JSON.stringify(read));
  return { ...read, came: adjudicate(standard, read.position, read.orders[0]!) };
}

describe('what is pasted on the analysis board', () => {
  it.each(LANGUAGES)('is a result mail of ours in any language: %s', async (code) => {
    const last = resolved('d1155', 'F1901M');
    const { came, faults } = await found(await mailOf(last, code));
    expect(came).toMatchObject({ phase: 'F1901M', units: last.resolution.units, centers: last.resolution.centers });
    expect(faults).toEqual([]);
    const board = boardIn(standard, code);
    const started = context({ board, own: { FRANCE: [] } });
    const start = inLanguage(await loadLanguage(code), () => writeMail({ kind: 'start' }, started)).text;
    expect(await put(start)).toMatchObject({ position: START, faults: [] });
  });

  it('goes on from the board where results tell of it: retreats and adjustments, which have no board of their own', async () => {
    const [moves, retreats, builds] = ['M', 'R', 'A'].map((kind) =>
      resolved('d3720', `${kind === 'A' ? 'W' : 'F'}1905${kind}`),
    );
    const alone = { faults: [expect.stringContaining('Put the phase before on the board first')] };
    for (const each of [retreats!, builds!]) expect(await put(await mailOf(each, 'en'))).toEqual(alone);
    // Whose the centers are stands in the results of the retreats; one sentence says so, and nothing of phases that were not pasted.
    const said = ['does not tell whose', 'after it', undefined];
    let at: readonly [Position, ...Position[]] = [START];
    for (const each of [moves!, retreats!, builds!]) {
      const read = await found(await mailOf(each, 'fr'), at);
      expect(read.came).toMatchObject({ phase: each.resolution.phase, units: each.resolution.units });
      if (each === builds) expect([read.position, read.faults]).toEqual([at[1], []]);
      else expect(read.faults).toEqual([expect.stringContaining(said.shift()!)]);
      at = [read.position, afterwards(read.position, read.orders[0]!)];
    }
    // Of another game's retreats, and of some of these alone.
    const dislodged = { ITALY: [{ unit: 'A tus', from: 'ven', retreats: ['rom'] }] } as const;
    const other: Position = { ...at[0], phase: retreats!.resolution.phase, dislodged };
    expect(await put(await mailOf(retreats!, 'en'), standard, [other])).toEqual(alone);
  });

  it('names the variant of a mail, so that its own board is opened', async () => {
    const mail = readFileSync(new URL('../letters/golden/results/results-octarine.txt', import.meta.url), 'utf8');
    expect(await put(mail)).toEqual({ variant: 'octarine' });
    expect(await put(mail, boardOf('octarine'))).toMatchObject({ position: { phase: 'S1M' }, faults: [] });
  });

  it('is read line by line, and each that is none is named', async () => {
    const lines = 'F1902M\nFRANCE: A par, F bre; centers: par, bre';
    expect(await put(lines)).toMatchObject({ position: { phase: 'F1902M' }, faults: [] });
    const third = 'Line 3: write a power and its units, such as ENGLAND: F Lon, A Lvp.';
    const fourth = "Line 4: 'F boh' cannot stand there.";
    expect(await put(`${lines}\nNARNIA: A rom\nITALY: F boh`)).toEqual({ faults: [third, fourth] });
    expect((await put('FRANCE: A par\n'.repeat(500))) as object).toHaveProperty('faults.length', 100);
    const letter = await put('Dear Jim,\nthe war goes well.\n'.repeat(20));
    expect(letter).toEqual({
      faults: [
        expect.stringContaining('No results and no position'),
        ...[1, 2, 3].map((n) => expect.stringContaining(`Line ${n}:`)),
        '… and 37 more lines like these.',
      ],
    });
    expect(await put(' '.repeat(5_000_000))).toEqual({ faults: [expect.stringContaining('a million letters')] });
  });

  it('is a game of research data, as a line of play as far as it comes out as told; or a phase of one', async () => {
    const upper = (table: object) => JSON.parse(JSON.stringify(table).toUpperCase());
    const phase = ({ phase: name, units, centers }: typeof START, ...orders: readonly string[]) => {
      const state = { name, units: upper(units), centers: upper(centers) };
      return { name, state, orders: { FRANCE: orders } };
    };
    const game = (...phases: readonly object[]) => JSON.stringify({ id: 'x', map: 'standard', phases });
    const read = [{ FRANCE: ['A par - bur', 'F bre - mao'] }, { FRANCE: ['F mao - por'] }];
    const [first, next] = [phase(START, 'A PAR - BUR', 'F BRE - MAO'), afterwards(START, read[0]!)];
    const second = phase(next, 'F MAO - POR');
    const third = phase(afterwards(next, read[1]!));
    expect(await put(game(first, second, third))).toEqual({ position: START, orders: read, faults: [] });
    expect(await put(JSON.stringify(first))).toEqual({ position: START, orders: [read[0]], faults: [] });
    expect(await put(JSON.stringify(first.state))).toMatchObject({ position: START, faults: [] });
    const other = await put(game(first, { ...second, state: { ...second.state, units: { FRANCE: ['A ROM'] } } }));
    expect(other).toMatchObject({ orders: [read[0]], faults: [expect.any(String)] });
    expect(await put(JSON.stringify({ id: 'x', map: 'octarine', phases: [] }))).toEqual({ variant: 'octarine' });
  });
});
