/**
 * Maps that come by mail (TRY VARIANT): each is looked at apart from the judge, kept where only who knows its id finds it, and played
 * against bots. What waits is on the disk until it is answered.
 */
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variant } from '../../../engine/board/variant.ts';
import type { ReportLine } from '../../../engine/game/events.ts';
import { INTERNAL_ERROR } from '../../../engine/language/mail/internal-error.ts';
import type { MessageOrText } from '../../../engine/messages/all-messages.ts';
import { trialFolder } from '../../../lambdas/adapters/variants/variants.ts';
import { deskMail } from '../../../lambdas/outgoing/account-post.ts';
import type { BotMail, Services, VariantTrial } from '../../../lambdas/ports.ts';
import { faultIn } from '../../../templates/locales/text/variant-faults.ts';
import type { Attachment } from '../../../templates/mail/mail.ts';
import { writeRaw } from '../compose.ts';
import { writeWhole } from '../disk.ts';

/** What is found in a mail that brings a variant. */
export interface ExaminedVariant {
  /** Null: it brings none that can be played, and `faults` say why. */
  readonly variant: Variant | null;
  /** The file, as the mail names it; null: nothing of the kind is attached. */
  readonly file: string | null;
  readonly faults: readonly string[];
  /** What its file says and the variant does not, a line each. */
  readonly lost: readonly string[];
  /** Its folder: names and texts. */
  readonly files: Readonly<Record<string, string>>;
  /** The opening, as PNG in base64; null: it could not be drawn. */
  readonly picture: string | null;
}

/** `token`: its id ends so. Null: it takes more time or memory than anybody may have. */
export type ExamineVariant = (raw: Uint8Array, token: string) => Promise<ExaminedVariant | null>;

interface Means {
  /** The judge's own folder of variants. */
  readonly folder: string;
  readonly services: () => Services;
  readonly examine: ExamineVariant;
  readonly takeIn: (mail: BotMail) => Promise<void>;
}

export interface VariantTrials {
  readonly ask: (trial: VariantTrial) => Promise<void>;
  /** Goes on with what an earlier run left. */
  readonly resume: () => Promise<void>;
  readonly idle: () => Promise<void>;
}

/** The mail shows so many lines of each kind. */
const MOST_TOLD = 20;

export function variantTrials({ folder, services, examine, takeIn }: Means): VariantTrials {
  const asked = join(folder, 'asked');
  let last: Promise<void> = Promise.resolve();
  const begin = (trial: VariantTrial) => {
    last = last
      .then(() => run(trial))
      .catch((error: unknown) => services().log('variant not tried', { mail: trial.reader.id, error: String(error) }));
  };

  async function run(trial: VariantTrial): Promise<void> {
    const { reader, subject, mail } = trial;
    const { files, secrets, outbox, house, now, log } = services();
    const raw = await files.get(mail);
    const token = secrets.replyToken(`variant\n${reader.id}`).slice(0, 10);
    const found = await examine(raw ?? new Uint8Array(), token).catch((error: unknown) => {
      log('variant not examined', { mail: reader.id, error: String(error) });
      return undefined;
    });
    const variant = found?.variant ?? null;
    if (found != null && variant !== null) await keep(variant.id, found.files);
    const content = { report: reportOf(trial, found), asked: [], subject, attachments: attachmentsOf(found) };
    await outbox.post(await deskMail(services(), content, reader));
    if (variant !== null) {
      const to = `judge@${house.domain}`;
      const text = `practice ${variant.id}\n`;
      const written = { from: reader.to, to, subject: variant.name, text, answers: '', date: now() };
      const id = `${reader.id}-practice`;
      const begun = await writeRaw({ ...written, messageId: `<${id}@${house.domain}>` });
      await takeIn({ id, from: reader.to, to, raw: Buffer.from(begun).toString('utf8') });
    }
    log('variant tried', { mail: reader.id, sound: variant !== null });
    await rm(join(asked, `${reader.id}.json`), { force: true });
  }

  async function keep(id: string, files: Readonly<Record<string, string>>): Promise<void> {
    const [place, draft] = [trialFolder(folder, id), trialFolder(folder, `.${id}`)];
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeWhole(join(draft, name), text, { durable: true });
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  }

  return {
    ask: async (trial) => {
      await writeWhole(join(asked, `${trial.reader.id}.json`), JSON.stringify(trial), { durable: true });
      begin(trial);
    },
    resume: async () => {
      const names = await readdir(asked).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.json')))
        begin(JSON.parse(await readFile(join(asked, name), 'utf8')) as VariantTrial);
    },
    idle: () => last,
  };
}

function reportOf(
  { reader: { language = 'en' }, line, text }: VariantTrial,
  found: ExaminedVariant | null | undefined,
): readonly ReportLine[] {
  const about = (outcome: ReportLine['outcome'], message: MessageOrText): ReportLine => ({
    line,
    text,
    outcome,
    message,
  });
  const lines = (list: readonly string[]) =>
    list
      .slice(0, MOST_TOLD)
      .map((each): ReportLine => ({ line: null, text: '', outcome: 'note', message: faultIn(language, each) }));
  if (found === undefined) return [about('refused', INTERNAL_ERROR)];
  if (found === null) return [about('refused', { code: 'desk/variant-too-heavy' })];
  const { variant, file, faults, lost } = found;
  if (file === null) return [about('refused', { code: 'desk/variant-not-attached' })];
  const told: readonly ReportLine[] =
    lost.length === 0
      ? []
      : [
          { line: null, text: '', outcome: 'note', message: { code: 'desk/variant-lost', count: lost.length } },
          ...lines(lost),
        ];
  if (variant === null)
    return [about('refused', { code: 'desk/variant-faulty', file, count: faults.length }), ...lines(faults), ...told];
  const { id, name, provinces, powers } = variant;
  const tried = { variant: id, name, count: provinces.length, seats: powers.length };
  return [about('done', { code: 'desk/variant-tried', ...tried }), ...told];
}

function attachmentsOf(found: ExaminedVariant | null | undefined): readonly Attachment[] {
  if (found?.variant == null) return [];
  const { picture, files } = found;
  return [
    ...(picture === null
      ? []
      : [{ name: 'map.png', type: 'image/png', content: picture, encoding: 'base64' } as const]),
    ...Object.entries(files)
      .filter(([name]) => name !== 'geography.json')
      .map(([name, content]) => ({ name, type: `${TYPES[name] ?? 'text/markdown'}; charset=utf-8`, content })),
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  'variant.json': 'application/json',
  'sketch.json': 'application/json',
};
