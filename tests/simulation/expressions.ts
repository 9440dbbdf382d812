/** DynamoDB's language of conditions and updates, as far as the judge's adapters speak it. */

export type Value = unknown;
export type Attributes = Record<string, Value>;

export interface Names {
  readonly names: Readonly<Record<string, string>> | undefined;
  readonly values: Readonly<Record<string, Value>> | undefined;
}

/** Does the condition hold of the item (empty: nothing stands there)? Throws on anything that is not understood. */
export function holds(expression: string, item: Attributes, given: Names): boolean {
  const reader = readerOf(expression, item, given);
  const result = either(reader);
  reader.end();
  return result;
}

/** The item after `SET … REMOVE …`. */
export function updated(expression: string, item: Attributes, given: Names): Attributes {
  const reader = readerOf(expression, item, given);
  const changed: Attributes = { ...item };
  while (!reader.isAtEnd()) {
    if (reader.take('SET')) {
      do {
        const name = reader.name();
        reader.expect('=');
        changed[name] = sum(reader);
      } while (reader.take(','));
    } else {
      reader.expect('REMOVE');
      do delete changed[reader.name()];
      while (reader.take(','));
    }
  }
  return changed;
}

interface Reader {
  isAtEnd(): boolean;
  peek(): string;
  take(word: string): boolean;
  expect(word: string): void;
  next(): string;
  name(): string;
  end(): void;
  readonly item: Attributes;
  readonly given: Names;
}

function readerOf(expression: string, item: Attributes, given: Names): Reader {
  const words = expression.match(/[#:]?\w+|<>|<=|>=|[=<>(),+-]/g) ?? [];
  let at = 0;
  const peek = () => words[at] ?? '';
  const next = () => {
    const word = peek();
    at += 1;
    return word;
  };
  const take = (word: string) => {
    if (peek() !== word) return false;
    at += 1;
    return true;
  };
  const expect = (word: string) => {
    if (!take(word)) throw new Error(`'${word}' is expected and '${peek()}' is there, in: ${expression}`);
  };
  return {
    item,
    given,
    peek,
    next,
    take,
    expect,
    isAtEnd: () => at >= words.length,
    end: () => {
      if (at < words.length) throw new Error(`Not understood from '${peek()}' on: ${expression}`);
    },
    name: () => {
      const word = next();
      const name = word.startsWith('#') ? given.names?.[word] : word;
      if (name === undefined || !/^\w+$/.test(name)) throw new Error(`'${word}' names no attribute in: ${expression}`);
      return name;
    },
  };
}

function either(reader: Reader): boolean {
  let result = both(reader);
  while (reader.take('OR')) result = both(reader) || result;
  return result;
}

function both(reader: Reader): boolean {
  let result = one(reader);
  while (reader.take('AND')) result = one(reader) && result;
  return result;
}

function one(reader: Reader): boolean {
  if (reader.take('NOT')) return !one(reader);
  if (reader.take('(')) {
    const inner = either(reader);
    reader.expect(')');
    return inner;
  }
  const existence = reader.peek();
  if (existence === 'attribute_exists' || existence === 'attribute_not_exists') {
    reader.next();
    reader.expect('(');
    const isThere = reader.item[reader.name()] !== undefined;
    reader.expect(')');
    return isThere === (existence === 'attribute_exists');
  }
  if (reader.take('begins_with')) {
    reader.expect('(');
    const value = operand(reader);
    reader.expect(',');
    const start = operand(reader);
    reader.expect(')');
    return typeof value === 'string' && value.startsWith(String(start));
  }
  const left = operand(reader);
  if (reader.take('BETWEEN')) {
    const low = operand(reader);
    reader.expect('AND');
    const high = operand(reader);
    return compare(left, low, (order) => order >= 0) && compare(left, high, (order) => order <= 0);
  }
  const comparison = COMPARISONS[reader.peek()];
  if (comparison === undefined) throw new Error(`'${reader.peek()}' is no comparison that is known here.`);
  const isUnlike = reader.next() === '<>';
  const right = operand(reader);
  // Nothing is equal to what is not there, and so it differs from everything.
  if (left === undefined || right === undefined) return isUnlike;
  return compare(left, right, comparison);
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function compare(left: Value, right: Value, holds: (order: number) => boolean): boolean {
  if (typeof left === 'number' && typeof right === 'number') return holds(left - right);
  if (typeof left === 'string' && typeof right === 'string') return holds(left < right ? -1 : left > right ? 1 : 0);
  if (typeof left === 'boolean' && typeof right === 'boolean') return holds(Number(left) - Number(right));
  return false;
}

function sum(reader: Reader): Value {
  let value = operand(reader);
  for (;;) {
    const sign = reader.take('+') ? 1 : reader.take('-') ? -1 : 0;
    if (sign === 0) return value;
    value = Number(value) + sign * Number(operand(reader));
  }
}

function operand(reader: Reader): Value {
  if (reader.take('if_not_exists')) {
    reader.expect('(');
    const there = reader.item[reader.name()];
    reader.expect(',');
    const otherwise = operand(reader);
    reader.expect(')');
    return there ?? otherwise;
  }
  if (reader.peek().startsWith(':')) {
    const word = reader.next();
    const value = reader.given.values?.[word];
    if (value === undefined) throw new Error(`There is no value ${word}.`);
    return value;
  }
  return reader.item[reader.name()];
}
