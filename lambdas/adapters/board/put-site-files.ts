/**
 * Files of the site that change with the version alone: style sheets, scripts, the analysis board. They are written once a version,
 * not at each start of a function.
 */
import { createHash } from 'node:crypto';
import type { Files } from '../../ports.ts';
import type { SiteFile } from './site-file.ts';

/** Beside the files that it vouches for: whoever empties their bucket empties it too. */
export const SITE_FILES_WRITTEN = 'assets/written.txt';

/** Writes all files, unless all of them were written as they are. What was cut short is written whole the next time. */
export async function putSiteFiles(
  files: Files,
  all: readonly (Omit<SiteFile, 'body'> & { readonly body: Uint8Array | string })[],
): Promise<void> {
  const digest = createHash('sha256');
  for (const { path, body, type } of all) digest.update(`${path}\n${type}\n${body.length}\n`).update(body);
  const version = digest.digest('hex');
  const written = await files.get(SITE_FILES_WRITTEN);
  if (written !== null && Buffer.from(written).toString() === version) return;
  await Promise.all(all.map(({ path, body, type }) => files.put(path, body, type)));
  await files.put(SITE_FILES_WRITTEN, version, 'text/plain');
}
