/**
 * Every spelling that nJudge 1.7 takes after SET (its key words, brought into groups by what they do there): each is read
 * here, and as what it was there. Those of rules that this judge has not are answered by name.
 */
import { describe, expect, test } from 'vitest';
import { SETTING_INDEX } from '../../../engine/commands/registry.ts';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { changeSettings } from '../../../engine/settings/settings-change.ts';
import { findSpelling } from '../../../engine/text/spelling-index.ts';
import { zones } from '../../../lambdas/adapters/zones.ts';
import { told } from '../../told.ts';
import { commandOf } from '../mails.ts';

const MASTER = { role: 'master', power: null } as const;

/** `words`: with what must follow them, after a stroke. */
type Row = readonly [words: string, command: string, args: unknown];

const set = (words: string, setting: string, value: unknown): Row => [words, 'SET', { setting, value }];
const rule = (words: string, name: string, on = true): Row =>
  set(words, 'variant-rule', { rule: name, on, detail: '' });

const keyOf = (words: string) => words.split(', ')[0]!.replaceAll(' ', '-');
const negated = (words: string) => words.replace(/^|, /g, '$&no ');
/** Words that turn it on, and with NO before them off. */
const onOff = (words: string, setting = keyOf(words)) => [
  set(words, setting, true),
  set(negated(words), setting, false),
];
const ruleOnOff = (words: string, name = keyOf(words)) => [rule(words, name), rule(negated(words), name, false)];

/** `SET a`, with every form of a plural and of a center. */
const CENTERS = (word: string) => `${word} centers, ${word} center, ${word} centres, ${word} centre`;

