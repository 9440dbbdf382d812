/** A new game: its first commit makes the sender its master (judge-language B, CREATE). */

import type { Board } from '../board/board.ts';
import { STANDARD_RULEBOOK } from '../board/variant.ts';
import { readCommand } from '../commands/read-command.ts';
import type { Context } from '../game/context.ts';
import { dataOf } from '../game/decide/change-variant.ts';
import { aroundBoard } from '../game/decide/settings-around.ts';
import type { GameEvent, GameName, PersonId } from '../game/events.ts';
import { evolve } from '../game/evolve.ts';
import type { Game } from '../game/game.ts';
import type { SignOn } from '../language/mail/mail-text.ts';
import type { Message, MessageOrText } from '../messages/all-messages.ts';
import { boardWith } from '../rules/game-board.ts';
import { mostPlayers } from '../rules/seat-rules.ts';
import type { SettingChange } from '../settings/game-settings.ts';
import { DEFAULT_SETTINGS, type Settings, withDefaults } from '../settings/settings.ts';
import { changeSettings } from '../settings/settings-change.ts';
import { eveningOf } from './evening.ts';
import { RESERVED } from './reserved-names.ts';

/** Why a game cannot have this name, with a name it could have; null when it can. */
export function whyNotNamed(name: string): Message | null {
  if (!/^[a-z][a-z0-9]{1,23}$/.test(name)) return { code: 'deciding/bad-name', name };
  return RESERVED.has(name) ? { code: 'deciding/reserved-name', name } : null;
}

/** The event that creates the game, with the options of the CREATE line, or what is wrong with one of them. */
export function creationEvent(
  { options, variant, isPlain = false }: Pick<SignOn, 'options' | 'variant'> & { readonly isPlain?: boolean },
  board: Board,
  by: PersonId,
  context: Context,
  /** Its name, the zone in which its GM reads times, and settings that the GM has saved, if it is to have those. */
  own?: { readonly name: GameName; readonly zone: string | null; readonly settings?: Settings },
): { readonly event: GameEvent } | { readonly problem: MessageOrText } {
  // A newcomer's first lapse is not to end the game for all.
  let settings: Settings =
    own?.settings !== undefined
      ? withDefaults(own.settings)
      : {
          ...DEFAULT_SETTINGS,
          rulebook: board.variant.rulebook ?? STANDARD_RULEBOOK,
          ...board.variant.defaults,
          partialOrders: isPlain,
          ...(context.evenings === true && own !== undefined ? evening(own) : {}),
        };
  const apply = (change: SettingChange) =>
    changeSettings(settings, change, {
      begun: false,
      isAlone: true,
      zones: context.zones,
      seats: mostPlayers(boardWith(board, settings)),
      ...aroundBoard(boardWith(board, settings)),
    });
  for (let n = 0; n < options.length; ) {
    const [best, ...shorter] = optionsAt(options, n, board);
    if (best === undefined) return { problem: { code: 'deciding/no-such-option', word: options[n]!, variant } };
    // The longest that can be: `zone Europe/Paris strict wait` is a zone and a rule, though a zone takes all that follows.
    const option = [best, ...shorter].find(({ change }) => !('problem' in apply(change))) ?? best;
    n += option.words;
    const changed = apply(option.change);
    if ('problem' in changed) return changed;
    if ('same' in changed) continue;
    settings = { ...settings, ...changed.changes };
  }
  return { event: { type: 'game-created', ...dataOf(board), by, settings } };
}

/** Whatever the options of CREATE say of the hour or the zone comes after it. */
function evening({ name, zone }: { readonly name: GameName; readonly zone: string | null }): Partial<Settings> {
  const { timing } = DEFAULT_SETTINGS;
  return {
    timing: { ...timing, M: { ...timing.M, clock: eveningOf(name) } },
    ...(zone === null ? {} : { zone }),
  };
}

/** Settings of more words than this are not written behind CREATE. */
const MOST_WORDS = 4;

/** The settings that begin with the word at `n`, that of most words first: `players 4`, `gunboat`. */
function optionsAt(
  options: readonly string[],
  n: number,
  board: Board,
): readonly { readonly change: SettingChange; readonly words: number }[] {
  const most = Math.min(MOST_WORDS, options.length - n);
  return Array.from({ length: most }, (_, fewer) => most - fewer).flatMap((words) => {
    const line = `SET ${options.slice(n, n + words).join(' ')}`;
    const read = readCommand(line, { board, phase: null, role: 'master' }) ?? [];
    const only = read.length === 1 ? read[0]! : null;
    return only !== null && 'command' in only && only.command.command === 'SET'
      ? [{ change: only.command.args, words }]
      : [];
  });
}

/** The game as it stands right after that event, for deciding the lines below CREATE. */
export function newGame(name: GameName, event: GameEvent, context: Context): Game {
  return {
    ...evolve(null, { game: name, n: 1, at: context.now, events: [event], previous: '', hash: '', salt: '' }),
    n: 0,
  };
}
