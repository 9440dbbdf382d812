/** `chancery backup`: the data folder of a judge in one file, while the judge is at work. */
import type { Command } from 'commander';
import { makeBackup } from '../../../local/backup-file.ts';
import { writeOut } from '../../lines.ts';
import { passphraseIn } from '../passphrase.ts';

export function add(command: Command): void {
  command
    .argument('<file>', 'the file to make')
    .option('--data <folder>', 'the judge’s data folder', 'data')
    .option('--key-file <file>', 'encrypt it with the passphrase in this file')
    .action(async (file: string, { data, keyFile }: { readonly data: string; readonly keyFile?: string }) => {
      const passphrase = await passphraseIn(keyFile);
      const { files, bytes } = await makeBackup(data, file, passphrase);
      const told = passphrase === null ? ' It holds the judge’s key: keep it where nobody else can read it.' : '';
      await writeOut(`${file}: ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB.${told}\n`);
    });
}
