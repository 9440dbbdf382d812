// The process in which maps become PNGs and PDFs: each message is a drawing, each answer a picture (or why there is none).
import { load } from '../built.mjs';

const { renderPicture } = await load('lambdas/adapters/publish/render-picture.ts');

process.on('message', async ({ svg, form }) => {
  try {
    process.send({ png: await renderPicture(svg, form) });
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  }
});
