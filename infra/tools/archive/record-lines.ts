/** Records of games as JSON lines: a phase a line (position, orders, name of the game), or a whole game a line. */
import { isObject, quote } from '../../../engine/adjudicate/faults.ts';
import { nextPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { readPosition } from '../../../engine/adjudicate/read-position.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { boardOfRecord, type RecordedPhase, resolve } from '../../../engine/archive/of-record.ts';
import { inPlace } from '../../../engine/archive/placed-fault.ts';
import { readArchive } from '../../../engine/archive/read.ts';
import { mapOfResearchGame, nameFrom, readResearchGame } from '../../../engine/archive/research/read.ts';
import type { Position } from '../../../engine/board/position.ts';
import { type LoadedVariant, loadByDigest, loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { faultInWords } from '../../../templates/words/faults.ts';
import { speakerFor } from '../../../templates/words/speaker.ts';
import { LONGEST_LINE } from '../lines.ts';
import type { Sink } from './sink.ts';

const { say } = speakerFor({});

/** More phases than this is no game. */
const MOST_PHASES = 2000;

/** Reads the lines as they come; the phases of one game follow each other. We report a bad line, and go on with the rest. */
export async function importRecords(
  batches: AsyncIterable<readonly string[]>,
  file: string,
  sink: Sink,
): Promise<void> {
  const phases = makePhases(sink);
  let number = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      number += 1;
      if (line.trim() === '') continue;
      const fault = oneLine(line, phases, sink);
      if (fault !== null) sink.fault(`${file}: line ${number}: ${fault}`, true);
    }
  }
  phases.end();
}

function oneLine(line: string, phases: Phases, sink: Sink): string | null {
  if (line.length > LONGEST_LINE) return `longer than ${LONGEST_LINE} characters`;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    const read = readArchive(line);
    return 'faults' in read ? read.faults.map(say).join(' ') : null;
  }
  if (!isObject(value)) return 'is no object';
  const map = mapOfResearchGame(value);
  if (map !== null) {
    const loaded = loadVariant(map);
    if (loaded === null) return `map: there is no variant ${quote(map)} here`;
    const read = readResearchGame(loaded.board, value, 'JSON lines of a research tool.');
    if ('faults' in read) return read.faults.slice(0, 5).map(inPlace).map(say).join(' ');
    tellLeaps(sink.game(read.record, loaded), sink);
    return null;
  }
  if (value['format'] === 'chancery-game') {
    const read = readArchive(line);
    if ('faults' in read) return read.faults.map(say).join(' ');
    const { id, digest } = read.document.variant;
    const loaded = loadByDigest(id, digest) ?? loadVariant(id);
    if (loaded === null) return `variant.id: there is no variant ${quote(id)} here`;
    sink.document(read.document);
    return null;
  }
  return phases.add(value);
}

/** Tells where a record goes on from another board than its orders lead to. */
function tellLeaps({ name, phases }: ArchiveDocument, sink: Sink): void {
  for (const [n, { phase, asRecorded }] of phases.entries()) {
    const before = phases[n - 1];
    if (!asRecorded || before === undefined) continue;
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
  let game: { name: string; loaded: LoadedVariant; phases: RecordedPhase[]; follows: Position | null } | null = null;
  const end = () => {
    if (game !== null && game.phases.length > 0) {
      const { name, phases, loaded } = game;
      const record = { name, source: 'A record of phases as JSON lines.', phases, outcome: null, players: {} };
      tellLeaps(sink.game(record, loaded), sink);
    }
    game = null;
  };
  return {
    end,
    add: (value) => {
      const { game: name, variant } = value;
      if (typeof name !== 'string' || nameFrom(name) === '') return 'game: the name of the game is missing';
      const loaded = typeof variant === 'string' ? loadVariant(variant) : null;
      if (loaded === null) return `variant: there is no variant ${quote(variant)} here`;
      if (game?.name !== nameFrom(name)) {
        end();
        game = { name: nameFrom(name), loaded, phases: [], follows: null };
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
      return null;
    },
  };
}
