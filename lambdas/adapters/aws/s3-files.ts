/** Files in S3: received mail and the judge's own records in one bucket, what anybody may see in another. */
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { isForGood } from '../../../templates/pages/map-files.ts';
import type { Files } from '../../ports.ts';
import { keptKey } from './mail-keys.ts';

export interface Buckets {
  /** Raw mail (`inbox/`, `mail/`) and records of phases (`phases/`). */
  readonly private: string;
  /** Pages and maps, read by CloudFront. */
  readonly public: string;
}

const PRIVATE = /^(?:inbox|mail|phases)\//;
/** Pages change; maps under a name that nobody can guess never do. */
const PAGE_CACHE = 'public, max-age=60';
/** A browser asks again each time: its reader may have chosen another language. */
const HTML_CACHE = 'public, max-age=0, s-maxage=60';
const GOOD_CACHE = 'public, max-age=31536000, immutable';

/** `mayList`: without the right to list a bucket, S3 says of a file that is missing that it is forbidden. */
export function s3Files(client: S3Client, buckets: Buckets, mayList = true): Files {
  const bucketOf = (key: string) => (PRIVATE.test(key) ? buckets.private : buckets.public);
  return {
    put: async (key, body, type) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucketOf(key),
          Key: key,
          Body: body,
          ContentType: type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type,
          ...(PRIVATE.test(key) ? {} : { CacheControl: cacheOf(key) }),
        }),
      );
    },
    get: async (key) => {
      // A mail that has been dealt with is found under the name it came by.
      for (const name of new Set([key, keptKey(key)])) {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucketOf(key), Key: name }));
          return Body === undefined ? null : await Body.transformToByteArray();
        } catch (error) {
          const isHidden = !mayList && error instanceof Error && error.name === 'AccessDenied';
          if (!(error instanceof NoSuchKey) && !isHidden) throw error;
        }
      }
      return null;
    },
  };
}

function cacheOf(key: string): string {
  if (isForGood(key)) return GOOD_CACHE;
  return key.endsWith('/index.html') || key === 'index.html' ? HTML_CACHE : PAGE_CACHE;
}