const SPELLINGS: readonly Row[] = [
  ['address, ad', 'SET ADDRESS', { addresses: [] }],
  ['password|x7, pw|x7, p|x7', 'SET PASSWORD', { password: { secret: 'x7' } }],
  ['wait, w', 'SET WAIT', {}],
  ['no wait, now', 'SET NOWAIT', {}],
  ['preferences|f, preference|f, pref|f', 'SET PREFERENCE', { preferences: [['FRANCE']] }],
  set('moves|min 3, move|min 3', 'timing', { phase: 'M', min: 3 }),
  set('retreats|min 3, retreat|min 3', 'timing', { phase: 'R', min: 3 }),
  set('builds|min 3, build|min 3, adjusts|min 3, adjust|min 3', 'timing', { phase: 'A', min: 3 }),
  ['deadline|in 24h', 'SET DEADLINE', { at: { kind: 'delay', minutes: 1440 } }],
  ['start|in 24h', 'SET START', { at: { kind: 'delay', minutes: 1440 } }],
  ['grace|in 24h', 'SET GRACE', { at: { kind: 'delay', minutes: 1440 } }],
  ...onOff('nmr, cd'),
  set('moderated, moderate', 'moderated', true),
  set('unmoderated, unmoderate', 'moderated', false),
  ...onOff('reveal'),
  set('list, public', 'listed', true),
  set('no list, unlist, private', 'listed', false),
  set('white/grey, white/gray', 'press', ['white', 'grey']),
  set('grey/white, gray/white', 'press', ['grey', 'white']),
  set('white, no grey, no gray', 'press', ['white']),
  set('grey, gray, no white', 'press', ['grey']),
  set('no press, none', 'press', []),
  set('no fake broadcast, no fake', 'fakes', 'none'),
  set('partial may be faked, partial may', 'fakes', 'allowed'),
  set('partial fakes broadcast by default, default, partial default', 'fakes', 'default'),
  set('partial fakes broadcast, partial fakes', 'fakes', 'always'),
  ...onOff('partial'),
  set('observer any, any observer', 'observer-press', 'any'),
  set('no observer, observer none, observer no', 'observer-press', 'none'),
  set('white observer, observer white', 'observer-press', 'white'),
  ...onOff('proxy'),
  set('all press', 'all-press', true),
  set('normal press', 'all-press', false),
  set('comment|hello, info|hello, information|hello', 'comment', 'hello'),
  ...onOff('quiet'),
  set('rated', 'rated', true),
  set('unrated', 'rated', false),
  set('access|any', 'access', 'any'),
  set('access|same-site', 'access', 'same'),
  set('access|different-site', 'access', 'different'),
  set('level|novice', 'level', 'novice'),
  set('variant|octarine', 'variant', { variant: 'octarine', options: [] }),
  set('not variant|gunboat', 'not-variant', 'gunboat'),
  set('dedication|-100', 'dedication', -100),
  set('ontimerat|0.5', 'on-time-ratio', 0.5),
  set('resrat|0.5', 'resignation-ratio', 0.5),
  ...onOff('show'),
  ...onOff('dias'),
  ...onOff('concessions'),
  ['concede|italy, conc|italy', 'SET CONCEDE', { power: 'ITALY' }],
  ['no concede, no conc', 'SET NO CONCEDE', {}],
  ['draw', 'SET DRAW', { powers: null }],
  ['no draw', 'SET NO DRAW', {}],
  set('ep|3, ep number|3, ep num|3', 'registry', { number: 'ep', value: 3 }),
  set('bn|3, bn number|3, bn num|3, bnc|3, bnc number|3, bnc num|3', 'registry', { number: 'bn', value: 3 }),
  set('mn|3, mn number|3, mn num|3, mnc|3, mnc number|3, mnc num|3', 'registry', { number: 'mn', value: 3 }),
  set('centres|17, centers|17', 'centers', 17),
  ...onOff('strict grace'),
  set('players|5', 'players', 5),
  set('powers|5', 'powers', 5),
  set(
    'allow player|a@b.example, allow players|a@b.example, player allow|a@b.example, players allow|a@b.example',
    'allow',
    {
      address: 'a@b.example',
      remove: false,
    },
  ),
  set(
    'deny player|-a@b.example, deny players|-a@b.example, player deny|-a@b.example, players deny|-a@b.example',
    'deny',
    {
      address: 'a@b.example',
      remove: true,
    },
  ),
  set('allow master|a@b.example, allow masters|x, master allow|x, masters allow|x', 'keeper', 'masters'),
  set('deny master|a@b.example, deny masters|x, master deny|x, masters deny|x', 'keeper', 'masters'),
  ...onOff('strict wait'),
  ...onOff('late count'),
  ...onOff('strict convoy'),
  ...onOff('late press'),
  set('manual process, man proc', 'auto-process', false),
  set('no manual process, no man proc, auto process, auto proc', 'auto-process', true),
  set('manual start, man start', 'auto-start', false),
  set('no manual start, no man start, auto start', 'auto-start', true),
  ...ruleOnOff('transform, trafo'),
  set('xflag, xflags', 'keeper', 'flags'),
  set(CENTERS('any'), 'any-centers', true),
  set(CENTERS('home'), 'any-centers', false),
  set('one center, one centre', 'one-center', true),
  ...onOff('watch all press'),
  [
    'holidays|in 24h, holiday|in 24h, vacations|in 24h, vacation|in 24h, absence|in 24h',
    'SET ABSENCE',
    { from: { kind: 'delay', minutes: 1440 }, to: null },
  ],
  ['no holidays, no holiday, no vacations, no vacation, no absence', 'SET NO ABSENCE', { from: null, to: null }],
  set('max absence|9, max vacations|9, max holidays|9', 'max-absence', 9),
  ['broadcast, broadcast press, normal broadcast', 'SET BROADCAST', { on: true }],
  ['no broadcast, no broadcast press, no normal broadcast', 'SET BROADCAST', { on: false }],
  ...onOff('blank press'),
  ...onOff('minor press'),
  ...onOff('resume'),
  ...ruleOnOff('auto disband'),
  set('any disband', 'any-disband', true),
  set('normal disband', 'any-disband', false),
  ...ruleOnOff('attack transform, attack transforms'),
  ...ruleOnOff('coastal convoys, coastal convoy'),
  ...ruleOnOff('disband'),
  ...ruleOnOff('duality'),
  set('blank board, empty board', 'start', 'blank'),
  ...ruleOnOff('air lifts, air lift', 'airlifts'),
  ...ruleOnOff('hong kong'),
  ...ruleOnOff('gateways, gateway'),
  ...ruleOnOff('railways, railway'),
  ...ruleOnOff('storms, storm'),
  set('prflist', 'preferences', 'list'),
  set('prfboth', 'preferences', 'both'),
  set('prfrand', 'preferences', 'random'),
  ...onOff('must order'),
  ...onOff('secret'),
  ...onOff('postal press'),
  ...ruleOnOff('bcenters, bcentres'),
  ...ruleOnOff('summer'),
  ...ruleOnOff('neutrals'),
  ...ruleOnOff('capture win'),
  ...onOff('auto create'),
  ...onOff('touch press'),
  ...onOff('approval'),
  set('approved|france, approve|france', 'approve', ['france']),
  set('not approved|france, not approve|france', 'disapprove', ['france']),
  ...ruleOnOff('portage'),
  ...ruleOnOff('allied win'),
  ...onOff('grace press'),
  ...ruleOnOff('home transfer'),
  // Machiavelli.
  ...ruleOnOff('dice'),
  ...ruleOnOff('famine'),
  ...ruleOnOff('plague'),
  ...ruleOnOff('loans, bankers, bank', 'bankers'),
  ...ruleOnOff('assassinations, assassins, assassination', 'assassins'),
  ...ruleOnOff('adjacency, adjacent, adj'),
  ...ruleOnOff('special'),
  ...ruleOnOff('mach2, machiavelli2, mach-2, machiavelli-2', 'machiavelli-2'),
  ...ruleOnOff('fortresses, fortress, forts, fort'),
  ...ruleOnOff('garrisons'),
  ...ruleOnOff('money'),
  rule('basic', 'basic'),
  rule('advanced', 'advanced'),
];

