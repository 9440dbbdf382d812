/** Whoever keeps a head of the chain, and has no key: which of the things that an archive tells beside its phases can be forged? */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { isSound, verifyArchive } from '../../engine/archive/verify.ts';
import { chainCommit } from '../../engine/game/chain.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { personId } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { judgedGame, keeper, personOf, verifier } from './games.ts';

/** A game in which settings, GMs and players have changed. */
function changedGame(): readonly Commit[] {
  const began = judgedGame('d1155', 2);
  const sealed = { salt: 's', value: { passwordHash: null } };
  const events: readonly GameEvent[] = [
    { type: 'settings-changed', by: personId('master1'), changes: { comment: 'For friends.' } },
    { type: 'master-joined', person: personId('master2'), by: personId('master1') },
    { type: 'powers-abandoned', powers: ['ITALY'] },
    { type: 'seat-taken', powers: ['ITALY'], person: personId('later1'), returned: false, clock: null, sealed },
    { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } },
  ];
  const commits = [...began];
  for (const event of events) {
    const last = commits.at(-1)!;
    const next = { game: last.game, n: last.n + 1, at: last.at + 60_000, events: [event], salt: `salt ${last.n}` };
    commits.push(chainCommit(next, last.hash, sha256));
  }
  return commits;
}

const commits = changedGame();
const honest = archiveOfCommits(commits, keeper);
const head = commits.at(-1)!.hash;

function isFound(forged: Partial<ArchiveDocument>): string | null {
  const text = formatArchive(sealArchive({ ...honest, ...forged }, sha256));
  const checked = verifyArchive(text, { ...verifier, anchors: [head] });
  if (isSound(checked)) return null;
  const { check, detail } = checked.checks.find(({ result }) => result === 'wrong')!;
  return `${check} ${typeof detail === 'object' && 'field' in detail ? detail.field : ''}`;
}

const withPower = (power: string, change: Partial<ArchiveDocument['powers'][number]>) => ({
  powers: honest.powers.map((each) => (each.power === power ? { ...each, ...change } : each)),
});
const italy = honest.powers.find(({ power }) => power === 'ITALY')!;

describe('an archive of a finished game, against a head that somebody keeps', () => {
  it('is sound as it is, and tells who came later', () => {
    expect(isFound({})).toBe(null);
    expect(italy.players.map(({ player }) => player)).toEqual([personOf('ITALY'), 'later1']);
    expect(honest.masters).toEqual(['master1', 'master2']);
  });

  it.each<readonly [string, Partial<ArchiveDocument>]>([
    ['who sat where', withPower('FRANCE', { players: honest.powers[0]!.players })],
    ['that somebody came later', withPower('ITALY', { players: italy.players.slice(0, 1) })],
    [
      'from when on',
      withPower('ITALY', { players: [italy.players[0]!, { ...italy.players[1]!, from: 'S1901M' as never }] }),
    ],
    ['how a power stood', withPower('ITALY', { status: 'civil-disorder' })],
    ['who ran it', { masters: [personId('master1')] }],
    ['a setting that was changed', { settings: { ...honest.settings!, comment: '' } }],
    ['a setting of the beginning', { settings: { ...honest.settings!, anonymous: true } }],
    ['when it began', { created: '2001-01-01T00:00:00.000Z' }],
    ['when it ended', { ended: '2026-12-24T00:00:00.000Z' }],
    ['how it ended', { outcome: { kind: 'drawn', powers: ['ITALY', 'TURKEY'] } }],
    ['that it ended', { status: 'active', ended: null }],
    ['a ruling', { rules: { ...honest.rules, rulings: { ...honest.rules.rulings, convoyParadox: 'all-hold' } } }],
    ['the rulebook', { rules: { ...honest.rules, rulebook: '1971' } }],
    ['what the variant is called', { variant: { ...honest.variant, name: 'Diplomacy for two' } }],
    ['where it was taken from', { source: 'A friend told me.' }],
    ['settings of another judge', { parameters: { Press: 'None.' } }],
  ])('%s cannot be forged', (_, forged) => {
    expect(isFound(forged)).not.toBe(null);
  });

  it.each<readonly [string, Partial<ArchiveDocument>]>([
    ['the judge', { judge: { code: 'OTHER', site: 'https://elsewhere.example.org' } }],
    ['the names of people', { players: { ...honest.players, [personOf('FRANCE')]: { name: 'Somebody Else' } } }],
    ['where maps are', { phases: honest.phases.map((each) => ({ ...each, map: null })) }],
  ])('%s: only the signature speaks for it', (_, forged) => {
    expect(isFound(forged)).toBe(null);
    const page = readFileSync(new URL('../../docs/archive.md', import.meta.url), 'utf8');
    expect(page).toMatch(
      /does not prove \*\*the names of people\*\*.*, \*\*the judge's\*\* .*, or \*\*addresses of maps\*\*/,
    );
    expect(verifyArchive(formatArchive(sealArchive(honest, sha256)), verifier).checks).toContainEqual(
      expect.objectContaining({ check: 'chain', detail: expect.objectContaining({ code: 'archive/chain-sound' }) }),
    );
  });
});
