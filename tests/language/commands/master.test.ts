/** The commands of masters and the settings of a game (judge-language C): each form with what it reads as. */
import { describe, expect, test } from 'vitest';
import { commandOf } from '../mails.ts';

const MASTER = { role: 'master', power: null } as const;

type Row = readonly [lines: readonly string[], command: string, args?: unknown];

function check(table: readonly Row[]): void {
  const forms = table.flatMap(([lines, command, args = {}]) => lines.map((line) => ({ line, command, args })));
  test.each(forms)('$line', ({ line, command, args }) => {
    expect(commandOf(line, MASTER)).toEqual([command, args]);
    if (!/revive/i.test(line)) expect(commandOf(`\t${swapCase(line)} `, MASTER)).toMatchObject([command, {}]);
  });
}

const swapCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

describe('commands of masters', () => {
  check([
    [['become master', 'BECOME the GM'], 'BECOME', { role: 'MASTER' }],
    [['become France', 'become f', 'BECOME Fr', 'become french'], 'BECOME', { role: 'FRANCE' }],
    [
      ['process S1903M', 'PROCESS phase S1903M', 'process Spring 1903 Movement', 'PROCESSS1903M'],
      'PROCESS',
      { phase: 'S1903M' },
    ],
    [['process', 'process now'], 'PROCESS', { phase: null }],
    [['predict', 'preview'], 'PREDICT'],
    [
      ['rollback S1902M', 'roll back to S1902M', 'ROLLBACK S1902M FULL', 'rollback S1902M restore'],
      'ROLLBACK',
      { to: { phase: 'S1902M' } },
    ],
    [['rollback 4', 'ROLLBACK turn 004', 'rollback #4'], 'ROLLBACK', { to: { turn: 4 } }],
    [['rollback'], 'ROLLBACK', { to: null }],
    [['rollforward S1902M', 'roll forward S1902M'], 'ROLLFORWARD', { to: { phase: 'S1902M' } }],
    [['unstart'], 'UNSTART'],
    [['pause', 'suspend', 'Pause game'], 'PAUSE'],
    [['resume', 'unpause'], 'RESUME'],
    [['terminate', 'terminate game'], 'TERMINATE'],
    [['eject France', 'eject f'], 'EJECT', { who: { power: 'FRANCE' } }],
    [['eject a@example.org'], 'EJECT', { who: { address: 'a@example.org' } }],
    [['promote a@example.org'], 'PROMOTE', { address: 'a@example.org' }],
    [['force begin', 'FORCEBEGIN', 'force start'], 'FORCE BEGIN'],
    [['form'], 'FORM'],
    [['activate'], 'ACTIVATE'],
    [['dummy Italy', 'dummy i'], 'DUMMY', { power: 'ITALY' }],
    [['revive Italy'], 'REVIVE', { power: 'ITALY', password: null }],
    [['revive Italy Xyz1'], 'REVIVE', { power: 'ITALY', password: { secret: 'Xyz1' } }],
    [['reveal'], 'REVEAL'],
    [['rename somme', 'rename game to somme'], 'RENAME', { game: 'somme' }],
    [['purge'], 'PURGE'],
    [['orders all'], 'ORDERS', { all: true }],
    [['resign Italy'], 'EJECT', { who: { power: 'ITALY' } }],
  ]);

  test('ANNOUNCE, and OFFICIAL with a press command below it', () => {
    expect(commandOf('announce\nThe deadline moves.\nend', MASTER)).toEqual([
      'ANNOUNCE',
      { subject: null, body: 'The deadline moves.' },
    ]);
    expect(commandOf('ANNOUNCE: New dates\nThe deadline moves.\nEND ANNOUNCE', MASTER)).toEqual([
      'ANNOUNCE',
      { subject: 'New dates', body: 'The deadline moves.' },
    ]);
    expect(commandOf('official New dates\npress to all\nThe deadline moves.\nendpress', MASTER)).toEqual([
      'ANNOUNCE',
      { subject: 'New dates', body: 'The deadline moves.' },
    ]);
  });

  test('SETUP takes units and centres power by power', () => {
    expect(
      commandOf('setup\nENGLAND: F Lon, A Lvp\ncenters England: lon, lvp, edi\nRussia: F stp/sc\nend', MASTER),
    ).toEqual([
      'SETUP',
      {
        units: { ENGLAND: ['F lon', 'A lvp'], RUSSIA: ['F stp/sc'] },
        centers: { ENGLAND: ['lon', 'lvp', 'edi'] },
      },
    ]);
  });

  test('SETUP says which line cannot be', () => {
    const { items } = commandOf('setup\nENGLAND: F Mun\nend', MASTER) as { items: readonly string[] };
    expect(items).toEqual([expect.stringContaining('Line 2')]);
  });
});

