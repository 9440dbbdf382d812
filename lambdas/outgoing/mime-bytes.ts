/**
 * A composed mail's bytes, in one go: the composer's own way leads each mail through nine streams, which cost more than all that is in
 * it. Its nodes, headers and encodings are used as they are; `tests/letters/composing` holds that every byte is the same.
 */
import * as base64 from 'nodemailer/lib/base64/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import * as quotedPrintable from 'nodemailer/lib/qp/index.js';

const LINE = 76;

/** The mail as it is sent. All content is text or bytes; lines end with CR LF (RFC 5322, 2.3), the last one too. */
export function bytesOf(mail: MimeNode): Uint8Array {
  // One character a byte, so that text and bytes can stand side by side.
  const text = nodeOf(mail);
  const whole = /[\r\n]$/.test(text) ? (text.endsWith('\r') ? `${text}\n` : text) : `${text}\r\n`;
  return Buffer.from(whole.replace(/(?<!\r)\n/g, '\r\n'), 'latin1');
}

function nodeOf(node: MimeNode): string {
  const encoding = node.getTransferEncoding();
  // Only with its headers does a node know whether it has parts, and what stands between them.
  const head = asBytes(`${node.buildHeaders()}\r\n\r\n`);
  const { content, multipart, boundary, childNodes } = node;
  const body = content === undefined || content === '' ? '' : encoded(content, encoding, node.contentType ?? '');
  if (!multipart) return head + body;
  const parts = childNodes.map((child) => `--${boundary}\r\n${nodeOf(child)}`);
  return `${head}${body}${parts.join('\r\n')}\r\n--${boundary}--\r\n`;
}

function encoded(content: unknown, encoding: string | false, type: string): string {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error('A mail holds text or bytes.');
  switch (encoding) {
    case 'base64':
      return base64.wrap(base64.encode(content), LINE);
    case 'quoted-printable':
      // Outside of text a line end may be data.
      if (!/^text\//i.test(type)) throw new Error(`No way is known to quote ${type}.`);
      return quotedPrintable.wrap(quotedPrintable.encode(content), LINE);
    default:
      return typeof content === 'string' ? asBytes(content) : content.toString('latin1');
  }
}

function asBytes(text: string): string {
  return /^\p{ASCII}*$/u.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}
