/** A map is wanted as PNG: the queue hands over where its drawing lies and where the picture is to go. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Files, World } from '../app/ports.ts';
import { eachMessage, StrangeMessage } from './batch.ts';

const request = z.object({
  svg: z.string().check(z.regex(/^phases\/[\w/.-]{1,300}\.svg$/)),
  png: z.string().check(z.regex(/^[\w/.-]{1,300}\.png$/)),
  width: z.number().check(z.gte(1), z.lte(8000)),
});

export type PictureRequest = z.infer<typeof request>;

/** `render`: a drawing's PNG, so many pixels wide. */
export function makePicture(
  { files, log }: { readonly files: Files; readonly log: World['log'] },
  render: (svg: string, width: number) => Promise<Uint8Array>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(event, log, async (message) => {
      const { data } = request.safeParse(message);
      if (data === undefined || data.png.includes('..') || data.svg.includes('..')) {
        throw new StrangeMessage('No request for a picture.');
      }
      const svg = await files.get(data.svg);
      if (svg === null) throw new Error('The drawing is gone.');
      await files.put(data.png, await render(Buffer.from(svg).toString('utf8'), data.width), 'image/png');
    });
}
