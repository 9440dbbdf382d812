/**
 * Where order sheets are answered: an HTTP API behind the site's own distribution, so that the sheet, its script and the game's pages
 * are one site, and a cookie of it is nobody else's. It lies with what must never be lost, since the distribution leads to it; the
 * function behind it does not.
 */
import { Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { SHEETS } from '../../lambdas/games/sheet-links.ts';

/** Calls a second, all callers together: each costs a function that may run. */
const CALLS_A_SECOND = 50;

export class SheetApi {
  readonly #api: HttpApi;

  constructor(scope: Construct, stack: string) {
    this.#api = new HttpApi(scope, 'Sheets', {
      apiName: `${stack}-sheets`,
      description: 'Chancery: order sheets',
      createDefaultStage: false,
    });
    this.#api.addStage('Calls', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: CALLS_A_SECOND, burstLimit: CALLS_A_SECOND },
    });
  }

  /** By path, for the distribution. Nothing is cached but the boards, which are everybody's and never change. */
  behaviors(): Readonly<Record<string, BehaviorOptions>> {
    const { region, urlSuffix } = Stack.of(this.#api);
    const origin = new HttpOrigin(`${this.#api.apiId}.execute-api.${region}.${urlSuffix}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    });
    const shared = { origin, viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY, compress: true };
    return {
      [`${SHEETS}/-/boards/*`]: { ...shared, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
      [`${SHEETS}/*`]: {
        ...shared,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      },
    };
  }

  /** The route lies with the function. */
  callsTo(scope: Construct, to: LambdaFunction): void {
    for (const method of [HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST]) {
      new HttpRoute(scope, `Sheet${method}`, {
        httpApi: this.#api,
        routeKey: HttpRouteKey.with(`${SHEETS}/{path+}`, method),
        integration: new HttpLambdaIntegration(`SheetCall${method}`, to),
      });
    }
  }
}
