import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { accusative, agree, dative, from, Nominative } from '../../../articles.ts';

type Press = Language['mail']['press'];
type Sender = NonNullable<Parameters<Press['answer']>[0]>;
type Reader = Exclude<Parameters<Press['lead']>[0]['to'], 'all'>[number];

export const press: Press = {
  fromMaster: (subject) => `von der Spielleitung: ${subject}`,
  subject: ({ from: sender, isBroadcast, to, isCopy }) => {
    const what = isBroadcast ? 'Rundruf' : 'Nachricht';
    const head = sender === null ? `${isBroadcast ? 'anonymer' : 'anonyme'} ${what}` : `${what} ${fromSender(sender)}`;
    return to.length === 0 ? head : `${head}${isCopy ? ' an' : ', auch an'} ${list(to.map(inAccusative))}`;
  },
  several: (subject, messages) => `${subject} (${messages} Nachrichten)`,
  lead: ({ from: sender, to, rest }) =>
    `${sender === null ? 'Jemand' : asSubject(sender)} ${typeof sender === 'object' && sender !== null ? agree(sender.power, 'hat', 'haben') : 'hat'} ${to === 'all' ? 'allen' : list(to.map(inDative))} geschrieben. ${rest}`,
  howToAnswer: ({ who, readBy, all }) => {
    const more = list(readBy.map((each) => (each === 'master' ? 'die Spielleitung' : 'die Beobachter')));
    const also =
      readBy.length === 0
        ? ' und an niemanden sonst'
        : ` (in dieser Partie ${readBy.length === 1 && readBy[0] === 'master' ? 'darf' : 'dürfen'} ${more} sie auch lesen)`;
    const alone =
      who === null
        ? 'Wir leiten deine Worte weiter, und wer geschrieben hat, bleibt anonym'
        : `Deine Worte gehen an ${toObject(who)}${also}`;
    return `Um ${who === null ? 'darauf' : toName(who)} zu antworten, antworte auf diese E-Mail: ${alone}.${all === null ? '' : ` Um allen zu antworten, schreibe an ${all}.`}`;
  },
  answer: (who) => (who === null ? 'Antworten' : `Antwort an ${toObject(who)}`),
};

function list(names: readonly string[]): string {
  return listInWords(names, 'und');
}

function asSubject(sender: Sender): string {
  if (typeof sender === 'object') return Nominative(sender.power);
  return sender === 'master' ? 'Die Spielleitung' : 'Ein Beobachter';
}

function fromSender(sender: Sender): string {
  return typeof sender === 'object' ? from(sender.power) : `von ${toName(sender)}`;
}

/** In the dative, as after `von`. */
function toName(sender: Sender): string {
  if (typeof sender === 'object') return dative(sender.power);
  return sender === 'master' ? 'der Spielleitung' : 'einem Beobachter';
}

/** In the accusative, as after `an`. */
function toObject(sender: Sender): string {
  if (typeof sender === 'object') return accusative(sender.power);
  return sender === 'master' ? 'die Spielleitung' : 'einen Beobachter';
}

const DATIVE = {
  you: 'dir',
  master: 'der Spielleitung',
  observers: 'den Beobachtern',
  writer: 'dem Absender einer früheren Nachricht',
} as const;
const ACCUSATIVE = {
  you: 'dich',
  master: 'die Spielleitung',
  observers: 'die Beobachter',
  writer: 'den Absender einer früheren Nachricht',
} as const;

function inDative(reader: Reader): string {
  return typeof reader === 'object' ? dative(reader.power) : DATIVE[reader];
}

function inAccusative(reader: Reader): string {
  return typeof reader === 'object' ? accusative(reader.power) : ACCUSATIVE[reader];
}
