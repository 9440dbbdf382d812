/** Settings of a game (judge-language C2): what may follow SET from a master, or from a player where there is none. */
import { isAddress, readNamedAddresses, readNumber, readZone, wordsIn } from '../language/commands/argument-readers.ts';
import type { Command } from '../language/commands/arguments.ts';
import type { Problem } from '../language/commands/context.ts';
import { command, isProblem, nothingMore } from '../language/commands/form.ts';
import { shorten } from '../text/shorten.ts';
import { OLD_SWITCHES, RULES } from './commands-rules.ts';
import { TIMING_SETTINGS } from './commands-timing.ts';
import { entriesOf, switchEntries } from './define-switch.ts';
import type { AccessChange, SettingName, SettingValues } from './game-settings.ts';
import { SEAT_SETTING } from './seat-settings.ts';
import { defineSetting, type SetEntry, type Spellings, setting } from './setting-entry.ts';
import { ACCESS_SWITCHES } from './switches/access.ts';
import { ENDING_SWITCHES } from './switches/ending.ts';
import { ORDER_SWITCHES } from './switches/orders.ts';
import { PRESS_SWITCHES } from './switches/press.ts';
import { SEAT_SWITCHES } from './switches/seats.ts';

/** A setting that one spelling gives one value. */
function choice<S extends SettingName, const W extends Spellings>(
  name: S,
  value: SettingValues[S],
  spellings: W,
  standard?: string,
): SetEntry<W[0]> {
  const usage = `SET ${spellings[0]}`;
  const read = nothingMore(usage, () => setting(name, value));
  return defineSetting({ spellings, usage, ...(standard === undefined ? {} : { standard }), read });
}

type Numeric = { [S in SettingName]: SettingValues[S] extends number | null ? S : never }[SettingName];

function number<const W extends Spellings>(
  name: Numeric,
  spellings: W,
  range: readonly [least: number, most: number],
  standard?: string,
): SetEntry<W[0]> {
  return text(
    spellings,
    'n',
    (args) => {
      const read = readNumber(args.replace(/^(?:to|=)\s*/i, '').replace(/\s*days?$/i, ''), ...range);
      return isProblem(read) ? read : setting(name, read.value);
    },
    standard,
  );
}

function text<const W extends Spellings>(
  spellings: W,
  argument: string,
  read: (args: string) => Command | Problem,
  standard?: string,
): SetEntry<W[0]> {
  const usage = `SET ${spellings[0]} ${argument}`;
  return defineSetting({ spellings, usage, ...(standard === undefined ? {} : { standard }), read });
}

/** `BNC` and `MNC` were the same of another registry. */
const REGISTRY = {
  bn: ['BN', 'BN NUMBER', 'BN NUM', 'BNC', 'BNC NUMBER', 'BNC NUM'],
  mn: ['MN', 'MN NUMBER', 'MN NUM', 'MNC', 'MNC NUMBER', 'MNC NUM'],
  ep: ['EP', 'EP NUMBER', 'EP NUM'],
} as const;

/** Stands before other settings of press without a meaning of its own. */
export const PRESS_WORD = 'PRESS';

const SEATS = [
  text(
    ['VARIANT'],
    'name [option …]',
    (args) => {
      const [variant, ...options] = wordsIn(args);
      return variant === undefined
        ? { problem: { code: 'settings/which-variant' } }
        : setting('variant', { variant: variant.toLowerCase(), options });
    },
    'Standard',
  ),
  text(['NOT VARIANT', 'NO VARIANT'], 'option', (args) => {
    const [option, ...more] = wordsIn(args);
    return option === undefined || more.length > 0
      ? { problem: { code: 'settings/which-option' } }
      : setting('not-variant', option.toLowerCase());
  }),
  choice('preferences', 'list', ['PRFLIST', 'PREFERENCE LISTS']),
  choice('preferences', 'random', ['PRFRAND', 'RANDOM POWERS']),
  choice('preferences', 'both', ['PRFBOTH'], 'yes'),
  number('players', ['PLAYERS'], [1, 40]),
  number('powers', ['POWERS'], [1, 40], 'all'),
  SEAT_SETTING,
  choice('rulebook', '2023', ['RULES 2023', 'RULEBOOK 2023', '2023 RULES'], 'yes'),
  choice('rulebook', '1971', ['RULES 1971', 'RULEBOOK 1971', '1971 RULES']),
  text(['CENTERS', 'CENTRES', 'WINNING CENTERS', 'WINNING CENTRES', 'VICTORY'], 'n', (args) => {
    const read = readNumber(args, 0, 400);
    return isProblem(read) ? read : setting('centers', read.value === 0 ? null : read.value);
  }),
  choice('start', 'fleet-rome', ['START FLEET ROME', 'FLEET ROME']),
  choice('start', '1898', ['START 1898', '1898']),
  choice('start', 'blank', ['START BLANK', 'BLANK BOARD', 'EMPTY BOARD', 'START BLANK BOARD']),
  choice('start', 'chaos', ['START CHAOS', 'CHAOS']),
  choice(
    'start',
    'usual',
    [
      'START USUAL',
      'START STANDARD',
      ...['FLEET ROME', '1898', 'BLANK BOARD', 'CHAOS'].flatMap((word) => [`NO ${word}`, `NOT ${word}`]),
    ],
    'yes',
  ),
  text(['COMMENT', 'INFO', 'INFORMATION'], 'text', (args) => setting('comment', args.trim().slice(0, 60)), 'none'),
  ...(['bn', 'mn', 'ep'] as const).map((which) =>
    text(REGISTRY[which], 'n', (args) => {
      const read = readNumber(args, 0, 999_999_999);
      return isProblem(read) ? read : setting('registry', { number: which, value: read.value });
    }),
  ),
  ...entriesOf(SEAT_SWITCHES),
];

