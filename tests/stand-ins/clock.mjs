// Loaded before anything else into each process of the test: a clock that runs faster, and that the test can put forward.
import { openSync, readSync } from 'node:fs';

const began = Number(process.env.CLOCK_BEGAN);
const factor = Number(process.env.CLOCK_FACTOR);
const ahead = new Float64Array(1);
const bytes = new Uint8Array(ahead.buffer);
const file = openSync(process.env.CLOCK_AHEAD, 'r');

const Real = Date;
const realNow = Date.now;
const now = () => {
  readSync(file, bytes, 0, 8, 0);
  return Math.floor(began + (realNow() - began) * factor + ahead[0]);
};
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};

const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (callback, delay = 0, ...rest) => realTimeout(callback, delay / Math.max(1, factor), ...rest),
  {
    ...realTimeout,
  },
);
