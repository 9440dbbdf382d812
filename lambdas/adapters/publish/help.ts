/**
 * The house's documents for HELP and GET by mail: the Markdown of `docs/`, found at run time and read once. A document's
 * name is its topic; variants and their rules are asked for by name too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { ExampleReader } from '../../../engine/rules/example-orders.ts';
import { startNamed } from '../../../engine/rules/starts.ts';
import { rulingsPage } from '../../../templates/docs/rulings-page.ts';
import { t } from '../../../templates/locales/current.ts';
import type { Help } from '../../../templates/mail/mail.ts';
import { filledIn } from '../../../templates/variants/game-texts.ts';
import { loadVariant, loadVariants } from '../variants/variants.ts';

/** What a player wants first; the rest follows by name. */
const FIRST = ['guide', 'playing', 'syntax', 'commands', 'rules', 'mastering'];

/** Names by which the older judges gave out their texts, and words that people ask for. */
const ALSO: Readonly<Record<string, string>> = {
  absence: 'deadlines',
  absences: 'deadlines',
  concede: 'draws',
  concessions: 'draws',
  convoy: 'convoys',
  deadline: 'deadlines',
  draw: 'draws',
  faq: 'guide',
  gm: 'mastering',
  houserules: 'rulings',
  howto: 'guide',
  howtogm: 'mastering',
  how2gm: 'mastering',
  index: 'commands',
  master: 'mastering',
  newuser: 'guide',
  orders: 'syntax',
  package: 'guide',
  passwords: 'password',
  phases: 'syntax',
  press: 'commands',
  register: 'form',
  registration: 'form',
  rulebook: 'rules',
  rule: 'rules',
  set: 'commands',
  settings: 'commands',
};

interface Topic {
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

/** Reads the documents of a folder. One that is missing is not offered. */
export function loadHelp(folder: string = docsFolder()): Help {
  const documents = documentsIn(folder);
  const variants = loadVariants();
  /** The document that a topic names, or begins the name of. */
  const named = (topic: string): Topic | null => {
    const wanted = ALSO[fold(topic)] ?? fold(topic);
    const document = documents.find(({ name }) => fold(name) === wanted);
    const begun = documents.filter(({ name }) => wanted.length >= 3 && fold(name).startsWith(wanted));
    return document ?? (begun.length === 1 ? begun[0]! : null);
  };
  /** A game's board in the language that is being written; the standard one, where no game is asked from. */
  const on = (board: Board | null | undefined) => boardIn(board ?? loadVariant('standard')!.board, t().code);
  const inGame = (text: string, board?: Board | null, reader?: ExampleReader | null) =>
    text.includes('{{') ? filledIn(text, on(board), reader) : text;
  const translation = (topic: string, language: string) => {
    const document = named(topic);
    return document === null ? null : readOr(join(folder, 'texts', language, `${document.name}.md`));
  };
  return {
    topics: [
      ...documents.map(({ name, about }) => ({ name, about })),
      ...variants.map(({ variant: { id, name } }) => ({ name: id, about: `the rules of ${name}`, variant: name })),
    ],
    text: (topic, board, reader) => {
      const document = named(topic);
      if (document !== null)
        return document.name === 'rulings' && board != null ? rulingsPage(board) : inGame(document.text, board, reader);
      const name = variantIn(topic);
      // The rules of the standard map cover other starts on it.
      const variant = loadVariant(startNamed(name) === null ? name : 'standard');
      return variant === null ? null : readOr(join(variant.folder, 'README.md'));
    },
    translated: (topic, language, board, reader) => {
      const text = translation(topic, language);
      return text === null ? null : inGame(text, board, reader);
    },
    title: (topic, language) => /^# (.+)$/m.exec(translation(topic, language) ?? '')?.[1] ?? null,
    board: (variant) => loadVariant(variant)?.board ?? null,
    standing: standingOf,
  };
}

/** What `provenance.json` says of a border, in the language that is being written. */
function standingOf(id: string, kind: 'army' | 'fleet', ends: readonly [string, string]): string | null {
  const variant = loadVariant(id);
  const text = variant === null ? null : readOr(join(variant.folder, 'provenance.json'));
  if (variant === null || text === null) return null;
  const { default: usual, standings, [kind]: own = {} } = JSON.parse(text) as ProvenanceOfBorders;
  const names = [ends.join('-'), ends.toReversed().join('-')];
  const listed = Object.entries(own).find(([, pairs]) => pairs.some((pair) => names.includes(pair)))?.[0];
  const standing = listed ?? usual[kind] ?? '';
  const translated = variant.board.translations?.find(({ language }) => language === t().code)?.standings;
  return translated?.[standing] ?? standings[standing] ?? null;
}

/** As much of such a file as says where borders are from; it is checked where variants are checked. */
interface ProvenanceOfBorders {
  readonly default: { readonly army?: string; readonly fleet?: string };
  readonly standings: Readonly<Record<string, string>>;
  readonly army?: Readonly<Record<string, readonly string[]>>;
  readonly fleet?: Readonly<Record<string, readonly string[]>>;
}

/** `rules octarine`, `info.octarine`, `octarine rules`: the variant that is meant. */
function variantIn(topic: string): string {
  return (
    /^(?:the |les |die )?(?:rules|info|regeln|regles)[ .:]+(?:(?:of|von|de) )?(.+)$/i.exec(topic)?.[1] ??
    topic.replace(/ (?:rules|regeln)$/i, '')
  );
}

/** The pages of the project, and the short texts that the older judges were asked for. */
function documentsIn(folder: string): readonly Topic[] {
  const places = [folder, join(folder, 'texts')].filter((place) => existsSync(place));
  const files = places.flatMap((place) => readdirSync(place).map((file) => ({ place, file })));
  const names = files.flatMap(({ place, file }) => {
    const name = /^([a-z][a-z-]*)\.md$/.exec(file)?.[1];
    return name === undefined ? [] : [{ name, path: join(place, file) }];
  });
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return names
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => {
      const text = readFileSync(path, 'utf8');
      return { name, about: titleOf(text), text };
    });
}

/** The first heading, to stand in the middle of a sentence. */
function titleOf(text: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '';
  return /^[A-Z][a-z]/.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title;
}

/** Where the documents are: `CHANCERY_DOCS` (for bundled functions, whose source has no folder beside it), or the
 *  project's own folder. */
function docsFolder(): string {
  return process.env['CHANCERY_DOCS'] ?? fileURLToPath(new URL('../../../docs', import.meta.url));
}

function fold(topic: string): string {
  return topic.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const texts = new Map<string, string | null>();

function readOr(path: string): string | null {
  const text = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
  texts.set(path, text);
  return text;
}
