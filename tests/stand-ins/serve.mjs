// One of the servers in a process of its own: `node serve.mjs NAME`. Its address is the first line of the output.
import { createRequire } from 'node:module';

const installed = new URL('../../.stand-ins/node_modules/', import.meta.url);
const require = createRequire(installed);
const say = (port) => process.stdout.write(`http://127.0.0.1:${port}\n`);

switch (process.argv[2]) {
  case 'fauxqs': {
    const { startFauxqs } = await import(new URL('fauxqs/dist/app.js', installed));
    say((await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' })).port);
    break;
  }
  case 'aws-ses-v2-local': {
    // It takes no port of the system's choice.
    const { createServer } = await import('node:net');
    const { once } = await import('node:events');
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address();
    probe.close();
    await once(probe, 'close');
    await require('aws-ses-v2-local').default({ port, host: '127.0.0.1' });
    say(port);
    break;
  }
  case 'dynalite': {
    const { default: dynalite } = await import('dynalite');
    const server = dynalite({ createTableMs: 0 });
    server.listen(0, '127.0.0.1', () => say(server.address().port));
    break;
  }
}
