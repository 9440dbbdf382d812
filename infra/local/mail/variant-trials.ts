/**
 * Maps that come by mail (TRY VARIANT): each is looked at apart from the judge, kept where only who knows its id finds it, and played
 * against bots. What waits is on the disk until it is answered.
 */
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { practiceMail } from '../../../lambdas/account/practice-mail.ts';
import { type ExamineVariant, runTrial } from '../../../lambdas/account/run-trial.ts';
import { trialFolder } from '../../../lambdas/adapters/variants/variants.ts';
import type { BotMail, Services, VariantTrial } from '../../../lambdas/ports.ts';
import { writeWhole } from '../disk.ts';

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

export function variantTrials({ folder, services, examine, takeIn }: Means): VariantTrials {
  const asked = join(folder, 'asked');
  let last: Promise<void> = Promise.resolve();
  const begin = (trial: VariantTrial) => {
    last = last
      .then(() => run(trial))
      .catch((error: unknown) => services().log('variant not tried', { mail: trial.reader.id, error: String(error) }));
  };

  async function run(trial: VariantTrial): Promise<void> {
    const { reader, token } = trial;
    await runTrial(services(), trial, {
      examine,
      keep,
      open: async (_, variant) => {
        const mail = practiceMail(services(), { reader, token, variant });
        if (mail !== null) await takeIn(mail);
      },
    });
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
