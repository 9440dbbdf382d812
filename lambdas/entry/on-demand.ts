/** Lambda: maps and formats of archives, made when somebody asks for them, and pages for those who do not take them packed. */
import { S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isSet, now, readSetting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { s3Files } from '../adapters/aws/s3-files.ts';
import { withFormats } from '../adapters/publish/archive-formats.ts';
import { drawnFiles } from '../adapters/publish/drawn-files.ts';
import { embeddedFonts } from '../adapters/publish/map-fonts.ts';
import { renderPicture } from '../adapters/publish/render-picture.ts';
import { fetchTrials } from '../adapters/variants/fetched-trials.ts';
import { loadGeography } from '../adapters/variants/geography.ts';
import { loadEdition } from '../adapters/variants/variants.ts';
import { type EdgeRequest, goneRound, isThroughEdge } from '../handlers/edge.ts';
import { makeOnDemand } from '../handlers/on-demand-handler.ts';
import { makeWholeSite } from '../handlers/whole-site.ts';

const client = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const stored = s3Files(client, { private: readSetting('PRIVATE_BUCKET'), public: readSetting('PUBLIC_BUCKET') }, false);
const board = (variant: string, edition?: number) => loadEdition(variant, edition)?.board ?? null;
const fetchVariants = fetchTrials(stored);
const files = drawnFiles(withFormats(stored, board, fetchVariants), {
  board,
  fetchVariants,
  geography: ({ id, edition }) => {
    const loaded = loadEdition(id, edition ?? 1);
    return loaded === null ? null : loadGeography(loaded);
  },
  fonts: embeddedFonts(),
});

const edgeKey = isSet('EDGE_KEY') ? readSetting('EDGE_KEY') : '';
const made = makeOnDemand({ files, log }, renderPicture);
const answer = edgeKey === '' ? makeWholeSite(stored, made, now) : made;

export async function handler(event: EdgeRequest): Promise<APIGatewayProxyStructuredResultV2> {
  return isThroughEdge(event, edgeKey) ? answer(event) : goneRound(event, readSetting('SITE'));
}
