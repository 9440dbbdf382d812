/** The settings that a game or event is created by: those of a game that the writer may see, or that the writer has saved. */
import { roleOf } from '../../engine/game/game.ts';
import type { SettingsOf } from '../../engine/language/mail/mail-text.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { ownEntry } from '../../engine/own.ts';
import { withDefaults } from '../../engine/settings/settings.ts';
import type { Person, SavedSettings } from '../people.ts';
import type { Services } from '../ports.ts';
import { boardOfGame } from './board-of-game.ts';
import { loadGame } from './load-game.ts';

/** Null: it names none. */
export async function initialSettings(
  services: Services,
  { id, templates = {} }: Pick<Person, 'id' | 'templates'>,
  { template, like }: SettingsOf,
): Promise<SavedSettings | { readonly problem: MessageOrText } | null> {
  if (template !== null) {
    const saved = ownEntry(templates, template);
    if (saved !== undefined) return { variant: saved.variant, settings: withDefaults(saved.settings) };
    return { problem: { code: 'desk/no-such-settings', name: template, names: Object.keys(templates) } };
  }
  if (like === null) return null;
  const game = await loadGame(services, like);
  const isSeen = game !== null && (game.settings.listed || roleOf(game, id).kind !== 'stranger');
  if (game === null || !isSeen || boardOfGame(services, game) === null)
    return { problem: { code: 'events/like-what', game: like } };
  return { variant: game.variant, settings: game.settings };
}
