/** What is written on a drawing, and where. */
import { type Face, textWidth } from '../../templates/map/lettering/lettering.ts';

const FACE_OF: Readonly<Record<string, Face>> = {
  land: 'land',
  sea: 'sea',
  n: 'land',
  i: 'sea',
  h: 'title',
  l: 'land',
};

export interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Every text of a drawing that is placed in the whole picture, with its two ends. */
export function textsOf(svg: string): readonly Written[] {
  const texts = svg.matchAll(
    /<text x="(-?[\d.]+)" y="(-?[\d.]+)" class="m-(\w+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g,
  );
  return [...texts].map(([, x, y, kind, size, rest, escaped]) => {
    const text = escaped!
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    const width = textWidth(text, FACE_OF[kind!]!, Number(size));
    const isMiddle = kind === 'land' || kind === 'sea' || rest!.includes('"middle"');
    const left = Number(x) - (rest!.includes('"end"') ? width : isMiddle ? width / 2 : 0);
    return { text, left, right: left + width, y: Number(y) };
  });
}