const ACCESS = [
  text(['ACCESS'], 'ANY | SAME | DIFFERENT', () => ({
    problem: { code: 'settings/which-access' },
    suggestion: 'SET ACCESS ANY',
  })),
  choice('access', 'any', ['ACCESS ANY', 'ACCESS ANY SITE'], 'yes'),
  choice('access', 'same', ['ACCESS SAME', 'ACCESS SAME SITE']),
  choice('access', 'different', ['ACCESS DIFFERENT', 'ACCESS DIFFERENT SITE', 'DIFFERENT SITE']),
  text(
    ['LEVEL'],
    'level',
    (args) =>
      // As LIST prints it, other settings follow behind a comma.
      /^[^,]*[^,\s:][^,]*$/.test(args)
        ? setting('level', args.replace(/^:/, '').trim().slice(0, 40))
        : { problem: { code: 'settings/which-level' } },
    'Any',
  ),
  number('dedication', ['DEDICATION'], [-10_000, 10_000], '-10000'),
  number('on-time-ratio', ['ONTIMERAT', 'ONTIMERATIO'], [0, 1], '0'),
  number('resignation-ratio', ['RESRAT', 'RESRATIO'], [0, 1], '1'),
  accessEntry('allow', 'ALLOW PLAYER'),
  accessEntry('deny', 'DENY PLAYER'),
  nodEntry('approve', ['APPROVE', 'APPROVED']),
  nodEntry('disapprove', ['NOT APPROVE', 'NOT APPROVED', 'NO APPROVE']),
  number(
    'max-absence',
    ['MAX ABSENCE', 'MAXIMUM ABSENCE', 'MAX HOLIDAYS', 'MAX VACATIONS', 'MAX HOLIDAY', 'MAX VACATION'],
    [0, 31],
    '15',
  ),
  ...entriesOf(ACCESS_SWITCHES),
];

/** Who may come in is for a master alone to say. */
function accessText<const W extends Spellings>(
  spellings: W,
  argument: string,
  read: (args: string) => Command | Problem,
): SetEntry<W[0]> {
  return { ...text(spellings, argument, read), who: ['master'] };
}

function nodEntry<const W extends Spellings>(name: 'approve' | 'disapprove', spellings: W): SetEntry<W[0]> {
  return accessText(spellings, 'address, …', (args) => {
    const words = wordsIn(args);
    const wrong = words.find((word) => !isAddress(word) && !/^[\p{L}-]{1,40}$/u.test(word));
    return words.length === 0 || wrong !== undefined ? { problem: { code: 'settings/whom' } } : setting(name, words);
  });
}

