// The thread in which maps become PNGs and PDFs: each message is a drawing, each answer a picture (or why there is none).
import { parentPort } from 'node:worker_threads';
import { load } from '../built.mjs';

const { renderPicture } = await load('lambdas/adapters/publish/render-picture.ts');

parentPort.on('message', async ({ svg, form }) => {
  try {
    parentPort.postMessage({ png: await renderPicture(svg, form) });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
