/** Which styles an element has: of its tag and attributes, of the sheets, of its own `style`, in the order of CSS. */
import {
  type AttributeTest,
  type Compound,
  type CssRule,
  type Declarations,
  type Declared,
  declarationsIn,
} from './css.ts';

/** An element that is open, as selectors see it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly id: string;
  readonly classes: readonly string[];
}

/** Comparisons of an element with a selector that a mail may cost, each with one element. */
const MOST_WORK = 600_000;

export interface Cascade {
  /** `above`: the open elements, the innermost last, without this one. */
  readonly stylesOf: (element: Element, above: readonly Element[]) => Declarations;
  /** More rules and elements than anybody needs: nothing can be said of what is shown. */
  readonly isExhausted: () => boolean;
}

export function elementOf(name: string, attributes: Readonly<Record<string, string>>): Element {
  const { id = '', class: classes = '' } = attributes;
  return {
    name,
    attributes,
    id: id.toLowerCase(),
    classes:
      classes === ''
        ? NO_CLASSES
        : classes
            .toLowerCase()
            .split(/\s+/)
            .filter((each) => each !== ''),
  };
}

const NO_CLASSES: readonly string[] = [];

const NONE: Declarations = new Map();

export function cascadeRules(rules: readonly CssRule[]): Cascade {
  const byKey = new Map<string, { readonly rule: CssRule; readonly order: number }[]>();
  for (const [order, rule] of rules.entries()) {
    const key = keyOf(rule.compounds.at(-1)!);
    byKey.set(key, [...(byKey.get(key) ?? []), { rule, order }]);
  }
  let work = 0;
  const found = (element: Element, above: readonly Element[]) => {
    const keys = [
      '*',
      element.name,
      ...(element.id === '' ? [] : [`#${element.id}`]),
      ...element.classes.map((each) => `.${each}`),
    ];
    return [...new Set(keys)]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ rule: { compounds } }) => {
        if (work > MOST_WORK) return false;
        work++;
        return matches(element, compounds.at(-1)!) && isWithin(compounds, above, () => work++);
      })
      .sort((a, b) => a.rule.specificity - b.rule.specificity || a.order - b.order)
      .map(({ rule }) => rule.declarations);
  };
  return {
    stylesOf: (element, above) => {
      const { style } = element.attributes;
      const own = style === undefined ? NONE : declarationsIn(style);
      const ofSheets = rules.length === 0 ? [] : found(element, above);
      const shown = presentation(element);
      if (ofSheets.length === 0 && shown.size === 0) return own;
      return joined([shown, ...ofSheets, own]);
    },
    isExhausted: () => work > MOST_WORK,
  };
}

function joined(all: readonly Declarations[]): Declarations {
  const styles = new Map<string, Declared>();
  for (const declarations of all) {
    for (const [property, declared] of declarations) {
      if (styles.get(property)?.important === true && !declared.important) continue;
      // A shorthand takes the place of what was said in detail.
      const longhand = LONGHANDS.get(property);
      if (longhand !== undefined) styles.delete(longhand);
      styles.set(property, declared);
    }
  }
  return styles;
}

const LONGHANDS: ReadonlyMap<string, string> = new Map([
  ['background', 'background-color'],
  ['font', 'font-size'],
]);

/** Attributes that are styles (HTML, 15.3). */
function presentation({ name, attributes }: Element): Declarations {
  const { color, bgcolor, text, hidden, popover } = attributes;
  if (
    color === undefined &&
    bgcolor === undefined &&
    text === undefined &&
    hidden === undefined &&
    popover === undefined
  )
    return NONE;
  const styles = new Map<string, Declared>();
  const set = (property: string, value: string | undefined) => {
    if (value !== undefined) styles.set(property, { value: value.trim().toLowerCase(), important: false });
  };
  if (name === 'font' || name === 'basefont') set('color', color);
  if (name === 'body') set('color', text);
  set('background-color', bgcolor);
  if (hidden !== undefined || popover !== undefined) set('display', 'none');
  return styles;
}

function keyOf({ id, classes, tag }: Compound): string {
  if (id !== null) return `#${id}`;
  return classes[0] === undefined ? (tag ?? '*') : `.${classes[0]}`;
}

/** Do the compounds before the last stand above the element as they should? */
function isWithin(compounds: readonly Compound[], above: readonly Element[], count: () => void): boolean {
  let at = above.length - 1;
  for (let n = compounds.length - 2; n >= 0; n--) {
    const { relation } = compounds[n + 1]!;
    // What stands before an element is not known any more: it is taken to be there.
    if (relation === 'after') return true;
    const compound = compounds[n]!;
    if (relation === 'within')
      while (at >= 0 && !matches(above[at]!, compound)) {
        at--;
        count();
      }
    if (at < 0 ? !isRoot(compound) : !matches(above[at]!, compound)) return false;
    at--;
  }
  return true;
}

/** Every mail has an `html` and a `body`, written or not. */
function isRoot({ tag, id, classes, attributes }: Compound): boolean {
  const isNamed = tag === null || tag === 'html' || tag === 'body';
  return isNamed && id === null && classes.length === 0 && attributes.length === 0;
}

function matches({ name, id, classes, attributes }: Element, compound: Compound): boolean {
  return (
    (compound.tag === null || compound.tag === name) &&
    (compound.id === null || compound.id === id) &&
    compound.classes.every((each) => classes.includes(each)) &&
    compound.attributes.every((test) => passes(attributes, test))
  );
}

function passes(attributes: Readonly<Record<string, string>>, { name, sign, value }: AttributeTest): boolean {
  const written = Object.hasOwn(attributes, name) ? attributes[name]!.toLowerCase() : null;
  if (written === null) return false;
  switch (sign) {
    case '=':
      return written === value;
    case '~=':
      return written.split(/\s+/).includes(value);
    case '^=':
      return value !== '' && written.startsWith(value);
    case '$=':
      return value !== '' && written.endsWith(value);
    case '*=':
      return value !== '' && written.includes(value);
    case '|=':
      return written === value || written.startsWith(`${value}-`);
    default:
      return true;
  }
}
