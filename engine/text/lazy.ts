/** Made when it is first asked for, and kept: a function that has just started does not make what its first mail may not need. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Made once for each owner, when it is first asked for, and kept as long as that lives. */
export function lazyFor<Owner extends object, T extends object>(make: (owner: Owner) => T): (owner: Owner) => T {
  const known = new WeakMap<Owner, T>();
  return (owner) => {
    const made = known.get(owner) ?? make(owner);
    known.set(owner, made);
    return made;
  };
}
