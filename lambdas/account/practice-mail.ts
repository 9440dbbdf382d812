/** The game that begins on a variant which came by mail (TRY VARIANT), and how the judge knows that its maker asked for it. */
import { botDelivery } from '../games/bots.ts';
import type { BotMail, DeskReader, Services } from '../ports.ts';

/** What stands behind the designer's own id: letters that nobody can guess. */
export function tokenInId(token: string): string {
  return token.slice(0, 10);
}

type Asker = Pick<DeskReader, 'id' | 'to'>;

/** What shows that this reader asked for this trial. */
export function trialToken({ secrets }: Pick<Services, 'secrets'>, { id, to }: Asker): string {
  return secrets.replyToken(`variant\n${id}\n${to}`);
}

/** The mail by which whoever brought the variant begins a game on it; null: another has asked, or nobody. */
export function practiceMail(
  { house, now, secrets }: Pick<Services, 'house' | 'now' | 'secrets'>,
  { reader, token, variant }: { readonly reader: Asker; readonly token: string; readonly variant: string },
): BotMail | null {
  const isAsked = token === trialToken({ secrets }, reader) && variant.endsWith(`-${tokenInId(token)}`);
  if (!isAsked || !/^[a-z0-9-]+$/.test(variant)) return null;
  const [id, to] = [botDelivery(reader.id), `judge@${house.domain}`];
  const head = [
    `From: <${reader.to}>`,
    `To: <${to}>`,
    `Subject: ${variant}`,
    `Date: ${new Date(now()).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${house.domain}>`,
  ];
  return { id, from: reader.to, to, raw: [...head, '', `PRACTICE ${variant}`, ''].join('\r\n') };
}