const set = (setting: string, value: unknown): readonly [string, unknown] => ['SET', { setting, value }];

/** What is switched on and off by words that nJudge had not (its own: settings-of-njudge.test.ts). */
const switches: readonly (readonly [setting: string, on: readonly string[], off: readonly string[]])[] = [
  ['moderated', [], ['set no moderated']],
  ['auto-start', [], ['set no auto start']],
  ['auto-process', [], ['set no auto process']],
  ['rated', [], ['set no rated']],
  ['partial-press', ['set partial press', 'set press partial', 'set partial allowed'], ['set no partial press']],
  ['partial-orders', ['set partial orders'], ['set no partial orders']],
  ['all-press', [], ['set no all press']],
  ['watch-all-press', [], ['set watch normal press']],
  ['any-centers', [], ['set no any centers']],
  ['postal-press', ['set postal'], []],
  ['gunboat', ['set gunboat', 'set anonymous'], ['set no gunboat', 'set not gunboat']],
  ['blind', ['set blind'], ['set no blind']],
  ['signal-support', ['set signal support'], ['set no signal support']],
  ['master-sees', ['set master sees orders'], ['set no master sees orders']],
  ['open-votes', ['set open votes'], ['set secret votes', 'set no open votes']],
  ['open-diaries', ['set open diaries', 'set public diaries'], ['set closed diaries', 'set no public diaries']],
  ['hide-late', ['set hide late'], ['set no hide late']],
  ['hide-absences', ['set hide absences'], ['set no hide absences']],
];

describe('settings that are switched', () => {
  check(
    switches.flatMap(([setting, on, off]): Row[] => [
      [on, ...set(setting, true)],
      [off, ...set(setting, false)],
    ]),
  );
});

describe('settings with a value', () => {
  check([
    [['set variant standard', 'SETVARIANT Standard'], ...set('variant', { variant: 'standard', options: [] })],
    [['set variant octarine gunboat'], ...set('variant', { variant: 'octarine', options: ['gunboat'] })],
    [['set centers 0'], ...set('centers', null)],
    [['set comment beginners welcome'], ...set('comment', 'beginners welcome')],
    [['set access any-site'], ...set('access', 'any')],
    [['set access same'], ...set('access', 'same')],
    [['set allow player -a@example.org'], ...set('allow', { address: 'a@example.org', remove: true })],
    [['set deny player a@example.org'], ...set('deny', { address: 'a@example.org', remove: false })],
    [['set approve a@example.org, b@example.org'], ...set('approve', ['a@example.org', 'b@example.org'])],
    [['set maxabsence 20 days'], ...set('max-absence', 20)],
    [['set fake'], ...set('fakes', 'allowed')],
    [['set transform autumn:home'], ...set('variant-rule', { rule: 'transform', on: true, detail: 'autumn:home' })],
  ]);

  test('SET COMMENT BEGIN opens a long comment', () => {
    for (const end of ['end', 'set comment end', 'END COMMENT']) {
      expect(commandOf(`set comment begin\nA friendly game.\n\nset wait is for later.\n${end}`, MASTER)).toEqual([
        'SET',
        { setting: 'description', value: 'A friendly game.\n\nset wait is for later.' },
      ]);
    }
  });

  test('a number out of range, or none, is told with the range', () => {
    expect(commandOf('set players 77', MASTER)).toEqual({
      items: ["! '77' should be a number from 1 to 40."],
      press: [],
      signOns: [],
    });
  });
});

