/** `HELP canals`, `HELP builds`: what the page of a variant says of one subject. */

/** Parts of such a page that tell where the rules come from, not what they are. */
const NOT_RULES =
  /^(?:sources?|what (?:was decided|is reconstructed\b.*|is sourced\b.*)|which borders\b.*|how even it is|the first edition|status)$/i;

/** Words that name no subject. */
const FILLERS: ReadonlySet<string> = new Set(['and', 'for', 'how', 'rule', 'rules', 'the', 'what', 'with']);

interface Section {
  readonly title: string;
  /** Paragraphs, items of lists and tables, as they are written. */
  readonly parts: readonly string[];
}

/**
 * The Markdown of what a page says of a subject: its sections of that name; else the paragraphs and items that set it in bold;
 * else, with `anywhere`, those that mention it. Null where there is none.
 */
export function partsOnSubject(page: string, subject: string, { anywhere }: { anywhere: boolean }): string | null {
  const wanted = wordsOf(subject);
  if (wanted.length === 0) return null;
  const sections = sectionsOf(page).filter(({ title }) => !NOT_RULES.test(title));
  const named = sections.filter(({ title }) => isAbout(title, wanted));
  if (named.length > 0) return written(named);
  const bold = narrowed(sections, (part) =>
    [...part.matchAll(/\*\*(.+?)\*\*/g)].some(([, term]) => isAbout(term!, wanted)),
  );
  if (bold.length > 0 || !anywhere) return bold.length === 0 ? null : written(bold);
  const mentioned = narrowed(sections, (part) => isAbout(part, wanted));
  return mentioned.length === 0 ? null : written(mentioned);
}

function narrowed(sections: readonly Section[], isWanted: (part: string) => boolean): readonly Section[] {
  return sections
    .map(({ title, parts }) => ({ title, parts: parts.filter((part) => isWanted(part.replaceAll('\n', ' '))) }))
    .filter(({ parts }) => parts.length > 0);
}

function written(sections: readonly Section[]): string {
  return sections.map(({ title, parts }) => [`## ${title}`, ...parts].join('\n\n')).join('\n\n');
}

function sectionsOf(page: string): readonly Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const parts = lines.join('\n').split(/\n\n|\n(?=(?:[-*]|\d+\.) )/);
      return { title, parts: parts.map((part) => part.trim()).filter((part) => part !== '') };
    });
}

/** Each word of the subject begins like one of the text. */
function isAbout(text: string, wanted: readonly string[]): boolean {
  const there = wordsOf(text);
  return wanted.every((word) => there.some((each) => isAlike(word, each)));
}

function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !FILLERS.has(word))
    .map(stem);
}

/** `builds`, `building` as `build`; `harbours` as `harbor`; `theater` as `theatre`. */
function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|s)$/, '')
    .replace(/our$/, 'or')
    .replace(/er$/, 're');
}

function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length > 3 && long.startsWith(short));
}
