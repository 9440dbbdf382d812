/** A variant of jDip: `variants.xml` with the file of adjacencies that it names. */
import type { ProvinceType } from '../../../../engine/board/variant.ts';
import { MOST_PLACES, MOST_POWERS } from '../variant-schema.ts';
import type { ForeignMap, ForeignProvince } from './foreign-map.ts';

interface Tag {
  readonly name: string;
  readonly of: Readonly<Record<string, string>>;
}

/** Opening tags in order; comments, text and declarations are none. */
function tagsOf(xml: string): readonly Tag[] {
  // What does not end goes to the end, so that nothing is looked through twice.
  const plain = xml.replace(
    /<!DOCTYPE[^[>]*(?:>|\[[\s\S]*?(?:\]>|$)|$)|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g,
    '',
  );
  return [...plain.matchAll(/<([A-Za-z_]+)((?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g)].map(
    ([, name = '', list = '']) => ({
      name: name.toUpperCase(),
      of: Object.fromEntries(
        [...list.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', a, b]) => [
          key.toLowerCase(),
          unescaped(a ?? b ?? ''),
        ]),
      ),
    }),
  );
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign]!);
}

/** Is it one? */
export function isJdipVariant(text: string): boolean {
  return /<VARIANTS[\s>]/i.test(text);
}

/** The variants of a file. `open`: the text of a file beside it. */
export function readJdipVariants(text: string, open: (file: string) => string | null): readonly ForeignMap[] {
  const parts: Tag[][] = [];
  for (const tag of tagsOf(text)) {
    if (tag.name === 'VARIANT') parts.push([tag]);
    else parts.at(-1)?.push(tag);
  }
  return parts.map((tags) => mapOf(tags, open));
}

function mapOf(tags: readonly Tag[], open: (file: string) => string | null): ForeignMap {
  const all = (name: string) => tags.filter((tag) => tag.name === name).map(({ of }) => of);
  const options = all('RULEOPTION');
  const builds = BUILDS[options.find(({ name }) => name === 'OPTION_BUILDS')?.['value'] ?? ''];
  const lost: string[] = options
    .filter(({ name }) => name !== 'OPTION_BUILDS')
    .map(({ name, value }) => `Not carried over: the option ${name} (${value}).`);
  const file = all('MAP')[0]?.['adjacencyuri'] ?? '';
  const adjacency = open(file);
  if (adjacency === null) lost.push(`The file ${file} with the borders is not there: put it beside this one.`);
  const { provinces, army, fleet, idOf } = provincesOf(adjacency ?? '', lost);
  const [, season = '', year = ''] = /^(\w+)\D+(\d+)/.exec(all('STARTINGTIME')[0]?.['turn'] ?? '') ?? [];
  const letter = { spring: 'S', fall: 'F', winter: 'W' }[season.toLowerCase()];
  const centers = all('SUPPLYCENTER').map((of) => ({
    id: idOf(of['province'] ?? ''),
    home: of['homepower'],
    owner: of['owner'],
  }));
  const years = all('GAME_LENGTH')[0] ?? all('YEARS_WITHOUT_SC_CAPTURE')[0];
  if (years !== undefined) lost.push('Not carried over: an end after so many years.');
  const isOf = (power: string | undefined, { name = '', altnames = '' }: Readonly<Record<string, string>>) =>
    [name, ...altnames.split(/\s*,\s*/)].some((each) => each.toLowerCase() === power?.toLowerCase());
  const own = (power: Readonly<Record<string, string>>, key: 'home' | 'owner') =>
    centers.filter((center) => isOf(center[key], power)).map(({ id }) => id);
  const units = all('INITIALSTATE');
  const powers = all('POWER').filter((power) => {
    if (power['active'] === 'false') lost.push(`Not carried over: ${power['name']}, which is not active.`);
    return power['active'] !== 'false';
  });
  const named = [...units.map((unit) => unit['power']), ...centers.flatMap(({ home, owner }) => [home, owner])];
  const unknown = named.filter(
    (each) => each !== undefined && !NOBODY.test(each) && !powers.some((power) => isOf(each, power)),
  );
  if (unknown.length > 0)
    lost.push(`Not carried over: what is of ${[...new Set(unknown)].join(', ')}, which is none of the powers.`);
  return {
    name: all('VARIANT')[0]?.['name'] ?? 'Variant',
    powers: powers.slice(0, MOST_POWERS + 1).map((power) => ({
      name: power['name'] ?? '',
      adjective: power['adjective'] ?? '',
      home: own(power, 'home'),
      owns: own(power, own(power, 'owner').length === 0 ? 'home' : 'owner'),
      units: units.flatMap((unit) => {
        if (!isOf(unit['power'], power)) return [];
        const coast = unit['unitcoast'];
        const at = `${idOf(unit['province'] ?? '')}${coast === undefined || coast === 'xc' ? '' : `/${coast}`}`;
        const type = unit['unit']?.slice(0, 1).toUpperCase() ?? '';
        if (type === 'A' || type === 'F') return [`${type} ${at}`];
        lost.push(`Not carried over: a ${unit['unit']} in ${at}.`);
        return [];
      }),
    })),
    provinces,
    centers: centers.map(({ id }) => id),
    army,
    fleet,
    start: letter === undefined ? null : `${letter}${Math.max(1, Number(year))}${letter === 'W' ? 'A' : 'M'}`,
    builds,
    victory: Number(all('WINNING_SUPPLY_CENTERS')[0]?.['value']) || null,
    lost,
  };
}

