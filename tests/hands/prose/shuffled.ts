/** The same order each time, so that the same mails give the same weights. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed + 1;
  const keyed = list.map((item) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
