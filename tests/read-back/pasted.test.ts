/** What is pasted on the board as chats, wikis and files of lines give it: read, or named with its line. */
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { readPasted } from '../../engine/archive/pasted/read-pasted.ts';
import { standard } from '../boards.ts';

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
