/** Lines that show how something is written, of powers, places and phases that the reader's own game has. */
import type { Board } from '../../engine/board/board.ts';
import { provinceName } from '../../engine/board/display-names.ts';
import { formatPhase, parsePhase, phaseAfter, phaseInWords } from '../../engine/board/phase.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import { type ExampleOrders, type ExampleReader, exampleOrders } from '../../engine/rules/example-orders.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import type { GameView } from '../../engine/view/view.ts';
import { type Power, type Province, placeOfUnit, unitText } from '../../engine/vocabulary.ts';
import { t } from './current.ts';
import { EXAMPLE_NAMES, type ExampleName } from './formatter.ts';
import { spellOrders } from './order-spelling.ts';
import { placeInSentence, powerName, unitInSentence } from './powers.ts';
import { abbrOf } from './text/abbreviations.ts';

/** Of what a game cannot have (a fleet, where there are armies only) the text is empty. */
export type Examples = Readonly<Record<ExampleName, string>>;

/** The power that reads a game, with its units as they stand; null for whoever has none there. */
export function readerOf(view: Pick<GameView, 'role' | 'position'> | undefined): ExampleReader | null {
  if (view?.role.kind !== 'player') return null;
  const power = view.role.own[0]?.power;
  return power === undefined ? null : { power, units: view.position?.units[power] ?? [] };
}

/** Those of a game on the board, of the reader's own units where there are such; without a board a few of the standard game. */
export function examplesOf(board: Board | null, reader: ExampleReader | null = null): Examples {
  if (board === null) return NONE;
  const orders = exampleOrders(board, reader);
  const { seat, powers, army, to, supporter, guard, beyond, holder, retreat } = orders;
  const [power, other, third] = powers.map((each) => powerName(board, each)) as [string, string, string];
  const letterOf = (power: Power) => board.powers.find(({ name }) => name === power)?.letter;
  const later = laterMoves(board);
  const { calendar } = board.variant;
  return {
    power,
    other,
    third,
    POWER: powers[0],
    seat: powerName(board, seat),
    letter: (letterOf(seat) ?? '').toLowerCase(),
    letters: [...new Set(powers.map(letterOf))].sort().join(''),
    phase: later,
    phaseInWords: phaseInWords(calendar, parsePhase(later)),
    laterPhase: nextYear(later),
    at: placeInSentence(board, army),
    to: placeInSentence(board, to),
    supporter: unitInSentence(board, supporter),
    placeToAsk: abbrOf(board, army).toUpperCase(),
    move: spellOrders(board, `A ${army} - ${to}`),
    moveInWords: t().variants.rules.moveInWords(provinceName(board, army), provinceName(board, to)),
    further: spellOrders(board, `A ${to} - ${beyond}`),
    support: spellOrders(board, `${supporter} S A ${army} - ${to}`),
    supportHold: spellOrders(board, `${guard.by} S ${guard.of}`),
    guard: unitInSentence(board, guard.by),
    guarded: unitInSentence(board, guard.of),
    stay: spellOrders(board, `A ${army} H`),
    hold: spellOrders(board, `${holder} H`),
    holder: unitInSentence(board, holder),
    ...carried(board, orders),
    retreat: spellOrders(board, `A ${retreat.from} - ${retreat.to}`),
    disband: spellOrders(board, `A ${retreat.from} D`),
    build: spellOrders(board, `build A ${siteOf(board, seat, army)}`),
    remove: spellOrders(board, `remove A ${army}`),
  };
}

/** A home center that an army can be built in: where the army stands, if it stands in one. */
function siteOf(board: Board, power: Power, army: Province): Province {
  const { home = [] } = board.powers[board.powerNumber.get(power) ?? -1] ?? {};
  const sites = home.filter((at) => board.armyGround[board.provinceNumber.get(at)!] === 1);
  return sites.includes(army) ? army : (sites[0] ?? army);
}

type Carried = 'byConvoy' | 'convoy' | 'convoySea' | 'route' | 'chain' | 'ferry' | 'coast' | 'buildCoast' | 'coastAt';

/** What there is only where there are fleets and coasts. */
function carried(board: Board, { convoy, chain, ferry, coast, coastBuilt }: ExampleOrders): Pick<Examples, Carried> {
  const line = (order: string) => spellOrders(board, order);
  const move = chain === null ? '' : `A ${chain.army} - ${chain.to}`;
  return {
    byConvoy: convoy === null ? '' : line(`A ${convoy.army} - ${convoy.to}`),
    convoy: convoy === null ? '' : line(`F ${convoy.fleet} C A ${convoy.army} - ${convoy.to}`),
    convoySea: convoy === null ? '' : placeInSentence(board, convoy.fleet),
    route: convoy === null ? '' : line(`A ${convoy.army} - ${convoy.fleet} - ${convoy.to}`),
    chain: chain === null ? '' : chain.fleets.map((fleet) => `\`${line(`F ${fleet} C ${move}`)}\``).join(', '),
    ferry: ferry === null ? '' : `${line(`A ${ferry.army} - ${ferry.to}`)} via convoy`,
    coast: coast === null ? '' : line(`F ${coast.fleet} - ${coast.to}`),
    buildCoast: coastBuilt === null ? '' : line(`build ${coastBuilt}`),
    coastAt: coastBuilt === null ? '' : placeInSentence(board, placeOfUnit(unitText(coastBuilt)).replace(/\/.*$/, '')),
  };
}

/** Moves that come after the first ones. */
function laterMoves(board: Board): PhaseCode {
  const { calendar } = board.variant;
  let phase = phaseAfter(calendar, parsePhase(gameRules(board).firstMoves));
  while (phase.kind !== 'M') phase = phaseAfter(calendar, phase);
  return formatPhase(phase);
}

function nextYear(phase: PhaseCode): PhaseCode {
  const { season, year, kind } = parsePhase(phase);
  return formatPhase({ season, year: year + 1, kind });
}

const NONE = {
  ...(Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, ''])) as Examples),
  phase: 'S1901M',
  phaseInWords: 'Spring 1901 Movement',
  power: 'Italy',
  placeToAsk: 'MUN',
};

const NAMED = /\{\{(\w+)\}\}/g;

/** A line with what names in double braces stand for; null where one of them stands for nothing. Throws on a name that is none. */
export function lineWith(line: string, facts: Readonly<Record<string, string | undefined>>): string | null {
  let isWhole = true;
  const told = line.replace(NAMED, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new RangeError(`{{${name}}} stands for nothing in a text.`);
    isWhole &&= fact !== '';
    return fact;
  });
  return isWhole ? told : null;
}
