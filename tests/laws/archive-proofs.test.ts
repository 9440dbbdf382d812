/**
 * The archive's schema is a proof table: each part of a document is chained, replayed or signed only. Every part of a finished game is
 * altered, and every part that the schema knows and this game lacks is put into it; the document is sealed again by whoever has no key,
 * and verified against a head that somebody has kept.
 */
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { checkSchema, type JsonSchema, type ProofKind } from '../../engine/archive/json-schema.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { ARCHIVE_SCHEMA } from '../../engine/archive/schema.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { hasFault } from '../../engine/archive/verify.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { personId } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { judgedGame, keeper, personOf, verifier, withMore } from '../archive/games.ts';
import { createRandom } from '../random.ts';
import { IS_FULL, oneIn } from '../some-of.ts';

const OBSERVED = ['GERMANY', 'OBSERVERS'] as const;

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
    {
      type: 'press-sent',
      by: personOf('FRANCE'),
      sealed: {
        salt: 's',
        value: { from: 'FRANCE', colour: 'white', to: OBSERVED, shown: OBSERVED, body: 'Watch Italy.' },
      },
    },
    { type: 'press-muted', by: personId('master1'), power: 'TURKEY', until: 1_900_000_000_000 },
    {
      type: 'acted-for',
      by: personId('master1'),
      power: 'ITALY',
      sealed: { salt: 's', value: { lines: ['A ven H'] } },
    },
    { type: 'powers-abandoned', powers: ['ITALY'] },
    { type: 'seat-taken', powers: ['ITALY'], person: personId('later1'), returned: false, clock: null, sealed },
    wrote(2, 'Italy has another head.'),
    { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } },
  ];
  return withMore(judgedGame('d1155', 6, { openDiaries: true }), ...events.map((event) => [event]));
}

const commits = wholeGame();
const honest = sealArchive(archiveOfCommits(commits, keeper), sha256);
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

const formsOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? [schema];
const entryOf = ({ additionalProperties: extra }: JsonSchema) => (extra === false ? undefined : extra);

/** What the schema says of a place, by which of its own paths: `phases.*.position.units.*.*`. */
function inSchema(path: Path): { readonly schema: JsonSchema; readonly proof: ProofKind; readonly at: string } {
  let schema = ARCHIVE_SCHEMA;
  let proof = ARCHIVE_SCHEMA.proof!;
  const at: string[] = [];
  for (const key of path) {
    const own = formsOf(schema).flatMap(({ properties }) => properties?.[key] ?? [])[0];
    const within =
      own ?? formsOf(schema).flatMap((form) => (typeof key === 'number' ? form.items : entryOf(form)) ?? [])[0];
    if (within === undefined) break;
    at.push(own === undefined ? '*' : String(key));
    schema = within;
    proof = schema.proof ?? proof;
  }
  return { schema, proof, at: at.join('.') };
}

/** Every path of the schema. */
function* pathsOf(schema: JsonSchema, at = ''): Generator<string> {
  if (at !== '') yield at;
  const within = (key: string) => (at === '' ? key : `${at}.${key}`);
  for (const form of formsOf(schema)) {
    for (const [key, part] of Object.entries(form.properties ?? {})) yield* pathsOf(part, within(key));
    for (const part of [form.items, entryOf(form)]) if (part !== undefined) yield* pathsOf(part, within('*'));
  }
}

const TEXTS = ['S1901M', 'par', 'A par', 'FRANCE', '/name', 'a', honest.digest, honest.created!, 'AAAA'];

/** A value of which the schema finds no fault, with all of its parts. */
function exampleOf(schema: JsonSchema): unknown {
  const form = formsOf(schema).find(({ type }) => type !== 'null')!;
  if (form.enum !== undefined) return form.enum[0];
  if (form.type === 'string') return TEXTS.find((text) => checkSchema(form, text).length === 0);
  if (form.type === 'integer') return form.minimum ?? 1;
  if (form.type === 'boolean') return true;
  if (form.type === 'array') return [exampleOf(form.items!)];
  if (form.type !== 'object') return 'a';
  const parts = Object.entries(form.properties ?? {}).map(([key, part]) => [key, exampleOf(part)] as const);
  const entry = entryOf(form);
  const key = TEXTS.find((text) => checkSchema(form.propertyNames ?? {}, text).length === 0)!;
  return Object.fromEntries(entry === undefined ? parts : [...parts, [key, exampleOf(entry)]]);
}

