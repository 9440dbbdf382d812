/**
 * The mails are enough to play by: in a game of each variant its special rules are used with lines that the mails name, then one
 * player conquers and the others answer with the lines they are offered, all of them knowing only what they have been sent. The
 * first phases; with CHANCERY_FULL=1 to the victory that the mails announce.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../some-of.ts';
import { filledIn, type Prefer, readMails } from './mail-reader.ts';
import { type Letter, openTable, type Table } from './table.ts';

/** Lines of somebody, and what the answer must say. */
type Scripted = readonly (readonly [who: string, lines: string, answered?: RegExp])[];

interface Case {
  readonly variant: string;
  readonly settings?: readonly string[];
  readonly people: Readonly<Record<string, string>>;
  /** Before the game begins. */
  readonly before?: Scripted;
  readonly who: string;
  /** As the mails name them. */
  readonly powers: readonly string[];
  readonly prefer?: Prefer;
  /** By phase, beside what everybody is offered. */
  readonly script: Readonly<Record<string, Scripted>>;
  /** The phase with which the conquest begins. */
  readonly from: string;
  /** What mails of the whole game, and of its beginning, must have said to somebody. */
  readonly said: readonly RegExp[];
  readonly saidByEnd?: readonly RegExp[];
  /** Phases until `from` and the first of the conquest. */
  readonly slice: number;
  readonly centers: number;
}

const CASES: readonly Case[] = [
  {
    variant: 'octarine',
    people: {
      mun: 'muntab',
      aga: 'agatean',
      cir: 'circle',
      gen: 'genua',
      hub: 'hubland',
      kla: 'klatch',
      ogg: 'oggland',
      xxx: 'xxxx',
    },
    who: 'mun',
    powers: ['Muntab'],
    script: {
      S1M: [
        ['aga', 'F Bes - PEL', /Fleet Bes Pelargic -> Pelargic Sea/],
        ['hub', 'A Hub - LIG', /Army The Hub -> Land of the Ice Giants/],
        ['kla', 'concede Genua', /concede the game to Genua/],
        ['cir', 'draw Klatch', /You vote for/],
      ],
      F1M: [
        ['aga', 'F PEL - WWO', /that way is open to fleets in Spring only/],
        ['hub', 'A LIG - Ctk', /Army Land of the Ice Giants -> Cantak/],
        ['gen', 'PHASE Spring of Fruitbat 2\nF Kyt H', /PHASE S2M/],
      ],
      S2M: [['aga', 'F PEL - WWO', /Fleet Pelargic Sea -> Widdershins Widdershins Ocean/]],
    },
    from: 'S1M',
    said: [
      /Hubland Barbarians?: Army Land of the Ice Giants -> Cantak\./,
      /Fleet Pelargic Sea -> Widdershins Widdershins Ocean\./,
    ],
    slice: 6,
    centers: 22,
  },
  {
    variant: 'eckert-napoleonic',
    settings: ['set rules 1971'],
    people: {
      aus: 'austria',
      rus: 'russia',
      fra: 'france',
      tur: 'turkish',
      eng: 'england',
      pru: 'prussia',
      swe: 'sweden',
      ita: 'italian',
      moo: 'moorish',
    },
    who: 'aus',
    powers: ['Austria'],
    script: {
      W1800A: [
        ['fra', 'build F Mar', /France: Fleet Marseilles\./],
        ['eng', 'build A Edi\nbuild A Lon', /took the last\. Try: build F Lon/],
        ['gm', 'LIST war', /1971/],
      ],
    },
    from: 'W1800A',
    said: [/France: +Fleet Marseilles/],
    saidByEnd: [/must be held for a turn/, /in a supply center/],
    slice: 4,
    centers: 19,
  },
  {
    variant: '1776-ii',
    people: { con: 'continentals', bri: 'britain', fra: 'france', spa: 'spain', iro: 'iroquois' },
    who: 'con',
    powers: ['Continentals'],
    prefer: (unit) => Number(/Bos|Phi|Cha/.test(unit)),
    script: {
      S1776M: [['bri', 'F Nyo - Nyb\nA Syr - Hrv', /Army Syracuse -> Hudson River Valley/]],
      F1776M: [['bri', 'A Hrv - Nyo', /Army Hudson River Valley -> New York/]],
      S1777M: [['bri', 'A Nyo - Loi', /Army New York -> Long Island/]],
    },
    from: 'F1777M',
    said: [/Britain: Army New York -> Long Island\./],
    saidByEnd: [/Continentals: +Builds an? (?:army|fleet) in (?!Boston|Philadelphia|Charleston)/],
    slice: 6,
    centers: 13,
  },
  {
    variant: '1812-overture',
    settings: ['set seats auction'],
    people: { bri: '', fra: '', usa: '', aus: '', den: '', rus: '' },
    before: [
      ['bri', 'BID 60 British Empire', /60 for British Empire/],
      ['fra', 'BID 50 French Empire', /nobody else sees/],
      ['usa', 'BID 40 United States', /nobody else sees/],
      ['aus', 'BID 30 Austria, 10 Shawnee', /nobody else sees/],
      ['den', 'BID 20 Denmark', /nobody else sees/],
      ['den', 'withdraw bids', /You have no bids now/],
      ['gm', 'LIST war', /Bids are missing from Den and Rus/],
      ['den', 'BID 20 Denmark, 20 New Spain', /nobody else sees/],
      ['rus', 'BID 20 Russia, 20 Cherokee'],
    ],
    who: 'bri',
    powers: ['Britain', 'Canada'],
    script: {
      S1811M: [['bri', 'A Edi H\nA Mon H', /Canada: Army Montreal HOLD/]],
      S1813M: [['fra', 'concede British Empire', /concede the game to British Empire/]],
    },
    from: 'S1811M',
    said: [/The seats were auctioned, for these points: .*British Empire 60/],
    saidByEnd: [/British Empire: +\d+: \d+ in Europe, \d+ in North America/, /Canada: +Builds/, /Britain: +Builds/],
    slice: 3,
    centers: 18,
  },
  {
    variant: 'consolidation-1865',
    people: { pru: 'prussia', aus: 'austria', ita: 'italy' },
    who: 'pru',
    powers: ['Prussia'],
    script: {
      S1865M: [
        ['pru', 'A Wes - Hes\nIP 1 Han S Wes - Hes', /has 5 influence points in this phase, 1 given/],
        ['aus', 'IP 1 Han S Wes - Hes\nIP 1 Swi S Ven', /5 influence points in this phase, 2 given/],
        ['ita', 'IP 1 Han H\nIP 2 Bad H', /5 influence points in this phase, 3 given/],
        ['ita', 'withdraw bid for Baden', /5 influence points in this phase, 1 given/],
      ],
    },
    from: 'F1865M',
    said: [
      /Independent: +Army Hanover SUPPORT Prussian Army Westphalia -> Hesse/,
      /Prussia: +Army Westphalia -> Hesse\./,
    ],
    slice: 4,
    centers: 14,
  },
];

