/** A game as one document: made, checked, changed, played again. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { archiveOfRecord, recordFromArchive, replayArchive } from '../../engine/archive/of-record.ts';
import { readArchive } from '../../engine/archive/read.ts';
import { formatArchive, sealArchive, signArchive } from '../../engine/archive/seal.ts';
import { hasFault, isSound, type Verification, verifyArchive } from '../../engine/archive/verify.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { resolvePhase } from '../../engine/game/resolve-phase.ts';
import { personId } from '../../engine/vocabulary.ts';
import { GAME_SCHEMA } from '../../infra/tools/archive/published-schemas.ts';
import { checkSignature, ed25519Signer } from '../../lambdas/adapters/archive-keys.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { standard } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';
import { told } from '../told.ts';
import { judgedGame, keeper, personOf, realGame, SECRETS, SOME_GAMES, verifier, withMore } from './games.ts';

const signer = ed25519Signer(Buffer.of(1));
const commits = judgedGame('d1155', 8);
/** Bytes. */
const BLOCK = 997;

function judged(settings = {}, phases = 8): ArchiveDocument {
  const made = Object.keys(settings).length === 0 && phases === 8 ? commits : judgedGame('d1155', phases, settings);
  return sealArchive(archiveOfCommits(made, keeper), sha256);
}

function faultsOf({ checks }: Verification): readonly string[] {
  return checks.filter(({ result }) => result === 'wrong').map(({ check, detail }) => `${check}: ${told(detail)}`);
}

describe('a real game as an archive', () => {
  it.each(SOME_GAMES)('%s is sound, and played again it is the same letter for letter', (name) => {
    const document = realGame(name);
    const text = formatArchive(document);
    const verification = verifyArchive(text, verifier);
    expect(faultsOf(verification)).toEqual([]);
    expect(formatArchive(sealArchive(replayArchive(document, standard), sha256))).toBe(text);
    const again = archiveOfRecord(recordFromArchive(document), {
      board: standard,
      variantDigest: document.variant.digest,
    });
    expect(formatArchive(sealArchive(again, sha256))).toBe(text);
  });
});

