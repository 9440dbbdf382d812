/** Lambda: a map is wanted as PNG. */
import { S3Client } from '@aws-sdk/client-s3';
import { log, setting } from '../adapters/function-settings.ts';
import { renderPng } from '../adapters/png.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { makePicture } from '../handlers/picture.ts';

const client = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const files = s3Files(client, { private: setting('PRIVATE_BUCKET'), public: setting('PUBLIC_BUCKET') });

export const handler = makePicture({ files, log }, renderPng);
