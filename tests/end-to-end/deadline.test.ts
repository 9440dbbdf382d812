/**
 * A deadline with the judge's clock running an hour a second: who is late is told and waited for, and the judge may be away meanwhile.
 * @module-tag long
 */
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { scratch } from '../local/scratch.ts';
import { JUDGE, type ServedJudge, serve, waitFor } from './serve.ts';

const POWERS = standard.powers;
const HOUR = 3_600_000;
const addressOf = (power: string) => `${power.toLowerCase()}@example.org`;

async function textOf(judge: ServedJudge, power: string, words: string): Promise<string> {
  const id = await waitFor(
    `'${words}' for ${power}`,
    async () => (await judge.inbox(addressOf(power))).find(({ subject }) => subject.includes(words))?.id ?? null,
  );
  return (await simpleParser(await judge.source(id))).text ?? '';
}

const holds = (units: readonly string[]) => units.map((unit) => `${unit} H`).join('\n');

describe('a deadline, with the fast clock', () => {
  test('passes without one player: told to him and all others; his orders end the phase, also after the judge was away', async () => {
    const data = await scratch();
    // As long as all but one write their orders the clock is an ordinary one: a slow machine makes nobody else late.
    const before = await serve(data);
    const timing = 'set move clock -1 next 2 delay 0 grace 2400 days SMTWTFS';
    await before.mail({ from: 'mara@example.org', to: JUDGE, text: `create ?marne quill\n${timing}\nset warn none\n` });
    await waitFor('the game', async () => ((await before.inbox('mara@example.org')).length > 0 ? true : null));
    for (const { name } of POWERS) {
      await before.mail({ from: addressOf(name), to: JUDGE, text: `signon ?marne pw\nset preference ${name[0]}\n` });
    }
    const begins = await textOf(before, 'ITALY', 'the game begins');
    expect(begins).toContain('You play Italy');
    for (const { name, units } of POWERS) {
      if (name !== 'ITALY') await before.mail({ from: addressOf(name), to: JUDGE, text: holds(units) });
    }
    for (const { name } of POWERS) if (name !== 'ITALY') await textOf(before, name, 'S1901M orders');
    expect(await before.stop()).toBe(0);

    const first = await serve(data, '--clock', 'fast');
    expect(await textOf(first, 'ITALY', 'S1901M you are late')).toMatch(/Late orders until/);
    expect(await textOf(first, 'FRANCE', 'S1901M late: Italy')).toContain('Italy');
    await first.kill();

    const second = await serve(data, '--clock', 'fast');
    const { units } = POWERS.find(({ name }) => name === 'ITALY')!;
    await second.mail({ from: addressOf('ITALY'), to: JUDGE, text: holds(units) });
    for (const { name } of POWERS) expect(await textOf(second, name, 'S1901M results')).toContain('Fall of 1901');
    const mails = await second.inbox(addressOf('FRANCE'));
    const at = (words: string) => Date.parse(mails.find(({ subject }) => subject.includes(words))!.date);
    expect(at('S1901M late') - at('the game begins')).toBeGreaterThan(1.9 * HOUR);
    expect(at('S1901M results')).toBeGreaterThan(at('S1901M late'));
    expect(mails.filter(({ subject }) => subject.includes('S1901M results'))).toHaveLength(1);
  });
});
