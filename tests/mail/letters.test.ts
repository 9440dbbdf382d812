import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { formatLetter } from './letter-text.ts';

/** Mails as they arrive (`.eml`), and beside each what is to be read in it (`.txt`). */
const FOLDER = fileURLToPath(new URL('letters', import.meta.url));
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => basename(name, '.eml'));

describe('a mail as it arrives is read as its writer meant it', () => {
  test.each(NAMES)('%s', async (name) => {
    const raw = readFileSync(join(FOLDER, `${name}.eml`));
    const expected = readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
    const letter = await openMail(raw, { envelopeFrom: returnPath(raw), domain: 'judge.test' });
    expect(formatLetter(letter)).toBe(expected);
  });

  test('each expectation has its mail', () => {
    const texts = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
    expect(texts.map((name) => basename(name, '.txt'))).toEqual(NAMES);
  });
});

/** The receiving server writes the sender of the envelope on top. */
function returnPath(raw: Buffer): string {
  return /^Return-Path: <(.*?)>/im.exec(raw.toString('latin1'))?.[1] ?? 'unknown@mail.example';
}
