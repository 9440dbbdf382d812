/** Public press that belongs to no phase that was resolved. */
import type { ArchiveBody, ArchivedPhase, ArchivedPress } from './document.ts';

type Document = Pick<ArchiveBody, 'press' | 'phases'>;

export function saidBefore({ press, phases }: Document): readonly ArchivedPress[] {
  return press.filter((each) => each.phase === null && isBefore(each, phases[0]));
}

/** End-of-game statements, and what was said in a phase that was never resolved. */
export function saidAfter({ press, phases }: Document): readonly ArchivedPress[] {
  const resolved = new Set(phases.map(({ phase }) => phase));
  return press.filter((each) => (each.phase === null ? !isBefore(each, phases[0]) : !resolved.has(each.phase)));
}

function isBefore({ commit }: ArchivedPress, first: ArchivedPhase | undefined): boolean {
  return first === undefined || (commit ?? 0) < (first.commit ?? 0);
}
