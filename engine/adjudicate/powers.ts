/** Powers as people write them: name, letter, adjective, alias, or the beginning of one. */
import type { Board } from '../board/board.ts';
import type { Power } from '../board/variant.ts';

interface PowerNames {
  readonly known: Map<string, Power | null>;
  /** Every spelling in lower case with its power. */
  readonly spellings: readonly (readonly [string, Power])[];
}

/** Names looked up are remembered, but not without end. */
const MOST_NAMES = 1000;
const namesOfBoards = new WeakMap<Board, PowerNames>();

/** The power meant; null when it is none, or could be several. Case does not matter. */
export function findPower(board: Board, written: string): Power | null {
  const { known, spellings } = namesOf(board);
  const remembered = known.get(written);
  if (remembered !== undefined) return remembered;
  const key = written.trim().toLowerCase();
  const exact = new Set(spellings.filter(([spelling]) => spelling === key).map(([, power]) => power));
  const begun = new Set(
    spellings.filter(([spelling]) => key !== '' && spelling.startsWith(key)).map(([, power]) => power),
  );
  const meant = exact.size > 0 ? exact : begun;
  const power = meant.size === 1 ? [...meant][0]! : null;
  if (known.size >= MOST_NAMES) known.clear();
  known.set(written, power);
  return power;
}

function namesOf(board: Board): PowerNames {
  let names = namesOfBoards.get(board);
  if (names === undefined) {
    const neutral = board.variant.rules['neutral-units'];
    const all = [...board.powers, ...(neutral === undefined ? [] : [neutral])];
    names = {
      known: new Map(),
      spellings: all.flatMap((power) =>
        [
          power.name,
          power.display,
          power.adjective,
          ...(power.letter === undefined ? [] : [power.letter]),
          ...('aliases' in power ? (power.aliases ?? []) : []),
        ].map((spelling) => [spelling.toLowerCase(), power.name] as const),
      ),
    };
    namesOfBoards.set(board, names);
  }
  return names;
}
