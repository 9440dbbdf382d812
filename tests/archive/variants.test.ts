/** What a variant keeps secret is in no archive. How games of each are kept and come back: import/round-trips.test.ts. */

import { describe, expect, it } from 'vitest';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { resolveArchived } from '../../engine/archive/of-record.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { receiptOf } from '../../engine/game/chain.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { personId, rowsOf } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import { createRandom } from '../random.ts';
import { orderAll } from '../variants/random-orders.ts';
import { keeper, verifier, withMore } from './games.ts';

describe('points in secret (the rule influence)', () => {
  const { board, digest } = loadVariant('consolidation-1865')!;

  it('are in no archive: the orders that the neutral units carried out stand in their place, and no receipt can be opened', () => {
    const random = createRandom(8);
    const position = startingPosition(board);
    const orders = orderAll(board, position, random);
    const spent = Object.values(orders)
      .flat()
      .filter((order) => order.startsWith('IP '));
    expect(spent.length).toBeGreaterThan(1);
    const clock = { began: 0, earliest: 0, deadline: 1, graceEnd: 2 };
    const seats = Object.fromEntries(
      board.powers.map(({ name }) => [name, personId(`person-${name}`.replaceAll(' ', '-'))]),
    );
    const events: GameEvent[] = [
      { type: 'game-created', variant: board.variant.id, by: personId('master1'), settings: DEFAULT_SETTINGS },
      { type: 'game-started', seats, position, clock },
    ];
    const receipts: Record<string, { receipt: string; salt: string }> = {};
    for (const [power, list] of rowsOf(orders)) {
      const onFile = list.map((order) => ({ order, received: 0 }));
      const salt = sha256(`salt ${power}`);
      const receipt = receiptOf(salt, onFile, sha256);
      receipts[power] = { receipt, salt };
      events.push({ type: 'orders-filed', power, receipt, sealed: { salt, value: { onFile } } });
    }
    const resolution = resolveArchived(board, position, orders);
    const next = { position: nextPosition(board, position, resolution), clock };
    events.push({ type: 'phase-resolved', phase: position.phase, orders, resolution, receipts, next });
    const commits = withMore([], ...events.map((event) => [event]));
    const document = sealArchive(archiveOfCommits(commits, { ...keeper, board, variantDigest: digest }), sha256);
    const text = formatArchive(document);
    expect(verifyArchive(text, verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
    for (const order of spent) expect(text).not.toContain(order);
    for (const { salt } of Object.values(receipts)) expect(text).not.toContain(salt);
    const carried = resolution.orders.filter(({ power, reasons }) => !orders[power] && !reasons.includes('no-order'));
    for (const { power, order } of carried) expect(document.phases[0]?.orders[power]).toContain(order);
  });
});
