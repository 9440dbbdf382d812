/**
 * Lines with which people begin a message in their own words: `press e`, `Tell the Russians:`, `Bitte an Frankreich weiterleiten`,
 * `Dear Italy,`. An ENDPRESS below has said that there is one: here a line need only be able to be its beginning.
 */
import type { Board } from '../board/board.ts';
import type { Power } from '../board/variant.ts';
import { isProblem } from '../language/commands/form.ts';
import { readHeadingLine } from '../language/mail/heading-lines.ts';
import type { Addressees } from '../language/mail/mail-text.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import { nearestAddressee, readOnePower } from '../language/names/power-list.ts';
import type { TextBlock } from '../text/blocks.ts';
import { editDistance } from '../text/edit-distance.ts';
import { foldWithMap } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';
import { FILLING, OPENING_TO_WORDS, PRONOUNS, SALUTING, SPEECH, TRAILING } from './opening-words.ts';
import { type PressOptions, readDelivery } from './press-options.ts';

export interface MessageOpening {
  /** Null: it does not show for whom. */
  readonly to: Addressees | null;
  /** What of the line belongs to the message itself; empty: nothing. */
  readonly text: string;
  /** 3: it can be nothing else; 2: perhaps a sentence of the message itself; 1: a name alone. */
  readonly weight: 1 | 2 | 3;
}

/** A message that lacks its PRESS. */
export interface StrayLetter {
  readonly block: TextBlock;
  /** Null: it does not show for whom it is. */
  readonly options: PressOptions | null;
  /** What of its first line belongs to the message; empty where nothing does. */
  readonly text: string;
  /** `to England: hello`, and ENDPRESS on the next line: nothing of it is in doubt. */
  readonly isWhole: boolean;
}

export interface StrayLetters {
  /** By the index of the line that begins it. */
  readonly letters: ReadonlyMap<number, StrayLetter>;
  /** By the index of an ENDPRESS that nothing could begin: the first line of the paragraph above it. */
  readonly ends: ReadonlyMap<number, number>;
}

/** Of a longer line only the beginning is looked at, characters. */
const LONGEST = 140;
/** Words of a line that does not show for whom it is. */
const MOST_UNKNOWN = 9;

/** `own`: powers whose names are headings of the writer's own orders. */
export function openingOf(board: Board, text: string, own: readonly Power[]): MessageOpening | null {
  const folded = foldWithMap(text);
  const words = wordsOf(folded.text.slice(0, LONGEST).toLowerCase(), (at) => /à/i.test(text[folded.origin(at)] ?? ''));
  if (words.length === 0 || readHeadingLine(board, text) !== null) return null;
  const line: Line = { board, own, words, isWhole: folded.text.length <= LONGEST };
  const found = saluted(line) ?? begun(line);
  if (found === null) return null;
  const behind = found.behind === null ? '' : text.slice(folded.origin(found.behind)).trim();
  return { to: found.to, text: found.isWords ? text.trim() : behind, weight: found.weight };
}

/** Is it nothing but the beginning of a message to somebody else? What stands below it without an ENDPRESS may be that. */
export function opensMessage(board: Board, text: string, own: readonly Power[]): boolean {
  const opening = openingOf(board, text, own);
  if (opening?.weight !== 3 || opening.to === null || opening.text !== '') return false;
  return opening.to === 'all' || opening.to.some((each) => each !== 'MASTER' && !own.includes(each));
}

type Named = Pick<MessageOpening, 'to' | 'text'>;

