/** Lambda: a map is wanted as PNG or PDF. */
import { S3Client } from '@aws-sdk/client-s3';
import { setting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { s3Files } from '../adapters/aws/s3-files.ts';
import { renderPicture } from '../adapters/publish/render-picture.ts';
import { makePicture } from '../handlers/picture.ts';

const client = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const files = s3Files(client, { private: setting('PRIVATE_BUCKET'), public: setting('PUBLIC_BUCKET') });

export const handler = makePicture({ files, log }, renderPicture);
