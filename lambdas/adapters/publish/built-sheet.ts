/** The order sheet's script and style, as they were built and laid beside a function's code (infra/aws/bundle.ts). */
import { readFileSync } from 'node:fs';
import type { SheetAssets } from '../../../templates/sheet/sheet-data.ts';

const FOLDER = new URL('../../../sheet/', import.meta.url);

/** What is written beside the files. */
export interface SheetManifest {
  readonly assets: SheetAssets;
  readonly files: readonly { readonly name: string; readonly type: string }[];
}

export function builtSheet(): SheetManifest {
  return JSON.parse(readFileSync(new URL('manifest.json', FOLDER), 'utf8')) as SheetManifest;
}

export function sheetFiles(): readonly { readonly name: string; readonly type: string; readonly body: Buffer }[] {
  return builtSheet().files.map(({ name, type }) => ({ name, type, body: readFileSync(new URL(name, FOLDER)) }));
}
