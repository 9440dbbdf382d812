/** Where a text stops being JSON (RFC 8259). Only asked after a reader has refused it. */

/** Offset of the first character that cannot stand there; the length when the text ends too early; null when it is JSON. */
export function firstNotJson(text: string): number | null {
  const end = skipValue(text, skipSpace(text, 0));
  if (end.fault !== null) return end.fault;
  const rest = skipSpace(text, end.at);
  return rest === text.length ? null : rest;
}

/** Where reading goes on, or where it cannot. */
interface Step {
  readonly at: number;
  readonly fault: number | null;
}

const SPACE = /[\t\n\r ]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** As much of a text as is sound. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function skipValue(text: string, at: number): Step {
  const first = text[at];
  if (first === '{') return skipItems(text, at, '}');
  if (first === '[') return skipItems(text, at, ']');
  if (first === '"') return skipText(text, at);
  SCALAR.lastIndex = at;
  return SCALAR.test(text) ? { at: SCALAR.lastIndex, fault: null } : { at, fault: at };
}

function skipText(text: string, at: number): Step {
  STRING.lastIndex = at;
  if (!STRING.test(text)) return { at, fault: at };
  const end = STRING.lastIndex;
  return text[end] === '"' ? { at: end + 1, fault: null } : { at: end, fault: end };
}

function skipItems(text: string, start: number, close: '}' | ']'): Step {
  let at = skipSpace(text, start + 1);
  if (text[at] === close) return { at: at + 1, fault: null };
  for (;;) {
    if (close === '}') {
      const key = skipText(text, at);
      if (key.fault !== null) return key;
      at = skipSpace(text, key.at);
      if (text[at] !== ':') return { at, fault: at };
      at = skipSpace(text, at + 1);
    }
    const value = skipValue(text, at);
    if (value.fault !== null) return value;
    at = skipSpace(text, value.at);
    if (text[at] === close) return { at: at + 1, fault: null };
    if (text[at] !== ',') return { at, fault: at };
    at = skipSpace(text, at + 1);
  }
}
