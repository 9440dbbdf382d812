/**
 * Whoever is wronged never pays for it: what mail that proves nothing can use up, mail with a proof does not need (docs/limits.md).
 * The limits are read from their table, so a new one is under this law from its first day.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { type LimitName, RATE_LIMITS, type RateLimit } from '../../lambdas/limits.ts';
import { changeEvent } from '../../lambdas/outgoing/events/event-store.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { createRandom } from '../random.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { ROWS } from './command-rows.ts';

const ANN = 'ann@example.org';
const MARA = 'mara@example.org';
const DAY = 86_400_000;

let world: TestWorld;
/** Ann's own reply address, and the code that she was sent for `F tri H`. */
let token: string;
let code: string;

beforeAll(async () => {
  world = await playedGame();
  await write(world, 'mara', 'create event cup', JUDGE);
  await world.sent();
  await write(world, 'ann', 'status');
  token = (await world.sent()).find(({ to }) => to === ANN)!.replyTo!;
  await unproven(ANN, 'F tri H');
  code = /CONFIRM (\w+)/.exec((await world.sent()).find(({ to }) => to === ANN)!.text)![1]!;
  await world.moveTo(world.services.now() + DAY);
  await world.sent();
}, 60_000);

function unproven(from: string, text: string, to = GAME, headers = ''): Promise<void> {
  return world.deliver(mailOf(from, text, { headers }), { from, to: [to], dmarc: 'GRAY' });
}

/** What somebody writes who can prove nothing, in names that are not theirs. */
const FORGED = [
  'A vie - gal',
  'set wait',
  'status',
  'help',
  'get commands',
  'list',
  'press to england\nI am coming.\nendpress',
  'broadcast\nI resign.\nendbroadcast',
  'Hello, are you there?',
  '',
  'signon amarne guess#\nF tri - adr',
  'signon amarne guess#a\nF tri - adr\nsignon amarne guess#b\nsignon mmarne guess#c\nsignon emarne guess#d',
  'signon mmarne guess#\nterminate',
  'signon omarne guess#\nstatus',
  'signon ?marne guess#',
  'create ?game# sesame',
  'resign amarne guess#',
  'takeover amarne guess#',
  'confirm abcdefgh#',
  'i am also other#@evil.example',
  'set address other#@evil.example',
  'signon amarne guess#\nset password mine#',
  'invite other#@evil.example to marne',
  'register\nname: Ann',
  'set links off',
  'forget me',
  '\u0000\u0001 -----BEGIN PGP MESSAGE-----',
] as const;
const NAMES = [ANN, ANN, ANN, MARA, 'bob@example.org', 'nobody@example.org', 'zoe@elsewhere.example'];
const EVENT = 'cup@judge.example.org';
const PLACES = [
  GAME,
  GAME,
  JUDGE,
  EVENT,
  'marne+r-aaaaaaaaaaaaaaaa@judge.example.org',
  'marne+england@judge.example.org',
];

async function forge(count: number, seed: number): Promise<void> {
  const { pick, percent } = createRandom(seed);
  for (let n = 0; n < count; n += 1) {
    const raw = mailOf(pick(NAMES), pick(FORGED).replaceAll('#', String(n)), {
      headers: pick(['', '', 'Precedence: bulk\r\n', 'Content-Type: application/pdf\r\n']),
    });
    const spam = percent(10) ? 'FAIL' : 'PASS';
    await world.deliver(raw, {
      from: `x${n}@evil.example`,
      to: [pick(PLACES)],
      dmarc: pick(['GRAY', 'GRAY', 'FAIL', 'PROCESSING_FAILED']),
      verdicts: { spam },
    });
  }
}

/** Ann's and Mara's own mails, each with one proof and no other. */
const PROOFS: Readonly<Record<string, (text: string) => Promise<void>>> = {
  'the mail provider': (text) => write(world, 'ann', text),
  'the mail provider, to the judge': (text) => write(world, 'ann', text, JUDGE),
  'the mail provider, to an event': (text) => write(world, 'ann', text, EVENT),
  'the reply address': (text) => unproven(ANN, text, token),
  'the password': (text) => unproven(ANN, `signon amarne annpw\n${text}`),
  'the password, from elsewhere': (text) => unproven('ann@hotel.example', `signon amarne annpw\n${text}`),
  'the password of the GM': (text) => unproven(MARA, `signon mmarne sesame\n${text}`),
  'a code': () => unproven(ANN, `confirm ${code}`, JUDGE),
};
const TEXTS = ['F tri - adr', 'set wait', 'status', 'help', 'press to england\nHello\nendpress', 'When is it due?'];
const COMMANDS = oneIn(
  41,
  ROWS.flatMap(({ lines }) => lines),
);
const ABOVE = ['', 'signon amarne guess\n', 'signon mmarne guess\n'];
/** Judge and event know no orders of a game; the event's own commands are none of the table's. */
const ELSEWHERE = /, to /;
const OF_EVENTS = [
  'join',
  'join as Ann B',
  'leave',
  'roster',
  'standings',
  'declare',
  'scoring sum of squares',
  'seats 7',
  'begin',
];
const textsBy = (proof: string) =>
  proof === 'a code' ? ['F tri H'] : [...TEXTS, ...COMMANDS, ...(proof.endsWith('event') ? OF_EVENTS : [])];

