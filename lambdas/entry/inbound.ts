/** Lambda: a mail has come. */

import { makeInbound } from '../handlers/inbound.ts';
import { awsServices } from './aws-services.ts';

export const handler = makeInbound(await awsServices());
