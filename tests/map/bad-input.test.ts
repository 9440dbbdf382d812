import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position, Resolution } from '../../engine/board/position.ts';
import type { Variant } from '../../engine/board/variant.ts';
import type { ByPower, UnitText } from '../../engine/vocabulary.ts';
import { renderPng } from '../../lambdas/adapters/publish/png.ts';
import { altText } from '../../templates/map/describe.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { boardOf, readVariant } from '../boards.ts';
import { runCommand } from '../command.ts';
import { busyPhase } from '../self-played.ts';
import { IS_FULL } from '../some-of.ts';
import { geographyOf, openingOf } from './maps.ts';
import { textsOf } from './written.ts';

const standard = readVariant('standard');
const geography = geographyOf('standard');

/** A drawing that a strict reader of XML and SVG takes, with every number a number. */
async function expectSane(svg: string): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const png = await renderPng(svg, 200);
  expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
}

describe('a position that does not fit its map is no picture: nothing of it may be left out', () => {
  const { units, centers } = openingOf('standard');
  it.each<[what: string, change: Partial<Position>, told: string]>([
    ['a power', { units: { ...units, 'NO SUCH POWER': ['A ber'] } }, 'NO SUCH POWER'],
    ['a power that owns only', { centers: { ...centers, 'NO SUCH POWER': ['bel'] } }, 'NO SUCH POWER'],
    ['a province', { units: { FRANCE: ['A atlantis'] } }, 'A atlantis'],
    ['a center', { centers: { FRANCE: ['atlantis'] } }, 'atlantis'],
    ['what is no unit', { units: { FRANCE: ['x' as UnitText] } }, 'x'],
    ['another variant', openingOf('octarine'), 'AGATEAN EMPIRE'],
  ])('%s', (_, change, told) => {
    const position = { ...openingOf('standard'), ...change };
    expect(() => mapViewOf(standard, position)).toThrow(`The map of standard does not have ${told}.`);
  });
});

describe('a power with 40 units', () => {
  it('is drawn with each of them, and its count fits the legend', async () => {
    const places = standard.provinces.filter(({ type }) => type !== 'sea' && type !== 'impassable').slice(0, 40);
    expect(places).toHaveLength(40);
    const units: ByPower<readonly UnitText[]> = { RUSSIA: places.map(({ id }): UnitText => `A ${id}`) };
    const svg = drawMap(mapViewOf(standard, { ...openingOf('standard'), units }), geography);
    await expectSane(svg);
    expect(svg.split('id="m-unit-russia-').length - 1).toBe(40);
    expect(svg).toContain('40 units');
  });

  it('all in one province does not break the drawing', async () => {
    const units: ByPower<readonly UnitText[]> = { RUSSIA: Array.from({ length: 40 }, () => 'A mos') };
    await expectSane(drawMap(mapViewOf(standard, { ...openingOf('standard'), units }), geography));
  });
});

describe('names of 60 letters', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenversicherung'.slice(0, 60);
  const variant: Variant = {
    ...standard,
    name: long,
    powers: standard.powers.map((power) => ({ ...power, display: long })),
  };

  it('are made smaller or cut short, so that no text leaves the picture', async () => {
    const svg = drawMap(mapViewOf(variant, openingOf('standard'), null, { game: long }), geography);
    await expectSane(svg);
    const over = textsOf(svg).filter(({ left, right }) => left < 0 || right > 1600);
    expect(over).toEqual([]);
    expect(svg).toContain('…');
    expect(svg).toContain(long);
  });

  it('of other scripts likewise', { tags: ['long'] }, async () => {
    for (const letter of ['Щ', '国', 'Ω', '😀', 'ﷺ']) {
      const view = mapViewOf(standard, openingOf('standard'), null, { game: letter.repeat(60) });
      await expectSane(drawMap(view, geography));
    }
  });
});

