// The front door of `chancery serve` while the judge is still starting: it listens for pages from the first second, says
// what is being done, and is handed to the judge when that is ready. Plain Node: it runs before any package is there.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../templates/pages/assets/', import.meta.url));
const TYPES = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml' };
const USUAL_PORT = 8025;
/** How many ports after the usual one are tried when it is taken. */
const TRIES = 20;

/**
 * Opens the door for `chancery serve` with these arguments; null when they ask for something else, or for a port that cannot be
 * had (the judge says why). The usual port is taken by somebody else: the next free one.
 * `isAgain`: whoever comes waits, and does not read that the judge starts.
 */
export async function openDoor(argv, isAgain = false) {
  if (!asksToServe(argv)) return null;
  const began = performance.now();
  const { port: wanted, host } = placeIn(argv);
  if (wanted === null) return null;
  let step = 'Starting.';
  const held = [];
  const server = createServer((...asked) => (isAgain ? held.push(asked) : answer(...asked, step)));
  const port = await listen(server, wanted.port, wanted.isChosen ? 0 : TRIES, host);
  if (port === null) return null;
  return {
    server,
    port,
    isAgain,
    held,
    beginAgain: null,
    /** The usual port, when somebody else has it. */
    passedOver: port === wanted.port || wanted.port === 0 ? null : wanted.port,
    began,
    tell: (what) => {
      step = what;
    },
  };
}

function asksToServe(argv) {
  return argv.find((word) => !word.startsWith('-')) === 'serve' && !argv.some((word) => /^(-h|--help)$/.test(word));
}

/** The port and address for pages that the arguments ask for; null: no port. */
function placeIn(argv) {
  const of = (name) => {
    const at = argv.findLastIndex((word) => word === name || word.startsWith(`${name}=`));
    if (at < 0) return undefined;
    return argv[at] === name ? (argv[at + 1] ?? '') : argv[at].slice(name.length + 1);
  };
  const given = of('--http');
  const host = of('--http-host') ?? '127.0.0.1';
  if (given === undefined) return { port: { port: USUAL_PORT, isChosen: false }, host };
  const isPort = /^\d+$/.test(given) && Number(given) <= 65_535;
  return { port: isPort ? { port: Number(given), isChosen: true } : null, host };
}

/** Listens on the port, or on the first free one of so many after it; null when none can be had. */
async function listen(server, port, more, host) {
  for (let next = port; next <= port + more; next += 1) {
    try {
      server.listen(next, host);
      await once(server, 'listening');
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') return null;
    }
  }
  return null;
}

async function answer({ url = '/', headers }, response, step) {
  const say = (status, type, body) => {
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    });
    response.end(body);
  };
  if (!/^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d{1,5})?$/i.test(headers.host ?? '')) {
    say(421, 'text/plain', 'This judge answers to localhost only.\n');
  } else if (url === '/api/health') {
    say(503, 'application/json', `${JSON.stringify({ ok: false, step })}\n`);
  } else if (url === '/starting.js') {
    say(200, 'text/javascript; charset=utf-8', SCRIPT);
  } else if (/^\/assets\/[a-z]+\.(css|svg)$/.test(url)) {
    const name = url.slice('/assets/'.length);
    const body = await readFile(ASSETS + name).catch(() => null);
    say(body === null ? 404 : 200, TYPES[name.slice(-3)], body ?? '');
  } else {
    say(503, 'text/html; charset=utf-8', pageOf(step));
  }
}

function pageOf(step) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Chancery is starting</title>
<link rel="stylesheet" href="/assets/style.css">
<link rel="icon" href="/assets/seal.svg" type="image/svg+xml">
<noscript><meta http-equiv="refresh" content="1"></noscript>
<script src="/starting.js" defer></script>
</head>
<body>
<header class="masthead"><span class="wordmark"><img src="/assets/seal.svg" alt="" width="36" height="36">Chancery</span></header>
<main id="main"><section class="welcome"><h1>Chancery is starting</h1>
<p role="status" id="step">${step}</p>
<p>This page goes on by itself. <span id="waited"></span></p></section></main>
</body>
</html>
`;
}

/** Looks twice a second whether the judge is open, and says what it is doing until then. */
const SCRIPT = `const began = Date.now();
const put = (id, text) => { document.getElementById(id).textContent = text; };
const look = async () => {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' });
    if (answer.ok) return location.reload();
    const { step } = await answer.json();
    if (step) put('step', step);
    put('waited', Math.round((Date.now() - began) / 1000) + ' s so far.');
  } catch {
    put('step', 'The judge has stopped. The terminal in which it was started says why.');
    put('waited', '');
  }
  setTimeout(look, 500);
};
look();
`;
