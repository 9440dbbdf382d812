/** A GM answers who asks for a long absence: with yes, with a line, and takes the answer back. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, write } from '../handling/rig.ts';

async function asked(): Promise<TestWorld> {
  const world = await twoPlayers();
  await write(world, 'ann', 'away 1 july to 30 august');
  return world;
}

const span = { person: expect.any(String), from: Date.UTC(2026, 6, 1), to: expect.any(Number) };
const stands = async (world: TestWorld) => {
  const { absences, absencesAsked = [] } = await gameNow(world);
  return { absences, absencesAsked };
};

describe('an absence that a player asks for', () => {
  test.each(['approve', 'refuse'])(
    '%s is taken back by UNDO: it waits again, and its player hears so',
    async (verb) => {
      const world = await asked();
      const before = await stands(world);
      expect(before).toEqual({ absences: [], absencesAsked: [span] });
      const answer = await ask(world, 'mara', `${verb} absence austria`);
      expect(answer).toContain('UNDO takes it back');
      expect(await stands(world)).toEqual({ absences: verb === 'approve' ? [span] : [], absencesAsked: [] });
      await write(world, 'mara', 'undo');
      const mails = await mailsTo(world);
      expect(mails.get('mara@example.org')!.join()).not.toContain('refused');
      expect(mails.get('ann@example.org')!.join()).toContain('UNDO');
      expect(await stands(world)).toEqual(before);
      await ask(world, 'mara', 'approve absence austria');
      expect(await stands(world)).toEqual({ absences: [span], absencesAsked: [] });
    },
  );

  test('nothing of a player’s own absence is a GM’s to take back', async () => {
    const world = await twoPlayers();
    await ask(world, 'ann', 'away 1 july to 5 july');
    const before = await stands(world);
    expect(await ask(world, 'mara', 'undo')).toContain('Nothing is there to take back');
    expect(await stands(world)).toEqual(before);
  });

  test.each(['yes', 'Ja.', 'oui !'])('%s, in answer to the mail that asks, approves it', async (word) => {
    const world = await asked();
    await world.moveTo(world.services.now() + HOUR);
    const mail = (await world.sent()).find(
      ({ to, text }) => to === 'mara@example.org' && /APPROVE ABSENCE/.test(text),
    )!;
    const reply = (text: string, headers: string) =>
      world.deliver(mailOf('mara@example.org', text, { subject: `Re: ${mail.subject}`, headers }), {
        from: 'mara@example.org',
        to: [GAME],
      });
    const quoted = mail.text.replace(/^/gm, '> ');
    // To another mail it is no answer to this one.
    await reply(word, 'In-Reply-To: <other@example.org>\r\n');
    expect((await stands(world)).absencesAsked).toHaveLength(1);
    await reply(
      `${word}\n\nOn 3 March 2026 at 10:00, Chancery wrote:\n${quoted}`,
      `In-Reply-To: <${mail.id}@judge.example.org>\r\n`,
    );
    expect(await stands(world)).toEqual({ absences: [span], absencesAsked: [] });
  });
});

test('whoever a GM replaces reads that somebody else plays, whoever moves that it is their address', async () => {
  for (const [line, told] of [
    ['replace england by sam@example.org', 'The GM has given your seat to somebody else'],
    ['seat sam@example.org as england', 'the address to which the GM had offered your seat'],
  ] as const) {
    const world = await twoPlayers();
    const word = /CONFIRM (\w+)/.exec(await ask(world, 'mara', line))![1]!;
    await write(world, 'mara', `confirm ${word}`);
    const offer = (await mailsTo(world)).get('sam@example.org')!.join();
    for (const part of ['Diplomacy by mail', 'Spring 1901', 'orders are due by', 'answer with yes', '/games/marne/'])
      expect(offer).toContain(part);
    await write(world, 'sam', 'takeover e@marne');
    expect((await mailsTo(world)).get('bob@example.org')!.join()).toContain(told);
  }
});
