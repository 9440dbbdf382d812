/** Outcomes of a retreat phase in words. */

import type { Board } from '../../../../engine/board/board.ts';
import type { RetreatOutcome } from '../../../../engine/board/outcome-tree.ts';
import { listInWords, placeName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { attackers, destination, subject, type Voice } from './voice.ts';

export function explainRetreat(board: Board, power: Power, outcome: RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return 'There is no dislodged unit of this power there.';
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'It was disbanded.' : 'It is disbanded.';
  switch (outcome.retreat) {
    case 'retreated':
      return `${who} ${past ? 'retreated' : 'retreats'} to ${destination(board, voice, outcome.to)}.`;
    case 'disbanded': {
      const idle = outcome.ordered ? '' : `: it had no retreat order`;
      return `${who} ${past ? 'was' : 'is'} disbanded${idle}.`;
    }
    case 'conflict': {
      const rivals = `${attackers(board, voice, outcome.rivals)} ${past ? 'went' : 'goes'} there too`;
      return `${who} ${past ? 'did' : 'does'} not retreat to ${destination(board, voice, outcome.to)}: ${rivals}. ${gone}`;
    }
    case 'closed': {
      const places = listInWords(
        outcome.open.map((place) => placeName(board, place)),
        'or',
      );
      const open = outcome.open.length === 0 ? 'nothing was open to it' : `only ${places} was open to it`;
      return `${who} ${past ? 'did' : 'does'} not retreat: ${open}. ${gone}`;
    }
  }
}
