// Runs a function's built bundle in a process of its own, as AWS would: an event a line in, its answer a line out.
import { createInterface } from 'node:readline';

const { handler } = await import(process.argv[2]);
process.stdout.write('{"result":true}\n');
for await (const line of createInterface({ input: process.stdin })) {
  try {
    process.stdout.write(`${JSON.stringify({ result: true, answer: (await handler(JSON.parse(line))) ?? null })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ result: true, error: error.message })}\n`);
  }
}
