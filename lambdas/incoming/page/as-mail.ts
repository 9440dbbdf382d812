/** What comes from a page, as if a mail of these lines had just come from its writer, proven. */
import type { ReceivedMail } from '../../delivery.ts';
import type { Received } from '../../mail/received.ts';
import type { MailRoute } from '../../mail/route.ts';
import type { Services } from '../../ports.ts';

export interface FromPage {
  /** The same again is the same mail. */
  readonly identity: string;
  readonly address: string;
  readonly name: string | null;
  readonly as: Received['as'];
  readonly route: MailRoute;
  /** Before the @ of the judge's address that it would have gone to. */
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** Of the browser, in a few letters; left out: nothing tells. */
  readonly device?: string;
}

/** `handle`: what handles a mail that came before it. */
export function asMail(services: Services, page: FromPage, handle: Received['handle']): Received {
  const { identity, address, name, route, lines, subject } = page;
  const delivery: ReceivedMail = {
    id: `sheet-${identity}`,
    rawKey: `inbox/sheet-${identity}`,
    received: services.now(),
    envelopeFrom: address,
    recipients: [`${page.to}@${services.house.domain}`],
    verdicts: { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' },
  };
  return {
    delivery,
    mail: {
      messageId: null,
      references: [],
      date: '',
      from: { address, name },
      senderFault: null,
      replyTo: [],
      to: delivery.recipients,
      signed: null,
      judgedDomain: null,
      language: null,
      server: null,
      subject,
      automatic: null,
      lines,
      ignored: [],
      remarks: [],
      text: lines.join('\n'),
    },
    address,
    isProven: true,
    doubt: { code: 'sheet/link-dead' },
    written: null,
    isConfirmed: true,
    route,
    limit: null,
    as: page.as,
    identity,
    ...(page.device === undefined ? {} : { device: page.device }),
    isLast: false,
    handle,
  };
}
