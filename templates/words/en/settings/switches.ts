/**
 * What each switch of a game's settings does when it is on, for HELP, GET COMMANDS and docs/commands.md; and how its change is
 * told. Those of press are told together (`pressFlags`). A switch without words does not compile.
 */
import type { Settings } from '../../../../engine/settings/settings.ts';
import {
  type FieldSwitch,
  SWITCHES,
  type SwitchField,
  type SwitchName,
} from '../../../../engine/settings/switches/switches.ts';

interface Words {
  readonly help: string;
}
interface FieldWords extends Words {
  /** Null: another change of the mail says it. */
  readonly told: (on: boolean, changes: Partial<Settings>) => string | null;
}

const SITES = 'A power builds where the variant says, which is at home in most.';

export const SWITCH_WORDS: { readonly [S in SwitchName]: S extends FieldSwitch ? FieldWords : Words } = {
  moderated: {
    help: 'Only a master changes settings.',
    told: (on) =>
      on
        ? 'Only the GM changes settings and deadlines.'
        : 'Any player may change settings and deadlines, and pause the game.',
  },
  listed: {
    help: 'The game is shown in public lists.',
    told: (on) => `The game is ${on ? '' : 'not '}shown in public lists.`,
  },
  'auto-start': {
    help: 'Begins as soon as all seats are taken.',
    told: (on) => (on ? 'The game begins as soon as all seats are taken.' : 'The GM starts the game.'),
  },
  'any-centers': {
    help: 'A power builds in any vacant center it owns, not only at home.',
    told: (on, { oneCenter }) =>
      on ? 'A power builds in any vacant center it owns.' : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: 'A power builds in any vacant center it owns, as long as it owns one of its home centers.',
    told: (on, { anyCenters }) =>
      on
        ? 'A power builds in any vacant center it owns, as long as it owns one of its home centers.'
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'In an adjustment phase a power may remove units that it need not; each gives it a build, in a center that was vacant before.',
    told: (on) =>
      on
        ? 'In an adjustment phase a power may remove units that it need not.'
        : 'A power removes only the units that it must.',
  },
  rated: {
    help: 'Counts for the players’ punctuality.',
    told: (on) =>
      on ? "The game counts for its players' punctuality." : "The game does not count for its players' punctuality.",
  },
  resume: {
    help: 'A game ended without a result may be taken up again by any of its players.',
    told: (on) =>
      on
        ? 'If the game is ended without a result, any of its players may take it up again.'
        : 'If the game is ended without a result, only the GM can resume it.',
  },
  'auto-create': {
    help: 'When the game ends with a result, another like it is created and all are told its name.',
    told: (on) =>
      on ? 'When the game has a result, another like it is created.' : 'No other game is created when this one ends.',
  },
  approval: {
    help: 'New players need the master’s nod.',
    told: (on) => (on ? "New players need the GM's approval." : 'New players come in without asking.'),
  },
  'player-absences': {
    help: 'Players may announce absences.',
    told: (on) =>
      on ? 'Players may announce absences.' : 'Players may not announce absences; the GM moves deadlines.',
  },
  'partial-press': { help: 'Press may go to some and not to all.' },
  'fake-sender': { help: 'A message may show another power as its sender (PRESS FROM power); the GM is never forged.' },
  'all-press': { help: 'The master gets a copy of all press; shown to all.' },
  'watch-all-press': { help: 'Observers get all press.' },
  quiet: {
    help: 'Take-overs are not announced.',
    told: (on) => (on ? 'Take-overs are not announced.' : 'Take-overs are announced to all.'),
  },
  show: {
    help: 'It is told who changed a setting.',
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
  'touch-press': { help: 'Press only to neighbours.' },
  'grace-press': { help: 'Press after the deadline.' },
  dias: {
    help: 'A draw includes all survivors.',
    told: (on) => (on ? 'A draw includes all survivors.' : 'A draw may be among some of the survivors.'),
  },
  concessions: {
    help: 'The game may be conceded to one power.',
    told: (on) => `Players ${on ? 'may' : 'may not'} concede the game.`,
  },
  'open-votes': {
    help: 'Votes are told to all.',
    told: (on) => (on ? 'Everybody sees the votes.' : 'Votes are secret.'),
  },
  'open-diaries': {
    help: 'Diaries are opened to all when the game has ended.',
    told: (on) => (on ? 'Diaries are opened to all when the game has ended.' : 'Diaries stay closed for good.'),
  },
  gunboat: {
    help: 'Nobody is told who plays what.',
    told: (on) => (on ? 'Players are anonymous.' : 'Players know who plays what.'),
  },
  'hide-late': {
    help: 'Late powers are not named.',
    told: (on) => (on ? 'Who is late stays secret.' : 'Everybody sees who is late.'),
  },
  proxy: {
    help: 'A power may let another order a unit.',
    told: (on) => `Units ${on ? 'may' : 'may not'} be given to other powers by proxy.`,
  },
  'strict-convoy': {
    help: 'Convoys from or to landlocked places are refused.',
    told: (on) => (on ? 'Convoys from or to landlocked provinces are refused.' : 'Any convoy may be written.'),
  },
  'partial-orders': {
    help: 'At the deadline a power with some of its orders is not late: its other units hold. On at first in games made by CREATE name, without the question mark.',
    told: (on) =>
      on
        ? 'Orders may leave units out: at the deadline these hold, and their player is not late.'
        : 'Orders must be complete: whoever leaves a unit out is late at the deadline.',
  },
  'strict-wait': {
    help: 'Only those with orders due may wait.',
    told: (on) => (on ? 'Only those with orders due may ask to wait.' : 'Any player may ask to wait.'),
  },
  'auto-process': {
    help: 'Processed at deadlines without the master’s word.',
    told: (on) => (on ? 'Phases are processed at their deadlines.' : 'The GM decides when a phase is processed.'),
  },
  'late-count': {
    help: 'LIST counts the late notices of each power.',
    told: (on) => (on ? 'LIST counts late notices.' : 'LIST does not count late notices.'),
  },
  'master-sees': {
    help: 'A master may ask to see orders before the deadline; each look is recorded and shown to all at the end.',
    told: (on) =>
      on
        ? 'The GM may ask to see orders before a phase is resolved; each look is recorded.'
        : 'Nobody sees orders before a phase is resolved, not even the GM.',
  },
  'strict-grace': {
    help: 'Grace counts days that are not allowed too.',
    told: (on) => (on ? 'Grace ends at its hour on any day.' : 'Grace ends on a day on which deadlines may fall.'),
  },
};

/** One sentence for each switch of its own that a change turns. */
export function switchesInWords(changes: Partial<Settings>): readonly string[] {
  return Object.values<{ readonly name: SwitchName; readonly field?: SwitchField }>(SWITCHES).flatMap(
    ({ name, field }) => {
      const on = field === undefined ? undefined : changes[field];
      const words: Words & Partial<FieldWords> = SWITCH_WORDS[name];
      const told = on === undefined ? null : (words.told?.(on, changes) ?? null);
      return told === null ? [] : [told];
    },
  );
}
