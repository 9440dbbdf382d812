/**
 * Style sheets of mails, as far as they can hide a text: declarations, and rules with selectors of tags, classes, ids and
 * attributes. Whatever cannot be read is passed over, as browsers do. Time grows with the length of the text.
 */

/** Properties and values in lower case; the last of a name counts, unless one before is important. */
export type Declarations = ReadonlyMap<string, Declared>;

export interface Declared {
  readonly value: string;
  readonly important: boolean;
}

/** One element's part of a selector: `p.small[hidden]`. */
export interface Compound {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  /** How it stands to the compound before it. */
  readonly relation: 'within' | 'child' | 'after';
}

export interface AttributeTest {
  readonly name: string;
  readonly sign: string;
  readonly value: string;
}

export interface CssRule {
  /** The element meant is the last. */
  readonly compounds: readonly Compound[];
  readonly declarations: Declarations;
  readonly specificity: number;
}

/** More rules than this no mail program writes. */
const MOST_RULES = 2000;
const LONGEST_SHEET = 200_000;
const MOST_DECLARATIONS = 100;

/** Any other value says nothing. */
const DISPLAYS =
  /^(?:none|contents|block|inline|flow|flow-root|flex|grid|table|list-item|ruby|math|run-in|initial|inherit|unset|revert|-webkit-\w+|-ms-\w+)(?:[\s-]|$)/;

/** Declarations of a `style` attribute or of a rule. */
export function declarationsIn(text: string): Declarations {
  const declarations = new Map<string, Declared>();
  let count = 0;
  for (const part of splitOutside(withoutComments(text), ';')) {
    const colon = part.indexOf(':');
    if (colon < 0 || ++count > MOST_DECLARATIONS) continue;
    const property = unescaped(part.slice(0, colon)).trim().toLowerCase();
    const written = unescaped(part.slice(colon + 1))
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const important = /!\s?important$/.test(written);
    const value = written.replace(/\s?!\s?[a-z]+$/, '');
    if (value === '' || (property === 'display' && !DISPLAYS.test(value))) continue;
    if (declarations.get(property)?.important === true && !important) continue;
    declarations.set(property, { value, important });
  }
  return declarations;
}

/** The rules of a sheet that apply on a light screen. */
export function rulesIn(sheet: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  addRules(withoutComments(sheet.slice(0, LONGEST_SHEET).replace(/<!--|-->/g, ' ')), rules, 0);
  return rules;
}

const DEEPEST = 5;

function addRules(text: string, rules: CssRule[], depth: number): void {
  let at = 0;
  while (at < text.length && rules.length < MOST_RULES) {
    const open = text.indexOf('{', at);
    if (open < 0) return;
    const close = closing(text, open);
    const head = text
      .slice(at, open)
      .replace(/^[^{}]*;/, '')
      .replace(/^[\s}]+/, '')
      .trim();
    const body = text.slice(open + 1, close);
    at = close + 1;
    const atRule = /^@(media|supports|layer|container|scope)\b(.*)$/is.exec(head);
    if (atRule !== null) {
      if (depth < DEEPEST && (atRule[1]!.toLowerCase() !== 'media' || isScreen(atRule[2]!)))
        addRules(body, rules, depth + 1);
    } else if (!head.startsWith('@')) addRule(head, body, rules);
  }
}

/** A wide screen that is neither dark nor paper. */
function isScreen(query: string): boolean {
  return query
    .toLowerCase()
    .split(',')
    .some(
      (each) =>
        !/\bprint\b|\bspeech\b|max-(?:device-)?width|prefers-color-scheme\s*:\s*dark|\bnot\s+(?:all|screen)/.test(each),
    );
}

function addRule(head: string, body: string, rules: CssRule[]): void {
  const declarations = declarationsIn(body);
  if (declarations.size === 0) return;
  for (const selector of splitOutside(head, ',')) {
    const compounds = compoundsOf(selector.trim());
    if (compounds === null || rules.length >= MOST_RULES) continue;
    rules.push({ compounds, declarations, specificity: specificityOf(compounds) });
  }
}

