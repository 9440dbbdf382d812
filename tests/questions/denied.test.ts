/** An order that its own sentence denies or takes back is never filed or offered, and asks nothing; in no language of the judge. */
import { describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { ask, onFile } from '../deadlines/games.ts';
import { playedGame, write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const position = positionOf(standard, 'S1901M' as never, 'FRANCE: A par, A mar, F bre');
const each = (lines: string) => lines.split(/\n| \| /).flatMap((line) => line.trim() || []);

const TAKEN_BACK = each(`
A Par - Bur, no, Pic | A Par - Bur no Pic | A Par - Bur... no, Pic | A Par - Bur or rather Pic | A Par - Bur, actually Pic | A Par - Bur, forget it | A Par - Bur. Scratch that.
Army Paris to Burgundy - no, Gascony | Army Paris to Burgundy, no, rather to Picardy | Move Paris to Burgundy. Actually no, Picardy. | A Par - Bur, A Mar - Spa, no, Gas
A Par nach Burgund, nein, Picardie | Armee Paris nach Burgund, nein doch lieber in die Picardie | A Par - Bur, oder lieber Pic | A Par - Bur, doch nicht | Armee Paris nach Burgund, nein
armée Paris en Bourgogne, non, plutôt en Picardie | Paris va en Bourgogne, non, en Picardie | A Par - Bur, ou plutôt Pic | A Par - Bur, non | Paris va en Bourgogne, finalement en Picardie`);
const DENIED = each(`
Do not move Paris to Burgundy | Don't move Paris to Burgundy | Don’t send the army in Paris to Burgundy | Paris does not go to Burgundy | Paris is not going to Burgundy | Paris won't move to Burgundy
Paris never goes to Burgundy | Paris geht nicht nach Burgund | A Par bitte doch nicht nach Burgund | Zieh Paris bitte nicht nach Burgund | Ich ziehe Paris nicht nach Burgund | Paris soll auf keinen Fall nach Burgund gehen
Paris ne va pas en Bourgogne | Paris ne va plus en Bourgogne | N'envoyez pas Paris en Bourgogne | n’envoie pas l’armée de Paris en Bourgogne | Paris n'attaque pas la Bourgogne | Paris ne doit pas aller en Bourgogne`);

describe('nothing of it is filed, offered or answered as a question', () => {
  test.each([...TAKEN_BACK, ...DENIED])('%s', (line) => {
    for (const filed of [[], ['A par - pic', 'A mar - spa', 'F bre - mao']]) {
      const { items, press } = readMail(line, { position, filed });
      expect(press).toEqual([]);
      for (const item of items) {
        const isAsked = item.kind === 'error' && item.corrects === true && !item.suggestion?.includes('-');
        const isTakenBack = item.kind === 'command' && item.command === 'CLEAR';
        // What comes instead may be offered.
        const isOther = item.kind === 'order' && item.pending !== undefined && item.order !== 'A par - bur';
        expect([line, item, isAsked || isTakenBack || isOther]).toEqual([line, item, true]);
      }
    }
  });

  test.each(DENIED)('%s: to take it back is offered where it is on file', (line) => {
    const { items } = readMail(line, { position, filed: ['A par - bur'] });
    const offered = items.flatMap((item) =>
      item.kind === 'command' ? [item.command] : item.kind === 'order' ? [item.order] : (item.suggestion ?? []),
    );
    expect(['CLEAR', 'CLEAR A Par', 'A par H']).toContain(offered[0]);
  });
});

test.each(
  each(`A Par - Pic, not Bur | No wait, instead: A Par - Pic | A Par - Pic instead, please | A Par - Bur, no, A Par - Pic | A Par - Bur, nein, A Par - Pic
A Par - Bur, non, A Par - Pic | A Par nach Picardie, lieber Schiedsrichter`),
)('%s gives one order all the same', (line) => {
  expect(readMail(line, { position }).items).toMatchObject([{ kind: 'order', order: 'A par - pic' }]);
});

test.each(each('Paris ne bouge pas | A Par holds | A Par bleibt stehen'))('%s is whole as it stands', (line) => {
  expect(readMail(line, { position }).items).toMatchObject([{ kind: 'order', order: 'A par H' }]);
});

test('by mail what was on file stays there, and no line of the answer files the other', async () => {
  const world = await playedGame();
  await write(world, 'cy', 'A par - pic\nA mar - spa\nF bre - mao');
  for (const line of [
    'armée Paris en Bourgogne, non, plutôt en Gascogne',
    'A Par bitte doch nicht nach Burgund',
    DENIED[3]!,
  ]) {
    const answer = await ask(world, 'cy', line);
    expect([line, await onFile(world, 'FRANCE')]).toEqual([line, ['A par - pic', 'A mar - spa', 'F bre - mao']]);
    expect([line, /FILE \d|^ *A Par - Bur *$|Yes: an army/m.test(answer)]).toEqual([line, false]);
  }
});
