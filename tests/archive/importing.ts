/** Texts imported by `archive import`, each from a file of its own. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { importGames } from '../../infra/tools/archive/import-archives.ts';

/** What imports a text: files go to `folder`, whoever makes it removes it. */
export function importerIn(folder: string) {
  let files = 0;
  return async (text: string, all = false) => {
    files += 1;
    const file = join(folder, `${files}.txt`);
    const out = join(folder, `out${files}`);
    writeFileSync(file, text);
    const told: string[] = [];
    await importGames([file], {
      folder: out,
      tell: (line) => told.push(line.replace(`${file}: `, '')),
      all,
      now: Date.now(),
    });
    const games = readdirSync(out)
      .sort()
      .map((name): ArchiveDocument => JSON.parse(readFileSync(join(out, name), 'utf8')));
    return { games, told };
  };
}
