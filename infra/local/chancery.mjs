#!/usr/bin/env node
// The `chancery` command: makes the checkout ready, then hands over to chancery.ts.
import { makeReady } from '../setup.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
makeReady();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./chancery.ts');
await main(process.argv.slice(2));
