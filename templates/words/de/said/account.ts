import { listInWords } from '../../../../engine/explain/names.ts';
import type { AccountSaying } from '../../../../engine/sayings/account.ts';
import type { Words } from '../../language.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

export const account = {
  'account/register-alone': ({ text }) => `REGISTER steht allein in seiner Zeile; „${text}“ verstehen wir nicht.`,
  'account/password-shape': () => 'Ein Passwort ist ein einziges Wort aus Buchstaben und Ziffern.',
  'account/password-changed': () =>
    'Dein Passwort für diese Partie ist geändert. Es wird nie angezeigt, auch hier nicht',
  'account/name-length': ({ most }) => `Ein Name hat 1 bis ${most} Zeichen.`,
  'account/links-how': () => 'Nach LINKS steht ON, OFF, NEW oder ALL.',
  'account/mail-style': () => 'Nach MAIL steht CLASSIC oder FULL.',
  'account/subject-style': () => 'Nach SUBJECT steht CLASSIC oder PLAIN.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Welche Sprache?' : `'${text}' ist keine Sprache dieses Judge.`} Es gibt ${listInWords(
      languages.map((code) => LANGUAGE_NAMES[code]),
      'und',
    )}.`,
  'account/confirm-one-word': () => 'Nach CONFIRM steht genau ein Wort.',
  'account/confirm-what': () =>
    'Was willst du bestätigen? Schick CONFIRM und das Wort aus der E-Mail, die danach gefragt hat.',
  'account/nothing-waits': () =>
    'Auf dieses Wort wartet nichts: Es ist schon benutzt, zu alt, war für jemand anderen, oder die Partie ist inzwischen weiter. Schick das Kommando noch einmal.',
  'account/confirm-as': ({ what, who }) => `${what} ist nur für ${FOR[who]} da, und so bist du nicht angemeldet.`,
  'account/orders-or-all': ({ text }) => `ORDERS oder ORDERS ALL; „${text}“ verstehen wir nicht.`,
  'account/one-a-mail': ({ command }) =>
    `${command} beantworten wir einmal je E-Mail: Schick das nächste in einer anderen.`,
  'account/help-on-what': () => 'Hilfe wozu? Ein Wort oder zwei.',
  'account/no-game-or-phase': ({ text }) => `„${text}“ ist weder der Name einer Partie noch eine Phase.`,
  'account/needs-exclstart': () => 'Vor EXCLEND gehört ein EXCLSTART.',
  'account/span-backwards': () => 'Dieser Zeitraum endet, bevor er beginnt.',
} satisfies Words<AccountSaying>;

const FOR = { player: 'Spieler', master: 'die Spielleitung', timekeeper: 'Spieler oder die Spielleitung' } as const;