describe('the archive of a game that this judge runs', () => {
  it('is sound: chain, receipts, adjudication', () => {
    const document = judged();
    const verification = verifyArchive(formatArchive(document), verifier);
    expect(faultsOf(verification)).toEqual([]);
    const results = Object.fromEntries(verification.checks.map(({ check, result }) => [check, result]));
    expect(results).toEqual({
      format: 'sound',
      'canonical form': 'sound',
      digest: 'sound',
      signature: 'absent',
      chain: 'sound',
      receipts: 'sound',
      adjudication: 'sound',
      outcome: 'absent',
    });
    expect(document.phases).toHaveLength(8);
    expect(document.position?.phase).toBe(document.phases.at(-1)?.resolution.next);
    expect(document.chain?.head).toBe(commits.at(-1)?.hash);
  });

  it('is signed by its keeper; another key or another document is seen', async () => {
    const signed = await signArchive(judged(), signer);
    const text = formatArchive(signed);
    expect(faultsOf(verifyArchive(text, { ...verifier, key: signer.publicKey }))).toEqual([]);
    const other = ed25519Signer(Buffer.of(2)).publicKey;
    expect(faultsOf(verifyArchive(text, { ...verifier, key: other }))[0]).toMatch(
      /^signature: signed with another key/,
    );
    const changed = sealArchive({ ...signed, name: 'verdun' }, sha256);
    const forged = formatArchive({ ...changed, signature: signed.signature });
    expect(faultsOf(verifyArchive(forged, verifier))[0]).toMatch(/^signature: it is not that of this document/);
  });

  it('knows the heads that came with the results mails and the receipts that came with acknowledgements', () => {
    const document = judged();
    const text = formatArchive(document);
    const anchors = commits.filter(({ events }) => events[0]?.type === 'phase-resolved').map(({ hash }) => hash);
    const receipts = [document.phases[2]!.receipts['FRANCE']!.receipt];
    const { checks } = verifyArchive(text, { ...verifier, anchors, receipts });
    const anchored = checks.filter(({ check }) => check === 'anchor');
    expect(anchored.every(({ result }) => result === 'sound')).toBe(true);
    expect(anchored).toHaveLength(9);
    expect(told(anchored.at(-1)!.detail)).toMatch(/is for FRANCE, W1901A: build/);
    const strange = verifyArchive(text, { ...verifier, anchors: ['0'.repeat(64)], receipts: ['1'.repeat(64)] });
    expect(faultsOf(strange)).toHaveLength(2);
  });

  it('tells no secret: no mail, no draft, no partial press, no password, no preference', () => {
    const text = formatArchive(judged());
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    expect(text).not.toContain('@example.org');
    expect(text).toContain('To all in S1901M.');
    expect(text).toContain('Grey words to all.');
  });

  it('does not say who wrote grey press', () => {
    const document = judged();
    const grey = document.press.filter(({ body }) => body.startsWith('Grey'));
    expect(grey.map(({ from }) => from)).toEqual(Array(8).fill(null));
    const events = grey.map(({ commit }) => JSON.stringify(document.chain?.commits[(commit ?? 0) - 1]));
    expect(events.join('')).not.toMatch(/FRANCE|person-france/);
  });

  it('holds nothing of a phase before that is resolved', () => {
    const some = commits.slice(
      0,
      commits.findIndex(({ events }) => events[0]?.type === 'phase-resolved'),
    );
    const document = sealArchive(archiveOfCommits(some, keeper), sha256);
    expect(document.phases).toEqual([]);
    expect(document.press).toEqual([]);
    expect(document.chain?.commits).toHaveLength(9);
    expect(document.position?.phase).toBe('S1901M');
    expect(faultsOf(verifyArchive(formatArchive(document), verifier))).toEqual([]);
  });

  it('of an anonymous game says nobody: no name and no person, in nothing that is opened', () => {
    const text = formatArchive(judged({ anonymous: true, reveal: false }));
    for (const { name } of standard.powers) expect(text).not.toContain(personOf(name));
    expect(text).not.toContain('Name of person');
    expect(text).toContain('Name of master1');
    expect(isSound(verifyArchive(text, verifier))).toBe(true);
  });

  it('of an anonymous game says who played when it has ended, if the settings say so', () => {
    const ended = (settings: { anonymous: boolean; reveal: boolean }) => {
      const made = judgedGame('d1155', 2, settings, { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] });
      expect(made.at(-1)?.events.at(-1)?.type).toBe('game-ended');
      return formatArchive(sealArchive(archiveOfCommits(made, keeper), sha256));
    };
    expect(ended({ anonymous: true, reveal: true })).toContain(`Name of ${personOf('FRANCE')}`);
    expect(ended({ anonymous: true, reveal: false })).not.toContain(personOf('FRANCE'));
  });
});

describe('a game that a master has taken back', () => {
  const standing = (commits: readonly Commit[]) => commits.reduce<Game | null>(evolve, null)!;
  const context = { now: 0, board: standard, zones, digest: sha256, salt: () => 's', random: () => 0 };
  const clock = { began: 0, earliest: 0, deadline: 1, graceEnd: 2 };

  /** Two phases, then back to the second, which is resolved anew; `board`: on a board that the master has changed. */
  function takenBack(board: (position: Position) => Position) {
    const began = judgedGame('d1155', 2);
    const game = standing(began);
    const [first, second] = game.resolved;
    const position = game.last!.before;
    const rolled: GameEvent = {
      type: 'game-rolled',
      by: personId('master1'),
      direction: 'back',
      position,
      clock,
      resolved: [first!],
      undone: [second!],
      last: null,
    };
    const changed = board(position);
    const set: GameEvent = { type: 'position-set', by: personId('master1'), position: changed };
    const all = withMore(began, [rolled], ...(changed === position ? [] : [[set]]));
    return sealArchive(archiveOfCommits(withMore(all, resolvePhase(standing(all), context)), keeper), sha256);
  }

  it('shows the phases that count; what was undone stays in the chain', () => {
    const document = takenBack((position) => position);
    expect(faultsOf(verifyArchive(formatArchive(document), verifier))).toEqual([]);
    expect(document.phases.map(({ phase, asRecorded }) => [phase, asRecorded])).toEqual([
      ['S1901M', false],
      ['F1901M', false],
    ]);
    const told = JSON.stringify(document.chain);
    expect(told.match(/"phase-resolved"/g)).toHaveLength(3);
    expect(told).toContain('"game-rolled"');
    for (const secret of Object.values(SECRETS)) expect(told).not.toContain(secret);
  });

  it('is sound while a phase is played whose board the GM has set, and not where no commit says so', () => {
    const began = judgedGame('d1155', 2);
    const game = standing(began);
    const position = { ...game.position!, units: { ...game.position!.units, FRANCE: ['A par'] as const } };
    const forged = { ...sealArchive(archiveOfCommits(began, keeper), sha256), position };
    const all = withMore(began, [{ type: 'position-set', by: personId('master1'), position }]);
    const document = sealArchive(archiveOfCommits(all, keeper), sha256);
    expect(document.position?.units['FRANCE']).toEqual(['A par']);
    expect(faultsOf(verifyArchive(formatArchive(document), verifier))).toEqual([]);
    expect(faultsOf(verifyArchive(formatArchive(forged), verifier)).join()).toMatch(/position/);
  });

  it('says where the master has set the board', () => {
    const document = takenBack((position) => ({ ...position, units: { ...position.units, FRANCE: ['A par'] } }));
    const { checks } = verifyArchive(formatArchive(document), verifier);
    expect(checks.filter(({ result }) => result === 'wrong')).toEqual([]);
    expect(document.phases.map(({ phase, asRecorded }) => [phase, asRecorded])).toEqual([
      ['S1901M', false],
      ['F1901M', true],
    ]);
    expect(told(checks.find(({ check }) => check === 'adjudication')!.detail)).toMatch(
      /F1901M on the board of the record or of the master/,
    );
  });
});

