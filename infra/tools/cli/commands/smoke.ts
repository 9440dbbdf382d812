/** `chancery smoke`: after a deployment, does mail come in, go out and bounce as it should? */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { runSmokeTest } from '../../../aws/deployed/smoke-test.ts';
import { readCheckedConfig, tellFindings } from '../checked-config.ts';

export function add(command: Command): void {
  command.argument('[file]', 'the configuration', 'chancery.config.json').action(async (file: string) => {
    const config = readCheckedConfig(file);
    const token = `smoke-${randomBytes(6).toString('hex')}`;
    const sleep = (milliseconds: number) => setTimeout(milliseconds);
    await tellFindings(await runSmokeTest(config, { ask: askAws(config.region), now: Date.now, sleep, token }));
  });
}
