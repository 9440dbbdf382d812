/** `chancery render`: a position or a resolution in, its map out (docs/formats.md). */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isObject, type PositionFault, quoteValue } from '../../../../engine/adjudicate/faults.ts';
import { readPosition } from '../../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../../engine/board/board.ts';
import { embeddedFonts } from '../../../../lambdas/adapters/publish/map-fonts.ts';
import { renderPicture } from '../../../../lambdas/adapters/publish/render-picture.ts';
import { loadGeography } from '../../../../lambdas/adapters/variants/geography.ts';
import { findVariant, type LoadedVariant, loadVariants } from '../../../../lambdas/adapters/variants/variants.ts';
import { faultInWords } from '../../../../templates/locales/faults.ts';
import { formatterFor } from '../../../../templates/locales/speaker.ts';
import { drawMap, type MapStyle } from '../../../../templates/map/draw.ts';
import { type MapViewOptions, mapViewOf } from '../../../../templates/map/map-view.ts';
import { mapAsText } from '../../../../templates/map/text-map.ts';
import type { MapView } from '../../../../templates/map/view.ts';
import { PAPERS, type Paper } from '../../../../templates/pages/map-files.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { isResolution, readResolution } from '../../adjudication/read-resolution.ts';
import { openInput, readAll, writeOut } from '../../lines.ts';
import { writeOutput } from '../../tool-outputs.ts';

interface Options {
  readonly variant?: string;
  readonly png?: true;
  readonly svg?: true;
  readonly text?: true;
  readonly pdf?: true;
  readonly paper: Paper;
  readonly abbr?: true;
  readonly output?: string;
  readonly after?: true;
  readonly dark?: true;
  readonly width?: number;
  readonly game?: string;
}

/** Width of a PNG unless another is asked for, in pixels. */
const WIDTH = 1600;
const WIDEST = 4800;

export function add(command: Command): void {
  command
    .argument('[file]', 'the input; - or nothing for standard input')
    .option('--variant <id>', 'the variant, by its id, name or alias; else the one that the input names')
    .addOption(new Option('--png', 'write a PNG').conflicts('svg'))
    .addOption(
      new Option('--text', 'write plain text: a table by power and a board of letters').conflicts(['png', 'svg']),
    )
    .addOption(new Option('--pdf', 'write a PDF for a printer').conflicts(['png', 'svg', 'text']))
    .addOption(new Option('--paper <paper>', 'paper of a PDF').choices(Object.keys(PAPERS)).default('a4'))
    .option('--abbr', 'name provinces by the abbreviations of orders')
    .option('--svg', 'write an SVG (the default, unless the output file is called .png or .pdf)')
    .option('-o, --output <file>', 'where to write; else standard output')
    .option('--after', 'of a resolution: the board afterwards, not the orders on the old board')
    .option('--dark', 'dark colors, for the night')
    .option('--width <pixels>', `width of a PNG, ${WIDTH} by default`, readWidth)
    .option('--game <name>', 'name of the game, for the heading')
    .action(render);
}

async function render(file: string | undefined, options: Options): Promise<void> {
  const value = readJson(await readAll(await openInput(file)));
  const loaded = variantOf(options.variant ?? (isObject(value) ? value['variant'] : undefined));
  const geography = loadGeography(loaded);
  if (geography === null) throw new BadInput(`There is no drawn map of ${loaded.variant.name} (geography.json).`);
  const view = readView(loaded, value, options);
  const style: MapStyle = {
    theme: options.dark ? 'dark' : 'light',
    names: options.abbr ? 'abbreviations' : 'full',
  };
  const form = formOf(options);
  const out =
    form === 'text'
      ? `${mapAsText(view, geography)}\n`
      : form === 'svg'
        ? `${drawMap(view, geography, { ...style, fonts: embeddedFonts() })}\n`
        : await renderPicture(
            drawMap(view, geography, style),
            form === 'pdf' ? options.paper : (options.width ?? WIDTH),
          );
  if (options.output === undefined) await writeOut(out);
  else writeOutput(options.output, out);
}

/** What is asked for, or else what the name of the output says. */
function formOf({ png, pdf, svg, text, output = '' }: Options): 'png' | 'pdf' | 'svg' | 'text' {
  if (text) return 'text';
  if (svg) return 'svg';
  if (png || pdf) return png ? 'png' : 'pdf';
  const ending = /\.(png|pdf)$/i.exec(output)?.[1]?.toLowerCase();
  return ending === 'png' || ending === 'pdf' ? ending : 'svg';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`The input is not JSON: ${error instanceof Error ? error.message : ''}.`);
  }
}

function variantOf(named: unknown): LoadedVariant {
  const ids = () =>
    loadVariants()
      .map(({ variant }) => variant.id)
      .join(', ');
  if (typeof named !== 'string') {
    throw new BadInput(`variant: the input names none; name one of ${ids()} in it, or with --variant.`);
  }
  const loaded = findVariant(loadVariants(), named);
  if (loaded === null) throw new BadInput(`There is no variant ${quoteValue(named)}; there are ${ids()}.`);
  return loaded;
}

function readView({ variant, board }: LoadedVariant, value: unknown, options: Options): MapView {
  const named = isObject(value) ? value['variant'] : undefined;
  if (named !== undefined && (typeof named !== 'string' || findVariant([{ variant }], named) === null)) {
    throw new BadInput(`variant: the input is of ${quoteValue(named)}, the map asked for is ${variant.id}.`);
  }
  const shown: MapViewOptions = {
    which: options.after ? 'after' : 'before',
    ...(options.game === undefined ? {} : { game: options.game }),
  };
  if (isResolution(value)) {
    const read = readResolution(board, value);
    if ('faults' in read) throw told(board, read.faults);
    return mapViewOf(variant, null, read.resolution, shown);
  }
  const read = readPosition(board, value);
  if ('faults' in read) throw told(board, read.faults);
  return mapViewOf(variant, read.position, null, { ...shown, orders: read.orders });
}

function readWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 100 || width > WIDEST) {
    throw new InvalidArgumentError(`A width is a whole number of pixels from 100 to ${WIDEST}.`);
  }
  return width;
}

function told(board: Board, faults: readonly PositionFault[]): BadInput {
  const speaker = formatterFor({ board });
  return new BadInput(faults.map((each) => faultInWords(each, speaker)).join('\n'));
}
