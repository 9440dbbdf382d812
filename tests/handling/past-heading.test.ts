/** Orders under the heading of a phase that is over: nothing is filed unasked, and one word puts it right. */
import { describe, expect, test } from 'vitest';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';

async function onFile(services: Awaited<ReturnType<typeof twoPlayers>>): Promise<readonly string[]> {
  return (await gameNow(services)).seats
    .find(({ power }) => power === 'AUSTRIA')!
    .onFile.map(({ order }) => order)
    .sort();
}

const HEADINGS = ['Orders for Austria, Spring 1901', 'My orders for Spring 1901:', 'PHASE S1901M', 'Spring 1901:'];

describe('orders under the heading of a phase that is over', () => {
  test.each(HEADINGS)('%s: one word files them for the current phase', async (heading) => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    const asked = await ask(services, 'ann', `${heading}\nA vie - gal\nBud - Ser\nA par - xyz`);
    expect(await onFile(services)).toEqual([]);
    expect(asked).toContain(
      'these orders are not on file: A Vie - Gal; A Bud - Ser. The line below gives them for F1901M',
    );
    const word = /CONFIRM ([a-z]{8})/.exec(asked)![1]!;
    await ask(services, 'ann', `CONFIRM ${word}`);
    expect(await onFile(services)).toEqual(['A bud - ser', 'A vie - gal']);
  });

  test('the lines themselves file them as well, as the answer writes them', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    const asked = await ask(services, 'ann', 'Orders for Austria, Spring 1901\nA vie - gal\nA bud - ser');
    await ask(services, 'ann', /on file: ([^.]*)\./.exec(asked)![1]!);
    expect(await onFile(services)).toEqual(['A bud - ser', 'A vie - gal']);
  });

  test('the word is worth nothing in the next phase, nor to somebody else', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    const asked = await ask(services, 'ann', 'Orders for Spring 1901\nA vie - gal');
    const word = /CONFIRM ([a-z]{8})/.exec(asked)![1]!;
    expect(await ask(services, 'bob', `CONFIRM ${word}`)).toContain('Nothing waits for this word');
    await ask(services, 'mara', 'process f1901m');
    expect(await ask(services, 'ann', `CONFIRM ${word}`)).toContain('Nothing waits for this word');
    expect(await onFile(services)).toEqual([]);
  });

  test('what cannot be given now is shown back and not offered', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    const asked = await ask(services, 'ann', 'Orders for Spring 1901\nA vie - par\nbuild A vie');
    expect(asked).not.toContain('CONFIRM');
    expect(asked).toContain('3 lines could not be used');
  });

  test('orders below the heading of the current phase, in the same mail, are filed', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    const asked = await ask(services, 'ann', 'Spring 1901:\nA vie - gal\nFall 1901:\nA vie - tyr\nA bud - ser');
    expect(asked).toContain('this order is not on file: A Vie - Gal.');
    expect(await onFile(services)).toEqual(['A bud - ser', 'A vie - tyr']);
  });
});
