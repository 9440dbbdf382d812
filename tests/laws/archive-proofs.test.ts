/**
 * The archive's schema is a proof table: each part of a document is chained, replayed or signed only. Every part of a finished game is
 * altered, the document sealed again by whoever has no key, and verified against a head that somebody has kept.
 */
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import type { JsonSchema, ProofKind } from '../../engine/archive/json-schema.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { ARCHIVE_SCHEMA } from '../../engine/archive/schema.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { hasFault } from '../../engine/archive/verify.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { personId } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { judgedGame, keeper, personOf, verifier, withMore } from '../archive/games.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

/** A finished game with messages of all kinds, diaries, another GM and another player. */
function wholeGame(): readonly Commit[] {
  const sealed = { salt: 's', value: { passwordHash: null } };
  const wrote = (entry: number, body: string): GameEvent => ({
    type: 'diary-written',
    by: personOf('FRANCE'),
    as: 'FRANCE',
    sealed: { salt: `diary ${entry}`, value: { entry, body, opens: true } },
  });
  const events: readonly GameEvent[] = [
    { type: 'settings-changed', by: personId('master1'), changes: { comment: 'For friends.' } },
    wrote(1, 'Promised Burgundy to nobody.'),
    { type: 'master-joined', person: personId('master2'), by: personId('master1') },
    { type: 'powers-abandoned', powers: ['ITALY'] },
    { type: 'seat-taken', powers: ['ITALY'], person: personId('later1'), returned: false, clock: null, sealed },
    wrote(2, 'Italy has another head.'),
    { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } },
  ];
  return withMore(judgedGame('d1155', 3, { openDiaries: true }), ...events.map((event) => [event]));
}

const commits = wholeGame();
const honest = archiveOfCommits(commits, keeper);
const anchored = { ...verifier, anchors: [commits.at(-1)!.hash] };

type Path = readonly (string | number)[];

/** Every place in the document but in its own digest and signature, which whoever seals it anew makes anew. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) yield* pathsIn((value as Record<string | number, unknown>)[key], [...path, key]);
}

/** The kind of a place: `phases.*.resolution.orders.*.result`. */
function kindOf(path: Path): string {
  const inChain = path[0] === 'chain' && path[3] === 'content' ? path.slice(0, 4) : path;
  return inChain
    .map((key) => (typeof key === 'number' || /^[A-Z]{3,}$|^person|^master\d|^later/.test(key) ? '*' : key))
    .join('.');
}

/** What the schema says of a place. */
function proofOf(path: Path): ProofKind {
  let schema: JsonSchema | undefined = ARCHIVE_SCHEMA;
  let proof = ARCHIVE_SCHEMA.proof!;
  for (const key of path) {
    const parts: readonly JsonSchema[] = schema?.anyOf ?? [schema ?? {}];
    const within: readonly JsonSchema[] = parts.flatMap((part) => {
      const extra = part.additionalProperties === false ? undefined : part.additionalProperties;
      return (typeof key === 'number' ? part.items : (part.properties?.[key] ?? extra)) ?? [];
    });
    schema = within[0];
    proof = schema?.proof ?? proof;
  }
  return proof;
}

const FLIPS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^[A-Z]\d{4}[MRA]$/, (text) => (text === 'F1901M' ? 'S1902M' : 'F1901M')],
  [/^\d{4}-\d\d-\d\dT/, (text) => new Date(Date.parse(text) + 60_000).toISOString()],
  [/^[0-9a-f]{64}$/, (text) => (text.startsWith('0') ? '1' : '0') + text.slice(1)],
  [/^[A-Z]{5,}$/, (text) => (text === 'RUSSIA' ? 'TURKEY' : 'RUSSIA')],
  [/^(?:person-|master|later)/, (text) => (text === 'later1' ? 'master1' : 'later1')],
  [/^(?:active|finished)$/, () => 'active'],
  [/^(?:succeeds|fails)$/, (text) => (text === 'fails' ? 'succeeds' : 'fails')],
  [/^drawn$/, () => 'conceded'],
  [/^(?:playing|abandoned)$/, () => 'dummy'],
  [/^([AF]) [a-z]{3}/, (text) => `${text.startsWith('A') ? 'F' : 'A'}${text.slice(1)}`],
  [/^[a-z]{3}$/, (text) => (text === 'par' ? 'bur' : 'par')],
];

