/**
 * What lies nowhere as it is asked for: maps, drawn from what is kept of a phase, as SVG, PNG or PDF; and what is published of games,
 * unpacked for whoever does not take it packed. It answers an HTTP API behind the site's distribution, which keeps the answers.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { isForGood, type PictureForm, pictureOf } from '../../templates/pages/map-files.ts';
import type { Files, Services } from '../ports.ts';
import { shapeFault } from './shape.ts';

const packed = promisify(gzip);

const request = z.object({ rawPath: z.string() });

/** A path below games or variants, without anything that leads elsewhere. */
const OURS = /^\/(?:games|variants)(?:\/[\w-][\w.-]*)+$/;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['html', 'text/html; charset=utf-8'],
  ['json', 'application/json'],
  ['jsonl', 'application/x-ndjson'],
  ['txt', 'text/plain; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['mbox', 'application/mbox'],
  ['atom', 'application/atom+xml'],
]);

/** A function answers with 6 MB at most, as JSON. Of a longer game, readers get the packed file, and we tell them so. */
const MOST_BYTES = 4_000_000;

/** `render`: a drawing's PNG, so many pixels wide, or its PDF for a paper. Throws on what is no request at all. */
export function makeOnDemand(
  { files, log }: { readonly files: Pick<Files, 'get'>; readonly log: Services['log'] },
  render: (svg: string, form: PictureForm) => Promise<Uint8Array>,
): (event: unknown) => Promise<APIGatewayProxyStructuredResultV2> {
  return async (event) => {
    const read = request.safeParse(event);
    if (!read.success) throw new Error(`No request of a file: ${shapeFault(read.error)}`);
    const path = read.data.rawPath;
    const type = TYPES.get(path.slice(path.lastIndexOf('.') + 1));
    const body = type === undefined || !OURS.test(path) ? null : await bodyOf(path);
    if (type === undefined || body === null) return MISSING;
    const headers = { 'content-type': type, 'cache-control': cacheOf(path), 'x-content-type-options': 'nosniff' };
    if (/^(?:image\/png|application\/pdf)$/.test(type)) return binary(headers, body);
    if (body.length > MOST_BYTES) return binary({ ...headers, 'content-encoding': 'gzip' }, await packed(body));
    return { statusCode: 200, headers, body: Buffer.from(body).toString('utf8') };
  };

  async function bodyOf(path: string): Promise<Uint8Array | null> {
    const key = path.slice(1);
    const picture = pictureOf(key);
    if (picture === null) return files.get(key);
    const svg = await files.get(picture.svg);
    if (svg === null) return null;
    const started = Date.now();
    const made = await render(Buffer.from(svg).toString('utf8'), picture.form);
    // Who knows a map's name may see it.
    log('picture made', { game: key.split('/')[1] ?? '', ms: Date.now() - started, bytes: made.length });
    return made;
  }
}

function binary(headers: Readonly<Record<string, string>>, body: Uint8Array): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: { ...headers },
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  };
}

const MISSING: APIGatewayProxyStructuredResultV2 = {
  statusCode: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=1' },
  body: '404\n',
};

/** What a phase left never changes; the board as it stands does, and a variant's start only with the house. */
function cacheOf(path: string): string {
  if (isForGood(path)) return 'public, max-age=31536000, immutable';
  return `public, max-age=${path.startsWith('/variants/') ? 3_600 : 60}`;
}
