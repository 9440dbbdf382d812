/** Rules of a variant that bind places or units on its map, in words for the legend: each from the rule itself. */
import { listInWords } from '../../engine/board/display-names.ts';
import type { Province, Variant } from '../../engine/board/variant.ts';
import { provinceOf, rowsOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import type { RuleSign } from './view.ts';

export function rulesOfPlaces(variant: Variant): readonly RuleSign[] {
  const { provinces, waterways = [], theatres = {} } = variant;
  const say = t().variants.rules;
  const listed = (items: readonly string[], and: 'and' | 'or' = 'and') => listInWords(items, t().grammar[and]);
  const names = new Map(provinces.map(({ id, name }) => [id, name]));
  const places = (ids: readonly Province[], and: 'and' | 'or' = 'and') =>
    listed(
      ids.map((id) => names.get(provinceOf(id)) ?? id),
      and,
    );
  const power = (wanted: string) => variant.powers.find(({ name }) => name === wanted)?.display ?? wanted;
  const hybrids = provinces.filter(({ type }) => type === 'hybrid').map(({ id }) => id);
  const seaCenters = provinces.filter(({ type, center }) => type === 'sea' && center === true).map(({ id }) => id);
  const {
    'no-convoy-from': closed,
    'no-retreat-from': still,
    'build-cap': cap,
    'build-sites': sites,
    'build-types': types,
    'center-maturity': maturity,
    'convoy-between-theatres': between,
  } = variant.rules;
  const rule = (text: string | false | undefined): readonly RuleSign[] =>
    text === false || text === undefined ? [] : [{ kind: 'rule', text }];
  return [
    ...waterways.map((each): RuleSign => ({ kind: 'river', text: say.waterway(each.name, places(each.provinces)) })),
    ...(hybrids.length === 0 ? [] : [{ kind: 'waves' as const, text: say.hybrids(places(hybrids)) }]),
    ...rule(seaCenters.length > 0 && say.seaCenters(places(seaCenters))),
    ...(closed === undefined ? [] : [{ kind: 'anchor' as const, text: say.noConvoyFrom(places(closed)) }]),
    ...rule(between !== undefined && say.betweenTheatres(between.landing === 'own-center')),
    ...rowsOf(between?.never ?? {}).flatMap(([name, parts]) =>
      rule(
        say.neverTo(
          power(name),
          listed(
            parts.map((part) => theatres[part] ?? part),
            'or',
          ),
        ),
      ),
    ),
    ...rule(still === 'anywhere' && say.noRetreats),
    ...rule(
      still !== undefined &&
        still !== 'anywhere' &&
        say.noRetreatFrom(still === 'centers' ? null : places(still, 'or')),
    ),
    ...rule(sites?.sites === 'any' && say.buildAnywhere),
    ...rule(sites?.shared !== undefined && say.sharedSites(places(sites.shared), sites.shared.length)),
    ...rule(types?.everyone !== undefined && say.onlyTypes(types.everyone)),
    ...rowsOf(types?.powers ?? {}).flatMap(([name, list]) => rule(say.onlyTypesOf(power(name), list))),
    ...rule(cap !== undefined && say.buildCap(cap.perPower)),
    ...rule(maturity !== undefined && say.maturity(maturity.updates - 1)),
  ];
}
