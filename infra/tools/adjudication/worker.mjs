// A thread that answers blocks of `chancery adjudicate --jsonl`, `chancery legal --jsonl` and `chancery archive import`: each message is a
// block, each answer its answer.
import { parentPort } from 'node:worker_threads';
import { load } from '../../built.mjs';

// The file of the command itself, since that is built already.
const { loadAnswer } = await load('infra/tools/cli/chancery.ts');
const known = {};

parentPort.on('message', async ({ block, name, task }) => {
  let answer = 'failed';
  try {
    known[name] ??= loadAnswer(name);
    answer = (await known[name])(block, task);
  } catch {
    // The first thread finds out why.
  }
  parentPort.postMessage(answer, answer?.out === undefined ? [] : [answer.out.buffer]);
});
parentPort.postMessage('ready');
