/** Outcomes of a retreat phase in words. */
import type { Board } from '../../../../engine/board/board.ts';
import type { RetreatOutcome } from '../../../../engine/board/outcome-tree.ts';
import { placeName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { list } from '../counts.ts';
import { attackers, subject, towards, type Voice } from './voice.ts';

export function explainRetreat(board: Board, power: Power, outcome: RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return "Cette puissance n'y a pas d'unité délogée.";
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'Elle a été dissoute.' : 'Elle est dissoute.';
  switch (outcome.retreat) {
    case 'retreated':
      return `${who} ${past ? "s'est repliée" : 'se replie'} ${towards(board, outcome.to)}.`;
    case 'disbanded':
      return `${who} ${past ? 'a été' : 'est'} dissoute${outcome.ordered ? '' : ", faute d'ordre"}.`;
    case 'conflict': {
      const many = outcome.rivals.length > 1;
      const went = past ? (many ? 'y allaient' : 'y allait') : many ? 'y vont' : 'y va';
      const rivals = `${attackers(board, voice, outcome.rivals)} ${went} aussi`;
      return `${who} ${past ? "ne s'est pas repliée" : 'ne se replie pas'} ${towards(board, outcome.to)} : ${rivals}. ${gone}`;
    }
    case 'closed': {
      const places = list(
        outcome.open.map((place) => placeName(board, place)),
        'ou',
      );
      const open = outcome.open.length === 0 ? 'rien ne lui était ouvert' : `seul ouvert pour elle : ${places}`;
      return `${who} ${past ? "ne s'est pas repliée" : 'ne se replie pas'} : ${open}. ${gone}`;
    }
  }
}