/** The first place on the way to a path of the schema at which the document has less than that allows. */
function placeFor(path: string): string {
  let at: Path = [];
  for (const key of path.split('.')) {
    const value = valueAt(at);
    if (typeof value !== 'object' || value === null) break;
    const next = key === '*' ? (Object.keys(value)[0] ?? '') : key;
    at = [...at, Array.isArray(value) ? Number(next) : next];
  }
  return at.join('.');
}

/** Of games that were played elsewhere: `verify` asks of what a game of ours tells, and ours tells none of these. */
const ELSEWHERE = ['sources', 'tells', 'contradictions', 'parameters', 'phases.*.told'];
/** What this game has none of: it is over, its variant has no such rules, its results are not told in words. */
const NOT_HERE = [
  ...['position', 'phases.*.position.contested', 'phases.*.position.ruleState', 'phases.*.resolution.ruleState'],
  ...['phases.*.resolution.orders.*.explanation', 'phases.*.resolution.orders.*.toOwner', 'phases.*.resolution.winner'],
];

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

function withChanged(path: Path, change: (value: unknown) => unknown): ArchiveDocument {
  const copy = structuredClone(honest) as unknown as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  at[last] = change(at[last]);
  const changed = copy as unknown as ArchiveDocument;
  return path[0] === 'digest' ? changed : sealArchive(changed, sha256);
}

function valueAt(path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], honest);
}

/** Of each kind of place some, of different parts of the document. */
const EACH = IS_FULL ? 40 : 1;
const random = createRandom(32);
const byKind = new Map<string, Path[]>();
for (const path of pathsIn(honest)) byKind.set(kindOf(path), [...(byKind.get(kindOf(path)) ?? []), path]);
const kinds = [...byKind].filter(([kind]) => kind !== 'signature');
const held = new Set([...byKind.values()].flat().map((path) => inSchema(path).at));
const absent = [...new Set(pathsOf(ARCHIVE_SCHEMA))].filter((path) => !held.has(path));

describe('an archive of a finished game', () => {
  it('is sound, and has what can be altered', () => {
    expect(hasFault(formatArchive(sealArchive(honest, sha256)), anchored)).toBe(false);
    expect(honest.press.length).toBeGreaterThan(5);
    expect(honest.diaries?.length).toBe(2);
    expect(kinds.length).toBeGreaterThan(100);
  });

  it('holds every path of the schema, or it is listed which no game of ours holds, or not this one', () => {
    const listed = [...ELSEWHERE, ...NOT_HERE, 'signature'];
    const isListed = (path: string) => listed.some((each) => path === each || path.startsWith(`${each}.`));
    expect(absent.filter((path) => !isListed(path))).toEqual([]);
    // And no list outgrows what is absent.
    expect(listed.filter((each) => !absent.some((path) => path === each || path.startsWith(`${each}.`)))).toEqual([]);
  });

  it.each(oneIn(3, [...new Set(absent.filter((path) => !path.startsWith('signature')).map(placeFor))]))(
    'bears nothing that is put into it: %s',
    (place) => {
      const path = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const { schema, proof } = inSchema(path);
      const changed = withChanged(path, () => exampleOf(schema));
      expect(checkSchema(ARCHIVE_SCHEMA, changed)).toEqual([]);
      expect(hasFault(formatArchive(changed), anchored)).toBe(proof !== 'signed only');
    },
  );

  it.each(oneIn(3, kinds).map(([kind, paths]) => ({ kind, paths, proof: inSchema(paths[0]!).proof })))(
    '$kind is $proof',
    { tags: ['long'] },
    ({ kind, paths, proof }) => {
      // What may be left out for good reasons: a ruling that is newer, the list of acts as a whole, a person who has been forgotten.
      const isPartial = proof === 'signed only' || kind === 'rules.rulings' || kind === 'acts';
      if (isPartial && typeof valueAt(paths[0]!) === 'object') return;
      for (const path of random.shuffle(paths).slice(0, EACH)) {
        const found = hasFault(formatArchive(withChanged(path, altered)), anchored);
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
      ...[honest.acts!.slice(0, -1), honest.acts!.slice(1)].map((acts) => ({ acts })),
      { acts: [...honest.acts!, { ...honest.acts![0]!, act: { code: 'acts/looked', phase: 'S1901M' as never } }] },
      { acts: honest.acts!.map((each) => ({ ...each, by: personId('master2') })) },
      {
        acts: honest.acts!.map((each) =>
          each.act.code === 'acts/wrote-for' ? { ...each, act: { ...each.act, power: 'TURKEY' as never } } : each,
        ),
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
