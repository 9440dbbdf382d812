/** The list of games is never older than a game's own page: what both show is the same after every mail. */
import { expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../conversations/world.ts';

let services: TestWorld;

const NOON = Date.UTC(2026, 2, 2, 12);

async function write(from: string, text: string): Promise<void> {
  const raw = `From: <${from}@example.org>\r\nMessage-ID: <${from}${text.length}@example.org>\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
  await services.deliver(raw, { from: `${from}@example.org`, to: ['judge@judge.example.org'] });
}

const page = (key: string) => Buffer.from(services.files.get(key) ?? []).toString('utf8');
/** The first instant that a page shows after a word. */
const dueOn = (key: string) => /<time datetime="([^"]+)"/.exec(page(key).replace(/[\s\S]*?<main/, '<main'))?.[1];

test('seats, deadline, phase and listing of a game are on the list when its page has them', async () => {
  services = await openWorld({ start: NOON, store: 'memory', pages: 'written' });
  await write('gm', 'create ?marne quill\nset players 2');
  for (const [n, player] of ['ann', 'ben'].entries()) {
    expect(page('games/index.html')).toMatch(
      new RegExp(`Marne</a></th><td>.*Standard.*</td><td>${n} of 2 <a href="/sheet/marne/join">Join</a></td>`),
    );
    await write(player, 'signon ?marne tulip');
  }
  await write('gm', 'signon mmarne quill\nforce begin');
  expect(page('games/index.html')).toContain('Spring 1901 Movement');
  const first = dueOn('games/marne/index.html');
  expect(dueOn('games/index.html')).toBe(first);
  await write('gm', 'signon mmarne quill\nset deadline 20 mar 2026 12:00');
  const moved = dueOn('games/marne/index.html');
  expect(moved).not.toBe(first);
  expect(dueOn('games/index.html')).toBe(moved);
  await write('gm', 'signon mmarne quill\nset unlisted');
  expect(page('games/index.html')).not.toContain('Marne');
});
