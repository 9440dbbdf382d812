/** Outcomes of a retreat phase in words. */
import type { Board } from '../../../../engine/board/board.ts';
import type { RetreatOutcome } from '../../../../engine/board/outcome-tree.ts';
import { placeName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { list } from '../counts.ts';
import { attackers, sentence, subject, type Voice } from './voice.ts';

export function explainRetreat(board: Board, power: Power, outcome: RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return 'Dort steht keine vertriebene Einheit dieser Macht.';
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'Sie wurde aufgelöst.' : 'Sie wird aufgelöst.';
  switch (outcome.retreat) {
    case 'retreated': {
      const to = placeName(board, outcome.to);
      return past ? `${who} hat sich nach ${to} zurückgezogen.` : `${who} zieht sich nach ${to} zurück.`;
    }
    case 'disbanded':
      return `${who} ${past ? 'wurde' : 'wird'} aufgelöst${outcome.ordered ? '' : ': Es gab keinen Befehl'}.`;
    case 'conflict': {
      const [to, rivals] = [placeName(board, outcome.to), sentence(attackers(board, voice, outcome.rivals))];
      const one = outcome.rivals.length === 1;
      return past
        ? `${who} hat sich nicht nach ${to} zurückgezogen: ${rivals} ${one ? 'wollte' : 'wollten'} auch dorthin. ${gone}`
        : `${who} zieht sich nicht nach ${to} zurück: ${rivals} ${one ? 'will' : 'wollen'} auch dorthin. ${gone}`;
    }
    case 'closed': {
      const places = list(
        outcome.open.map((place) => placeName(board, place)),
        'oder',
      );
      const open = outcome.open.length === 0 ? 'Nichts stand ihr offen' : `Offen stand ihr nur ${places}`;
      return `${past ? `${who} hat sich nicht zurückgezogen` : `${who} zieht sich nicht zurück`}: ${open}. ${gone}`;
    }
  }
}
