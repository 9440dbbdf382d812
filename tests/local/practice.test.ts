/**
 * "Play against six bots", "Start the demo": each visitor has a game of their own, however many press in one moment.
 * @module-tag long
 */
import { expect, test, vi } from 'vitest';
import { isBot } from '../../engine/game/bots.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { IS_FULL } from '../some-of.ts';
import { openJudge, subjects } from './rig.ts';
import { scratch } from './scratch.ts';

/** Maps of other variants take their time to draw. */
const FAR = IS_FULL ? '1812-overture' : 'standard';

const LONG = { timeout: 60_000 };
/** How many press at once; each has a recorded game played, one after the other. */
const PRESSES = IS_FULL ? 100 : 2;
const ALL_PLAYED = PRESSES * 60_000;

function post(
  judge: Judge,
  path: string,
  form: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) {
  return fetch(`${judge.site}/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers,
  });
}

async function games({ services }: Judge): Promise<readonly Game[]> {
  const entries = await services.index.list();
  return Promise.all(entries.map(async ({ name }) => (await loadGame(services, name))!));
}

const people = ({ seats }: Game) => [...new Set(seats.map(({ person }) => person).filter((person) => !isBot(person)))];

test('three people who press in one moment have three games, each in its variant and their language, with bots that order', async () => {
  const judge = await openJudge(await scratch());
  const home = await (await fetch(`${judge.site}/`)).text();
  expect(home).toContain('Play against six bots</button>');
  // A bot to a seat, of which some have two powers.
  expect(home).toContain('1812 Overture (five bots)');
  const asked = [
    ['', 'standard', 'en'],
    ['', 'standard', 'de'],
    ['ann@example.org', FAR, 'fr'],
  ] as const;
  const answers = await Promise.all(
    asked.map(([address, variant, language]) =>
      post(judge, 'practice', { address, variant, other: '' }, { 'accept-language': language }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const mailboxes = answers.map(({ headers }) => decodeURIComponent(headers.get('location')!).split('/')[2]!);
  expect([...mailboxes].sort()).toEqual(['ann@example.org', 'you2@example.org', 'you@example.org']);
  await vi.waitUntil(async () => (await games(judge)).length === 3, LONG);
  const begun = await games(judge);
  expect(begun.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  expect(begun.map((game) => people(game).length)).toEqual([1, 1, 1]);
  expect(new Set(begun.flatMap(people)).size).toBe(3);
  for (const [n, start] of ['the game begins', 'die Partie beginnt', 'la partie commence'].entries())
    await vi.waitUntil(async () => (await subjects(judge, mailboxes[n]!)).some((each) => each.includes(start)), LONG);
  const isOrdered = async () =>
    (await games(judge)).every(({ seats, position }) =>
      seats.some((seat) => isBot(seat.person) && seat.onFile.length >= (position?.units[seat.power] ?? [0]).length),
    );
  await vi.waitUntil(isOrdered, LONG);

  // The first page shows each their own, and nobody else's.
  const own = (n: number) => fetch(`${judge.site}/`, { headers: { cookie: answers[n]!.headers.get('set-cookie')! } });
  const shown = await Promise.all(
    [own(0), own(1), own(2), fetch(`${judge.site}/`)].map(async (page) => (await page).text()),
  );
  const cards = shown.map((page) => begun.filter(({ name }) => page.includes(`"/games/${name}/"`)).length);
  expect(cards).toEqual([1, 1, 1, 0]);
}, 180_000);

test('a wrong address or map is said, and a page in another language says it there', async () => {
  const judge = await openJudge(await scratch());
  for (const form of [
    { address: 'nobody', variant: 'standard' },
    { address: 'you@example.org', variant: 'chess' },
  ]) {
    const answer = await post(judge, 'practice', form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/role="alert">(?:Say where your mail goes|Choose one of the maps)/);
  }
  const form = { from: 'ann@example.org', to: 'bob@example.net', text: 'help' };
  const french = await post(judge, 'write', form, { 'accept-language': 'fr' });
  expect(await french.text()).toMatch(/role="alert">Ce juge n\S*accepte que les e\u2011mails pour/);
});

test(
  'the demonstration is each visitor\u2019s own, in their language, unlisted and closed to others',
  async () => {
    const judge = await openJudge(await scratch());
    const languages = Array.from({ length: PRESSES }, (_, n) => (n % 2 === 0 ? 'en' : 'de'));
    const answers = await Promise.all(
      languages.map((language) => post(judge, 'demonstration', {}, { 'accept-language': language })),
    );
    const cookies = answers.map(({ headers }) => headers.get('set-cookie')!);
    expect(new Set(cookies).size).toBe(PRESSES);
    const names = languages.map((_, n) => `demo${n === 0 ? '' : n + 1}`);
    await vi.waitUntil(() => judge.demonstration.state(names as never, PRESSES) === 'there', { timeout: ALL_PLAYED });
    await judge.settled();
    const begun = await games(judge);
    expect(
      begun.map(({ name, settings, status }) => [name, settings.listed, settings.practice, status]).sort(),
    ).toEqual(names.map((name) => [name, false, true, 'active']).sort());
    expect(new Set(begun.map((game) => people(game).join())).size).toBe(PRESSES);
    expect(begun.flatMap(people)).toHaveLength(PRESSES);
    const german = /visitor=(\d+)/.exec(cookies[1]!)![1]!.replace(/^1$/, '');
    const told = await subjects(judge, `you${german}@example.org`);
    expect(told.some((subject) => subject.includes('Ergebnisse'))).toBe(true);
    const page = await (await fetch(`${judge.site}/`, { headers: { cookie: cookies[1]! } })).text();
    expect(page).toContain(`/mailbox/you${german}%40example.org/`);
    expect(await (await fetch(`${judge.site}/`)).text()).not.toContain('/games/demo');
  },
  ALL_PLAYED,
);
