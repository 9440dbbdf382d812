/** A map is wanted as PNG or PDF: the queue hands over where its drawing lies and where the picture is to go. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { PictureForm } from '../../templates/pages/map-files.ts';
import type { Files, Services } from '../ports.ts';
import { eachMessage, UnrecognizedMessage } from './batch.ts';

const request = z.object({
  svg: z.string().check(z.regex(/^phases\/[\w/.-]{1,300}\.svg$/)),
  png: z.string().check(z.regex(/^[\w/.-]{1,300}\.(png|pdf)$/)),
  /** Pixels; or the paper of a PDF. */
  width: z.union([z.number().check(z.gte(1), z.lte(8000)), z.enum(['a4', 'letter'])]),
});

export type PictureRequest = z.infer<typeof request>;

/** `render`: a drawing's PNG, so many pixels wide, or its PDF for a paper. */
export function makePicture(
  { files, log }: { readonly files: Files; readonly log: Services['log'] },
  render: (svg: string, form: PictureForm) => Promise<Uint8Array>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(event, log, async (message) => {
      const { data } = request.safeParse(message);
      if (data === undefined || data.png.includes('..') || data.svg.includes('..')) {
        throw new UnrecognizedMessage('No request for a picture.');
      }
      const svg = await files.get(data.svg);
      if (svg === null) throw new Error('The drawing is gone.');
      await files.put(
        data.png,
        await render(Buffer.from(svg).toString('utf8'), data.width),
        typeof data.width === 'number' ? 'image/png' : 'application/pdf',
      );
    });
}
