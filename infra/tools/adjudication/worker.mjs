// A thread that answers blocks of lines of `chancery adjudicate --jsonl` and `chancery legal --jsonl`: each message is a block, each answer its answer.
import { parentPort } from 'node:worker_threads';
import { load } from '../../built.mjs';

// The file of the command itself, since that is built already.
const { loadAnswerBlock } = await load('infra/tools/cli/chancery.ts');
const answerBlock = await loadAnswerBlock();

parentPort.on('message', ({ block, task }) => {
  let answer = 'failed';
  try {
    answer = answerBlock(block, task);
  } catch {
    // The first thread finds out why.
  }
  parentPort.postMessage(answer, answer === 'failed' ? [] : [answer.out.buffer]);
});
parentPort.postMessage('ready');
