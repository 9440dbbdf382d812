// The thread in which maps become PNGs: each message is a drawing, each answer a picture (or why there is none).
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { renderPng } = await import('../../lambdas/adapters/png.ts');

/** Pixels: sharp on a phone, and enough for a page of paper. */
const WIDTH = 1600;

parentPort.on('message', async (svg) => {
  try {
    parentPort.postMessage({ png: await renderPng(svg, WIDTH) });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
