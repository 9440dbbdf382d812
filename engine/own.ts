/** What a record from outside (a variant, an archive, a position) has under this key itself: `constructor` is no entry of its. */
export function ownEntry<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
