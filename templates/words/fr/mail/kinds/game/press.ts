import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { agree, ofThe, the, toThe } from '../../../articles.ts';
import { of } from '../../../counts.ts';

type Press = Language['mail']['press'];
type Sender = NonNullable<Parameters<Press['answer']>[0]>;
type Reader = Exclude<Parameters<Press['lead']>[0]['to'], 'all'>[number];

export const press: Press = {
  fromMaster: (subject) => `de l'arbitre : ${subject}`,
  subject: ({ from, isBroadcast, to, isCopy }) => {
    const what = isBroadcast ? 'message à tous' : 'message';
    const head = `${what}${isBroadcast ? ', ' : ' '}${from === null ? 'anonyme' : ofSender(from)}`;
    return to.length === 0 ? head : `${head}${isCopy ? '' : ', aussi'} ${list(to.map(toReader))}`;
  },
  several: (subject, messages) => `${subject} (${messages} messages)`,
  lead: ({ from, to, rest }) => {
    const who = from === null ? "Quelqu'un" : capitalised(senderName(from));
    const wrote = typeof from === 'object' && from !== null ? agree(from.power, 'a écrit', 'ont écrit') : 'a écrit';
    if (to === 'all') return `${who} ${wrote} à tous. ${rest}`;
    const others = list(to.filter((reader) => reader !== 'you').map(toReader));
    if (!to.includes('you')) return `${who} ${wrote} ${others}. ${rest}`;
    return `${who} vous ${wrote}${others === '' ? '' : `, ainsi qu'${others}`}. ${rest}`;
  },
  howToAnswer: ({ who, readBy, all }) => {
    const more = list(readBy.map((each) => (each === 'master' ? "l'arbitre" : 'les observateurs')));
    const also =
      more === ''
        ? " et à personne d'autre"
        : ` (dans cette partie, ${more} ${more === "l'arbitre" ? 'peut' : 'peuvent'} aussi le lire)`;
    const alone =
      who === null
        ? "nous transmettons votre texte, et l'expéditeur reste anonyme"
        : `votre texte va ${toSender(who)}${also}`;
    return `Pour répondre${who === null ? '' : ` ${toSender(who)}`}, répondez à cet e-mail : ${alone}.${all === null ? '' : ` Pour répondre à tous, écrivez à ${all}.`}`;
  },
  answer: (who) => (who === null ? 'Répondre' : `Répondre ${toSender(who)}`),
};

function list(names: readonly string[]): string {
  return listInWords(names, 'et');
}

function senderName(sender: Sender): string {
  if (typeof sender === 'object') return the(sender.power);
  return sender === 'master' ? "l'arbitre" : 'un observateur';
}

function ofSender(sender: Sender): string {
  return typeof sender === 'object' ? ofThe(sender.power) : of(senderName(sender));
}

function toSender(sender: Sender): string {
  return typeof sender === 'object' ? toThe(sender.power) : `à ${senderName(sender)}`;
}

const READERS = {
  you: 'à vous',
  master: "à l'arbitre",
  observers: 'aux observateurs',
  writer: "à l'expéditeur d'un message précédent",
} as const;

function toReader(reader: Reader): string {
  return typeof reader === 'object' ? toThe(reader.power) : READERS[reader];
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
