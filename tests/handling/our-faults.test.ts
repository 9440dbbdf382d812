/** A fault in our own code, put there on purpose: it costs the line on which it lies, and nothing else. */

import { describe, expect, it } from 'vitest';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { Services } from '../../lambdas/ports.ts';
import { GAME, JUDGE, mailOf, playedGame } from './rig.ts';

/** The world with a fault of ours in the looking up of one word. */
function withFault(services: Services): Services {
  const board: Services['board'] = (variant, edition) => {
    if (/broken/i.test(variant)) throw new TypeError('undefined is not a function: broken');
    return services.board(variant, edition);
  };
  return { ...services, board };
}

describe('a line on which our own code fails', () => {
  it('is refused, the others stand, and the log names the place without what was written', async () => {
    const services = await playedGame();
    const forming = 'create ?somme sesame\nset variant broken\nset comment Two days a move';
    const delivery = await services.leave(mailOf('mara@example.org', forming), {
      from: 'mara@example.org',
      to: [JUDGE],
    });
    await handleMail(withFault(services.services), delivery);
    const [answer] = await services.sent();
    expect(answer?.text).toContain('set variant broken');
    expect(answer?.text.replace(/\s+/g, ' ')).toContain('We could not handle this line. The fault is ours');
    expect(answer?.text).toContain('set comment');
    const faults = services.log.filter((line) => line.includes('line not handled'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/"line":2,"error":"TypeError at our-faults\.test\.ts:\d+/);
    expect(faults[0]).not.toContain('broken');
  });

  it('is refused where reading it fails', () => {
    const lines = ['F tri - adr', 'crash', 'A vie - gal'];
    const words = Object.assign(['kupo'], {
      includes: (word: string) => {
        if (word === 'crash') throw new RangeError('no');
        return false;
      },
    });
    const [section] = readSections(lines).sections;
    const read = readSection(section!, {
      board: null,
      phase: null,
      role: 'stranger',
      power: null,
      position: null,
      words,
    });
    expect(read.faults).toHaveLength(1);
    expect(read.items.find(({ line }) => line === 2)).toMatchObject({ kind: 'error', message: /fault is ours/ });
    expect(read.items.map(({ line }) => line)).toEqual(expect.arrayContaining([1, 2, 3]));
  });
});

describe('a mail that fails as a whole', () => {
  it('is answered at the last try, once, and nothing waits for it any more', async () => {
    const services = await playedGame();
    const delivery = await services.leave(mailOf('ann@example.org', 'F tri - adr'), {
      from: 'ann@example.org',
      to: [GAME],
    });
    const failing: Services = {
      ...services.services,
      games: { ...services.services.games, latest: () => Promise.reject(new Error('the store is away')) },
    };
    await expect(handleMail(failing, delivery)).rejects.toThrow('the store is away');
    expect(await services.sent()).toEqual([]);
    await handleMail(failing, delivery, { isLast: true });
    await handleMail(failing, delivery, { isLast: true });
    const answers = await services.sent();
    expect(answers.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(answers[0]?.text.replace(/\s+/g, ' ')).toContain('makes our own program fail');
  });

  it('holds up the game of its sender until it has failed twice', async () => {
    const services = await playedGame();
    const from = 'ann@example.org';
    const before = (await services.services.games.latest(gameName('marne'))).snapshot!;
    const { deadline } = before.current!.clock;
    const { rawKey } = await services.leave(mailOf(from, 'F tri - adr'), { from, to: [JUDGE] });
    let fails = 0;
    const late: Services = {
      ...services.services,
      now: () => deadline!,
      files: {
        ...services.services.files,
        get: async (key) => {
          if (key !== rawKey) return services.services.files.get(key);
          fails += 1;
          throw new Error('the file cannot be read now');
        },
      },
    };
    await expect(runDeadline(late, gameName('marne'))).rejects.toThrow('cannot be read now');
    expect((await services.services.games.latest(gameName('marne'))).snapshot!.n).toBe(before.n);
    await expect(runDeadline(late, gameName('marne'))).rejects.toThrow('cannot be read now');
    await runDeadline(late, gameName('marne'));
    expect(fails).toBe(4);
    expect((await services.services.games.latest(gameName('marne'))).snapshot!.n).toBeGreaterThan(before.n);
  });
});