describe('the mails alone', () => {
  it.each(CASES)('are enough to play $variant by', async (game) => {
    const { variant, people, who, powers, settings = [], script } = game;
    const table = await openTable(variant, people, ['set manual process', ...settings]);
    await act(table, game.before);
    const player = await readMails(table, who, 'war', powers, game.prefer);
    const news = (name: string): Letter => table.last(name, /begins|results/);
    const ask = async (name: string, lines: readonly string[]) => {
      if (lines.length > 0) expect((await table.ask(name, lines.join('\n'))).text).not.toContain('could not be used');
    };
    let begun = false;
    for (let phases = 0; phases < (IS_FULL ? 120 : game.slice); phases += 1) {
      const [, processed, phase] = /Try: +(PROCESS (\S+))/.exec((await table.ask('gm', 'PROCESS')).text) ?? [];
      if (processed === undefined) break;
      begun ||= phase === game.from;
      await ask(who, begun ? await player.answer(news(who)) : filledIn(news(who)));
      for (const name of Object.keys(people)) if (name !== who) await ask(name, filledIn(news(name)));
      await act(table, script[phase!]);
      await table.write('gm', processed);
    }
    const end = table.last(who, /results/);
    const everything = Object.keys(people).flatMap((name) => table.mails(name).map(({ flat }) => flat));
    const wanted = [...game.said, ...(IS_FULL ? (game.saidByEnd ?? []) : [])];
    expect(wanted.filter((each) => !everything.some((text) => each.test(text)))).toEqual([]);
    if (IS_FULL) expect(ownCenters(end, powers)).toBeGreaterThanOrEqual(game.centers);
    expect(end.text.includes('(* VICTORY!! *)')).toBe(IS_FULL);
  });
});

async function act(table: Table, scripted: Scripted = []): Promise<void> {
  for (const [who, lines, answered] of scripted) {
    const answers = await table.write(who, lines);
    if (answered !== undefined) expect(answers.map(({ flat }) => flat).join('\n')).toMatch(answered);
  }
}

function ownCenters({ text }: Letter, powers: readonly string[]): number {
  return powers.reduce((sum, power) => sum + Number(new RegExp(`^${power}:? *(\\d+) `, 'm').exec(text)?.[1] ?? 0), 0);
}
