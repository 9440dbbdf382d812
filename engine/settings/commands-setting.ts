/** Settings of a game (judge-language C2): what may follow SET from a master, or from a player where there is none. */
import { isAddress, readNamedAddresses, readNumber, readZone, wordsIn } from '../commands/argument-readers.ts';
import type { Command } from '../commands/arguments.ts';
import { command, isProblem, nothingMore, type Problem } from '../commands/definition.ts';
import { shorten } from '../language/text/shorten.ts';
import { OLD_SWITCHES, RULES } from './commands-rules.ts';
import { TIMING_SETTINGS } from './commands-timing.ts';
import { entriesOf, switchEntries } from './define-switch.ts';
import type { AccessChange, SettingName, SettingValues } from './game-settings.ts';
import { SEAT_SETTING } from './seat-settings.ts';
import { type SetEntry, setting } from './setting-entry.ts';
import { ACCESS_SWITCHES } from './switches/access.ts';
import { ENDING_SWITCHES } from './switches/ending.ts';
import { ORDER_SWITCHES } from './switches/orders.ts';
import { PRESS_SWITCHES } from './switches/press.ts';
import { SEAT_SWITCHES } from './switches/seats.ts';

/** A setting that one spelling gives one value. */
function choice<S extends SettingName>(
  name: S,
  value: SettingValues[S],
  spellings: readonly string[],
  help: string,
  standard?: string,
): SetEntry {
  const usage = `SET ${spellings[0]!}`;
  return {
    command: 'SET',
    spellings,
    who: ['unmoderated'],
    usage,
    help,
    ...(standard === undefined ? {} : { standard }),
    read: nothingMore(usage, () => setting(name, value)),
  };
}

type Numeric = { [S in SettingName]: SettingValues[S] extends number | null ? S : never }[SettingName];

function number(
  name: Numeric,
  spellings: readonly string[],
  range: readonly [least: number, most: number],
  help: string,
  standard: string,
): SetEntry {
  return {
    command: 'SET',
    spellings,
    who: ['unmoderated'],
    usage: `SET ${spellings[0]!} n`,
    help,
    standard,
    read: (args) => {
      const read = readNumber(args.replace(/^(?:to|=)\s*/i, '').replace(/\s*days?$/i, ''), ...range);
      return isProblem(read) ? read : setting(name, read.value);
    },
  };
}

function text(
  spellings: readonly string[],
  argument: string,
  help: string,
  read: (args: string) => Command | Problem,
  standard?: string,
): SetEntry {
  return {
    command: 'SET',
    spellings,
    who: ['unmoderated'],
    usage: `SET ${spellings[0]!} ${argument}`,
    help,
    ...(standard === undefined ? {} : { standard }),
    read,
  };
}

/** `BNC` and `MNC` were the same of another registry. */
const REGISTRY = {
  bn: ['BN', 'BN NUMBER', 'BN NUM', 'BNC', 'BNC NUMBER', 'BNC NUM'],
  mn: ['MN', 'MN NUMBER', 'MN NUM', 'MNC', 'MNC NUMBER', 'MNC NUM'],
  ep: ['EP', 'EP NUMBER', 'EP NUM'],
} as const;

/** Stands before other settings of press without a meaning of its own. */
export const PRESS_WORD = 'PRESS';

