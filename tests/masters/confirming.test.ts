/** A confirmation counts only in a mail that says nothing else. What people and their mail programs put around any mail is not something else. */
import { describe, expect, test } from 'vitest';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf } from '../handling/rig.ts';

/** Sends what `write` makes of the word; has the game gone back? */
async function isConfirmedBy(write: (line: string) => string): Promise<boolean> {
  const services = await twoPlayers();
  await ask(services, 'mara', 'process s1901m');
  const [line] = /CONFIRM \w+/.exec(await ask(services, 'mara', 'rollback'))!;
  const from = 'mara@example.org';
  await services.deliver(mailOf(from, write(line!)), { from, to: [GAME] });
  return (await gameNow(services)).position!.phase === 'S1901M';
}

describe('around it', () => {
  test.each([
    ['a greeting', 'Hello judge,\n', ''],
    ['a greeting in German', 'Guten Tag,\n\nja bitte\n', ''],
    ['thanks in French', 'Bonjour,\n', '\n\nMerci d’avance'],
    ['a closing and the writer’s name', '', '\n\nBest regards,\nMara'],
    ['a signature without a mark', '', '\n\nMit freundlichen Grüßen\nMara Vogt\nVogt GmbH'],
    ['one with a title', '', '\n\nCordialement,\nMara Vogt\nDirectrice'],
    ['a signature with its mark', '', '\n-- \nMara Vogt\n+49 30 1234'],
    ['a German disclaimer', '', '\n\nDiese E-Mail enthält vertrauliche und/oder rechtlich geschützte\nInformationen.'],
    ['a French one', '', '\n\nCe message et ses pièces jointes sont confidentiels.'],
    ['an English one', '', '\n\nThis e-mail and any attachments are confidential.'],
    ['the footer of a telephone', '', '\n\nVon meinem iPhone gesendet'],
    ['the footer of a group', '', '\n\n-=-=-=-=-=-=-=-=-\nGroups.io Links: Mute This Topic\n-=-=-=-=-=-=-=-=-'],
  ])('%s', async (_, above, below) => {
    expect(await isConfirmedBy((line) => `${above}${line}${below}`)).toBe(true);
  });
});

describe('something else', () => {
  test.each([
    ['a question above it', 'Do I have to send this?\n', ''],
    ['a question below a closing', '', '\n\nRegards,\nMara\nIs that right?'],
    ['names of nobody who writes', '', '\n\nRegards,\nProcess'],
    ['an order below the name', '', '\n\nRegards,\nMara\naustria: a vie-gal'],
    ['a closing above it, and a name', 'Regards,\nMara\nwrote what is below\n', ''],
  ])('%s', async (_, above, below) => {
    expect(await isConfirmedBy((line) => `${above}${line}${below}`)).toBe(false);
  });
});
