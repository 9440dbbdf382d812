/**
 * What the provider has found out about a sender, as it writes it on top of the mail (RFC 8601). Anybody can put such a field into a mail:
 * only the topmost counts, and only under the name by which the provider signs its own.
 */
import type { Verdict, Verdicts } from '../../../lambdas/delivery.ts';
import { fieldsOf } from '../../../lambdas/mail/header-fields.ts';
import type { HeaderLine } from '../../../lambdas/mail/mime-parts.ts';

export interface Results {
  /** Name of the server that has judged, lower case. */
  readonly server: string;
  readonly verdicts: Pick<Verdicts, 'spf' | 'dkim' | 'dmarc'>;
  /** Domain of From that DMARC was judged for; null: it does not say. */
  readonly domain: string | null;
}

/** Null: there is no such field, the topmost is somebody else's, or it is not in the form of the RFC. */
export function resultsOf(headers: readonly HeaderLine[], trusted: string): Results | null {
  const results = topmostResults(headers);
  return results?.server === trusted.toLowerCase() ? results : null;
}

export function topmostResults(headers: readonly HeaderLine[]): Results | null {
  const field = fieldsOf(headers, 'authentication-results')[0];
  const parts = field === undefined ? null : partsOf(field);
  const server = /^([a-z0-9.:_-]+)(?:\s+\d+)?$/i.exec(parts?.[0] ?? '')?.[1]?.toLowerCase();
  if (parts === null || server === undefined) return null;
  const methods = parts.slice(1).flatMap((part) => methodOf(part) ?? []);
  const of = (name: string) => methods.filter(({ method }) => method === name);
  const [dmarc, ...others] = of('dmarc');
  const domain = dmarc?.properties.get('header.from')?.toLowerCase() ?? null;
  return {
    server,
    domain,
    verdicts: {
      spf: VERDICT[of('spf')[0]?.result ?? 'none'] ?? 'PROCESSING_FAILED',
      // A signature of somebody else's says nothing of this sender.
      dkim: verdictOf(of('dkim').filter(({ properties }) => mayBeOf(properties, domain))),
      // Two of them contradict each other, or say twice what once would do.
      dmarc: others.length > 0 || domain === null ? 'GRAY' : verdictOf([dmarc!]),
    },
  };
}

interface Method {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

const VERDICT: Readonly<Record<string, Verdict>> = {
  pass: 'PASS',
  fail: 'FAIL',
  softfail: 'FAIL',
  hardfail: 'FAIL',
  policy: 'FAIL',
  permerror: 'FAIL',
  none: 'GRAY',
  neutral: 'GRAY',
  bestguesspass: 'GRAY',
  temperror: 'PROCESSING_FAILED',
};

/** The best of several: one good signature is enough. */
function verdictOf(methods: readonly Method[]): Verdict {
  const found = methods.map(({ result }) => VERDICT[result] ?? 'PROCESSING_FAILED');
  return (['PASS', 'PROCESSING_FAILED', 'FAIL'] as const).find((each) => found.includes(each)) ?? 'GRAY';
}

/** Where the signer is not told it may be anybody. */
function mayBeOf(properties: Method['properties'], domain: string | null): boolean {
  const signer = (properties.get('header.d') ?? properties.get('header.i')?.replace(/^.*@/, ''))?.toLowerCase();
  if (signer === undefined || domain === null) return true;
  return signer === domain || signer.endsWith(`.${domain}`) || domain.endsWith(`.${signer}`);
}

/** At semicolons, without comments; null: a comment or a quoted text has no end. */
function partsOf(field: string): readonly string[] | null {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < field.length; at += 1) {
    const letter = field[at]!;
    if (letter === '\\' && (depth > 0 || isQuoted)) at += 1;
    else if (isQuoted) isQuoted = letter !== '"';
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (letter === '"') {
      isQuoted = true;
      // What is quoted is a value, and none that we look for.
      part += '?';
    } else if (letter === ';') {
      parts.push(part.trim());
      part = '';
    } else part += letter;
    if (depth < 0) return null;
  }
  return depth > 0 || isQuoted ? null : [...parts, part.trim()];
}

function methodOf(part: string): Method | null {
  const [first = '', ...rest] = part.replace(/\s*=\s*/g, '=').split(/\s+/);
  const [, method, result] = /^([a-z-]+)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? [];
  if (method === undefined || result === undefined) return null;
  const pairs = rest.flatMap((each) => {
    const [, name, value] = /^([a-z.]+)=(.+)$/i.exec(each) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(pairs) };
}