describe('a change is seen and named', () => {
  const document = judged({}, 4);
  /** A change by somebody who knows the format: the digest is made anew. */
  const tampered = (change: (copy: ArchiveDocument) => ArchiveDocument): readonly string[] => {
    const copy: ArchiveDocument = JSON.parse(JSON.stringify(document));
    return faultsOf(verifyArchive(formatArchive(sealArchive(change(copy), sha256)), verifier));
  };
  const withPhase = (p: number, change: (phase: ArchiveDocument['phases'][number]) => object) =>
    tampered((copy) => ({
      ...copy,
      phases: copy.phases.map((phase, n) => (n === p ? { ...phase, ...change(phase) } : phase)),
    }));

  it('a changed order: chain, receipt and adjudication all tell', () => {
    const faults = withPhase(0, ({ orders }) => ({ orders: { ...orders, FRANCE: ['A par - pic'] } }));
    expect(faults).toHaveLength(3);
    expect(faults[0]).toMatch(/^chain: chain\.commits\[\d+\]: .*\/phases\/0\/orders/);
    expect(faults[1]).toBe(
      'receipts: phases[0].receipts.FRANCE: the orders of FRANCE in S1901M are not those that were acknowledged.',
    );
    expect(faults[2]).toMatch(/^adjudication: phases\[0\]\.resolution\.orders\[\d+\]: S1901M: /);
  });

  it('a changed board, a phase left out, press put into a mouth', () => {
    expect(withPhase(1, ({ position }) => ({ position: { ...position, units: {} } })).at(-1)).toMatch(
      /^adjudication: phases\[1\]\.position: F1901M: the units of [A-Z]+ are not those/,
    );
    expect(tampered((copy) => ({ ...copy, phases: copy.phases.filter((_, p) => p !== 1) })).at(-1)).toMatch(
      /^adjudication: phases\[1\]\.position: W1901A is played where F1901M comes next\./,
    );
    expect(
      tampered((copy) => ({ ...copy, press: copy.press.map((each) => ({ ...each, body: 'Never.' })) }))[0],
    ).toMatch(/^chain: /);
    const added = { at: document.created!, commit: 1, phase: null, from: 'FRANCE', to: 'all', body: 'Never.' } as const;
    expect(tampered((copy) => ({ ...copy, press: [...copy.press, added] }))).toEqual([
      `chain: press[${document.press.length}].body: no commit vouches for it.`,
    ]);
    expect(tampered((copy) => ({ ...copy, outcome: { kind: 'won', powers: ['TURKEY'] } }))).toEqual([
      'outcome: outcome: told as won by TURKEY, who had not won by the rules.',
    ]);
  });

  /** Each byte of a block is changed, one at a time; of most blocks only the first when not everything is run. */
  it('any changed byte, wherever it is', async () => {
    const bytes = Buffer.from(formatArchive(await signArchive(document, signer)), 'utf8');
    expect(hasFault(bytes.toString('utf8'), verifier)).toBe(false);
    const unseen: number[] = [];
    for (let block = 0; block < bytes.length; block += BLOCK) {
      for (let at = block; at < Math.min(block + (IS_FULL ? BLOCK : 1), bytes.length); at += 1) {
        const changed = Buffer.from(bytes);
        changed[at] = changed[at]! ^ (1 << (at % 7));
        if (!hasFault(changed.toString('utf8'), verifier)) unseen.push(at);
      }
    }
    expect(unseen).toEqual([]);
    expect(bytes.length).toBeGreaterThan(50 * BLOCK);
  });

  it('any other text of the key or of the signature, byte by byte', async () => {
    const { signature, digest } = await signArchive(document, signer);
    const signed = `chancery-game 1 ${digest}`;
    expect(checkSignature(signature!, signed)).toBe(true);
    for (const field of ['key', 'value'] as const) {
      const text = signature![field];
      for (let at = 0; at < text.length; at += 1) {
        for (const letter of 'AQgw0129+/=-_ z\n') {
          if (text[at] === letter) continue;
          const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
          expect(checkSignature({ ...signature!, [field]: changed }, signed), `${field} ${at} ${letter}`).toBe(false);
        }
      }
    }
  });
});

