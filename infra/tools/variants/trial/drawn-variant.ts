/** The folder of a variant that somebody brings: its data, a page that says what was lost, and a map drawn from its borders. */
import type { Variant } from '../../../../engine/board/variant.ts';
import type { Geography } from '../../../../templates/map/geometry/geography.ts';

export interface DrawnVariant {
  readonly files: Readonly<Record<string, string>>;
  /** Null: it could not be drawn. */
  readonly geography: Geography | null;
  /** What is wrong with the sketch. */
  readonly faults: readonly string[];
  /** What was lost before, and that there is no map. */
  readonly lost: readonly string[];
}

/** `sketch`: the designer's list of places; null: the places follow from the borders. */
export async function drawnVariant(
  variant: Variant,
  given: readonly string[],
  sketch: string | null,
): Promise<DrawnVariant> {
  // An installed package comes without what draws.
  const drawing = await import('../../maps/sketch/build-sketch.ts').catch(() => null);
  const built = drawing?.buildSketch(variant, sketch) ?? { faults: [] };
  const isDrawn = 'text' in built;
  const faults = 'faults' in built ? built.faults : [];
  const why = drawing === null ? ['that needs a checkout of the sources of Chancery.'] : faults;
  const lost = isDrawn ? given : [...given, ...why.map((each) => `Not drawn: ${each}`)];
  return {
    files: {
      'variant.json': `${JSON.stringify(variant, null, 2)}\n`,
      'README.md': pageOf(variant, lost),
      ...(isDrawn ? { 'sketch.json': built.sketch, 'geography.json': built.text } : {}),
    },
    geography: isDrawn ? (JSON.parse(built.text) as Geography) : null,
    faults,
    lost,
  };
}

function pageOf({ name, designers }: Variant, lost: readonly string[]): string {
  const listed =
    lost.length === 0 ? [] : ['', 'Otherwise than in that file:', '', ...lost.map((each) => `- ${asText(each)}`)];
  return [
    `# ${asText(name)}`,
    '',
    `Designed by: ${asText(designers.join(', '))}. Made of a file that was brought.`,
    ...listed,
    '',
  ].join('\n');
}

/** What a file says is no Markdown, whatever it looks like. */
function asText(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
