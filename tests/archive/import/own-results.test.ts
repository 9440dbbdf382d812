/** Results that a judge of ours wrote in any of its languages are read like those in English. */
import { describe, expect, it } from 'vitest';
import { fullPosition } from '../../../engine/archive/boards.ts';
import { resolveArchived } from '../../../engine/archive/of-record.ts';
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { loadVariant, loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { classicOwnership, countedAfter, isOwnershipUpdated } from '../../../templates/classic/centers.ts';
import { classicDislodged, classicPosition, classicResults } from '../../../templates/classic/orders.ts';
import { asText } from '../../../templates/layout/as-text.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { LANGUAGES, loadLanguage } from '../../../templates/locales/languages.ts';
import type { Language } from '../../../templates/locales/shape.ts';
import { classicTurn } from '../../../templates/locales/times/phases.ts';
import { linesBlock } from '../../../templates/markup/document.ts';
import { someOf } from '../../some-of.ts';
import { importing } from '../importing.ts';
import { randomPhases } from './random-game.ts';

const OTHERS = LANGUAGES.filter((code) => code !== 'en');
const TRANSLATED = loadVariants().filter(({ board }) => OTHERS.every((code) => boardIn(board, code) !== board));

/** A game as its mails tell it, each phase in one. */
function mailsOf(board: Board, language: Language, here: Board, seed: number): string {
  const head = `:: Judge: CHAN  Game: Trip  Variant: ${board.variant.name}`;
  const blank = { text: '' };
  return inLanguage(language, () =>
    randomPhases(board, seed, 14)
      .map(({ phase, position, orders }, n) => {
        const resolution = resolveArchived(board, position, orders);
        const { next } = resolution;
        const lines = [
          ...(n > 0
            ? []
            : [
                { text: language.listing.start(classicTurn(here, phase)) },
                blank,
                ...classicPosition(here, fullPosition(position)),
                blank,
                { text: head },
                blank,
              ]),
          ...classicResults(here, fullPosition(position), resolution, 'trip', n + 1),
          blank,
          ...(phase.endsWith('M') ? [...classicDislodged(here, resolution.dislodged), blank] : []),
          ...(isOwnershipUpdated(here, resolution) ? [...classicOwnership(here, countedAfter(resolution)), blank] : []),
          {
            text:
              next === null
                ? language.listing.over
                : language.listing.next('trip', next.at(-1) as PhaseKind, classicTurn(here, next)),
          },
        ];
        return `${head}\n\n${asText([linesBlock(...lines)])}\n`;
      })
      .join('\n'),
  );
}

describe.each(OTHERS)('results in the language %s', (code) => {
  it.each(
    someOf(
      TRANSLATED.map(({ variant }) => variant.id),
      0,
      TRANSLATED.length - 1,
    ),
  )('of %s come back as those in English', async (id) => {
    const { board } = loadVariant(id)!;
    const [english, other] = [await loadLanguage('en'), await loadLanguage(code)];
    const expected = await importing(mailsOf(board, english, board, 7));
    const read = await importing(mailsOf(board, other, boardIn(board, code), 7));
    expect(read.told).toEqual(expected.told);
    const phases = ({ games }: typeof read) => games.map((game) => game.phases.map((each) => ({ ...each })));
    expect(phases(expected)[0]!.length).toBeGreaterThan(9);
    expect(phases(read)).toEqual(phases(expected));
  });
});
