/** Headings of Markdown documents, and what points at them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Sources (`.ts`, `.mjs`) below the folders, as paths from the root with their text. */
export function sourcesIn(folders: readonly string[]): readonly { readonly file: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/node_modules|cdk\.out/.test(name))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
  );
}

/** The documents that come with the project, as paths from the root. */
export function documents(): readonly string[] {
  const below = (folder: string) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return [...readdirSync(ROOT), ...below('docs'), ...below('variants')].filter((name) => name.endsWith('.md'));
}

export function textOf(file: string): string | null {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;
}

/** Is there such a file or folder? */
export function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** Headings outside code blocks, without their marks. */
export function headingsOf(markdown: string): readonly string[] {
  return [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!.trim());
}

/** The anchor that GitHub and our own pages give a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
