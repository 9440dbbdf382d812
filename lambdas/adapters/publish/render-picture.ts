/** A drawing in the form that the caller asks for. */
import { type PictureForm, PNG_WIDTHS } from '../../../templates/pages/map-files.ts';
import { renderPdf } from './pdf.ts';
import { renderPng } from './png.ts';

export function renderPicture(svg: string, form: PictureForm): Promise<Uint8Array> {
  if (typeof form !== 'number') return renderPdf(svg, form);
  return renderPng(form === PNG_WIDTHS.small ? asWhereNarrow(svg) : svg, form);
}

/** No mail shows a picture much wider than a phone: it gets the drawing for those, which a rasterizer does not choose by itself. */
function asWhereNarrow(svg: string): string {
  return svg
    .replace(/@media\(max-width:\d+px\)\{((?:[^{}]*\{[^{}]*\})*)\}/, '$1')
    .replace(/translateY\(([\d.]+)px\)/g, 'translate(0 $1)');
}
