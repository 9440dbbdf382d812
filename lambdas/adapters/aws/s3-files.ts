/**
 * Files in S3: received mail and the judge's own records in one bucket, what anybody may see in another. Pages, archives and records of
 * games lie packed, which is a sixth of their size; whoever asks for a page without taking it so gets it by the function `on-demand`.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { isForGood } from '../../../templates/pages/map-files.ts';
import { isPrivateKey } from '../../../templates/pages/served.ts';
import type { Files } from '../../ports.ts';
import { keptKey } from './mail-keys.ts';

export interface Buckets {
  /** Raw mail (`inbox/`, `mail/`) records of phases (`phases/`), what lists are made of (`lists/`), variants on trial (`trials/`). */
  readonly private: string;
  /** Pages and maps, read by CloudFront. */
  readonly public: string;
}

const pack = {
  gzip: { put: promisify(gzip), get: promisify(gunzip) },
  br: {
    put: (body: string | Uint8Array) => promisify(brotliCompress)(body, FAST),
    get: promisify(brotliDecompress),
  },
} as const;

/** With a window in which the map before is still seen: a whole game in one file draws the same one for each phase. */
const FAST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
};

/** Pages change; maps under a name that nobody can guess never do. */
const PAGE_CACHE = 'public, max-age=60';
/** A browser asks again each time: its reader may have chosen another language. */
const HTML_CACHE = 'public, max-age=0, s-maxage=60';
/** Open sheets ask for it each minute: a phase is seen soon, and all who look at once are answered from one copy. */
const NOW_CACHE = 'public, max-age=5';
const GOOD_CACHE = 'public, max-age=31536000, immutable';

/** `mayList`: without the right to list a bucket, S3 says of a file that is missing that it is forbidden. */
export function s3Files(client: S3Client, buckets: Buckets, mayList = true): Files {
  const bucketOf = (key: string) => (isPrivateKey(key) ? buckets.private : buckets.public);
  return {
    put: async (key, body, type) => {
      const encoding = encodingOf(key);
      await client.send(
        new PutObjectCommand({
          Bucket: bucketOf(key),
          Key: key,
          ...(encoding === null ? { Body: body } : { Body: await pack[encoding].put(body), ContentEncoding: encoding }),
          ContentType: type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type,
          ...(isPrivateKey(key) ? {} : { CacheControl: cacheOf(key) }),
        }),
      );
    },
    get: async (key) => {
      // A mail that has been dealt with is found under the name it came by.
      for (const name of new Set([key, keptKey(key)])) {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucketOf(key), Key: name }));
          const found = Body === undefined ? null : await Body.transformToByteArray();
          const encoding = encodingOf(key);
          // Files of before lie there as they are.
          return found === null || encoding === null ? found : pack[encoding].get(found).catch(() => found);
        } catch (error) {
          const isHidden = !mayList && error instanceof Error && error.name === 'AccessDenied';
          if (!(error instanceof NoSuchKey) && !isHidden) throw error;
        }
      }
      return null;
    },
  };
}

/** Of text about games, in any language: how it is packed. The whole game in one file is six times as long in gzip, which every program reads. */
function encodingOf(key: string): keyof typeof pack | null {
  if (!/^(?:(?:[a-z]{2}\/)?games|phases|lists|trials)\/.*\.(?:html|json|jsonl|txt|csv|mbox|atom)$/.test(key))
    return null;
  return key.endsWith('/game.html') ? 'br' : 'gzip';
}

function cacheOf(key: string): string {
  if (isForGood(key)) return GOOD_CACHE;
  if (key.endsWith('/now.json')) return NOW_CACHE;
  return key.endsWith('/index.html') || key === 'index.html' ? HTML_CACHE : PAGE_CACHE;
}
