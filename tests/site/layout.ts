/**
 * Whether a page holds: at every width, in narrow and wide fonts, with larger text. The fonts are the tests' own (packages
 * `@fontsource/…`), not those that a machine happens to have.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { IS_FULL } from '../some-of.ts';

/**
 * In CSS pixels: the narrowest screen of each layout, which is where things run over first; the style sheets change at 40, 60 and 68 rem
 * (640, 960, 1088). With CHANCERY_FULL phones, a tablet and a desk as people have them, too; 640 and 384 are the last two at 200 % zoom.
 */
const NARROWEST = [320, 640, 960, 1088] as const;
const WIDTHS: readonly number[] = IS_FULL ? [...NARROWEST, 360, 375, 384, 390, 768, 1280] : NARROWEST;

/**
 * From the narrowest to the widest that somebody may read in, and larger text alone, as browsers offer it. All of them with
 * CHANCERY_FULL; else the narrowest as it is and the two widest enlarged, over which whatever runs over somewhere runs first.
 */
const FONTS = ['roboto-condensed', 'noto-serif', 'dejavu-serif', 'dejavu-mono'] as const;
const LOOKS = FONTS.flatMap((font) => ['100%', '130%'].map((size) => ({ font, size }))).filter(
  ({ font, size }) =>
    IS_FULL || (font === 'roboto-condensed' ? size === '100%' : font !== 'noto-serif' && size === '130%'),
);

const required = createRequire(import.meta.url);

/** A page opened with `bypassCSP`: what does not hold, as sentences; none when all does. */
export async function layoutFaults(page: Page, widths: readonly number[] = WIDTHS): Promise<readonly string[]> {
  await page.addStyleTag({ content: faces() });
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found: readonly string[] = await page.evaluate(`(${String(lookOver)})(${JSON.stringify(LOOKS)})`);
    faults.push(...found.map((fault) => `${width} px, ${fault}`));
  }
  return faults;
}

let read: string | null = null;

function faces(): string {
  read ??= FONTS.flatMap((font) =>
    [400, 700].map((weight) => {
      const file = required.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:"${font}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}
html[data-font="${font}"] *{font-family:"${font}"!important}`;
    }),
  ).join('\n');
  return read;
}

/** Runs in the page. */
async function lookOver(looks: typeof LOOKS): Promise<readonly string[]> {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly width: number;
  }
  interface Node {
    readonly tagName: string;
    readonly className: unknown;
    readonly id: string;
    readonly textContent: string | null;
    readonly scrollWidth: number;
    readonly clientWidth: number;
    readonly tabIndex: number;
    scrollLeft: number;
    open?: boolean;
    readonly parentElement: Node | null;
    readonly dataset: Record<string, string>;
    readonly style: Record<string, string>;
    getBoundingClientRect(): Box;
    closest(selector: string): Node | null;
    querySelectorAll(selector: string): Iterable<Node>;
  }
  interface Window {
    readonly document: {
      readonly documentElement: Node;
      createRange(): Pick<Node, 'getBoundingClientRect'> & { selectNodeContents(node: Node): void };
      readonly fonts: { load(font: string): Promise<unknown> };
      querySelectorAll(selector: string): Iterable<Node>;
    };
    getComputedStyle(node: Node): Record<'overflowX' | 'display' | 'backgroundImage' | 'visibility', string>;
  }
  const { document, getComputedStyle } = globalThis as unknown as Window;
  const root = document.documentElement;
  const name = (node: Node) =>
    `<${node.tagName.toLowerCase()}${typeof node.className === 'string' && node.className !== '' ? ` class=${node.className}` : ''}> ${(node.textContent ?? '').trim().slice(0, 30)}`;
  const faults: string[] = [];
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  // What is clipped or framed follows from the width alone, and what a box looks like costs more than all the rest.
  const clipped = [...document.querySelectorAll('body *')].flatMap((node) => {
    const { overflowX, backgroundImage } = getComputedStyle(node);
    return overflowX === 'visible' ? [] : [{ node, overflowX, hasSign: backgroundImage.includes('gradient') }];
  });
  const frames = new Set(clipped.map(({ node }) => node));
  const isFramed = (node: Node): boolean => {
    for (let at = node.parentElement; at !== null; at = at.parentElement) if (frames.has(at)) return true;
    return false;
  };
  for (const { font, size } of looks) {
    for (const weight of [400, 700]) await document.fonts.load(`${weight} 16px "${font}"`);
    root.dataset['font'] = font;
    root.style['fontSize'] = size;
    const where = `${font} at ${size}`;
    const edge = root.clientWidth;
    if (root.scrollWidth > edge) {
      const over = [...document.querySelectorAll('body *')].filter(
        (node) => node.getBoundingClientRect().right > edge + 0.5 && !isFramed(node),
      );
      faults.push(`${where}: ${root.scrollWidth - edge} px over the edge: ${over.slice(0, 3).map(name).join(' | ')}`);
    }
    for (const { node, overflowX, hasSign } of clipped) {
      if (node.scrollWidth <= node.clientWidth + 1) continue;
      if (/^(?:INPUT|TEXTAREA|IFRAME|SELECT)$/.test(node.tagName)) continue;
      // Heads of tables that are read aloud only; and a map that is enlarged, and pushed about in its frame.
      if (node.closest('.unseen, .cards thead, .frame') !== null) continue;
      if (overflowX === 'hidden') faults.push(`${where}: cut off: ${name(node)}`);
      // Links in it are reached one after the other, and come into sight.
      else if ((node.tabIndex < 0 && [...node.querySelectorAll('a')].length === 0) || !hasSign) {
        faults.push(`${where}: scrolls without a sign or the keyboard: ${name(node)}`);
      }
    }
    for (const cell of document.querySelectorAll('th, td')) {
      if (cell.closest('.unseen, .cards thead') !== null) continue;
      const written = document.createRange();
      written.selectNodeContents(cell);
      if (written.getBoundingClientRect().right > cell.getBoundingClientRect().right + 0.5)
        faults.push(`${where}: over the next cell: ${name(cell)}`);
    }
    for (const text of document.querySelectorAll('.chart text')) {
      const [box, frame] = [text.getBoundingClientRect(), text.closest('svg')!.getBoundingClientRect()];
      if (box.width === 0) continue;
      if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || (box.right > edge && !isFramed(text))) {
        faults.push(`${where}: out of the chart: ${name(text)}`);
      }
    }
    // Wherever a frame is scrolled to, what its rows and its lines are about is on screen.
    for (const frame of document.querySelectorAll('.wide:not(:has(.cards)), .chart')) {
      const scroller = [...frame.querySelectorAll('.wide')][0] ?? frame;
      const began = scroller.scrollLeft;
      const { left, right } = frame.getBoundingClientRect();
      for (const end of [-scroller.scrollWidth, scroller.scrollWidth]) {
        scroller.scrollLeft = end;
        for (const about of frame.querySelectorAll('tbody th, caption, .name')) {
          const box = about.getBoundingClientRect();
          if (box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5)) {
            faults.push(`${where}: scrolled away: ${name(about)}`);
          }
        }
      }
      scroller.scrollLeft = began;
    }
  }
  return faults;
}
