/** Calls between functions, with the client that makes them: it is loaded with the first call. */
import { LambdaClient } from '@aws-sdk/client-lambda';
import { lambdaCall } from '../adapters/aws/lambda-calls.ts';

export function openCalls<T>(name: string): (message: T) => Promise<void> {
  return lambdaCall<T>(new LambdaClient({}), name);
}