describe('what is no archive', () => {
  const text = formatArchive(realGame('d1155'));
  const faults = (input: string) => {
    const read = readArchive(input);
    return 'faults' in read ? read.faults.map((fault) => told(fault)).join('\n') : 'none';
  };

  it('a file that is cut off is told as such, with its place', () => {
    expect(faults(text.slice(0, 10_000))).toBe(
      'line 1, column 10001: the text ends in the middle: the file is cut off, or is not JSON.',
    );
    expect(faults('')).toMatch(/^line 1, column 1: the text ends/);
  });

  it('a file of another kind is told as such', () => {
    expect(faults('{"variant":"standard"}')).toMatch(/is not an archive of a game/);
    expect(faults('null')).toMatch(/is not an archive of a game/);
    expect(faults('From gm@example.org\nSubject: hello')).toMatch(/^line 1, column \d+: is not JSON here: …/);
    expect(faults(text.replace('"version":', '"version":@'))).toMatch(/^line 1, column \d+: is not JSON here: …/);
  });

  it('hostile shapes end in a sentence: depth, prototypes, kinds, numbers', () => {
    expect(faults('['.repeat(1_000_000))).toMatch(/nested deeper than 64/);
    const hostile = (change: string) => faults(text.replace('{"chain":null', `{${change},"chain":null`));
    expect(hostile('"__proto__":{"polluted":1}')).toMatch(/__proto__: is not part of the format/);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(faults(text.replace('"phases":[', '"phases":[7,'))).toMatch(
      /phases\[0\]: must be an object, not the number 7|phases\[0\]: must be an object, not 7/,
    );
    expect(faults(text.replace(/"name":"d1155"/, '"name":"../../etc"'))).toMatch(
      /^name: '..\/..\/etc' is not of the form/,
    );
    expect(faults(text.replace('"version":1', '"version":1e999'))).toMatch(/^version: /);
  });

  it('an archive of a variant or ruling that is not known here is told so, not guessed at', () => {
    const known = JSON.parse(text) as ArchiveDocument;
    const other = formatArchive(sealArchive({ ...known, variant: { ...known.variant, id: 'nowhere' } }, sha256));
    expect(faultsOf(verifyArchive(other, verifier))).toEqual([
      "adjudication: variant.id: there is no variant 'nowhere' here to adjudicate by.",
    ]);
    const rules = { ...known.rules, rulings: { convoyParadox: 'mine' } };
    expect(faultsOf(verifyArchive(formatArchive(sealArchive({ ...known, rules }, sha256)), verifier))[0]).toMatch(
      /^adjudication: rules.rulings.convoyParadox: the ruling 'mine' is not known/,
    );
  });
});

describe('the published schema', () => {
  it('is the one that archives are checked against', () => {
    const published = JSON.parse(readFileSync(new URL('../../docs/archive.schema.json', import.meta.url), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(GAME_SCHEMA)));
  });
});
