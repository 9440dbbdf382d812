/** What no line of a page or mail should end within. */
const READ = new WeakMap<TemplateStringsArray, readonly boolean[]>();

/** Which parts of a template are read: those in no tag, and not where they are copied from or sent back. */
function areRead(strings: TemplateStringsArray): readonly boolean[] {
  const known = READ.get(strings);
  if (known !== undefined) return known;
  const isCopied = /<(?:textarea|code|pre|option)\b/.test(strings.join(''));
  const found = strings.map((_, i) => !isCopied && !/<[^>]*$/.test(strings.slice(0, i + 1).join('')));
  READ.set(strings, found);
  return found;
}

/** A part of a template; where it is read, no line ends within words with a hyphen and spans of time: `au-dessus`, `3 d 4 h`. */
export function keptWhole(text: string, strings: TemplateStringsArray, n: number): string {
  if (!/-[mMd]|\d /.test(text) || areRead(strings)[n] !== true) return text;
  return text
    .replace(/(^|[^\w.-])([eE]|au)-([mM]ails?|dessus|dessous)(?![\w@-]|\.\w)/g, '$1$2\u2011$3')
    .replace(/(\d) (d|h|min|T|Std|Min|j)\b/g, '$1\u00a0$2')
    .replace(/(\d\u00a0(?:d|h|T|Std|j)) (?=\d+\u00a0(?:h|min|Std|Min)\b)/g, '$1\u00a0');
}
