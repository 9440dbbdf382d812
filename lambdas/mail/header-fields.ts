/** Header fields of a mail, unfolded and decoded. */
import libmime from 'libmime';
import { cleanText } from './clean-text.ts';
import type { HeaderLine } from './mime-parts.ts';

/** No field that matters is longer; the rest is not looked at. */
const MAX_FIELD = 10_000;

/** Raw values of all fields of this name (lower case), in order: unfolded, not decoded. */
export function fieldsOf(headers: readonly HeaderLine[], name: string): readonly string[] {
  return headers.filter(({ key }) => plainKey(key) === name).map(({ line }) => rawValue(line));
}

/** The same, whole and as received. */
export function headerLines(headers: readonly HeaderLine[], name: string): readonly string[] {
  return headers.filter(({ key }) => plainKey(key) === name).map(({ line }) => line);
}

export function firstField(headers: readonly HeaderLine[], name: string): string | null {
  return fieldsOf(headers, name)[0] ?? null;
}

export function hasField(headers: readonly HeaderLine[], name: string | RegExp): boolean {
  return headers.some(({ key }) => (typeof name === 'string' ? plainKey(key) === name : name.test(plainKey(key))));
}

/**
 * What a reader is shown of a field: encoded words decoded, one line, no control characters, and nothing that a mail
 * program would take for an encoded word when it is written into a header again.
 */
export function readableHeader(value: string): string {
  return cleanText(decodeWords(value)).replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim();
}

/** A subject without what mail programs put before the one that they answer: `AW: Re:`. */
export function ownSubject(subject: string): string {
  return subject.replace(/^(?:\s*\p{L}{1,4}\s?:)+/u, '').trim();
}

/** A value with its parameters: `text/plain; charset=utf-8`. */
export function withParameters(value: string): {
  readonly value: string;
  readonly params: Readonly<Record<string, string>>;
} {
  const read = libmime.parseHeaderValue(value.slice(0, MAX_FIELD));
  return { value: String(read.value || '').toLowerCase(), params: read.params };
}

function decodeWords(value: string): string {
  try {
    return libmime.decodeWords(value);
  } catch {
    return value;
  }
}

/** Some readers drop what is not printable and see `From` in `Fr\0om`: so must we. */
function plainKey(key: string): string {
  return key.replace(/[^!-~]+/g, '');
}

/** Bytes are UTF-8 where they can be, else Latin-1. */
function rawValue(line: string): string {
  const value = line.slice(line.indexOf(':') + 1, MAX_FIELD).replace(/\r?\n/g, '');
  const bytes = Buffer.from(value, 'latin1');
  const text = bytes.toString('utf8');
  return (text.includes('\uFFFD') ? value : text).trim();
}

const MAX_MESSAGE_ID = 998;

/** Null: it has none. */
export function messageIdOf(headers: Parameters<typeof firstField>[0]): string | null {
  const messageId = firstField(headers, 'message-id');
  return messageId === null || messageId === '' ? null : readableHeader(messageId).slice(0, MAX_MESSAGE_ID);
}