/** The line with a power in the place of the player whom it speaks to, read so: `Dear Bob,`, `An Dieter:`, `Cher M. Durand`. */
export function readByPlayer<T extends Named>(
  text: string,
  players: ReadonlyMap<string, Power> | undefined,
  read: (text: string) => T | null,
): T | null {
  const plain = read(text);
  if (plain?.to != null || players === undefined) return plain;
  const folded = foldWithMap(text);
  const head = /^[^,:!?]{0,80}/u.exec(folded.text.toLowerCase())![0];
  for (const [name, power] of players) {
    const at = ` ${head.replace(/[^a-z0-9']/g, ' ')} `.indexOf(` ${name} `);
    if (at < 0) continue;
    const before = text.slice(0, folded.origin(at)).replace(TITLE, '');
    const as = `${before}${power.toLowerCase()}${text.slice(folded.origin(at + name.length))}`;
    const found = read(as);
    if (found?.to != null) return found.text === as.trim() ? { ...found, text: text.trim() } : found;
  }
  return plain;
}

const TITLE = /\b(?:mr|mrs|ms|herrn?|frau|m|mme|mlle|monsieur|madame|mademoiselle)\.?\s*$/i;

/** Could a line speak to somebody by name? */
export function speaksToSomebody(text: string): boolean {
  return (
    SALUTING.test(`${foldWithMap(text).text.toLowerCase().trim()} `) ||
    /^[^,:!?]{2,80}[,:!?]|^\W*press to\b/i.test(text)
  );
}

