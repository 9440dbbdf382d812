import { listInWords } from '../../../../engine/explain/names.ts';
import type { AccountSaying } from '../../../../engine/sayings/account.ts';
import type { Words } from '../../language.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

export const account = {
  'account/register-alone': ({ text }) => `REGISTER est seul sur sa ligne ; « ${text} » n'est pas compris.`,
  'account/password-shape': () => 'Un mot de passe est un seul mot, de lettres et de chiffres.',
  'account/password-changed': () =>
    "Votre mot de passe pour cette partie est changé. Il n'est jamais affiché, pas même ici",
  'account/name-length': ({ most }) => `Un nom compte de 1 à ${most} caractères.`,
  'account/links-how': () => 'Après LINKS vient ON, OFF, NEW ou ALL.',
  'account/mail-style': () => 'Après MAIL vient CLASSIC ou FULL.',
  'account/subject-style': () => 'Après SUBJECT vient CLASSIC ou PLAIN.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Quelle langue\u00a0?' : `«\u00a0${text}\u00a0» n'est pas une langue de ce judge.`} Il y a ${listInWords(
      languages.map((code) => LANGUAGE_NAMES[code]),
      'et',
    )}.`,
  'account/confirm-one-word': () => 'CONFIRM prend un seul mot.',
  'account/confirm-what': () =>
    "Que voulez-vous confirmer ? Renvoyez CONFIRM suivi du mot qui figure dans l'e-mail de demande.",
  'account/nothing-waits': () =>
    "Rien n'attend ce mot : il a déjà servi, il est trop ancien, il était pour quelqu'un d'autre, ou la partie a avancé depuis. Renvoyez la commande.",
  'account/confirm-as': ({ what, who }) => `${what} est réservé ${FOR[who]}, et vous n'êtes pas inscrit à ce titre.`,
  'account/orders-or-all': ({ text }) => `ORDERS ou ORDERS ALL ; « ${text} » n'est pas compris.`,
  'account/one-a-mail': ({ command }) =>
    `Nous répondons à ${command} une fois par e-mail : envoyez le suivant dans un autre.`,
  'account/help-on-what': () => "De l'aide sur quoi ? Un mot ou deux.",
  'account/no-game-or-phase': ({ text }) => `« ${text} » n'est ni le nom d'une partie ni une phase.`,
  'account/needs-exclstart': () => 'EXCLEND doit suivre un EXCLSTART.',
  'account/span-backwards': () => 'Cette période finit avant de commencer.',
} satisfies Words<AccountSaying>;

const FOR = { player: 'aux joueurs', master: "à l'arbitre", timekeeper: "aux joueurs ou à l'arbitre" } as const;
