/** A standard game that has begun, for tests of what happens to mail. */
import { keptForTest, running } from '../cleanup.ts';
import { openWorld, type TestWorld } from '../conversations/world.ts';

export const START = Date.UTC(2026, 2, 2, 19, 0);
export const JUDGE = 'judge@judge.example.org';
export const GAME = 'marne@judge.example.org';
export const NAMES = ['ann', 'bob', 'cy', 'di', 'eve', 'flo', 'gus'] as const;
/** In the order of sign-on each asks for one power and gets it. */
export const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as const;

const open = keptForTest((services: TestWorld) => services.close());

type Pages = 'none' | 'written';

export async function freshWorld(store: 'embedded' | 'memory' = 'memory', pages: Pages = 'none'): Promise<TestWorld> {
  const services = await openWorld({ start: START, store, pages });
  open.add(services);
  return services;
}

let mails = 0;

/** A plain mail as bytes on the wire. */
export function mailOf(from: string, text: string, { subject = 'orders', headers = '' } = {}): string {
  mails += 1;
  const body = text.replaceAll('\n', '\r\n');
  return `From: ${from}\r\nTo: ${GAME}\r\nSubject: ${subject}\r\nMessage-ID: <m${mails}@example.org>\r\n${headers}\r\n${body}\r\n`;
}

/** Writes to the game, or to another address of the judge. */
export async function write(services: TestWorld, name: string, text: string, to = GAME): Promise<void> {
  const from = `${name}@example.org`;
  await services.deliver(mailOf(from, text), { from, to: [to] });
}

/** A game `marne` with Mara as master; `ann` plays Austria, `bob` England, and so on. */
export async function playedGame(store: 'embedded' | 'memory' = 'memory', pages: Pages = 'none'): Promise<TestWorld> {
  const play = async () => {
    const services = await freshWorld(store, pages);
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    for (const [n, name] of NAMES.entries()) {
      await write(services, name, `signon ?marne ${name}pw\nset preference ${POWERS[n]}`, JUDGE);
    }
    await services.sent();
    return services;
  };
  return store === 'memory' && pages === 'none' ? asMade('seven play', play) : play();
}

interface MadeWorld {
  readonly world: TestWorld;
  readonly back: () => void;
  isFree: boolean;
}

/** Worlds in memory by how they were made. */
const made = new Map<string, MadeWorld[]>();
const taken = keptForTest((each: MadeWorld) => {
  each.isFree = true;
});

/** What `make` gives. In a test: one that another test has had, brought back to how it was made. */
export async function asMade(how: string, make: () => Promise<TestWorld>): Promise<TestWorld> {
  if (!running.isInTest) return make();
  const all = made.get(how) ?? [];
  made.set(how, all);
  let one = all.find(({ isFree }) => isFree);
  if (one === undefined) {
    const world = await make();
    one = { world, back: world.remember(), isFree: false };
    all.push(one);
  }
  one.isFree = false;
  taken.add(one);
  one.back();
  return one.world;
}
