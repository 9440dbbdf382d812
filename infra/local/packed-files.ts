/** Pages, archives and records of games lie packed on the disk: they are text, and take a fifth of the room. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Files } from '../../lambdas/ports.ts';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** `gunzip` of any system opens them. What lies there unpacked, from before, is found as well. */
export function packedFiles(files: Files): Files {
  return {
    put: async (key, body, type) =>
      isPacked(key) ? files.put(`${key}.gz`, await packed(body), type) : files.put(key, body, type),
    get: async (key) => {
      const found = isPacked(key) ? await files.get(`${key}.gz`) : null;
      if (found === null) return files.get(key);
      // One that a power cut has broken is written again, like one that is not there.
      return unpacked(found).catch(() => null);
    },
  };
}

function isPacked(key: string): boolean {
  return /^(?:games|phases)\//.test(key);
}
