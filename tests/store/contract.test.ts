/** @module-tag long */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { evolve } from '../../engine/game/evolve.ts';
import { type GameName, gameName, personId } from '../../engine/vocabulary.ts';
import { dynamoDirectory } from '../../lambdas/adapters/aws/dynamo-directory.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import { dynamoIndex } from '../../lambdas/adapters/aws/dynamo-index.ts';
import { dynamoBudgets, dynamoLedger, dynamoSuppressionList } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { packItem } from '../../lambdas/adapters/aws/dynamo-packing.ts';
import { dynamoSessions } from '../../lambdas/adapters/aws/dynamo-sessions.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { dynamoAside } from '../../lambdas/adapters/aws/sending/dynamo-aside.ts';
import type { GameEntry } from '../../lambdas/ports.ts';
import { engines } from './engines.ts';
import { commitOf, gameOf, incompressible, mailOf } from './samples.ts';
import { whileOpen } from './while-open.setup.ts';

describe.each(engines)('on $name', (engine) => {
  let table: DynamoTable;
  let fresh: GameName;
  whileOpen(engine, 't', (opened, name) => {
    table = opened;
    fresh = name;
  });

  describe('the games', () => {
    test('a commit is stored once and read back as it was', async () => {
      const games = dynamoGames(table);
      const commit = commitOf(fresh, 1);
      expect(await games.append(commit)).toBe(true);
      expect(await games.commitsAfter(fresh, 0)).toEqual([commit]);
    });

    test('a number that another commit has is refused', async () => {
      const games = dynamoGames(table);
      await games.append(commitOf(fresh, 1, 'mine'));
      expect(await games.append(commitOf(fresh, 1, 'theirs'))).toBe(false);
      expect((await games.commitsAfter(fresh, 0)).map(({ hash }) => hash)).toEqual(['mine']);
    });

    test('a commit whose answer was lost and that is put again counts as stored', async () => {
      const games = dynamoGames(table);
      await games.append(commitOf(fresh, 1, 'mine'));
      expect(await games.append(commitOf(fresh, 1, 'mine'))).toBe(true);
    });

    test('of twenty commits at once under one number exactly one wins', async () => {
      const games = dynamoGames(table);
      const tried = Array.from({ length: 20 }, (_, i) => commitOf(fresh, 1, `writer ${i}`));
      const won = await Promise.all(tried.map((commit) => games.append(commit)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await games.commitsAfter(fresh, 0)).toEqual([tried[won.indexOf(true)]]);
    });

    test('commits come in order of their number, past the tenth and the thousandth, and only those above the one given', async () => {
      const games = dynamoGames(table);
      const numbers = [1, 2, 9, 10, 11, 999, 1000, 1001];
      for (const n of [...numbers].reverse()) await games.append(commitOf(fresh, n));
      expect((await games.commitsAfter(fresh, 0)).map(({ n }) => n)).toEqual(numbers);
      expect((await games.commitsAfter(fresh, 10)).map(({ n }) => n)).toEqual([11, 999, 1000, 1001]);
      expect(await games.commitsAfter(fresh, 1001)).toEqual([]);
    });

    test('a game whose name begins like another is not mixed up with it', async () => {
      const games = dynamoGames(table);
      await games.append(commitOf(gameName(`${fresh}a`), 1));
      await games.append(commitOf(gameName(`${fresh}ab`), 1));
      expect((await games.commitsAfter(gameName(`${fresh}a`), 0)).map(({ game }) => game)).toEqual([`${fresh}a`]);
    });

    test('a history longer than one page of an answer (1 MB) is read whole', async () => {
      const games = dynamoGames(table);
      const commits = Array.from({ length: 12 }, (_, i) => commitOf(fresh, i + 1, `h${i}`, incompressible(150_000)));
      for (const commit of commits) await games.append(commit);
      expect(await games.commitsAfter(fresh, 0)).toEqual(commits);
    });

    test('a commit of 3 MB that cannot be compressed is stored and read back', async () => {
      const games = dynamoGames(table);
      const commit = commitOf(fresh, 1, 'large', incompressible(3_000_000));
      expect(await games.append(commit)).toBe(true);
      expect(await games.append(commitOf(fresh, 1, 'other', incompressible(1_000_000)))).toBe(false);
      expect(await games.commitsAfter(fresh, 0)).toEqual([commit]);
    });

    test('there is no snapshot until one is saved', async () => {
      expect((await dynamoGames(table).latest(fresh)).snapshot).toBeNull();
    });

    test('a snapshot is replaced by another; after one that went back there are the commits that came since', async () => {
      const games = dynamoGames(table);
      for (const n of [1, 2, 3, 4, 5]) await games.append(commitOf(fresh, n));
      await games.saveSnapshot(gameOf(fresh, 4));
      await games.saveSnapshot(gameOf(fresh, 5));
      expect(await games.latest(fresh)).toEqual({ snapshot: gameOf(fresh, 5), commits: [] });
      await games.saveSnapshot(gameOf(fresh, 2));
      const after = [3, 4, 5].map((n) => commitOf(fresh, n));
      expect(await games.latest(fresh)).toEqual({ snapshot: gameOf(fresh, 2), commits: after });
    });

    test('a snapshot that an older release wrote is not read: the game is folded from its commits, as far as it went', async () => {
      const games = dynamoGames(table);
      for (const n of [1, 2]) await games.append(commitOf(fresh, n));
      const { diary: _, ...older } = gameOf(fresh, 1);
      const item = { pk: `GAME#${fresh}`, sk: 'EVENTS', n: 1, at: older.updated, ...(await packItem(table, older)) };
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
      expect((await games.latest(fresh)).snapshot).toEqual(evolve(null, commitOf(fresh, 1)));
      await games.saveSnapshot(gameOf(fresh, 2));
      expect((await games.latest(fresh)).snapshot).toEqual(gameOf(fresh, 2));
    });

    test('a snapshot of 1 MB that cannot be compressed is saved and read back', async () => {
      const games = dynamoGames(table);
      const game = { ...gameOf(fresh, 1), answered: [incompressible(1_000_000)] };
      await games.saveSnapshot(game);
      expect((await games.latest(fresh)).snapshot).toEqual(game);
    });
  });

  describe('the index of games', () => {
    test('an entry is listed, found by name and under its people', async () => {
      const index = dynamoIndex(table);
      await index.put(entryOf(fresh, 1), [personId(`${fresh}-anna`), personId(`${fresh}-ben`)]);
      expect(await index.list()).toContainEqual(entryOf(fresh, 1));
      expect(await index.list(1)).toHaveLength(1);
      expect(await index.entry(fresh)).toEqual(entryOf(fresh, 1));
      expect(await index.gamesOf(personId(`${fresh}-anna`))).toEqual([fresh]);
      expect(await index.entry(gameName('never'))).toBeNull();
    });

    test('an older entry that comes late leaves the newer one and its people alone', async () => {
      const index = dynamoIndex(table);
      await index.put(entryOf(fresh, 5), [personId(`${fresh}-anna`)]);
      await index.put(entryOf(fresh, 4), [personId(`${fresh}-anna`), personId(`${fresh}-ben`)]);
      expect((await index.entry(fresh))?.n).toBe(5);
      expect(await index.gamesOf(personId(`${fresh}-anna`))).toEqual([fresh]);
    });

    test('who leaves a game no longer has it, also when older news of taking part comes late', async () => {
      const index = dynamoIndex(table);
      await index.put(entryOf(fresh, 1), [personId(`${fresh}-anna`), personId(`${fresh}-ben`)]);
      await index.put(entryOf(fresh, 2), [personId(`${fresh}-anna`)]);
      expect(await index.gamesOf(personId(`${fresh}-ben`))).toEqual([]);
      await index.put(entryOf(fresh, 1), [personId(`${fresh}-anna`), personId(`${fresh}-ben`)]);
      expect(await index.gamesOf(personId(`${fresh}-ben`))).toEqual([]);
      await index.put(entryOf(fresh, 3), [personId(`${fresh}-anna`), personId(`${fresh}-ben`)]);
      expect(await index.gamesOf(personId(`${fresh}-ben`))).toEqual([fresh]);
    });

    test('a game that is over is listed still, and no longer among those that go on; older news does not bring it back', async () => {
      const index = dynamoIndex(table);
      const going = async () => (await index.going()).some(({ name }) => name === fresh);
      await index.put(entryOf(fresh, 1), [personId(`${fresh}-anna`)]);
      expect(await going()).toBe(true);
      await index.put({ ...entryOf(fresh, 3), status: 'finished' }, [personId(`${fresh}-anna`)]);
      await index.put(entryOf(fresh, 2), [personId(`${fresh}-anna`)]);
      expect(await going()).toBe(false);
      expect(await index.entry(fresh)).toMatchObject({ n: 3, status: 'finished' });
      expect((await index.list()).filter(({ name }) => name === fresh)).toMatchObject([{ n: 3 }]);
      await index.put(entryOf(fresh, 4), [personId(`${fresh}-anna`)]);
      expect(await going()).toBe(true);
      expect((await index.list()).filter(({ name }) => name === fresh)).toMatchObject([{ n: 4 }]);
    });

    test('an entry of an older release is found, and moves with its next change', async () => {
      const index = dynamoIndex(table);
      const item = { pk: 'GAMES', sk: fresh, n: 1, entry: entryOf(fresh, 1), people: [`${fresh}-anna`] };
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
      expect(await index.entry(fresh)).toEqual(entryOf(fresh, 1));
      expect(await index.going()).toContainEqual(entryOf(fresh, 1));
      await index.put(entryOf(fresh, 2), []);
      expect((await index.list()).filter(({ name }) => name === fresh)).toEqual([entryOf(fresh, 2)]);
    });

    test('a list of more than 1 MB is read whole', async () => {
      const index = dynamoIndex(table);
      const names = Array.from({ length: 30 }, (_, i) => `${fresh}x${i}`);
      for (const name of names) await index.put({ ...entryOf(gameName(name), 1), variant: 'v'.repeat(40_000) }, []);
      const listed = (await index.list()).map(({ name }) => name);
      expect(names.every((name) => listed.includes(gameName(name)))).toBe(true);
    });
  });

  describe('the directory', () => {
    test('a stranger is nobody until enrolled, and then the same person by address and by id', async () => {
      const directory = dynamoDirectory(table);
      expect(await directory.personAt(`${fresh}@example.org`)).toBeNull();
      const anna = await directory.enrol(`${fresh}@example.org`, 'Anna');
      expect(anna).toMatchObject({ addresses: [`${fresh}@example.org`], name: 'Anna', zone: null });
      expect(await directory.personAt(`${fresh}@example.org`)).toEqual(anna);
      expect(await directory.person(anna.id)).toEqual(anna);
    });

    test('capital letters in an address make no other person', async () => {
      const directory = dynamoDirectory(table);
      const anna = await directory.enrol(`${fresh}@example.org`, 'Anna');
      expect(await directory.personAt(`${fresh.toUpperCase()}@Example.ORG`)).toEqual(anna);
      expect(await directory.enrol(`${fresh.toUpperCase()}@Example.ORG`, 'Somebody')).toEqual(anna);
    });

    test('a name that is seen later is the person’s, its own before one that somebody else gave, and the first of each', async () => {
      const directory = dynamoDirectory(table);
      const address = `${fresh}@example.org`;
      const enrol = async (name: string | null, by?: 'self' | 'other') =>
        (await directory.enrol(address, name, by)).name;
      const first = await directory.enrol(address, null);
      expect(first.name).toMatch(/^Player \w{4}$/);
      expect(await enrol('Toni', 'other')).toBe('Toni');
      expect(await enrol('Antonio', 'other')).toBe('Toni');
      expect(await enrol(null)).toBe('Toni');
      expect(await enrol('Anton Meier')).toBe('Anton Meier');
      expect(await enrol('Somebody')).toBe('Anton Meier');
      expect((await directory.personAt(address))?.name).toBe('Anton Meier');
      await directory.change(first.id, { name: 'Tony', nameIs: 'own' });
      expect(await enrol('Anton Meier')).toBe('Tony');
    });

    test('twenty who enrol one address at once are one person', async () => {
      const directory = dynamoDirectory(table);
      const people = await Promise.all(
        Array.from({ length: 20 }, (_, i) => directory.enrol(`${fresh}@example.org`, `Name ${i}`)),
      );
      expect(new Set(people.map(({ id }) => id)).size).toBe(1);
      expect(new Set(people.map(({ name }) => name)).size).toBe(1);
    });

    test('a person without a name is not named after the address', async () => {
      const person = await dynamoDirectory(table).enrol(`secretive${fresh}@example.org`, null);
      expect(person.name).not.toContain('secretive');
      expect(person.name).toMatch(/^Player \w{4}$/);
    });
  });

  describe('the mail ledger', () => {
    test('a mail is done once it has been marked, and stays what it was first marked as', async () => {
      const ledger = dynamoLedger(table, () => 0);
      expect(await ledger.isDone(fresh)).toBe(false);
      await ledger.done(fresh, 'answered');
      await ledger.done(fresh, 'answered again');
      expect(await ledger.isDone(fresh)).toBe(true);
    });
  });

  describe('budgets', () => {
    test('of twenty at once as many pass as the budget has', async () => {
      const budgets = dynamoBudgets(table, () => 0);
      const passed = await Promise.all(Array.from({ length: 20 }, () => budgets.spend(fresh, 7, 60_000)));
      expect(passed.filter(Boolean)).toHaveLength(7);
    });

    test('a new window brings a new budget', async () => {
      let now = 59_999;
      const budgets = dynamoBudgets(table, () => now);
      expect(await budgets.spend(fresh, 1, 60_000)).toBe(true);
      expect(await budgets.spend(fresh, 1, 60_000)).toBe(false);
      now = 60_000;
      expect(await budgets.spend(fresh, 1, 60_000)).toBe(true);
    });

    test('the last who takes may take more than is left', async () => {
      const budgets = dynamoBudgets(table, () => 0);
      expect(await budgets.spend(fresh, 10, 60_000, 9)).toBe(true);
      expect(await budgets.spent(fresh, 60_000)).toBe(9);
      expect(await budgets.spend(fresh, 10, 60_000, 7)).toBe(true);
      expect(await budgets.spent(fresh, 60_000)).toBe(16);
      expect(await budgets.spend(fresh, 10, 60_000)).toBe(false);
    });

    test('a budget of none lets nothing pass', async () => {
      expect(await dynamoBudgets(table, () => 0).spend(fresh, 0, 60_000)).toBe(false);
    });
  });

  describe('answers that wait for each other', () => {
    test('are one mail, the last one first, with all that was attached; sent once it is time, and whoever comes later goes alone', async () => {
      let now = 1_000_000;
      const asked: [string, number | undefined][] = [];
      const outbox = dynamoOutbox(table, {
        now: () => now,
        leaseMs: 60_000,
        ask: async ({ id }, inSeconds) => void asked.push([id, inSeconds]),
      });
      const file = { name: 'receipt.txt', type: 'text/plain', content: 'x' };
      const answer = (n: number) => ({
        ...mailOf(`${fresh}-${n}`),
        rank: 'answers' as const,
        subject: `answer ${n}`,
        text: `text ${n}\n`,
        html: `<html><body>html ${n}</body></html>`,
        attachments: [file],
        together: { id: `${fresh}-together`, until: 1_120_000 },
      });
      await outbox.post(answer(1));
      await outbox.postAll([answer(2), answer(2)]);
      await outbox.post(answer(1));
      expect(asked).toEqual([[`${fresh}-together`, 120]]);
      expect(await outbox.claim(`${fresh}-together`)).toBeNull();
      now = 1_120_000;
      const mail = (await outbox.claim(`${fresh}-together`))!;
      expect(mail.subject).toBe('answer 2');
      expect(mail.text).toBe('text 2\n\n---- answer 1 ----\n\ntext 1\n');
      expect(mail.html).toBe('<html><body>html 2<hr><p><b>answer 1</b></p>html 1</body></html>');
      expect(mail.attachments?.map(({ name }) => name)).toEqual(['receipt.txt', 'receipt-2.txt']);
      expect(mail.headers['X-Judge-Mail-Id']).toBe(`${fresh}-together`);
      await outbox.sent(mail.id, 'ses1');
      await outbox.post(answer(3));
      expect(asked.at(-1)).toEqual([`${fresh}-3`, undefined]);
      expect(await outbox.claim(`${fresh}-3`)).toMatchObject({ text: 'text 3\n' });
    });
  });

  describe('stopped addresses', () => {
    test('an address is stopped with its reason, however it is written', async () => {
      const stopped = dynamoSuppressionList(table, () => 0);
      expect(await stopped.why(`${fresh}@example.org`)).toBeNull();
      await stopped.stop(`${fresh.toUpperCase()}@example.org`, 'bounced');
      expect(await stopped.why(`${fresh}@EXAMPLE.org`)).toBe('bounced');
      expect(await stopped.doubt(`${fresh}@example.org`)).toBe(false);
    });

    test('one in doubt is stopped by the third day in a row of such days, and whoever writes again begins anew', async () => {
      let hour = 0;
      const stopped = dynamoSuppressionList(table, () => hour * 3_600_000);
      const at = `${fresh}@example.org`;
      const doubts = async (hours: readonly number[]) => {
        const answers: boolean[] = [];
        for (hour of hours) answers.push(await stopped.doubt(at));
        return answers;
      };
      expect(await doubts([1, 2, 20, 25, 26, 48])).toEqual([false, false, false, false, false, false]);
      expect(await stopped.why(at)).toBeNull();
      await stopped.stop(at, null);
      expect(await doubts([49, 74, 97, 99])).toEqual([false, false, false, true]);
      expect(await stopped.why(at)).toBe('bounced');
      expect(await doubts([130])).toEqual([false]);
    });
  });

  describe('open sheets', () => {
    test('are kept until they are ended, and so is when a link was last used', async () => {
      const sessions = dynamoSessions(table);
      const person = personId(fresh);
      const part = { game: gameName('marne'), person, part: 'player FRANCE1', generation: 0, used: 5_000 };
      const session = { id: fresh, ...part, isConfirmed: false };
      expect(await sessions.session(fresh)).toBeNull();
      await sessions.save(session);
      await sessions.save({ ...session, isConfirmed: true });
      expect(await sessions.session(fresh)).toEqual({ ...session, isConfirmed: true });
      await sessions.end(fresh);
      await sessions.end(fresh);
      expect(await sessions.session(fresh)).toBeNull();
      await sessions.use(person, gameName('marne'), 7_000);
      expect([
        await sessions.lastUse(person, gameName('marne')),
        await sessions.lastUse(person, gameName('somme')),
      ]).toEqual([7_000, null]);
    });
  });

  describe('the outbox', () => {
    const make = (now: () => number = () => 1_000, leaseMs = 500) => {
      const asked: string[] = [];
      const outbox = dynamoOutbox(table, {
        now,
        leaseMs,
        ask: async ({ id }) => {
          asked.push(id);
        },
      });
      return { outbox, asked };
    };

    test('a mail that is posted is asked to be sent, waits, and is gone from the waiting once it is sent', async () => {
      const { outbox, asked } = make();
      await outbox.post(mailOf(fresh));
      expect(asked).toEqual([fresh]);
      expect(await outbox.waiting()).toContainEqual({ id: fresh, rank: 'results' });
      expect(await outbox.claim(fresh)).toEqual(mailOf(fresh));
      await outbox.sent(fresh, '<x@y>');
      expect((await outbox.waiting()).map(({ id }) => id)).not.toContain(fresh);
      expect(await outbox.claim(fresh)).toBeNull();
    });

    test('one sender alone takes a mail without a lease: as often as it is asked for, until it is sent or rests', async () => {
      const { outbox } = make(() => 1_000, 0);
      expect(await outbox.claim(fresh)).toBeNull();
      await outbox.post(mailOf(fresh));
      for (let n = 0; n < 2; n += 1) expect(await outbox.claim(fresh)).toEqual(mailOf(fresh));
      await outbox.putBack(fresh, 1_001);
      expect(await outbox.claim(fresh)).toBeNull();
      await outbox.putBack(fresh, 1_000);
      expect(await outbox.claim(fresh)).toEqual(mailOf(fresh));
      await outbox.sent(fresh, '<x@y>');
      expect(await outbox.claim(fresh)).toBeNull();
    });

    test('a mail that rests is not asked for until its time has come; one that is put back is there for the next', async () => {
      let now = 1_000;
      const { outbox } = make(() => now);
      await outbox.post(mailOf(fresh));
      await outbox.claim(fresh);
      await outbox.putBack(fresh, 0);
      expect(await outbox.claim(fresh)).not.toBeNull();
      await outbox.putBack(fresh, 9_000);
      expect((await outbox.waiting()).map(({ id }) => id)).not.toContain(fresh);
      expect(await outbox.claim(fresh)).toBeNull();
      now = 9_000;
      expect(await outbox.waiting()).toContainEqual({ id: fresh, rank: 'results' });
      expect(await outbox.claim(fresh)).toEqual(mailOf(fresh));
    });

    test('a mail knows since when it rests; put aside it waits for nobody but who takes it up', async () => {
      let now = 1_000;
      const { outbox, asked } = make(() => now);
      const aside = dynamoAside(
        table,
        () => now,
        async ({ id }) => void asked.push(id),
      );
      await outbox.post({ ...mailOf(fresh), rank: 'press' });
      await outbox.claim(fresh);
      expect(await outbox.putBack(fresh, 0)).toBe(1_000);
      now = 2_000;
      expect(await outbox.putBack(fresh, 3_000)).toBe(2_000);
      now = 3_000;
      expect(await outbox.putBack(fresh, 4_000)).toBe(2_000);
      now = 5_000;
      await aside.put(fresh, 'MessageRejected: no');
      expect((await outbox.waiting()).map(({ id }) => id)).not.toContain(fresh);
      expect(await aside.all()).toContainEqual({ id: fresh, why: 'MessageRejected: no', since: 5_000 });
      await aside.takeUp(fresh);
      expect(asked).toEqual([fresh, fresh]);
      expect(await outbox.waiting()).toContainEqual({ id: fresh, rank: 'press' });
      expect((await aside.all()).map(({ id }) => id)).not.toContain(fresh);
      // It rests as if for the first time.
      expect(await outbox.putBack(fresh, 6_000)).toBe(5_000);
      await outbox.sent(fresh, 'x');
      await aside.put(fresh, 'too late');
      expect((await aside.all()).map(({ id }) => id)).not.toContain(fresh);
    });

    test('a mail posted again is one mail; it is asked for again only while it has not been sent', async () => {
      const { outbox, asked } = make();
      await outbox.post(mailOf(fresh));
      await outbox.post({ ...mailOf(fresh), text: 'other' });
      expect(asked).toEqual([fresh, fresh]);
      expect((await outbox.claim(fresh))?.text).toBe(mailOf(fresh).text);
      await outbox.sent(fresh, '<x@y>');
      await outbox.post(mailOf(fresh));
      expect(asked).toEqual([fresh, fresh]);
    });

    test('of twenty who claim a mail at once exactly one gets it', async () => {
      const { outbox } = make();
      await outbox.post(mailOf(fresh));
      const claims = await Promise.all(Array.from({ length: 20 }, () => outbox.claim(fresh)));
      expect(claims.filter((mail) => mail !== null)).toHaveLength(1);
    });

    test('a claim that led to nothing can be taken again when its lease has run out', async () => {
      let now = 1_000;
      const { outbox } = make(() => now, 500);
      await outbox.post(mailOf(fresh));
      expect(await outbox.claim(fresh)).not.toBeNull();
      now = 1_499;
      expect(await outbox.claim(fresh)).toBeNull();
      now = 1_500;
      expect(await outbox.claim(fresh)).not.toBeNull();
    });

    test('of one sender alone a claim ends with it, though the clock has been set back since', async () => {
      let now = 1_000_000;
      const { outbox } = make(() => now, 0);
      await outbox.post(mailOf(fresh));
      await outbox.claim(fresh);
      now -= 500_000;
      expect(await outbox.claim(fresh)).not.toBeNull();
    });

    test('a mail nobody posted can be neither claimed nor marked as sent', async () => {
      const { outbox } = make();
      expect(await outbox.claim(fresh)).toBeNull();
      await outbox.sent(fresh, '<x@y>');
      expect(await outbox.claim(fresh)).toBeNull();
    });

    test('a mail of 2 MB goes in and comes out', async () => {
      const { outbox } = make();
      const mail = { ...mailOf(fresh), text: incompressible(2_000_000) };
      await outbox.post(mail);
      expect(await outbox.claim(fresh)).toEqual(mail);
    });
  });
});

function entryOf(name: GameName, n: number): GameEntry {
  return {
    name,
    n,
    variant: 'standard',
    status: 'forming',
    phase: null,
    deadline: null,
    wake: null,
    listed: true,
    players: 1,
    seats: 7,
    updated: n,
  };
}
