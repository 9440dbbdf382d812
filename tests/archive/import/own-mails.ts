/** Results of ours, in any of our languages, of games that are at hand. */
import { fullPosition } from '../../../engine/archive/boards.ts';
import { type RecordedPhase, resolveArchived } from '../../../engine/archive/of-record.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { classicOwnership, countedAfter, isOwnershipUpdated } from '../../../templates/classic/centers.ts';
import { classicDislodged, classicPosition, classicResults } from '../../../templates/classic/orders.ts';
import { asText } from '../../../templates/layout/as-text.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import type { Language } from '../../../templates/locales/shape.ts';
import { classicTurn } from '../../../templates/locales/times/phases.ts';
import { linesBlock } from '../../../templates/markup/document.ts';

/** A game as a judge of ours mails it in this language, each phase in one mail. `here`: the board in it. */
export function mailsOf(board: Board, language: Language, here: Board, phases: readonly RecordedPhase[]): string {
  const head = `:: Judge: CHAN  Game: Trip  Variant: ${board.variant.name}`;
  const blank = { text: '' };
  return inLanguage(language, () =>
    phases
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
