/** `chancery adjudicate --jsonl` in several threads: the same bytes as in one, whatever the lines are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BlockAnswer, blocksOf, resultBlock } from '../../infra/tools/adjudication/blocks.ts';
import { answerStream, positionsJob } from '../../infra/tools/adjudication/stream.ts';
import { startThreads } from '../../infra/tools/adjudication/threads.ts';
import { MAX_INPUT_LINE } from '../../infra/tools/lines.ts';
import { runCommand } from '../command.ts';
import { scratch } from '../local/scratch.ts';

const games = readFileSync(new URL('../games/data/standard.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const position = JSON.stringify({ variant: 'standard', phase: 'S1901M', units: { ENGLAND: ['F lon'] } });
const lacking = JSON.stringify({ variant: '1812-overture', phase: 'S1811M', units: { AUSTRIA: ['A vie'] } });

/** A position of a real game, some of them as no position may be. */
function line(text: string, n: number): string {
  const { variant, phase, units, centers, dislodged, orders } = JSON.parse(text);
  const whole = JSON.stringify({ variant, phase, units, centers, dislodged, orders });
  if (n % 11 === 3) return whole.slice(0, 40 + n);
  if (n % 11 === 5) return whole.replace('"units"', '"unit"');
  if (n % 11 === 7) return lacking;
  return n % 11 === 9 ? `${whole}\r` : whole;
}

describe('several threads', () => {
  it('write what one writes, of real games and broken lines, in the same order', { tags: ['long'] }, async () => {
    const input = `${games.slice(0, 120).map(line).join('\n')}\n\nMünchen ${'ü'.repeat(70_000)}\n${position}`;
    // A file comes in pieces, and so to several threads.
    const file = join(await scratch(), 'positions.jsonl');
    writeFileSync(file, input);
    const alone = await runCommand(['adjudicate', '--jsonl', '--threads', '1', file]);
    expect(alone.status).toBe(1);
    expect(alone.stdout.trimEnd().split('\n')).toHaveLength(123);
    expect(alone.stderr.match(/warning/g)).toHaveLength(1);
    expect(alone.stderr).toContain('line 122: is not JSON: Unexpected token');
    expect(await runCommand(['adjudicate', '--jsonl', '--threads', '2', file])).toEqual(alone);
  });

  it('answer in other threads what this one would answer, and are given no more than keeps them busy', async () => {
    const threads = startThreads(1, positionsJob('adjudicate'));
    await threads.started;
    const blocks = [`${position}\n{\n`, lacking, `${lacking}\n${lacking}\n`, ''].map((text) => Buffer.from(text));
    const answers = blocks.map((block) => threads.answer(block));
    expect(threads.answer(blocks[0]!)).toBeNull();
    expect(await Promise.all(answers)).toEqual(blocks.map((block) => resultBlock(block, 'adjudicate')));
    await threads.stop();
    expect(threads.answer(blocks[0]!)).toBeNull();
  });

  it('are not started for what one has done before they would be ready', async () => {
    const told: BlockAnswer[] = [];
    const input = async function* () {
      for (let n = 0; n < 3; n++) {
        yield Buffer.from(`${position}\n`);
        // Each line is answered before the next one comes: somebody may be waiting for it.
        expect(told).toHaveLength(n + 1);
      }
    };
    await answerStream(input(), 'adjudicate', undefined, async (answer) => {
      told.push(answer);
    });
    expect(told.map(({ lines }) => lines)).toEqual([1, 1, 1]);
  });

  it('hand on why an answer could not be written, and wait for whoever is slow', async () => {
    let asked = 0;
    const input = async function* () {
      for (; asked < 10_000; asked++) yield Buffer.from(`${position}\n`);
    };
    const full = answerStream(input(), 'adjudicate', 2, async () => {
      throw new Error('no room');
    });
    await expect(full).rejects.toThrow('no room');
    expect(asked).toBeLessThan(100);
  });
});

describe('blocks of lines', () => {
  const cut = async (text: string, size: number) => {
    const bytes = Buffer.from(text);
    const pieces = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const blocks: string[] = [];
    for await (const block of blocksOf(pieces())) blocks.push(Buffer.from(block).toString());
    return blocks;
  };

  it('are whole lines, wherever what comes is cut', async () => {
    const text = 'eins\nzwölf\r\n\ndreißig\nvier';
    for (const size of [1, 2, 3, 5, 8, 100]) {
      const blocks = await cut(text, size);
      expect(blocks.join('')).toBe(text);
      expect(blocks.slice(0, -1).every((block) => block.endsWith('\n'))).toBe(true);
    }
  });

  it('keep of a line that is too long no more than shows it, and all that comes after', async () => {
    const long = 'x'.repeat(5 * MAX_INPUT_LINE);
    const blocks = await cut(`${long}\n${position}\n`, 1_000_000);
    expect(blocks.join('').length).toBeLessThan(4 * MAX_INPUT_LINE);
    const { stdout, stderr } = await runCommand(['adjudicate', '--jsonl'], `${long}\n${position}\n`);
    expect(stdout.split('\n').map((each) => each.slice(0, 20))).toEqual([
      '{"error":"longer tha',
      '{"variant":"standard',
      '',
    ]);
    expect(stderr).toBe('line 1: longer than 4000000 characters.\n');
  });
});
