/** What statements of rights are made of. */
import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

export function allowRights(
  actions: readonly string[],
  resources: readonly string[],
  conditions?: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>,
): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: [...actions],
    resources: [...resources],
    ...(conditions === undefined ? {} : { conditions }),
  });
}

/** ARN of something in this account and region. */
export function arnHere(scope: Construct, service: string, resource: string): string {
  const { partition, region, account } = Stack.of(scope);
  return `arn:${partition}:${service}:${region}:${account}:${resource}`;
}
