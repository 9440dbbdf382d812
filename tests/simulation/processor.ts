/**
 * `npx tsx tests/simulation/processor.ts`: milliseconds of the processor that a warm function takes for a mail of orders, and for a
 * deadline of seven players with its mails written and asked for, on the adapters of AWS with simulated services.
 */
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeDeadline } from '../../lambdas/handlers/deadline-handler.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { LANGUAGES, loadLanguage } from '../../templates/locales/languages.ts';
import { standard } from '../boards.ts';
import { DOMAIN } from '../conversations/world.ts';
import { seedWorld } from '../seed.ts';
import { CALM } from './chaos.ts';
import { calmEdge } from './edge.ts';
import { openHouse } from './house.ts';
import { addressOf, letPlay } from './players.ts';

/** Fewer than 300 for each address: more are refused in an hour. The first half warms it up. */
const MAILS = 1_700;
const GAMES = 80;
/** When the schedule has fired, and mail of the last moment is stored. */
const FIRED_AFTER_MS = 31_000;
const PASS = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;

await Promise.all(LANGUAGES.map(loadLanguage));
tell('a mail of orders', await timesOfMails());
tell('a deadline of seven', await timesOfDeadlines());

async function timesOfMails(): Promise<readonly number[]> {
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false });
  const name = gameName('marne');
  await seedWorld(house.services, name, (who) => addressOf(name, who.toLowerCase()));
  await publishCommits(house.services, name);
  const handle = makeInbound(house.worldFor(calmEdge));
  const times: number[] = [];
  for (let n = 0; n < MAILS; n += 1) {
    const { name: power, units } = standard.powers[n % standard.powers.length]!;
    const [from, to, id] = [addressOf(name, power.toLowerCase()), `${name}@${DOMAIN}`, `cost-${n}`];
    const text = units.map((unit, each) =>
      n % 14 < 7 ? `${unit} H` : `${unit} S ${units[(each + 1) % units.length]}`,
    );
    const raw = `From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text.join('\r\n')}\r\n`;
    for (const folder of [KEPT, INBOX])
      await house.services.files.put(`${folder}${id}`, Buffer.from(raw), 'message/rfc822');
    const rawKey = `${INBOX}${id}`;
    const delivery = { id, rawKey, received: house.loop.now(), envelopeFrom: from, recipients: [to], verdicts: PASS };
    times.push(await processorMs(handle, queueRecord('inbound', id, JSON.stringify(formatReceipt(delivery)))));
  }
  const { snapshot } = await house.services.games.latest(name);
  if (snapshot === null || snapshot.n < MAILS) throw new Error('Some mail was not acted on.');
  return times;
}

async function timesOfDeadlines(): Promise<readonly number[]> {
  // Deadlines pass when they are measured.
  const broken = { stalled: 'deadline', told: () => {} } as const;
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false, pages: true, broken });
  const names = Array.from({ length: GAMES }, (_, n) => gameName(`game${n + 1}`));
  for (const name of names) {
    const addresses = (who: string) => addressOf(name, who.toLowerCase());
    await seedWorld(house.services, name, addresses, { ...DEFAULT_SETTINGS, reminders: [] });
    await publishCommits(house.services, name);
  }
  letPlay(house, names, { seed: 1, phases: 1, atTheLast: 60_000 });
  const handle = makeDeadline(house.worldFor(calmEdge), { again: async () => {} });
  const { deadline } = (await house.game(names[0]!))!.current!.clock;
  await house.loop.run(() => house.loop.now() >= deadline + FIRED_AFTER_MS);
  const times: number[] = [];
  for (const name of names) {
    if ((await house.game(name))!.current?.clock.deadline !== deadline) continue;
    await house.services.heartbeat!.beat(house.loop.now());
    times.push(await processorMs(handle, queueRecord('deadline', name, JSON.stringify({ game: name }))));
    if ((await house.game(name))!.resolved.length !== 1) throw new Error(`${name} was not adjudicated.`);
  }
  return times;
}

async function processorMs(
  handle: ReturnType<typeof makeInbound>,
  record: ReturnType<typeof queueRecord>,
): Promise<number> {
  const before = process.cpuUsage();
  const { batchItemFailures } = await handle({ Records: [record] });
  const { user, system } = process.cpuUsage(before);
  if (batchItemFailures.length > 0) throw new Error('A function has failed.');
  return (user + system) / 1_000;
}

/** The median, and the lowest tenth: what it takes when the machine does little else. */
function tell(what: string, times: readonly number[]): void {
  const sorted = times.slice(times.length / 2).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);
  console.log(`${what}, warm: ${at(0.5)} ms (a tenth at most ${at(0.1)})`);
}
