/** The commands of players and for everybody (judge-language B): each form with what it reads as. */
import { describe, expect, test } from 'vitest';
import { commandOf, inShort } from '../mails.ts';

type Form = readonly [line: string, command: string, args?: unknown];

const date = (day: number | null, month: number | null, more: object = {}) => ({
  kind: 'date',
  year: null,
  month,
  day,
  weekday: null,
  minute: null,
  offset: null,
  ...more,
});

const forms = (lines: readonly string[], command: string, args: unknown = {}): readonly Form[] =>
  lines.map((line) => [line, command, args]);

function check(table: readonly Form[], context: Parameters<typeof commandOf>[1] = {}): void {
  test.each(table.map(([line, command, args = {}]) => ({ line, command, args })))(
    '$line',
    ({ line, command, args }) => {
      expect(commandOf(line, context)).toEqual([command, args]);
      // Case and the space around never matter.
      if (!/password|pw |\bp /i.test(line)) {
        expect(commandOf(`  ${line.toUpperCase()}\t`, context)).toMatchObject([command, caseless(args)]);
        expect(commandOf(line.toLowerCase(), context)).toMatchObject([command, caseless(args)]);
      }
    },
  );
}

/** Where text of the writer's is kept in his case, case is not compared. */
function caseless(args: unknown): unknown {
  const text = JSON.stringify(args);
  return /"(?:body|name|zone)":"/.test(text) ? {} : args;
}

describe('waiting', () => {
  check([
    ...forms(
      ['set wait', 'setwait', 'set w', 'SET  WAIT.', 'wait', 'not ready', 'I am not ready', "I'm not ready"],
      'SET WAIT',
    ),
    ...forms(
      [
        'set nowait',
        'SETNOWAIT',
        'set no wait',
        'set now',
        'set not wait',
        'nowait',
        'no wait',
        'ready',
        'Ready!',
        'I am ready',
        'IAMREADY',
      ],
      'SET NOWAIT',
    ),
    ...forms(['set always wait', 'set alwayswait'], 'SET ALWAYS WAIT', { on: true }),
    ...forms(['set no always wait', 'set noalwayswait'], 'SET ALWAYS WAIT', { on: false }),
  ]);
});

describe('votes', () => {
  check([
    ...forms(
      [
        'set draw',
        'setdraw',
        'draw yes',
        'Draw: yes',
        'draw',
        'vote draw',
        'vote for a draw',
        'set draw yes',
        'SET VOTE DRAW',
        'set vote yes',
      ],
      'SET DRAW',
      { powers: null },
    ),
    ...forms(['set draw EFG', 'set draw England, France and Germany', 'draw efg', 'SETDRAW EFG'], 'SET DRAW', {
      powers: ['ENGLAND', 'FRANCE', 'GERMANY'],
    }),
    ...forms(
      [
        'set no draw',
        'set nodraw',
        'setnodraw',
        'SET NO DRAW',
        'draw no',
        'no draw',
        'vote no draw',
        'set draw no',
        'set vote no',
        'SET VOTE NO DRAW',
      ],
      'SET NO DRAW',
    ),
    ...forms(
      [
        'set concede f',
        'set concede France',
        'set conc to France',
        'SETCONCEDE F',
        'concede to France',
        'I concede to France',
        'vote concede France',
        'SET VOTE CONCEDE France',
      ],
      'SET CONCEDE',
      {
        power: 'FRANCE',
      },
    ),
    ...forms(['set no concede', 'set noconcede', 'set no conc'], 'SET NO CONCEDE'),
  ]);
});

describe('absences', () => {
  const august = { from: date(3, 8), to: date(10, 8) };
  check([
    ...forms(
      [
        'set absence 3 Aug to 10 Aug',
        'set holiday 3 to 10 August',
        'set vacation Aug 3 - Aug 10',
        'SETABSENCE 3 Aug TO 10 Aug',
        'away 3 to 10 August',
        'away from 3 August until 10 August',
        'I am away 3 to 10 August',
        "I'll be away 3 to 10 August",
        'away 3-10 August',
        'away August 3-10',
        'holiday 3 to 10 August',
      ],
      'SET ABSENCE',
      august,
    ),
    ['set absence 14 Feb', 'SET ABSENCE', { from: date(14, 2), to: null }],
    [
      'set absence Fri to Mon',
      'SET ABSENCE',
      { from: date(null, null, { weekday: 5 }), to: date(null, null, { weekday: 1 }) },
    ],
    [
      'set absence 2026-08-03 to 2026-08-10',
      'SET ABSENCE',
      { from: date(3, 8, { year: 2026 }), to: date(10, 8, { year: 2026 }) },
    ],
    ...forms(
      ['set no absence', 'setnoabsence', 'set noholiday', 'set no vacation', 'I am back', 'back', 'not away'],
      'SET NO ABSENCE',
      { from: null, to: null },
    ),
    ['set no absence 3 Aug to 10 Aug', 'SET NO ABSENCE', august],
  ]);
});

