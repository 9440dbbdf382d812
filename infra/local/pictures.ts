/**
 * The maps as PNG and PDF. Rasterising one takes most of a second, so this judge does it when somebody looks, in a process of
 * its own: with that all memory goes that it took.
 * The latest stay in memory, under the digests of their drawings (a drawing that has changed is another one); on the disk they would
 * take more than everything else of a game.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Files } from '../../lambdas/ports.ts';
import type { PictureForm } from '../../templates/pages/map-files.ts';

export interface Pictures {
  /** The drawing that lies under this key, as PNG so many pixels wide or as PDF; null when there is no such drawing. */
  of(svgKey: string, form: PictureForm): Promise<Uint8Array | null>;
  /** Nobody looks now: what can be made again takes no memory meanwhile. */
  letGo(): void;
  close(): Promise<void>;
}

/** What the process is asked, and what it answers. */
export interface Wanted {
  readonly svg: string;
  readonly form: PictureForm;
}
export type RasterizedPicture = { readonly png: Uint8Array } | { readonly error: string };

/** In bytes: some hundred pictures. */
const MOST_KEPT = 40_000_000;

const WORKER = fileURLToPath(new URL('./picture-worker.mjs', import.meta.url));

export function makePictures(files: Pick<Files, 'get'>): Pictures {
  let worker: ChildProcess | null = null;
  /** One at a time; those who want the same one wait for it together. */
  const wanted = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  const kept = new Map<string, Uint8Array>();
  let size = 0;

  const rasterise = async (wanted: Wanted): Promise<Uint8Array> => {
    if (worker === null) {
      const started: ChildProcess = fork(WORKER, { serialization: 'advanced', execArgv: [] });
      started.once('exit', () => {
        if (worker === started) worker = null;
      });
      worker = started;
    }
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    worker.send(wanted);
    const [answer] = (await once(worker, 'message', ended)) as [RasterizedPicture];
    if ('error' in answer) throw new Error(answer.error);
    return answer.png;
  };

  const make = async (key: string, wanted: Wanted): Promise<Uint8Array> => {
    const known = kept.get(key);
    const picture = known ?? (await rasterise(wanted));
    kept.delete(key);
    kept.set(key, picture);
    size += known === undefined ? picture.length : 0;
    for (const [oldest, { length }] of kept) {
      if (size <= MOST_KEPT) break;
      kept.delete(oldest);
      size -= length;
    }
    return picture;
  };

  return {
    of: async (svgKey, form) => {
      const drawing = await files.get(svgKey);
      if (drawing === null) return null;
      const key = `${createHash('sha256').update(drawing).digest('hex')} ${form}`;
      let picture = wanted.get(key);
      if (picture === undefined) {
        const svg = Buffer.from(drawing).toString('utf8');
        picture = last.then(() => make(key, { svg, form })).finally(() => wanted.delete(key));
        last = picture.catch(() => {});
        wanted.set(key, picture);
      }
      return picture;
    },
    letGo: () => {
      if (wanted.size > 0) return;
      kept.clear();
      size = 0;
      worker?.kill();
      worker = null;
    },
    close: async () => {
      worker?.kill();
    },
  };
}
