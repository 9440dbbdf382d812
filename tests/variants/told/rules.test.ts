/**
 * What a game tells of its rules is what it is played by: no number, season, phase, power or rulebook of another game.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../engine/board/board.ts';
import { isPhaseCode, parsePhase } from '../../../engine/board/phase.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { loadHelp } from '../../../lambdas/adapters/publish/help.ts';
import { asText } from '../../../templates/layout/as-text.ts';
import { inLanguage, t } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { helpBlocks } from '../../../templates/mail/kinds/account/help.ts';
import { loadMarkdown } from '../../../templates/markup/markdown.ts';
import { specialLines } from '../../../templates/variants/special-rules.ts';
import { boardOf } from '../../boards.ts';
import { DOMAIN, openWorld } from '../../conversations/world.ts';
import { itemInShort, readMail } from '../../language/mails.ts';
import { VARIANTS } from '../../letters/variants.ts';
import { IS_FULL, oneIn } from '../../some-of.ts';
import { ALL_GAMES, type GameKind } from '../all-games.ts';

await loadMarkdown();
const help = loadHelp();
const nameOf = ({ variant, lines }: GameKind) => [variant, ...lines].join(', ');

/** Names that stand in a text as a whole, of those that are not this game's. */
function foreign(text: string, names: (board: Board) => readonly string[], board: Board, language: string) {
  const named = [...board.variant.provinces.map(({ name }) => name), ...board.powers.map(({ display }) => display)];
  const own = [...names(board), ...named, board.variant.name].sort((a, b) => b.length - a.length);
  const rest = own.reduce((left, name) => left.replaceAll(name, ''), text);
  const all = new Set(VARIANTS.flatMap((id) => names(boardIn(boardOf(id), language))));
  return [...all].filter((name) => new RegExp(`(?<![\\p{L}'])${name}(?![\\p{L}'])`, 'u').test(rest));
}

/** Does it name all the places where the variant as published lets anybody build? */
function tellsSites(sentence: string, { published, provinces }: Board): boolean {
  const shared = published?.rules['build-sites']?.shared ?? [];
  const places = provinces.filter(({ id }) => shared.includes(id));
  const isOnBuilds = /build|bau|constr/i.test(sentence);
  return (
    isOnBuilds &&
    places.length > 0 &&
    places.every(({ name, abbr }) => sentence.includes(name) || sentence.includes(abbr!))
  );
}

/** What the text says that the game is not; empty where it says nothing wrong. */
function contradictions(text: string, board: Board, language: LanguageCode): readonly string[] {
  const { goal, rulebook, variant, phases, people, absent, opened, draws } = gameRules(board);
  const flat = text.replace(/\s+/g, ' ');
  const numbers = (pattern: RegExp) => [...flat.matchAll(pattern)].map((found) => found.slice(1).map(Number));
  const share = goal.share?.centers ?? 0;
  const wrong = (what: string, isWrong: boolean) => (isWrong ? [what] : []);
  return [
    ...foreign(flat, ({ variant: { calendar } }) => calendar.seasons.map(({ name }) => name), board, language),
    ...foreign(flat, ({ powers }) => powers.map(({ display }) => display), board, language),
    ...numbers(/(\d+) (?:of|von|der|sur|des|centres sur) (?:the |den )?(\d+) (?:centers|Zentren|centres)/g)
      .filter(([won, all]) => won !== goal.centers || all !== goal.of)
      .map((found) => found.join(' of ')),
    ...numbers(/(\d+) (?:or more|oder mehr|(?:centres )?ou plus)/g).flatMap(([n]) =>
      wrong(`${n} or more`, n !== goal.centers && n !== share),
    ),
    // The sites that the variant names have no meaning where the settings open any center; nor has what DIAS forbids.
    ...flat.split('.').flatMap((sentence) => wrong(sentence, opened !== null && tellsSites(sentence, board))),
    ...[...flat.matchAll(/any result|jedem Ergebnis|(?:tout|quel) résultat/g)].flatMap(([found]) =>
      wrong(found, draws !== 'any-result'),
    ),
    ...numbers(/(\d+) (?:or more )?of them in/g).flatMap(([n]) => wrong(`${n} in one part`, n !== share)),
    ...numbers(/year has (\d+) phases/g).flatMap(([n]) => wrong(`${n} phases`, n !== phases)),
    // Of as many as play, where that is settled; the text of a variant tells both.
    ...numbers(
      /(?<!\d (?:to|bis|à) )\b(\d+) (?:players|Spieler|joueurs)\s?; (\d+) (?:powers|Mächte|puissances)/g,
    ).flatMap(([n, powers]) =>
      wrong(`${n} players`, n !== people.most - absent.length || powers !== variant.powers.length - absent.length),
    ),
    ...numbers(/\d (?:to|bis|à) (\d+) (?:players|Spieler|joueurs)/g).flatMap(([n]) =>
      wrong(`up to ${n} players`, absent.length > 0),
    ),
    ...[...flat.matchAll(/that of (\d{4})|by the (\d{4}) rulebook/g)].flatMap(([found, a, b]) =>
      wrong(found, (a ?? b) !== rulebook),
    ),
    ...[...flat.matchAll(/\b[A-Z]\d{1,4}[MRA]\b/g)].flatMap(([code]) =>
      wrong(code, !isPhaseCode(variant.calendar, code)),
    ),
  ];
}

