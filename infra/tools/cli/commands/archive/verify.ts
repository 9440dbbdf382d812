/** `chancery archive verify`: are archives what they say they are? */
import type { Command } from 'commander';
import { checkFailed, checkPassed } from '../../../../../engine/archive/check-result.ts';
import type { ArchiveDocument } from '../../../../../engine/archive/document.ts';
import { readSummaryDocument } from '../../../../../engine/archive/old-games/summary-document.ts';
import type { Verifier } from '../../../../../engine/archive/verifier.ts';
import { isSound, verifyArchive } from '../../../../../engine/archive/verify.ts';
import { JUDGE_VERSION } from '../../../../../lambdas/account/version.ts';
import { sha256 } from '../../../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../../../local/bad-input.ts';
import { FolderIndex } from '../../../archive/folder-index.ts';
import { isFolder } from '../../../archive/kept-games.ts';
import { archivesIn } from '../../../archive/list-archives.ts';
import { inParts, processesFor } from '../../../archive/parallel-parts.ts';
import { isArchiveSet, LOCAL_VERIFIER, nameOf, readArchiveFile, textsIn } from '../../../archive/read-file.ts';
import { readReceipts } from '../../../archive/receipts-file.ts';
import { say } from '../../../archive-words.ts';
import { writeOut } from '../../../lines.ts';
import { repeatedOption } from '../../repeated.ts';

export function add(command: Command): void {
  command
    .argument('[paths...]', 'archives, or folders of them; - or nothing for standard input')
    .option('--key <key>', 'the public key that must have signed it (base64)')
    .addOption(repeatedOption('--receipts <file>', 'the receipts.txt of a mail: all receipts and seals in it'))
    .addOption(repeatedOption('--head <digest>', 'a seal: a head of the chain, as a receipts.txt has it'))
    .addOption(repeatedOption('--receipt <digest>', 'a receipt, as a receipts.txt has it'))
    .addOption(repeatedOption('--annotations <file>', 'notes, which must belong to the archive'))
    .option('--changed', 'of folders only files that have changed since they were found sound')
    .option('--json', 'write JSON')
    .action(verify);
}

interface VerifyOptions {
  readonly key?: string;
  readonly head: readonly string[];
  readonly receipt: readonly string[];
  readonly receipts: readonly string[];
  readonly annotations: readonly string[];
  readonly json?: true;
  readonly changed?: true;
}

