import type { Language } from '../../../../shape.ts';

type Words = Language['mail']['addressAsked'];
type Asked = Parameters<Words['asks']>[0];

export const addressAsked: Words = {
  merge: (asked) =>
    `${whoAsked(asked)} de traiter ${asked.address} et ${asked.from} comme un seul joueur. Vous jouez ici depuis ${asked.address}, vous seul pouvez donc le demander : répondre à cet e-mail ne change rien.`,
  howToMerge: (address) =>
    `Si les deux adresses sont à vous et que vous voulez écrire depuis l'une ou l'autre, envoyez cette ligne depuis ${address} :`,
  ifNot: "Sinon, vous n'avez rien à faire.",
  asks: (asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Rien n'a encore changé.`,
  follows: ({ what, address, from, whose }) =>
    `Si vous confirmez, ${address} fait partie ${
      { reader: 'de votre compte', password: 'de ce compte', asker: `du compte de ${from}` }[whose]
    } : tout ce qui est écrit depuis cette adresse compte pour ce joueur dans toutes ses parties${what === 'move' ? ', et ses e-mails y sont envoyés' : ''}.`,
  howToConfirm: "Si c'était vous, répondez à cet e-mail avec cette ligne et rien d'autre :",
  code: 'Le mot de confirmation est valable quatre jours. Un e-mail qui dit autre chose ne confirme rien.',
  confirm: 'Confirmer',
  notYou:
    "Si ce n'était pas vous, quelqu'un connaît l'un de vos mots de passe : choisissez-en un nouveau avec SET PASSWORD dans chacune de vos parties. Sans le mot de confirmation, rien d'autre ne se passe.",
  notYours:
    "Si ce n'était pas vous, ne faites rien et ne donnez le mot de confirmation à personne : sans lui, rien ne se passe.",
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : `, depuis le serveur de messagerie ${ip}`;
  return `Le ${time}${server}, ${name === null ? from : `${from}, connu ici sous le nom de ${name},`} a demandé à ce judge`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: "de votre compte, avec le mot de passe d'une de vos parties",
    password: "d'un compte dont il connaît un mot de passe",
    asker: 'de son propre compte',
  }[whose];
  return what === 'tie'
    ? `de traiter ${address} comme une adresse ${account}.`
    : `d'envoyer à ${address} les e-mails ${account}.`;
}
