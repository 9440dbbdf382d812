// The thread in which maps become PNGs: each message is a drawing, each answer a picture (or why there is none).
import { parentPort } from 'node:worker_threads';
import { load } from '../built.mjs';

const { renderPng } = await load('lambdas/adapters/png.ts');

parentPort.on('message', async ({ svg, width }) => {
  try {
    parentPort.postMessage({ png: await renderPng(svg, width) });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