describe('preferences', () => {
  const all = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'];
  check(
    [
      ...forms(
        ['set preference E[FGR][TAI]', 'setpreference E[FGR][TAI]', 'set prefs E [FGR] [TAI]', 'set pref e(fgr)(tai)'],
        'SET PREFERENCE',
        {
          preferences: [['ENGLAND'], ['FRANCE', 'GERMANY', 'RUSSIA'], ['TURKEY', 'AUSTRIA', 'ITALY']],
        },
      ),
      ['set preference *', 'SET PREFERENCE', { preferences: [all] }],
      [
        'set preference FE*',
        'SET PREFERENCE',
        { preferences: [['FRANCE'], ['ENGLAND'], all.filter((each) => each !== 'FRANCE' && each !== 'ENGLAND')] },
      ],
      ['preference France and then England please', 'SET PREFERENCE', { preferences: [['FRANCE'], ['ENGLAND']] }],
      ['my preferences: France, sonst England', 'SET PREFERENCE', { preferences: [['FRANCE'], ['ENGLAND']] }],
      ['set preference France, England', 'SET PREFERENCE', { preferences: [['FRANCE'], ['ENGLAND']] }],
    ],
    { phase: null, power: null },
  );
});

describe('orders on file', () => {
  check([
    ...forms(['clear', 'clear orders', 'clear my orders', 'CLEARORDERS'], 'CLEAR', { what: 'phase' }),
    ...forms(['clear all', 'clear all orders', 'clear everything'], 'CLEAR', { what: 'all' }),
    ...forms(['clear A Par', 'clear army Paris'], 'CLEAR', { what: 'unit', unit: { type: 'A', at: 'par' } }),
    ['clear par', 'CLEAR', { what: 'unit', unit: { type: null, at: 'par' } }],
    ['clear F stp/sc', 'CLEAR', { what: 'unit', unit: { type: 'F', at: 'stp/sc' } }],
    ...forms(['orders', 'orders?', 'my orders', 'show my orders', 'SHOWORDERS'], 'ORDERS', { all: false }),
    ['orders all', 'ORDERS', { all: true }],
    ...forms(['status', 'deadline?', 'When is the deadline?'], 'STATUS', { game: null }),
    ['status marne', 'STATUS', { game: 'marne' }],
    ...forms(
      ['phase S1903M', 'phase s 1903 m', 'PHASE Spring 1903 Movement', 'PHASES1903M', 'phase spring of 1903'],
      'PHASE',
      { phase: 'S1903M' },
    ),
    ...forms(['phase F 1902 B', 'phase W1902A', 'phase Winter 1902 Adjustments'], 'PHASE', { phase: 'W1902A' }),
    ['phase F1902R', 'PHASE', { phase: 'F1902R' }],
    ...forms(['phase', 'phase now', 'PHASE current'], 'PHASE', { phase: null }),
  ]);
});

describe('leaving and ending', () => {
  check([
    ...forms(['signoff', 'sign off', 'sign-off', 'SIGN OFF.', 'Sign  Off'], 'SIGNOFF'),
    ...forms(['resign', 'withdraw'], 'RESIGN'),
  ]);

  test('nothing is read below SIGNOFF', () => {
    for (const mark of ['signoff', 'SIGN OFF', '-- ', '--']) {
      const read = commandOf(`set wait\n${mark}\nset nowait\nA Par H`);
      if (mark.startsWith('-')) expect(read).toEqual(['SET WAIT', {}]);
      else expect(read).toEqual({ items: ['SET WAIT', 'SIGNOFF'], press: [], signOns: [] });
    }
  });
});

