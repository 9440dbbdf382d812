import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BadInput } from '../../infra/local/bad-input.ts';
import { readVariants, requireSoundVariants } from '../../infra/tools/variants/read-variants.ts';
import { loadVariant, loadVariants, variantDigest, variantsFolder } from '../../lambdas/adapters/variants/variants.ts';
import { skerry } from './example.ts';

const scratch = mkdtempSync(join(tmpdir(), 'chancery-variants-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A folder of variants with these texts as variant.json. */
function folderWith(variants: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(scratch, 'set-'));
  for (const [id, text] of Object.entries(variants)) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'variant.json'), text);
  }
  return folder;
}

describe('the variants there are', () => {
  it('are the folders of variants/, the standard game first', () => {
    expect(loadVariants().map(({ variant }) => variant.id)).toEqual([
      'standard',
      '1776-ii',
      '1812-overture',
      'consolidation-1865',
      'eckert-napoleonic',
      'octarine',
    ]);
  });

  it('are found by id, name or alias in any case', () => {
    const ids = ['Octarine', 'DISCWORLD', 'eckert’s', "Eckert's Napoleonic Diplomacy", 'hn01', '1812', 'classic'].map(
      (name) => loadVariant(name)?.variant.id ?? null,
    );
    expect(ids).toEqual([
      'octarine',
      'octarine',
      'eckert-napoleonic',
      'eckert-napoleonic',
      'eckert-napoleonic',
      '1812-overture',
      'standard',
    ]);
  });

  it('grow by a folder and nothing else', () => {
    const folder = folderWith({ skerry: JSON.stringify(skerry()) });
    cpSync(join(variantsFolder(), 'standard'), join(folder, 'standard'), { recursive: true });
    expect(loadVariants(folder).map(({ variant }) => variant.id)).toEqual(['standard', 'skerry']);
    expect(loadVariant('skerry', folder)?.board.locations).toContain('spi/ec');
  });

  it('are compiled once', () => {
    expect(loadVariant('octarine')?.board).toBe(loadVariant('discworld')?.board);
  });

  it('are checked before anything is run on them: the fault of one is told with file and field', () => {
    const broken = skerry();
    broken.provinces[3]!.type = 'river' as 'land';
    const folder = folderWith({ skerry: JSON.stringify(broken) });
    expect(() => requireSoundVariants(folder)).toThrow(BadInput);
    expect(() => requireSoundVariants(folder)).toThrow(
      'variant.json: provinces[3].type (bra): "river" cannot be read; write one of land, coast, sea, hybrid, impassable',
    );
  });

  it('are checked with the data that they had before, and with their drawn maps', () => {
    const folder = folderWith({ skerry: JSON.stringify({ ...skerry(), edition: 2 }) });
    expect(readVariants(folder).map(({ loaded }) => loaded)).toEqual([null]);
    expect(() => requireSoundVariants(folder)).toThrow(/edition-1\/variant\.json: these data are missing/);
    mkdirSync(join(folder, 'skerry', 'edition-1'));
    writeFileSync(join(folder, 'skerry', 'edition-1', 'variant.json'), JSON.stringify(skerry()));
    requireSoundVariants(folder);
    writeFileSync(join(folder, 'skerry', 'geography.json'), '{ "format": 2 }');
    expect(() => requireSoundVariants(folder)).toThrow(/geography\.json: format: only format 1 is known/);
  });

  it('are looked for where CHANCERY_VARIANTS says', () => {
    const before = process.env['CHANCERY_VARIANTS'];
    process.env['CHANCERY_VARIANTS'] = folderWith({ skerry: JSON.stringify(skerry()) });
    try {
      expect(loadVariants().map(({ variant }) => variant.id)).toEqual(['skerry']);
    } finally {
      if (before === undefined) delete process.env['CHANCERY_VARIANTS'];
      else process.env['CHANCERY_VARIANTS'] = before;
    }
  });

  it('say so when their folder is not there', () => {
    expect(() => requireSoundVariants(join(scratch, 'nowhere'))).toThrow('no such folder; correct CHANCERY_VARIANTS');
  });
});

describe('the digest of a variant', () => {
  it('changes with any border', () => {
    const changed = skerry();
    changed.adjacency.army.pop();
    expect(variantDigest(changed)).not.toBe(variantDigest(skerry()));
  });

  it('is SHA-256 of the JSON with sorted keys and no spaces', () => {
    expect(variantDigest({ b: [1, { d: 'x', c: null }], a: true } as never)).toBe(
      '10ea11db4288d39d67495f2bf8da28a7c86e60af567ca1ebba7c0be77fc4d100',
    );
  });
});
