/** Lambda: pages of games are to be written. */
import { callableHandler } from '../handlers/called.ts';
import { makePages } from '../handlers/pages-handler.ts';
import { WRITTEN } from './aws-pages.ts';
import { awsServices } from './aws-services.ts';

export const handler = callableHandler(makePages(await awsServices(WRITTEN)));
