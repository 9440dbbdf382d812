import type { Rank } from '../../templates/mail/rank.ts';

/**
 * The game that a mail is of, by its id; mails of the desk share a lane. One game's flood holds up no other's results, nor where all ranks
 * share a queue its own.
 */
export function laneOfMail(id: string, rank: Rank = 'results'): string {
  const lane = /^([a-z0-9]{2,24})-[a-z2-7]{16}(?:_\d+)?$/.exec(id)?.[1] ?? 'desk';
  return rank === 'results' ? lane : `${lane}-${rank}`;
}
