/**
 * Lines by which people and programs know where in our mails and histories something begins or ends. A line of a player's that could be
 * one of them is marked, as mailboxes mark `From `: nobody can end a message in its middle, or have the judge say what it did not.
 */
import { foldText } from '../../text/fold.ts';
import { decodedRuns } from '../old-games/seat-names.ts';

const MARK = '| ';

/** How lines of the judge begin, ours and older ones: what `lines.ts` takes, and what other programs may. */
const OPENINGS: readonly RegExp[] = [
  /::|--$|from \S+ .*\d\d:\d\d|(?:subject|date|varia?[en]nt|gm|result): /u,
  /end of (?:message|game press)|(?:broadcast|private) message\b|message (?:from|to) |broadcast from |broadcast:$/u,
  /(?:movement|retreat|adjustment|build)s?(?: (?:results|orders) for |$)|(?:results|press|broadcasts) for .* in \S+$/u,
  /history information |summary of game |diplomacy game '|you have been selected as |starting position for /u,
  /time to (?:deadline|grace)|orders not received for |ownership of supply cent/u,
  /the (?:next phase of|parameters for|deadline for|game (?:is over|was\b|has been\b)|following units? (?:was|were) dislodged)/u,
  /the .{1,40} (?:army|fleet) in .* (?:can retreat|was destroyed|with no valid retreats)/u,
  /(?:this )?game (?:'[^']{1,80}' )?(?:was|has been|is) (?:won|conceded|declared|terminated|cancell?ed)\b/u,
  /\p{L}[^:]{0,40}:(?: *\d+ supply cent|\s+(?:army|fleet|(?:builds|removes|defaults|disbands)\b.* (?:army|fleet))\b)/u,
  /\[[a-z][a-z0-9]{1,23}\] .*:$/u,
];
const FRAME = new RegExp(`^(?:${OPENINGS.map(({ source }) => source).join('|')})`, 'iu');

/** Could the line be one of the judge's own, whatever look-alikes, spaces and marks of quotation it has? */
export function isFrameLine(line: string): boolean {
  // Readers take what quoted-printable has left for what it was: `Subject:=20CHAN`.
  const text = foldText(decodedRuns(line.slice(0, LONGEST)))
    .replace(/^[\s>|]+/, '')
    .trimEnd();
  return FRAME.test(text);
}

/** No frame is longer. */
const LONGEST = 1_000;

/** What one program or another takes for the end of a line. */
const LINE_END = /\r\n?|[\n\v\f\x1c-\x1e\x85\u2028\u2029]/u;

/** A text of a player's as it stands in a frame of ours. `isOurs`: further lines that we write there. */
export function markFrames(body: string, isOurs: (line: string) => boolean = () => false): string {
  return body
    .split(LINE_END)
    .map((line) => (isFrameLine(line) || isOurs(line) ? MARK + line : line))
    .join('\n');
}

/** The text as it was written. */
export function unmarkFrames(body: string): string {
  return body
    .split('\n')
    .map((line) => (isMarkedFrame(line) ? line.slice(MARK.length) : line))
    .join('\n');
}

export function isMarkedFrame(line: string): boolean {
  return line.startsWith(MARK) && isFrameLine(line);
}
