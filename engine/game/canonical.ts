/** Texts that are equal when values are, and digests of them. */

/** SHA-256 of a text's UTF-8 bytes, as lower-case hexadecimal; handed in, since the engine has no cryptography. */
export type Digest = (text: string) => string;

/** JSON with sorted keys and no spaces (RFC 8785): equal values give equal text. Keys whose value is undefined are left out. */
export function canonicalJson(value: unknown): string {
  const odd: OddKeys = { found: false };
  const sorted = withSortedKeys(value, odd);
  return odd.found ? keyByKey(value) : (JSON.stringify(sorted) ?? 'null');
}

/** Have both the same {@link canonicalJson}? */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, n) => isSameValue(item, b[n]));
  }
  const [one, other] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  const has = (of: Readonly<Record<string, unknown>>) => Object.keys(of).filter((key) => of[key] !== undefined);
  const keys = has(one!);
  return (
    keys.length === has(other!).length &&
    keys.every((key) => Object.hasOwn(other!, key) && isSameValue(one![key], other![key]))
  );
}

/** Keys that no object keeps where they were put: numbers, which come first, and `__proto__`. */
interface OddKeys {
  found: boolean;
}

/** The value itself where nothing has to move: writing it at once is twice as fast as writing it key by key. */
function withSortedKeys(value: unknown, odd: OddKeys): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withSortedKeys(item, odd));
    return items.every((item, n) => item === value[n]) ? value : items;
  }
  const from = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(from);
  odd.found ||= keys.some((key) => key < ':' || key === '__proto__');
  let isSorted = keys.every((key, n) => n === 0 || keys[n - 1]! < key);
  const copy: Record<string, unknown> = {};
  for (const key of isSorted ? keys : keys.sort()) {
    copy[key] = withSortedKeys(from[key], odd);
    isSorted &&= copy[key] === from[key];
  }
  return isSorted ? value : copy;
}

function keyByKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(keyByKey).join(',')}]`;
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  const texts = pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${keyByKey(each)}`);
  return `{${texts.join(',')}}`;
}
