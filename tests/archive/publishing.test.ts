/** The archive as the publisher writes it, beside maps and pages. */

import { describe, expect, it } from 'vitest';
import { isSound, verifyArchive } from '../../engine/archive/verify.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { personId } from '../../engine/vocabulary.ts';
import type { MapRecipe } from '../../lambdas/adapters/publish/map-recipe.ts';
import { judgedGame, personOf, SECRETS, verifier, withMore } from './games.ts';
import { publishWhole, shelfPublisher, signer } from './shelf.ts';

/** A publisher of one game, on a shelf. */
function publishing(commits: readonly Commit[], drawn: readonly string[] = []) {
  const { shelf, writes, forgotten, publisher } = shelfPublisher({ drawn });
  publisher.keep(commits);
  const publish = async (upTo: number) => {
    await publishWhole(publisher, commits.slice(0, upTo));
  };
  return {
    publish,
    publisher,
    writes,
    forgotten,
    shelf,
    text: () => Buffer.from(shelf.get('games/marne/archive.json') ?? '').toString(),
  };
}

describe('the published archive', () => {
  const commits = judgedGame('d1155', 3);
  const resolved = commits.flatMap(({ n, events }) => (events[0]?.type === 'phase-resolved' ? [n] : []));

  it('is signed and sound after each phase, and grows with them', async () => {
    const { publish, text } = publishing(commits);
    const heads: string[] = [];
    for (const n of resolved) {
      await publish(n);
      const { document, ...rest } = verifyArchive(text(), { ...verifier, key: signer.publicKey });
      expect(rest.checks.filter(({ result }) => result === 'wrong')).toEqual([]);
      expect(document?.phases[0]?.map?.svg).toMatch(
        /^https:\/\/judge\.example\.org\/games\/marne\/maps\/S1901M-[a-z2-7]{16}\/orders\.svg$/,
      );
      heads.push(document?.chain?.head ?? '');
    }
    expect(heads).toEqual(resolved.map((n) => commits[n - 1]?.hash));
  });

  it('does not change while orders and press come in: nobody can see that somebody has mailed', async () => {
    const { publish, text, writes } = publishing(commits);
    await publish(resolved[0]!);
    const before = text();
    writes.length = 0;
    for (let n = resolved[0]! + 1; n < resolved[1]!; n++) await publish(n);
    expect(text()).toBe(before);
    expect(writes.filter((key) => key.endsWith('archive.json'))).toEqual([]);
  });

  it('loses a name when a person is forgotten, and stays sound with the same chain', async () => {
    const { publish, text, forgotten } = publishing(commits);
    await publish(resolved[2]!);
    const before = JSON.parse(text());
    expect(text()).toContain(`Name of ${personOf('ITALY')}`);
    forgotten.add(personOf('ITALY'));
    await publish(resolved[2]!);
    expect(text()).not.toContain(`Name of ${personOf('ITALY')}`);
    expect(JSON.parse(text()).chain).toEqual(before.chain);
    expect(isSound(verifyArchive(text(), verifier))).toBe(true);
  });

  it('names those who have left their seats, until they are forgotten', async () => {
    const vacated: GameEvent = { type: 'seats-vacated', powers: ['ITALY'], why: 'resigned', by: personOf('ITALY') };
    const all = withMore(commits, [vacated]);
    const { publish, text, forgotten } = publishing(all);
    await publish(all.length);
    const archived = JSON.parse(text());
    expect(archived.powers.find(({ power }: { power: string }) => power === 'ITALY').players).toEqual([
      { player: personOf('ITALY'), from: 'S1901M' },
    ]);
    expect(text()).toContain(`Name of ${personOf('ITALY')}`);
    forgotten.add(personOf('ITALY'));
    await publish(all.length);
    expect(text()).not.toContain(`Name of ${personOf('ITALY')}`);
    expect(isSound(verifyArchive(text(), verifier))).toBe(true);
  });

  it('shows the map of a board that the master has set up', async () => {
    const game = commits.reduce<Game | null>(evolve, null)!;
    const units = { ...game.position!.units, FRANCE: [] };
    const set: GameEvent = { type: 'position-set', by: personId('master1'), position: { ...game.position!, units } };
    const all = withMore(commits, [set]);
    const { publish, shelf } = publishing(all, ['marne']);
    await publish(all.length);
    const page = Buffer.from(shelf.get('games/marne/index.html')!).toString();
    const map = /\/games\/marne\/maps\/([^"/]+)\/board\.svg/.exec(page)?.[1] ?? '';
    // What that map is drawn from.
    const recipe = JSON.parse(Buffer.from(shelf.get(`phases/marne/maps/${map}.json`)!).toString()) as MapRecipe;
    expect(recipe.position.units['FRANCE']).toEqual([]);
    expect(recipe.position.units['ITALY']?.length).toBeGreaterThan(0);
  });

  it('is never without page, record or map of a phase, though whoever committed it has not published it yet', {
    tags: ['long'],
  }, async () => {
    for (const n of resolved.slice(0, 1)) {
      const [late, whole] = [publishing(commits, ['marne']), publishing(commits, ['marne'])];
      await late.publish(n - 1);
      await late.publisher.publishGame(commits.slice(0, n).reduce<Game | null>(evolve, null)!);
      await whole.publish(n);
      expect([...late.shelf.keys()].sort()).toEqual([...whole.shelf.keys()].sort());
      for (const [key, body] of whole.shelf) expect([key, late.shelf.get(key)]).toEqual([key, body]);
    }
  });

  it('holds no secret of any kind', async () => {
    const { publish, text } = publishing(commits);
    await publish(commits.length);
    for (const secret of [...Object.values(SECRETS), '@example.org']) expect(text()).not.toContain(secret);
  });
});