function accessEntry<W extends string>(name: 'allow' | 'deny', word: W): SetEntry<W> {
  const [verb, player] = word.split(' ') as [string, string];
  const entry = accessText(
    [word, verb, `${word}S`, `${player} ${verb}`, `${player}S ${verb}`],
    '[-][name] address, …',
    (args) => {
      const [one, ...more] = peopleIn(args);
      return one === undefined || more.length > 0
        ? { problem: { code: 'settings/no-address', written: shorten(args) } }
        : setting(name, one);
    },
  );
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

const PRESS = [
  // `SET PRESS PARTIAL`: the word says only what the next one is about (read-command.ts).
  text([PRESS_WORD], 'GREY', () => ({
    problem: { code: 'settings/which-press' },
    suggestion: 'SET PRESS WHITE',
  })),
  choice('press', [], ['NO PRESS', 'PRESS NONE', 'NONE', 'NOPRESS']),
  choice('press', ['white'], ['WHITE', 'PRESS WHITE', 'WHITE PRESS', 'NO GREY', 'NO GRAY'], 'yes'),
  choice('press', ['grey'], ['GREY', 'GRAY', 'PRESS GREY', 'PRESS GRAY', 'GREY PRESS', 'GRAY PRESS', 'NO WHITE']),
  choice('press', ['white', 'grey'], ['WHITE/GREY', 'WHITE/GRAY', 'PRESS WHITE/GREY', 'PRESS WHITE/GRAY']),
  choice('press', ['grey', 'white'], ['GREY/WHITE', 'GRAY/WHITE', 'PRESS GREY/WHITE', 'PRESS GRAY/WHITE']),
  choice('fakes', 'none', ['NO FAKE', 'NO FAKES', 'NO FAKE PRESS', 'NO FAKE BROADCAST', 'NO PARTIAL FAKES'], 'yes'),
  choice('fakes', 'allowed', ['FAKE', 'FAKES', 'PARTIAL MAY BE FAKED', 'PARTIAL MAY', 'FAKE PRESS']),
  choice('fakes', 'default', [
    'PARTIAL FAKES BROADCAST BY DEFAULT',
    'PARTIAL DEFAULT',
    'DEFAULT',
    'FAKE BROADCAST BY DEFAULT',
  ]),
  choice('fakes', 'always', ['PARTIAL FAKES BROADCAST', 'PARTIAL FAKES', 'FAKE BROADCAST']),
  choice('observer-press', 'any', ['OBSERVER ANY', 'OBSERVERS ANY', 'ANY OBSERVER', 'OBSERVER PRESS'], 'yes'),
  choice('observer-press', 'white', ['OBSERVER WHITE', 'OBSERVERS WHITE', 'WHITE OBSERVER']),
  choice('observer-press', 'none', [
    'OBSERVER NONE',
    'OBSERVERS NONE',
    'OBSERVER NO',
    'NO OBSERVER',
    'NO OBSERVER PRESS',
  ]),
  ...entriesOf(PRESS_SWITCHES),
];

const END_AND_SECRECY = [
  ...switchEntries('blind', ['BLIND'], [], false),
  ...switchEntries('hide-absences', ['HIDE ABSENCES', 'SILENT ABSENCES', 'HIDE ABSENTEES'], [], false),
  ...entriesOf(ENDING_SWITCHES),
];

const ORDERS = [
  choice('partial', true, ['PARTIAL']),
  choice('partial', false, ['NO PARTIAL', 'NOT PARTIAL', 'NOPARTIAL']),
  ...switchEntries('nmr', ['NMR', 'CD', 'CIVIL DISORDER'], ['NONMR', 'NOCD'], false),
  ...switchEntries('signal-support', ['SIGNAL SUPPORT'], [], true),
  ...entriesOf(ORDER_SWITCHES),
];

const ZONE = defineSetting({
  spellings: ['ZONE', 'TIME ZONE', 'TIMEZONE'],
  who: ['registered'],
  usage: 'SET ZONE Europe/Paris',
  standard: 'UTC',
  read: (args, { role }) =>
    readZone(args, (zone) => (role === 'master' ? setting('zone', zone) : command('SET MY ZONE', { zone }))),
});

const GROUPS = {
  deadlines: [...TIMING_SETTINGS, ZONE],
  seats: SEATS,
  press: PRESS,
  ending: END_AND_SECRECY,
  orders: ORDERS,
  access: ACCESS,
  'variant-rules': [...RULES, ...OLD_SWITCHES],
};

export type SettingGroup = keyof typeof GROUPS;
/** Of those that are no switches: under what each has its words. */
export type SettingHelp = Exclude<(typeof GROUPS)[SettingGroup][number]['help'], undefined>;

/** In the order in which they are told. */
export const GAME_SETTINGS = (Object.keys(GROUPS) as SettingGroup[]).map(
  (group): { readonly group: SettingGroup; readonly entries: readonly SetEntry<SettingHelp>[] } => ({
    group,
    entries: GROUPS[group],
  }),
);
