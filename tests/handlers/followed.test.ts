/** Whoever runs the judge can follow one mail by its log: from the delivery over the commit to each mail that follows, and back. */
import { expect, test } from 'vitest';
import { DOMAIN, openWorld } from '../conversations/world.ts';

test('from the delivery over the commit to each mail, no line leaves the next one unnamed', async () => {
  const world = await openWorld({ start: Date.UTC(2026, 2, 3, 12), store: 'memory' });
  const to = `judge@${DOMAIN}`;
  const raw = `From: mara@example.org\r\nTo: ${to}\r\nSubject: a game\r\n\r\ncreate ?marne secret\r\n`;
  await world.deliver(raw, { from: 'mara@example.org', to: [to], dmarc: 'PASS', id: 'delivery-1' });
  const lines = world.log.map((line) => ({
    what: line.slice(0, line.indexOf(' {')),
    facts: JSON.parse(line.slice(line.indexOf('{'))) as Readonly<Record<string, unknown>>,
  }));
  const of = (what: string) => lines.filter((line) => line.what === what).map(({ facts }) => facts);
  expect(of('mail')).toMatchObject([{ delivery: 'delivery-1' }]);
  const [commit] = of('commit');
  expect(commit).toMatchObject({ delivery: 'delivery-1', game: 'marne', n: 1 });
  const told = of('mails').filter(({ game, n }) => game === commit!['game'] && n === commit!['n']);
  const sent = (await world.sent()).map(({ id }) => id);
  expect(sent.length).toBeGreaterThan(0);
  expect(told.flatMap(({ mails }) => String(mails).split(' ')).sort()).toEqual([...sent].sort());
  expect(JSON.stringify(lines)).not.toContain('mara@example.org');
});
