/** Calls another of the judge's functions and does not wait for it. */
import { InvocationType, InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

/**
 * Hands over a message. Lambda takes it, calls the function, and should that fail calls it twice more, after a minute and after two
 * more; then the message goes where the function's dead letters lie.
 */
export function lambdaCall<T>(client: LambdaClient, name: string): (message: T) => Promise<void> {
  return async (message) => {
    await client.send(
      new InvokeCommand({
        FunctionName: name,
        InvocationType: InvocationType.Event,
        Payload: Buffer.from(JSON.stringify(message)),
      }),
    );
  };
}
