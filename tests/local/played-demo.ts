/** The demonstration as it stands when all its mails are played: played once in a run of the tests, a copy for each who asks. */
import { cp } from 'node:fs/promises';
import { startJudge } from '../../infra/local/judge.ts';
import { onceForAll } from '../once.ts';
import { scratch } from './scratch.ts';

/** A data folder of its own, for a judge to be opened on. */
export async function playedDemo(): Promise<string> {
  const played = await onceForAll('played-demo', async (data) => {
    const judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', data });
    try {
      await judge.demonstration.start();
      await judge.settled();
    } finally {
      await judge.close();
    }
  });
  const copy = await scratch();
  await cp(played, copy, { recursive: true });
  return copy;
}
