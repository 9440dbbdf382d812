/** Variants of other programs: what their files say is taken over, what a variant cannot say is named, and the game can be played. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { compileBoard } from '../../../engine/board/board.ts';
import type { Variant } from '../../../engine/board/variant.ts';
import { playVariant } from '../../../infra/tools/bench/bot.ts';
import { distinctColors } from '../../../infra/tools/maps/sketch/build-sketch.ts';
import { layoutOf } from '../../../infra/tools/maps/sketch/layout.ts';
import { type ImportedVariant, importVariants } from '../../../infra/tools/variants/import/import-variants.ts';
import { examineMail } from '../../../infra/tools/variants/trial/examine.ts';
import { faultIn } from '../../../templates/locales/text/variant-faults.ts';
import { labOf, linearOf } from '../../../templates/map/color.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { describeWith } from '../../describe-with.ts';
import { IS_FULL } from '../../some-of.ts';

const OPENING = `
BEGIN SPRING 1700 MOVEMENT
ARDEN (ARDENNISH:A) ARD ASH
F ARD
A ASH
BRAE (BRAEAN) BEL BRA
A BEL
F BRA
UNOWNED AND SPI
`;
const PLACES = `
Ardmouth = ard ardm
Ashby = ash
Belford = bel
Braeport = bra
Andover = and
Spit (north coast) = spi/nc
Spit (south coast) = spi/sc
Spit = spi the+spit
Isle of Nobody = iso
North Sound = nor
South Sound = sou
`;
const GROUND = `
COAST ARD ABUTS ash AND NOR SPI/NC
LAND ASH ABUTS ARD BEL AND
LAND BEL ABUTS ASH BRA spi
COAST BRA ABUTS BEL SOU SPI/SC spi
COAST AND ABUTS ARD ASH NOR
COAST SPI/NC ABUTS ARD NOR
COAST SPI/SC ABUTS BRA SOU
COAST spi ABUTS BEL BRA
WATER NOR ABUTS ARD AND SPI/NC
WATER SOU ABUTS BRA SPI/SC
SHUT ISO ABUTS
RULE BUILD_ANY
FLOW SPRING:INCOME,MOVEMENT
VICTORY 4
`;
const MAP = OPENING + PLACES + GROUND;
const none = () => null;

const XML = `<?xml version="1.0"?>
<VARIANTS><DESCRIPTION><![CDATA[<POWER name="Nobody"/>]]></DESCRIPTION>
<VARIANT name="Two Sounds" version="1.0"><MAP adjacencyURI="sounds.xml"/>
<RULEOPTIONS><RULEOPTION name="OPTION_BUILDS" value="VALUE_BUILDS_ANY_IF_HOME_OWNED"/><RULEOPTION name="OPTION_WINGS" value="VALUE_WINGS_ENABLED"/></RULEOPTIONS>
<POWER name="Arden" adjective="Ardennish" altnames="Ardens"/><POWER name="Brae" adjective="Braean"/>
<STARTINGTIME turn="Spring, 1700, Movement"/><VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value="4"/></VICTORYCONDITIONS>
<SUPPLYCENTER province="ard" homepower="ardens" owner="arden"/><SUPPLYCENTER province="ash" homepower="arden" owner="arden"/>
<SUPPLYCENTER province="bel" homepower="brae" owner="brae"/><SUPPLYCENTER province="bra" homepower="brae" owner="brae"/>
<SUPPLYCENTER province="spit"/><SUPPLYCENTER province="dov"/>
<INITIALSTATE province="ard" power="arden" unit="fleet"/><INITIALSTATE province="ash" power="ardens" unit="army"/>
<INITIALSTATE province="bel" power="brae" unit="army"/><INITIALSTATE province="bra" power="brae" unit="wing"/>
</VARIANT></VARIANTS>`;
const BORDERS = `<PROVINCES>
<PROVINCE shortname="ard" fullname="Ardmouth"><ADJACENCY type="mv" refs="ash dov spi"/><ADJACENCY type="xc" refs="nor dov spi-nc"/></PROVINCE>
<PROVINCE shortname="ash" fullname="Ashby"><ADJACENCY type="mv" refs="ard bel dov"/></PROVINCE>
<PROVINCE shortname="bel" fullname="Belford"><ADJACENCY type="mv" refs="ash bra spit"/></PROVINCE>
<PROVINCE shortname="bra" fullname="Braeport"><ADJACENCY type="mv" refs="bel spi"/><ADJACENCY type="xc" refs="sou spi-sc spi-wc bel"/></PROVINCE>
<PROVINCE shortname="dov" fullname="Dover" isConvoyableCoast="true"><ADJACENCY type="mv" refs="ard ash"/><ADJACENCY type="xc" refs="ard nor"/></PROVINCE>
<PROVINCE shortname="spi" fullname="The Spit"><UNIQUENAME name="spit"/><ADJACENCY type="mv" refs="ard bel bra"/><ADJACENCY type="nc" refs="ard nor"/><ADJACENCY type="sc" refs="bra sou"/></PROVINCE>
<PROVINCE shortname="nor" fullname="North Sound"><ADJACENCY type="xc" refs="ard dov spi-nc"/></PROVINCE>
<PROVINCE shortname="sou" fullname="South Sound"><ADJACENCY type="xc" refs="bra spi-sc"/></PROVINCE>
<PROVINCE shortname="swi" fullname="High Peaks" borders="ice"><ADJACENCY type="mv" refs="swi"/></PROVINCE>
</PROVINCES>`;

function sound({ variant, faults }: ImportedVariant) {
  expect(faults).toEqual([]);
  return variant!;
}

describe('a .map of DPjudge', () => {
  const [only] = importVariants(MAP, 'sounds', none);

  it('gives powers, places, coasts, borders of either kind, the start and what wins', () => {
    const variant = sound(only!);
    expect(variant).toMatchObject({
      id: 'sounds',
      calendar: { start: 'S1700M' },
      victory: { centers: 4, of: 6 },
      rules: { 'build-sites': { sites: 'any' } },
    });
    expect(variant.powers.map(({ name, letter, home, units }) => [name, letter, home, units])).toEqual([
      ['ARDEN', 'A', ['ard', 'ash'], ['F ard', 'A ash']],
      ['BRAE', 'B', ['bel', 'bra'], ['A bel', 'F bra']],
    ]);
    const types = Object.fromEntries(variant.provinces.map(({ id, type }) => [id, type]));
    expect(types).toMatchObject({ ard: 'coast', ash: 'land', nor: 'sea', iso: 'impassable' });
    expect(variant.provinces.find(({ id }) => id === 'spi')?.coasts).toEqual(['nc', 'sc']);
    const pairs = (list: readonly (readonly string[])[]) => list.map((pair) => pair.join('-')).sort();
    expect(pairs(variant.adjacency.fleet)).toEqual(
      ['ard-nor', 'ard-spi/nc', 'bra-sou', 'bra-spi/sc', 'nor-spi/nc', 'sou-spi/sc', 'ano-ard', 'ano-nor'].sort(),
    );
    expect(pairs(variant.adjacency.army)).toContain('ash-bel');
  });

  it('names what it does not carry over, and what it writes otherwise', () => {
    const told = only!.lost.join('\n');
    expect(told).toContain("Andover is 'ano' here: 'and' is a word of orders.");
    expect(told).toContain('FLOW SPRING');
    expect(told).toMatch(/Told from one side alone.*ard-spi/);
    for (const code of ['de', 'fr'] as const)
      expect(only!.lost.filter((line) => faultIn(code, line) === line)).toEqual([]);
  });

  it('takes in the files that it builds on, and changes them', () => {
    const files: Readonly<Record<string, string>> = { base: PLACES + GROUND };
    const amended = `${OPENING}USE base\nAMEND SOU ABUTS -BRA NOR\nAMEND NOR ABUTS SOU\nDROP ISO\n`;
    const [made] = importVariants(amended, 'sounds', (file) => files[file] ?? null);
    const { adjacency, provinces } = sound(made!);
    expect(adjacency.fleet.map((pair) => pair.join('-'))).toContain('nor-sou');
    expect(provinces.some(({ id }) => id === 'iso')).toBe(false);
    expect(importVariants(amended, 'sounds', none)[0]!.lost.join()).toContain('The file base');
  });
});

it('a variants.xml of jDip gives each of its variants, by other names too', () => {
  const [made, ...others] = importVariants(XML, 'variants', (file) => (file === 'sounds.xml' ? BORDERS : null));
  expect(others).toEqual([]);
  const variant = sound(made!);
  expect(variant).toMatchObject({ id: 'two-sounds', name: 'Two Sounds', victory: { centers: 4, of: 6 } });
  expect(variant.rules['build-sites']).toEqual({ sites: 'any', homesNeeded: 1 });
  expect(variant.powers.map(({ home, units }) => [home, units])).toEqual([
    [
      ['ard', 'ash'],
      ['F ard', 'A ash'],
    ],
    [['bel', 'bra'], ['A bel']],
  ]);
  expect(variant.provinces.find(({ id }) => id === 'dov')?.type).toBe('hybrid');
  expect(variant.provinces.find(({ id }) => id === 'swi')?.type).toBe('impassable');
  const told = [
    'OPTION_WINGS',
    'a wing in bra',
    'swi: what its borders allow',
    'Left out, as no fleet can be at one end: bra - spi/wc, bra - bel.',
  ];
  for (const each of told) expect(made!.lost.join()).toContain(each);
  expect(made!.lost.join()).not.toContain('one side alone');
});

/** The file with another word in the place of each place or power, one at a time. Coasts go by the names of their places. */
function misspelled(text: string, words: RegExp): readonly string[] {
  return [...text.matchAll(words)].map(
    ({ index, 0: word }) => `${text.slice(0, index)}qqq${text.slice(index + word.length)}`,
  );
}

