import type { MailSaying } from '../../../../engine/sayings/mails.ts';
import type { Words } from '../../language.ts';
import { counted, numberInWords } from '../counts.ts';

export const mails = {
  'mails/empty': () => 'Die E-Mail ist leer.',
  'mails/damaged': () => 'Die E-Mail ist beschädigt und nicht lesbar.',
  'mails/too-big': ({ megabytes }) =>
    `Die E-Mail ist größer als ${megabytes} Megabyte, und wir haben sie nicht gelesen: Schick nur die Befehle, ohne Anhänge.`,
  'mails/too-many-lines': () =>
    'Die E-Mail hat zu viele Zeilen, und wir haben sie nicht gelesen: Schick nur die Befehle.',
  'mails/cut': () => 'Die E-Mail ist zu lang: Ihr Ende haben wir nicht gelesen.',
  'mails/cut-after': ({ line }) => `Die E-Mail ist zu lang: Was nach Zeile ${line} kommt, haben wir nicht gelesen.`,
  'mails/line-cut': ({ line }) => `Zeile ${line} ist zu lang: Ihr Ende haben wir nicht gelesen.`,
  'mails/head-unreadable': () => 'Der Kopf der E-Mail ist nicht lesbar.',
  'mails/head-too-long': () => 'Der Kopf der E-Mail ist zu lang zum Lesen.',
  'mails/too-many-parts': ({ most }) =>
    `Die E-Mail hat mehr als ${counted(most, 'Teil', 'Teile')} oder einen Teil mit zu langem Kopf; wir haben nichts davon gelesen.`,
  'mails/parts-too-deep': ({ most }) =>
    `Die Teile der E-Mail sind mehr als ${most}-fach verschachtelt; wir haben nichts davon gelesen.`,
  'mails/broken-off': () => 'Die E-Mail ist beschädigt, und wir haben sie nicht bis zum Ende gelesen.',
  'mails/parts-mixed-up': () =>
    'Die E-Mail ist beschädigt: Ihre Teile ließen sich nicht trennen, und wir haben nicht alles gelesen.',
  'mails/no-parts': () => 'Die E-Mail soll mehrere Teile haben, aber wir haben keinen gefunden.',
  'mails/forwarded': () =>
    'Eine weitergeleitete oder angehängte E-Mail haben wir nicht gelesen: Schreib deine Befehle in die E-Mail selbst.',
  'mails/digest': () => 'Eine Sammlung anderer E-Mails haben wir nicht gelesen.',
  'mails/encrypted': () =>
    'Die E-Mail ist im Ganzen verschlüsselt oder versiegelt und nicht lesbar: Schick sie als reinen Text.',
  'mails/winmail': () =>
    'Was Outlook in winmail.dat gepackt hat, haben wir nicht gelesen: Schick die E-Mail als reinen Text.',
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed === 1
      ? `Einen Anhang haben wir nicht gelesen${inBrackets(facts)}: Schreib deine Befehle in die E-Mail selbst.`
      : `${facts.names.length + facts.unnamed} Anhänge haben wir nicht gelesen${inBrackets(facts)}: Schreib deine Befehle in die E-Mail selbst.`,
  'mails/unknown-encoding': ({ encoding }) =>
    `Ein Teil der E-Mail ist so kodiert, dass wir ihn nicht lesen können (${encoding}).`,
  'mails/unknown-charset': ({ charset }) =>
    `Den Zeichensatz der E-Mail kennen wir nicht (${charset}): Buchstaben können falsch gelesen sein.`,
  'mails/not-in-plain': ({ line }) =>
    `Deine E-Mail enthält ihren Text zweimal, und die beiden unterscheiden sich: „${line}“ steht nur im formatierten. Gelesen haben wir den reinen Text: Wenn die Zeile zählen soll, schick sie noch einmal als reinen Text.`,
  'mails/struck-out': () => 'Durchgestrichenen Text haben wir nicht gelesen.',
  'mails/hidden': () => 'Text, den man in der E-Mail nicht sieht, haben wir nicht gelesen.',
  'mails/html-too-deep': () => 'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihr HTML ist zu tief verschachtelt.',
  'mails/html-too-many-tags': () => 'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihr HTML hat zu viele Tags.',
  'mails/html-styles-too-long': () =>
    'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihre Stilvorlagen sind zu lang.',

  'mails/no-from': () => 'Die E-Mail hat keinen From-Kopf.',
  'mails/from-too-long': () => 'Der From-Kopf ist zu lang, um ihn sicher zu lesen.',
  'mails/several-froms': () => 'Die E-Mail hat mehrere From-Köpfe.',
  'mails/from-group': () => 'Der From-Kopf nennt eine Gruppe.',
  'mails/several-senders': () => 'Der From-Kopf nennt mehrere Absender.',
  'mails/from-without-address': () => 'Im From-Kopf steht keine lesbare Adresse.',
  'mails/from-ambiguous': () => 'Der From-Kopf lässt sich auf zwei Arten lesen.',

  'mails/no-sender': () => 'Die E-Mail nennt keinen Absender.',
  'mails/from-machine': () => 'Die E-Mail kommt von einem Automaten.',
  'mails/checks-contradict': () =>
    'Die Prüfungen der E-Mail widersprechen sich, deshalb ist ihr Absender nicht sicher.',
  'mails/wrong-server': ({ domain }) => `Die E-Mail kommt von keinem Server, der für ${domain} senden darf.`,
  'mails/servers-not-named': ({ domain }) => `${domain} gibt nicht an, welche Server für diese Domain senden dürfen.`,
  'mails/sender-unchecked': () => 'Der Absender der E-Mail ließ sich nicht prüfen.',
  'mails/sender-read-otherwise': () => 'Das Mailsystem liest darin einen anderen Absender als wir.',
  'mails/signed-in-part': () => 'Ihre Signatur deckt nur ihren Anfang ab.',
  'mails/subject-not-signed': () => 'Ihre Signatur deckt den Betreff nicht ab.',
  'mails/not-addressed': ({ address }) =>
    `Ihre Felder To und Cc nennen ${address} nicht; jeder, der sie bekommen hat, kann sie also an uns weitergeschickt haben.`,
  'mails/old': ({ days }) =>
    `Ihr Datum liegt mehr als ${days === 1 ? 'einen Tag' : `${numberInWords(days)} Tage`} entfernt; es kann also eine alte, weitergeschickte E-Mail sein.`,
} satisfies Words<MailSaying>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailSaying, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` und ${unnamed} mehr` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}
