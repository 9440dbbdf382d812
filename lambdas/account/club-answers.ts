/** Commands of a club's members: to step in for others, to hear of new games, to keep the settings of a game. */
import { variantWritten } from '../../engine/game/decide/variant-written.ts';
import { isPlayingMaster } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { changeRecord } from '../club.ts';
import { loadGame } from '../games/load-game.ts';
import { type GameWatch, WATCHED_OPTIONS } from '../people.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, answerDone, answerLine, answerRefused } from './account-answer.ts';

type Item<C extends CommandItem['command']> = Extract<CommandItem, { readonly command: C }>;

/** `SET SUBSTITUTE ON`: asked in turn from now on, after those who wait already. */
export async function setSubstitute(
  services: Services,
  { person }: AccountWriter,
  item: Item<'SET SUBSTITUTE'>,
): Promise<AccountAnswer> {
  const { on } = item.args;
  await services.directory.change(person.id, { substitute: on });
  await changeRecord(services.club, 'substitute', person.id, (before) =>
    on ? (before ?? { waits: services.now() }) : null,
  );
  return answerDone(item, { code: on ? 'desk/substitute-on' : 'desk/substitute-off' });
}

/** Those who hear of everything hear of too much: a person watches for so many kinds of games. */
const MOST_WATCHES = 5;

export async function watchForGames(
  services: Services,
  { person }: AccountWriter,
  item: Item<'WATCH'>,
): Promise<AccountAnswer> {
  const watch = readWatch(services, item.args.words);
  if ('unknown' in watch) {
    return answerRefused(item, { code: 'desk/watch-unknown', word: watch.unknown }, watch.suggestion);
  }
  const before = person.watches ?? [];
  const isAlike = (each: GameWatch) => each.variant === watch.variant && each.options.join() === watch.options.join();
  const watches = before.some(isAlike) ? before : [...before, watch];
  if (watches.length > MOST_WATCHES) {
    return answerRefused(item, { code: 'desk/watches-enough', most: MOST_WATCHES }, 'STOP WATCHING');
  }
  await services.directory.change(person.id, { watches });
  await changeRecord(services.club, 'watcher', person.id, (kept) => kept ?? { since: services.now() });
  return answerDone(item, { code: 'desk/watching', watched: watches.map((each) => kindWatched(services, each)) });
}

/** `Standard, gunboat`, as the answer and the mail about such a game name it. */
function kindWatched(services: Services, { variant, options }: GameWatch): string {
  const name = variant === null ? [] : [services.board(variant)?.variant.name ?? variant];
  return [...name, ...options].join(', ');
}

type Watched = GameWatch | { readonly unknown: string; readonly suggestion: string };

function readWatch(services: Services, words: readonly string[]): Watched {
  let variant: string | null = null;
  const options = new Set<GameWatch['options'][number]>();
  for (let left: readonly string[] = words; left.length > 0; ) {
    const [word = '', ...rest]: readonly string[] = left;
    const option = WATCHED_OPTIONS.find((each) => each.replace(' ', '') === word.replace('anonymous', 'gunboat'));
    const named: ReturnType<typeof variantWritten> =
      variant === null && option === undefined ? variantWritten(left, services.board) : null;
    left = named?.rest ?? rest;
    if (option !== undefined) options.add(option);
    else if (named !== null) variant = named.board.variant.id;
    else if (!/^(?:any|all|every)$/.test(word)) {
      const near = services.nearVariant([word, ...rest]);
      const meant = near === null ? ['standard gunboat'] : [near.id, ...near.rest];
      return { unknown: word, suggestion: ['WATCH FOR', ...meant].join(' ').replace('nopress', 'no press') };
    }
  }
  return { variant, options: WATCHED_OPTIONS.filter((each) => options.has(each)) };
}

export async function stopWatching(
  services: Services,
  { person }: AccountWriter,
  item: Item<'STOP WATCHING'>,
): Promise<AccountAnswer> {
  await services.directory.change(person.id, { watches: [] });
  await changeRecord(services.club, 'watcher', person.id, () => null);
  return answerDone(item, { code: 'desk/watching-no-more' });
}

/** So many a person keeps. */
const MOST_TEMPLATES = 10;

/** `SAVE SETTINGS AS club`, of the game it is written to. */
export async function saveSettings(
  services: Services,
  { person }: AccountWriter,
  item: Item<'SAVE SETTINGS'>,
  name: string | null,
): Promise<AccountAnswer> {
  const game = name === null ? null : await loadGame(services, name);
  if (game === null || !game.masters.includes(person.id) || isPlayingMaster(game, person.id)) {
    return answerRefused(item, { code: 'desk/save-of-own-game' }, null);
  }
  const { name: template } = item.args;
  const templates = { ...person.templates, [template]: { variant: game.variant, settings: game.settings } };
  if (Object.keys(templates).length > MOST_TEMPLATES) {
    return answerRefused(item, { code: 'desk/templates-enough', most: MOST_TEMPLATES }, 'FORGET SETTINGS club');
  }
  await services.directory.change(person.id, { templates });
  return answerDone(item, { code: 'desk/settings-saved', name: template, game: game.name });
}

export async function forgetSettings(
  services: Services,
  { person }: AccountWriter,
  item: Item<'FORGET SETTINGS'>,
): Promise<AccountAnswer> {
  const { [item.args.name]: gone, ...templates } = person.templates ?? {};
  if (gone === undefined) {
    const names = Object.keys(templates);
    const message = { code: 'desk/no-such-settings', name: item.args.name, names } as const;
    return { report: [{ ...answerLine(item, message), outcome: 'note' }] };
  }
  await services.directory.change(person.id, { templates });
  return answerDone(item, { code: 'desk/settings-forgotten', name: item.args.name });
}
