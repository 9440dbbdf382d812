/** What a mail tells its reader to write: taken from its HTML as a mail program shows it. */
import type { OutgoingMail } from '../../lambdas/ports.ts';

export interface Told {
  readonly how: 'line' | 'try' | 'button' | 'box' | 'words';
  /** What is to be written: a line, or all that a button opens. */
  readonly text: string;
  /** Where it is to be sent, if the mail says so. */
  readonly to: string | null;
  /** The sentence around it. */
  readonly around: string;
}

/** Lines to write, each once. `own`: lines of the reader's own mail, which are only shown back. */
export function toldIn({ html, text: plain }: OutgoingMail, own: readonly string[]): readonly Told[] {
  const mine = new Set(own.map((line) => line.trim()));
  const found: Told[] = [];
  // A message of somebody else's is not the judge's word.
  const page = html.replace(/<div class="on-inset[^>]*white-space:pre-wrap[^>]*>[\s\S]*?<\/div>/g, '');
  for (const match of page.matchAll(/<code[^>]*>([^<]*)<\/code>/g)) {
    const before = textOf(page.slice(Math.max(0, match.index - 300), match.index));
    const after = textOf(page.slice(match.index + match[0].length, match.index + match[0].length + 200));
    const how = /Try: $/.test(before) ? 'try' : 'line';
    found.push({ how, text: textOf(match[1]!), to: null, around: `${before.slice(-80)}[]${after.slice(0, 40)}` });
  }
  for (const [, href] of page.matchAll(/href="(mailto:[^"]*)"/g)) {
    const { to, body } = mailOfLink(textOf(href!));
    if (body !== '') found.push({ how: 'button', text: body, to, around: '' });
  }
  for (const [, cell] of page.matchAll(/<th scope="row"[^>]*font-family[^>]*>([^<]*)<\/th>/g))
    found.push({ how: 'line', text: textOf(cell!), to: null, around: 'table' });
  for (const [, box] of page.matchAll(
    /(?:with this line|lines like these)[\s\S]*?<div class="lines on-inset[^>]*>([\s\S]*?)<\/div><\/div>/g,
  ))
    found.push({ how: 'box', text: linesOf(box!).join('\n'), to: null, around: 'box' });
  // A mail in the form of the older judges is text alone.
  if (html === '') {
    for (const [, line] of plain.matchAll(/^ *Try: +(.+)$/gm))
      found.push({ how: 'try', text: line!, to: null, around: 'classic' });
    for (const [, line] of plain.matchAll(/^ *((?:CONFIRM|SET [A-Z]+|SIGNON|OBSERVE) \S+)$/gm))
      found.push({ how: 'line', text: line!, to: null, around: 'classic' });
  }
  // Commands in running text, where they are told in capitals alone.
  const spoken =
    html === ''
      ? plain.replace(SET_APART, '')
      : textOf(page.replace(FAULT, '').replace(/<code[^>]*>[^<]*<\/code>/g, '·'));
  for (const [words] of spoken.matchAll(
    /\b(?:SET (?!NAME|MY ZONE|PASSWORD|PREFERENCE|MASTER|PRESS)|GET |LIST|HELP|RESIGN)(?:[A-Z][A-Z0-9]+)?(?: [A-Z][A-Z0-9]+)*/g,
  ))
    found.push({ how: 'words', text: words, to: null, around: '' });
  const seen = new Set<string>();
  return found.filter(({ text, how }) => {
    const key = text.trim();
    if (key === '' || seen.has(key) || (how !== 'try' && mine.has(key))) return false;
    seen.add(key);
    return true;
  });
}

/** A `mailto:` link, as a mail program opens it. */
function mailOfLink(href: string): { readonly to: string; readonly body: string } {
  const url = new URL(href);
  return { to: decodeURIComponent(url.pathname), body: mailtoBody(url.search) };
}

/** RFC 6068 knows no plus for a space. */
function mailtoBody(search: string): string {
  const body = /[?&]body=([^&]*)/.exec(search)?.[1] ?? '';
  return decodeURIComponent(body).replaceAll('\r\n', '\n');
}

function linesOf(box: string): readonly string[] {
  return box.split(/<\/div>/).map((line) => textOf(line));
}

function textOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/div|\/tr)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&');
}

/** Tables of commands and what was refused: they name what there is. */
const SET_APART = /^(?: {2,}.*| *[A-Z][A-Z ]+ {2,}.*)$/gm;
const FAULT = /<div class="edge-act"[\s\S]*?\n<\/div>/g;

/** The faults that a mail tells of, with their reasons. */
export function faultsIn({ html }: OutgoingMail): readonly string[] {
  return [...html.matchAll(FAULT)].map(([fault]) =>
    textOf(fault)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' | '),
  );
}