/** Without an ENDPRESS, `isAbove`: with lines below: whom a line speaks to that is no order: `Dear Italy, shall we …`, `message to Italy: peace?`, `Italy, will you …`. */
export function addresseesOf(board: Board, text: string, own: readonly Power[], isAbove = false): Named | null {
  const others = ({ to }: Pick<MessageOpening, 'to'>) =>
    Array.isArray(to) && to.length > 0 && to.every((each) => each !== 'MASTER' && !own.includes(each));
  const told = toldTo(board, text);
  if (told !== null && (told === 'all' || others({ to: told }))) return { to: told, text: text.trim() };
  const opening = openingOf(board, text, []);
  // `Message to all: …`
  if (opening?.to === 'all' && opening.weight === 3 && opening.text !== '') return opening;
  if (TO_EVERYBODY.test(text) && PRESENTS.test(text)) return { to: 'all', text: text.trim() };
  const isLetter =
    text.includes(':') ||
    (isAbove && opening?.weight === 3 && opening.text === '') ||
    SALUTING.test(`${foldWithMap(text).text.toLowerCase().trim()} `);
  if (opening !== null && opening.weight > 1 && isLetter && others(opening)) return opening;
  const sent = isAbove || /^\s*@|:./.test(text) ? sentTo(board, text) : null;
  if (sent !== null && (sent === 'all' || others({ to: sent }))) return { to: sent, text: text.trim() };
  const [greeting = ''] = SALUTING.exec(`${foldWithMap(text).text.toLowerCase().trim()} `) ?? [];
  const [first = ''] = foldWithMap(text)
    .text.toLowerCase()
    .trim()
    .slice(greeting.length)
    .split(/[^a-z']+/);
  const whom = greeting === '' || first.length < 4 ? null : recipientsIn(board, first);
  if (whom !== null && others({ to: whom })) return { to: whom, text: text.trim() };
  const [, name = '', rest = ''] = /^\s*([^,:!?]{3,60}?)(?:[,:!]| -)\s*(.*)$/su.exec(text) ?? [];
  const line = foldWithMap(name).text.toLowerCase().trim();
  const bare = line.replace(SALUTING, '');
  if (bare === line && !SPEAKS_TO.test(rest)) return null;
  // Two powers have one; whoever is greeted so is known to its neighbors.
  const saluted = bare === 'kaiser' && board.powerNumber.has('GERMANY') ? (['GERMANY'] as const) : null;
  const to = lettersOf(recipientsIn(board, bare), bare) ?? nearestTo(board, bare) ?? saluted;
  return to !== null && others({ to }) ? { to, text: text.trim() } : null;
}

/** `Great, thanks to you` speaks to nobody by letters. */
function lettersOf(to: Addressees | null, word: string): Addressees | null {
  return Array.isArray(to) && to.length > 1 && to.length === word.length ? null : to;
}

/** `Tell the Sultan that …`, `sag Italien bitte, dass …`: who shall hear something, in a sentence that says what. */
function toldTo(board: Board, text: string): Addressees | null {
  const said = foldWithMap(text).text.toLowerCase().trim();
  const lead = TELLS.exec(said)?.[0];
  if (lead === undefined) return null;
  const words = said.slice(lead.length).match(/[\p{L}'-]+|[^\s\p{L}'-]/gu) ?? [];
  for (let many = Math.min(3, words.length - 2); many > 0; many--) {
    const name = words.slice(0, many).join(' ');
    // `Ask England if`: no Italy and France.
    if (!/^(?:\S{3,}|et)(?: (?:\S{3,}|et))*$/.test(name)) continue;
    const to = recipientsIn(board, name) ?? (many === 1 && name.length > 3 ? nearestTo(board, name) : null);
    if (to === null) continue;
    return /\b(?:let|lass) /.test(lead) && !/^(?:know|wissen)$/.test(words[many]!) ? null : to;
  }
  return null;
}

const TELLS = new RegExp(
  `^(?:(?:please|pls|kindly|judge|hi|hello|hey|bitte|hallo|bonjour|salut|svp|s'il (?:vous|te) plait|merci de|and|can you|could you|would you|will you|i(?:'d| would) like you to|kannst du|konntest du|konnten sie|wurdest du|wurden sie|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous)[\\s,]+)*(?:${[
    '(?:please |pls )?(?:tell|say to|ask|inform|remind|warn|let|(?:pass|send|forward|relay)(?: (?:this|that|it))?(?: on)? to) (?:to )?(?:the )?(?:whoever(?: is)? play(?:s|ing)? )?',
    '(?:bitte )?(?:sage?|sagen sie|warne?|warnen sie|gru(?:ss|ess)e?|informiere?|frage?|fragen sie|richte|richten sie|schreibe?|antworte|teile?|lass) (?:(?:bitte|mal|doch|auch|einfach) )*(?:an )?(?:de[mnr] |die |das )?',
    '(?:de[mnr] |der |die |das )?(?=\\S+ (?:\\S+ ){0,3}(?:ausrichten|sagen|mitteilen|bestellen|schreiben|fragen)\\b)',
    "(?:prevene[rz]|prevenir|previens|averti(?:r|s|ssez)|informe[rz]?|salue[rz]?)(?: bien| donc)? (?:la |le |les |l')",
    "(?:dire?|dis|dites|repon(?:ds|dre|dez)|demande[rz]?|transmet(?:s|tre|tez)|fai(?:s|re|tes) (?:savoir|dire)|ecri(?:s|re|vez)|rappele[rz]|rappelle)(?: bien| donc)? (?:a la |a l'|au |aux |a )",
  ].join('|')})`,
);

/** `For the eyes of the Kaiser only:`, `Pouvez-vous transmettre au joueur anglais ?`, `@Russia - …`: a line that says for whom the rest is. */
function sentTo(board: Board, text: string): Addressees | null {
  const [, lead = ''] = /^\s*([^:\n]{4,120}?)\s*(?:[:?]|[,.]?\s*$)/.exec(text) ?? [];
  const said = foldWithMap(/^\s*@\p{L}/u.test(text) ? text.split(/\s/).find(Boolean)! : lead).text.toLowerCase();
  if (!DELIVERS.test(said) || ASKS_HOW.test(said)) return null;
  if (/\b(?:everybody|everyone|an alle|a tous|toutes?)\b/.test(said)) return 'all';
  const found = new Set<Power>();
  for (const word of said.match(/\p{L}{5,}/gu) ?? []) {
    const to = recipientsIn(board, word) ?? peopleIn(board, word);
    if (Array.isArray(to)) for (const power of to) found.add(power);
  }
  return found.size === 0 ? null : [...found];
}

/** `Hi everyone, I am France!`; what asks or orders something may be for the judge. */
const TO_EVERYBODY =
  /^\s*(?:dear|hi|hello|hey|liebe|hallo|moin|bonjour|salut|coucou|chers|chères) (?:there )?(?:à )?(?:every(?:one|body)|all|guys|folks|players|alle|zusammen|leute|mitspieler|spieler|tous|tout le monde|amis|les (?:gars|amis)|joueurs)\b(?!.*(?:\?|->| - |\b(?:new|neu|nouve\w*|orders?|befehle?|ordres?|moves?|goes|holds?|supports?|geht|zieht|hält|va|tient)\b))/isu;
const PRESENTS =
  /\b(?:i['’]?m|i am|this is|ich bin|hier (?:ist|spricht)|je suis|c['’]est|good luck|viel (?:spa[sß]+|glück|erfolg)|bonne (?:chance|partie))(?!\p{L})/iu;

/** Words that hand something over to somebody. */
const DELIVERS =
  /^@|\b(?:letter|message|note|word|eyes|forward|pass|relay|addressed|nachricht|brief|botschaft|weiter(?:leiten|geben|reichen|sagen)|ausrichten|gehen|transmettre|remettre|lettre|message|mot|attention|(?:ceci|c'est) (?:est )?pour|(?:this|dies|das) (?:is|ist) (?:for|fur)(?! (?:me|us|mich|uns)\b))\b/;

/** `How do I write to Italy?`, `Wenn ich Italien eine Nachricht schicke …`. */
const ASKS_HOW =
  /^\W*(?:how|if|when|can i|may i|do i|does|is|are|where|who|what|why|wie|wenn|falls|kann ich|darf ich|muss ich|wo|wer|was|warum|comment|si|quand|puis-je|est-ce|qui|ou|je peux|dois-je)\b/;

const SPEAKS_TO =
  /\b(?:you|your|yours|us|let's|lets|shall we|we|du|dir|dich|dein\w*|ihr|euch|euer\w*|wir|uns|vous|votre|vos|tu|te|toi|ton|ta|tes|nous|on)\b/i;

interface Word {
  readonly text: string;
  /** Letters or digits, and no sign. */
  readonly isWord: boolean;
  readonly from: number;
}

interface Line {
  readonly board: Board;
  readonly own: readonly Power[];
  readonly words: readonly Word[];
  readonly isWhole: boolean;
}

interface Found extends Pick<MessageOpening, 'to' | 'weight'> {
  /** Where the text behind its colon begins; null where none stands there. */
  readonly behind: number | null;
  /** The line is the first of the message itself. */
  readonly isWords: boolean;
}

const WORD = /\p{L}+(?:['.-]\p{L}+)*|\p{N}+|->|\S/gu;

function wordsOf(text: string, isAccented: (index: number) => boolean): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word === 'a' && isAccented(index) ? 'à' : word,
    isWord: /^[\p{L}\p{N}]/u.test(word),
    from: index,
  }));
}

/** `Dear England,`. To the GM people send their orders so. */
function saluted({ board, words }: Line): Found | null {
  const line = joined(words);
  const greeting = SALUTING.exec(line)?.[0];
  const to = greeting === undefined ? null : recipientsIn(board, line.slice(greeting.length).replace(/\W+$/, ''));
  if (to === null || (to !== 'all' && to.every((each) => each === 'MASTER'))) return null;
  return { to, behind: null, isWords: true, weight: 2 };
}

/** Words for sending, prepositions and what fills up; then for whom; then a text behind a colon. */
function begun(line: Line): Found | null {
  const { words } = line;
  let isSpoken = false;
  let isLed = false;
  let at = 0;
  for (; at < words.length; at++) {
    const past = pastSender(line, at);
    if (past > at) at = past - 1;
    else if (isSpeech(line, at)) isSpoken = true;
    else if (isTowards(words, at)) isLed = true;
    else if (words[at]!.isWord && !isFilling(words, at)) break;
  }
  const list = at < words.length ? listAt(line, at, isSpoken || isLed) : null;
  const isAlone = list !== null && words.findIndex(({ isWord }) => isWord) === at && isOthersName(line, list);
  if (list !== null && (isSpoken || isLed || isAlone) && !list.goesOn)
    return { ...list, isWords: false, weight: isSpoken || isLed ? 3 : 1 };
  if (list !== null && isSpoken) return { ...list, isWords: true, weight: 2 };
  const isShort = line.isWhole && words.filter(({ isWord }) => isWord).length <= MOST_UNKNOWN;
  const isFor = isLed && words.at(-1)!.text === ':';
  return isShort && (isSpoken || isFor) ? { to: null, behind: null, isWords: true, weight: 2 } : null;
}

/** `France to Germany`, `from France, to Germany`: past who writes. */
function pastSender({ board, words }: Line, at: number): number {
  const from = /^(?:from|von|de|by)$/.test(words[at]!.text) ? at + 1 : at;
  for (let to = from + 1; to <= Math.min(from + 3, words.length - 1); to++) {
    const name = joined(words.slice(from, to));
    if (name.length < 4 || readOnePower(board, name) === null) continue;
    const next = words[to]!.text === ',' ? to + 1 : to;
    if (words[next]?.text !== '@' && isTowards(words, next)) return next;
  }
  return at;
}

interface List {
  readonly to: Addressees;
  readonly behind: number | null;
  /** The line says more: `Tell Germany that …`. */
  readonly goesOn: boolean;
}

/** Those whom a line names from a word on; `isBegun`: what stands before has said that it does. */
function listAt(line: Line, at: number, isBegun: boolean): List | null {
  const { board, words } = line;
  const colon = words.findIndex(({ text }, n) => n >= at && text === ':');
  const stop = colon < 0 ? words.length : colon;
  let end = stop;
  while (end > at + 1 && isTrailing(line, end - 1)) end--;
  const written = joined(words.slice(at, end));
  const to = recipientsIn(board, written) ?? (isBegun ? nearestTo(board, written) : null);
  if (to !== null) return { to, behind: words[stop + 1]?.from ?? null, goesOn: false };
  for (let last = end; isBegun && last > at; last--) {
    const named = words.slice(at, last);
    const isClear = named.every(({ text, isWord }) => !isWord || text.length > 3 || /^(?:and|und|et)$/.test(text));
    const some = isClear && named.at(-1)!.isWord ? recipientsIn(board, joined(named)) : null;
    if (some !== null && !/^(?:\?|\/|or|oder|ou)$/.test(words[last]?.text ?? ''))
      return { to: some, behind: null, goesOn: true };
  }
  return null;
}

/** `GERMANY:` and nothing else; above orders one's own name, and any for a GM, is a heading. */
function isOthersName({ words, own }: Line, { to }: List): boolean {
  return (
    words.some(({ text, isWord }) => isWord && text.length > 2) &&
    to !== 'all' &&
    !to.some((each) => own.includes(each))
  );
}

function recipientsIn(board: Board, written: string): Addressees | null {
  const names = ` ${written}`
    .replaceAll('@', ' ')
    .replaceAll(
      /(?<=[\s,;/&])(?:to|for|an|fur|[aà]|au|aux|pour|de) (?=(?:la |les? |die |den |das |the |l')?\p{L}{3})/gu,
      '',
    )
    .trim();
  const read = readDelivery(board, names.replace(TITLES, ''));
  return typeof read === 'object' && (isProblem(read) || read.length === 0) ? null : read;
}

/** `the Archduke of Austria`, `Guillaume d'Allemagne`: by known titles and names alone, as `everyone instead of Italy` is not Italy. */
const TITLES =
  /^(?:the |den |dem |der |die |le |la |l')?(?:(?:arch)?duke|king|queen|kaiser|emperor|sultan|[tc]sar|czar|zar|president|(?:erz)?herzog|konig(?:in)?|(?:archi)?duc|roi|reine|empereur|player|spieler|joueur|guillaume|wilhelm|william|nicolas|nikolaus|franz|george)(?: \p{L}{4,})? (?:of |von |de l'|de |d')(?:the )?(?=\p{L}{4,}$)/u;

function nearestTo(board: Board, written: string): Addressees | null {
  const near = nearestAddressee(board, written);
  return near === null ? peopleIn(board, written) : recipientsIn(board, near);
}

/** `Russen`, `Franzosen`, `Italiener`: a people, by the beginning of its country's names. */
function peopleIn(board: Board, written: string): Addressees | null {
  const found = new Set<Power>();
  const word = nameKey(written);
  const ruled = RULERS[word];
  if (ruled !== undefined && board.powerNumber.has(ruled as Power)) return [ruled as Power];
  for (const [name, ids] of allNamesOf(board).powers.exact) {
    let same = 0;
    while (same < word.length && word[same] === name[same]) same++;
    if (same > 3 && ENDING.test(word.slice(same))) for (const id of ids) found.add(id);
  }
  return found.size === 1 ? [...found] : null;
}

/** Whom people mean on every map that has that power. */
const RULERS: Readonly<Record<string, string>> = {
  zar: 'RUSSIA',
  zaren: 'RUSSIA',
  tsar: 'RUSSIA',
  czar: 'RUSSIA',
  sultan: 'TURKEY',
};

const ENDING = /^[a-z]{0,5}(?:en|ose|er|ern|es|ers|ais|ois|iens?|ands?|ians?|ish|ns?|hmen|s)$/;

function isSpeech({ board, words }: Line, at: number): boolean {
  const { text } = words[at]!;
  if (isIn(PRONOUNS, words[at + 1]?.text ?? '') || isIn(FILLING, text)) return false;
  if (speech().has(text)) return true;
  // `Prusse` is no `presse`.
  return (
    text.length > 3 && !allNamesOf(board).powers.exact.has(text) && nearSpeech().some((word) => isNear(text, word))
  );
}

const speech = lazy((): ReadonlySet<string> => new Set(SPEECH.split(' ')));
const nearSpeech = lazy(() => SPEECH.split(' ').filter(({ length }) => length > 4));

function isNear(text: string, word: string): boolean {
  return text[0] === word[0] && editDistance(text, word, 1) <= 1;
}

/** A letter by itself is a power unless a name follows. */
function isTowards(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  // Capitals often lack their accent.
  if (text === 'a') return /^(?:la|l'.*)$/.test(words[at + 1]?.text ?? '') || (at === 0 && words.at(-1)!.text === ':');
  return text === '@' || text === '->' || (isIn(OPENING_TO_WORDS, text) && leadsOn(words, at));
}

function isFilling(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  // `GM, please tell …`
  if (at === 0 && /^(?:gm|judge|master)$/.test(text)) return words.length > 1;
  // `press it`: Italy and Turkey.
  const isLetters = text.length === 2 && at === words.length - 1 && words[at - 1]?.text === 'press';
  return isIn(FILLING, text) && !isLetters && (text.length > 1 || leadsOn(words, at));
}

function isTrailing(line: Line, at: number): boolean {
  const { text, isWord } = line.words[at]!;
  return !isWord || isIn(TRAILING, text) || isSpeech(line, at);
}

function leadsOn(words: readonly Word[], at: number): boolean {
  const next = words.find(({ isWord }, n) => n > at && isWord);
  return next !== undefined && (words[at]!.text.length > 1 || next.text.length > 2 || /^l[ae]$/.test(next.text));
}

function isIn(list: string, word: string): boolean {
  return word !== '' && list.includes(` ${word} `);
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