const SEATS: readonly SetEntry[] = [
  text(
    ['VARIANT'],
    'name [option …]',
    'Another variant, before the start; preferences are then sent anew.',
    (args) => {
      const [variant, ...options] = wordsIn(args);
      return variant === undefined
        ? { problem: { code: 'settings/which-variant' } }
        : setting('variant', { variant: variant.toLowerCase(), options });
    },
    'Standard',
  ),
  text(['NOT VARIANT', 'NO VARIANT'], 'option', 'Takes an option of the variant back: GUNBOAT.', (args) => {
    const [option, ...more] = wordsIn(args);
    return option === undefined || more.length > 0
      ? { problem: { code: 'settings/which-option' } }
      : setting('not-variant', option.toLowerCase());
  }),
  choice('preferences', 'list', ['PRFLIST', 'PREFERENCE LISTS'], 'Powers are dealt by the players’ lists.'),
  choice('preferences', 'random', ['PRFRAND', 'RANDOM POWERS'], 'Powers are dealt at random.'),
  choice('preferences', 'both', ['PRFBOTH'], 'By lists where they are given, else at random.', 'yes'),
  number(
    'players',
    ['PLAYERS'],
    [1, 40],
    'How many people play; with fewer than there are powers, all powers are dealt among them. 1: somebody plays all of them alone.',
    'one for each power',
  ),
  number('powers', ['POWERS'], [1, 40], 'How many powers are played.', 'all'),
  SEAT_SETTING,
  choice('rulebook', '2023', ['RULES 2023', 'RULEBOOK 2023', '2023 RULES'], 'Rulings of the 2023 rulebook.', 'yes'),
  choice(
    'rulebook',
    '1971',
    ['RULES 1971', 'RULEBOOK 1971', '1971 RULES'],
    'Rulings of the 1971 rulebook where editions differ (GET RULINGS).',
  ),
  text(
    ['CENTERS', 'CENTRES', 'WINNING CENTERS', 'WINNING CENTRES', 'VICTORY'],
    'n',
    'Owned centers that win; 0: as the variant says.',
    (args) => {
      const read = readNumber(args, 0, 400);
      return isProblem(read) ? read : setting('centers', read.value === 0 ? null : read.value);
    },
    'as the variant says',
  ),
  choice(
    'start',
    'fleet-rome',
    ['START FLEET ROME', 'FLEET ROME'],
    'The standard game with a fleet in Rome instead of an army.',
  ),
  choice(
    'start',
    '1898',
    ['START 1898', '1898'],
    'The standard map in Spring 1899: each power has one center and one unit.',
  ),
  choice(
    'start',
    'blank',
    ['START BLANK', 'BLANK BOARD', 'EMPTY BOARD', 'START BLANK BOARD'],
    'The standard game in Winter 1900 without units: each power builds in its home centers what it likes.',
  ),
  choice(
    'start',
    'chaos',
    ['START CHAOS', 'CHAOS'],
    'The standard map with 34 powers: each center is one, and builds its first unit in Winter 1900.',
  ),
  choice(
    'start',
    'usual',
    [
      'START USUAL',
      'START STANDARD',
      ...['FLEET ROME', '1898', 'BLANK BOARD', 'CHAOS'].flatMap((word) => [`NO ${word}`, `NOT ${word}`]),
    ],
    'The start that the variant has.',
    'yes',
  ),
  text(
    ['COMMENT', 'INFO', 'INFORMATION'],
    'text',
    'A line shown in lists. SET COMMENT BEGIN … END: a longer text in the lines below.',
    (args) => setting('comment', args.trim().slice(0, 60)),
    'none',
  ),
  ...(['bn', 'mn', 'ep'] as const).map((which) =>
    text(REGISTRY[which], 'n', 'An obsolete registry number; kept as a note.', (args) => {
      const read = readNumber(args, 0, 999_999_999);
      return isProblem(read) ? read : setting('registry', { number: which, value: read.value });
    }),
  ),
  ...entriesOf(SEAT_SWITCHES),
];

const ACCESS: readonly SetEntry[] = [
  text(['ACCESS'], 'ANY | SAME | DIFFERENT', 'Where players may write from.', () => ({
    problem: { code: 'settings/which-access' },
    suggestion: 'SET ACCESS ANY',
  })),
  choice('access', 'any', ['ACCESS ANY', 'ACCESS ANY SITE'], 'Players from anywhere.', 'yes'),
  choice('access', 'same', ['ACCESS SAME', 'ACCESS SAME SITE'], 'Obsolete.'),
  choice('access', 'different', ['ACCESS DIFFERENT', 'ACCESS DIFFERENT SITE', 'DIFFERENT SITE'], 'Obsolete.'),
  text(
    ['LEVEL'],
    'level',
    'Obsolete; kept as a note.',
    (args) =>
      // As LIST prints it, other settings follow behind a comma.
      /^[^,]*[^,\s:][^,]*$/.test(args)
        ? setting('level', args.replace(/^:/, '').trim().slice(0, 40))
        : { problem: { code: 'settings/which-level' } },
    'Any',
  ),
  number(
    'dedication',
    ['DEDICATION'],
    [-10_000, 10_000],
    'How many phases of 100 a player must have been on time in, as ONTIMERAT; 0 or less: any.',
    '-10000',
  ),
  number(
    'on-time-ratio',
    ['ONTIMERAT', 'ONTIMERATIO'],
    [0, 1],
    'The least share of phases on time, in rated games so far, of who may come in.',
    '0',
  ),
  number(
    'resignation-ratio',
    ['RESRAT', 'RESRATIO'],
    [0, 1],
    'The greatest share of rated games left early of who may come in.',
    '1',
  ),
  accessEntry('allow', 'ALLOW PLAYER', 'Only players on this list may join; -address takes one off.'),
  accessEntry('deny', 'DENY PLAYER', 'This player may not join; -address takes one off the list.'),
  nodEntry('approve', ['APPROVE', 'APPROVED'], 'Nods to new players.'),
  nodEntry('disapprove', ['NOT APPROVE', 'NOT APPROVED', 'NO APPROVE'], 'Takes the nod back: they wait for it again.'),
  number(
    'max-absence',
    ['MAX ABSENCE', 'MAXIMUM ABSENCE', 'MAX HOLIDAYS', 'MAX VACATIONS', 'MAX HOLIDAY', 'MAX VACATION'],
    [0, 31],
    'The longest absence, in days, that needs no master.',
    '15',
  ),
  ...entriesOf(ACCESS_SWITCHES),
];

