/** Lambda: a game's schedule has fired. */
import { awsWorld } from '../adapters/aws-world.ts';
import { makeDeadline } from '../handlers/deadline.ts';

export const handler = makeDeadline(await awsWorld());
