import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { formatOrder, parseOrder } from '../../engine/orders/notation.ts';
import { VARIANT_SCHEMA } from '../../infra/tools/variants/variant-schema.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import type { Geography } from '../../templates/map/geometry/geography.ts';
import { IS_FULL } from '../some-of.ts';
import { filesOfTheGuide, told } from './example.ts';

const guide = readFileSync(new URL('../../docs/designing-variants.md', import.meta.url), 'utf8');

/** A reader's folder, in which the files of the guide are written exactly as it shows them. */
const reader = mkdtempSync(join(tmpdir(), 'chancery-guide-'));
for (const [name, text] of filesOfTheGuide()) {
  mkdirSync(dirname(join(reader, name)), { recursive: true });
  writeFileSync(join(reader, name), text);
}
afterAll(() => rmSync(reader, { recursive: true }));
const variants = join(reader, 'variants');

/** Runs a command line of the guide in the reader's folder. */
function run(line: string) {
  expect(guide).toContain(`\n${line}\n`);
  const [npx, command, ...args] = line.split(' ');
  expect([npx, command]).toEqual(['npx', 'chancery']);
  const script = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));
  const env = { ...process.env, CHANCERY_VARIANTS: variants };
  const done = spawnSync(process.execPath, [script, ...args], { cwd: reader, env, encoding: 'utf8' });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

describe('the guide for designers, followed to the letter', () => {
  it('has its reader write four files', () => {
    expect([...filesOfTheGuide().keys()]).toEqual([
      'variants/skerry/variant.json',
      'variants/skerry/README.md',
      'variants/skerry/sketch.json',
      'spring.json',
    ]);
  });

  it('makes a variant that the check finds sound', () => {
    expect(run('npx chancery variants skerry --check')).toEqual({
      status: 0,
      out: 'skerry: sound (13 provinces, 35 borders, 3 powers)\n',
      err: '',
    });
  });

  // Half a minute of a busy worker.
  it.runIf(IS_FULL)(
    'draws its map from her sketch, without a link or a closed border, and the check finds it sound',
    () => {
      expect(run('npx chancery maps sketch skerry')).toEqual({
        status: 0,
        out: 'variants/skerry/geography.json\n',
        err: '',
      });
      expect(run('npx chancery variants skerry --check').status).toBe(0);
      const { sheets } = JSON.parse(readFileSync(join(variants, 'skerry', 'geography.json'), 'utf8')) as Geography;
      const { provinces, markers, barriers } = sheets[0]!;
      expect([markers, barriers]).toEqual([[], []]);
      // Who lies further east, or south, on her paper does so on the map.
      const eastwards = ['cal', 'moo', 'bel', 'bra'].map((id) => provinces[id]!.unit[0]);
      expect(eastwards).toEqual([...eastwards].sort((a, b) => a - b));
      const southwards = ['fir', 'ash', 'cal', 'cor'].map((id) => provinces[id]!.unit[1]);
      expect(southwards).toEqual([...southwards].sort((a, b) => a - b));
    },
  );

  it('makes a board on which a fleet is on one coast of the Spit', () => {
    const { board } = loadVariant('skerry', variants)!;
    expect(board.provinces).toHaveLength(13);
    expect(board.locations).toHaveLength(15);
    const { fleet, army } = board.bordersIn('S');
    const touch = (kind: typeof fleet, a: string, b: string) =>
      kind.touches[board.locationNumber.get(a)! * board.locations.length + board.locationNumber.get(b)!] === 1;
    expect([touch(fleet, 'bra', 'spi/ec'), touch(fleet, 'bra', 'spi/wc'), touch(army, 'bra', 'spi')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('prints it with the rules in words', () => {
    const { status, out } = run('npx chancery variants skerry');
    expect(status).toBe(0);
    expect(out).toContain('- Whoever owns 5 of the 9 centers wins.\n');
    expect(out).toContain(
      'spi   The Spit* (coast) [spit]\n      A: bel bra cal cor\n      F ec: bra eas\n      F wc: cor wes\n',
    );
  });

  it('starts from the starting position, with orders in canonical syntax', () => {
    const spring = JSON.parse(filesOfTheGuide().get('spring.json')!) as Position & {
      readonly orders: Readonly<Record<string, readonly string[]>>;
    };
    const { variant } = loadVariant(spring.variant, variants)!;
    expect(spring.phase).toBe(variant.calendar.start);
    for (const { name, units, home } of variant.powers) {
      expect(spring.units[name]).toEqual(units);
      expect(spring.centers[name]).toEqual(home);
      const orders = spring.orders[name]!.map((line) => parseOrder(line, 'M'));
      expect(orders.map((order) => order && formatOrder(order))).toEqual(spring.orders[name]);
    }
  });

  it('has the judge resolve that season: Arden takes the Moor with help, Brae lands on the east coast of the Spit', () => {
    const { status, out, err } = run('npx chancery adjudicate spring.json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { orders, units, next } = JSON.parse(out) as Resolution;
    expect(orders.filter(({ result }) => result === 'fails').map(({ order, reasons }) => [order, reasons])).toEqual([
      ['A cal - moo', ['bounce']],
    ]);
    expect(units).toEqual({ ARDEN: ['F nor', 'A moo'], BRAE: ['A bel', 'F spi/ec'], CORRIE: ['A cal', 'F wes'] });
    expect(next).toBe('F1700M');
  });

  it('shows a fault as the check really tells it', () => {
    const [line] = told((draft) => {
      draft.adjacency.army[3] = ['ard', 'fur'];
    });
    expect(guide).toContain(`\nvariants/skerry/${line}\n`);
  });
});

describe('the reference of the guide', () => {
  const fields = (z.toJSONSchema(VARIANT_SCHEMA, { io: 'input' }) as Fields).properties!;

  it('has every field of the file', () => {
    expect(Object.keys(fields)).toHaveLength(27);
    for (const field of Object.keys(fields)) expect(guide).toMatch(new RegExp(`^\\| .*\`${field}[\`.[]`, 'm'));
  });

  it('has every part of victory', () => {
    for (const part of Object.keys(fields['victory']!.properties!))
      expect(guide).toMatch(new RegExp(`^\\| .*\`${part}\``, 'm'));
  });

  it('has every rule with all its parameters', () => {
    const rules = Object.entries(fields['rules']!.properties!);
    expect(rules).toHaveLength(14);
    const parameters = rules.flatMap(([rule, schema]) => {
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${rule}\` |`));
      expect(row, rule).toBeDefined();
      const named = parametersOf(schema);
      for (const parameter of named) expect(row, `${rule}: ${parameter}`).toContain(`\`${parameter}\``);
      return named;
    });
    expect(parameters).toHaveLength(30);
  });
});

/** The part of a JSON schema that names fields. */
interface Fields {
  readonly properties?: Readonly<Record<string, Fields>>;
  readonly items?: Fields;
}

/** Fields of an object, or of the objects of a list; powers in `{power: …}` are no fields. */
function parametersOf({ properties, items }: Fields): readonly string[] {
  return Object.keys(properties ?? items?.properties ?? {});
}