/** Who may come in is for a master alone to say. */
function accessText(...[spellings, argument, help, read]: Parameters<typeof text>): SetEntry {
  return { ...text(spellings, argument, help, read), who: ['master'] };
}

function nodEntry(name: 'approve' | 'disapprove', spellings: readonly string[], help: string): SetEntry {
  return accessText(spellings, 'address, …', help, (args) => {
    const words = wordsIn(args);
    const wrong = words.find((word) => !isAddress(word) && !/^[\p{L}-]{1,40}$/u.test(word));
    return words.length === 0 || wrong !== undefined ? { problem: { code: 'settings/whom' } } : setting(name, words);
  });
}

function accessEntry(name: 'allow' | 'deny', word: string, help: string): SetEntry {
  const [verb, player] = word.split(' ') as [string, string];
  const spellings = [word, verb, `${word}S`, `${player} ${verb}`, `${player}S ${verb}`];
  const entry = accessText(spellings, '[-][name] address, …', help, (args) => {
    const [one, ...more] = peopleIn(args);
    return one === undefined || more.length > 0
      ? { problem: { code: 'settings/no-address', written: shorten(args) } }
      : setting(name, one);
  });
  return { ...entry, each: (args) => peopleIn(args).map((each) => setting(name, each)) };
}

/** People to put on a list, those with a `-` to take off; none where anything else stands among them. */
function peopleIn(args: string): readonly AccessChange[] {
  const people = readNamedAddresses(args.replace(/(^|[\s,;<])([-+])\s*(?=[^\s,;]*@)/g, '$1$2')).map(
    ({ address, name }) => ({
      address: address.replace(/^[-+]/, ''),
      remove: address.startsWith('-'),
      ...(name === null ? {} : { name }),
    }),
  );
  return people.every(({ address }) => isAddress(address)) ? people : [];
}

