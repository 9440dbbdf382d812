/** The rules of a game as sentences, each made from what the game is played by. */
import { rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { SeasonData, Variant } from '../../engine/board/variant.ts';
import { type GameRules, type Goal, gameRules } from '../../engine/rules/game-rules.ts';
import { phaseCode, rowsOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import type { Language } from '../locales/shape.ts';
import {
  choiceSentences,
  furtherSitesInWords,
  influenceRule,
  listWords,
  namesOf,
  neutralUnitsInWords,
  type RuleNames,
  seatSentences,
  strengthsInWords,
} from '../locales/text/rule-sentences.ts';
import { phaseName, seasonName } from '../locales/times/phases.ts';

export type RulesPart = keyof Language['variants']['rules']['parts'];

export interface PartInWords {
  readonly part: RulesPart;
  /** What every game has: the standard rules, as far as they hold in this one. */
  readonly usual: readonly string[];
  /** What is this variant's, this start's or this game's own. */
  readonly special: readonly string[];
}

/** All that is played by, part by part; names are those of the board. */
export function partsInWords(board: Board): readonly PartInWords[] {
  const rules = gameRules(board);
  const { variant } = rules;
  const names = namesOf(variant);
  const say = t().variants.rules;
  const parts: readonly PartInWords[] = [
    { part: 'powers', usual: [], special: [...startInWords(rules), players(rules, names)] },
    { part: 'year', usual: [say.atOnce], special: [...calendar(board, rules), ...startChoices(board, names)] },
    { part: 'map', usual: [], special: ground(variant, names) },
    { part: 'moves', usual: moves(rules), special: [...neutralUnits(variant), ...strengthsInWords(variant)] },
    { part: 'convoys', usual: [convoyUsual(board, rules)], special: convoys(variant, names) },
    {
      part: 'retreats',
      usual: variant.rules['no-retreat-from'] === 'anywhere' ? [] : [say.retreat],
      special: retreats(variant, names),
    },
    { part: 'adjustments', usual: adjustments(rules), special: builds(rules, names) },
    { part: 'victory', usual: [], special: victory(rules) },
    { part: 'sight', usual: [], special: rules.isBlind ? [t().mail.blind.forPlayers] : [] },
  ];
  return parts.filter(({ usual, special }) => usual.length + special.length > 0);
}

/** What differs from the standard game, a paragraph for each matter, players first and victory last. */
export function rulesInWords(board: Board): readonly string[] {
  return partsInWords(board).flatMap(({ special }) => special.map(plain));
}

/** Lines to be written stand in code where there is code. */
function plain(sentence: string): string {
  return sentence.replaceAll('`', '');
}

/** What is special of a start that is not the variant's own. */
export function startInWords({ start, startName }: Pick<GameRules, 'start' | 'startName'>): readonly string[] {
  return start === 'usual' ? [] : [`${startName}${t().grammar.colon}${t().variants.rules.starts[start]}`];
}

function told() {
  return t().variants.rules;
}

function players({ people: { least, most }, absent, variant }: GameRules, { power }: RuleNames): string {
  const { seats } = variant.rules;
  const optional = variant.rules['optional-powers'] ?? [];
  const played = most - absent.length;
  const sentences = [told().players(absent.length > 0 ? played : least, played, variant.powers.length - absent.length)];
  if (seats !== undefined) sentences.push(...seatSentences(seats, power));
  if (absent.length > 0) sentences.push(absentInWords({ absent, people: { least, most } }));
  else if (optional.length > 0) sentences.push(told().optional(least, listWords(optional.map(power))));
  return sentences.join(' ');
}

/** Who is left out of this game, because fewer people play. */
export function absentInWords({ absent, people }: Pick<GameRules, 'absent' | 'people'>): string {
  return told().absent(listWords(absent.map(({ display }) => display)), people.most - absent.length);
}

function calendar(board: Board, { year, phases, first, firstMoves, variant }: GameRules): readonly string[] {
  const inWords = ({ name, phases, ownership }: SeasonData) => told().season(name, phases, ownership === true);
  const inYear = told().calendar(seasonName(board, firstMoves), year.map(inWords).join(', '), phases);
  const isEarlier = first !== firstMoves && variant.rules['start-choices'] === undefined;
  return isEarlier ? [told().begins(phaseName(board, first)), inYear] : [inYear];
}

function moves({ unitTypes }: GameRules): readonly string[] {
  const { both, armies, bounce, support, dislodge, own } = told().moves;
  return [unitTypes.includes('F') ? both : armies, bounce, support, dislodge, own];
}

function convoyUsual(board: Board, { unitTypes }: GameRules): string {
  if (!unitTypes.includes('F')) return told().noConvoys;
  return told().convoy(rulingsOf(board).multiRouteConvoy === 'any-route');
}

/** When centers change hands and units come and go, and where they are built unless a rule says otherwise. */
function adjustments({ year, variant, freeRemovals }: GameRules): readonly string[] {
  const after = year.filter(({ ownership }) => ownership === true);
  const { sites = 'home' } = variant.rules['build-sites'] ?? {};
  return [
    told().owned(seasonNames(after, 'or')),
    told().balance(
      seasonNames(
        year.filter(({ phases }) => phases.includes('A')),
        'or',
      ),
    ),
    ...(sites === 'home' ? [told().buildAtHome] : []),
    ...(freeRemovals ? [told().freeRemovals] : []),
  ];
}

function seasonNames(list: readonly SeasonData[], and: 'and' | 'or' = 'and'): string {
  return listWords(
    list.map(({ name }) => name),
    and,
  );
}

function startChoices(board: Board, names: RuleNames): readonly string[] {
  const { variant } = board;
  const rule = variant.rules['start-choices'];
  if (rule === undefined) return [];
  const sentences = choiceSentences(variant, names);
  return [told().choices(seasonName(board, phaseCode(rule.phase)), sentences.join(' '))];
}

/** What is unusual about the map. */
function ground(variant: Variant, { place }: RuleNames): readonly string[] {
  const { provinces, waterways = [], adjacency, calendar, coastNames = {} } = variant;
  const said: string[] = [];
  const ofType = (type: string) => provinces.filter((province) => province.type === type);
  const named = (list: readonly { readonly name: string }[]) => listWords(list.map(({ name }) => name));
  const hybrids = ofType('hybrid');
  if (hybrids.length > 0) said.push(told().hybrids(named(hybrids)));
  const seaCenters = ofType('sea').filter(({ center }) => center);
  if (seaCenters.length > 0) said.push(told().seaCenters(named(seaCenters)));
  const split = provinces.filter(({ coasts }) => coasts !== undefined);
  if (split.length > 0) {
    const coasts = split.map(
      ({ id, name, coasts = [] }) => `${name} (${coasts.map((each) => `${id}/${each}`).join(', ')})`,
    );
    const meanings = Object.entries(coastNames).map(([id, name]) => ({ id, name }));
    said.push(told().coasts(listWords(coasts), meanings));
  }
  for (const { name, provinces: along } of waterways) said.push(told().waterway(name, listWords(along.map(place))));
  for (const { type, pair, seasons } of adjacency.seasonal ?? []) {
    const open = calendar.seasons.filter(({ letter }) => seasons.includes(letter));
    said.push(told().seasonal([place(pair[0]), place(pair[1])], type, seasonNames(open, 'or')));
  }
  const closed = ofType('impassable');
  if (closed.length > 0) said.push(told().closed(named(closed)));
  return said;
}

function neutralUnits(variant: Variant): readonly string[] {
  return [neutralUnitsInWords(variant), influenceRule(variant)].filter((sentence) => sentence !== '');
}

function convoys({ rules }: Variant, { power, place, theatre }: RuleNames): readonly string[] {
  const said: string[] = [];
  const from = rules['convoy-from'] ?? [];
  const notFrom = rules['no-convoy-from'] ?? [];
  if (from.length > 0) said.push(told().convoyFrom(listWords(from.map(place))));
  if (notFrom.length > 0) said.push(told().noConvoyFrom(listWords(notFrom.map(place))));
  const between = rules['convoy-between-theatres'];
  if (between !== undefined) {
    said.push(told().betweenTheatres(between.landing === 'own-center'));
    for (const [name, theatres] of rowsOf(between.never ?? {})) {
      said.push(told().neverTo(power(name), listWords(theatres.map(theatre), 'or')));
    }
  }
  return said;
}

function retreats({ rules }: Variant, { place }: RuleNames): readonly string[] {
  const rule = rules['no-retreat-from'];
  if (rule === undefined) return [];
  if (rule === 'anywhere') return [told().noRetreats];
  return [told().noRetreatFrom(rule === 'centers' ? null : listWords(rule.map(place), 'or'))];
}

function builds({ variant }: GameRules, { power, place }: RuleNames): readonly string[] {
  const said: string[] = [];
  const { rules } = variant;
  const sites = rules['build-sites'];
  if (sites !== undefined) {
    if (sites.sites === 'any') said.push(told().buildAnywhere);
    if (sites.homesNeeded) said.push(told().homesNeeded(sites.homesNeeded));
    if (sites.shared !== undefined)
      said.push(told().sharedSites(listWords(sites.shared.map(place)), sites.shared.length));
    const more = furtherSitesInWords(variant);
    if (more !== '') said.push(more);
  }
  const types = rules['build-types'];
  if (types?.everyone !== undefined) said.push(told().onlyTypes(types.everyone));
  for (const [name, list] of rowsOf(types?.powers ?? {})) said.push(told().onlyTypesOf(power(name), list));
  const cap = rules['build-cap'];
  if (cap !== undefined) said.push(told().buildCap(cap.perPower));
  const maturity = rules['center-maturity'];
  if (maturity !== undefined) said.push(told().maturity(maturity.updates - 1));
  return said.length === 0 ? [] : [said.join(' ')];
}

/** What wins, in all its parts. */
export function goalInWords({ centers, of, isBySeat, share, isJoint, counted }: Goal): string {
  const part = share === null ? null : { centers: share.centers, theatres: listWords(share.theatres, 'or') };
  return [
    told().victory(centers, of, isBySeat, part),
    ...(counted === null ? [] : [told().countedOnce(counted.name)]),
    ...(isJoint ? [told().together] : []),
  ].join(' ');
}

function victory({ goal, draws, concessions }: GameRules): readonly string[] {
  return [goalInWords(goal), `${told().draws[draws]} ${told().concessions(concessions)}`];
}
