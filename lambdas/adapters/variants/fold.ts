/** Folds case, accents, stops and spaces: spellings that a reader takes for the same are equal. */
export function foldVariantName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a variant's name however people join, bend and count them: `Eckerts Napoleonic`, `1776ii`, `1776-2`, `the 1865 game`. */
export function wordsOfVariantName(text: string): readonly string[] {
  const plain = foldVariantName(
    text.replace(/(\p{L})['’´`]s?(?!\p{L})/giu, '$1').replace(/\b[dl]['’](?=\p{L})/giu, ''),
  );
  const words = plain.match(/\p{N}+|\p{L}+/gu) ?? [];
  const telling = words.filter((word) => !ABOUT.test(word));
  return (telling.length === 0 ? words : telling).map((word) => ROMAN[word] ?? word.replace(/(?<=\p{L}{4})s$/u, ''));
}

/** What people write around the name of a variant. */
const ABOUT =
  /^(?:the|an?|on|in|of|by|variante?|game|map|partie|spiel|karte|carte|l[aes]?|d(?:ie|as|er|e)?|auf|sur|von)$/u;
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };
