/**
 * In which language its writer would be answered, by a first mail: its own words say it; only where there are none but orders, commands
 * and messages to others, the head of the mail, and how its program speaks of the mail that it quotes.
 */
import { COMMAND_INDEX } from '../../engine/commands/registry.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { languageOfWords } from '../../engine/language/locales/language-of-words.ts';
import type { SectionItem } from '../../engine/language/mail/mail-text.ts';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { foldText } from '../../engine/text/fold.ts';
import { findSpelling } from '../../engine/text/spelling-index.ts';
import { ownSubject } from '../mail/header-fields.ts';
import type { IncomingMail } from '../mail/incoming-mail.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

type OwnLines = Readonly<Record<'words' | 'commands' | 'orders', readonly string[]>>;
type Written = Pick<IncomingMail, 'lines' | 'ignored' | 'subject' | 'language'>;

/** Null: nothing tells. */
export function languageOfMail(mail: Written): LanguageCode | null {
  return languageOf(ownLines(mail), mail);
}

function languageOf({ words, commands, orders }: OwnLines, mail: Written): LanguageCode | null {
  const isOwnSubject = ownSubject(mail.subject) === mail.subject.trim();
  const subject = isOwnSubject ? [mail.subject] : [];
  const isOnlySubject = [words, commands, orders].every((lines) => lines.length === 0);
  return (
    languageOfWords(words) ??
    // One word of a subject may be a heading: `Befehle Herbst 1901`.
    languageOfWords([...words, ...subject], isOnlySubject ? 1 : 2) ??
    // `Hilfe`: people write commands and orders in English whatever their language.
    notEnglish(languageOfWords(commands.filter(isInOwnWords))) ??
    // `Who plays England` is a sentence, whatever else it asks of us; `JOIN` is the judge's word in any language.
    languageOfWords(
      commands.filter((line) => !JUDGES_OWN.test(line)),
      2,
    ) ??
    notEnglish(languageOfWords(orders, 2)) ??
    // `Non`: short as it is, their own word says more than a program's.
    languageOfWords(words, 1, 2) ??
    mail.language ??
    quoting(mail)
  );
}

/** `SET COMMENT beginners welcome` is in the language of the judge, whatever its words are elsewhere. */
function isInOwnWords(command: string): boolean {
  return !JUDGES_OWN.test(command) && findSpelling(COMMAND_INDEX, command) === null;
}

/** Settings, and orders with conditions, which people write in English whatever their language. */
const JUDGES_OWN = /^\W*(?:set|if|else|endif|phase)\b/i;

function notEnglish(language: LanguageCode | null): LanguageCode | null {
  return language === 'en' ? null : language;
}

/**
 * The language of somebody who has never said one, from now on. A sentence of their own settles it, and nothing changes it again without
 * their asking; a word or two, a signature or what a program says of itself is kept until then. Null: it stays as it is.
 */
export async function learnLanguage(
  { directory }: Pick<Services, 'directory'>,
  { id, language, isLanguageGuessed = language === undefined }: Pick<Person, 'id' | 'language' | 'isLanguageGuessed'>,
  mail: Written,
): Promise<LanguageCode | null> {
  // What stands below BECOME may be another's words.
  if (!isLanguageGuessed || mail.lines.some((line) => /^\W*become\b/i.test(line))) return null;
  const own = ownLines(mail);
  const settled = languageOfWords(own.words, A_SENTENCE);
  const learned = settled ?? (language === undefined ? languageOf(own, mail) : null);
  if (learned === null) return null;
  await directory.change(id as PersonId, { language: learned, isLanguageGuessed: settled === null });
  return learned === (language ?? 'en') ? null : learned;
}

/** So many words of one language more than of any other. */
const A_SENTENCE = 3;

const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;

/** What its writer says to us, and what they order or command: no message to others, nothing quoted. */
function ownLines({ lines, ignored }: Written): OwnLines {
  const own = { words: [] as string[], commands: [] as string[], orders: [] as string[] };
  for (const section of readSections(lines, findQuotes(lines, ignored)).sections) {
    const { items, press } = readSection(section, NO_GAME);
    const isIn = (ranges: readonly { readonly line: number; readonly lastLine: number }[], n: number) =>
      ranges.some(({ line, lastLine }) => line <= n && n <= lastLine);
    // Sentences over several lines are words.
    const blocks = items.filter((each) => each.lastLine > each.line && !(each.kind === 'error' && each.isProse));
    // `Who is in marne`: one that went wrong.
    const isCommand = ({ kind, text }: SectionItem) =>
      kind === 'command' || (kind === 'error' && findSpelling(COMMAND_INDEX, foldText(text)) !== null);
    const commands = items.filter(isCommand);
    const orders = items.filter((item) => item.kind === 'order' || (item.kind === 'error' && item.isProse !== true));
    // `create cher`: the name of a game is of no language.
    const { text: signOn = '', game = null } = section.signOn ?? {};
    if (signOn !== '') own.commands.push(game === null ? signOn : signOn.replace(new RegExp(game, 'gi'), ''));
    for (const { number, text, ignored: aside } of section.lines) {
      if (aside !== null || text.trim() === '' || isIn([...press, ...blocks], number)) continue;
      own[isIn(commands, number) ? 'commands' : isIn(orders, number) ? 'orders' : 'words'].push(
        text.replace(COMMENT, ''),
      );
    }
  }
  return own;
}

/** `% comment`, which is also a word of French. */
const COMMENT = /^\s*(?:\/\/|[%#]+)\s*(?:comments?|notes?)\b/i;

/** `Am 3. März schrieb …`, `Le 3 mars … a écrit :`; a program in English may be anybody's. */
function quoting({ lines }: Written): LanguageCode | null {
  const text = lines.join('\n');
  if (/\bschrieb\b.*:\s*$|^\s*(?:>\s*)?(?:Gesendet|Betreff|Von)\s?: /m.test(text)) return 'de';
  return /\ba écrit\b.*:\s*$|^\s*(?:>\s*)?(?:Envoyé|Objet|De)\s?: /mu.test(text) ? 'fr' : null;
}
