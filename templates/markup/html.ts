/** HTML by tagged template: whatever is put in is escaped, unless it is HTML made the same way. */

export interface Html {
  readonly html: string;
}

export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[];

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return {
    html: strings.reduce((text, string, i) => {
      const part = parts[i - 1] ?? null;
      return text + render(typeof part === 'string' && areRead(strings)[i - 1]! ? keepWhole(part) : part) + string;
    }),
  };
}

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

/** Words with a hyphen that no line should end within, and spans of time: `au-dessus`, `3 d 4 h`. */
function keepWhole(text: string): string {
  if (!/-[mMd]|\d /.test(text)) return text;
  return text
    .replace(/(^|[^\w.-])([eE]|au)-([mM]ails?|dessus|dessous)(?![\w@-]|\.\w)/g, '$1$2\u2011$3')
    .replace(/(\d) (d|h|min|T|Std|Min|j)\b/g, '$1\u00a0$2')
    .replace(/(\d\u00a0(?:d|h|T|Std|j)) (?=\d+\u00a0(?:h|min|Std|Min)\b)/g, '$1\u00a0');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: HtmlPart): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(render).join('');
}
