/** Conditions that are read once say what they say when they are read each time. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type Grammar, readOnce } from '../../infra/local/store/expressions.ts';

const load = createRequire(createRequire(import.meta.url).resolve('dynalite'));
const { compare } = load('./db') as { readonly compare: (how: 'GT', one: object, other: object) => boolean };

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Asked {
  readonly grammar: 'conditionParser' | 'updateParser';
  readonly text: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values: readonly Values[];
}

const BETWEEN = 'pk = :pk AND sk BETWEEN :from AND :to';

const ASKED: readonly Asked[] = [
  { grammar: 'conditionParser', text: 'attribute_not_exists(pk)', values: [{}, {}] },
  {
    grammar: 'conditionParser',
    text: BETWEEN,
    values: [
      { ':pk': { S: 'a' }, ':from': { S: 'b' }, ':to': { S: 'c' } },
      { ':pk': { S: 'b' }, ':from': { S: 'x' }, ':to': { S: 'y' } },
      // Refused, whatever was read before: the bounds are the wrong way round, or of two types.
      { ':pk': { S: 'b' }, ':from': { S: 'y' }, ':to': { S: 'x' } },
      { ':pk': { S: 'b' }, ':from': { N: '1' }, ':to': { S: 'x' } },
      { ':pk': { S: 'c' }, ':from': { S: 'k' }, ':to': { S: 'l' } },
    ],
  },
  {
    grammar: 'updateParser',
    text: 'SET spent = if_not_exists(spent, :none) + :amount, expires = :expires',
    values: [
      { ':none': { N: '0' }, ':amount': { N: '1' }, ':expires': { N: '5' } },
      { ':none': { N: '0' }, ':amount': { N: '9' }, ':expires': { N: '6' } },
      { ':none': { N: '0' }, ':amount': { S: '9' }, ':expires': { N: '6' } },
      { ':none': { N: '0' }, ':amount': { N: '9' }, ':expires': { N: '6' }, ':idle': { S: 'named nowhere' } },
      { ':none': { N: '0' }, ':expires': { N: '6' } },
    ],
  },
  {
    grammar: 'updateParser',
    text: 'SET #state = :sent REMOVE waiting',
    names: { '#state': 'state' },
    values: [{ ':sent': { S: 'sent' } }, { ':sent': { S: 'again' } }],
  },
  {
    grammar: 'conditionParser',
    text: 'attribute_type(pk, :type)',
    values: [{ ':type': { S: 'S' } }, { ':type': { S: 'nonsense' } }],
  },
];

/** What is read, and what no expression has named. */
function reading(grammar: Grammar, { text, names }: Asked, values: Values) {
  const unusedAttrNames: Record<string, true> = Object.fromEntries(
    Object.keys(names ?? {}).map((name) => [name, true]),
  );
  const unusedAttrVals: Record<string, true> = Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  const context = {
    ...(names === undefined ? {} : { attrNames: names }),
    attrVals: values,
    unusedAttrNames,
    unusedAttrVals,
    isReserved: () => false,
    compare,
  };
  try {
    return { read: grammar.parse(text, { context }), unusedAttrNames, unusedAttrVals };
  } catch (error) {
    return { refused: String(error), unusedAttrNames, unusedAttrVals };
  }
}

describe('an expression that is read once', () => {
  it.each(ASKED)('$text: has the values of the time it is asked for', (asked) => {
    const { parse } = load(`./db/${asked.grammar}`) as Grammar;
    let times = 0;
    const counted: Grammar = {
      parse: (text, options) => {
        times += 1;
        return parse(text, options);
      },
    };
    readOnce(counted);
    for (const values of asked.values)
      expect(reading(counted, asked, values)).toEqual(reading({ parse }, asked, values));
    if (asked.text === BETWEEN) expect(times).toBe(3);
  });

  it('is changed without harm: the next one is as it was', () => {
    const [, , asked] = ASKED;
    const { parse } = load(`./db/${asked!.grammar}`) as Grammar;
    const once: Grammar = { parse };
    readOnce(once);
    for (const values of asked!.values.slice(0, 2)) {
      const { read } = reading(once, asked!, values) as { readonly read: { sections: unknown[] } };
      expect(read.sections).toHaveLength(2);
      read.sections.length = 0;
    }
  });
});
