import type { MailSaying } from '../../../../engine/sayings/mails.ts';
import type { Words } from '../../language.ts';
import { counted, numberInWords } from '../counts.ts';

export const mails = {
  'mails/empty': () => "L'e-mail est vide.",
  'mails/damaged': () => "L'e-mail est abîmé et ne peut pas être lu.",
  'mails/too-big': ({ megabytes }) =>
    `L'e-mail dépasse ${megabytes} mégaoctets et n'a pas été lu : envoyez les ordres seuls, sans pièces jointes.`,
  'mails/too-many-lines': () => "L'e-mail a trop de lignes et n'a pas été lu : envoyez les ordres seuls.",
  'mails/cut': () => "L'e-mail est trop long : sa fin n'a pas été lue.",
  'mails/cut-after': ({ line }) => `L'e-mail est trop long : ce qui suit sa ligne ${line} n'a pas été lu.`,
  'mails/line-cut': ({ line }) => `La ligne ${line} est trop longue : sa fin n'a pas été lue.`,
  'mails/head-unreadable': () => "L'en-tête de l'e-mail ne peut pas être lu.",
  'mails/head-too-long': () => "L'en-tête de l'e-mail est trop long pour être lu.",
  'mails/too-many-parts': ({ most }) =>
    `L'e-mail a plus de ${counted(most, 'partie')}, ou une partie à l'en-tête trop long ; rien n'en a été lu.`,
  'mails/parts-too-deep': ({ most }) =>
    `Les parties de l'e-mail sont imbriquées sur plus de ${counted(most, 'niveau', 'niveaux')} ; rien n'en a été lu.`,
  'mails/broken-off': () => "L'e-mail est abîmé et n'a pas été lu jusqu'au bout.",
  'mails/parts-mixed-up': () => "L'e-mail est abîmé : ses parties n'ont pas pu être séparées, et tout n'a pas été lu.",
  'mails/no-parts': () => "L'e-mail dit avoir plusieurs parties, mais il ne s'en trouve aucune.",
  'mails/forwarded': () => "Un e-mail transféré ou joint n'a pas été lu : écrivez vos ordres dans l'e-mail lui-même.",
  'mails/digest': () => "Un recueil d'autres e-mails n'a pas été lu.",
  'mails/encrypted': () =>
    "L'e-mail est chiffré ou scellé en entier et ne peut pas être lu : envoyez-le en texte simple.",
  'mails/winmail': () => "Ce qu'Outlook a mis dans winmail.dat n'a pas été lu : envoyez l'e-mail en texte simple.",
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed < 2
      ? `Une pièce jointe n'a pas été lue${inBrackets(facts)} : écrivez vos ordres dans l'e-mail lui-même.`
      : `${facts.names.length + facts.unnamed} pièces jointes n'ont pas été lues${inBrackets(facts)} : écrivez vos ordres dans l'e-mail lui-même.`,
  'mails/unknown-encoding': ({ encoding }) =>
    `Une partie de l'e-mail est codée d'une façon que nous ne lisons pas (${encoding}).`,
  'mails/unknown-charset': ({ charset }) =>
    `Le jeu de caractères de l'e-mail n'est pas connu (${charset}) : des lettres ont pu être mal lues.`,
  'mails/not-in-plain': ({ line }) =>
    `Votre e-mail contient deux fois son texte, et les deux diffèrent : « ${line} » n'est que dans le texte mis en forme. Nous avons lu le texte brut : si cette ligne compte, renvoyez-la en texte brut.`,
  'mails/struck-out': () => "Le texte barré n'a pas été lu.",
  'mails/hidden': () => "Le texte qui ne se voit pas dans l'e-mail n'a pas été lu.",
  'mails/html-too-deep': () => "L'e-mail n'a pas été lu jusqu'au bout : son HTML est trop imbriqué.",
  'mails/html-too-many-tags': () => "L'e-mail n'a pas été lu jusqu'au bout : son HTML a trop de balises.",
  'mails/html-styles-too-long': () =>
    "L'e-mail n'a pas été lu jusqu'au bout : ses feuilles de style sont trop longues.",

  'mails/no-from': () => "L'e-mail n'a pas d'en-tête From.",
  'mails/from-too-long': () => "L'en-tête From est trop long pour être lu avec certitude.",
  'mails/several-froms': () => "L'e-mail a plusieurs en-têtes From.",
  'mails/from-group': () => "L'en-tête From nomme un groupe.",
  'mails/several-senders': () => "L'en-tête From nomme plusieurs expéditeurs.",
  'mails/from-without-address': () => "L'en-tête From n'a pas d'adresse lisible.",
  'mails/from-ambiguous': () => "L'en-tête From peut se lire de deux façons.",

  'mails/no-sender': () => "L'e-mail ne nomme pas d'expéditeur.",
  'mails/from-machine': () => "L'e-mail a été envoyé par une machine.",
  'mails/checks-contradict': () => "Les contrôles de l'e-mail se contredisent : son expéditeur n'est donc pas certain.",
  'mails/wrong-server': ({ domain }) => `L'e-mail ne vient pas d'un serveur autorisé à envoyer pour ${domain}.`,
  'mails/servers-not-named': ({ domain }) => `${domain} ne dit pas quels serveurs peuvent envoyer ses e-mails.`,
  'mails/sender-unchecked': () => "L'expéditeur de l'e-mail n'a pas pu être vérifié.",
  'mails/sender-read-otherwise': () => 'Le système de courrier y lit un autre expéditeur que nous.',
  'mails/signed-in-part': () => "Sa signature n'en couvre que le début.",
  'mails/subject-not-signed': () => 'Sa signature ne couvre pas son objet.',
  'mails/not-addressed': ({ address }) =>
    `Ses champs To et Cc ne nomment pas ${address} : quiconque l'a reçu a donc pu nous le renvoyer.`,
  'mails/old': ({ days }) =>
    `Sa date est à plus de ${numberInWords(days)} ${days < 2 ? 'jour' : 'jours'} d'ici : ce peut être un ancien e-mail renvoyé.`,
} satisfies Words<MailSaying>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailSaying, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` et ${unnamed} de plus` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}
