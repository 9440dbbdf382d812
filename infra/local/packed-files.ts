/**
 * Pages, archives and records of games lie packed on the disk (RFC 7932, Brotli): a whole game in one file, which draws the same map for each
 * phase, takes a twentieth of the room.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Files } from '../../lambdas/ports.ts';

const packed = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);

/** Fast, and with a window in which the map before is still seen. */
const FAST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
};

/** `brotli -d` opens them. What lies there unpacked, from before, is found as well. */
export function packedFiles(files: Files): Files {
  return {
    put: async (key, body, type) =>
      isPacked(key) ? files.put(`${key}.br`, await packed(body, FAST), type) : files.put(key, body, type),
    get: async (key) => {
      const found = isPacked(key) ? await files.get(`${key}.br`) : null;
      if (found === null) return files.get(key);
      // One that a power cut has broken is written again, like one that is not there.
      return unpacked(found).catch(() => null);
    },
  };
}

function isPacked(key: string): boolean {
  return /^(?:games|phases)\//.test(key);
}
