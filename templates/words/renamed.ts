/**
 * Codes that stored reports may hold and no saying has any more: several for one meaning became one. Reports that were stored
 * before use what stands here. A code that is taken out of `engine/sayings` is added.
 */
import type { Said } from '../../engine/sayings/said.ts';

export const RENAMED: Readonly<Record<string, (stored: object) => Said>> = {
  'desk/once-in-a-mail': (stored) => ({
    code: 'account/one-a-mail',
    command: 'command' in stored ? String(stored.command) : '',
  }),
  'bots/not-begun': () => ({ code: 'game/not-begun', wanted: 'bots' }),
  'deadline/not-begun': () => ({ code: 'game/not-begun', wanted: 'deadline' }),
  'deciding/not-begun': () => ({ code: 'game/not-begun', wanted: 'play' }),
  'entering/not-begun': () => ({ code: 'game/not-begun', wanted: 'seat' }),
  'filing/not-begun': () => ({ code: 'game/not-begun', wanted: 'orders' }),
  'filing/ahead-not-begun': () => ({ code: 'game/not-begun', wanted: 'orders' }),
  'player/diary-not-begun': () => ({ code: 'game/not-begun', wanted: 'diary' }),
  'votes/end-not-begun': () => ({ code: 'game/not-begun', wanted: 'end' }),
  'votes/over-already': () => ({ code: 'game/over' }),
  'danger/setup-missing': () => ({ code: 'lines/setup-empty' }),
  'master/announcement-missing': () => ({ code: 'lines/announcement-empty' }),
  'master/announcement-empty': () => ({ code: 'lines/announcement-empty' }),
};
