/** A map on a page: by day and by night, with the whole drawing one step away. */

import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';
import { type MapFiles, type MapStage, mapFile, mapName } from './map-files.ts';

/** A map that has not been drawn leaves no gap: the page tells the same in words. */
export function mapFigure(files: MapFiles | null, stage: MapStage, caption: string): Html | null {
  if (files === null) return null;
  const { folder, width, height } = files;
  const language = t().code;
  const svg = mapFile(folder, stage, 'svg', { language });
  const night = mapFile(folder, stage, 'svg', { theme: 'dark', language });
  const told = t().pages.maps;
  const link = (path: string) => (text: string) => html`<a href="${path}">${text}</a>`;
  return html`<figure class="map">
<a href="${svg}"><picture><source srcset="${night}" media="screen and (prefers-color-scheme: dark)"><img src="${svg}" alt="${told.map(caption)}" width="${width}" height="${height}"></picture></a>
<figcaption>${caption} <span class="downloads">${told.files(link(svg), link(mapFile(folder, stage, 'png', { language })), link(night))}</span></figcaption>
</figure>`;
}

/** What lies beside the map of a game or of a variant's start, in the folder of its page. */
export function mapDownloads(folder: string): Html {
  const link = (options: Parameters<typeof mapName>[0]) => (text: string) =>
    html`<a href="${folder}${mapName({ ...options, language: t().code })}">${text}</a>`;
  return t().pages.maps.downloads({
    abbreviated: link({ abbr: true }),
    a4: link({ form: 'a4' }),
    letter: link({ form: 'letter' }),
    abbreviatedA4: link({ abbr: true, form: 'a4' }),
    abbreviatedLetter: link({ abbr: true, form: 'letter' }),
  });
}
