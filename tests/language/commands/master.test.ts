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

/** A switch: `SET X`, `SET NO X` and what else they are called. */
const switches: readonly (readonly [setting: string, on: readonly string[], off: readonly string[]])[] = [
  ['moderated', ['set moderated'], ['set unmoderated', 'set no moderated']],
  ['listed', ['set list', 'set public'], ['set nolist', 'set no list', 'set private', 'SETNOLIST']],
  ['auto-start', ['set auto start', 'set autostart'], ['set manual start', 'set no auto start']],
  ['rated', ['set rated'], ['set unrated']],
  ['resume', ['set resume'], ['set no resume']],
  ['auto-create', ['set auto create'], ['set no auto create', 'set noautocreate']],
  ['approval', ['set approval'], ['set no approval', 'set noapproval']],
  ['partial', ['set partial'], ['set no partial', 'set nopartial']],
  ['partial-press', ['set partial press', 'set press partial', 'set partial allowed'], ['set no partial press']],
  ['partial-orders', ['set partial orders'], ['set no partial orders']],
  ['all-press', ['set all press'], ['set normal press', 'set no all press']],
  ['watch-all-press', ['set watch all press'], ['set no watch all press', 'set watch normal press']],
  ['quiet', ['set quiet'], ['set no quiet']],
  ['show', ['set show'], ['set no show', 'set noshow']],
  ['reveal', ['set reveal'], ['set no reveal', 'set noreveal']],
  [
    'any-centers',
    ['set any center', 'set anycenter', 'set any centre', 'set anycenters'],
    ['set home center', 'set no any centers'],
  ],
  ['secret', ['set secret'], ['set no secret']],
  ['late-press', ['set late press'], ['set no late press']],
  ['minor-press', ['set minor press'], ['set no minor press']],
  ['must-order', ['set must order'], ['set no must order']],
  ['blank-press', ['set blank press'], ['set no blank press']],
  ['postal-press', ['set postal press', 'set postal'], ['set no postal press']],
  ['touch-press', ['set touch press'], ['set no touch press']],
  ['grace-press', ['set grace press'], ['set no grace press']],
  ['dias', ['set dias'], ['set nodias', 'set no dias']],
  ['concessions', ['set concessions'], ['set no concessions', 'set noconcessions']],
  ['gunboat', ['set gunboat', 'set anonymous'], ['set no gunboat', 'set not gunboat']],
  ['blind', ['set blind'], ['set no blind']],
  ['proxy', ['set proxy'], ['set no proxy', 'set noproxy', 'SETNOPROXY']],
  ['strict-convoy', ['set strict convoy'], ['set no strict convoy']],
  ['strict-wait', ['set strict wait'], ['set no strict wait']],
  ['strict-grace', ['set strict grace'], ['set no strict grace']],
  ['nmr', ['set nmr', 'set cd'], ['set nonmr', 'set no nmr', 'set no cd']],
  ['auto-process', ['set auto process'], ['set manual process', 'set no auto process']],
  ['late-count', ['set late count'], ['set no late count']],
  ['signal-support', ['set signal support'], ['set no signal support']],
  ['master-sees', ['set master sees orders'], ['set no master sees orders']],
  ['open-votes', ['set open votes'], ['set secret votes', 'set no open votes']],
  [
    'open-diaries',
    ['set open diaries', 'set public diaries'],
    ['set closed diaries', 'set no open diaries', 'set no public diaries'],
  ],
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
    [['set not variant gunboat'], ...set('not-variant', 'gunboat')],
    [['set prflist'], ...set('preferences', 'list')],
    [['set prfrand'], ...set('preferences', 'random')],
    [['set prfboth'], ...set('preferences', 'both')],
    [['set players 7'], ...set('players', 7)],
    [['set powers 5'], ...set('powers', 5)],
    [['set centers 18', 'set centres 18'], ...set('centers', 18)],
    [['set centers 0'], ...set('centers', null)],
    [['set comment beginners welcome'], ...set('comment', 'beginners welcome')],
    [['set access any', 'set access any-site'], ...set('access', 'any')],
    [['set access same-site', 'set access same'], ...set('access', 'same')],
    [['set access different-site'], ...set('access', 'different')],
    [['set level novice'], ...set('level', 'novice')],
    [['set dedication -100'], ...set('dedication', -100)],
    [['set ontimerat 0.9'], ...set('on-time-ratio', 0.9)],
    [['set resrat 0.5'], ...set('resignation-ratio', 0.5)],
    [['set allow player a@example.org'], ...set('allow', { address: 'a@example.org', remove: false })],
    [['set allow player -a@example.org'], ...set('allow', { address: 'a@example.org', remove: true })],
    [['set deny player a@example.org'], ...set('deny', { address: 'a@example.org', remove: false })],
    [['set approve a@example.org, b@example.org'], ...set('approve', ['a@example.org', 'b@example.org'])],
    [['set max absence 20', 'set maxabsence 20 days'], ...set('max-absence', 20)],
    [['set no press', 'set press none'], ...set('press', [])],
    [['set white', 'set press white', 'set no grey'], ...set('press', ['white'])],
    [['set grey', 'set gray', 'set press grey'], ...set('press', ['grey'])],
    [['set white/grey', 'set press white/gray'], ...set('press', ['white', 'grey'])],
    [['set grey/white'], ...set('press', ['grey', 'white'])],
    [['set no fake', 'set nofake'], ...set('fakes', 'none')],
    [['set fake', 'set partial may be faked'], ...set('fakes', 'allowed')],
    [['set partial fakes broadcast by default'], ...set('fakes', 'default')],
    [['set partial fakes broadcast'], ...set('fakes', 'always')],
    [['set observer any'], ...set('observer-press', 'any')],
    [['set observer white'], ...set('observer-press', 'white')],
    [['set observer none', 'set no observer'], ...set('observer-press', 'none')],
    [['set bn 12'], ...set('registry', { number: 'bn', value: 12 })],
    [['set mn 1999'], ...set('registry', { number: 'mn', value: 1999 })],
    [['set no summer'], ...set('variant-rule', { rule: 'summer', on: false, detail: '' })],
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
    [
      ['set deadline in 24h', 'set deadline +24h', 'set deadline +1d'],
      'SET DEADLINE',
      { at: { kind: 'delay', minutes: 1440 } },
    ],
  ]);
});
