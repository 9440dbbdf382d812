/**
 * What a mail most likely changes of the orders on file, where no rule is sure of it: `swap the two`, `doch lieber Picardie`, `forget what
 * I said about Brest`. It is only ever offered; where two things may be meant, both are.
 */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import type { UnitText } from '../../vocabulary.ts';
import { type OwnUnit, ownUnits } from './change-candidates.ts';
import { likelyChange, type PlainChange } from './plain-correction.ts';
import { partsIn, type SentencePart } from './sentence-parts.ts';

const LONGEST = 400;
const MOST_CHOICES = 3;
/** Less likely, or with more that speaks against orders: not even offered. */
const GUESSED = { chance: 0.4, doubt: 6 };

/** Each a whole set of changes; empty: nothing is changed, or too many things may be meant. */
export function guessChanges(
  text: string,
  board: Board,
  position: Position,
  power: Power,
  filed: readonly string[],
): readonly (readonly PlainChange[])[] {
  const said = foldText(text).toLowerCase();
  if (text.length > LONGEST || text.includes('?') || HANGS.test(said)) return [];
  const parts = partsIn(text, board);
  if (parts.some(({ is }) => is === 'convoy' || is === 'power') && ASKS_OTHERS.test(said)) return [];
  const units = ownUnits(board, position, power, filed);
  const known = units.filter((unit) => unit.filed !== undefined);
  const places = parts.filter((part) => part.is === 'place');
  if (places.length === 0 && ALL_BACK.test(said)) return [known.map(({ unit }) => ({ unit, order: null }))];
  const inLines = changedLines(said, known, places);
  if (inLines.length > 0) return [inLines];
  if (!parts.some(({ is }) => CHANGING.has(is)) && !INSTEAD.test(said)) return [];
  const likely = likelyChange(text, board, position, power, filed);
  const isLikely = likely !== null && likely.chance >= GUESSED.chance && likely.doubt <= GUESSED.doubt;
  const kinds = new Set(likely?.changes.map(({ order }) => order === null));
  if (isLikely && kinds.size === 1) return [likely.changes];
  const taken = takenBack(parts, known);
  if (taken !== null) return [[{ unit: taken, order: null }]];
  if (places.length === 0) return parts.some(({ is }) => is === 'swap') ? swapped(known, parts) : [];
  if (parts.some(({ is }) => is === 'cancel' || is === 'support' || is === 'power')) return [];
  const type = parts.some(({ is }) => is === 'army') ? 'A' : parts.some(({ is }) => is === 'fleet') ? 'F' : '';
  return places.length === 1
    ? whoGoesTo(
        places[0]!,
        units.filter(({ unit }) => unit.startsWith(type)),
      )
    : [];
}

