/** Word of a game that forms, to those who watch for one like it (WATCH FOR): one mail each, whatever changes in it later. */
import { type Game, roleOf } from '../../engine/game/game.ts';
import { type PersonId, personId } from '../../engine/vocabulary.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { peopleById } from '../games/people-of-game.ts';
import { takeFromLimit } from '../limits.ts';
import type { GameWatch, Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { deskMail, readingOf } from './account-post.ts';
import { mailContext } from './mail-context.ts';

export async function tellWatchers(services: Services, game: Game): Promise<void> {
  const { settings, status, name } = game;
  if (status !== 'forming' || !settings.listed || settings.practice) return;
  const watchers = (await services.club.all('watcher')).map(({ key }) => personId(key));
  if (watchers.length === 0) return;
  const people = await services.directory.people(watchers);
  for (const person of people.values()) {
    const watch = person.watches?.find((each) => isMet(game, each));
    if (watch === undefined || isInside(game, person.id)) continue;
    const key = `watched:${name}:${person.id}`;
    if (await services.ledger.isDone(key)) continue;
    // Whoever makes game after game uses up nothing of those that others make.
    if (!(await takeFromLimit(services, 'games-to-watchers', `${person.id}:${game.masters[0] ?? name}`))) continue;
    await tell(services, game, person);
    await services.ledger.done(key, 'told');
  }
}

function isInside(game: Game, person: PersonId): boolean {
  const { allowed, denied } = game.access;
  const isOut = denied.includes(person) || (allowed.length > 0 && !allowed.includes(person));
  return isOut || game.masters.includes(person) || roleOf(game, person).kind !== 'stranger';
}

function isMet({ variant, settings }: Game, watch: GameWatch): boolean {
  const has = {
    gunboat: settings.anonymous,
    blind: settings.blind,
    'no press': settings.press.colours.length === 0,
  };
  return (watch.variant === null || watch.variant === variant) && watch.options.every((option) => has[option]);
}

async function tell(services: Services, game: Game, person: Person): Promise<void> {
  const board = boardOfGame(services, game);
  const to = person.mailTo?.find((address) => person.addresses.includes(address)) ?? person.addresses[0];
  if (board === null || to === undefined || (await services.stopped.why(to)) !== null) return;
  const context = mailContext(services, game, board, await peopleById(services, game), person, services.now(), null);
  const content = { report: [], asked: [{ kind: 'watched', context } as const], subject: '' };
  const reader = { id: `watched-${game.name}-${person.id}`, to, ...readingOf(person), answers: null };
  const mail = await deskMail(services, content, reader);
  await services.outbox.post({
    ...mail,
    rank: 'notices',
    untilStart: game.name,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
  });
}
