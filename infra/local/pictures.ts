/**
 * The maps as PNG and PDF. Rasterising one takes most of a second, so this judge does it when somebody first looks, in a
 * thread of its own, and keeps the picture under the digest of its drawing: a drawing that has changed is another one.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Files } from '../../lambdas/ports.ts';
import type { PictureForm } from '../../templates/pages/map-files.ts';

export interface Pictures {
  /** The drawing that lies under this key, as PNG so many pixels wide or as PDF; null when there is no such drawing. */
  of(svgKey: string, form: PictureForm): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** What the thread is asked, and what it answers. */
export interface Wanted {
  readonly svg: string;
  readonly form: PictureForm;
}
export type Rasterised = { readonly png: Uint8Array } | { readonly error: string };

export function makePictures(files: Files): Pictures {
  let worker: Worker | null = null;
  /** One at a time; those who want the same one wait for it together. */
  const wanted = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  const rasterise = async (wanted: Wanted): Promise<Uint8Array> => {
    if (worker === null) {
      worker = new Worker(new URL('./picture-worker.mjs', import.meta.url));
      worker.once('exit', () => {
        worker = null;
      });
    }
    worker.postMessage(wanted);
    const [answer] = (await once(worker, 'message')) as [Rasterised];
    if ('error' in answer) throw new Error(answer.error);
    return answer.png;
  };

  const make = async (key: string, wanted: Wanted): Promise<Uint8Array> => {
    const kept = await files.get(key);
    if (kept !== null) return kept;
    const png = await rasterise(wanted);
    await files.put(key, png, typeof wanted.form === 'number' ? 'image/png' : 'application/pdf');
    return png;
  };

  return {
    of: async (svgKey, form) => {
      const drawing = await files.get(svgKey);
      if (drawing === null) return null;
      const key = `pictures/${createHash('sha256').update(drawing).digest('hex')}-${form}.${typeof form === 'number' ? 'png' : 'pdf'}`;
      let picture = wanted.get(key);
      if (picture === undefined) {
        const svg = Buffer.from(drawing).toString('utf8');
        picture = last.then(() => make(key, { svg, form })).finally(() => wanted.delete(key));
        last = picture.catch(() => {});
        wanted.set(key, picture);
      }
      return picture;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
