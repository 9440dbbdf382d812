/** Lambda: a game's schedule has fired. */

import { makeDeadline } from '../handlers/deadline.ts';
import { awsServices } from './aws-services.ts';

export const handler = makeDeadline(await awsServices());
