/** A map on a page: by day and by night, with the whole drawing one step away. */
import { type Html, html } from './html.ts';
import { type MapFiles, type MapStage, mapFile, mapName } from './map-files.ts';

/** A map that has not been drawn leaves no gap: the page tells the same in words. */
export function mapFigure(files: MapFiles | null, stage: MapStage, caption: string): Html | null {
  if (files === null) return null;
  const { folder, width, height } = files;
  const svg = mapFile(folder, stage, 'svg');
  const night = mapFile(folder, stage, 'svg', 'dark');
  return html`<figure class="map">
<a href="${svg}"><picture><source srcset="${night}" media="(prefers-color-scheme: dark)"><img src="${svg}" alt="Map: ${caption}. The page tells the same in words. Opens the map by itself." width="${width}" height="${height}"></picture></a>
<figcaption>${caption} <span class="downloads">Map as <a href="${svg}">SVG</a>, <a href="${mapFile(folder, stage, 'png')}">PNG</a>, or <a href="${night}">for the night</a></span></figcaption>
</figure>`;
}

/** What lies beside the map of a game or of a variant's start, in the folder of its page. */
export function mapDownloads(folder: string): Html {
  const link = (options: Parameters<typeof mapName>[0], text: string) =>
    html`<a href="${folder}${mapName(options)}">${text}</a>`;
  return html`Map ${link({ abbr: true }, 'with abbreviations')}; to print: ${link({ form: 'a4' }, 'A4')}, ${link({ form: 'letter' }, 'Letter')}, with abbreviations ${link({ abbr: true, form: 'a4' }, 'A4')}, ${link({ abbr: true, form: 'letter' }, 'Letter')}`;
}
