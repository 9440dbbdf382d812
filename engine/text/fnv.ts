/** FNV-1a, 32 bits: one number of a text; texts that are much alike fall far apart. */
export function fnvOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
