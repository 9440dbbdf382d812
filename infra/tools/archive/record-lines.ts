/** Records of games as JSON: phases (position, orders, name of the game) or whole games, one a line, set over many lines, or as a list. */
import { isObject, quote } from '../../../engine/adjudicate/faults.ts';
import { nextPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { readPosition } from '../../../engine/adjudicate/read-position.ts';
import { gapBetween } from '../../../engine/archive/classic/missing.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { boardOfRecord, type RecordedPhase, resolve } from '../../../engine/archive/of-record.ts';
import { inPlace } from '../../../engine/archive/placed-fault.ts';
import { LONGEST_ARCHIVE, readArchive } from '../../../engine/archive/read.ts';
import { mapOfResearchGame, namedAs, readResearchGame } from '../../../engine/archive/research/read.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { Telling } from '../../../engine/sayings/said.ts';
import { type LoadedVariant, loadByDigest, loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { faultInWords } from '../../../templates/words/faults.ts';
import { speakerFor } from '../../../templates/words/speaker.ts';
import { type JsonText, jsonValues } from './json-values.ts';
import type { Sink } from './sink.ts';

const { say } = speakerFor({});

/** More phases than this is no game. */
const MOST_PHASES = 2000;

/** Reads the values as they come; the phases of one game follow each other. We report a bad one, and go on with the rest. */
export async function importRecords(
  batches: AsyncIterable<readonly string[]>,
  file: string,
  sink: Sink,
): Promise<void> {
  const phases = makePhases(sink);
  for await (const value of jsonValues(batches)) {
    let known: unknown;
    try {
      known = value.text.length > LONGEST_ARCHIVE ? null : JSON.parse(value.text);
    } catch {
      for (const fault of notJson(value)) sink.fault(`${file}: ${fault}`, true);
      continue;
    }
    const fault = oneValue(known, value.text, phases, sink);
    if (fault !== null) sink.fault(`${file}: line ${value.line}: ${fault}`, true);
  }
  phases.end();
}

/** What is wrong with a text that is no JSON, with its place in the file. */
function notJson({ text, line, column }: JsonText): readonly string[] {
  const read = readArchive(text);
  if (!('faults' in read)) return [];
  return read.faults.map((fault) => {
    if (typeof fault === 'string' || !('line' in fault && 'column' in fault)) return `line ${line}: ${say(fault)}`;
    const isFirst = fault.line === 1;
    return say({
      ...fault,
      line: line + Number(fault.line) - 1,
      column: Number(fault.column) + (isFirst ? column - 1 : 0),
    } as Telling);
  });
}

function oneValue(value: unknown, text: string, phases: Phases, sink: Sink): string | null {
  if (text.length > LONGEST_ARCHIVE) return `longer than ${LONGEST_ARCHIVE} characters`;
  if (!isObject(value)) return 'is no object';
  const map = mapOfResearchGame(value);
  if (map !== null) {
    const loaded = loadVariant(map);
    if (loaded === null) return `map: there is no variant ${quote(map)} here`;
    const read = readResearchGame(loaded.board, value, 'JSON lines of a research tool.');
    if ('faults' in read) return read.faults.slice(0, 5).map(inPlace).map(say).join(' ');
    tellLeaps(sink.game(read.record, loaded), loaded.board, sink);
    return null;
  }
  if (value['format'] === 'chancery-game') {
    const read = readArchive(text);
    if ('faults' in read) return read.faults.map(say).join(' ');
    const { id, digest } = read.document.variant;
    const loaded = loadByDigest(id, digest) ?? loadVariant(id);
    if (loaded === null) return `variant.id: there is no variant ${quote(id)} here`;
    sink.document(read.document);
    return null;
  }
  if ('variantID' in value && 'gameID' in value) return WEB_DIPLOMACY;
  return phases.add(value);
}

/** What its answers to programs hold are numbers of provinces and powers. */
const WEB_DIPLOMACY =
  'webDiplomacy\'s answer to programs, which names no province and no power: save the page of the game behind "Archive: Orders", and import that';

/** Tells where phases are missing, and where a record goes on from another board than its orders lead to. */
function tellLeaps({ name, phases }: ArchiveDocument, board: Board, sink: Sink): void {
  for (const [n, { phase, asRecorded }] of phases.entries()) {
    const before = phases[n - 1];
    if (!asRecorded || before === undefined) continue;
    const { next } = before.resolution;
    const { lost, isMore } = next === null ? { lost: [], isMore: false } : gapBetween(board, next, phase);
    if (lost.length > 0) {
      const more = isMore ? ', nor what retreats and builds came between' : '';
      sink.fault(`${name} ${phase}: not found before it: ${lost.join(', ')}${more}`, true, 'phases are missing');
      continue;
    }
    const kind = 'the record goes on from another board than its orders lead to';
    sink.fault(`${name} ${phase}: ${kind} (${before.phase} leads elsewhere)`, true, kind);
  }
}

interface Phases {
  readonly add: (value: Readonly<Record<string, unknown>>) => string | null;
  readonly end: () => void;
}

/** Puts phases together that come one to a line. */
function makePhases(sink: Sink): Phases {
  const seen = new Set<string>();
  let game: { name: string; loaded: LoadedVariant; phases: RecordedPhase[]; follows: Position | null } | null = null;
  const end = () => {
    if (game !== null && game.phases.length > 0) {
      const { name, phases, loaded } = game;
      const source = 'A record of phases as JSON lines.';
      const record = { ...namedAs(name), source, phases, outcome: null, players: {} };
      tellLeaps(sink.game(record, loaded), loaded.board, sink);
    }
    game = null;
  };
  return {
    end,
    add: (value) => {
      const { game: name, variant } = value;
      let told: string | null = null;
      if (typeof name !== 'string' || name.trim() === '') return 'game: the name of the game is missing';
      const loaded = typeof variant === 'string' ? loadVariant(variant) : null;
      if (loaded === null) return `variant: there is no variant ${quote(variant)} here`;
      if (game?.name !== name) {
        end();
        game = { name, loaded, phases: [], follows: null };
        if (seen.has(name))
          told = `game: the phases of ${quote(name)} must follow each other: from here on they are a game of their own`;
        seen.add(name);
      }
      if (game.phases.length >= MOST_PHASES) return `more than ${MOST_PHASES} phases in one game`;
      const { board } = loaded;
      const isRetreat = typeof value['phase'] === 'string' && value['phase'].endsWith('R');
      const dislodged = isRetreat ? { dislodged: game.follows?.dislodged ?? {} } : { dislodged: {} };
      const read = readPosition(board, { ...value, ...dislodged });
      if ('faults' in read)
        return read.faults
          .slice(0, 5)
          .map((each) => faultInWords(each, { say }))
          .join(' ');
      const position = boardOfRecord(read.position, game.follows);
      game.phases.push({ phase: position.phase, position, orders: read.orders });
      const resolution = resolve(board, position, read.orders);
      game.follows = resolution.next === null ? null : nextPosition(board, position, resolution);
      return told;
    },
  };
}
