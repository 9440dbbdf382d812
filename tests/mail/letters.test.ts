import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { formatLetter } from './letter-text.ts';

/** Mails as they arrive (`.eml`), and beside each what is to be read in it (`.txt`). */
const FOLDER = fileURLToPath(new URL('letters', import.meta.url));
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort();
const NAMES = named('.eml');

/** Of the files with this ending, without it. */
function named(ending: string): readonly string[] {
  return FILES.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
}

describe('a mail as it arrives is read as its writer meant it', () => {
  test.each(NAMES)('%s', async (name) => {
    const raw = readFileSync(join(FOLDER, `${name}.eml`));
    const expected = readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
    const letter = await openMail(raw, { envelopeFrom: returnPath(raw), domain: 'judge.test' });
    expect(formatLetter(letter)).toBe(expected);
  });

  test('each expectation has its mail', () => {
    expect(named('.txt')).toEqual(NAMES);
  });
});

/** The receiving server writes the sender of the envelope on top. */
function returnPath(raw: Buffer): string {
  return /^Return-Path: <(.*?)>/im.exec(raw.toString('latin1'))?.[1] ?? 'unknown@mail.example';
}
