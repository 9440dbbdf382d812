/** The standard game: its map and rules as data, and its drawn map. */
import type { Variant } from '../../../engine/board/variant.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import geography from '../../../variants/standard/geography.json' with { type: 'json' };
import variant from '../../../variants/standard/variant.json' with { type: 'json' };
import { type PackedMap, unpackMap } from './packed-map.ts';

/** `variants/standard/variant.json`. */
export const standard = variant as unknown as Variant;
/** `variants/standard/geography.json`, which the build packs. */
export const standardMap: Geography = unpackMap(geography as unknown as PackedMap);
