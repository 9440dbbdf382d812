/** Steps through an archived game in the terminal: the map in coloured blocks, the orders with their explanations. */
import { once } from 'node:events';
import { emitKeypressEvents } from 'node:readline';
import { fullPosition } from '../../../engine/archive/boards.ts';
import type { ArchiveDocument, ArchivedPhase } from '../../../engine/archive/document.ts';
import { replayArchive } from '../../../engine/archive/of-record.ts';
import { parsePhase, phaseInWords } from '../../../engine/board/phase.ts';
import { powersIn } from '../../../engine/vocabulary.ts';
import { renderPixels } from '../../../lambdas/adapters/publish/png.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { explanationOf } from '../../../templates/locales/explained.ts';
import { inOrder, powerName, unitInList } from '../../../templates/locales/powers.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import { orderInWords } from '../../../templates/pages/order-words.ts';
import { writeOut } from '../lines.ts';

export interface ReplayOptions {
  /** Begin with this phase; alone when `only`. */
  readonly phase: string | null;
  readonly only: boolean;
  /** Columns of the map; 0: no map. */
  readonly columns: number;
}

/** At a terminal the arrow keys turn the pages; otherwise all phases are written one after the other. */
export async function showReplay(
  document: ArchiveDocument,
  loaded: LoadedVariant,
  options: ReplayOptions,
): Promise<void> {
  const { phases } = replayArchive(document, loaded.board, true);
  const first = options.phase === null ? 0 : phases.findIndex(({ phase }) => phase === options.phase);
  if (options.only || !process.stdin.isTTY || !process.stdout.isTTY) {
    const shown = options.only ? phases.slice(first, first + 1) : phases.slice(first);
    for (const phase of shown) await writeOut(`${await pageOf(phase, phases, loaded, options)}\n`);
    return;
  }
  await browse(phases, first, async (phase) => pageOf(phase, phases, loaded, options));
}

async function browse(
  phases: readonly ArchivedPhase[],
  first: number,
  page: (phase: ArchivedPhase) => Promise<string>,
): Promise<void> {
  const { stdin, stdout } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true).resume();
  try {
    for (let at = first; ; ) {
      const help = `${at + 1} of ${phases.length}   ← → step   Home End   q quit`;
      stdout.write(`\u001b[2J\u001b[H${await page(phases[at]!)}\n${help}`);
      const [, key]: { name?: string; ctrl?: boolean }[] = await once(stdin, 'keypress');
      if (key?.name === 'q' || key?.name === 'escape' || (key?.ctrl && key.name === 'c')) break;
      const steps: Readonly<Record<string, number>> = { left: -1, right: 1, space: 1, home: -at, end: phases.length };
      at = Math.min(phases.length - 1, Math.max(0, at + (steps[key?.name ?? ''] ?? 0)));
    }
  } finally {
    stdin.setRawMode(false).pause();
    stdout.write('\n');
  }
}

/** One phase on paper. */
async function pageOf(
  { phase, position, resolution }: ArchivedPhase,
  phases: readonly ArchivedPhase[],
  loaded: LoadedVariant,
  { columns }: ReplayOptions,
): Promise<string> {
  const { board } = loaded;
  const lines = [phaseInWords(board.variant.calendar, parsePhase(phase)), ''];
  const geography = columns === 0 ? null : loadGeography(loaded);
  if (geography !== null) {
    const earlier = phases.slice(
      0,
      phases.findIndex((each) => each.phase === phase),
    );
    const holders = earlier.reduce((held, each) => holdersAfter(board.variant, held, each.resolution), {});
    const svg = drawMap(mapViewOf(board.variant, fullPosition(position), resolution, { holders }), geography);
    lines.push(await pictureInBlocks(svg, columns), '');
  }
  for (const power of inOrder(board, new Set(resolution.orders.map((order) => order.power)))) {
    lines.push(`${powerName(board, power)}:`);
    for (const order of resolution.orders.filter((each) => each.power === power)) {
      lines.push(`  ${order.result === 'succeeds' ? '+' : '-'} ${orderInWords(board, phase, order.order)}`);
      const explanation = explanationOf(board, order);
      if (explanation !== '') lines.push(`      ${explanation}`);
    }
  }
  lines.push('', 'The board afterwards:');
  for (const power of inOrder(board, powersIn({ ...resolution.units, ...resolution.centers }))) {
    const units = (resolution.units[power] ?? []).map((unit) => unitInList(board, unit)).join(', ');
    const centres = (resolution.centers[power] ?? []).length;
    if (units === '' && centres === 0) continue;
    lines.push(`  ${powerName(board, power)}, ${centres} centers: ${units === '' ? 'no units' : units}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The drawing, `columns` characters wide, two pixels to a character. */
async function pictureInBlocks(svg: string, columns: number): Promise<string> {
  const { width, height, pixels } = await renderPixels(svg, columns);
  const colour = (x: number, y: number) => {
    const at = (Math.min(y, height - 1) * width + x) * 4;
    return `${pixels[at]};${pixels[at + 1]};${pixels[at + 2]}`;
  };
  const rows: string[] = [];
  for (let y = 0; y < height; y += 2) {
    let row = '';
    for (let x = 0; x < width; x++) row += `\u001b[38;2;${colour(x, y)}m\u001b[48;2;${colour(x, y + 1)}m▀`;
    rows.push(`${row}\u001b[0m`);
  }
  return rows.join('\n');
}
