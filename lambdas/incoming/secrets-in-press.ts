/**
 * Passwords on their way to others: a message with a line in the form of a sign-on, of CREATE or of `password: x` whose password is the
 * writer's own is held and asked about, without it. A word that opens nothing is a word.
 */
import type { PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import type { ErrorItem, SectionItem, SectionRead, WrittenPress } from '../../engine/language/mail/mail-text.ts';
import { passwordsIn, wordsPattern } from '../../engine/language/mail/scrub.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import { foldText } from '../../engine/text/fold.ts';
import { asSecret, SCRUBBED } from '../../engine/text/secret.ts';
import { loadGame } from '../games/load-game.ts';
import type { Services } from '../ports.ts';
import type { Checks } from './passwords.ts';

/** Of the games that sign-ons in a message name no more are looked at. */
const MOST_GAMES = 3;

export async function holdSecrets(
  services: Services,
  checks: Checks,
  game: Game,
  person: PersonId,
  read: SectionRead,
): Promise<SectionRead> {
  const tellingOf = (body: string) => passwordsTold(services, checks, game, person, body);
  const press: WrittenPress[] = [];
  for (const message of read.press) {
    const telling = message.held === null ? await tellingOf(message.body) : null;
    const held = { code: 'lines/press-with-own-sign-on' } as const;
    press.push(telling === null ? message : { ...message, body: message.body.replace(telling, SCRUBBED), held });
  }
  const items: SectionItem[] = [];
  for (const item of read.items) {
    const text = textForOthers(item);
    items.push(text === null || (await tellingOf(text)) === null ? item : refused(item));
  }
  return { ...read, items, press };
}

/** Finds the passwords of the person that the text tells; null: it tells none. */
async function passwordsTold(
  services: Services,
  checks: Checks,
  game: Game,
  person: PersonId,
  body: string,
): Promise<RegExp | null> {
  const hashes = new Set([game.passwords[person]]);
  const words: string[] = [];
  const others = new Set<string>();
  const lines = body.split('\n').map((raw) => raw.replace(/^[\s>|]+/, ''));
  for (const [n, line] of lines.entries()) {
    const hidden = passwordsIn(line);
    words.push(...wordsBehind(line, lines[n + 1] ?? ''));
    if (hidden.length === 0) continue;
    words.push(...hidden, ...line.split(/[\s,;]+/).filter((word) => hidden.includes(foldText(word))));
    const signOn = readSignOn(n + 1, line);
    if (signOn !== null && 'game' in signOn && signOn.game !== null && signOn.game !== game.name)
      others.add(signOn.game);
  }
  for (const name of [...others].slice(0, MOST_GAMES)) hashes.add((await loadGame(services, name))?.passwords[person]);
  const told: string[] = [];
  for (const word of new Set(words)) {
    for (const hash of hashes) {
      // Where a mail has had its share of checks it is asked about rather than sent.
      if (hash !== undefined && (await checks.verify(asSecret(word), hash)) !== false) told.push(word);
    }
  }
  return told.length === 0 ? null : (wordsPattern(told) ?? /(?!)/);
}

/** What a line calls a password, or signs on with, wherever in it. */
const TELLS =
  /(?:\b(?:sign[\s-]?on|passw(?:or[dt]|d)|kennwort|pwd?|mdp|mot\s+de\s+passe)\b|\bpass\b(?=\s*(?:is\b|[:=]))|^\W*(?:create|resign)\b)/iu;
const BETWEEN = /^(?:is|are|to|of|for|the|my|your|game|power|ist|lautet|für|von|est|de|du|pour|please|bitte)$/iu;
/** Each costs a check. */
const MOST_WORDS = 3;

/** The words that may be meant, without quotes and full stops; those of the next line where a line ends too soon. */
function wordsBehind(line: string, next: string): readonly string[] {
  const found = TELLS.exec(line);
  if (found === null) return [];
  const wordsIn = (text: string) =>
    text
      .split(/[\s,;:=*"'`“”„‘’«»()[\]{}<>]+/u)
      .map((word) => word.replace(/[.!?]+$/u, ''))
      .filter((word) => word.length > 2 && !BETWEEN.test(word));
  const words = wordsIn(line.slice(found.index + found[0].length)).slice(0, MOST_WORDS);
  // `…, and sign on later.` says nothing of what the next line begins with, nor does RESIGN, which needs no password.
  return words.length < 2 && /^\W*$/.test(line.slice(0, found.index)) && !/resign$/i.test(found[0])
    ? [...words, ...wordsIn(next).slice(0, 1)]
    : words;
}

/** What everybody hears at once, reads in lists, or finds among the diaries that open at the end. */
function textForOthers(item: SectionItem): string | null {
  if (item.kind !== 'command') return null;
  if (item.command === 'ANNOUNCE') return item.args.body;
  if (item.command === 'REPORT') return item.args.why;
  if (item.command === 'DIARY') return item.args.action === 'record' ? item.args.body : null;
  if (item.command !== 'SET' || (item.args.setting !== 'comment' && item.args.setting !== 'description')) return null;
  return item.args.value;
}

/** Without its text. */
function refused(item: SectionItem): ErrorItem {
  const { line, lastLine } = item;
  const text = item.kind !== 'command' ? '' : item.command === 'SET' ? 'set comment' : item.command.toLowerCase();
  const message = { code: 'lines/announcement-with-sign-on' } as const;
  return { kind: 'error', line, lastLine, text, message, suggestion: null, suggestions: [] };
}