async function verify(paths: readonly string[], options: VerifyOptions): Promise<void> {
  const { key, json } = options;
  const notes = options.annotations;
  const files = options.receipts.map(readReceipts);
  const verifier: Verifier = {
    ...LOCAL_VERIFIER,
    key: key ?? null,
    anchors: [...lower(options.head), ...files.flatMap(({ heads }) => heads)],
    receipts: [...lower(options.receipt), ...files.flatMap(({ receipts }) => receipts)],
  };
  const isOne = paths.length < 2 && !isFolder(paths[0]) && !isArchiveSet(paths[0]);
  const isAnchored = verifier.anchors.length + verifier.receipts.length > 0;
  if (options.changed === true && isAnchored)
    throw new BadInput('Seals and receipts are looked for in all archives: leave --changed out.');
  if (notes.length > 0 && !isOne) throw new BadInput('Notes belong to one archive: name that one alone.');
  if (isOne) return verifyOne(paths[0], verifier, { json: json === true, notes });
  const faults: string[] = [];
  let count = 0;
  let unchanged = 0;
  const stamp = sha256(`${JUDGE_VERSION} ${key ?? ''}`).slice(0, 16);
  for (const path of paths) {
    const index = isFolder(path) ? new FolderIndex(path) : null;
    const files = [...archivesIn([path])];
    const left = files.filter((file) => options.changed === undefined || index?.of(file).sound !== stamp);
    unchanged += files.length - left.length;
    count += files.length;
    const areSound = new Map<string, boolean>();
    for await (const { file, sound, checks } of verifiedAll(left, verifier, options)) {
      const whole = file.replace(/(?<=\.(?:jsonl(?:\.gz)?|json\.gz)):\d+$/, '');
      areSound.set(whole, sound && areSound.get(whole) !== false);
      if (json) await writeOut(`${JSON.stringify({ file, sound, checks })}\n`);
      else if (sound) await writeOut(`${file}: sound\n`);
      for (const { check, result, detail } of checks)
        if (result === 'wrong') faults.push(`${file}: ${check}: ${detail}`);
    }
    for (const [file, sound] of areSound) if (sound && !isAnchored) index?.add(file, { sound: stamp });
    index?.save();
  }
  if (unchanged > 0 && json !== true) await writeOut(`${unchanged} unchanged since they were found sound\n`);
  if (count === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}

interface Verified {
  readonly file: string;
  readonly sound: boolean;
  readonly checks: readonly { readonly check: string; readonly result: string; readonly detail: string }[];
}

/** Many files are checked by several processes side by side; we print what they write in the order of the files. */
async function* verifiedAll(
  files: readonly string[],
  verifier: Verifier,
  { key, head, receipt, receipts }: VerifyOptions,
): AsyncGenerator<Verified, void, void> {
  if (processesFor(files) === 1) {
    for (const file of files) yield* verifiedIn(file, verifier);
    return;
  }
  const option = (name: string, values: readonly string[]) => values.flatMap((value) => [name, value]);
  const args = [
    ...['archive', 'verify', '--json'],
    ...(key === undefined ? [] : ['--key', key]),
    ...option('--head', head),
    ...option('--receipt', receipt),
    ...option('--receipts', receipts),
  ];
  // That a game is not sound makes a part end ill; which, and why, is in its lines.
  for await (const { output } of inParts(files, args)) {
    for (const line of output.split('\n')) if (line !== '') yield JSON.parse(line) as Verified;
  }
}

/** The checks of a file, or of each archive of a set, told; what cannot be read is not sound. */
async function* verifiedIn(file: string | undefined, verifier: Verifier): AsyncGenerator<Verified, void, void> {
  const told = ({ sound, checks }: ReturnType<typeof checked>) => ({
    sound,
    checks: checks.map((check) => ({ ...check, detail: say(check.detail) })),
  });
  try {
    for await (const { name, text } of textsIn(file)) yield { file: name, ...told(checked(text, verifier)) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const checks = [checkFailed('format', withoutName(error.message, nameOf(file)))];
    yield { file: nameOf(file), ...told({ sound: false, checks }) };
  }
}

/** A whole game or an outline. */
function checked(text: string, verifier: Verifier) {
  const outline = readSummaryDocument(text, sha256);
  if (outline === null) {
    const verification = verifyArchive(text, verifier);
    return { sound: isSound(verification), checks: verification.checks };
  }
  const checks =
    'faults' in outline
      ? outline.faults.map((fault) => checkFailed('format', fault))
      : [checkPassed('format', 'the outline of a game'), checkPassed('digest', outline.document.digest)];
  return { sound: 'document' in outline, checks };
}

/** The file is named in front of each check. */
function withoutName(message: string, name: string): string {
  return message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
}

async function verifyOne(
  file: string | undefined,
  verifier: Verifier,
  { json, notes }: { readonly json: boolean; readonly notes: readonly string[] },
): Promise<void> {
  if (notes.length > 0 && (file === undefined || file === '-'))
    throw new BadInput('With notes the archive has to be a file.');
  const document = notes.length === 0 ? null : await readArchiveFile(file);
  const { sound: isSoundItself, checks: ofArchive } = (await verifiedIn(file, verifier).next()).value as Verified;
  const ofNotes = document === null ? [] : await Promise.all(notes.map((path) => notesCheck(path, document)));
  const checks = [...ofArchive, ...ofNotes];
  const isGood = isSoundItself && ofNotes.every(({ result }) => result === 'sound');
  if (json) {
    if (!isGood) process.exitCode = 1;
    return writeOut(`${JSON.stringify({ file: nameOf(file), sound: isGood, checks }, null, 2)}\n`);
  }
  const told = checks.filter(({ result }) => result !== 'wrong');
  await writeOut(
    told.map(({ check, result, detail }) => `${check}: ${result === 'sound' ? '' : '— '}${detail}\n`).join(''),
  );
  const faults = checks.filter(({ result }) => result === 'wrong');
  if (faults.length > 0) {
    throw new BadInput(faults.map(({ check, detail }) => `${nameOf(file)}: ${check}: ${detail}`).join('\n'));
  }
}

async function notesCheck(path: string, document: ArchiveDocument) {
  const { annotationFaults, readAnnotations } = await import('../../../archive/annotations.ts');
  const file = readAnnotations(path);
  const faults = annotationFaults(file, document);
  return faults.length === 0
    ? ({ check: 'annotations', result: 'sound', detail: `${file.notes.length} in ${path}` } as const)
    : ({ check: 'annotations', result: 'wrong', detail: faults.join(' ') } as const);
}

function lower(digests: readonly string[]): readonly string[] {
  return digests.map((digest) => digest.trim().toLowerCase());
}