describe('300 orders', () => {
  it('are drawn, one after the other', async () => {
    const { position, resolution } = busyPhase(boardOf('standard'), 'M');
    const orders = Array.from({ length: 10 }, () => resolution.orders).flat();
    const many: Resolution = { ...resolution, orders };
    expect(orders.length).toBeGreaterThanOrEqual(300);
    await expectSane(drawMap(mapViewOf(standard, position, many), geography));
  });
});

describe('text of players', () => {
  it('never reaches the drawing unescaped, whatever it is', { tags: ['long'] }, async () => {
    const hostile = `</title><script>alert("1")</script>&amp;<![CDATA[ ]]> 'x' \u0000\u202e\ud800`;
    await expectSane(drawMap(mapViewOf(standard, openingOf('standard'), null, { game: hostile }), geography));
    const wild = fc.oneof(
      fc.constant(hostile),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('</svg>', ']]>', '<!--', '"onload="x', "' x='", '&#x3C;script&#x3E;', '<?xml?>', '\u0000<a/>'),
    );
    const { position, resolution } = busyPhase(boardOf('standard'), 'M');
    const plain = drawMap(mapViewOf(standard, position, resolution, { game: 'G' }), geography);
    const tags = (svg: string) => svg.match(/<[^>]*/g)!.map((tag) => /^<\/?[\w?!-]*/.exec(tag)![0]);
    const expected = tags(plain).length;
    fc.assert(
      fc.property(wild, wild, (game, explanation) => {
        const orders = resolution.orders.map(({ outcome: _, ...order }) => ({
          ...order,
          explanation: `.${explanation}`,
        }));
        const view = mapViewOf(standard, position, { ...resolution, orders }, { game: `G${game}` });
        const svg = drawMap(view, geography);
        const found = tags(svg);
        // As many tags as without it; a heading that is too long may leave out the note beside it.
        expect(found.length === expected || found.length === expected - 2).toBe(true);
        expect(svg).not.toMatch(/<(script|a|!--|!\[|\?)|[\u0000\u202e]|\p{Surrogate}/u);
        expect(altText(view)).toContain('G');
      }),
      { seed: 1812, numRuns: IS_FULL ? 60 : 12 },
    );
  });
});

describe('chancery render', () => {
  const run = (args: readonly string[], input: unknown) =>
    runCommand(['render', ...args], typeof input === 'string' ? input : JSON.stringify(input));
  const position = { variant: 'standard', phase: 'S1901M', units: {}, centers: {} };

  it.each<[what: string, args: readonly string[], input: unknown, told: RegExp]>([
    ['an input that names no variant', [], {}, /^variant: the input names none; name one of standard, /],
    ['an unknown variant', ['--variant', 'nowhere'], position, /There is no variant 'nowhere'; there are standard, /],
    ['a position of another variant', ['--variant', 'octarine'], position, /the input is of 'standard'/],
    [
      'a unit that the map has no place for',
      ['--variant', 'standard'],
      { ...position, units: { FRANCE: ['A par', 'A atlantis'] } },
      /^units\.FRANCE\[1\]: 'A atlantis': no place 'atlantis' on this map\.\n$/,
    ],
    ['what is no JSON', ['--variant', 'standard'], '{', /The input is not JSON/],
    [
      'a file that cannot be written',
      ['--variant', 'standard', '-o', '/no/such/folder/map.svg'],
      position,
      /cannot be written/,
    ],
  ])('answers %s with a clear line and exit status 1, and writes nothing', async (_, args, input, told) => {
    const { status, stdout, stderr } = await run(args, input);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(told);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('takes the variant that the input names', async () => {
    const named = await run(['--text'], position);
    expect(named).toEqual(await run(['--text', '--variant', 'standard'], position));
    expect(named.status).toBe(0);
  });

  it('--text sets the position in plain text', async () => {
    const { status, stdout } = await run(['--variant', 'standard', '--text'], {
      ...position,
      units: { FRANCE: ['A par'] },
      centers: { FRANCE: ['par'] },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('France  1 center: Paris\n        1 unit: A Paris');
    expect(stdout).toContain('[Par]Af');
  });
});