it('nothing that names a place or a power which is not there is dropped without a word', () => {
  const maps = misspelled(MAP, /(?<=\s)(?<!coast\) = )(?:ard|ash|bel|bra|and|spi|nor|sou|iso)\b/gi).map((text) =>
    importVariants(text, 'sounds', none),
  );
  const places = /\b(?:ard|ash|bel|bra|dov|spit?|nor|sou|swi)\b/g;
  const xml = [
    ...misspelled(XML, /\b(?:ardens?|brae)\b|(?<=province=")\w+/g).map((text) =>
      importVariants(text, 'v', () => BORDERS),
    ),
    ...misspelled(BORDERS, places).map((borders) => importVariants(XML, 'v', () => borders)),
  ];
  const told = ([made]: readonly ImportedVariant[]) => [...made!.lost, ...made!.faults].join('\n');
  const whole = [importVariants(MAP, 'sounds', none), importVariants(XML, 'v', () => BORDERS)].map(told);
  const silent = [...maps, ...xml].filter(
    (made) => whole.includes(told(made)) && !/qqq/i.test(JSON.stringify(made[0]!.variant)),
  );
  expect(maps.length + xml.length).toBeGreaterThan(100);
  expect(silent.map(told)).toEqual([]);
});

it('what it makes is played to its end by bots, and laid out with north above', () => {
  const variant = sound(importVariants(MAP, 'sounds', none)[0]!);
  expect(playVariant(compileBoard(variant), IS_FULL ? 2 : 1, IS_FULL ? 12 : 4).ordersVoid).toBe(0);
  const at = layoutOf(variant);
  expect(at['nor']![0]![1]).toBeLessThan(at['sou']![0]![1]);
});

