/** A position of a retreat phase takes `contested`, as the last resolution gave it: nobody retreats to where a bounce left nobody. */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { readPosition } from '../../engine/adjudicate/read-position.ts';
import { boardOf } from '../boards.ts';

const board = boardOf('standard');
const POSITION = {
  phase: 'F1901R',
  units: { RUSSIA: ['A sil'], GERMANY: ['A pru'] },
  dislodged: { AUSTRIA: [{ unit: 'A war', from: 'sil' }] },
} as const;

const read = (more: object) => readPosition(board, { ...POSITION, ...more });
const retreatsOf = (more: object) => {
  const found = read(more);
  return 'faults' in found ? found.faults : found.position.dislodged?.['AUSTRIA' as never]?.[0]?.retreats;
};

describe('contested', () => {
  it('closes places to retreats, which are all that follows from it', () => {
    expect(retreatsOf({})).toEqual(['gal', 'lvn', 'mos', 'ukr']);
    expect(retreatsOf({ contested: [] })).toEqual(['gal', 'lvn', 'mos', 'ukr']);
    expect(retreatsOf({ contested: ['GAL', 'mos', 'spa'] })).toEqual(['lvn', 'ukr']);
    const found = read({ contested: ['gal'] });
    expect(read({ phase: 'F1901M', dislodged: {}, contested: ['gal'] })).not.toHaveProperty('faults');
    expect('faults' in found ? null : Object.keys(found.position)).not.toContain('contested');
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['a place that is none', { contested: ['gax'] }, ['contested[0] positions/no-place']],
    ['a place where somebody stands', { contested: ['gal', 'pru'] }, ['contested[1] positions/contested-and-held']],
    ['no list', { contested: 'gal' }, ['contested positions/other-kind']],
    [
      'a retreat that is named all the same',
      { contested: ['gal'], dislodged: { AUSTRIA: [{ unit: 'A war', from: 'sil', retreats: ['ukr', 'gal'] }] } },
      ['dislodged.AUSTRIA[0].retreats[1] positions/retreat-contested'],
    ],
  ])('says what is wrong: %s', (_, more, faults) => {
    const found = read(more);
    const told = 'faults' in found ? found.faults : [];
    expect(told.map(({ field, message }) => `${field} ${(message as { code: string }).code}`)).toEqual(faults);
  });

  it('is what a resolution gives, as it stands', () => {
    const movement = readPosition(board, {
      phase: 'F1901M',
      units: { AUSTRIA: ['A war'], RUSSIA: ['A sil', 'A pru', 'A mos'], TURKEY: ['A rum'] },
      orders: { RUSSIA: ['A sil - war', 'A pru S A sil - war', 'A mos - ukr'], TURKEY: ['A rum - ukr'] },
    });
    if ('faults' in movement) throw new Error(JSON.stringify(movement.faults));
    const { units, dislodged, contested, next } = adjudicate(board, movement.position, movement.orders);
    expect([contested, next]).toEqual([['ukr'], 'F1901R']);
    const { AUSTRIA } = dislodged as Record<
      string,
      readonly { readonly unit: string; readonly from: string | null; readonly retreats: readonly string[] }[]
    >;
    const bare = AUSTRIA!.map(({ unit, from }) => ({ unit, from }));
    const again = readPosition(board, { phase: next, units, contested, dislodged: { AUSTRIA: bare } });
    expect('faults' in again ? again.faults : again.position.dislodged).toEqual(dislodged);
  });
});