const NOBODY = /^(?:none|any)?$/i;

const BUILDS: Readonly<Record<string, ForeignMap['builds']>> = {
  VALUE_BUILDS_ANY_OWNED: 'any',
  VALUE_BUILDS_ANY_IF_HOME_OWNED: 'any-with-home',
};

interface Found {
  readonly id: string;
  readonly name: string;
  readonly aliases: string[];
  readonly isOfBoth: boolean;
  readonly ways: Map<string, readonly string[]>;
}

function provincesOf(
  xml: string,
  lost: string[],
): Pick<ForeignMap, 'provinces' | 'army' | 'fleet'> & { readonly idOf: (name: string) => string } {
  const found: Found[] = [];
  for (const { name, of } of tagsOf(xml)) {
    if (found.length > MOST_PLACES) break;
    if (name === 'PROVINCE') {
      const id = (of['shortname'] ?? '').toLowerCase();
      found.push({
        id,
        name: of['fullname'] ?? id,
        aliases: [],
        isOfBoth: of['isconvoyablecoast'] === 'true',
        ways: new Map(),
      });
      if (of['borders'] !== undefined)
        lost.push(`${id}: what its borders allow by season, unit or strength (${of['borders']}).`);
    } else if (name === 'UNIQUENAME') found.at(-1)?.aliases.push((of['name'] ?? '').toLowerCase());
    else if (name === 'ADJACENCY')
      found.at(-1)?.ways.set(of['type'] ?? 'mv', (of['refs'] ?? '').trim().toLowerCase().split(/\s+/));
  }
  const coastsOf = ({ ways }: Found) => [...ways.keys()].filter((type) => type !== 'mv' && type !== 'xc');
  const provinces = found.map((each): ForeignProvince => {
    const hasFleets = each.ways.has('xc') || coastsOf(each).length > 0;
    const type: ProvinceType = !hasFleets
      ? each.ways.has('mv')
        ? 'land'
        : 'impassable'
      : !each.ways.has('mv')
        ? 'sea'
        : each.isOfBoth
          ? 'hybrid'
          : 'coast';
    return { id: each.id, name: each.name, type, aliases: each.aliases, coasts: coastsOf(each) };
  });
  const byId = new Map(provinces.map((each) => [each.id, each]));
  const byName = new Map(found.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)));
  const idOf = (name: string) =>
    byId.has(name.toLowerCase()) ? name.toLowerCase() : (byName.get(name.toLowerCase()) ?? name.toLowerCase());
  const place = (text: string): string => {
    const [spelled = '', coast] = text.split('-');
    const id = idOf(spelled);
    const split = (byId.get(id)?.coasts.length ?? 0) > 1;
    return split && coast !== undefined ? `${id}/${coast}` : id;
  };
  const army: [string, string][] = [];
  const fleet: [string, string][] = [];
  for (const each of found) {
    for (const [type, refs] of each.ways) {
      for (const ref of refs) {
        const to = place(ref);
        if (to.split('/')[0] === each.id) continue;
        if (type === 'mv') army.push([each.id, to.split('/')[0]!]);
        else fleet.push([place(type === 'xc' ? each.id : `${each.id}-${type}`), to]);
      }
    }
  }
  return { provinces, army, fleet, idOf };
}
