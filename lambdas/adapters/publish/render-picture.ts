/** A drawing in the form that the caller asks for. */
import type { PictureForm } from '../../../templates/pages/map-files.ts';
import { renderPdf } from './pdf.ts';
import { renderPng } from './png.ts';

export function renderPicture(svg: string, form: PictureForm): Promise<Uint8Array> {
  return typeof form === 'number' ? renderPng(svg, form) : renderPdf(svg, form);
}
