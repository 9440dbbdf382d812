/**
 * What no file of the site answers: order sheets, maps that are drawn and pages that are unpacked when somebody asks, and the link that ends
 * invitations. One HTTP API behind the site's own distribution, so that all of it is one site, and a cookie of a sheet is nobody else's.
 * It lies with what must never be lost, since the distribution leads to it; its routes lie with the functions behind them.
 */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute, CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { SHEETS } from '../../lambdas/games/sheet-links.ts';
import { EDGE_HEADER } from '../../lambdas/handlers/edge.ts';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';
import type { FunctionName } from './bundle.ts';
import type { Config } from './config.ts';
import { RETENTION } from './function.ts';
import { ON_DEMAND } from './pages-function.ts';
import { arnHere } from './policy.ts';

/** By path: the function, and how many calls a second it gets, all callers together; what is above gets 429. */
const BEHIND: Readonly<Record<string, { readonly to: FunctionName; readonly rate: number; readonly burst: number }>> = {
  // Each costs a function that may run.
  [`${SHEETS}/{path+}`]: { to: 'sheet', rate: 50, burst: 50 },
  // The distribution keeps what has been drawn once; somebody opens a page with all maps of a phase.
  '/games/{path+}': { to: 'on-demand', rate: 20, burst: 100 },
  '/variants/{path+}': { to: 'on-demand', rate: 20, burst: 100 },
  // A mail program that gets 429 tries again.
  [`/${NO_INVITATIONS}/{token}`]: { to: 'no-invitations', rate: 10, burst: 10 },
};

/** Where there is no distribution: each page is a call. */
const ALONE = { $default: { to: 'on-demand', rate: 20, burst: 100 } } as const;

/** S3 answers 403 for what is not there, the function 404. */
const NOT_THERE = [403, 404];

/** Nobody's address, and no path: a sheet's or a link's is somebody's secret. */
const LOGGED = JSON.stringify(
  Object.fromEntries(
    ['requestId', 'requestTime', 'routeKey', 'status', 'responseLatency', 'integrationErrorMessage'].map((each) => [
      each,
      `$context.${each}`,
    ]),
  ),
);

export function makeApi(scope: Construct, stack: string): HttpApi {
  return new HttpApi(scope, 'Api', {
    apiName: stack,
    description: 'Chancery: order sheets, maps, links',
    createDefaultStage: false,
  });
}

/**
 * By path, for the distribution. Of sheets and links nothing is cached but the boards, which are everybody's and never change. A map that
 * lies under its name for good is looked for in S3 first, where games of before have it; of what changes S3 may hold how it was before,
 * so that the function is asked first.
 *
 * `key`: what the distribution says to be known by.
 */
export function behaviorsOf(
  api: HttpApi,
  key: string,
  storedAs: (originId: string) => IOrigin,
): Readonly<Record<'called' | 'drawn', Readonly<Record<string, BehaviorOptions>>>> {
  const { region, urlSuffix } = Stack.of(api);
  const calledAs = (originId: string) =>
    new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
      originId,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [EDGE_HEADER]: key },
    });
  const called: BehaviorOptions = {
    origin: calledAs('sheets'),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    compress: true,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
  const { originRequestPolicy: _, allowedMethods: __, ...asked } = called;
  // In each group of a distribution the first origin has an id of its own.
  const firstOf = (primaryOrigin: IOrigin, fallbackOrigin: IOrigin): BehaviorOptions => ({
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    origin: new OriginGroup({ primaryOrigin, fallbackOrigin, fallbackStatusCodes: NOT_THERE }),
  });
  const changing = firstOf(calledAs('drawn-maps'), storedAs('stored-maps-of-before'));
  return {
    called: {
      [`${SHEETS}/-/boards/*`]: { ...asked, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
      [`${SHEETS}/*`]: called,
      [`/${NO_INVITATIONS}/*`]: called,
    },
    drawn: {
      'games/*/maps/*-*/*': firstOf(storedAs('stored-maps'), calledAs(ON_DEMAND)),
      'games/*/map*': changing,
      'variants/*/map*': changing,
    },
  };
}

/** The routes, which lie with the functions, and the stage that has them all. */
export function makeRoutes(
  scope: Construct,
  api: HttpApi,
  functions: Readonly<Partial<Record<FunctionName, LambdaFunction>>>,
  { edge, retention }: Pick<Config, 'edge' | 'retention'>,
): void {
  const routes = edge === 'none' ? { ...BEHIND, ...ALONE } : BEHIND;
  const log = new LogGroup(scope, 'ApiLog', {
    retention: RETENTION[retention.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const stage = new CfnStage(scope, 'Stage', {
    apiId: api.apiId,
    stageName: '$default',
    autoDeploy: true,
    accessLogSettings: { destinationArn: log.logGroupArn, format: LOGGED },
    routeSettings: Object.fromEntries(
      Object.entries(routes).map(([path, { rate, burst }]) => [
        keyOf(path),
        { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      ]),
    ),
  });
  const integrations = new Map<FunctionName, CfnIntegration>();
  for (const [n, [path, { to }]] of Object.entries(routes).entries()) {
    const called = functions[to]!;
    const integration =
      integrations.get(to) ??
      new CfnIntegration(scope, `${called.node.id}Call`, {
        apiId: api.apiId,
        integrationType: 'AWS_PROXY',
        integrationUri: called.functionArn,
        payloadFormatVersion: '2.0',
      });
    called.addPermission(`Route${n}`, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: arnHere(scope, 'execute-api', `${api.apiId}/*/${path === '$default' ? path : `*${path}`}`),
    });
    integrations.set(to, integration);
    const route = new CfnRoute(scope, `Route${n}`, {
      apiId: api.apiId,
      routeKey: keyOf(path),
      target: `integrations/${integration.ref}`,
    });
    stage.addResourceDependency(route);
  }
}

const keyOf = (path: string) => (path === '$default' ? path : `ANY ${path}`);
