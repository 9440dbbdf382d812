/** What each switch of a game's settings does when it is on, for HELP, GET COMMANDS and docs/commands.md. */
import type { SwitchName } from '../../../../engine/settings/switches/switches.ts';

/** A switch without words does not compile. */
export const SWITCH_WORDS: { readonly [S in SwitchName]: string } = {
  moderated: 'Only a master changes settings.',
  listed: 'The game is shown in public lists.',
  'auto-start': 'Begins as soon as all seats are taken.',
  'any-centers': 'A power builds in any vacant center it owns, not only at home.',
  'one-center': 'A power builds in any vacant center it owns, as long as it owns one of its home centers.',
  'any-disband':
    'In an adjustment phase a power may remove units that it need not; each gives it a build, in a center that was vacant before.',
  rated: 'Counts for the players’ punctuality.',
  resume: 'A game ended without a result may be taken up again by any of its players.',
  'auto-create': 'When the game ends with a result, another like it is created, and everyone gets its name by mail.',
  approval: 'New players need the master’s nod.',
  'player-absences': 'Players may announce absences.',
  'partial-press': 'Press may go to some and not to all.',
  'fake-sender': 'A message may show another power as its sender (PRESS FROM power); the GM is never forged.',
  'all-press': 'The master gets a copy of all press; shown to all.',
  'watch-all-press': 'Observers get all press.',
  quiet: 'Take-overs are not announced.',
  show: 'It is told who changed a setting.',
  reveal: 'Names are shown when an anonymous game has ended.',
  secret: 'The number of players who have signed on is hidden.',
  'late-press': 'A late player may send press.',
  'minor-press': 'Press in retreat and adjustment phases.',
  'must-order': 'No press before orders.',
  'blank-press': 'A message may be empty.',
  'postal-press': 'Delayed broadcasts, published with the results.',
  'touch-press': 'Press only to neighbours.',
  'grace-press': 'Press after the deadline.',
  dias: 'A draw includes all survivors.',
  concessions: 'The game may be conceded to one power.',
  'open-votes': 'Votes are told to all.',
  'open-diaries': 'Diaries are opened to all when the game has ended.',
  gunboat: 'Nobody is told who plays what.',
  'hide-late': 'Late powers are not named.',
  proxy: 'A power may let another order a unit.',
  'strict-convoy': 'Convoys from or to landlocked places are refused.',
  'partial-orders':
    'At the deadline a power with some of its orders is not late: its other units hold. On at first in games made by CREATE name, without the question mark.',
  'strict-wait': 'Only those with orders due may wait.',
  'auto-process': 'Processed at deadlines without the master’s word.',
  'late-count': 'LIST counts the late notices of each power.',
  'master-sees':
    'A master may ask to see orders before the deadline; each look is recorded and shown to all at the end.',
  'strict-grace': 'Grace counts days that are not allowed too.',
};
