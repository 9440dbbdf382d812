/** Writes a mail of any kind, as its definition says. */
import { inLanguage } from '../locales/current.ts';
import { english } from '../locales/en/english.ts';
import { classicParts, plainClassicSubject } from './classic/subject.ts';
import type { MailKind } from './define-mail.ts';
import { contextInNames } from './in-names.ts';
import { headerText } from './letter.ts';
import type { GameMailContent, MailContext, WrittenMail } from './mail.ts';
import { MAILS } from './mails.ts';

/**
 * A mail about a game, written for one reader in the current language, with names in that language; classic mails are
 * English, since programs read them. Pure: the same content on the same occasion gives the same mail.
 */
export function writeMail(content: GameMailContent, given: MailContext): WrittenMail {
  if (given.isClassic === true) return inLanguage(english, () => inWords(content.kind, content, given));
  return inWords(content.kind, content, contextInNames(given));
}

function inWords<K extends MailKind>(kind: K, content: GameMailContent, context: MailContext): WrittenMail {
  const { write, classicSubject } = MAILS[kind];
  const own = content as Extract<GameMailContent, { readonly kind: K }>;
  const mail = write(context, own);
  if (context.hasClassicSubjects !== true && context.isClassic !== true) return mail;
  const parts = classicParts(content, context);
  return { ...mail, subject: headerText(classicSubject?.(parts, own) ?? plainClassicSubject(parts, mail.subject)) };
}
