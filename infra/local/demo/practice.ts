/**
 * A game of one person against bots, begun as anybody would begin it: by mails of a GM, who has bots sit down, and of the
 * player. Nobody in it is hurried, and there is nothing in it that mails could not do.
 */

import type { GameName } from '../../../engine/game/events.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { gameName } from '../../../engine/vocabulary.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { writeRaw } from '../compose.ts';
import type { Judge } from '../running-judge.ts';
import { UNHURRIED } from './demo-mails.ts';

const MASTER = { name: 'Practice', address: 'practice@example.org' };

/** Takes the mails; the game's name. `variant` is one that the judge has. Who has never chosen a language gets mail in `language`. */
export async function beginPractice(
  judge: Pick<Judge, 'services' | 'take'>,
  variant: string,
  address: string,
  language: LanguageCode,
): Promise<GameName> {
  const { services, take } = judge;
  const game = await freeName(judge);
  const known = await services.directory.personAt(address);
  const speaks = known?.language === undefined && language !== 'en';
  const { againstBots } = (await loadLanguage(language)).pages.home;
  const player = { name: nameIn(address), address };
  const mails = [
    // A mail of its own: what follows is answered in the language already.
    ...(speaks ? [{ from: player, subject: 'Language', lines: [`set language ${language}`] }] : []),
    {
      from: MASTER,
      subject: 'A new game',
      lines: [`create ?${game} quill ${variant}`, `set comment ${againstBots}`, ...UNHURRIED],
    },
    { from: player, subject: 'Signing on', lines: [`signon ?${game} tulip`] },
    {
      from: MASTER,
      subject: 'Bots for the others',
      lines: [`signon m${game} quill`, 'force begin', 'set dummy all bot'],
    },
  ];
  const to = `judge@${services.house.domain}`;
  for (const { from, subject, lines } of mails) {
    const text = `${lines.join('\n')}\n`;
    const sender = `"${from.name}" <${from.address}>`;
    const raw = await writeRaw({ from: sender, to, subject, text, answers: '', date: services.now() });
    await take({ raw, from: from.address, to: [to] });
  }
  return game;
}

/** `practice`, `practice2` and so on. */
async function freeName({ services }: Pick<Judge, 'services'>): Promise<GameName> {
  for (let n = 1; ; n += 1) {
    const name = gameName(`practice${n === 1 ? '' : n}`);
    if ((await services.index.entry(name)) === null) return name;
  }
}

function nameIn(address: string): string {
  const name = address
    .replace(/@.*/, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .trim();
  return name === '' ? 'You' : name.slice(0, 1).toUpperCase() + name.slice(1);
}
