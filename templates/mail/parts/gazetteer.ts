/** `GET PROVINCES`, `GET BORDERS`, `HELP Lyo`: the places of a map and what must be known of them to write orders there. */
import type { Board } from '../../../engine/board/board.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { Province } from '../../../engine/board/variant.ts';
import { boardNames } from '../../../engine/language/names/board-names.ts';
import { nameKey, namesSpelled } from '../../../engine/language/names/name-index.ts';
import { clausesNaming } from '../../../engine/rules/clauses.ts';
import type { ExampleReader } from '../../../engine/rules/example-orders.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { t } from '../../locales/current.ts';
import { type Gazette, gazetteOf, ownerOf, standingIn, waysInShort, waysInWords } from '../../locales/place-lookup.ts';
import { powerName } from '../../locales/powers.ts';
import { abbrOf } from '../../locales/text/abbreviations.ts';
import {
  type Document,
  headingBlock,
  type Inline,
  listBlock,
  paragraphBlock,
  plainLines,
} from '../../markup/document.ts';
import { clauseBlocks } from '../../variants/clauses.ts';

/** The map that is meant. Without a game nothing stands on it. */
export interface MapAsked {
  readonly board: Board;
  readonly position: Position | null;
  /** Whoever asks, if they play there. */
  readonly reader?: ExampleReader | null;
}

/** All places, or all borders; null where the topic is neither. */
export function gazetteerBlocks(map: MapAsked, topic: string): Document | null {
  const wanted = nameKey(topic);
  if (/^(?:provinces?|places?|gazetteer|abbreviations?)$/.test(wanted)) return provincesBlocks(map);
  if (/^(?:borders?|adjacenc(?:y|ies)|neighbou?rs)$/.test(wanted)) return bordersBlocks(map);
  return null;
}

function provincesBlocks({ board, position }: MapAsked): Document {
  const say = t().mail.gazetteer;
  const rows = gazetteOf(board).map(({ id, name, abbr, type, center }) => {
    const owner = position === null || center === '' ? null : ownerOf(position, id);
    return [name, abbr, type, center, ...(position === null ? [] : [owner === null ? '' : powerName(board, owner)])];
  });
  const titles = [say.place, say.write, say.type, say.center, ...(position === null ? [] : [say.owner])];
  return [
    headingBlock(say.places(board.variant.name)),
    { kind: 'table', caption: '', columns: titles.map((title) => ({ title, align: 'left' })), rows },
    paragraphBlock(...say.howToRead(`HELP ${exampleOf(board)}`, 'GET BORDERS')),
  ];
}

function bordersBlocks({ board }: MapAsked): Document {
  const say = t().mail.gazetteer;
  const rows = gazetteOf(board).filter(({ ways }) => ways.length > 0);
  return [
    headingBlock(say.borders(board.variant.name)),
    paragraphBlock(...say.steps('GET PROVINCES')),
    plainLines(
      ...rows.flatMap(({ name, abbr, ways }) => [
        `${abbr}  ${name}`,
        ...ways.map((way) => ({
          text: `  ${say.way(way.who, waysInShort(board, way))}`,
          hang: 4,
          breaks: 'spaces' as const,
        })),
      ]),
    ),
  ];
}

function exampleOf(board: Board): string {
  return abbrOf(board, board.powers[0]!.home[0]!);
}

/** What a topic names on the map: `lyo`, `Gulf of Lyons`, `spa/nc`. Several where it begins several names; `exact` where it is a whole name. */
export function placesForTopic(
  board: Board,
  topic: string,
): { readonly ids: readonly Province[]; readonly exact: boolean } {
  return namesSpelled(boardNames(board).places, nameKey(topic.replace(/(?:\/|\().*$/, '')));
}

/** All about one place. */
export function placeBlocks({ board, position }: MapAsked, id: Province): Document {
  const place = gazetteOf(board).find((each) => each.id === id)!;
  return [
    headingBlock(`${place.name} (${place.abbr})`),
    listBlock([...facts(board, place), ...(position === null ? [] : [[standingIn(board, position, place)]])]),
    ...(clauseBlocks(board, clausesNaming(gameRules(board).clauses, [place.name, place.abbr])) ?? []),
  ];
}

/** Which places a beginning may mean. */
export function whichPlace({ board }: MapAsked, topic: string, ids: readonly Province[]): Document {
  const say = t().mail.gazetteer;
  const all = gazetteOf(board).filter(({ id }) => ids.includes(id));
  return [paragraphBlock(say.several(topic)), listBlock(all.map(({ name, abbr }) => say.one(name, `HELP ${abbr}`)))];
}

function facts(board: Board, { kind, aliases, center, ways, special }: Gazette): readonly (readonly Inline[])[] {
  const say = t().mail.gazetteer;
  return [
    [`${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}.`],
    ...(aliases.length === 0 ? [] : [[say.alsoWritten(aliases.join(', '))]]),
    [center === '' ? say.noCenter : say.isCenter(center)],
    ...ways.map((way) => say.reach(way.who, waysInWords(board, way))),
    ...special.map((each) => [each]),
  ];
}
