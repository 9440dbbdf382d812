/** Texts that are equal when values are, and digests of them. */

/** SHA-256 of a text's UTF-8 bytes, as lower-case hexadecimal; handed in, since the engine has no cryptography. */
export type Digest = (text: string) => string;

/** JSON with sorted keys and no spaces (RFC 8785): equal values give equal text. Keys whose value is undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
