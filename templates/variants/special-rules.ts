/** What differs from the standard game, as mails and sheets begin with it: of its start, of its settings, of its variant. */
import type { Board } from '../../engine/board/board.ts';
import { STANDARD_RULEBOOK } from '../../engine/board/variant.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { t } from '../locales/current.ts';
import { type Document, headingBlock, listBlock, paragraphBlock } from '../markup/document.ts';
import { type Html, html } from '../markup/html.ts';
import { absentInWords, goalInWords, startInWords } from './rules-in-words.ts';

/** In lines; none for a game that differs in nothing. */
export function specialLines(board: Board): readonly string[] {
  const rules = gameRules(board);
  return [...startInWords(rules), ...ofSettings(board), ...rules.inShort];
}

/** How many lines a rule card shows before the rest is asked for. */
const CARD_LINES = 5;

/** What wins and what is special, as pages show it beside a map: five lines, and the rest folded away. */
export function ruleCard(board: Board): Html {
  const { goal } = gameRules(board);
  const special = specialLines(board);
  // A variant's own lines may say it already.
  const isSaid = special.some((line) => line.includes(String(goal.centers)) && line.includes(String(goal.of)));
  const all = [...(isSaid ? [] : [goalInWords(goal)]), ...special].map((line) => html`<li>${line}</li>`);
  const more = all.slice(CARD_LINES);
  return html`<ul>${all.slice(0, CARD_LINES)}</ul>${more.length > 0 && html`<details><summary>${t().variants.rules.card.more(more.length)}</summary><ul>${more}</ul></details>`}`;
}

/** With the lines that ask for all of it; empty for a game that differs in nothing. */
export function specialRules(board: Board): Document {
  const rules = gameRules(board);
  const all = specialLines(board);
  if (all.length === 0) return [];
  const { special, rules: more } = t().mail.start;
  const { name } = rules.variant;
  const sources = rules.variant.mapStatus === undefined ? [] : [paragraphBlock(rules.variant.mapStatus)];
  const title = rules.startName === null ? name : `${name} (${rules.startName})`;
  return [
    headingBlock(special(title)),
    listBlock(all),
    ...sources,
    paragraphBlock(...more('GET RULES', 'GET PROVINCES')),
  ];
}

/** What this game's settings make otherwise than the variant has it. */
function ofSettings(board: Board): readonly string[] {
  const { published, variant } = board;
  if (published === undefined) return [];
  const rules = gameRules(board);
  const { absent, goal, rulebook, opened, freeRemovals } = rules;
  const say = t().variants.rules;
  return [
    ...(absent.length === 0 ? [] : [absentInWords(rules)]),
    ...(goal.centers === published.victory.centers || variant.inShort !== undefined ? [] : [goalInWords(goal)]),
    ...(opened === null ? [] : [say.buildAnywhere]),
    ...(opened === 'any-with-home' ? [say.homesNeeded(1)] : []),
    ...(freeRemovals ? [say.freeRemovals] : []),
    ...(rulebook === (published.rulebook ?? STANDARD_RULEBOOK) ? [] : [t().mail.results.rulebook(rulebook)]),
  ];
}
