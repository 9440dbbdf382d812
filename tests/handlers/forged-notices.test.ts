/** Whoever may write into the queue of received mail writes what is not so: nobody loses mail, a game or their name by it. */
import { describe, expect, test } from 'vitest';
import { type GameName, gameName, type PersonId } from '../../engine/vocabulary.ts';
import { leaveLink } from '../../lambdas/games/leave-links.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { makeNoInvitations } from '../../lambdas/handlers/no-invitations-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

const EVE = 'eve@example.org';
const MARNE = gameName('marne');
/** The functions that only give notice. */
const ROLES = ['AROAFEEDBACK', 'AROACLICKS'];
const CLICKS = `${ROLES[1]}:chancery-no-invitations`;

/** What inbound says to a message that `sender` has written into its queue; false: it refuses it. */
async function put({ services }: TestWorld, message: unknown, sender = 'AIDASOMEBODY'): Promise<boolean> {
  const record = queueRecord('inbound', 'n1', JSON.stringify(message));
  const attributes = { ...record.attributes, SenderId: sender };
  const { batchItemFailures } = await makeInbound(services, { noticeRoles: ROLES })({
    Records: [{ ...record, attributes }],
  });
  return batchItemFailures.length === 0;
}

describe('that mail does not arrive', () => {
  test('counts for an address that is on the list, by the reason that stands there; nobody else hears of it', async () => {
    const world = await playedGame();
    const notice = { stopped: { address: EVE, why: 'complained' } };
    const stopped = async () => (await world.services.directory.personAt(EVE))!.stopped ?? [];
    expect(await put(world, notice)).toBe(true);
    expect([await stopped(), await world.sent()]).toEqual([[], []]);
    // That somebody wants no invitations is on the same list.
    await world.services.stopped.stop(EVE, 'wants none');
    expect(await put(world, notice)).toBe(true);
    expect([await stopped(), await world.sent()]).toEqual([[], []]);
    await world.services.stopped.stop(EVE, 'bounced');
    expect(await put(world, notice)).toBe(true);
    expect(await stopped()).toMatchObject([{ address: EVE, why: 'bounced' }]);
    expect((await world.sent()).map(({ to }) => to)).toEqual(['mara@example.org']);
  });
});

describe('that somebody leaves a game which they watch', () => {
  /** Two who watch, and the link in the mails of the first. */
  async function watched() {
    const world = await playedGame();
    for (const name of ['olga', 'otto']) await write(world, name, 'observe marne', JUDGE);
    await world.sent();
    const idOf = async (name: string) => (await world.services.directory.idAt(`${name}@example.org`))!;
    const [olga, otto] = [await idOf('olga'), await idOf('otto')];
    const house = { ...world.services.house, stopPage: 'https://clicks.example.org/no-invitations' };
    const linkOf = (person: PersonId, game: GameName = MARNE) =>
      leaveLink({ ...world.services, house }, { game, person })!;
    const observers = async () => (await loadGame(world.services, MARNE))!.observers;
    return { world, olga, otto, linkOf, observers };
  }
  const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

  test('counts with the seal of their own link, and no other', async () => {
    const { world, olga, otto, linkOf, observers } = await watched();
    const left = { game: MARNE, person: olga };
    for (const token of [
      undefined,
      '',
      'marne',
      `marne.${olga}.aaaaaaaaaaaaaaaa`,
      tokenOf(linkOf(otto)),
      tokenOf(linkOf(olga, gameName('aisne'))),
    ])
      expect(await put(world, { left, token }), token).toBe(false);
    for (const sender of ['', `${ROLES[1]}X:chancery`, CLICKS])
      expect(await put(world, { left }, sender), sender).toBe(false);
    expect(await observers()).toEqual([olga, otto]);
    expect(await put(world, { left, token: tokenOf(linkOf(olga)) })).toBe(true);
    expect(await observers()).toEqual([otto]);
  });

  test('is told with that seal by the function that the link leads to, however the link is written', async () => {
    const { world, otto, olga, linkOf, observers } = await watched();
    const told: unknown[] = [];
    const press = makeNoInvitations({ ...world.services, tell: async (notice) => void told.push(notice) });
    const { pathname } = new URL(linkOf(otto));
    await press({ rawPath: pathname.toUpperCase(), requestContext: { http: { method: 'POST' }, requestId: 'JKJa=' } });
    expect(told).toMatchObject([{ left: { game: 'marne', person: otto }, cause: 'JKJa-' }]);
    expect(await put(world, told[0], CLICKS)).toBe(true);
    expect(await observers()).toEqual([olga]);
  });
});

test('no function that only gives notice announces a mail; whoever stores mail does', async () => {
  const world = await freshWorld();
  const raw = mailOf('mara@example.org', 'create ?marne sesame');
  await world.services.files.put('inbox/ses1', Buffer.from(raw), 'message/rfc822');
  const receipt = formatReceipt({
    id: 'ses1',
    rawKey: 'inbox/ses1',
    received: Date.now(),
    envelopeFrom: 'mara@example.org',
    recipients: [GAME],
    verdicts: { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' },
  });
  for (const role of ROLES) expect(await put(world, receipt, `${role}:taken-over`)).toBe(false);
  expect(await loadGame(world.services, MARNE)).toBeNull();
  expect(await put(world, receipt, 'AIDASNS')).toBe(true);
  expect(await loadGame(world.services, MARNE)).not.toBeNull();
});
