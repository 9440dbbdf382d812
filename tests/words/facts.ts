/** What a translation must keep of a sentence, and what it must not. */

/** Words that stand in almost every English sentence and are none in German or French. */
const ENGLISH =
  /(?<!\p{L})(?:the|The|you|You|your|Your|of|and|with|is|are|isn't|has|have|this|This|that|That|to|for|it|It|from|by|be|been|there|There|which|Which|cannot|nobody|everybody|everyone|orders|power|unit|army|fleet|center|yours)(?!\p{L})/gu;

/** Lines and dates that the judge reads in English. */
const TO_BE_WRITTEN = /from 3 to 10 August|\bgame master\b/g;

export function englishIn(text: string): readonly string[] {
  return text.replace(TO_BE_WRITTEN, '').match(ENGLISH) ?? [];
}

/** Words in capitals that a language may say otherwise, or beside its own word. */
const SAID_OTHERWISE = new Set(['GM', 'DRAW', 'CONCESSION']);

/** Numbers, names of the samples, of powers and places, and words in capitals: each once, sorted. */
export function factsIn(text: string): readonly string[] {
  const plain = text.replace(/(\d)[.,\u00a0](?=\d)/g, '$1');
  const found = plain.match(
    /\b(?:[qQ][zxZX][\w@.]*\w|[A-Z]\d{4}[A-Z]|[A-Z]{2,}[A-Z\d]*)|\d+|France|Italy|Paris|Burgundy|Munich/g,
  );
  return [...new Set(found)].filter((each) => !SAID_OTHERWISE.has(each)).sort();
}
