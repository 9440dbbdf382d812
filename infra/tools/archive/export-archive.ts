/** An archive in other formats. */
import { join } from 'node:path';
import { fullPosition } from '../../../engine/archive/boards.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { explainedArchive } from '../../../engine/archive/of-record.ts';
import { formatPacked } from '../../../engine/archive/packed-form.ts';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import { formatArchive } from '../../../engine/archive/seal.ts';
import { formatCentersCsv } from '../../../engine/scoring/centers-csv.ts';
import { embeddedFonts } from '../../../lambdas/adapters/publish/map-fonts.ts';
import { styleSheet } from '../../../lambdas/adapters/publish/page-assets.ts';
import { renderPng } from '../../../lambdas/adapters/publish/png.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import type { Annotation } from '../../../templates/archive/annotations.ts';
import { oneFile } from '../../../templates/archive/one-file.ts';
import { pressMbox } from '../../../templates/archive/press-mbox.ts';
import { classicHistory } from '../../../templates/classic/classic-history.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import { BadInput } from '../../local/bad-input.ts';
import { makeFolder, writeOutput } from '../tool-outputs.ts';

/** Each with the ending of its files. */
export const FORMATS = {
  json: ['.json', 'the archive itself, in canonical form'],
  packed: ['.json', 'the same in a third of the length, which is read and verified like it'],
  history: ['.txt', "the classic judges' history, as text"],
  jsonl: ['.jsonl', 'one line of JSON in the shape of research tools'],
  csv: ['.csv', 'centers by year'],
  mbox: ['.mbox', 'public press as a mail folder'],
  html: ['.html', 'one HTML file of the whole game'],
  maps: ['', 'a folder of maps (SVG; --png for both)'],
} as const;
export type ExportFormat = keyof typeof FORMATS;

/** The text of an archive in a format, piece by piece; maps are written by {@link exportMaps}. */
export function* exportText(
  document: ArchiveDocument,
  loaded: LoadedVariant,
  format: Exclude<ExportFormat, 'maps'>,
  notes: readonly Annotation[] = [],
): Generator<string, void, void> {
  const { board } = loaded;
  switch (format) {
    case 'json':
      return yield formatArchive(document);
    case 'packed':
      return yield formatPacked(document);
    case 'history':
      return yield classicHistory(document, board);
    case 'jsonl':
      return yield `${formatResearchLine(document, board)}\n`;
    case 'csv':
      return yield formatCentersCsv(document, board.variant.calendar);
    case 'mbox':
      return yield pressMbox(document, board);
    case 'html':
      return yield* oneFile(explainedArchive(document, board), {
        board,
        geography: loadGeography(loaded),
        fonts: embeddedFonts(),
        style: styleSheet(),
        notes,
      });
  }
}

/** Writes a map of each phase, numbered in order, and one of the board at the end. Answers with how many there are. */
export async function exportMaps(
  document: ArchiveDocument,
  loaded: LoadedVariant,
  folder: string,
  { png }: { readonly png: boolean },
): Promise<number> {
  const { phases, name } = explainedArchive(document, loaded.board);
  const geography = loadGeography(loaded);
  if (geography === null) throw new BadInput(`There is no drawn map of ${loaded.variant.name} (geography.json).`);
  const { variant } = loaded;
  makeFolder(folder);
  const fonts = embeddedFonts();
  let holders = {};
  let count = 0;
  const write = async (file: string, view: ReturnType<typeof mapViewOf>) => {
    writeOutput(join(folder, `${file}.svg`), `${drawMap(view, geography, { fonts })}\n`);
    if (png) writeOutput(join(folder, `${file}.png`), await renderPng(drawMap(view, geography), 1600));
    count += 1;
  };
  for (const { phase, position, resolution } of phases) {
    const number = String(count + 1).padStart(3, '0');
    await write(`${number}-${phase}`, mapViewOf(variant, fullPosition(position), resolution, { game: name, holders }));
    holders = holdersAfter(variant, holders, resolution);
  }
  const last = phases.at(-1);
  if (last !== undefined) {
    const view = mapViewOf(variant, fullPosition(last.position), last.resolution, {
      game: name,
      holders,
      which: 'after',
    });
    await write(`${String(count + 1).padStart(3, '0')}-end`, view);
  }
  return count;
}
