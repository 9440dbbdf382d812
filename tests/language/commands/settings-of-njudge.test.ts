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
  set('nmr, cd', 'nmr', true),
  set('no nmr, no cd', 'nmr', false),
  set('moderated, moderate', 'moderated', true),
  set('unmoderated, unmoderate', 'moderated', false),
  set('reveal', 'reveal', true),
  set('no reveal', 'reveal', false),
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
  set('partial', 'partial', true),
  set('no partial', 'partial', false),
  set('observer any, any observer', 'observer-press', 'any'),
  set('no observer, observer none, observer no', 'observer-press', 'none'),
  set('white observer, observer white', 'observer-press', 'white'),
  set('proxy', 'proxy', true),
  set('no proxy', 'proxy', false),
  set('all press', 'all-press', true),
  set('normal press', 'all-press', false),
  set('comment|hello, info|hello, information|hello', 'comment', 'hello'),
  set('quiet', 'quiet', true),
  set('no quiet', 'quiet', false),
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
  set('show', 'show', true),
  set('no show', 'show', false),
  set('dias', 'dias', true),
  set('no dias', 'dias', false),
  set('concessions', 'concessions', true),
  set('no concessions', 'concessions', false),
  ['concede|italy, conc|italy', 'SET CONCEDE', { power: 'ITALY' }],
  ['no concede, no conc', 'SET NO CONCEDE', {}],
  ['draw', 'SET DRAW', { powers: null }],
  ['no draw', 'SET NO DRAW', {}],
  set('ep|3, ep number|3, ep num|3', 'registry', { number: 'ep', value: 3 }),
  set('bn|3, bn number|3, bn num|3, bnc|3, bnc number|3, bnc num|3', 'registry', { number: 'bn', value: 3 }),
  set('mn|3, mn number|3, mn num|3, mnc|3, mnc number|3, mnc num|3', 'registry', { number: 'mn', value: 3 }),
  set('centres|17, centers|17', 'centers', 17),
  set('strict grace', 'strict-grace', true),
  set('no strict grace', 'strict-grace', false),
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
  set('strict wait', 'strict-wait', true),
  set('no strict wait', 'strict-wait', false),
  set('late count', 'late-count', true),
  set('no late count', 'late-count', false),
  set('strict convoy', 'strict-convoy', true),
  set('no strict convoy', 'strict-convoy', false),
  set('late press', 'late-press', true),
  set('no late press', 'late-press', false),
  set('manual process, man proc', 'auto-process', false),
  set('no manual process, no man proc, auto process, auto proc', 'auto-process', true),
  set('manual start, man start', 'auto-start', false),
  set('no manual start, no man start, auto start', 'auto-start', true),
  rule('transform, trafo', 'transform'),
  rule('no transform, no trafo', 'transform', false),
  set('xflag, xflags', 'keeper', 'flags'),
  set(CENTERS('any'), 'any-centers', true),
  set(CENTERS('home'), 'any-centers', false),
  set('one center, one centre', 'one-center', true),
  set('watch all press', 'watch-all-press', true),
  set('no watch all press', 'watch-all-press', false),
  [
    'holidays|in 24h, holiday|in 24h, vacations|in 24h, vacation|in 24h, absence|in 24h',
    'SET ABSENCE',
    { from: { kind: 'delay', minutes: 1440 }, to: null },
  ],
  ['no holidays, no holiday, no vacations, no vacation, no absence', 'SET NO ABSENCE', { from: null, to: null }],
  set('max absence|9, max vacations|9, max holidays|9', 'max-absence', 9),
  ['broadcast, broadcast press, normal broadcast', 'SET BROADCAST', { on: true }],
  ['no broadcast, no broadcast press, no normal broadcast', 'SET BROADCAST', { on: false }],
  set('blank press', 'blank-press', true),
  set('no blank press', 'blank-press', false),
  set('minor press', 'minor-press', true),
  set('no minor press', 'minor-press', false),
  set('resume', 'resume', true),
  set('no resume', 'resume', false),
  rule('auto disband', 'auto-disband'),
  rule('no auto disband', 'auto-disband', false),
  set('any disband', 'any-disband', true),
  set('normal disband', 'any-disband', false),
  rule('attack transform, attack transforms', 'attack-transform'),
  rule('no attack transforms, no attack transform', 'attack-transform', false),
  rule('coastal convoys, coastal convoy', 'coastal-convoys'),
  rule('no coastal convoys, no coastal convoy', 'coastal-convoys', false),
  rule('disband', 'disband'),
  rule('no disband', 'disband', false),
  rule('duality', 'duality'),
  rule('no duality', 'duality', false),
  set('blank board, empty board', 'start', 'blank'),
  rule('air lifts, air lift', 'airlifts'),
  rule('no air lifts, no air lift', 'airlifts', false),
  rule('hong kong', 'hong-kong'),
  rule('no hong kong', 'hong-kong', false),
  rule('gateways, gateway', 'gateways'),
  rule('no gateways, no gateway', 'gateways', false),
  rule('railways, railway', 'railways'),
  rule('no railways, no railway', 'railways', false),
  rule('storms, storm', 'storms'),
  rule('no storms, no storm', 'storms', false),
  set('prflist', 'preferences', 'list'),
  set('prfboth', 'preferences', 'both'),
  set('prfrand', 'preferences', 'random'),
  set('must order', 'must-order', true),
  set('no must order', 'must-order', false),
  set('secret', 'secret', true),
  set('no secret', 'secret', false),
  set('postal press', 'postal-press', true),
  set('no postal press', 'postal-press', false),
  rule('bcenters, bcentres', 'bcenters'),
  rule('no bcenters, no bcentres', 'bcenters', false),
  rule('summer', 'summer'),
  rule('no summer', 'summer', false),
  rule('neutrals', 'neutrals'),
  rule('no neutrals', 'neutrals', false),
  rule('capture win', 'capture-win'),
  rule('no capture win', 'capture-win', false),
  set('auto create', 'auto-create', true),
  set('no auto create', 'auto-create', false),
  set('touch press', 'touch-press', true),
  set('no touch press', 'touch-press', false),
  set('approval', 'approval', true),
  set('no approval', 'approval', false),
  set('approved|france, approve|france', 'approve', ['france']),
  set('not approved|france, not approve|france', 'disapprove', ['france']),
  rule('portage', 'portage'),
  rule('no portage', 'portage', false),
  rule('allied win', 'allied-win'),
  rule('no allied win', 'allied-win', false),
  set('grace press', 'grace-press', true),
  set('no grace press', 'grace-press', false),
  rule('home transfer', 'home-transfer'),
  rule('no home transfer', 'home-transfer', false),
  // Machiavelli.
  rule('dice', 'dice'),
  rule('no dice', 'dice', false),
  rule('famine', 'famine'),
  rule('no famine', 'famine', false),
  rule('plague', 'plague'),
  rule('no plague', 'plague', false),
  rule('loans, bankers, bank', 'bankers'),
  rule('no loans, no bankers, no bank', 'bankers', false),
  rule('assassinations, assassins, assassination', 'assassins'),
  rule('no assassinations, no assassins, no assassination', 'assassins', false),
  rule('adjacency, adjacent, adj', 'adjacency'),
  rule('no adjacency, no adjacent, no adj', 'adjacency', false),
  rule('special', 'special'),
  rule('no special', 'special', false),
  rule('mach2, machiavelli2, mach-2, machiavelli-2', 'machiavelli-2'),
  rule('no mach2, no machiavelli2, no mach-2, no machiavelli-2', 'machiavelli-2', false),
  rule('fortresses, fortress, forts, fort', 'fortresses'),
  rule('no fortresses, no fortress, no forts, no fort', 'fortresses', false),
  rule('garrisons', 'garrisons'),
  rule('no garrisons', 'garrisons', false),
  rule('money', 'money'),
  rule('no money', 'money', false),
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
