/** Files of every kind that Import reads, made up, with the faults that real ones have. */
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { sealArchive } from '../../../engine/archive/seal.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { randomPhases } from './random-game.ts';

const { board, digest } = loadVariant('standard')!;
const day = (n: number) => new Date(Date.UTC(2026, 1, 1 + n)).toISOString();

const phases = randomPhases(board, 8, 6).map((each, n) => ({ ...each, at: day(n + 1) }));
const press = [
  { at: day(1.1), commit: null, phase: phases[1]!.phase, from: 'FRANCE', to: 'all', body: 'To all of you.' },
  { at: day(1.2), commit: null, phase: phases[1]!.phase, from: 'ITALY', to: ['FRANCE'], body: 'The same.' },
  { at: day(1.2), commit: null, phase: phases[1]!.phase, from: 'ITALY', to: ['TURKEY'], body: 'The same.' },
  { at: day(1.3), commit: null, phase: phases[1]!.phase, from: null, to: 'all', body: 'Nobody said this.' },
  { at: null, commit: null, phase: phases[2]!.phase, from: 'MASTER', to: ['FRANCE', 'TURKEY'], body: 'Both of you.' },
] as const;

/** A game with press, people, dates and all that an imported one can have. */
export const GAME = sealArchive(
  archiveOfRecord(
    {
      name: 'trip',
      source: 'A random game.',
      sources: [{ name: 'box/trip.txt', digest: 'a'.repeat(64) }],
      phases: phases.map((each, n) =>
        n === 2
          ? { ...each, told: { notes: [{ power: 'FRANCE', order: null, notes: ['late'] }], disagreements: ['Odd.'] } }
          : each,
      ),
      outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] },
      players: {},
      seats: {
        FRANCE: [
          { name: 'Ann', from: phases[0]!.phase },
          { name: 'Bo', from: phases[3]!.phase },
        ],
        TURKEY: [{ name: 'Cid', from: phases[0]!.phase }],
      },
      masters: ['Grete'],
      press,
      created: day(0),
      ended: day(9),
      parameters: { Press: 'White.', scoring_system: 'draw size', status: 'Completed' },
    },
    { board, variantDigest: digest },
  ),
  sha256,
);

const loaded = loadVariant('standard')!;
export const HISTORY = [
  ...exportText({ ...GAME, press: GAME.press.filter(({ to }) => to === 'all') }, loaded, 'history'),
].join('');
export const RESEARCH = [...exportText(GAME, loaded, 'jsonl')].join('');

/** A game as research tools have it, with fields that only they know. */
export const FOREIGN = {
  id: 'lab-7',
  map: 'standard',
  rules: ['NO_CHECK', 'POWER_CHOICE'],
  title: 'Seven models at a table',
  scoring_system: 'sum_of_squares',
  status: 'completed',
  metadata: { models: 'all the same', seed: 12 },
  notes: ['one', 'two'],
  phases: [
    {
      name: 'S1901M',
      state: {
        name: 'S1901M',
        units: { FRANCE: ['A PAR', 'F BRE'], ENGLAND: ['F LON', 'A LVP'], TURKEY: ['A CON'] },
        centers: { FRANCE: ['PAR', 'BRE'], ENGLAND: ['LON', 'LVP'], TURKEY: ['CON', 'ANK'] },
        note: 'opening',
      },
      orders: { FRANCE: ['A PAR - BUR', 'F Brest to MAO'], ENGLAND: ['F LON - NTH', 'A LVP flies home'], TURKEY: null },
      results: { 'A PAR': [], 'F LON': ['bounce'] },
      messages: [
        { sender: 'FRANCE', recipient: 'TURKEY', phase: 'S1901M', message: 'Hello.', time_sent: 1_700_000_000_000_000 },
        {
          sender: 'FRANCE',
          recipient: 'the Turk',
          phase: 'S1901M',
          message: 'Lost.',
          time_sent: 1_700_000_000_000_000,
        },
        { sender: 'Ghost', recipient: 'GLOBAL', phase: 'S1901M', message: 'Boo.', time_sent: 5 },
        { sender: 'TURKEY', recipient: 'FRANCE', phase: 'S1901M', message: 'And you.', time_sent: 5 },
      ],
      logs: ['thinking'],
    },
    {
      name: 'F1901M',
      state: {
        units: { FRANCE: ['A BUR', 'F MAO'], ENGLAND: ['F NTH', 'A LVP'], TURKEY: ['A CON'] },
        centers: { FRANCE: ['PAR', 'BRE'], ENGLAND: ['LON', 'LVP'], TURKEY: ['CON', 'ANK'] },
      },
      orders: { FRANCE: ['A BUR - MUN', 'F MAO - SPA/SC'], ENGLAND: ['A LVP - YOR'], TURKEY: ['A CON - BUL'] },
      results: {},
      messages: [],
    },
    {
      name: 'COMPLETED',
      state: {
        units: { FRANCE: ['A MUN', 'F SPA/SC'], ENGLAND: ['F NTH', 'A YOR'], TURKEY: ['A BUL'] },
        centers: { FRANCE: ['PAR', 'BRE', 'MUN'], ENGLAND: ['LON', 'LVP'], TURKEY: ['CON', 'ANK', 'BUL'] },
      },
      orders: {},
      results: {},
      messages: [],
    },
  ],
} as const;

