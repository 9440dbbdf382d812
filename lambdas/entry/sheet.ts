/** Lambda: order sheets, behind the site's distribution. */
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { isSet, readSetting } from '../adapters/aws/function-settings.ts';
import { builtSheet } from '../adapters/publish/built-sheet.ts';
import { sheetPages } from '../adapters/publish/sheet-pages.ts';
import { type EdgeRequest, goneRound, isThroughEdge, notForbidden } from '../handlers/edge.ts';
import { makeSheet } from '../handlers/sheet-handler.ts';
import { ASKED, awsServices } from './aws-services.ts';

const services = await awsServices(ASKED, { readsMail: false });
const handle = makeSheet(services, sheetPages(services, { assets: builtSheet().assets, places: PLACES_PAGE }));

const edgeKey = isSet('EDGE_KEY') ? readSetting('EDGE_KEY') : '';

/** Bytes; below that it is not worth it. */
const WORTH_PACKING = 1_500;

export async function handler(event: EdgeRequest): Promise<APIGatewayProxyStructuredResultV2> {
  if (!isThroughEdge(event, edgeKey)) return goneRound(event, readSetting('SITE'));
  // Without a distribution whose call it is the connection says, and nothing that a caller has written.
  const asked = edgeKey === '' ? { ...event, headers: { ...event.headers, 'x-forwarded-for': undefined } } : event;
  const { body = '', ...answer } = notForbidden(await handle(asked));
  // What is not cached the distribution does not pack. All of it is one reader's, and no other site's request brings the cookie along.
  if (body.length < WORTH_PACKING || !takesGzip(event)) return { ...answer, body };
  const headers = { ...answer.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
  return { ...answer, headers, body: gzipSync(body).toString('base64'), isBase64Encoded: true };
}

function takesGzip({ headers = {} }: EdgeRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}
