/** The game that is played through servers that others wrote, and who plays it. */
import { expect } from 'vitest';
import { standard } from '../boards.ts';
import { type Cloud, DOMAIN, type SentMail } from './cloud.ts';

export const POWERS = standard.powers.map(({ name }) => name);
const JUDGE = `judge@${DOMAIN}`;
export const GAME = `marne@${DOMAIN}`;
export const MASTER = 'mara@example.org';
export const addressOf = (power: string) => `${power.toLowerCase()}@example.org`;

export function isTo({ destination }: SentMail, address: string): boolean {
  return destination.to.some((to) => to.includes(address));
}

export function newest(sent: readonly SentMail[], address: string, subject: string): string {
  const found = sent.findLast((mail) => isTo(mail, address) && mail.subject.includes(subject));
  if (found === undefined) {
    const got = sent.filter((mail) => isTo(mail, address)).slice(-3);
    throw new Error(
      `No '${subject}' to ${address}. ${got.map(({ subject: s, body }) => `${s}\n${body.text}`).join('\n')}`,
    );
  }
  return found.body.text ?? '';
}

/** The game is made, and all seven join it. */
export async function gather(cloud: Cloud): Promise<void> {
  const settings = ['set move delay 0', 'set retreat delay 0', 'set adjust delay 0'];
  await cloud.receive(MASTER, JUDGE, 'a game', ['create ?marne quill', ...settings].join('\n'));
  await cloud.settle();
  for (const power of POWERS) {
    const text = `signon ?marne ${power.toLowerCase()}-pw\nset preference ${power.slice(0, 1)}`;
    await cloud.receive(addressOf(power), JUDGE, 'joining', text);
    await cloud.settle();
  }
  const sent = await cloud.sent();
  for (const power of POWERS) {
    expect(newest(sent, addressOf(power), 'the game begins')).toContain(
      `You play ${power.slice(0, 1)}${power.slice(1).toLowerCase()}.`,
    );
  }
}
