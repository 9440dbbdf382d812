/** Reads `[NOT] [power] [type] place {AND|OR …} [THEN]` (judge-language A8). AND binds closer than OR; brackets are allowed. */
import type { Board } from '../../board/board.ts';
import type { Message } from '../../messages/all-messages.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { boardNames } from '../names/board-names.ts';
import {
  type GrammarMatch,
  isSignToken,
  isWord,
  readPlace,
  readPower,
  readType,
  skipFillers,
  type TokenLine,
} from '../orders/grammar.ts';
import type { Condition } from './condition.ts';

type Part = GrammarMatch<Condition> | { readonly problem: Message };

/** Deeper brackets are refused, so that hostile input cannot exhaust the stack. */
const DEEPEST = 20;

export function readCondition(
  board: Board,
  text: string,
): { readonly condition: Condition } | { readonly problem: Message } {
  const tokens = tokenize(text);
  const line: TokenLine = {
    tokens: isWord(tokens.at(-1), THEN) ? tokens.slice(0, -1) : tokens,
    names: boardNames(board),
  };
  if (line.tokens.length === 0) return { problem: { code: 'conditions/missing' } };
  const read = readOr(line, 0, 0);
  if ('problem' in read) return read;
  const left = line.tokens[read.next];
  return left === undefined
    ? { condition: read.value }
    : { problem: { code: 'conditions/not-understood', shown: left.shown } };
}

const THEN: ReadonlySet<string> = new Set(['then']);
const AND: ReadonlySet<string> = new Set(['and']);
const OR: ReadonlySet<string> = new Set(['or']);
const NOT: ReadonlySet<string> = new Set(['not', 'no']);
const THERE: ReadonlySet<string> = new Set(['is', 'there', 'has', 'stands', 'are', 'exists']);

function readOr(line: TokenLine, i: number, depth: number): Part {
  return readJoined(line, i, OR, 'or', (at) =>
    readJoined(line, at, AND, 'and', (start) => readNot(line, start, depth)),
  );
}

function readJoined(
  line: TokenLine,
  i: number,
  words: ReadonlySet<string>,
  test: 'and' | 'or',
  readOne: (i: number) => Part,
): Part {
  const parts: Condition[] = [];
  let next = i;
  for (;;) {
    const part = readOne(next);
    if ('problem' in part) return part;
    parts.push(part.value);
    next = part.next;
    const sign: Token | undefined = line.tokens[next];
    if (!isWord(sign, words) && !(test === 'and' && isSignToken(sign, '&'))) break;
    next++;
  }
  return { value: parts.length === 1 ? parts[0]! : { test, of: parts }, next };
}

function readNot(line: TokenLine, i: number, depth: number): Part {
  const { tokens } = line;
  if (depth > DEEPEST) return { problem: { code: 'conditions/too-many-brackets' } };
  if (isWord(tokens[i], NOT)) {
    const part = readNot(line, i + 1, depth + 1);
    return 'problem' in part ? part : { value: { test: 'not', of: part.value }, next: part.next };
  }
  if (isSignToken(tokens[i], '(')) {
    const part = readOr(line, i + 1, depth + 1);
    if ('problem' in part) return part;
    return isSignToken(tokens[part.next], ')')
      ? { ...part, next: part.next + 1 }
      : { problem: { code: 'conditions/open-bracket' } };
  }
  return readUnitTest(line, i);
}

/** `French A Mun`, `A Mun`, `Mun`, `France in Mun`, `there is a fleet in Nth`. */
function readUnitTest(line: TokenLine, i: number): Part {
  const { tokens } = line;
  const start = skip(line, i);
  const power = readPower(line, start, 2);
  const afterPower = power === null ? start : skip(line, power.next);
  const typed = readType(tokens, afterPower);
  const at = skip(line, typed?.next ?? afterPower);
  const place = readPlace(line, at);
  // A name that is a power and a place too (Prussia) is the place when nothing follows it.
  const alone = place === null ? readPlace(line, start) : null;
  const found = place ?? alone;
  if (found === null) {
    const word = tokens[at] ?? tokens[start];
    return {
      problem:
        word === undefined
          ? { code: 'conditions/breaks-off' }
          : { code: 'conditions/not-understood', shown: word.shown },
    };
  }
  if (found.value.found !== 'place')
    return { problem: { code: 'conditions/several-places', shown: found.value.shown } };
  const { province, coast } = found.value;
  const value: Condition = {
    test: 'unit',
    power: alone === null ? (power?.value.power ?? null) : null,
    type: alone === null ? (typed?.value ?? null) : null,
    at: coast === null ? province : `${province}/${coast}`,
  };
  return { value, next: skipThere(line, found.next) };
}

function skip(line: TokenLine, i: number): number {
  let at = skipFillers(line, i);
  while (isWord(line.tokens[at], THERE)) at = skipFillers(line, at + 1);
  return at;
}

/** `French A Mun is there`. */
function skipThere({ tokens }: TokenLine, i: number): number {
  let at = i;
  while (isWord(tokens[at], THERE)) at++;
  return at;
}
