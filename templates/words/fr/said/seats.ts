import type { SeatSaying } from '../../../../engine/sayings/seats.ts';
import type { Words } from '../../language.ts';
import { agree, The, the } from '../articles.ts';

export const seats = {
  'seats/gm-already': () => 'Déjà arbitre de cette partie',
  'seats/no-observer': ({ address }) =>
    `${address} ne participe pas à cette partie : seul un observateur peut devenir arbitre. La ligne à envoyer de là est ci-dessous.`,
  'seats/plays-already': () => 'Un joueur ne peut pas être arbitre de la même partie : seul un observateur le peut.',
  'seats/promoted': () => 'Arbitre de cette partie désormais. Tout le monde est prévenu',
  'seats/one-password': () => 'REVIVE prend une puissance et un seul mot de passe.',
  'seats/unmute-whom': (_, { example }) =>
    `Dites à qui les e-mails doivent repartir : UNMUTE ${example('power')}, UNMUTE jean@example.org ou UNMUTE ALL.`,
  'seats/no-seat': ({ power }, { powers }) => `Il n'y a pas de place à ouvrir pour ${the(powers(power))}.`,
  'seats/has-player': ({ power }, { powers }) => `${The(powers(power))} ${agree(powers(power), 'a', 'ont')} un joueur.`,
  'seats/open-already': ({ power }, { powers }) => `La place est déjà ouverte : ${powers(power)}`,
  'seats/opened': ({ power }, { powers }) =>
    `La place est de nouveau ouverte : ${powers(power)}. Tout le monde est prévenu`,
  'seats/opened-with-password': ({ power }, { powers }) =>
    `La place est ouverte à qui a ce mot de passe : ${powers(power)}. Tout le monde est prévenu, sauf du mot de passe`,
  'seats/unknown-person': ({ address }) => `Nous ne connaissons pas ${address}.`,
  'seats/allowed': () =>
    "Sur la liste : désormais, seuls les joueurs qui y figurent peuvent s'inscrire ou prendre la relève",
  'seats/denied': () =>
    "Sur la liste : ce joueur ne peut ni s'inscrire ni prendre la relève. Qui joue déjà reste dans la partie",
  'seats/allowed-no-more': () => 'Retiré de la liste de ceux qui peuvent jouer',
  'seats/denied-no-more': () => 'Retiré de la liste de ceux qui ne peuvent pas jouer',
  'seats/nobody-waits': () => "Personne n'attend votre accord.",
  'seats/none-of-these-waits': () => "Aucun de ceux-ci n'attend votre accord.",
  'seats/let-in': ({ people }) =>
    people < 2 ? "Accepté ; nous l'avons prévenu" : `${people} personnes acceptées ; nous les avons prévenues`,
  'seats/none-approved': () => "Aucun de ceux-ci n'avait votre accord.",
  'seats/on-hold': () => 'De nouveau en attente : il leur faut votre accord pour que leurs ordres comptent',
  'seats/not-open-to-you': () =>
    "L'arbitre ne vous a pas ouvert cette partie ; écrivez-lui si vous vous demandez pourquoi.",
  'seats/not-on-the-list': () =>
    "Cette partie n'est ouverte qu'aux joueurs de la liste de l'arbitre ; écrivez-lui pour y figurer.",
  'seats/back': ({ powers: own }, { powers }) => `Bon retour : vous jouez de nouveau ${the(powers(own))}`,
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `Vous jouez désormais ${the(powers(own))} dans « ${game} ». ${isTold ? 'Tout le monde est prévenu' : "Seul l'arbitre est prévenu"}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `Nous demandons à ${address} si l'on veut y jouer ${the(powers(seats))} dans « ${game} » ; ce sera fait dès la réponse.`
      : isSamePlayer
        ? `Nous prions ${address} de jouer ${the(powers(seats))} dans « ${game} » de là, comme nouvelle boîte du même joueur : dès la réponse, rien n'ira plus à l'ancienne adresse, et les ordres déposés restent. L'ancienne adresse est prévenue maintenant.`
        : `Nous demandons à ${address} si l'on veut y jouer ${the(powers(seats))} dans « ${game} ». Dès la réponse, le joueur actuel sort de la partie, et ses ordres sont effacés. Il est prévenu maintenant.`,
  'seats/offered': ({ address, powers: seats }, { powers }) =>
    `Nous avons écrit à ${address} ; dès la réponse, ${the(powers(seats))} se joue de là, et rien ne change avant`,
  'seats/no-seats-yet': () =>
    "La partie n'a pas commencé, personne n'a encore de place : INVITE invite une adresse à s'inscrire.",
  'seats/taker-plays': () => 'Le titulaire de cette adresse joue déjà dans cette partie.',
  'seats/taker-is-gm': () =>
    "Le titulaire de cette adresse est arbitre de cette partie, et un arbitre n'y entre pas comme joueur.",
  'seats/seat-whom': () => 'Nommez une adresse et une puissance.',
  'seats/time-given': () =>
    'La date limite est déplacée pour vous laisser du temps ; WAIT est mis pour tout le monde, et SET NOWAIT retire le vôtre',
  'seats/needs-approval': () =>
    "Dans cette partie, les nouveaux joueurs ont besoin de l'accord de l'arbitre avant que leurs ordres ne comptent. Nous lui avons demandé, et vous aurez la réponse",
} satisfies Words<SeatSaying>;