describe('things to read', () => {
  const history = { game: 'marne', from: null, to: null, lines: null, exclude: null, broadcasts: false };
  check([
    ['help', 'HELP', { topic: null }],
    ['help press', 'HELP', { topic: 'press' }],
    ...forms(['get rules', 'send rules', 'send me rules', 'sendme rules'], 'GET', { topic: 'rules' }),
    ['get', 'GET', { topic: null }],
    ['get package', 'GET', { topic: null }],
    ['version', 'VERSION'],
    ...forms(['who', 'who?', 'Who is playing?'], 'WHO', { addresses: [] }),
    ...forms(
      [
        'who a@example.org',
        'who is a@example.org',
        'whois a@example.org',
        'get whois a@example.org',
        'who is <a@example.org>',
      ],
      'WHO',
      {
        addresses: ['a@example.org'],
      },
    ),
    ['who a@example.org, b@example.org', 'WHO', { addresses: ['a@example.org', 'b@example.org'] }],
    ['whogame', 'WHOGAME', { game: null, full: false }],
    ['who game marne full', 'WHOGAME', { game: 'marne', full: true }],
    ...forms(['get dedication', 'getdedication', 'info player'], 'DEDICATION', { address: null }),
    ['info player a@example.org', 'DEDICATION', { address: 'a@example.org' }],
    ['list', 'LIST', { game: null, full: false }],
    ...forms(['list full', 'listfull'], 'LIST', { game: null, full: true }),
    ['list marne', 'LIST', { game: 'marne', full: false }],
    ['summary', 'SUMMARY', { game: null }],
    ['summary marne', 'SUMMARY', { game: 'marne' }],
    ['map', 'MAP', { game: null, phase: null }],
    ['Map please', 'MAP', { game: null, phase: null }],
    ['MAP ABBR', 'MAP', { game: null, phase: null, abbreviations: true }],
    ['map marne with abbreviations', 'MAP', { game: 'marne', phase: null, abbreviations: true }],
    ['map marne S1901M abbr', 'MAP', { game: 'marne', phase: 'S1901M', abbreviations: true }],
    ['send me the map', 'MAP', { game: null, phase: null }],
    ['map marne', 'MAP', { game: 'marne', phase: null }],
    ['map S1901M', 'MAP', { game: null, phase: 'S1901M' }],
    ['map marne S1901M', 'MAP', { game: 'marne', phase: 'S1901M' }],
    ['history marne', 'HISTORY', history],
    ['history', 'HISTORY', { ...history, game: null }],
    [
      'history marne from 1 Jan to 14 Feb lines 200',
      'HISTORY',
      { ...history, from: date(1, 1), to: date(14, 2), lines: 200 },
    ],
    ['history marne exclstart S1902M', 'HISTORY', { ...history, exclude: { from: 'S1902M', to: null } }],
    [
      'history marne EXCLSTART S1902M EXCLEND F1905B BROAD',
      'HISTORY',
      { ...history, exclude: { from: 'S1902M', to: 'W1905A' }, broadcasts: true },
    ],
  ]);
});

describe('the writer’s account', () => {
  check([
    ['I am also b@example.org', 'I AM ALSO', { address: 'b@example.org' }],
    ['iamalso b@example.org', 'I AM ALSO', { address: 'b@example.org' }],
    ['confirm', 'CONFIRM', { word: null }],
    ['confirm X7Q2', 'CONFIRM', { word: 'x7q2' }],
    ...forms(['export', 'export my data'], 'EXPORT'),
    ...forms(['erase me', 'forget me', 'unregister'], 'ERASE'),
    ['resend', 'RESEND', { count: null }],
    ['resend 3', 'RESEND', { count: 3 }],
    ['set address', 'SET ADDRESS', { addresses: [] }],
    ...forms(['set address a@example.org, b@example.org', 'SETADDRESS a@example.org,b@example.org'], 'SET ADDRESS', {
      addresses: ['a@example.org', 'b@example.org'],
    }),
    ...forms(['set password Xyz1', 'set pw Xyz1', 'set p Xyz1', 'SETPASSWORD Xyz1', 'SET PW Xyz1'], 'SET PASSWORD', {
      password: { secret: 'Xyz1' },
    }),
    ['set public page', 'SET PUBLIC PAGE', { on: true }],
    ['setpublicpage', 'SET PUBLIC PAGE', { on: true }],
    ['set no public page', 'SET PUBLIC PAGE', { on: false }],
    ['set name Jean Bart', 'SET NAME', { name: 'Jean Bart' }],
    ['set my zone Europe/Paris', 'SET MY ZONE', { zone: 'Europe/Paris' }],
    ['set zone Europe/Paris', 'SET MY ZONE', { zone: 'Europe/Paris' }],
    ['set subject classic', 'SET SUBJECT', { style: 'classic' }],
    ...forms(['set broadcast'], 'SET BROADCAST', { on: true }),
    ...forms(['set no broadcast', 'setnobroadcast'], 'SET BROADCAST', { on: false }),
  ]);

  test('REGISTER with fields, ended by END, by anything that is no field, or by the mail', () => {
    const fields = { name: 'Jean Bart', zone: 'Europe/Paris', country: 'France' };
    const text = 'register\nName: Jean Bart\nZone: Europe/Paris\ncountry: France\n';
    const expected = ['REGISTER', { name: 'Jean Bart', zone: 'Europe/Paris', fields }];
    expect(commandOf(`${text}end`)).toEqual(expected);
    expect(commandOf(`${text}END REGISTER`)).toEqual(expected);
    expect(commandOf(text)).toEqual(expected);
    expect(commandOf('REGISTER')).toEqual(['REGISTER', { name: null, zone: null, fields: {} }]);
    expect(commandOf(`${text}set wait`)).toMatchObject({ items: [expect.stringContaining('REGISTER'), 'SET WAIT'] });
  });

  test('a field may have any name without harm', () => {
    expect(inShort('register\nconstructor: x\n__proto__: y')).toEqual([
      'REGISTER {"name":null,"zone":null,"fields":{"constructor":"x"}}',
      '? __proto__: y',
    ]);
  });
});

