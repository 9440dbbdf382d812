/** What waits for a word is kept typed; what older judges have stored, as a line of text, is read as the same. */

import { describe, expect, test } from 'vitest';
import { isSameConfirmation, pendingConfirmation } from '../../engine/game/confirmable.ts';
import { personId, phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { openLife } from '../lives/life.ts';
import { createRandom } from '../random.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);
const MARA = { person: personId('mara'), role: 'master', powers: [] } as const;

function played() {
  const life = openLife(boardOf('standard'), createRandom(7), START, ['players 2', 'powers 2']);
  for (let n = 0; n < 2; n += 1)
    life.write({ person: personId(`p${n}`), role: 'applicant', powers: [] }, '', {
      kind: 'join',
      spot: { line: 1, text: 'signon' },
      passwordHash: 'hash',
    });
  life.write(MARA, `process ${life.game().position!.phase}`);
  return life;
}

describe('what waits for a word', () => {
  test.each([
    ['TERMINATE', { command: 'TERMINATE', args: {} }],
    ['UNSTART', { command: 'UNSTART', args: {} }],
    ['ROLLBACK S1901M', { command: 'ROLLBACK', args: { phase: phaseCode('S1901M') } }],
    ['EJECT ITALY', { command: 'EJECT', args: { power: 'ITALY' } }],
    ['EJECT-MASTER olga', { command: 'EJECT', args: { person: personId('olga') } }],
    ['DUMMY BRITISH EMPIRE', { command: 'DUMMY', args: { power: 'BRITISH EMPIRE' } }],
    ['BOT ITALY', { command: 'DUMMY', args: { power: 'ITALY', bot: true } }],
    ['DEADLINE 1773000000000', { command: 'SET DEADLINE', args: { at: 1_773_000_000_000 } }],
    [
      'SETUP {"units":{"ITALY":["A rom"]},"centers":{}}',
      { command: 'SETUP', args: { units: { ITALY: ['A rom'] }, centers: {} } },
    ],
    ['DECLARE {"what":"draw","powers":null}', { command: 'DECLARE', args: { what: 'draw', powers: null } }],
  ])('%s of before is read', (action, waiting) => {
    expect(pendingConfirmation({ action })).toEqual(waiting);
  });

  test('a text of before that says nothing confirms nothing', () => {
    expect(pendingConfirmation({ action: 'MAKE ME KING' })).toBeNull();
  });

  test('the same thing is the same however it is stored', () => {
    expect(
      isSameConfirmation({ action: 'ROLLBACK S1901M' }, { command: 'ROLLBACK', args: { phase: phaseCode('S1901M') } }),
    ).toBe(true);
    expect(
      isSameConfirmation({ action: 'ROLLBACK F1901M' }, { command: 'ROLLBACK', args: { phase: phaseCode('S1901M') } }),
    ).toBe(false);
  });

  test('a command is kept with its arguments, and carried out by its word', () => {
    const life = played();
    life.write(MARA, 'rollback');
    const [waiting] = life.game().confirmations;
    expect(waiting).toMatchObject({
      person: personId('mara'),
      command: 'ROLLBACK',
      args: { phase: phaseCode('S1901M') },
    });
    life.write(MARA, `confirm ${waiting!.word}`);
    expect(life.game().position!.phase).toBe('S1901M');
  });

  test('a word that an older judge has given is still good', () => {
    const life = played();
    life.happened({
      type: 'confirmation-asked',
      person: personId('mara'),
      sealed: { salt: 'salt', value: { action: 'ROLLBACK S1901M', word: 'badogiku' } },
    });
    life.write(MARA, 'confirm badogiku');
    expect(life.game().position!.phase).toBe('S1901M');
  });
});
