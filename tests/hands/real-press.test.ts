/**
 * Orders among the words of a reply to press are words: on messages of real games less than one in two hundred is held.
 * `PRESS=file npx vitest run tests/hands/real-press.test.ts`; a line of the file is `{"messages", "speakers", "receivers", "seasons",
 * "years"}`, lists of equal length. The messages belong to those who wrote them, and are not in this repository.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Power } from '../../engine/board/variant.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { pressByAddress, pressSection } from '../../lambdas/incoming/press-by-address.ts';
import { boardOf } from '../boards.ts';

interface Talk {
  readonly messages: readonly string[];
  readonly speakers: readonly Power[];
  readonly receivers: readonly string[];
  readonly seasons: readonly string[];
  readonly years: readonly string[];
}

const MOST_HELD = 0.005;
const file = process.env['PRESS'];
const board = boardOf('standard');

function isHeld(text: string, speaker: Power, to: string, season: string, year: string): boolean {
  const phase = phaseCode(`${season === 'Fall' ? 'F' : 'S'}${year}M`);
  const section = pressSection(text.split('\n'), readSections(text.split('\n')).ignored);
  const context = { board, phase, role: 'player', power: speaker, position: null } as const;
  const read = pressByAddress(section, context, { game: 'marne', to, answered: null, isFromBox: false });
  return read.press[0]?.held !== null;
}

test.skipIf(file === undefined)(
  'of replies in real games less than 0.5 % are held',
  () => {
    const talks = readFileSync(file!, 'utf8')
      .split('\n')
      .flatMap((line): Talk[] => (line.trim() === '' ? [] : [JSON.parse(line)]));
    const all = talks.flatMap(({ messages, speakers, receivers, seasons, years }) =>
      messages.map((text, n) => ({
        text,
        held: isHeld(text, speakers[n]!.toUpperCase() as Power, receivers[n]!, seasons[n]!, years[n]!),
      })),
    );
    const held = all.flatMap(({ text, held: isIt }) => (isIt ? [text] : []));
    console.log(`${all.length} messages, ${held.length} held`);
    expect(held.length, held.join('\n---\n')).toBeLessThan(all.length * MOST_HELD);
  },
  600_000,
);
