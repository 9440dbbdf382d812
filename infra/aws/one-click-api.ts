/**
 * Where invitations are ended by one click. An HTTP API rather than a function's own address: it lets so few calls a second through
 * that nobody can use up the functions that the account may run at once, and calls nothing for paths that are not its own.
 */
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';

/** Calls a second, all callers together; what is above gets 429, and a mail program tries again. */
const CALLS_A_SECOND = 10;

export class OneClickApi {
  /** `https://…/no-invitations`: a slash and a token follow. */
  readonly page: string;
  readonly #api: HttpApi;

  constructor(scope: Construct, stack: string) {
    this.#api = new HttpApi(scope, 'OneClick', {
      apiName: `${stack}-one-click`,
      description: 'Chancery: no more invitations, by one click',
      createDefaultStage: false,
    });
    this.#api.addStage('Clicks', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: CALLS_A_SECOND, burstLimit: CALLS_A_SECOND },
    });
    this.page = `${this.#api.apiEndpoint}/${NO_INVITATIONS}`;
  }

  callsTo(to: LambdaFunction): void {
    this.#api.addRoutes({
      path: `/${NO_INVITATIONS}/{token}`,
      methods: [HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST],
      integration: new HttpLambdaIntegration('Click', to),
    });
  }
}
