/** Beside a map that is published: the same with the abbreviations of orders, and both as PDF for a printer. */
import { mapName, PNG_WIDTHS } from '../../../templates/pages/map-files.ts';
import { keyOf } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';

/** A map by day, with names and with abbreviations. */
export interface Prints {
  readonly plain: string;
  readonly abbr: string;
}

/** `folder`: the path of the game's or the variant's page. Nothing is done where nothing has changed. */
export async function putPrints(
  { files, putPicture }: Pick<PublisherOptions, 'files' | 'putPicture'>,
  folder: string,
  { plain, abbr }: Prints,
): Promise<void> {
  const key = keyOf(`${folder}${mapName({ abbr: true })}`);
  const known = await files.get(key);
  if (known !== null && Buffer.from(known).toString('utf8') === abbr) return;
  await files.put(key, abbr, 'image/svg+xml');
  await putPicture(keyOf(`${folder}${mapName({ abbr: true, form: 'png' })}`), abbr, PNG_WIDTHS.png);
  for (const form of ['a4', 'letter'] as const) {
    await putPicture(keyOf(`${folder}${mapName({ form })}`), plain, form);
    await putPicture(keyOf(`${folder}${mapName({ abbr: true, form })}`), abbr, form);
  }
}
