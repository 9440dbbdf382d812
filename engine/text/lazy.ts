/** Made when it is first asked for, and kept: a function that has just started does not make what its first mail may not need. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