const isForWriter = ({ to }: OutgoingMail) => [ANN, MARA, 'ann@hotel.example'].includes(to);

async function onFile(): Promise<readonly string[]> {
  const { snapshot, commits } = await world.services.games.latest(gameName('marne'));
  expect(commits).toEqual([]);
  return snapshot!.seats.find(({ power }) => power === 'AUSTRIA')!.onFile.map(({ order }) => order);
}

/** Runs with limits watched: `isSpent` says which are used up. */
async function withLimits(
  watch: { readonly isSpent: (name: LimitName) => boolean; readonly spent?: (name: LimitName, key: string) => void },
  within: () => Promise<void>,
): Promise<void> {
  const { budgets } = world.services;
  const nameOf = (key: string) => key.slice(0, key.indexOf(':')) as LimitName;
  const watched: typeof budgets = {
    spend: async (key, ...rest) => {
      watch.spent?.(nameOf(key), key);
      return watch.isSpent(nameOf(key)) ? false : budgets.spend(key, ...rest);
    },
    spent: async (key, window) =>
      watch.isSpent(nameOf(key)) ? RATE_LIMITS[nameOf(key)].most : budgets.spent(key, window),
  };
  Object.assign(world.services, { budgets: watched });
  try {
    await world.asIf(within);
  } finally {
    Object.assign(world.services, { budgets });
  }
}

/** Only a page spends it: tests/sheet/entry.test.ts. */
const BY_PAGE = 'entries-asked' satisfies LimitName;
const isAnybodys = (name: LimitName) => (RATE_LIMITS[name] as RateLimit).payer === 'anybody';

describe('whatever mail that proves nothing can use up', () => {
  it('is marked so in the table: nothing else is touched by a flood of it', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const touched = new Set<LimitName>();
    await withLimits({ isSpent: () => false, spent: (name) => touched.add(name) }, () => forge(400, 7));
    expect([...touched].filter((name) => !isAnybodys(name))).toEqual([]);
    // The flood is one that could have found more.
    expect([...touched].sort()).toEqual(
      Object.keys(RATE_LIMITS)
        .filter((name) => isAnybodys(name as LimitName) && name !== BY_PAGE)
        .sort(),
    );
  });

  it.each([ANN, MARA, 'zoe@elsewhere.example'])(
    'is all that any command uses up, done in the name of %s: it changes nothing and reaches no other',
    { tags: ['long'] },
    async (from) => {
      const stored = async () =>
        JSON.stringify([
          await world.services.games.latest(gameName('marne')),
          await changeEvent(world.services, gameName('cup'), () => null),
        ]);
      const before = await stored();
      for (const to of [...new Set(PLACES)])
        for (const line of [...COMMANDS, ...OF_EVENTS])
          for (const above of ABOVE.filter((_, n) => IS_FULL || n === line.length % ABOVE.length)) {
            const touched = new Set<LimitName>();
            // As the first of its day.
            await withLimits({ isSpent: () => false, spent: (name) => touched.add(name) }, async () => {
              await unproven(from, above + line, to);
              const others = (await world.sent()).map((mail) => mail.to).filter((each) => each !== from);
              // A player hears of guesses at their password.
              const guessed = above === '' ? [] : [ANN, MARA];
              expect([to, above + line, others.filter((each) => !guessed.includes(each))]).toEqual([
                to,
                above + line,
                [],
              ]);
            });
            expect([to, above + line, [...touched].filter((name) => !isAnybodys(name))]).toEqual([
              to,
              above + line,
              [],
            ]);
          }
      expect(before).toContain('"directors"');
      expect(await stored()).toBe(before);
    },
  );

  it.each(Object.keys(PROOFS))(
    'never silences who proves themselves by %s, whatever they write',
    { tags: ['long'] },
    async (proof) => {
      for (const text of textsBy(proof))
        await withLimits({ isSpent: isAnybodys }, async () => {
          await PROOFS[proof]!(text);
          const answers = (await world.sent()).filter(isForWriter);
          expect([text, answers.length > 0]).toEqual([text, true]);
          // Whoever is asked by a code has it done by that.
          const asked = answers
            .map((mail) => /CONFIRM (\w+)/.exec(mail.text)?.[1])
            .find((found) => found !== undefined);
          if (asked !== undefined) await unproven(answers[0]!.to, `confirm ${asked}`, JUDGE);
          if (text.startsWith('F tri') && proof !== 'the password of the GM' && !ELSEWHERE.test(proof))
            expect(await onFile()).toEqual([text]);
        });
    },
  );
});

