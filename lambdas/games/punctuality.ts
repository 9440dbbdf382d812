/** How punctual a person has been (judge-language D): ratios, of rated games only, found by playing each of his games through. */

import { dueOf } from '../../engine/game/due.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { GameName } from '../../engine/vocabulary.ts';
import type { Services } from '../ports.ts';
import { boardOfGame } from './board-of-game.ts';
import { replayGame } from './replay-game.ts';

export interface Punctuality {
  /** Rated games in which orders were due of the person, or that were left. */
  readonly games: number;
  /** Phases in which orders were due of the person. */
  readonly due: number;
  readonly late: number;
  /** Games in which a seat was left without a word. */
  readonly abandoned: number;
  /** Games resigned from. */
  readonly resigned: number;
}

/**
 * `isForOthers`: of games that are over alone. Figures that grow with a phase of a game that goes on tell whose orders were
 * late in it, and so who plays what.
 */
export async function personPunctuality(
  services: Services,
  person: PersonId,
  isForOthers = false,
): Promise<Punctuality> {
  const games = await Promise.all(
    (await services.index.gamesEver(person)).map((name) => punctualityIn(services, name, person, isForOthers)),
  );
  return games.reduce<Punctuality>(
    (all, each) => ({
      games: all.games + each.games,
      due: all.due + each.due,
      late: all.late + each.late,
      abandoned: all.abandoned + each.abandoned,
      resigned: all.resigned + each.resigned,
    }),
    NONE,
  );
}

const NONE: Punctuality = { games: 0, due: 0, late: 0, abandoned: 0, resigned: 0 };

async function punctualityIn(
  services: Services,
  name: GameName,
  person: PersonId,
  isForOthers: boolean,
): Promise<Punctuality> {
  let [due, late] = [0, 0];
  let left: 'abandoned' | 'resigned' | null = null;
  let isLate = false;
  const after = await replayGame(services, name, (before, commit) => {
    if (before?.position == null) return;
    const board = boardOfGame(services, before);
    const own = powersOf(before, person);
    const { position } = before;
    for (const event of commit.events) {
      switch (event.type) {
        case 'late-noticed':
          if (event.powers.some((power) => own.includes(power))) isLate = true;
          break;
        case 'powers-abandoned':
          if (event.powers.some((power) => own.includes(power))) left = 'abandoned';
          break;
        case 'seats-vacated':
          if (event.why === 'resigned' && event.powers.some((power) => own.includes(power))) left = 'resigned';
          break;
        case 'seat-taken':
          // Who comes back has not left.
          if (event.person === person) left = null;
          break;
        case 'phase-resolved':
          if (board !== null && own.some((power) => dueOf(board, position, power).kind !== 'nothing')) {
            due += 1;
            if (isLate) late += 1;
          }
          isLate = false;
      }
    }
  });
  if (after === null || !after.settings.rated || (due === 0 && left === null)) return NONE;
  if (isForOthers && after.status !== 'finished') return NONE;
  return { games: 1, due, late, abandoned: left === 'abandoned' ? 1 : 0, resigned: left === 'resigned' ? 1 : 0 };
}

/** Why this person is not punctual enough for the game; null when he is, or has not played yet. */
export async function whyNotPunctual(
  services: Services,
  { settings }: Game,
  person: PersonId,
): Promise<Message | null> {
  const { onTimeRatio, leftRatio } = settings;
  if (onTimeRatio === 0 && leftRatio >= 1) return null;
  return whyNot(settings, await personPunctuality(services, person));
}

function whyNot(
  { onTimeRatio, leftRatio }: Pick<Settings, 'onTimeRatio' | 'leftRatio'>,
  { games, due, late, abandoned, resigned }: Punctuality,
): Message | null {
  const onTime = due - late;
  if (due > 0 && onTime / due < onTimeRatio) {
    return { code: 'entering/not-punctual', least: onTimeRatio, onTime, due };
  }
  const left = abandoned + resigned;
  return games > 0 && left / games > leftRatio
    ? { code: 'entering/left-too-often', most: leftRatio, left, games }
    : null;
}