const LINES = SPELLINGS.flatMap(([words, command, args]) =>
  words.split(', ').map((each): readonly [string, string, string, unknown] => {
    const [word = '', rest = ''] = each.split('|');
    return [word, rest, command, args];
  }),
);

describe('the settings of nJudge', () => {
  test('all 318 of its spellings are here, with PRESS, which stands before others', () => {
    const words = new Set([...LINES.map(([word]) => word), 'press']);
    // The four phases that SET ACCESS names stand in three rows.
    expect(words.size).toBe(319);
    for (const word of words) expect([word, findSpelling(SETTING_INDEX, word)?.rest]).toEqual([word, '']);
  });

  test.each(LINES)('SET %s %s', (word, rest, command, args) => {
    for (const line of [`set ${word} ${rest}`, `SET ${word.toUpperCase().replaceAll(' ', '')} ${rest}`])
      expect([line, commandOf(line.trim(), MASTER)]).toEqual([line, [command, args]]);
    const line = `set press ${word} ${rest}`;
    // Without PRESS before it, PARTIAL may be about orders too.
    const about = JSON.parse(
      JSON.stringify(args).replace('"setting":"partial"', '"setting":"partial-press"'),
    ) as unknown;
    expect([line, commandOf(line.trim(), MASTER)]).toEqual([line, [command, about]]);
  });

  test('several follow one SET, with commas and without', () => {
    expect(commandOf('SET PRESS GREY', MASTER)).toEqual(['SET', { setting: 'press', value: ['grey'] }]);
    expect(commandOf('SET PRESS', MASTER)).toMatchObject({
      items: ['! Which press: WHITE, GREY, WHITE/GREY or NONE? => SET PRESS WHITE'],
    });
  });

  test('a rule that belongs to a variant is answered by its name', () => {
    const around = { begun: false, zones, seats: 7 };
    for (const [, , , args] of LINES.filter(([, , , args]) => JSON.stringify(args).includes('"variant-rule"'))) {
      const change = args as Parameters<typeof changeSettings>[1];
      const answer = changeSettings(DEFAULT_SETTINGS, change, around);
      const name = change.setting === 'variant-rule' ? change.value.rule.toUpperCase().replaceAll('-', ' ') : '?';
      expect('problem' in answer ? told(answer.problem) : '').toContain(name);
    }
  });
});
