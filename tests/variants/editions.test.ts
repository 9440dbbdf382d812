/** Data of a variant that were replaced stay with the games and archives that were played on them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { checkFiles } from '../../infra/tools/variants/variant-files.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import {
  earlierEditions,
  loadByDigest,
  loadEdition,
  loadVariant,
  loadVariants,
} from '../../lambdas/adapters/variants/variants.ts';
import { boardOfGame } from '../../lambdas/games/board-of-game.ts';

const FIRST_DIGEST = 'ba82066805913927a7c20759f136b69901c0150742d7d59785ff146ceefc184d';
const current = loadVariant('1776-ii')!;
const first = loadEdition('1776-ii', 1)!;
const names = ({ variant }: { readonly variant: { readonly powers: readonly { readonly name: string }[] } }) =>
  variant.powers.map(({ name }) => name);

describe('the first edition of 1776 II', () => {
  it('is byte for byte what games were played on: its digest is the one in their archives', () => {
    expect(first.digest).toBe(FIRST_DIGEST);
    expect(loadByDigest('1776-ii', FIRST_DIGEST)).toBe(first);
    expect(names(first)).toEqual(['BRITAIN', 'AMERICA', 'FRANCE', 'SPAIN', 'IROQUOIS']);
  });

  it('is not for new games: lists have the variant once, with its present powers', () => {
    expect(loadVariants().filter(({ variant }) => variant.id === '1776-ii')).toEqual([current]);
    expect(names(current)).toEqual(['BRITAIN', 'FRANCE', 'SPAIN', 'CONTINENTALS', 'IROQUOIS']);
    expect(current.variant.edition).toBe(2);
  });

  it('is drawn on its own map', () => {
    const drawn = (loaded: typeof first) => Object.keys(loadGeography(loaded)!.palette);
    expect(drawn(first)).toContain('AMERICA');
    expect(drawn(current)).toContain('CONTINENTALS');
  });

  it('agrees with its map and its README as the variants for new games do', () => {
    for (const loaded of loadVariants().flatMap(earlierEditions)) expect(checkFiles(loaded)).toEqual([]);
  });

  it('no other number is an edition', () => {
    expect([loadEdition('1776-ii', 3), loadEdition('standard', 2), loadByDigest('1776-ii', 'none')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a game', () => {
  const services = { board: (id: string, edition?: number) => loadEdition(id, edition)?.board ?? null };
  const opened = (edition?: number) => {
    const event = { type: 'game-created', variant: '1776-ii', by: 'gm', settings: {} } as const;
    return evolve(null, {
      game: 'war',
      n: 1,
      at: 0,
      hash: 'x',
      events: [edition === undefined ? event : { ...event, edition }],
    } as unknown as Parameters<typeof evolve>[1]);
  };

  it('that was opened before goes on with the powers it has; one opened since has the new ones', () => {
    expect(boardOfGame(services, opened())!.powers.map(({ name }) => name)).toContain('AMERICA');
    expect(boardOfGame(services, opened(2))!.powers.map(({ name }) => name)).toContain('CONTINENTALS');
    expect(startingPosition(boardOfGame(services, opened())!).centers['BRITAIN']).toContain('hal');
  });
});

it('old abbreviations mean the places that lie there now, as far as they mean one', () => {
  const aliases = (id: string) => current.variant.provinces.find((province) => province.id === id)?.aliases ?? [];
  const moved: Readonly<Record<string, string>> = {
    mas: 'bos',
    sca: 'cha',
    mtl: 'mon',
    nyk: 'nyo',
    hal: 'nov',
    sta: 'flo',
  };
  for (const [old, now] of Object.entries(moved)) expect(aliases(now)).toContain(old);
  expect(readFileSync(new URL('../../variants/1776-ii/README.md', import.meta.url), 'utf8')).toContain('edition-1');
});
