/**
 * What a pure function gave for a text, kept as long as `owner` lives; a mail is read in many ways, and asks the same again and again.
 * At `MOST` texts an owner's are forgotten, so that no mail can fill the memory. `make` never gives undefined.
 */
export function memoizeTexts<Owner extends object, T>(
  make: (owner: Owner, text: string) => T,
): (owner: Owner, text: string) => T {
  const kept = new WeakMap<Owner, Map<string, T>>();
  return (owner, text) => {
    const texts = kept.get(owner) ?? new Map<string, T>();
    const known = texts.get(text);
    if (known !== undefined) return known;
    const made = make(owner, text);
    if (texts.size >= MOST) texts.clear();
    kept.set(owner, texts.set(text, made));
    return made;
  };
}

const MOST = 2000;
