// The `chancery` command, once Node is known to be able to read it: makes a checkout ready, then hands over to chancery.ts.
// For `serve` a page says from the first second what is being done.
import { load } from '../../built.mjs';
import { openDoor } from '../../local/door.mjs';
import { makeReady } from '../../setup.mjs';

const argv = process.argv.slice(2);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const door = await openDoor(argv);
await makeReady(door?.tell);
door?.tell('Opening the judge: maps, rules and your games.');
const { main } = await load('infra/tools/cli/chancery.ts');
await main(argv, door);
// A judge that could not be opened.
door?.server.close();
door?.server.closeAllConnections();
