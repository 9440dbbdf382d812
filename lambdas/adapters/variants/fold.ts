/** Folds case, accents, stops and spaces: spellings that a reader takes for the same are equal. */
export function foldVariantName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
