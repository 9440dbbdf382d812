/** What the pages bring along besides their text: style sheet, script and pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../templates/pages/assets/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};

/** The style sheet of the pages, for a page that has to bring it along. */
export function styleSheet(): string {
  return readFileSync(new URL('style.css', FOLDER), 'utf8');
}

/** The files that pages load, with their media types. */
export function pageAssets(): readonly { readonly name: string; readonly type: string; readonly body: Buffer }[] {
  return readdirSync(fileURLToPath(FOLDER)).flatMap((name) => {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    return type === undefined ? [] : [{ name, type, body: readFileSync(new URL(name, FOLDER)) }];
  });
}
