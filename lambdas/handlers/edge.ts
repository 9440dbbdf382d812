/**
 * The API behind the site's distribution answers nobody else: whoever goes round it would go round its limits and its firewall as well.
 */
import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Answer = APIGatewayProxyStructuredResultV2;

/** In it the distribution says what it is known by, whatever a caller has sent under that name. */
export const EDGE_HEADER = 'x-chancery-edge';

/** What an HTTP API calls a function with, as far as it counts here. */
export interface EdgeRequest {
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly requestContext?: { readonly http?: { readonly method?: string; readonly sourceIp?: string } };
}

/** `key` empty: there is no distribution. */
export function isThroughEdge({ headers = {} }: EdgeRequest, key: string): boolean {
  if (key === '') return true;
  const said = Buffer.from(headers[EDGE_HEADER] ?? '');
  const wanted = Buffer.from(key);
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}

/** Links in mails of a time when there was no distribution lead to the API itself: they go on to the site. All else is not found. */
export function goneRound({ rawPath = '', requestContext }: EdgeRequest, site: string): Answer {
  const isLook = requestContext?.http?.method === 'GET' && /^(?:\/[\w.-]+)+\/?$/.test(rawPath);
  const headers = { 'cache-control': 'no-store' };
  return isLook
    ? { statusCode: 308, headers: { ...headers, location: `${site}${rawPath}` } }
    : { statusCode: 404, headers };
}

/** The distribution takes "forbidden" for what S3 says of a missing page, and would show its own page in the place of the answer. */
export function notForbidden<A extends Answer>(answer: A): A {
  return answer.statusCode === 403 ? { ...answer, statusCode: 409 } : answer;
}
