/** Puts facts into the text of a message. */
import type { Formatter } from '../formatter.ts';

const PLACEHOLDER = /\{(\w+)(?::([^{}]+))?\}/g;

/** What a placeholder may ask for, by what a formatter makes of one fact. */
const STYLES = ['time', 'place', 'unit', 'phase', 'powers', 'say'] as const;
type Style = (typeof STYLES)[number];

/**
 * `{name}` is the fact as it is; `{at:time}`, `{at:place}`, … as the formatter writes it; `{count:day|days}` the number with the
 * noun in the right form. Throws on a fact that is missing: a sentence with a hole is never sent.
 */
export function formatMessage(text: string, facts: object, formatter: Formatter): string {
  return text.replace(PLACEHOLDER, (_, name: string, style: string | undefined) => {
    const fact = (facts as Readonly<Record<string, unknown>>)[name];
    if (fact === undefined) throw new TypeError(`'${text}' takes the fact '${name}', which it was not given.`);
    if (style === undefined) return String(fact);
    const forms = style.split('|');
    if (forms.length === 1) return formatter[style as Style](fact as never);
    return `${String(fact)} ${forms[pluralRules(formatter.language).select(Number(fact)) === 'one' ? 0 : 1]}`;
  });
}

const RULES = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = RULES.get(language) ?? new Intl.PluralRules(language);
  RULES.set(language, rules);
  return rules;
}
