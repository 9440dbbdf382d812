#!/usr/bin/env node
// The `chancery` command: makes the checkout ready, then hands over to chancery.ts. For `serve` a page says from the first
// second what is being done.
import '../oldest-node.mjs';

const argv = process.argv.slice(2);

// Everything else is imported only now that Node is known to be able to read it.
const run = async () => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { openDoor } = await import('./door.mjs');
  const door = await openDoor(argv);
  const { makeReady } = await import('../setup.mjs');
  await makeReady(door?.tell);
  door?.tell('Opening the judge: maps, rules and your games.');
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./chancery.ts');
  await main(argv, door);
  // A judge that could not be opened.
  door?.server.close();
  door?.server.closeAllConnections();
};
void run();
