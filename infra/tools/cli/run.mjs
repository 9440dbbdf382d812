// The `chancery` command, once Node is known to be able to read it: makes a checkout ready, then hands over to chancery.ts.
// For `serve` a page says from the first second what is being done.
import { load } from '../../built.mjs';
import { openDoor } from '../../local/startup-page.mjs';
import { makeReady } from '../../setup.mjs';

const argv = process.argv.slice(2);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const door = await openDoor(argv);
// Drawing a map's ground and measuring the sheet in a browser need packages that running does not.
await makeReady(door?.tell, { development: argv[0] === 'maps' || (argv[0] === 'bench' && argv[1] === 'sheet') });
door?.tell('Opening the judge: maps, rules and your games.');
const { main } = await load('infra/tools/cli/chancery.ts');
await main(argv, door);
// A judge that could not be opened.
door?.server.close();
door?.server.closeAllConnections();
