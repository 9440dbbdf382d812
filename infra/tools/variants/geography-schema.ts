/** The shape of `geography.json`, checked where it is read (templates/map/geometry/geography.ts says what each part means). */
import * as z from 'zod';
import { ARC_KINDS, type Geography } from '../../../templates/map/geometry/geography.ts';
import { powerSchema } from './variant-schema.ts';

const point = z.tuple([z.number(), z.number()]);
const flat = z.array(z.int());
const pair = z.tuple([z.string(), z.string()]);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb');

const places = z.object({
  unit: point,
  coasts: z.record(z.string(), point).exactOptional(),
  center: point.exactOptional(),
  label: z
    .object({ at: point, size: z.number(), lines: z.array(z.string()).min(1), leader: point.exactOptional() })
    .exactOptional(),
});

const sheet = z.object({
  title: z.string().exactOptional(),
  at: point,
  size: point,
  disc: z.object({ centre: point, radius: z.number() }).exactOptional(),
  faces: z.array(z.string()),
  firstSea: z.int(),
  arcs: z.array(
    z.object({
      left: z.int(),
      right: z.int(),
      kind: z.enum(ARC_KINDS),
      closed: z.literal(true).exactOptional(),
      points: flat,
    }),
  ),
  lakes: z.array(flat),
  waterways: z.array(z.array(point)),
  provinces: z.record(z.string(), places),
  borders: z.record(z.string(), z.number()),
  markers: z.array(pair),
  links: z.array(z.array(point).min(2)),
  barriers: z.array(pair),
  bridges: z.array(z.object({ pair, at: point, turn: z.number() })).exactOptional(),
  insets: z
    .array(
      z.object({
        title: z.string(),
        of: z.object({ at: point, size: point }),
        at: point,
        scale: z.number().positive(),
      }),
    )
    .exactOptional(),
});

const GEOGRAPHY: z.ZodType<Geography> = z.object({
  format: z.literal(1, 'only format 1 is known; build the map again'),
  variant: z.string(),
  size: point,
  sheets: z.array(sheet).min(1),
  realms: z.record(z.string(), powerSchema),
  palette: z.record(z.string(), z.object({ fill: colour, bold: colour, ink: colour })),
});

/** The drawn map in the text of a `geography.json`, or what is wrong with it: one line for each fault, with its field. */
export function parseGeography(
  text: string,
): { readonly geography: Geography } | { readonly faults: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`this is no JSON: ${(error as SyntaxError).message}`] };
  }
  const read = GEOGRAPHY.safeParse(value);
  if (read.success) return { geography: read.data };
  return { faults: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
