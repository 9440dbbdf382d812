/**
 * What a document tells of its GMs' acts, against the events that the commits of its chain open. A full list is cut and begins late; else, and
 * behind its first act, nothing is left out. Documents of before there was such a list have none.
 */
import type { PhaseCode } from '../board/position.ts';
import { canonicalJson } from '../game/canonical.ts';
import { actOf, isKept, MOST_ACTS } from '../game/events/gm-acts.ts';
import type { GameEvent, PersonId } from '../game/events.ts';
import type { ActMessage } from '../messages/acts.ts';
import type { ArchiveDocument } from './document.ts';

interface ChainedAct {
  /** The phase that was played; undefined: the game was over. */
  readonly phase: PhaseCode | null | undefined;
  /** Undefined: the commit does not tell. */
  readonly by: unknown;
  /** Null: the event is closed, or no act of a GM. */
  readonly act: ActMessage | null;
  /** It belongs into the list. */
  readonly isOwed: boolean;
}

/** What the commits before have told. */
interface Before {
  readonly phase: PhaseCode | null;
  readonly masters: readonly PersonId[] | undefined;
  readonly isBegun: boolean;
  readonly isOver: boolean;
}

/** By the instants of the commits. */
export type ChainedActs = Map<string, ChainedAct[]>;

/** `event`: what is open of it; `writer`: of whom the mail was that led to it. */
export function addChainedAct(
  acts: ChainedActs,
  instant: string | null,
  { phase, masters, isBegun, isOver }: Before,
  event: Readonly<Record<string, unknown>>,
  writer: unknown,
): void {
  if (instant === null) return;
  const { type, by = writer, position } = event;
  const hasBoard = typeof position === 'object' && position !== null;
  const whole = { ...event, ...(hasBoard ? {} : { position: {} }) } as unknown as GameEvent;
  const act = typeof type === 'string' ? actOf(whole, typeof by === 'string' ? (by as PersonId) : NOBODY) : null;
  acts.set(instant, [
    ...(acts.get(instant) ?? []),
    { phase: isOver ? undefined : phase, by, act, isOwed: isBegun && masters?.some((each) => each === by) === true },
  ]);
}

const NOBODY = '' as PersonId;

/** The first part of the acts that no commit vouches for; null: there is none. */
export function actsFault({ acts = [], settings }: ArchiveDocument, chained: ChainedActs): string | null {
  for (const [n, { at, phase, by, act }] of acts.entries()) {
    const then = chained.get(at)?.filter((each) => each.phase === undefined || each.phase === phase) ?? [];
    const told = then.filter((each) => isSame(each.act, act));
    if (told.length === 0) return `acts[${n}]`;
    if (settings?.show === true ? !told.some((each) => each.by === by) : by !== null) return `acts[${n}].by`;
  }
  const since = acts.length < MOST_ACTS ? '' : acts[0]!.at;
  const isListed = (at: string, act: ActMessage) => acts.some((each) => each.at === at && isSame(act, each.act));
  for (const [at, then] of chained)
    for (const { act, isOwed } of then)
      if (acts.length > 0 && at > since && act !== null && isOwed && isKept(act) && !isListed(at, act)) return 'acts';
  return null;
}

function isSame(one: ActMessage | null, other: ActMessage): boolean {
  return one !== null && canonicalJson(one) === canonicalJson(other);
}
