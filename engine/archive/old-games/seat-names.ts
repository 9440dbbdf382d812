/** Names of players as summaries have them: without addresses, and without what old mail programs have left in them. */

/** In characters. */
const LONGEST_NAME = 200;

export interface SeatName {
  /** Empty when there is none. */
  readonly name: string;
  /** Those that stand there whole. */
  readonly addresses: readonly string[];
  /** The address after it is broken off: it goes on in the next line. */
  readonly isAddressOpen: boolean;
}

/** A name before the addresses. */
export function seatNameIn(text: string): SeatName {
  const parts = text.trim().split(/\s{2,}/);
  const isAddress = (part: string) => /\S@|@\S|^[\w.-]+(?:![\w.-]+)+/.test(part);
  const words = parts.filter((part) => !isAddress(part)).join(' ');
  // One space alone may stand before the address.
  const rest = words === '' && parts.length === 1 ? parts[0]!.replace(/\s*\S*@\S*\s*$/, '') : words;
  const last = parts.filter(isAddress).at(-1);
  return {
    name: withoutTransferRests(rest).slice(0, LONGEST_NAME),
    addresses: text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g) ?? [],
    isAddressOpen: last !== undefined && !/\.[A-Za-z]{2,4}$/.test(last),
  };
}

/** `*vacant*`, `(abandoned)`, `--`: words in the place of a name that say nobody plays. */
export function isNobody(name: string): boolean {
  return /^(?:\*.*\*|\(.*\)|\[.*\]|<.*>|[-?*. ]+|vacant|abandoned|open|nobody|none)$/i.test(name);
}

/** Is it the rest of an address (`.netcom.com`) that the line before broke off? */
export function isAddressRest(line: string): boolean {
  return /^\s*[\w.,@-]{1,80}\.[A-Za-z]{2,4}\s*$/.test(line);
}

/** Is it nothing but addresses? */
export function isAddressAlone(line: string): boolean {
  return /^\s*(?:[^\s@]+@[^\s@,]+,?\s*)+$/.test(line);
}

/** What quoted-printable has left of letters and blanks: `Jos=E9`, `Ming=20`. Letters of ISO 646 stay, as nothing tells of which country they are. */
export function withoutTransferRests(text: string): string {
  return decodedRuns(text).replace(/\s*=$/, '').replace(/\s+/g, ' ').trim();
}

/** Letters that quoted-printable has left, by their codes. */
export function decodedRuns(text: string): string {
  return text.includes('=') ? text.replace(/(?:=[0-9A-F]{2})+/g, (run) => decodedRun(run) ?? run) : text;
}

function decodedRun(run: string): string | null {
  const bytes = run
    .slice(1)
    .split('=')
    .map((pair) => Number.parseInt(pair, 16));
  if (bytes.some((byte) => byte < 0x20 || (byte > 0x7e && byte < 0xa0))) return utf8(run);
  return utf8(run) ?? String.fromCharCode(...bytes);
}

function utf8(run: string): string | null {
  try {
    return decodeURIComponent(run.replaceAll('=', '%'));
  } catch {
    return null;
  }
}
