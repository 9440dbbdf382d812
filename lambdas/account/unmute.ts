/** UNMUTE: a GM has heard that an address works again. */
import { namesOfPowers } from '../../engine/board/display-names.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses, peopleById } from '../games/people-of-game.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import {
  type AccountAnswer,
  type AccountWriter,
  answerDone,
  answerRefused,
  joinAccountAnswers,
} from './account-answer.ts';
import { resumeMail } from './suppression.ts';

export async function unmuteAddress(
  services: Services,
  { person }: AccountWriter,
  item: Extract<CommandItem, { readonly command: 'UNMUTE' }>,
  name: string | null,
): Promise<AccountAnswer> {
  const game = name === null ? null : await loadGame(services, name);
  // Anybody else has been refused before it came here.
  if (game === null || !game.masters.includes(person.id)) {
    return answerRefused(item, { code: 'desk/unmute-in-which-game' }, null);
  }
  const found = boardOfGame(services, game);
  const board = found === null ? null : boardIn(found, mailLanguage(person));
  const people = [...(await peopleById(services, game)).values()];
  const meant = item.args.words.flatMap((word) => people.filter((each) => isMeant(game, each, word)));
  const parts: AccountAnswer[] = [];
  for (const each of new Set(meant)) {
    const shown = board === null ? [] : powersOf(game, each.id).map((power) => namesOfPowers(board, [power]));
    const stopped = (each.stopped ?? []).filter(({ address }) => mailAddresses(each).includes(address));
    if (stopped.length === 0) continue;
    const isBack = await resumeMail(services, each, ['complained']);
    // What their reader does not want, nobody else can bring back.
    parts.push(
      isBack
        ? answerDone(item, { code: 'desk/unmuted', names: shown })
        : answerRefused(item, { code: 'desk/not-unmuted', names: shown }, null),
    );
  }
  if (parts.length > 0) return joinAccountAnswers(parts);
  const none = { code: 'desk/nobody-muted', game: game.name } as const;
  // One player in several games is let in again by the first of them.
  return meant.length > 0 ? answerDone(item, none) : answerRefused(item, none, null);
}

/** By the power, by an address, or all. */
function isMeant(game: Game, person: Person, word: string): boolean {
  const wanted = word.toLowerCase();
  if (wanted === 'all') return true;
  return powersOf(game, person.id).some((power) => power.toLowerCase() === wanted) || person.addresses.includes(wanted);
}
