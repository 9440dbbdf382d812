/** Lambda: order sheets, behind the site's distribution. */
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { builtSheet } from '../adapters/publish/built-sheet.ts';
import { sheetPages } from '../adapters/publish/sheet-pages.ts';
import { makeSheet } from '../handlers/sheet-handler.ts';
import { awsServices } from './aws-services.ts';

const services = await awsServices();
const handle = makeSheet(services, sheetPages(services, { assets: builtSheet().assets, places: PLACES_PAGE }));

/** Bytes; below that it is not worth it. */
const WORTH_PACKING = 1_500;

export async function handler(event: unknown): Promise<APIGatewayProxyStructuredResultV2> {
  const { body = '', ...answer } = await handle(event);
  // What is not cached the distribution does not pack. All of it is one reader's, and no other site's request brings the cookie along.
  if (body.length < WORTH_PACKING || !takesGzip(event)) return { ...answer, body };
  const headers = { ...answer.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
  return { ...answer, headers, body: gzipSync(body).toString('base64'), isBase64Encoded: true };
}

function takesGzip(event: unknown): boolean {
  const { headers = {} } = event as { readonly headers?: Readonly<Record<string, string>> };
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}
