/** Calls between functions, with the client that makes them: only a small judge loads it. */
import { LambdaClient } from '@aws-sdk/client-lambda';
import { lambdaCall } from '../adapters/aws/lambda-calls.ts';

export function openCalls<T>(name: string): (message: T) => Promise<void> {
  return lambdaCall<T>(new LambdaClient({}), name);
}
