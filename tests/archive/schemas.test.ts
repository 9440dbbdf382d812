/**
 * The published schemas, read by another program's implementation of JSON Schema (zod's): it accepts what we accept and
 * refuses what we refuse, whatever is changed in a document.
 */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkSchema } from '../../engine/archive/json-schema.ts';
import { ARCHIVE_SCHEMA } from '../../engine/archive/schema.ts';
import { createRandom } from '../random.ts';
import { GAMES, realGame } from './games.ts';

/** What is put in the place of a value. */
const STRANGE: readonly unknown[] = [null, 0, -1, 1.5, '', 'X', 'A par', true, [], {}, [null], { x: 1 }];

type Json = Record<string, unknown> | unknown[];

/** All places of a document, as the object or list and the key in it. */
function places(value: unknown, found: (readonly [Json, string])[] = []): (readonly [Json, string])[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value)) {
    found.push([value as Json, key]);
    places(item, found);
  }
  return found;
}

describe('docs/archive.schema.json', () => {
  const { phases, ...rest } = realGame(GAMES[0]!);
  const document = { ...rest, phases: phases.slice(0, 6) };
  const theirs = z.fromJSONSchema(ARCHIVE_SCHEMA as Parameters<typeof z.fromJSONSchema>[0]);
  const ours = (value: unknown) => checkSchema(ARCHIVE_SCHEMA, value).length === 0;

  test('an archive is what it says', () => {
    expect([ours(document), theirs.safeParse(document).success]).toEqual([true, true]);
  });

  test('120 changes, each refused or accepted by both', () => {
    const random = createRandom(18);
    const results = { accepted: 0, refused: 0 };
    const differing: string[] = [];
    for (let n = 0; n < 120; n++) {
      const copy: unknown = structuredClone(document);
      const all = places(copy);
      const [within, key] = all[random.below(all.length)]!;
      const put = STRANGE[random.below(STRANGE.length + 2)];
      if (put === undefined && !Array.isArray(within)) delete within[key];
      else (within as Record<string, unknown>)[key] = put ?? null;
      const accepts = ours(copy);
      results[accepts ? 'accepted' : 'refused']++;
      if (theirs.safeParse(copy).success !== accepts) differing.push(`${key} = ${JSON.stringify(put)}`);
    }
    expect(differing).toEqual([]);
    expect(results.accepted).toBeGreaterThan(2);
    expect(results.refused).toBeGreaterThan(40);
  });
});
