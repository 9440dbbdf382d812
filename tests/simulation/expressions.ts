/** DynamoDB's language of conditions and updates, as far as the judge's adapters speak it. */
import { textOrder } from './table-limits.ts';

export type Value = unknown;
export type Attributes = Record<string, Value>;

export interface Names {
  readonly names: Readonly<Record<string, string>> | undefined;
  readonly values: Readonly<Record<string, Value>> | undefined;
}

/** Does the condition hold of the item (empty: nothing stands there)? Throws on anything that is not understood. */
export function holds(expression: string, item: Attributes, given: Names): boolean {
  return conditionOf(expression)(item, given);
}

/** The item after `SET … REMOVE …`. */
export function updated(expression: string, item: Attributes, given: Names): Attributes {
  const changed: Attributes = { ...item };
  for (const change of changesOf(expression)) change(changed, item, given);
  return changed;
}

type Test = (item: Attributes, given: Names) => boolean;
type Term = (item: Attributes, given: Names) => Value;
type Name = (given: Names) => string;
type Change = (changed: Attributes, item: Attributes, given: Names) => void;

// A run asks a few dozen questions a million times: each is read once.
const conditionOf = readOnce((reader) => {
  const test = either(reader);
  reader.end();
  return test;
});

const changesOf = readOnce((reader): readonly Change[] => {
  const changes: Change[] = [];
  while (!reader.isAtEnd()) {
    if (reader.take('SET')) {
      do {
        const name = reader.name();
        reader.expect('=');
        const value = sum(reader);
        changes.push((changed, item, given) => {
          changed[name(given)] = value(item, given);
        });
      } while (reader.take(','));
    } else {
      reader.expect('REMOVE');
      do {
        const name = reader.name();
        changes.push((changed, _item, given) => delete changed[name(given)]);
      } while (reader.take(','));
    }
  }
  return changes;
});

function readOnce<Read>(read: (reader: Reader) => Read): (expression: string) => Read {
  const known = new Map<string, Read>();
  return (expression) => {
    let found = known.get(expression);
    if (found === undefined) {
      found = read(readerOf(expression));
      known.set(expression, found);
    }
    return found;
  };
}

interface Reader {
  isAtEnd(): boolean;
  peek(): string;
  take(word: string): boolean;
  expect(word: string): void;
  next(): string;
  name(): Name;
  end(): void;
}

function readerOf(expression: string): Reader {
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
      const unknown = () => new Error(`'${word}' names no attribute in: ${expression}`);
      if (!word.startsWith('#')) {
        if (!/^\w+$/.test(word)) throw unknown();
        return () => word;
      }
      return ({ names }) => {
        const name = names?.[word];
        if (name === undefined) throw unknown();
        return name;
      };
    },
  };
}

function either(reader: Reader): Test {
  let test = both(reader);
  while (reader.take('OR')) {
    const [left, right] = [test, both(reader)];
    test = (item, given) => left(item, given) || right(item, given);
  }
  return test;
}

function both(reader: Reader): Test {
  let test = one(reader);
  while (reader.take('AND')) {
    const [left, right] = [test, one(reader)];
    test = (item, given) => left(item, given) && right(item, given);
  }
  return test;
}

function one(reader: Reader): Test {
  if (reader.take('NOT')) {
    const denied = one(reader);
    return (item, given) => !denied(item, given);
  }
  if (reader.take('(')) {
    const inner = either(reader);
    reader.expect(')');
    return inner;
  }
  const existence = reader.peek();
  if (existence === 'attribute_exists' || existence === 'attribute_not_exists') {
    reader.next();
    reader.expect('(');
    const name = reader.name();
    reader.expect(')');
    const wanted = existence === 'attribute_exists';
    return (item, given) => (item[name(given)] !== undefined) === wanted;
  }
  if (reader.take('begins_with')) {
    reader.expect('(');
    const value = operand(reader);
    reader.expect(',');
    const start = operand(reader);
    reader.expect(')');
    return (item, given) => {
      const text = value(item, given);
      return typeof text === 'string' && text.startsWith(String(start(item, given)));
    };
  }
  const left = operand(reader);
  if (reader.take('BETWEEN')) {
    const low = operand(reader);
    reader.expect('AND');
    const high = operand(reader);
    return (item, given) => {
      const value = left(item, given);
      return (
        compare(value, low(item, given), (order) => order >= 0) &&
        compare(value, high(item, given), (order) => order <= 0)
      );
    };
  }
  const comparison = COMPARISONS[reader.peek()];
  if (comparison === undefined) throw new Error(`'${reader.peek()}' is no comparison that is known here.`);
  const isUnlike = reader.next() === '<>';
  const right = operand(reader);
  return (item, given) => {
    const [a, b] = [left(item, given), right(item, given)];
    // Nothing is equal to what is not there, and so it differs from everything.
    return a === undefined || b === undefined ? isUnlike : compare(a, b, comparison);
  };
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
  if (typeof left === 'string' && typeof right === 'string') return holds(textOrder(left, right));
  if (typeof left === 'boolean' && typeof right === 'boolean') return holds(Number(left) - Number(right));
  return false;
}

function sum(reader: Reader): Term {
  let value = operand(reader);
  for (;;) {
    const sign = reader.take('+') ? 1 : reader.take('-') ? -1 : 0;
    if (sign === 0) return value;
    const [left, right] = [value, operand(reader)];
    value = (item, given) => Number(left(item, given)) + sign * Number(right(item, given));
  }
}

function operand(reader: Reader): Term {
  if (reader.take('if_not_exists')) {
    reader.expect('(');
    const name = reader.name();
    reader.expect(',');
    const otherwise = operand(reader);
    reader.expect(')');
    return (item, given) => item[name(given)] ?? otherwise(item, given);
  }
  if (reader.peek().startsWith(':')) {
    const word = reader.next();
    return (_item, { values }) => {
      const value = values?.[word];
      if (value === undefined) throw new Error(`There is no value ${word}.`);
      return value;
    };
  }
  const name = reader.name();
  return (item, given) => item[name(given)];
}
