/** `HELP Cherokee`: a power of the map, what it began with and what it has now. */
import type { Board } from '../../../engine/board/board.ts';
import { provinceName } from '../../../engine/board/display-names.ts';
import type { PowerData, UnitText } from '../../../engine/board/variant.ts';
import { nameKey } from '../../../engine/language/names/name-index.ts';
import { clausesNaming } from '../../../engine/rules/clauses.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { placeOfUnit, typeOfUnit } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { abbrOf } from '../../locales/text/abbreviations.ts';
import { type Document, headingBlock, listBlock } from '../../markup/document.ts';
import { clauseBlocks } from '../../variants/clauses.ts';
import type { MapAsked } from './gazetteer.ts';

/** By its name, adjective or another full spelling; null where the topic is none. A letter alone is no topic. */
export function powerHelp({ board, position }: MapAsked, topic: string): Document | null {
  const wanted = nameKey(topic);
  const power = board.powers.find((each) => spellings(each).includes(wanted));
  if (power === undefined) return null;
  const { name, display, letter, aliases = [] } = power;
  const centers = position?.centers[name] ?? [];
  const units = position?.units[name] ?? [];
  const others = aliases.map((alias) => (alias.length > 3 ? inWords(alias) : alias));
  const seat = board.variant.rules.seats?.fixed.find(({ powers }) => powers.includes(name));
  const told = t().mail.powerHelp;
  return [
    headingBlock(display),
    listBlock([
      told.spellings([display, letter, ...others]),
      ...(seat === undefined ? [] : [told.together(partners(board, seat.powers, name), seat.display)]),
      told.home(placesOf(board, power.home)),
      ...(power.units.length === 0 ? [] : [told.start(unitsOf(board, power.units))]),
      ...(position === null
        ? []
        : [
            centers.length === 0 ? told.noCenter : told.centers(placesOf(board, centers)),
            units.length === 0 ? told.noUnit : told.units(unitsOf(board, units)),
          ]),
    ]),
    ...(clauseBlocks(board, clausesNaming(gameRules(board).clauses, [display, power.adjective])) ?? []),
  ];
}

function spellings({ name, display, adjective, aliases = [] }: PowerData): readonly string[] {
  return [name, display, adjective, ...aliases].filter((each) => each.length > 2).map(nameKey);
}

/** `GREAT BRITAIN` as `Great Britain`. */
function inWords(alias: string): string {
  return alias.toLowerCase().replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}

function partners(board: Board, powers: readonly string[], own: string): readonly string[] {
  return board.powers.filter(({ name }) => name !== own && powers.includes(name)).map((each) => each.display);
}

function placesOf(board: Board, places: readonly string[]): readonly string[] {
  return places.map((id) => `${provinceName(board, id)} (${abbrOf(board, id)})`);
}

function unitsOf(board: Board, units: readonly UnitText[]): readonly string[] {
  return units.map((unit) => `${typeOfUnit(unit)} ${abbrOf(board, placeOfUnit(unit))}`);
}