/** Lines in code, orders and commands, that are not read on this board. */
function unread(text: string, board: Board): readonly string[] {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, line]) => line!);
  const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].map(([, block]) => block!.trim());
  const power = board.powers[0]!.name;
  return [...spans.filter((line) => / /.test(line) && !/^(?:PRESS|-|via)/.test(line)), ...blocks].flatMap((line) => {
    const kind = / D$/.test(line) ? 'R' : /^(?:build|remove|waive)/.test(line) ? 'A' : 'M';
    const { year } = parsePhase(board.variant.calendar.start);
    const { phases, letter } = board.variant.calendar.seasons.find((season) => season.phases.includes(kind))!;
    const phase = phaseCode(`${letter}${year}${phases.find((each) => each === kind)}`);
    const { items, signOns } = readMail(line, { board, phase, power, position: null });
    const refused = items.flatMap((item) => (item.kind === 'error' ? [`${line}: ${itemInShort(item)}`] : []));
    return items.length + signOns.length === 0 ? [`${line}: nothing`] : refused;
  });
}

/** Nothing wrong, or it is said of which text. */
function none(text: string, wrong: readonly string[]): void {
  expect(wrong.map((each) => `${each} in: ${text.slice(0, 50)}`).join('\n')).toBe('');
}

describe('the rules that a game tells', () => {
  const TOLD = ALL_GAMES.map((kind, n) => [nameOf(kind), kind, n] as const);
  const CODES = ['en', 'de', 'fr'] as const;
  it.each(TOLD)('%s: its texts in each language', async (_, kind, place) => {
    // Without CHANCERY_FULL in one, by turns.
    for (const code of IS_FULL ? CODES : [CODES[place % 3]!]) {
      const board = boardIn(kind.board, code);
      const texts = inLanguage(await loadLanguage(code), () => {
        const topics = Object.values(t().variants.rules.parts).map((part) => part.words[0]!);
        const of = (topic: string | null) => asText(helpBlocks(help, topic, { board, position: null }));
        return [
          ...['rules', 'convoys', 'draws', 'syntax', 'guide'].map((topic) =>
            code === 'en' ? help.text(topic, board)! : help.translated(topic, code, board)!,
          ),
          // What the variant's page says stands below it, as published.
          ...topics.map((topic) => of(topic).split(t().mail.help.rulesOf(board.variant.name).slice(1))[0]!),
          of(null),
          specialLines(board).join(' '),
        ];
      });
      expect(texts[2]).not.toMatch(/`GET DRAWS`/);
      for (const text of texts) {
        none(text, contradictions(text, board, code));
        none(text, unread(text, board));
      }
    }
  });

  it.each(oneIn(5, TOLD))('%s: its mails', async (_, { variant, lines, players, board }) => {
    const world = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory' });
    Object.assign(world.services, { help });
    const write = async (who: string, text: readonly string[], to = 'judge') => {
      const id = `${who}-${text.length}-${to}-${text[0]!.replace(/\W/g, '')}`;
      const raw = `From: ${who}@example.org\r\nMessage-ID: <${id}@example.org>\r\nSubject: x\r\n\r\n${text.join('\r\n')}\r\n`;
      await world.deliver(raw, { from: `${who}@example.org`, to: [`${to}@${DOMAIN}`] });
      return world.sent();
    };
    const mails = [
      ...(await write('ann', [`create ?marne sesame ${variant === 'standard' ? '' : variant}`, ...lines])),
    ];
    for (let n = 0; n < players; n++) mails.push(...(await write(`p${n}`, ['signon ?marne tulip'])));
    const asked = ['get rules', 'help convoys', 'get draws', 'list marne', 'get syntax', 'help', 'get guide', 'status'];
    mails.push(...(await write('p0', asked, 'marne')));
    const starts = mails.filter(({ subject }) => subject.includes('game begins'));
    expect(starts).toHaveLength(players + 1);
    for (const { text } of mails) none(text, contradictions(text, board, 'en'));
  });
});
