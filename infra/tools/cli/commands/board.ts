/** `chancery board DIR`: the analysis board as files, which any web server can hand out. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { boardSite } from '../../../../lambdas/adapters/board/board-site.ts';
import { drawnFiles } from '../../../../lambdas/adapters/publish/drawn-files.ts';
import { pageAssets } from '../../../../lambdas/adapters/publish/page-assets.ts';
import { loadGeography } from '../../../../lambdas/adapters/variants/geography.ts';
import { loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { buildSheetScript, SHEET_PATH } from '../../../sheet-script.ts';
import { writeOut } from '../../lines.ts';
import { writeOutput } from '../../tool-outputs.ts';

export function add(command: Command): void {
  command.argument('<folder>', 'where the files go; the page is board/index.html in it').action(writeBoard);
}

async function writeBoard(folder: string): Promise<void> {
  const { assets, files } = buildSheetScript();
  const write = (path: string, body: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeOutput(join(folder, path), body);
  };
  const drawn = drawnFiles(
    { put: async () => {}, get: async () => null },
    {
      board: (id) => loadVariant(id)?.board ?? null,
      geography: ({ id }) => loadGeography(loadVariant(id)!),
      fonts: '',
    },
  );
  for (const { path, body } of await boardSite(assets)) {
    write(path, body);
    for (const [, name] of body.matchAll(/"(?:\.\.\/)+(variants\/[^"]+\.svg)"/g))
      write(name!, (await drawn.get(name!))!);
  }
  for (const { name, body } of files)
    write(`${SHEET_PATH.slice(1)}${name}`, name.endsWith('.css') ? withoutRoot(body) : body);
  for (const { name, body } of pageAssets()) if (name === 'seal.svg') write(`assets/${name}`, body);
  await writeOut(`${join(folder, 'board/index.html')}\n`);
}

/** Fonts lie beside the style, wherever the folder is. */
function withoutRoot(style: Uint8Array): string {
  return Buffer.from(style).toString('utf8').replaceAll(SHEET_PATH, '');
}
