/**
 * TRY VARIANT: a map that came by mail is looked at, answered with what was found and its picture, and played against bots. Where it is
 * looked at, and how what is found is kept, differs: a thread and a folder on one machine, a function of its own on AWS.
 */
import type { Variant } from '../../engine/board/variant.ts';
import type { ReportLine } from '../../engine/game/events.ts';
import { INTERNAL_ERROR } from '../../engine/language/mail/internal-error.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { faultIn } from '../../templates/locales/text/variant-faults.ts';
import type { Attachment } from '../../templates/mail/mail.ts';
import { type DeskServices, deskMail } from '../outgoing/account-post.ts';
import type { Outbox, Services, VariantTrial } from '../ports.ts';
import { tokenInId } from './practice-mail.ts';

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

export interface TrialServices extends DeskServices, Pick<Services, 'log'> {
  readonly files: Pick<Services['files'], 'get'>;
  readonly outbox: Pick<Outbox, 'post'>;
}

interface TrialMeans {
  readonly examine: ExamineVariant;
  /** Keeps the variant's folder under its id. */
  readonly keep: (id: string, files: ExaminedVariant['files']) => Promise<void>;
  /** A game against bots is to begin on it. */
  readonly open: (trial: VariantTrial, id: string) => Promise<void>;
}

export async function runTrial(
  services: TrialServices,
  trial: VariantTrial,
  { examine, keep, open }: TrialMeans,
): Promise<void> {
  const { reader, subject, mail, token } = trial;
  const { files, outbox, log } = services;
  const raw = await files.get(mail);
  const found = await examine(raw ?? new Uint8Array(), tokenInId(token)).catch((error: unknown) => {
    log('variant not examined', { mail: reader.id, error: String(error) });
    return undefined;
  });
  const variant = found?.variant ?? null;
  if (found != null && variant !== null) await keep(variant.id, found.files);
  const content = { report: reportOf(trial, found), asked: [], subject, attachments: attachmentsOf(found) };
  await outbox.post(await deskMail(services, content, reader));
  if (variant !== null) await open(trial, variant.id);
  log('variant tried', { mail: reader.id, sound: variant !== null });
}

/** The mail shows so many lines of each kind. */
const MOST_TOLD = 20;

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
