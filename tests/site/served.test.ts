/** Headers and redirects: the same cases on this machine and on AWS. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { HANDLER } from '../../infra/aws/pages-function.ts';
import { type HttpListener, listenHttp, redirectResponse } from '../../infra/local/site/http.ts';
import { localWords } from '../../templates/locales/text/words-apart.ts';
import { html } from '../../templates/markup/html.ts';
import {
  folderRedirect,
  HTTPS_FOR_SECONDS,
  headersOf,
  type ServedKind,
  servedKind,
} from '../../templates/pages/served.ts';
import { shelfPublisher } from '../archive/shelf.ts';
import { synthesiseGood } from '../infra/rights.ts';

/** Paths of each kind, with the behavior of the distribution that serves them. */
const PATHS: readonly (readonly [path: string, kind: ServedKind, behavior: string])[] = [
  ['/games/war/', 'page', ''],
  ['/games/war/S1901M/', 'page', ''],
  ['/games/war/history.txt', 'page', ''],
  ['/games/war/game.html', 'oneFile', '*/game.html'],
  ['/games/war/map.svg', 'drawing', 'games/*/map*'],
  ['/games/war/maps/S1901M-abcdef/light.png', 'drawing', 'games/*/maps/*-*/*'],
  ['/assets/style.css', 'asset', 'assets/*'],
  ['/assets/boards/standard-1-0123456789ab.json', 'asset', 'assets/*'],
  ['/board/', 'page', ''],
  ['/board/de/cases/6.d/', 'page', ''],
  ['/board/worker.js', 'page', ''],
];
const FOLDERS: readonly (readonly [path: string, to: string | null])[] = [
  ['/games/war', '/games/war/'],
  ['/games', '/games/'],
  ['/games/war/S1901M', '/games/war/S1901M/'],
  ['/board/de/cases/6.d', '/board/de/cases/6.d/'],
  ['/games/War/', '/games/war/'],
  ['/games/war/s1901m/', '/games/war/S1901M/'],
  // A year of one digit, as Octarine counts them.
  ['/games/disc/s1m/', '/games/disc/S1M/'],
  ['/games/war/', null],
  ['/games/war/archive.json', null],
];
const MUST: Readonly<Record<ServedKind, readonly string[]>> = {
  page: ["default-src 'none'", "script-src 'self'", "frame-ancestors 'self'"],
  oneFile: ["default-src 'none'", "script-src 'unsafe-inline'"],
  drawing: ["default-src 'none'", 'sandbox'],
  asset: ["default-src 'none'"],
};

describe('the table', () => {
  it.each(PATHS)('%s is a %s', (path, kind) => {
    expect(servedKind(path)).toBe(kind);
    for (const part of MUST[kind]) expect(headersOf(kind)['content-security-policy']).toContain(part);
  });
});

describe('on this machine', () => {
  let listener: HttpListener;
  beforeAll(async () => {
    listener = await listenHttp({ host: '127.0.0.1', port: 0 }, () => async ({ path }) => {
      const folder = folderRedirect(path);
      return folder === null ? { status: 200, type: 'text/plain', body: 'x' } : redirectResponse(folder, 301);
    });
  });
  afterAll(() => listener.close());
  const get = (path: string) =>
    new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: listener.port, path, headers: { host: 'localhost' } }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
        .on('error', reject)
        .end();
    });

  it.each(PATHS)('%s has the headers of a %s', async (path, kind) => {
    expect((await get(path)).headers).toMatchObject(headersOf(kind));
  });

  it.each(FOLDERS)('%s leads to %s', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers['location'] ?? null]).toEqual(to === null ? [200, null] : [301, to]);
  });
});

describe('on AWS', () => {
  interface Distribution {
    readonly DistributionConfig: {
      readonly DefaultCacheBehavior: Behavior;
      readonly CacheBehaviors: readonly Behavior[];
      readonly CustomErrorResponses: readonly unknown[];
    };
  }
  interface Behavior {
    readonly PathPattern?: string;
    readonly ResponseHeadersPolicyId?: { readonly Ref: string };
  }
  interface Policy {
    readonly ResponseHeadersPolicyConfig: {
      readonly SecurityHeadersConfig: {
        readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
        readonly ContentTypeOptions: { readonly Override: boolean };
        readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
        readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number };
      };
      readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
    };
  }
  let resources: Readonly<Record<string, { readonly Type: string; readonly Properties: unknown }>>;
  let config: Distribution['DistributionConfig'];
  beforeAll(async () => {
    resources = (await synthesiseGood()).data.Resources;
    const [made] = Object.values(resources).filter(({ Type }) => Type === 'AWS::CloudFront::Distribution');
    config = (made!.Properties as Distribution).DistributionConfig;
  });

  it.each(PATHS)('%s has the headers of a %s, and HSTS', (path, kind, pattern) => {
    const matches = ({ PathPattern = '' }: Behavior) =>
      new RegExp(`^/?${PathPattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
    const behavior = config.CacheBehaviors.find(matches) ?? config.DefaultCacheBehavior;
    expect(behavior.PathPattern ?? '').toBe(pattern);
    const policy = (resources[behavior.ResponseHeadersPolicyId!.Ref]!.Properties as Policy).ResponseHeadersPolicyConfig;
    const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity } =
      policy.SecurityHeadersConfig;
    expect({
      'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': ContentTypeOptions.Override ? 'nosniff' : '',
      'referrer-policy': ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(headersOf(kind));
    expect(StrictTransportSecurity.AccessControlMaxAgeSec).toBe(HTTPS_FOR_SECONDS);
  });

  it('what is not there is a page that says so, in each language', async () => {
    const { shelf, publisher } = shelfPublisher();
    await publisher.publishLists!([]);
    const page = Buffer.from(shelf.get('not-here/index.html')!).toString();
    for (const code of LANGUAGES) {
      const { notHere, noSuchPage } = localWords({ code }).mailbox;
      const said = html`${noSuchPage}`.html.replaceAll('.', '\\.');
      expect(page).toMatch(new RegExp(`lang="${code}"><h[12]>${notHere}</h[12]><p>${said}`));
    }
    // S3 says of what is missing that it is forbidden, as long as nobody may list; the functions' own 404 stays theirs.
    expect(JSON.stringify(resources)).not.toContain('s3:ListBucket');
    expect(config.CustomErrorResponses).toMatchObject([
      { ErrorCode: 403, ErrorCachingMinTTL: 1, ResponseCode: 404, ResponsePagePath: '/not-here/index.html' },
    ]);
  });

  it.each([...FOLDERS, ['//evil.example/x', '/evil.example/x/'] as const])('%s leads to %s', (uri, to) => {
    const handler = new Function('cf', `${HANDLER}; return handler;`)({}) as (event: object) => {
      readonly statusCode?: number;
      readonly headers: Readonly<Record<string, { readonly value: string }>>;
    };
    const answer = handler({
      request: { uri, querystring: {}, cookies: {}, headers: { 'accept-encoding': { value: 'gzip, br' } } },
    });
    expect([answer.statusCode ?? 200, answer.headers['location']?.value ?? null]).toEqual(
      to === null ? [200, null] : [301, to],
    );
  });
});
