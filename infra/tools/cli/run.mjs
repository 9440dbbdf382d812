// The `chancery` command, once Node is known to be able to read it: makes a checkout ready, then hands over to chancery.ts.
// For `serve` a page says from the first second what is being done.
import { existsSync } from 'node:fs';
import { builtOf, load } from '../../built.mjs';
import { openDoor } from '../../local/startup-page.mjs';
import { makeReady } from '../../setup.mjs';

const CHANCERY = 'infra/tools/cli/chancery.ts';
const { argv, env, execArgv, execPath, platform } = process;
const words = argv.slice(2);
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

// A judge that begins again is the program that it was, whatever has become of the sources meanwhile.
const before = existsSync(env.CHANCERY_AGAIN ?? '') ? env.CHANCERY_AGAIN : null;
const door = await openDoor(words, before !== null);
// Drawing a map's ground and measuring the sheet in a browser need packages that running does not.
if (before === null)
  await makeReady(door?.tell, { development: words[0] === 'maps' || (words[0] === 'bench' && words[1] === 'sheet') });
door?.tell('Opening the judge: maps, rules and your games.');
const built = before ?? (await builtOf(CHANCERY));
// Node can since 22.15. What is in memory is gone then, all files and ports are closed, and the id of the process stays.
if (door !== null && built !== null && process.execve !== undefined && platform === 'linux')
  door.beginAgain = (next) =>
    process.execve(execPath, [execPath, ...execArgv, argv[1], ...next], { ...env, CHANCERY_AGAIN: built });
const { main } = await load(CHANCERY, built);
await main(words, door);
// A judge that could not be opened.
door?.server.close();
door?.server.closeAllConnections();
