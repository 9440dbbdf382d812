/** Press in the shape of research tools: a message to one power, or to all. */
import type { Board } from '../../board/board.ts';
import type { ArchiveDocument } from '../document.ts';
import type { ResearchMessage } from './shape.ts';

/** By phase. What was said before the first stands in the first, what was said after the last in what comes then. */
export function messagesOf(
  { phases, press, status, position }: ArchiveDocument,
  board: Board,
): Map<string, ResearchMessage[]> {
  const byPhase = new Map<string, ResearchMessage[]>();
  const known = new Set(phases.map(({ phase }) => phase));
  const [first, last] = [phases[0], phases.at(-1)];
  const afterwards = status === 'finished' ? 'COMPLETED' : (last?.resolution.next ?? position?.phase ?? 'COMPLETED');
  const powers = new Set(board.powers.map(({ name }) => name));
  const start = press.find(({ phase }) => phase !== null);
  let latest = 0;
  const placed = press.map((each) => {
    const isFirst = each.phase === null && start !== undefined && press.indexOf(each) < press.indexOf(start);
    const phase =
      each.phase !== null && known.has(each.phase) ? each.phase : isFirst ? (first?.phase ?? afterwards) : afterwards;
    return { ...each, phase, sentIn: each.phase };
  });
  for (const phase of [...known, afterwards]) {
    for (const { from, to, body, at, sentIn } of placed.filter((each) => each.phase === phase)) {
      latest = Math.max(latest, at === null ? 0 : Date.parse(at) * 1000);
      const readers = to === 'all' ? [] : to.filter((each) => powers.has(each));
      const isPlain =
        from !== null &&
        powers.has(from) &&
        (to === 'all' || readers.length === 1) &&
        at !== null &&
        Date.parse(at) * 1000 === latest &&
        sentIn === (phase === 'COMPLETED' ? null : phase);
      for (const recipient of readers.length === 0 ? ['GLOBAL'] : readers) {
        const message = {
          sender: from !== null && powers.has(from) ? from : 'SYSTEM',
          recipient,
          phase,
          message: body,
          time_sent: latest,
          ...(isPlain ? {} : { told: { from, to, phase: sentIn, at } }),
        };
        byPhase.set(phase, [...(byPhase.get(phase) ?? []), message]);
      }
    }
  }
  return byPhase;
}
