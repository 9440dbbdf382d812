/** A game of one person against bots, begun as anybody would begin it: by one mail. */
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import type { BotStrength } from '../../../engine/vocabulary.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { localWords } from '../../../templates/locales/text/words-apart.ts';
import { writeRaw } from '../compose.ts';
import type { Judge } from '../running-judge.ts';

/** Takes the mail. `variant` is one that the judge has. Who has never chosen a language gets mail in `language`. */
export async function beginPractice(
  { services, take }: Pick<Judge, 'services' | 'take'>,
  variant: string,
  address: string,
  language: LanguageCode,
  strength: BotStrength = 'medium',
): Promise<void> {
  const known = await services.directory.personAt(address);
  const speaks = known?.language === undefined && language !== 'en';
  // The language goes in a mail of its own, so that the next one is answered in it.
  const texts = [
    ...(speaks ? [`set language ${language}`] : []),
    `practice ${variant}${strength === 'medium' ? '' : ` ${strength}`}`,
  ];
  const subject = inLanguage(await loadLanguage(language), () => localWords().home.againstBots);
  const to = `judge@${services.house.domain}`;
  for (const text of texts) {
    const raw = await writeRaw({
      from: address,
      name: nameIn(address),
      to,
      subject,
      text: `${text}\n`,
      answers: '',
      date: services.now(),
    });
    await take({ raw, from: address, to: [to] });
  }
}

function nameIn(address: string): string {
  const name = address
    .replace(/@.*/, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .trim();
  return name === '' ? 'You' : name.slice(0, 1).toUpperCase() + name.slice(1);
}