describe('deadlines', () => {
  const timing = (change: object) => set('timing', change);
  check([
    [
      ['set move clock 1410 min 12 next 71 grace 167 delay 0.5 days -MTWTF-'],
      ...timing({ phase: 'M', clock: 1410, min: 12, next: 71, grace: 167, delay: 0.5, days: '-MTWTF-' }),
    ],
    [
      ['set move next 47 delay 1', 'SETMOVE next 47, delay 1', 'set moves next=47 delay=1'],
      ...timing({ phase: 'M', next: 47, delay: 1 }),
    ],
    [['set retreat clock -1 next 23'], ...timing({ phase: 'R', clock: null, next: 23 })],
    [['set adjust grace 3D', 'set adjustment grace 3d', 'set builds grace 72'], ...timing({ phase: 'A', grace: 72 })],
    [['set move clock 23:30', 'set move clock 1410'], ...timing({ phase: 'M', clock: 1410 })],
    [['set warn 1D,4H', 'set reminders 4h, 1d', 'set warn 24h and 4h'], ...set('reminders', [24, 4])],
    [['set warn none', 'set reminders off'], ...set('reminders', [])],
    [['set zone Europe/Paris', 'set timezone Europe/Paris'], ...set('zone', 'Europe/Paris')],
  ]);

  test('letters of DAYS keep their case', () => {
    expect(commandOf('set move days sMtWTFs', MASTER)).toEqual([
      'SET',
      { setting: 'timing', value: { phase: 'M', days: 'sMtWTFs' } },
    ]);
  });

  test.each([
    ['set move', 'What do you want to change: CLOCK, MIN, NEXT, GRACE, DELAY or DAYS?'],
    ['set move next tomorrow', "NEXT is a number of hours, or days such as 3D; not 'tomorrow'."],
    [
      'set move clock 25:00',
      "CLOCK is a time such as 23:30, minutes after midnight, or -1 for no fixed hour; not '25:00'.",
    ],
    ['set move days MTWTF', "DAYS are seven signs, Sunday first, such as -MTWTF-; not 'MTWTF'."],
    ['set move next 47 next 71', 'NEXT is set twice.'],
    ['set move speed 3', "'speed' is none of CLOCK, MIN, NEXT, GRACE, DELAY and DAYS."],
  ])('%s is refused with what would be right', (line, message) => {
    expect(commandOf(line, MASTER)).toEqual({ items: [`! ${message}`], press: [], signOns: [] });
  });

  const at = (more: object) => ({
    at: { kind: 'date', year: null, month: null, day: null, weekday: null, minute: null, offset: null, ...more },
  });
  check([
    [['set deadline Fri', 'SETDEADLINE Friday'], 'SET DEADLINE', at({ weekday: 5 })],
    [
      ['set deadline 14 Feb 18:00', 'set deadline to Feb 14 18:00'],
      'SET DEADLINE',
      at({ day: 14, month: 2, minute: 1080 }),
    ],
    [['set grace 2026-03-01 18:00'], 'SET GRACE', at({ year: 2026, month: 3, day: 1, minute: 1080 })],
    [['set start Sat 12:00'], 'SET START', at({ weekday: 6, minute: 720 })],
    [['set deadline in 24h', 'set deadline in 1d'], 'SET DEADLINE', { at: { kind: 'delay', minutes: 1440 } }],
    [['set deadline +24h', 'set deadline +1d'], 'EXTEND', { minutes: 1440 }],
  ]);
});
