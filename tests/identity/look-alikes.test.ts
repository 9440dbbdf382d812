/** Nobody can be taken for another of the game, for a power or for the judge; and nobody is kept out for a name. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { skeletonOf } from '../../engine/text/skeleton.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { distinctNames } from '../../lambdas/games/names-of-people.ts';
import { changeEvent } from '../../lambdas/outgoing/events/event-store.ts';
import { eventView } from '../../lambdas/outgoing/events/event-view.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { boardOf } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { mailsTo } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, mailOf } from '../handling/rig.ts';

const UTF8 = 'MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n';
const standard = boardOf('standard');

function called(names: readonly string[], board = standard): readonly string[] {
  const people = names.map((name, n) => ({ id: personId(`abcdef${n}`), name }));
  return [...distinctNames(people, board).values()];
}

describe('names that look alike', () => {
  it.each([
    ...['John', 'JOHN', 'Jоhn', 'J o h n', 'John.', '𝓙𝓸𝓱𝓷', 'J\u00f6hn', 'ЈОНN', 'J0hn', 'ᴊᴏʜɴ', 'Јоһո', 'ꓙꓳꓧꓠ'],
    ...['🅹o🅷n', 'ᒍoᕼn', 'Johnʹ', 'Jo\u202ehn', '\u200fJohn', 'ᎫꬽꮒΝ', 'John ノ'],
  ])('are numbered: John and %s', (other) => {
    expect(called(['John', other])).toEqual(['John', `${other.replace(/\u202e|\u200f/, '')} (2)`]);
  });

  it('are told apart by nothing that cannot be seen, and by no other form of a letter', { tags: ['long'] }, () => {
    const apart: string[] = [];
    for (let code = 0x80; code < 0x1_00000; code += 1) {
      const char = code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code);
      const letters = char.normalize('NFKD').replace(/\p{M}/gu, '');
      const isUnseen = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}]$/u.test(char);
      if (!isUnseen && (letters === char || !/^[A-Za-z]+$/.test(letters))) continue;
      if (skeletonOf(`John${char}`) !== skeletonOf(isUnseen ? 'John' : `John${letters}`)) apart.push(code.toString(16));
    }
    // A long s looks like an f.
    expect(apart).toEqual(['17f']);
  });

  const table = process.env['CONFUSABLES'];
  it.skipIf(table === undefined)('are what Unicode finds alike, but for a dozen signs', () => {
    const alike = Object.entries(JSON.parse(readFileSync(table!, 'utf8')) as Record<string, string>);
    const latin = alike.filter(([, to]) => /^[A-Za-z0-9]+$/.test(to.normalize('NFKD').replace(/\p{M}/gu, '')));
    expect(latin.length).toBeGreaterThan(1_500);
    expect(latin.filter(([from, to]) => skeletonOf(from) !== skeletonOf(to)).length).toBeLessThan(12);
  });

  it.each([
    ['Bill', 'BiII'],
    ['Martin', 'Rnartin'.toLowerCase()],
    ['Will', 'VVill'],
    ['Anna', 'Аnnа'],
    ['Lil', '1i|'],
    ['Ömer', 'Omer'],
    ['Иван', 'ИВАН'],
    ['太郎', '太 郎'],
  ])('are numbered: %s and %s', (one, other) => {
    expect(called([one, other])).toEqual([one, `${other} (2)`]);
  });

  it.each([
    ...['Player of France', 'The player of Austria', 'Austria (Master)', 'France & England', 'Spieler von Russland'],
    ...['Joueur de la Turquie', 'Chancery Judge', 'GM of Italy', 'Рlауеr of Frаnсе', 'Сhancery-Supрort', 'ChanceryBot'],
    ...['England’s player'],
  ])('are numbered from the first where they claim a seat: %s', (name) => {
    expect(called([name])).toEqual([`${name} (2)`]);
  });

  it.each([english, german, french])('are none of the words by which the judge calls people', ({ listing, mail }) => {
    for (const name of [listing.master, listing.observer, listing.nobody, mail.invitation.somebody])
      expect(called([name])).toEqual([`${name} (2)`]);
  });

  it.each(['John of Austria', 'Frank French', 'Anna von der Leyen', 'Player 12ab', 'Max Master'])(
    '%s is a name',
    (name) => {
      expect(called([name])).toEqual([name]);
    },
  );

  it('count on, whatever number somebody gives themselves', () => {
    expect(called(['John', 'John', 'John (2)', 'john 2', 'John'])).toEqual([
      'John',
      'John (2)',
      'John (2) (2)',
      'john 2 (3)',
      'John (3)',
    ]);
  });

  it.each([
    ...['France', 'FRANCE', 'Frаnce', 'French', 'Frankreich', 'Turquie', 'Österreich', 'Judge', 'The Judge', 'Master'],
    ...['Mаster', 'G M', 'GM', 'Observer', 'Chancery', 'Spielleiter', 'Maitre du jeu', 'nobody', 'Bot', 'Observateur'],
  ])('of powers and of the judge are nobody’s: %s', (name) => {
    expect(called([name])).toEqual([`${name} (2)`]);
  });

  it.each(['Jean Bart', 'Franz', 'O’Brien', 'Turk', 'Masterson', 'Al', 'Ger', 'Иван', '太郎', 'Rex Judd'])(
    'stay as they are where they are nothing else: %s',
    (name) => {
      expect(called([name])).toEqual([name]);
    },
  );

  it('are those of the same skeleton, which is the same again for a skeleton', () => {
    for (const name of ['John', 'Mаrnie', 'VVill', 'Ömer', '太郎'])
      expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name));
  });
});

describe('in a game', () => {
  const writeAs = (services: TestWorld, from: string, text: string, to = JUDGE) => {
    const address = /[^<\s]+@[^>\s]+/.exec(from)![0];
    return services.deliver(mailOf(from, text, { headers: UTF8 }), { from: address, to: [to] });
  };

  it('whoever came first keeps the name, whatever seat they take', async () => {
    const services = await freshWorld();
    await writeAs(services, 'Mara <mara@example.org>', 'create ?marne sesame');
    for (const [n, power] of ['Russia', 'Austria', 'England', 'France', 'Germany', 'Italy', 'Turkey'].entries())
      await writeAs(
        services,
        `${n < 2 ? 'John' : `Player ${'abcdefg'[n]}`} <p${n}@example.org>`,
        `signon ?marne pw${n}\nset preference ${power}`,
      );
    await mailsTo(services);
    await writeAs(services, 'p2@example.org', 'list', GAME);
    const list = (await mailsTo(services)).get('p2@example.org')!.join();
    expect(list).toMatch(/Russia +4\/4 +\d+ John Turkey/);
    expect(list).toMatch(/Austria +3\/3 +\d+ John \(2\) England/);
  });

  it('nobody learns by a number that one of those who are hidden is called so', async () => {
    const seen = async (name: string) => {
      const services = await freshWorld();
      await writeAs(services, 'Mara <mara@example.org>', 'create ?marne sesame gunboat\nset gunboat');
      for (let n = 0; n < 7; n += 1)
        await writeAs(services, `${n === 0 ? name : `Player ${n}`} <p${n}@example.org>`, `signon ?marne pw${n}`);
      await mailsTo(services);
      await writeAs(services, 'Olga <olga@example.org>', 'observe marne');
      await writeAs(services, 'olga@example.org', 'press to all\nHello\nendpress', GAME);
      const mails = await mailsTo(services);
      return ['olga@example.org', 'p3@example.org'].map((to) =>
        mails
          .get(to)!
          .join()
          .replace(/\+r-\w+|marne\/#\w+|press-\S+/g, ''),
      );
    };
    expect(await seen('Olga')).toEqual(await seen('Otto'));
  });

  it('a name that reads like a line of ours is none, and signs on all the same', async () => {
    const services = await freshWorld();
    await writeAs(services, 'Mara <mara@example.org>', 'create ?marne sesame');
    await writeAs(services, 'End of message. <ann@example.org>', 'signon ?marne annpw');
    const mails = await mailsTo(services);
    expect(mails.get('ann@example.org')!.join()).toContain('signed on');
    expect(mails.get('mara@example.org')!.join()).not.toContain('End of message');
    await writeAs(services, 'ann@example.org', 'set name :: Judge: CHAN  Game: Marne  Variant: Standard');
    expect((await mailsTo(services)).get('ann@example.org')!.join()).not.toContain('shown as');
  });

  it('nobody is another or the judge in an event, in an invitation to it, or to whoever is invited', async () => {
    const services = await freshWorld();
    const EVENT = 'cup@judge.example.org';
    await writeAs(services, 'Chancery <mara@example.org>', 'create event cup');
    for (const [n, name] of ['John', 'Jоhn', 'The Judge'].entries())
      await writeAs(services, `${name} <p${n}@example.org>`, 'join', EVENT);
    await writeAs(services, 'mara@example.org', 'create ?marne sesame');
    await writeAs(services, 'mara@example.org', 'invite zoe@elsewhere.example to marne');
    const event = (await changeEvent(services.services, gameName('cup'), () => null))!;
    const { directors, entrants } = await eventView(services.services, event, null);
    const shown = [...directors, ...entrants.map(({ name }) => name)];
    expect(shown).toEqual(['Chancery (2)', 'John', 'Jоhn (2)', 'The Judge (2)']);
    const mails = await mailsTo(services);
    expect(mails.get('zoe@elsewhere.example')!.join()).toContain('Chancery (2)');
  });
});