it('whoever has a password of their own uses up nothing that is kept for the person in whose name they write', async () => {
  const ofAnn = new Set<string>();
  const { id } = (await world.services.directory.personAt(ANN))!;
  const spent = (name: LimitName, key: string) => {
    if (!isAnybodys(name) && [ANN, id].some((each) => key.includes(each))) ofAnn.add(key);
  };
  Object.assign(world.services, { tryVariant: async () => {} });
  for (const line of [...COMMANDS, 'try variant'])
    for (const signOn of ['emarne bobpw', 'mmarne sesame']) {
      await withLimits({ isSpent: () => false, spent }, () => unproven(ANN, `signon ${signOn}\n${line}`));
      expect([signOn, line, ...ofAnn]).toEqual([signOn, line]);
    }
}, 60_000);

it('a code that is not sent is not said to have been', async () => {
  await withLimits({ isSpent: (name) => name === 'asked-by-others' }, async () => {
    await write(world, 'ann', 'i am also zoe@elsewhere.example');
    const mails = await world.sent();
    expect(mails.map(({ to }) => to)).toEqual([ANN]);
    expect(mails[0]?.text).toContain('No code was sent');
  });
});

describe('a flood by people who prove who they are, and are somebody else', () => {
  it('keeps nobody from their seat: of a right password its owner is asked, and whoever guesses sees no difference', async () => {
    await world.asIf(async () => {
      const by = (from: string, text: string) => world.deliver(mailOf(from, text), { from, to: [GAME] });
      for (let n = 0; n < 30; n += 1) await by(`eve${n}@evil.example`, `signon amarne guess${n}`);
      await world.sent();
      await by('eve@evil.example', 'signon amarne wrong\nF tri - adr');
      const wrong = await world.sent();
      await by('ann@hotel.example', 'signon amarne annpw\nF tri - adr');
      const right = await world.sent();
      const told = (mails: readonly OutgoingMail[], to: string) => mails.filter((mail) => mail.to === to);
      expect(told(right, 'ann@hotel.example').map(({ subject }) => subject)).toEqual(
        told(wrong, 'eve@evil.example').map(({ subject }) => subject),
      );
      const [asked] = told(right, ANN);
      await unproven(ANN, /CONFIRM \w+/.exec(asked!.text)![0], JUDGE);
      expect(await onFile()).toEqual(['F tri - adr']);
    });
  });
});

describe('a flood of forged mail', () => {
  it('leaves each honest mail with a proof its answer', async () => {
    await world.asIf(async () => {
      await forge(IS_FULL ? 5_000 : 150, 11);
      await world.sent();
      for (const proof of Object.keys(PROOFS))
        await world.asIf(async () => {
          await PROOFS[proof]!('F tri - adr');
          expect([proof, (await world.sent()).some(isForWriter)]).toEqual([proof, true]);
        });
    });
  }, 600_000);

  it('is answered once a day, and the next mail that goes there anyhow says how many there were', async () => {
    await world.asIf(async () => {
      const unansweredIn = (mails: readonly OutgoingMail[]) =>
        mails.flatMap(({ to, text }) => {
          const found = /We did not act on (\d+) mails/.exec(text.replace(/\s+/g, ' '));
          return found === null ? [] : [[to, Number(found[1])]];
        });
      for (const address of [ANN, 'zoe@elsewhere.example'])
        for (let n = 0; n < 8; n += 1) await unproven(address, `A vie - gal\n${n}`);
      const asked = await world.sent();
      expect(asked.map(({ to }) => to)).toEqual([ANN, 'zoe@elsewhere.example']);
      expect(unansweredIn(asked)).toEqual([]);
      await write(world, 'bob', 'press to austria\nHello\nendpress');
      expect(unansweredIn(await world.sent())).toEqual([[ANN, 7]]);
      await write(world, 'bob', 'press to austria\nHello again\nendpress');
      expect(unansweredIn(await world.sent())).toEqual([]);
      await world.moveTo(world.services.now() + DAY);
      await world.sent();
      for (const address of [ANN, 'zoe@elsewhere.example']) await unproven(address, 'A vie - gal');
      expect(unansweredIn(await world.sent())).toEqual([['zoe@elsewhere.example', 7]]);
    });
  });

  it('tells nobody but the player that a guess was right', async () => {
    await world.asIf(async () => {
      const guess = (n: number, word: string) => unproven(`x${n}@evil.example`, `signon amarne ${word}\nF tri - adr`);
      for (let n = 0; n < 20; n += 1) await guess(n, `guess${n}`);
      await world.sent();
      await guess(98, 'wrong');
      const wrong = await world.sent();
      await guess(99, 'annpw');
      const right = await world.sent();
      expect(right.filter(({ to }) => to !== ANN).map(({ subject }) => subject)).toEqual(
        wrong.map(({ subject }) => subject),
      );
      expect(right.map(({ to }) => to)).toContain(ANN);
      expect(await onFile()).toEqual([]);
    });
  });
});