const PRESS: readonly SetEntry[] = [
  // `SET PRESS PARTIAL`: the word says only what the next one is about (read-command.ts).
  text([PRESS_WORD], 'GREY', 'What press there is: any of the settings below.', () => ({
    problem: { code: 'settings/which-press' },
    suggestion: 'SET PRESS WHITE',
  })),
  choice('press', [], ['NO PRESS', 'PRESS NONE', 'NONE', 'NOPRESS'], 'No press but to the master.'),
  choice(
    'press',
    ['white'],
    ['WHITE', 'PRESS WHITE', 'WHITE PRESS', 'NO GREY', 'NO GRAY'],
    'White press: the sender is named.',
    'yes',
  ),
  choice(
    'press',
    ['grey'],
    ['GREY', 'GRAY', 'PRESS GREY', 'PRESS GRAY', 'GREY PRESS', 'GRAY PRESS', 'NO WHITE'],
    'Grey press: the sender is not named.',
  ),
  choice(
    'press',
    ['white', 'grey'],
    ['WHITE/GREY', 'WHITE/GRAY', 'PRESS WHITE/GREY', 'PRESS WHITE/GRAY'],
    'Both, white unless it says otherwise.',
  ),
  choice(
    'press',
    ['grey', 'white'],
    ['GREY/WHITE', 'GRAY/WHITE', 'PRESS GREY/WHITE', 'PRESS GRAY/WHITE'],
    'Both, grey unless it says otherwise.',
  ),
  choice(
    'fakes',
    'none',
    ['NO FAKE', 'NO FAKES', 'NO FAKE PRESS', 'NO FAKE BROADCAST', 'NO PARTIAL FAKES'],
    'What a message says of its addressees is true.',
    'yes',
  ),
  choice(
    'fakes',
    'allowed',
    ['FAKE', 'FAKES', 'PARTIAL MAY BE FAKED', 'PARTIAL MAY', 'FAKE PRESS'],
    'A message may show other addressees.',
  ),
  choice(
    'fakes',
    'default',
    ['PARTIAL FAKES BROADCAST BY DEFAULT', 'PARTIAL DEFAULT', 'DEFAULT', 'FAKE BROADCAST BY DEFAULT'],
    'Partial press shows as a broadcast unless it says otherwise.',
  ),
  choice(
    'fakes',
    'always',
    ['PARTIAL FAKES BROADCAST', 'PARTIAL FAKES', 'FAKE BROADCAST'],
    'Partial press always shows as a broadcast.',
  ),
  choice(
    'observer-press',
    'any',
    ['OBSERVER ANY', 'OBSERVERS ANY', 'ANY OBSERVER', 'OBSERVER PRESS'],
    'Observers may write press.',
    'yes',
  ),
  choice(
    'observer-press',
    'white',
    ['OBSERVER WHITE', 'OBSERVERS WHITE', 'WHITE OBSERVER'],
    'Observers may write white press.',
  ),
  choice(
    'observer-press',
    'none',
    ['OBSERVER NONE', 'OBSERVERS NONE', 'OBSERVER NO', 'NO OBSERVER', 'NO OBSERVER PRESS'],
    'Observers write no press.',
  ),
  ...entriesOf(PRESS_SWITCHES),
];

const END_AND_SECRECY: readonly SetEntry[] = [
  ...switchEntries('blind', ['BLIND'], [], false, 'A power sees only what is near its own units and centers.'),
  ...switchEntries(
    'hide-absences',
    ['HIDE ABSENCES', 'SILENT ABSENCES', 'HIDE ABSENTEES'],
    [],
    false,
    'Absences are not named.',
  ),
  ...entriesOf(ENDING_SWITCHES),
];

const ORDERS: readonly SetEntry[] = [
  choice(
    'partial',
    true,
    ['PARTIAL'],
    'Short for PARTIAL ORDERS; where press goes to everybody only, for PARTIAL PRESS. The answer says which.',
  ),
  choice(
    'partial',
    false,
    ['NO PARTIAL', 'NOT PARTIAL', 'NOPARTIAL'],
    'Takes PARTIAL ORDERS back; in games without them NO PARTIAL PRESS. Where either could be meant, the answer asks.',
  ),
  ...switchEntries(
    'nmr',
    ['NMR', 'CD', 'CIVIL DISORDER'],
    ['NONMR', 'NOCD'],
    false,
    'After grace the game plays on without the late; NO NMR: it waits for a replacement.',
  ),
  ...switchEntries(
    'signal-support',
    ['SIGNAL SUPPORT'],
    [],
    true,
    'Supports and convoys that cannot succeed may be written.',
  ),
  ...entriesOf(ORDER_SWITCHES),
];

const ZONE: readonly SetEntry[] = [
  {
    command: 'SET',
    spellings: ['ZONE', 'TIME ZONE', 'TIMEZONE'],
    who: ['registered'],
    usage: 'SET ZONE Europe/Paris',
    help: 'The time zone of the game’s deadlines, by its IANA name. From a player: of the times in his own mails.',
    standard: 'UTC',
    read: (args, { role }) =>
      readZone(args, (zone) => (role === 'master' ? setting('zone', zone) : command('SET MY ZONE', { zone }))),
  },
];

export const GAME_SETTINGS: readonly { readonly title: string; readonly entries: readonly SetEntry[] }[] = [
  { title: 'Deadlines', entries: [...TIMING_SETTINGS, ...ZONE] },
  { title: 'Start and seats', entries: SEATS },
  { title: 'Press', entries: PRESS },
  { title: 'End of the game, secrecy', entries: END_AND_SECRECY },
  { title: 'Orders', entries: ORDERS },
  { title: 'Who may join', entries: ACCESS },
  { title: 'Rules of home-made variants', entries: [...RULES, ...OLD_SWITCHES] },
];
