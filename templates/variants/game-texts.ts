/**
 * Short texts for players that speak of the rules or show orders: with the rules, powers, places and phases of the game that is asked from.
 * In such a text a name in double braces stands for what the game has; a line with one that it has nothing for is left out.
 */
import { rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { ExampleReader } from '../../engine/rules/example-orders.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { t } from '../locales/current.ts';
import { PARTS } from '../locales/en/rules.ts';
import { examplesOf, lineWith } from '../locales/examples.ts';
import { type PartInWords, partsInWords, type RulesPart } from './rules-in-words.ts';

/** The text in Markdown as it is for a game on this board. Throws on a name that stands for nothing. */
export function filledIn(text: string, board: Board, reader: ExampleReader | null = null): string {
  const facts = { ...examplesOf(board, reader), ...sections(board) };
  return text
    .split('\n')
    .flatMap((line) => lineWith(line, facts) ?? [])
    .join('\n');
}

function sections(board: Board) {
  const { draws, concessions } = gameRules(board);
  const say = t().variants.rules;
  const { adjacentConvoy } = rulingsOf(board);
  return {
    rules: rulesText(board),
    convoys: partText(board, 'convoys'),
    // The text that GET DRAWS sends does not send there.
    draws: `${say.draws[draws].replace(' (`GET DRAWS`)', '')} ${say.concessions(concessions)}`,
    walking: say.walking[adjacentConvoy],
  };
}

/** All rules of the game, in Markdown below the title. */
function rulesText(board: Board): string {
  const { variant, startName, rulebook, clauses } = gameRules(board);
  const say = t().variants.rules;
  const parts = partsInWords(board).flatMap((part) => ['', `## ${say.parts[part.part].title}`, '', ...partLines(part)]);
  const own =
    clauses.length === 0 ? [] : ['', `## ${say.clauses}`, '', ...clauses.map(({ id, text }) => `${id}. ${text}`)];
  const page = variant.id === 'standard' ? null : `GET ${variant.id.toUpperCase()}`;
  return [say.intro(variant.name, startName, rulebook), ...parts, ...own, '', say.more(page)].join('\n');
}

function partLines({ part, usual, special }: PartInWords): readonly string[] {
  const all = part === 'year' ? [...special, ...usual] : [...usual, ...special];
  return all.length === 1 ? all : all.map((line) => `- ${line}`);
}

/** One part of the rules, in Markdown. */
function partText(board: Board, wanted: RulesPart): string {
  return partsInWords(board)
    .filter(({ part }) => part === wanted)
    .flatMap(partLines)
    .join('\n');
}

/** The part of the rules that a topic names, with its heading in Markdown; null where it names none that the game has. */
export function partOnTopic(board: Board, topic: string): string | null {
  const wanted = fold(topic);
  const { parts } = t().variants.rules;
  const names = Object.keys(parts) as RulesPart[];
  const named = names.filter((part) =>
    [...parts[part].words, ...PARTS[part].words].some((word) => fold(word) === wanted),
  );
  const found = named.length === 0 && isSeason(board, wanted) ? (['year', 'adjustments'] as const) : named;
  const text = found.flatMap((part) => {
    const told = partText(board, part);
    return told === '' ? [] : [`## ${parts[part].title}`, told];
  });
  return text.length === 0 ? null : text.join('\n\n');
}

function isSeason(board: Board, wanted: string): boolean {
  return gameRules(board).year.some(({ name, aliases = [] }) =>
    [name, ...aliases].some((each) => fold(each) === wanted),
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
