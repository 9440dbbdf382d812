/**
 * Where maps are drawn when somebody asks for them, and pages unpacked for those who do not take them packed: an HTTP API behind the
 * site's own distribution. It lies with what must never be lost, since the distribution leads to it; the function behind it does not.
 */
import { Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import {
  type BehaviorOptions,
  CachePolicy,
  type IOrigin,
  OriginProtocolPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { ON_DEMAND } from './pages-function.ts';

/** Calls a second, all callers together: what is above gets 429. The distribution keeps what has been drawn once. */
const CALLS_A_SECOND = 20;
/** Somebody opens a page with all maps of a phase. */
const AT_ONCE = 100;

/** S3 answers 403 for what is not there, the function 404. */
const NOT_THERE = [403, 404];

export class OnDemandApi {
  readonly #api: HttpApi;

  constructor(scope: Construct, stack: string) {
    this.#api = new HttpApi(scope, 'OnDemand', {
      apiName: `${stack}-on-demand`,
      description: 'Chancery: maps, drawn when asked for',
      createDefaultStage: false,
    });
    this.#api.addStage('Calls', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: CALLS_A_SECOND, burstLimit: AT_ONCE },
    });
  }

  /**
   * By path, for the distribution. What lies under a name for good is looked for in S3 first, where games of before have it; of what
   * changes S3 may hold how it was before, so that the function is asked first.
   */
  behaviors(storedAs: (originId: string) => IOrigin): Readonly<Record<string, BehaviorOptions>> {
    const { region, urlSuffix } = Stack.of(this.#api);
    const drawnAs = (originId: string) =>
      new HttpOrigin(`${this.#api.apiId}.execute-api.${region}.${urlSuffix}`, {
        originId,
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      });
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    };
    // In each group of a distribution the first origin has an id of its own.
    const firstOf = (primaryOrigin: IOrigin, fallbackOrigin: IOrigin): BehaviorOptions => ({
      ...shared,
      origin: new OriginGroup({ primaryOrigin, fallbackOrigin, fallbackStatusCodes: NOT_THERE }),
    });
    const changing = firstOf(drawnAs('drawn-maps'), storedAs('stored-maps-of-before'));
    return {
      'games/*/maps/*-*/*': firstOf(storedAs('stored-maps'), drawnAs(ON_DEMAND)),
      'games/*/map*': changing,
      'variants/*/map*': changing,
    };
  }

  /** The routes lie with the function. */
  callsTo(scope: Construct, to: LambdaFunction): void {
    for (const folder of ['games', 'variants']) {
      for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
        const id = `OnDemand${folder}${method}`;
        new HttpRoute(scope, id, {
          httpApi: this.#api,
          routeKey: HttpRouteKey.with(`/${folder}/{path+}`, method),
          integration: new HttpLambdaIntegration(`${id}Call`, to),
        });
      }
    }
  }
}
