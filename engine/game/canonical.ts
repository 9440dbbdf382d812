/** Texts that are equal when values are, and digests of them. */

/** SHA-256 of a text's UTF-8 bytes, as lower-case hexadecimal; handed in, since the engine has no cryptography. */
export type Digest = (text: string) => string;

/** JSON with sorted keys and no spaces (RFC 8785): equal values give equal text. Keys whose value is undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const each: unknown = Object(value)[key];
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(each)}`;
  }
  return `{${text}}`;
}
