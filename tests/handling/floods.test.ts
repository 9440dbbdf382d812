/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../some-of.ts';
import { playedGame, write } from './rig.ts';

const HOUR = 3_600_000;

describe('a flood of mail from one address', () => {
  it('is answered up to its limit of 300 an hour, told so once, and no further; others are answered, and the game goes on', async () => {
    const services = await playedGame('memory');
    const most = IS_FULL ? 700 : 320;
    for (let n = 0; n < most; n += 1) await write(services, 'bomber', 'help');
    const answers = await services.sent();
    expect(answers.map(({ to }) => to)).toEqual(Array(301).fill('bomber@example.org'));
    expect(services.log.filter((line) => line.includes('over the limit'))).toHaveLength(most - 300);

    await write(services, 'ann', 'F tri - adr');
    expect((await services.sent()).map(({ to }) => to)).toEqual(['ann@example.org']);

    await services.moveTo(services.services.now() + HOUR);
    await write(services, 'bomber', 'help');
    expect((await services.sent()).map(({ to }) => to)).toContain('bomber@example.org');
  });
});
