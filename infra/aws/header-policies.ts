/** The table of headers (templates/pages/served.ts) as policies of the distribution, one for each kind of file. */
import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { HTTPS_FOR_SECONDS, headersOf, SERVED_KINDS, type ServedKind } from '../../templates/pages/served.ts';
import type { Config } from './config.ts';

const SECURITY = new Set(['content-security-policy', 'x-content-type-options', 'referrer-policy']);

/** Their names are unique in an account, across all regions. */
export function headerPolicies(
  scope: Construct,
  { stack, region }: Pick<Config, 'stack' | 'region'>,
): Readonly<Record<ServedKind, IResponseHeadersPolicy>> {
  const policies = SERVED_KINDS.map((kind) => [kind, policyFor(scope, `${stack}-${region}`, kind)] as const);
  return Object.fromEntries(policies) as Record<ServedKind, IResponseHeadersPolicy>;
}

function policyFor(scope: Construct, judge: string, kind: ServedKind): IResponseHeadersPolicy {
  const headers = headersOf(kind);
  const override = true;
  return new ResponseHeadersPolicy(scope, `Headers${kind}`, {
    responseHeadersPolicyName: `${judge}-${kind}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy']!, override },
      contentTypeOptions: { override },
      referrerPolicy: { referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.seconds(HTTPS_FOR_SECONDS), override },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers)
        .filter(([header]) => !SECURITY.has(header))
        .map(([header, value]) => ({ header, value, override })),
    },
  });
}
