/** How an army is to travel: `via convoy`, `by sea`, `via Nth`, `(via Nth and Nwg)`, `convoyed by F Nth`. */
import {
  type GrammarMatch,
  isArrow,
  isSignToken,
  isWord,
  readPlace,
  readType,
  skipFillers,
  type TokenLine,
} from './grammar.ts';
import { BY_SEA, ROUTE_WORDS } from './order-vocabulary.ts';
import type { RawPlace } from './raw-order.ts';

export interface RawRoute {
  readonly bySea: boolean;
  readonly through: readonly RawPlace[];
}

const CONVOYED: ReadonlySet<string> = new Set(['convoyed', 'carried', 'transported', 'ferried']);
const LINKS: ReadonlySet<string> = new Set(['and', 'then']);

/** The words about the route at `i`; null when there are none. */
export function readRoute(line: TokenLine, i: number): GrammarMatch<RawRoute> | null {
  const { tokens } = line;
  const bracket = isSignToken(tokens[i], '(') || isSignToken(tokens[i], '[');
  const at = bracket ? i + 1 : i;
  const read = readRouteWords(line, at, bracket);
  if (read === null || !bracket) return read;
  return isSignToken(tokens[read.next], ')') || isSignToken(tokens[read.next], ']')
    ? { ...read, next: read.next + 1 }
    : null;
}

function readRouteWords(line: TokenLine, i: number, bracket: boolean): GrammarMatch<RawRoute> | null {
  const { tokens } = line;
  const carried: RawRoute = { bySea: true, through: [] };
  if (isWord(tokens[i], CONVOYED)) {
    const fleets = isWord(tokens[i + 1], ROUTE_WORDS) ? readWaters(line, i + 2) : null;
    return fleets ?? { value: carried, next: i + 1 };
  }
  if (bracket && isWord(tokens[i], BY_SEA) && tokens[i]!.text.length > 1) return { value: carried, next: i + 1 };
  if (!isWord(tokens[i], ROUTE_WORDS)) return null;
  const at = skipFillers(line, i + 1);
  const waters = readWaters(line, at);
  if (waters !== null) return waters;
  if (isWord(tokens[at], BY_SEA)) return { value: carried, next: at + 1 };
  // `VIA` alone at the end, as the canonical form has it.
  const ends = tokens[at] === undefined || tokens[at].kind === 'sign' || tokens[at].kind === 'remark';
  return tokens[i]!.text === 'via' && ends ? { value: carried, next: at } : null;
}

function readWaters(line: TokenLine, i: number): GrammarMatch<RawRoute> | null {
  const through: RawPlace[] = [];
  let next = i;
  for (;;) {
    const { tokens } = line;
    const at = skipFillers(line, next);
    const type = readType(tokens, at);
    const place = readPlace(line, skipFillers(line, type?.value === 'F' ? type.next : at));
    if (place === null) break;
    through.push(place.value);
    next = place.next;
    // A link leads to more water only where a place and then the end of the route follows.
    if (!isArrow(tokens[next]) && !isWord(tokens[next], LINKS)) break;
    const more = readPlace(line, skipFillers(line, next + 1));
    if (more === null) break;
    const after = tokens[more.next];
    if (isWord(tokens[next], LINKS) && after?.kind === 'word' && !LINKS.has(after.text)) break;
    next++;
  }
  return through.length === 0 ? null : { value: { bySea: false, through }, next };
}
