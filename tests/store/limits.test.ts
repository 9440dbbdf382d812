/** Every engine does at DynamoDB's limits what DynamoDB does, or is listed with what it does instead. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { IS_FULL } from '../some-of.ts';
import { engines } from './engines.ts';
import { CORNERS } from './limits.ts';

/** Megabytes take seconds with each engine. */
const TRIED = CORNERS.map((corner, n) => ({ ...corner, n })).filter(({ what }) => IS_FULL || !what.includes('16 MB'));

describe.each(engines)('on $name', ({ kind, open }) => {
  let table: DynamoTable;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ table, close } = await open());
  });
  afterAll(() => close());

  test.each(TRIED)('$what', async ({ ask, answer, differs, n }) => {
    const pk = `CORNER#${n}`;
    const answered = await ask(table, pk).catch((error: unknown) => (error as Error).message);
    const expected = differs?.[kind] ?? answer;
    expect(JSON.parse(JSON.stringify(answered).replaceAll(pk, 'PK'))).toEqual(expected);
    // What does not differ any more is listed no longer.
    if (differs?.[kind] !== undefined) expect(expected).not.toEqual(answer);
  });
});