/** As nJudge wrote them, with what mail programs did to it: a sentence and an address in two lines, letters by their codes, blanks that are lost. */
export const SUMMARY = `Summary of game 'marne' through F1902B.

  Master:        Grete M}ller       gm@example.org
  Austria:       Jos=E9 Adler       anton@example.org
   from S1902M:  Bea Bauer=20       bea@example.org,bea@ix
.example.net
  England:       Pekka Pietik{inen  enid@example.org
  France:        Frank Fuchs        frank@example.org
  Germany:                          gerd@example.org
  Italy:         Ida Imhof          ida@example.org
  Russia:        Rosa Rot           rosa@example.org
  Turkey:        Tom Tal            tom@example.org

Game parameters are/were as follows:
  Move    clock 1410 min 12.00 next  72.00 grace 168.00 delay 0.50 days -MTWTF-
  Variant: Standard, Gunboat.
  Flags:   NoNMR, NoList, NoProxy, DIAS, Famine,
           Special.
  Judge: CHAN.

Game Started: Fri Jul 30 17:52:16 1999
Draw declared: Mon Mar  6 01:02:03 2000

The game was declared a draw between Austria
and Turkey.

|ystein says: please be kind.

Historical Supply Center Summary
--------------------------------
Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy
Rum Ser Vie
Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
1901 I I I I E E E F F F F F . G G G G G . E R R R R T T T T . A A A A I

History of Supply Center Counts
-------------------------------
Power    1900 '01                                   Player
Austria     3   4                                   Jos=E9 Adler
England     3   4                                   Pekka Pietik{inen
France      3   5                                   Frank Fuchs
Germany     3   5&                                  Gerd
Italy       3   5                                   Ida Imhof
Russia      4   4                                   Somebody Else
Turkey      3   4                                   Tom Tal
Index:     10  19

& = 2 unused builds.
`;

/** As DPjudge wrote of a game in years before Christ. */
export const ANCIENT = `Summary of game 'euclid' through B268M.

  Master:         Real Time Meister      master@example.org
  Carthage:       Bert Burg              bert@example.org
  Egypt:          Emma Eng               emma@example.org

The parameters for 'euclid' were as follows:
  Variant:  Classical, Gunboat.
  Judge:    USDP.

Game started: 15 June 2002
Game ended:   16 June 2002

The game was won by Carthage.

Historical Supply Center Summary
--------------------------------
    Ale Ath
Year  Car
 272 E C .
 270 E C E

History of Supply Center Counts
-------------------------------
Power     272 '70
Carthage    1   1
Egypt       1   2
Index:      1   2
`;
