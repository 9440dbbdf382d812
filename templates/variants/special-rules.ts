/** What differs from the standard game, as mails and sheets begin with it: of its start, of its settings, of its variant. */
import type { Board } from '../../engine/board/board.ts';
import { STANDARD_RULEBOOK } from '../../engine/board/variant.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { t } from '../locales/current.ts';
import { type Document, headingBlock, listBlock, paragraphBlock } from '../markup/document.ts';
import { absentInWords, goalInWords, startInWords } from './rules-in-words.ts';

/** In lines; none for a game that differs in nothing. */
export function specialLines(board: Board): readonly string[] {
  const rules = gameRules(board);
  return [...startInWords(rules), ...ofSettings(board), ...rules.inShort];
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
