import { simpleParser } from 'mailparser';
import type { IgnoredRange } from '../../engine/language/mail-text.ts';
export interface Letter {
  readonly messageId: string | null;
  readonly from: { readonly address: string; readonly name: string | null } | null;
  readonly senderFault: string | null;
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly automatic: string | null;
  readonly lines: readonly string[];
  readonly ignored: readonly IgnoredRange[];
  readonly remarks: readonly string[];
  readonly text: string;
}
export async function openLetter(
  raw: Uint8Array,
  _envelope: { envelopeFrom: string; domain: string },
): Promise<Letter> {
  const parsed = await simpleParser(Buffer.from(raw));
  const from = parsed.from?.value[0];
  const text = (parsed.text ?? '').replace(/\r\n/g, '\n');
  return {
    messageId: parsed.messageId ?? null,
    from: from?.address === undefined ? null : { address: from.address.toLowerCase(), name: from.name || null },
    senderFault: null,
    replyTo: [],
    subject: parsed.subject ?? '',
    automatic: null,
    lines: text.split('\n'),
    ignored: [],
    remarks: [],
    text,
  };
}
