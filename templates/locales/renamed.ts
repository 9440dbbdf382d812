/**
 * Codes that stored reports may hold and no saying has any more: several for one meaning became one. Reports that were stored
 * before use what stands here. A code that is taken out of `engine/messages` is added.
 */
import type { Message } from '../../engine/messages/all-messages.ts';

/** What a command changed was a sentence of its own. */
const NOW_CHANGES = [
  ...['terminate', 'terminated', 'purge', 'purged', 'unstart', 'unstarted', 'eject', 'ejected', 'eject-master'],
  ...['master-ejected', 'make-dummy', 'made-dummy', 'make-bot', 'forward', 'went-forward', 'back', 'went-back'],
]
  .map((word) => `danger/${word}`)
  .concat(
    'master/setup',
    'master/setup-in-retreats',
    'master/set-up',
    'player/resigned',
    'deadline/asked',
    'votes/would-declare-draw',
  )
  .concat('votes/would-declare-concession', 'votes/declared-draw', 'votes/declared-concession');

export const RENAMED: Readonly<Record<string, (stored: object) => Message>> = {
  'desk/once-in-a-mail': (stored) => ({
    code: 'account/one-a-mail',
    command: 'command' in stored ? String(stored.command) : '',
  }),
  ...Object.fromEntries(
    Object.entries({ 'hold-each': 'nmr', 'how-to-order': 'order', 'how-to-write': 'message' } as const).map(
      ([code, topic]) =>
        [
          `player/${code}`,
          () => ({ code: 'player/asked', question: { topic, powers: [], places: [], unit: null } }),
        ] as const,
    ),
  ),
  'bots/not-begun': () => ({ code: 'game/not-begun', wanted: 'bots' }),
  'deadline/not-begun': () => ({ code: 'game/not-begun', wanted: 'deadline' }),
  'deciding/not-begun': () => ({ code: 'game/not-begun', wanted: 'play' }),
  'entering/not-begun': () => ({ code: 'game/not-begun', wanted: 'seat' }),
  'filing/not-begun': () => ({ code: 'game/not-begun', wanted: 'orders' }),
  'filing/ahead-not-begun': () => ({ code: 'game/not-begun', wanted: 'orders' }),
  'player/diary-not-begun': () => ({ code: 'game/not-begun', wanted: 'diary' }),
  'votes/end-not-begun': () => ({ code: 'game/not-begun', wanted: 'end' }),
  'player/who-has-ordered': () => ({
    code: 'player/asked',
    question: { topic: 'ordered', powers: [], places: [], unit: null },
  }),
  ...Object.fromEntries(NOW_CHANGES.map((code) => [code, () => ({ code: 'changes/done', changes: [], undo: null })])),
  'master/nobody-signed-on': () => ({ code: 'master/nobody-to-begin' }),
  'votes/over-already': () => ({ code: 'game/over' }),
  'danger/setup-missing': () => ({ code: 'lines/setup-empty' }),
  'master/announcement-missing': () => ({ code: 'lines/announcement-empty' }),
  'master/announcement-empty': () => ({ code: 'lines/announcement-empty' }),
};