// A drawing from borders takes ten seconds; npm test has one in tried.test.ts.
it.runIf(IS_FULL)('what it makes is drawn from its borders, with each of its rules', async () => {
  const variant = sound(importVariants(MAP, 'sounds', none)[0]!);
  const mail = {
    from: 'ann@example.org',
    text: 'TRY VARIANT',
    attachments: [{ filename: 'sounds.map', content: MAP }],
  };
  const tried = await examineMail(await new MailComposer(mail).compile().build(), 'secret');
  expect(tried.variant?.id).toBe('sounds-secret');
  expect(tried.lost.join('\n')).toMatch(/Line \d+, not carried over: FLOW SPRING/);
  expect(tried.picture).toMatch(/^iVBORw0KGgo/);
  expect(Object.keys(tried.files)).toEqual(['variant.json', 'README.md', 'sketch.json', 'geography.json']);
  // Without any one of its rules the picture is another.
  const geography = JSON.parse(tried.files['geography.json']!);
  const drawn = (each: Variant) => drawMap(mapViewOf(each, startingPosition(compileBoard(each))), geography);
  const whole = drawn(variant);
  const { rules, victory } = variant;
  const without = [
    ...Object.keys(rules).map((rule) => ({ ...variant, rules: { ...rules, [rule]: undefined } })),
    { ...variant, victory: { ...victory, centers: victory.centers - 1 } },
    { ...variant, waterways: [{ name: 'Inland waters', provinces: ['ard'] }] },
  ];
  expect(without.length).toBeGreaterThan(2);
  expect(without.filter((each) => drawn(each) === whole)).toEqual([]);
});

const REAL = process.env['CHANCERY_SOURCES'];
describeWith('sources', REAL !== undefined, 'variants that others made', () => {
  const files = REAL === undefined ? [] : readdirSync(REAL, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => /\.map$|variants\.xml$/i.test(file));
  const won = new Set<string>();

  it.each(maps)('%s is played by bots', { timeout: 600_000 }, (file) => {
    const open = (name: string) => {
      const wanted = [name, `${name}.map`].map((each) => join(dirname(file), each).toLowerCase());
      const found = files.find((each) => wanted.includes(each.toLowerCase()));
      return found === undefined ? null : readFileSync(join(REAL!, found), 'utf8');
    };
    const text = readFileSync(join(REAL!, file), 'utf8');
    for (const { variant } of importVariants(text, basename(file, extname(file)), open)) {
      if (variant === null) continue;
      const played = playVariant(compileBoard(variant), 1, 20);
      expect(played.ordersVoid).toBe(0);
      if (played.won === 1) won.add(variant.id);
    }
  });

  it('15 of them or more are won', () => expect(won.size).toBeGreaterThanOrEqual(15));
});

it.each(['', 'nothing of that kind', '<VARIANTS><VARIANT name="x"/></VARIANTS>', 'COAST A ABUTS B'])(
  'what is no map is refused with reasons: %j',
  (text) => {
    for (const { variant, faults } of importVariants(text, 'x', none)) {
      expect(variant).toBeNull();
      expect(faults.length).toBeGreaterThan(0);
    }
  },
);

it('34 powers have colors that are told apart', () => {
  const fills = distinctColors(34).map(({ fill }) => labOf(linearOf(fill)));
  const gaps = fills.flatMap((a, n) =>
    fills.slice(n + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0.03);
});
