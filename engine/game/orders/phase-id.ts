/** A phase as it was played at one time: what a page showed and what is sent from it belong to that, or to nothing. */
import type { PhaseCode } from '../../board/position.ts';
import { isPhase } from '../../vocabulary.ts';
import type { Game } from '../game.ts';

/** `S1901M.1772481600000`: the phase and when it began, so that after a rollback it is another; `none`: no phase is played. */
export function phaseIdOf({ status, position, current }: Pick<Game, 'status' | 'position' | 'current'>): string {
  const isPlayed = status === 'active' || status === 'paused';
  return isPlayed && position !== null && current !== null ? `${position.phase}.${current.clock.began}` : NO_PHASE;
}

/** The phase of such an id, `none` where it says so; undefined: this is no id. */
export function phaseOfId(id: string): PhaseCode | 'none' | undefined {
  const [, phase = '', began] = /^([^.]+)(?:\.(\d{1,16}))?$/.exec(id) ?? [];
  if (began === undefined) return id === NO_PHASE ? NO_PHASE : undefined;
  return isPhase(phase) ? phase : undefined;
}

/** The id where no phase is played. */
export const NO_PHASE = 'none';