const MOST_COMPOUNDS = 8;
const LONGEST_SELECTOR = 300;

/** Null: a selector that matches nothing that stands still. */
function compoundsOf(selector: string): readonly Compound[] | null {
  if (selector.length > LONGEST_SELECTOR) return null;
  const compounds: Compound[] = [];
  let relation: Compound['relation'] = 'within';
  // Pseudo-classes that ask for the place among siblings are taken to match: rather hidden, and said, than read.
  const plain = selector.replace(
    /::?(?:first-child|last-child|nth-[a-z-]+|first-of-type|last-of-type|only-child|not|is|where|root|link|any-link)(?:\([^()]*\))?/gi,
    '',
  );
  if (/:/.test(plain.replace(/\[[^\]]*\]|\\./g, ''))) return null;
  for (const [piece] of plain.matchAll(/\s*[>+~]\s*|(?:\\.|\[[^\]]*\]|[^\s>+~[\\])+|\s+/gs)) {
    const sign = piece.trim();
    if (sign === '>') relation = 'child';
    else if (sign === '+' || sign === '~') relation = 'after';
    else if (sign !== '') {
      const compound = compoundOf(sign, relation);
      if (compound === null || compounds.length === MOST_COMPOUNDS) return null;
      compounds.push(compound);
      relation = 'within';
    }
  }
  if (compounds.length > 0) return compounds;
  return plain === '' && selector !== ''
    ? [{ tag: null, id: null, classes: [], attributes: [], relation: 'within' }]
    : null;
}

function compoundOf(text: string, relation: Compound['relation']): Compound | null {
  let tag: string | null = null;
  let id: string | null = null;
  const classes: string[] = [];
  const attributes: AttributeTest[] = [];
  let length = 0;
  for (const match of text.matchAll(
    /([.#]?)((?:\\[0-9a-f]{1,6}\s?|\\.|[^\s.#[\]\\])+)|\[\s*([^\]=~|^$*\s]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\]\s]+)\s*[is]?\s*)?\]/gi,
  )) {
    length += match[0].length;
    const [, mark, name, attribute, sign = '', value = ''] = match;
    if (attribute !== undefined)
      attributes.push({ name: attribute.toLowerCase(), sign, value: value.replace(/^["']|["']$/g, '').toLowerCase() });
    else if (mark === '.') classes.push(unescaped(name!).toLowerCase());
    else if (mark === '#') id = unescaped(name!).toLowerCase();
    else if (name !== '*') tag = unescaped(name!).toLowerCase().replace(/^\*/, '');
  }
  return length < text.length ? null : { tag: tag === '' ? null : tag, id, classes, attributes, relation };
}

function specificityOf(compounds: readonly Compound[]): number {
  return compounds.reduce(
    (sum, { tag, id, classes, attributes }) =>
      sum + (id === null ? 0 : 10_000) + 100 * (classes.length + attributes.length) + (tag === null ? 0 : 1),
    0,
  );
}

/** Index of the brace that closes the one at `open`; the end where none does. */
function closing(text: string, open: number): number {
  let depth = 0;
  const marks = /[{}"']/g;
  marks.lastIndex = open;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') {
      if (--depth === 0) return match.index;
    } else {
      const end = text.indexOf(match[0], match.index + 1);
      // A string that is not closed ends with its line.
      if (end >= 0 && !text.slice(match.index, end).includes('\n')) marks.lastIndex = end + 1;
    }
  }
  return text.length;
}

/** Parts between separators that stand neither in brackets nor in a string. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\\') at++;
    else if (quote !== '') {
      if (char === quote || char === '\n') quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function withoutComments(text: string): string {
  return text.includes('/*')
    ? text
        .split('/*')
        .map((part, n) => (n === 0 ? part : part.slice(part.indexOf('*/') < 0 ? part.length : part.indexOf('*/') + 2)))
        .join('')
    : text;
}

/** `\64 isplay` is `display`. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, char: string | undefined) =>
    code === undefined ? char! : String.fromCodePoint(Math.min(Number.parseInt(code, 16) || 0xfffd, 0x10ffff)),
  );
}
