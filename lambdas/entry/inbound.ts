/** Lambda: a mail has come. */
import { awsWorld } from '../adapters/aws-world.ts';
import { makeInbound } from '../handlers/inbound.ts';

export const handler = makeInbound(await awsWorld());
