/** The map's three faces of type, and how wide a text is in them. */
import letterWidths from './letter-widths.json' with { type: 'json' };

/** land: names of provinces, letters, numbers. sea: names of waters, and small print. title: headings. */
export type Face = 'land' | 'sea' | 'title';

interface FaceData {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
  /** What a reader's machine uses when it cannot use ours. */
  readonly fallback: string;
  /** Extra space between letters, in user units. */
  readonly spacing: number;
}

export const FACES: Readonly<Record<Face, FaceData>> = {
  land: { family: 'Alegreya Sans SC', weight: 700, style: 'normal', fallback: 'sans-serif', spacing: 0.3 },
  sea: { family: 'Alegreya', weight: 400, style: 'italic', fallback: 'Georgia,serif', spacing: 0.5 },
  title: { family: 'Alegreya', weight: 700, style: 'normal', fallback: 'Georgia,serif', spacing: 0 },
};

/** Share of the type size from line to line of a name. */
export const LINE_HEIGHT = 0.95;

/** A letter that a face lacks is reckoned as wide as this: scripts without a table of widths then still fit. */
const UNKNOWN = 700;

/** Width of a text in user units, at a type size in user units. */
export function textWidth(text: string, face: Face, size: number): number {
  const widths: Readonly<Record<string, number>> = letterWidths[face];
  let thousandths = 0;
  let letters = 0;
  for (const letter of text) {
    thousandths += widths[letter] ?? UNKNOWN;
    letters++;
  }
  return (thousandths * size) / 1000 + Math.max(0, letters - 1) * FACES[face].spacing;
}

interface Room {
  readonly size: number;
  readonly smallest: number;
  readonly width: number;
}

/** Broken between words into as many lines as it takes: nothing is cut. */
export function wrapText(text: string, face: Face, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** On one line as {@link fitText} has it; what that would cut goes on in further lines, at three quarters of `size`. */
export function fitLines(
  text: string,
  face: Face,
  { size, smallest, width }: Room,
): { readonly lines: readonly string[]; readonly size: number } {
  const line = fitText(text, face, { size, smallest, width });
  if (!line.text.endsWith('…')) return { lines: [text], size: line.size };
  return { lines: wrapText(text, face, size * 0.75, width), size: size * 0.75 };
}

/** The text at the largest size, not above `size`, at which it is no wider than `width`; below `smallest` it is cut short
 *  with an ellipsis instead. */
export function fitText(
  text: string,
  face: Face,
  { size, smallest, width }: Room,
): { readonly text: string; readonly size: number } {
  const full = textWidth(text, face, size);
  if (full <= width) return { text, size };
  const fitting = Math.floor(((size * width) / full) * 10) / 10;
  if (fitting >= smallest) return { text, size: fitting };
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, face, smallest) > width) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: smallest };
}
