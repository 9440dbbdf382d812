/** What wins a game, and how it ended. */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import { clauseOfVictory } from '../../engine/rules/clauses.ts';
import type { Goal } from '../../engine/rules/game-rules.ts';
import { t } from './current.ts';
import { powersInWords, powersNamed } from './powers.ts';
import { withCitation } from './text/citation.ts';

interface Reader {
  /** The reader's powers, which we call `you`. */
  readonly own?: readonly Power[];
  readonly centers?: (power: Power) => number;
}

/** `Turkey wins with 18 centers.`; where a clause of the variant says what wins, with that. */
export function outcomeInWords(board: Board, outcome: GameOutcome, reader: Reader = {}): string {
  const words = inWords(board, outcome, reader);
  const clause = outcome.kind === 'won' ? clauseOfVictory(board, outcome.powers.length) : undefined;
  return clause === undefined ? words : withCitation(words, t().results.cited(board.variant.name, clause.id));
}

function inWords(board: Board, outcome: GameOutcome, { own = [], centers }: Reader): string {
  const told = t().mail.outcome;
  if (outcome.kind === 'terminated') return told.terminated;
  const { powers } = outcome;
  const mine = powers.flatMap((power) => powersNamed(board, power)).some((power) => own.includes(power));
  const who = powersInWords(board, powers);
  const [winner] = powers;
  switch (outcome.kind) {
    case 'won': {
      if (powers.length > 1) return mine ? told.win.youTogether(who) : told.win.together(who);
      const count = winner === undefined ? 0 : (centers?.(winner) ?? 0);
      if (count === 0) return mine ? told.win.you(who) : told.win.alone(who);
      return mine ? told.win.youWith(who, count) : told.win.with(who, count);
    }
    case 'conceded':
      return mine ? told.concededToYou(who) : told.conceded(who);
    case 'drawn':
      return powers.length > 1 ? told.drawAmong(who) : told.drawn;
  }
}

/** `18 of 34 centers win`. */
export function goalInShort({ centers, of, isBySeat, share, counted }: Goal): string {
  const { grammar, map } = t();
  return map.goal({
    centers,
    of,
    isOfPlayer: isBySeat,
    share: share === null ? null : { centers: share.centers, where: share.theatres.join(` ${grammar.or} `) },
    counted: counted?.name ?? null,
  });
}
