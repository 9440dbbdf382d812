/**
 * dynalite reads each condition and each update as text, every time, with a grammar that takes longer than what is asked for. There are
 * some twenty of them here, always the same but for their values: each is read once, and has its values put in.
 */

type Fields = Readonly<Record<string, unknown>>;

interface Context {
  readonly attrNames?: Readonly<Record<string, string>>;
  /** By `:name`, each as `{S: 'text'}`. */
  readonly attrVals?: Readonly<Record<string, Fields>>;
  /** What no expression has named yet. */
  readonly unusedAttrNames: Record<string, true>;
  readonly unusedAttrVals: Record<string, true>;
  readonly isKeyCondition?: boolean;
  readonly compare: (how: 'GT', one: Fields, other: Fields) => boolean;
}

/** One of dynalite's grammars. */
export interface Grammar {
  parse(text: string, options: { readonly context: Context }): unknown;
}

/** In the place of a value. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Read {
  readonly tree: unknown;
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** From now on the grammar reads each text once. What it refuses it reads, and refuses, each time. */
export function readOnce(grammar: Grammar): void {
  const { parse } = grammar;
  const known = new Map<string, Read>();
  grammar.parse = (text, options) => {
    const { context } = options;
    const key = whatMatters(text, context);
    const before = known.get(key);
    if (before !== undefined) {
      for (const name of before.names) delete context.unusedAttrNames[name];
      for (const name of before.values) delete context.unusedAttrVals[name];
      return mapped(before.tree, (each) => (each instanceof Place ? context.attrVals![each.name] : undefined));
    }
    const names = Object.keys(context.unusedAttrNames);
    const values = Object.keys(context.unusedAttrVals);
    const tree = parse.call(grammar, text, options);
    // A text is what was wrong with it; and one function of the language looks at what its value says.
    if (typeof tree === 'string' || /\battribute_type\b/i.test(text)) return tree;
    const places = new Map<unknown, Place>();
    for (const [name, value] of Object.entries(context.attrVals ?? {})) places.set(value, new Place(name));
    known.set(key, {
      tree: mapped(tree, (each) => places.get(each)),
      names: names.filter((name) => !(name in context.unusedAttrNames)),
      values: values.filter((name) => !(name in context.unusedAttrVals)),
    });
    return tree;
  };
}

/** All that the grammar looks at: of values their types, and which is the greater, since BETWEEN wants them in order. */
function whatMatters(text: string, { attrNames, attrVals = {}, isKeyCondition, compare }: Context): string {
  const values = Object.entries(attrVals);
  const types = values.map(([name, value]) => [name, ...Object.keys(value)]);
  const order = /\bbetween\b/i.test(text)
    ? values.map(([, one]) => values.map(([, other]) => compare('GT', one, other)))
    : null;
  return JSON.stringify([text, isKeyCondition === true, attrNames ?? null, types, order]);
}

/** A copy: dynalite changes what it has read. `put`: what stands in the place of something; undefined: a copy of it. */
function mapped(tree: unknown, put: (each: unknown) => unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  const instead = put(tree);
  if (instead !== undefined) return instead;
  if (Array.isArray(tree)) return tree.map((each) => mapped(each, put));
  const copy = Object.create(Object.getPrototypeOf(tree) as object | null) as Record<string, unknown>;
  for (const [name, each] of Object.entries(tree)) copy[name] = mapped(each, put);
  return copy;
}