const CHANGING: ReadonlySet<SentencePart['is']> = new Set([
  'cancel',
  'change',
  'swap',
  'was_not',
  'read',
  'after_all',
  'wrong',
] as const);
const INSTEAD =
  /\b(?:instead|rather|make (?:that|it)|second thoughts?|changed my mind|i meant|lieber|stattdessen|sondern|gemeint|umentschieden|anders uberlegt|plutot|a la place|finalement|changements?|changer?|changed? d'avis)\b/;
const HANGS =
  /\b(?:if|unless|whether|maybe|perhaps|wenn|falls|vielleicht|ob|si|peut-etre|nothing|never ?mind|nvm|nichts|rien|hesit\w*|forgot|(?:ai|avais|have|had|habe?|hatte) (?:\w+ ){0,2}(?:oublie|forgotten|vergessen))\b/;
const ASKS_OTHERS = /\b(?:you|your|du|dir|dein\w*|ihr|euch|tu|toi|ton|ta|tes|vous|votre)\b/;
/** All orders of the writer. */
const ALL_BACK =
  /\b(?:(?:take|call|pull)(?:ing)? back|withdraw\w*|cancel\w*|retract\w*|revoke|scrap|forget|delete|bin|drop|ignore|disregard)\b.*\b(?:all(?: of)? (?:my|the|it|them)|everything|the (?:whole )?lot|every (?:one|order)|(?:all )?my (?:\w+ )?(?:orders|moves))\b|\b(?:all(?:e[ns]?)?|samtliche\w*|meine(?: \w+)? (?:befehle|zuge))\b.*\b(?:zuruck\w*|streich\w*|storn\w*|losch\w*|vergess\w*|verwerf\w*)|\b(?:zieh\w*|nehm\w*|streich\w*|losch\w*|vergiss|vergessen|storniere?\w*|verwerf\w*)\b.*\b(?:alles?|alle (?:meine )?(?:befehle|zuge)|samtliche\w*|meine(?: \w+)? (?:befehle|zuge))\b|\b(?:annul\w*|retir\w*|oubli\w*|efface\w*|supprim\w*|reprend\w*)\b.*\b(?:tout(?:es?)?|tous (?:mes|les)|mes (?:\w+ )?(?:ordres|coups))\b/;

/** The one unit of which a clause that takes back speaks, by where it stands or where it was to go. */
function takenBack(parts: readonly SentencePart[], units: readonly OwnUnit[]): UnitText | null {
  const at = parts.find(({ is }) => is === 'cancel');
  if (at === undefined) return null;
  const isOf = (part: SentencePart, { at: place, goal }: OwnUnit) =>
    part.is === 'place' && part.ids.some((id) => id === place || id === goal);
  const others = parts.filter((part) => part.is === 'place' && units.every((unit) => !isOf(part, unit)));
  const named = parts.filter((part) => part.sentence === at.sentence && part.clause === at.clause);
  const type = named.some(({ is }) => is === 'fleet') ? 'F' : named.some(({ is }) => is === 'army') ? 'A' : null;
  const isNamed = named.some((part) => part.is === 'place');
  const found = units.filter((unit) =>
    isNamed ? named.some((part) => isOf(part, unit)) : type !== null && unit.unit.startsWith(type),
  );
  const [one] = found;
  return others.length === 0 && found.length === 1 ? one!.unit : null;
}

/** `In lines 1 and 2 it must be Gas, not Bur`. */
function changedLines(
  said: string,
  known: readonly OwnUnit[],
  places: readonly Extract<SentencePart, { is: 'place' }>[],
): readonly PlainChange[] {
  if (!/\b(?:lines?|zeilen?|lignes?)\b/.test(said)) return [];
  const goals = new Set(known.flatMap(({ goal }) => goal ?? []));
  const [from, ...froms] = new Set(places.flatMap(({ ids }) => ids.filter((id) => goals.has(id))));
  const [to, ...tos] = new Set(places.flatMap(({ ids }) => ids.filter((id) => !goals.has(id))));
  if (from === undefined || to === undefined || froms.length + tos.length > 0) return [];
  return known.flatMap(({ unit, filed }, n) =>
    new RegExp(`\\b${n + 1}\\b`).test(said) && filed?.endsWith(` - ${from}`) === true
      ? [{ unit, order: filed.replace(/\w+$/, to) }]
      : [],
  );
}

function swapped(units: readonly OwnUnit[], parts: readonly SentencePart[]): readonly (readonly PlainChange[])[] {
  const isOfArmies = parts.some(({ is }) => is === 'armies' || is === 'army');
  const all = units.filter(({ unit, goal }) => goal !== undefined && (!isOfArmies || unit.startsWith('A')));
  const pairs = all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other): (readonly PlainChange[])[] => {
      const changes = [
        { unit: one.unit, order: `${one.unit} - ${other.goal!}` },
        { unit: other.unit, order: `${other.unit} - ${one.goal!}` },
      ];
      const isLegal = one.legal.has(changes[0]!.order) && other.legal.has(changes[1]!.order);
      return isLegal ? [changes] : [];
    }),
  );
  return pairs.length <= MOST_CHOICES ? pairs : [];
}

/** `make that Picardy instead`: whoever can get there, and was to go elsewhere. */
function whoGoesTo(
  { ids }: Extract<SentencePart, { is: 'place' }>,
  units: readonly OwnUnit[],
): readonly (readonly PlainChange[])[] {
  const isTaken = units.some(({ at, goal }) => ids.includes(at) || (goal !== undefined && ids.includes(goal)));
  const ways = units.flatMap(({ unit, goal, legal }) =>
    goal === undefined
      ? []
      : ids.flatMap((id) => (legal.has(`${unit} - ${id}`) ? [{ unit, order: `${unit} - ${id}` }] : [])),
  );
  return isTaken || ways.length > MOST_CHOICES ? [] : ways.map((way) => [way]);
}
