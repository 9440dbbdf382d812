/** Orders on file as mails in German and French list them: what the judge writes there, it reads. */
import { describe, expect, it } from 'vitest';
import type { Board } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { dueOf } from '../../engine/game/due.ts';
import { classicOrdersOnFile, classicResults } from '../../templates/classic/orders.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { boardOf } from '../boards.ts';
import { contextFor, inShort } from '../language/reading.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { playAtRandom } from '../read-back/positions.ts';
import { IS_FULL } from '../some-of.ts';

const PHASES = IS_FULL ? 30 : 4;

describe.each(VARIANTS)('%s', (variant) => {
  const board = boardOf(variant);
  const moments = playAtRandom(board, createRandom(23), PHASES);

  it.each([german, french])(
    'each order on file is read back as it is listed in $code',
    { tags: ['long'] },
    (language) => {
      let read = 0;
      for (const { position, orders } of moments) {
        for (const { name: power } of board.powers) {
          const due = dueOf(board, position, power);
          const onFile = orders[power] ?? [];
          if (due.kind === 'nothing' || due.kind === 'choices' || onFile.length === 0) continue;
          const listed = inLanguage(language, () =>
            classicOrdersOnFile(boardIn(board, language.code), position, 'marne', 1, [{ power, due, onFile }]),
          );
          const context = contextFor({ board, position, power });
          const lines = listed.slice(2, 2 + onFile.length).map(({ text }) => text);
          const all = lines.flatMap((line) => inShort(line, context).map((each) => [line, each]));
          expect(
            all.map(([, order]) => order!.replace('waive 1', 'waive')),
            lines.join('\n'),
          ).toEqual(onFile);
          read += onFile.length;
        }
      }
      expect(read).toBeGreaterThan(15);
    },
  );

  it.each([german, french])('results in $code have the lines of English in their order', (language) => {
    const other = boardIn(board, language.code);
    for (const { position, resolution } of moments) {
      const english = classicResults(board, position, resolution, 'marne', 1).slice(1);
      const own = inLanguage(language, () => classicResults(other, position, resolution, 'marne', 1)).slice(1);
      expect(own.map(({ tone }) => tone)).toEqual(english.map(({ tone }) => tone));
      expect(own.map(({ text }) => powerOf(other, text))).toEqual(english.map(({ text }) => powerOf(board, text)));
    }
  });
});

/** Whose line it is; null for a blank one. */
function powerOf(board: Board, line: string): string | null {
  const name = /^[^:]*/.exec(line)![0].trim();
  const neutral = board.variant.rules['neutral-units'];
  const power = board.powers.find(({ display }) => display === name)?.name;
  return line === '' ? null : (power ?? (name === neutral?.display ? neutral.name : `no power: ${line}`));
}
