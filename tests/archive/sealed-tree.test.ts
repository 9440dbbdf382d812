/** Digests of which a part can be opened: what an archive leaves out cannot be guessed, and the rest can be checked. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainCommit, commitContent, commitDigest } from '../../engine/game/chain.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { digestOfNode, openTree, type TreeOpening, treeDigest } from '../../engine/game/sealed-tree.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, leaf, fc.dictionary(fc.string(), tie('tree'))),
}));
const { opening } = fc.letrec<{ opening: TreeOpening }>((tie) => ({
  opening: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<TreeOpening>('open', 'closed', { at: '/here' }),
    fc.record({ parts: fc.dictionary(fc.string(), tie('opening')) }),
  ),
}));

describe('a tree of salted digests', () => {
  it('has the same digest however much of it is opened', () => {
    fc.assert(
      fc.property(tree, opening, (value, choice) => {
        const opened = openTree(value, 'salt', withoutPointers(choice), sha256);
        const read = JSON.parse(JSON.stringify(opened));
        expect(digestOfNode(read, () => undefined, sha256)).toBe(treeDigest(value, 'salt', sha256));
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('finds a value that the document around it holds', () => {
    const opened = openTree(
      { orders: ['A par H'], wait: true },
      'salt',
      { parts: { orders: { at: '/orders' } } },
      sha256,
    );
    const find = (pointer: string) => (pointer === '/orders' ? ['A par H'] : undefined);
    expect(digestOfNode(opened, find, sha256)).toBe(treeDigest({ wait: true, orders: ['A par H'] }, 'salt', sha256));
    expect(digestOfNode(opened, () => ['A par - bur'], sha256)).not.toBe(digestOfNode(opened, find, sha256));
  });

  it('changes with every value, every key and the salt', () => {
    const digests = [
      [{ a: 1 }, 's'],
      [{ a: 2 }, 's'],
      [{ b: 1 }, 's'],
      [{ a: 1 }, 't'],
      [{ a: { b: 1 } }, 's'],
      [{ a: { c: 1 } }, 's'],
      [{}, 's'],
      [{}, 't'],
      [[], 's'],
      [null, 's'],
    ].map(([value, salt]) => treeDigest(value, salt as string, sha256));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('does not let what is closed be guessed from what is open beside it', () => {
    const secret = (vote: string) => openTree({ vote, n: 1 }, 'salt', { parts: { n: 'open' } }, sha256);
    const { parts } = secret('yes') as { parts: Record<string, string | { salt: string }> };
    const known = (parts['n'] as { salt: string }).salt;
    const guesses = ['yes', 'no'].flatMap((vote) => ['', known].map((salt) => treeDigest(vote, salt, sha256)));
    expect(guesses).not.toContain(parts['vote']);
  });
});

describe('the chain of commits', () => {
  const event: GameEvent = { type: 'player-left', person: personId('p1') };
  const commit = (n: number, previous: string) =>
    chainCommit({ game: gameName('marne'), n, at: n * 1000, events: [event], salt: `salt${n}` }, previous, sha256);

  it('gives each commit the digest of the one before, of its number and of all it holds', () => {
    const first = commit(1, '');
    const second = commit(2, first.hash);
    expect(second.previous).toBe(first.hash);
    const content = treeDigest(commitContent(second), 'salt2', sha256);
    expect(commitDigest({ game: 'marne', n: 2, previous: first.hash, content }, sha256)).toBe(second.hash);
    expect(commit(2, 'other').hash).not.toBe(second.hash);
    expect(commit(3, first.hash).hash).not.toBe(second.hash);
  });
});

/** Pointers are tested by themselves: their values have to lie somewhere. */
function withoutPointers(opening: TreeOpening): TreeOpening {
  if (typeof opening === 'string') return opening;
  if ('at' in opening) return 'open';
  return {
    parts: Object.fromEntries(Object.entries(opening.parts).map(([key, each]) => [key, withoutPointers(each)])),
  };
}

it('the example of a receipt in the documents can be made again', () => {
  const text = readFileSync(new URL('../../docs/archive.md', import.meta.url), 'utf8');
  const [, salt, list] = /printf '%s\\n%s' '([a-z2-7]{26})' '(\[[^\]]+\])' \| sha256sum/.exec(text)!;
  expect(text).toContain(`brings the receipt \`${sha256(`${salt}\n${list}`)}\``);
  expect(text).toContain(`it prints \`${sha256(`${salt}\n${list!.replace('bur', 'pic')}`).slice(0, 16)}…\``);
});
