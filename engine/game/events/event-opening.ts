/** How far an event is open to everybody, in the document of its game. Where that holds a value already, a pointer stands for it. */
import type { Board } from '../../board/board.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../board/position.ts';
import type { ByPower } from '../../board/variant.ts';
import { canonicalJson } from '../canonical.ts';
import type { GameEvent, GameOutcome, PersonId } from '../events.ts';
import type { TreeOpening } from '../sealed-tree.ts';

/** The document around, as far as openings depend on it or point into it. */
export interface Around {
  readonly board: Board;
  /** May everybody know who plays what? */
  readonly isOpen: boolean;
  readonly masters: readonly PersonId[];
  /** Everybody who has played. */
  readonly seated: ReadonlySet<PersonId>;
  readonly phases: readonly {
    readonly phase: PhaseCode;
    readonly commit: number | null;
    readonly position: Pick<Position, 'phase'>;
    readonly orders: OrdersByPower;
    readonly receipts: ByPower<{ readonly receipt: string; readonly salt: string }>;
  }[];
  /** Where the document tells a message, and whether it is from whom it says. */
  readonly pressAt: ReadonlyMap<GameEvent, { readonly p: number; readonly isTrue: boolean }>;
  readonly diaries: readonly { readonly commit: number; readonly entry: number; readonly body: string }[];
  readonly position: Position | null;
  readonly outcome: GameOutcome | null;
  readonly isOver: boolean;
  /** What the document tells of GMs: `INSTANT for POWER` where they wrote for it, `INSTANT by PERSON` where it names who did something. */
  readonly acts: ReadonlySet<string>;
  /** The receipts that the results have opened. */
  readonly receipts: ReadonlySet<string>;
}

export type Fields = Readonly<Record<string, TreeOpening>>;

/** Where the document may hold a board. */
export function boardFields({ phases }: Around): readonly string[] {
  return ['/position', ...phases.map((_, p) => `/phases/${p}/position`)];
}

/** The first pointer under which the document holds the value; the value itself where none does. */
export function pointTo(value: unknown, around: Around, pointers: readonly string[]): TreeOpening {
  const text = canonicalJson(value);
  const at = pointers.find((pointer) => canonicalJson(valueAt(around, pointer)) === text);
  return at === undefined ? 'open' : { at };
}

/** The value at an RFC 6901 pointer; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '') return document;
  let value = document;
  for (const key of pointer.slice(1).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
