/** Diaries (judge-language B): closed until the game is over, then in the archive, each vouched for by its commit. */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { type Power, personId } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { confirmed } from '../deadlines/games.ts';
import { playedGame, write } from '../handling/rig.ts';
import { told } from '../told.ts';
import { judgedGame, keeper, personOf, verifier, withMore } from './games.ts';

const KEPT = 'WHATFRANCETHOUGHT';
const DELETED = 'WHATFRANCETOOKBACK';
const CLOSED = 'WHATSTAYSCLOSED';
const END: GameEvent = { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } };

function written(entry: number, body: string, opens = true, power: Power = 'FRANCE'): GameEvent {
  return {
    type: 'diary-written',
    by: personOf(power),
    as: power,
    sealed: { salt: `s${entry}`, value: { entry, body, opens } },
  };
}

const DELETE: GameEvent = { type: 'diary-deleted', by: personOf('FRANCE'), sealed: { salt: 's', value: { entry: 2 } } };

/** A game of two phases to which these commits are added. */
function game(
  settings: { readonly openDiaries?: boolean },
  ...more: readonly (readonly GameEvent[])[]
): readonly Commit[] {
  return withMore(judgedGame('d1155', 2, settings), ...more);
}

function archived(commits: readonly Commit[]): ArchiveDocument {
  return sealArchive(archiveOfCommits(commits, keeper), sha256);
}

function faults(document: ArchiveDocument): readonly string[] {
  const { checks } = verifyArchive(formatArchive(document), verifier);
  return checks.filter(({ result }) => result === 'wrong').map(({ detail }) => told(detail));
}

const ENTRIES = [
  [written(1, KEPT), written(2, DELETED)],
  [DELETE, written(1, 'The sea is ours.', true, 'ENGLAND'), written(3, KEPT)],
  [written(4, CLOSED, false)],
] as const;

describe('diaries in the archive', () => {
  it('are not told of while the game goes on, and nothing of them is', () => {
    const resumed: GameEvent = { type: 'game-ended', outcome: { kind: 'terminated' } };
    const during = archived(game({}, ...ENTRIES));
    expect(during.diaries).toBeUndefined();
    const again = archived(game({}, ...ENTRIES, [resumed], [{ ...RESUMED }]));
    for (const document of [during, again]) {
      const text = formatArchive(document);
      for (const secret of [KEPT, DELETED, CLOSED, 'The sea is ours.']) expect(text).not.toContain(secret);
      expect(faults(document)).toEqual([]);
    }
  });

  it('are told when the game is over, each with its writer, and vouched for', () => {
    const document = archived(game({}, ...ENTRIES, [END]));
    expect(document.diaries?.map(({ by, entry, body }) => [by, entry, body])).toEqual([
      ['FRANCE', 1, KEPT],
      ['ENGLAND', 1, 'The sea is ours.'],
      ['FRANCE', 3, KEPT],
    ]);
    expect(faults(document)).toEqual([]);
    for (const secret of [DELETED, CLOSED]) expect(formatArchive(document)).not.toContain(secret);
  });

  it('stay closed where the settings say so', () => {
    const document = archived(game({ openDiaries: false }, ...ENTRIES, [END]));
    expect(document.diaries).toBeUndefined();
    expect(faults(document)).toEqual([]);
    expect(formatArchive(document)).not.toContain(KEPT);
  });
});

const RESUMED: GameEvent = {
  type: 'game-resumed',
  by: personId('master1'),
  clock: { began: 0, earliest: 0, deadline: 4_000_000_000_000, graceEnd: 4_000_000_000_000 },
};

describe('press in the archive', () => {
  it('the same words to some and twice to all by one mail are each told once, and vouched for', () => {
    const press = (to: 'all' | readonly Power[]): GameEvent => ({
      type: 'press-sent',
      by: personOf('FRANCE'),
      sealed: { salt: `to ${to}`, value: { from: 'FRANCE', colour: 'white', to, shown: to, body: 'Peace!' } },
    });
    const document = archived(game({}, [press(['ITALY']), press('all'), press('all')], [END]));
    expect(document.press.filter(({ body }) => body === 'Peace!')).toHaveLength(2);
    expect(faults(document)).toEqual([]);
  });
});

describe('diaries on the pages of a game', () => {
  it('stand there when the game is over, as words, and not before', async () => {
    const judge = await playedGame('memory', 'written');
    await write(judge, 'cy', 'diary\nNobody <b>knows</b>.\nend');
    await write(judge, 'mara', 'process S1901M');
    await write(judge, 'cy', 'diary\nNobody ever knew.\nend');
    const pages = () =>
      new Map(
        [...judge.files]
          .filter(([key]) => key.startsWith('games/marne/'))
          .map(([key, bytes]) => [key, Buffer.from(bytes).toString('utf8')]),
      );
    expect([...pages()].filter(([, text]) => text.includes('Nobody')).map(([key]) => key)).toEqual([]);
    await confirmed(judge, 'mara', 'terminate');
    const after = pages();
    expect(after.get('games/marne/S1901M/index.html')).toContain('Nobody &lt;b&gt;knows&lt;/b&gt;.');
    expect(after.get('games/marne/index.html')).toContain('Nobody ever knew.');
    expect(after.get('games/marne/archive.json')).toContain('Nobody ever knew.');
    const whole = after.get('games/marne/game.html') ?? '';
    expect(whole).toContain('Nobody &lt;b&gt;knows&lt;/b&gt;.');
    expect(whole).toContain('Nobody ever knew.');
  });
});
