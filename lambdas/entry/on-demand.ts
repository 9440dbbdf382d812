/** Lambda: maps and formats of archives, made when somebody asks for them, and pages for those who do not take them packed. */
import { S3Client } from '@aws-sdk/client-s3';
import { readSetting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { s3Files } from '../adapters/aws/s3-files.ts';
import { withFormats } from '../adapters/publish/archive-formats.ts';
import { drawnFiles } from '../adapters/publish/drawn-files.ts';
import { embeddedFonts } from '../adapters/publish/map-fonts.ts';
import { renderPicture } from '../adapters/publish/render-picture.ts';
import { loadGeography } from '../adapters/variants/geography.ts';
import { loadEdition } from '../adapters/variants/variants.ts';
import { makeOnDemand } from '../handlers/on-demand-handler.ts';

const client = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const stored = s3Files(client, { private: readSetting('PRIVATE_BUCKET'), public: readSetting('PUBLIC_BUCKET') }, false);
const board = (variant: string, edition?: number) => loadEdition(variant, edition)?.board ?? null;
const files = drawnFiles(withFormats(stored, board), {
  board,
  geography: ({ id, edition }) => {
    const loaded = loadEdition(id, edition ?? 1);
    return loaded === null ? null : loadGeography(loaded);
  },
  fonts: embeddedFonts(),
});

export const handler = makeOnDemand({ files, log }, renderPicture);
