/** Rules of a variant in words for the legend of its map: each from the rule itself. */
import type { Province, Variant } from '../../engine/board/variant.ts';
import { rowsOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import {
  choiceSentences,
  furtherSitesInWords,
  influenceRule,
  listWords,
  namesOf,
  neutralUnitsInWords,
  seatSentences,
  strengthsInWords,
} from '../locales/text/rule-sentences.ts';
import type { RuleSign } from './view.ts';

export function rulesOfPlaces(variant: Variant): readonly RuleSign[] {
  const { provinces, waterways = [], players, powers, rules, victory } = variant;
  const say = t().variants.rules;
  const names = namesOf(variant);
  const places = (ids: readonly Province[], and: 'and' | 'or' = 'and') => listWords(ids.map(names.place), and);
  const hybrids = provinces.filter(({ type }) => type === 'hybrid').map(({ id }) => id);
  const seaCenters = provinces.filter(({ type, center }) => type === 'sea' && center === true).map(({ id }) => id);
  const {
    'no-convoy-from': closed,
    'convoy-from': opened,
    'no-retreat-from': still,
    'build-cap': cap,
    'build-sites': sites,
    'build-types': types,
    'center-maturity': maturity,
    'convoy-between-theatres': between,
    'optional-powers': optional = [],
    seats,
  } = rules;
  const rule = (text: string | false | undefined): readonly RuleSign[] =>
    text === false || text === undefined || text === '' ? [] : [{ kind: 'rule', text }];
  return [
    ...waterways.map((each): RuleSign => ({ kind: 'river', text: say.waterway(each.name, places(each.provinces)) })),
    ...(hybrids.length === 0 ? [] : [{ kind: 'waves' as const, text: say.hybrids(places(hybrids)) }]),
    ...rule(seaCenters.length > 0 && say.seaCenters(places(seaCenters))),
    ...(closed === undefined ? [] : [{ kind: 'anchor' as const, text: say.noConvoyFrom(places(closed)) }]),
    ...rule(opened !== undefined && say.convoyFrom(places(opened))),
    ...rule(between !== undefined && say.betweenTheatres(between.landing === 'own-center')),
    ...rowsOf(between?.never ?? {}).flatMap(([name, parts]) =>
      rule(say.neverTo(names.power(name), listWords(parts.map(names.theatre), 'or'))),
    ),
    ...rule(still === 'anywhere' && say.noRetreats),
    ...rule(
      still !== undefined &&
        still !== 'anywhere' &&
        say.noRetreatFrom(still === 'centers' ? null : places(still, 'or')),
    ),
    ...rule(sites?.sites === 'any' && say.buildAnywhere),
    ...rule(sites?.homesNeeded !== undefined && say.homesNeeded(sites.homesNeeded)),
    ...rule(sites?.shared !== undefined && say.sharedSites(places(sites.shared), sites.shared.length)),
    ...rule(furtherSitesInWords(variant)),
    ...rule(types?.everyone !== undefined && say.onlyTypes(types.everyone)),
    ...rowsOf(types?.powers ?? {}).flatMap(([name, list]) => rule(say.onlyTypesOf(names.power(name), list))),
    ...rule(cap !== undefined && say.buildCap(cap.perPower)),
    ...rule(maturity !== undefined && say.maturity(maturity.updates - 1)),
    ...strengthsInWords(variant).flatMap(rule),
    ...rule(rules['neutral-units']?.orders !== undefined && neutralUnitsInWords(variant)),
    ...rule(influenceRule(variant)),
    ...rule(victory.joint !== undefined && say.together),
    ...rule(choiceSentences(variant, names).join(' ')),
    ...rule(seats !== undefined && seatSentences(seats, names.power).join(' ')),
    ...rule(
      optional.length > 0 &&
        say.optional(players?.min ?? powers.length - optional.length, listWords(optional.map(names.power))),
    ),
  ];
}