describe('notes and trials', () => {
  check([
    ['diary list', 'DIARY', { action: 'list' }],
    ['diary read', 'DIARY', { action: 'read', entry: null }],
    ['diary read all', 'DIARY', { action: 'read', entry: null }],
    ['diary read 3', 'DIARY', { action: 'read', entry: 3 }],
    ['diary delete 12', 'DIARY', { action: 'delete', entry: 12 }],
  ]);

  test('DIARY, DIARY RECORD with lines below, or the note on the same line', () => {
    for (const opening of ['diary', 'DIARY RECORD', 'diary:']) {
      expect(commandOf(`${opening}\nA Par H is a feint.\n\nset wait next time\nend`)).toEqual([
        'DIARY',
        { action: 'record', body: 'A Par H is a feint.\n\nset wait next time' },
      ]);
    }
    expect(commandOf('diary record a thought')).toEqual(['DIARY', { action: 'record', body: 'a thought' }]);
  });

  test('WHATIF takes orders of all powers on the lines below', () => {
    const read = commandOf('whatif\nFRANCE: A Par - Bur\nGermany\nA Mun - Bur\nA Kie - Nowhere\nend');
    expect(read).toMatchObject([
      'WHATIF',
      {
        phase: null,
        items: [
          { kind: 'order', order: 'A par - bur', power: 'FRANCE' },
          { kind: 'order', order: 'A mun - bur', power: 'GERMANY' },
          { kind: 'error', line: 5 },
        ],
      },
    ]);
    expect(commandOf('what if S1901M\nA Par - Bur\nend')).toMatchObject(['WHATIF', { phase: 'S1901M' }]);
  });
});

describe('several settings after one SET', () => {
  const items = (text: string) => (commandOf(text) as { items: readonly string[] }).items;

  test('with and without commas', () => {
    expect(items('set nowait, address')).toEqual(['SET NOWAIT', 'SET ADDRESS {"addresses":[]}']);
    expect(items('SET GREY, PARTIAL FAKES BROADCAST')).toEqual([
      'SET {"setting":"press","value":["grey"]}',
      'SET {"setting":"fakes","value":"always"}',
    ]);
    expect(items('set wait draw')).toEqual(['SET WAIT', 'SET DRAW {"powers":null}']);
    expect(items('set nowait; no draw; concede France')).toEqual([
      'SET NOWAIT',
      'SET NO DRAW',
      'SET CONCEDE {"power":"FRANCE"}',
    ]);
  });

  test('one that is not known spoils only itself', () => {
    expect(items('set nowiat, draw, frobnicate')).toEqual([
      "! There is no setting 'nowiat'. => SET NOWAIT",
      'SET DRAW {"powers":null}',
      "! There is no setting 'frobnicate'.",
    ]);
  });

  test('SET alone asks what', () => {
    expect(items('set')).toEqual(['! What is to be set? For example SET WAIT. => SET WAIT']);
  });
});
