/** `IF A mun THEN A par - bur ELSE A par H ENDIF` on one line, taken apart as if each part stood on its own. */
import { foldText } from '../../text/fold.ts';

const BREAKS = /(\bthen\b|\bend\s?if\b|\belse\s?if\b|\belse\b)/i;

/** What stands further behind on a line is not read. */
const LONGEST = 1000;

/** The parts of a line that begins with a word of conditions and goes on behind it; null for any other line. */
export function conditionParts(line: string): readonly string[] | null {
  const text = foldText(line.slice(0, LONGEST)).trim();
  if (!/^(?:if|else|elsif|elif|end\s?if)\b/i.test(text)) return null;
  const parts: string[] = [];
  let current = '';
  for (const piece of text.split(BREAKS)) {
    if (/^then$/i.test(piece)) {
      parts.push(`${current} ${piece}`);
      current = '';
    } else if (/^else\s?if$/i.test(piece)) {
      parts.push(current);
      current = piece;
    } else if (/^(?:else|end\s?if)$/i.test(piece)) {
      parts.push(current, piece);
      current = '';
    } else current += piece;
  }
  parts.push(current);
  const whole = parts
    .map((part) =>
      part
        .trim()
        .replace(/^[,;:]+|[,;]+$/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
  return whole.length > 1 ? whole : null;
}

/** A line that goes on with a condition, or ends it. */
export function isBranchLine(line: string): boolean {
  return /^\s*(?:else|elsif|elif|end\s?if)\b/i.test(line);
}

/** An ELSE or ENDIF inside the line. */
export function hasBranches(line: string): boolean {
  return /\b(?:else|end\s?if)\b/i.test(line);
}