/** Something else of the same kind, where there is any. */
function altered(value: unknown): unknown {
  if (typeof value === 'string') {
    const flip = FLIPS.find(([pattern]) => pattern.test(value));
    return flip === undefined ? `${value}x` : flip[1](value);
  }
  if (typeof value === 'number') return value === 1 ? 2 : value - 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'S1901M';
  if (Array.isArray(value)) return value.length === 0 ? ['par'] : value.slice(1);
  const entries = Object.entries(value as object);
  return entries.length === 0 ? { FRANCE: [] } : Object.fromEntries(entries.slice(1));
}

function withAltered(path: Path): ArchiveDocument {
  const copy = structuredClone(honest) as unknown as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  at[last] = altered(at[last]);
  return sealArchive(copy as unknown as ArchiveDocument, sha256);
}

function valueAt(path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], honest);
}

/** Of each kind of place some, of different parts of the document. */
const EACH = IS_FULL ? 40 : 2;
const random = createRandom(32);
const byKind = new Map<string, Path[]>();
for (const path of pathsIn({ ...honest, sources: [], parameters: {} }))
  byKind.set(kindOf(path), [...(byKind.get(kindOf(path)) ?? []), path]);
const kinds = [...byKind].filter(([kind]) => honest[kind.split('.')[0] as keyof typeof honest] !== undefined);

describe('an archive of a finished game', () => {
  it('is sound, and has what can be altered', () => {
    expect(hasFault(formatArchive(sealArchive(honest, sha256)), anchored)).toBe(false);
    expect(honest.press.length).toBeGreaterThan(5);
    expect(honest.diaries?.length).toBe(2);
    expect(kinds.length).toBeGreaterThan(100);
  });

  it.each(kinds.map(([kind, paths]) => ({ kind, paths, proof: proofOf(paths[0]!) })))(
    '$kind is $proof',
    ({ kind, paths, proof }) => {
      // What may be left out for good reasons: a ruling that is newer, a person who has been forgotten.
      const isPartial = proof === 'signed only' || kind === 'rules.rulings';
      if (isPartial && typeof valueAt(paths[0]!) === 'object') return;
      for (const path of random.shuffle(paths).slice(0, EACH)) {
        const found = hasFault(formatArchive(withAltered(path)), anchored);
        expect([path.join('.'), found]).toEqual([path.join('.'), proof !== 'signed only']);
      }
    },
  );

  it('holds nobody and nothing that its chain does not know', () => {
    const added: readonly Partial<ArchiveDocument>[] = [
      { source: 'A friend.' },
      { sources: [{ name: 'a', digest: '0'.repeat(64) }] },
      { parameters: { Press: 'None.' } },
      { players: { ...honest.players, [personId('stranger')]: { name: 'Somebody' } } },
      { press: [...honest.press, honest.press[0]!] },
      { powers: [...honest.powers, { power: 'BURGUNDY' as never, status: 'dummy', players: [] }] },
      { position: honest.phases[0]!.position },
      {
        phases: honest.phases.map((each, p) => (p === 1 ? { ...each, told: { notes: [], disagreements: [] } } : each)),
      },
      { chain: null },
    ];
    for (const each of added)
      expect([
        Object.keys(each)[0],
        hasFault(formatArchive(sealArchive({ ...honest, ...each }, sha256)), anchored),
      ]).toEqual([Object.keys(each)[0], true]);
  });
});
