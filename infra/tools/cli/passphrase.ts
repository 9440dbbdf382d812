/** The passphrase of a backup, which no list of processes shows. */
import { readFile } from 'node:fs/promises';
import { BadInput } from '../../local/bad-input.ts';

const SHORTEST = 12;

/** Without the end of its line; null: no file is given. Throws {@link BadInput}. */
export async function passphraseIn(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadInput(`${file} cannot be read (--key-file).`);
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length < SHORTEST)
    throw new BadInput(`The passphrase in ${file} has less than ${SHORTEST} characters.`);
  return passphrase;
}
