import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type GameName, gameName } from '../../engine/vocabulary.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Engine } from './engines.ts';

/**
 * Has an engine open while the tests of a `describe` run. They share one table, so each is given, before it begins, a name that no
 * other has: `prefix` and a number.
 */
export function whileOpen({ open }: Engine, prefix: string, use: (table: DynamoTable, fresh: GameName) => void): void {
  let opened: Awaited<ReturnType<Engine['open']>>;
  let serial = 0;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => {
    serial += 1;
    use(opened.table, gameName(`${prefix}${serial}`));
  });
  afterAll(() => opened.close());
}
