/** Settings of press, and of who learns what: what each does, and what we say when it changes. */
import type { PRESS_SETTINGS } from '../../../../engine/settings/defined/press.ts';
import type { PressSettings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';

export const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
  press: {
    help: {
      PRESS: 'What press there is: any of the settings below.',
      'NO PRESS': 'No press except to the GM.',
      WHITE: 'White press: the sender is named.',
      GREY: 'Grey press: the sender is not named.',
      'WHITE/GREY': 'Both, white unless it says otherwise.',
      'GREY/WHITE': 'Both, grey unless it says otherwise.',
    },
  },
  'no-grace': {
    help: 'Where there is press after the deadline, the answer asks which is meant: NO GRACE PRESS, or less time for late orders.',
  },
  fakes: {
    help: {
      'NO FAKE': 'What a message says of its addressees is true.',
      FAKE: 'A message may show other addressees.',
      'PARTIAL FAKES BROADCAST BY DEFAULT': 'Partial press shows as a broadcast unless it says otherwise.',
      'PARTIAL FAKES BROADCAST': 'Partial press always shows as a broadcast.',
    },
  },
  'observer-press': {
    help: {
      'OBSERVER ANY': 'Observers may write press.',
      'OBSERVER WHITE': 'Observers may write white press.',
      'OBSERVER NONE': 'Observers write no press.',
    },
  },
  'partial-press': { help: 'Press may go to some and not to all.' },
  'fake-sender': { help: 'A message may show another power as its sender (PRESS FROM power); the GM is never forged.' },
  'all-press': { help: 'The GM gets a copy of all press; shown to all.' },
  'watch-all-press': { help: 'Observers get all press.' },
  quiet: {
    help: 'Take-overs are not announced.',
    told: (on) => (on ? 'Take-overs are not announced.' : 'Take-overs are announced to all.'),
  },
  show: {
    help: 'Mails say who changed a setting.',
    told: (on) => `It is ${on ? '' : 'not '}told who has changed a setting.`,
  },
  reveal: {
    help: 'Names are shown when an anonymous game has ended.',
    told: (on) =>
      on ? 'Names are revealed when an anonymous game ends.' : 'Names stay secret when an anonymous game ends.',
  },
  secret: {
    help: 'The number of players who have signed on is hidden.',
    told: (on) => (on ? 'The number of players signed on is secret.' : 'Everybody sees how many have signed on.'),
  },
  'late-press': { help: 'A late player may send press.' },
  'minor-press': { help: 'Press in retreat and adjustment phases.' },
  'must-order': { help: 'No press before orders.' },
  'blank-press': { help: 'A message may be empty.' },
  'postal-press': { help: 'Delayed broadcasts, published with the results.' },
  'touch-press': { help: 'Press only to neighbors.' },
  'grace-press': { help: 'Press after the deadline.' },
};

/** All of it together: what we say when one of these changes. `flags`: as LIST shows them. */
export function toldOfPress(_press: PressSettings, flags: string): string {
  return `Press: ${flags}.`;
}
