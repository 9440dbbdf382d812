/** Beside a map that is published: the same with the abbreviations of orders, and both as PDF for a printer. */
import { drawMap } from '../../../templates/map/draw.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import type { MapView } from '../../../templates/map/view.ts';
import { mapName, PNG_WIDTHS } from '../../../templates/pages/map-files.ts';
import { keyOf } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';

/** `folder`: the path of the game's or the variant's page. Nothing is done where nothing has changed. */
export async function putPrints(
  { files, fonts, putPicture }: Pick<PublisherOptions, 'files' | 'fonts' | 'putPicture'>,
  folder: string,
  view: MapView,
  shapes: Geography,
): Promise<void> {
  const abbr = `${drawMap(view, shapes, { fonts, names: 'abbreviations' })}\n`;
  const key = keyOf(`${folder}${mapName({ abbr: true })}`);
  const known = await files.get(key);
  if (known !== null && Buffer.from(known).toString('utf8') === abbr) return;
  const plain = `${drawMap(view, shapes, { fonts })}\n`;
  await files.put(key, abbr, 'image/svg+xml');
  await putPicture(keyOf(`${folder}${mapName({ abbr: true, form: 'png' })}`), abbr, PNG_WIDTHS.png);
  for (const form of ['a4', 'letter'] as const) {
    await putPicture(keyOf(`${folder}${mapName({ form })}`), plain, form);
    await putPicture(keyOf(`${folder}${mapName({ abbr: true, form })}`), abbr, form);
  }
}
