/** Records of games as JSON: phases (position, orders, name of the game) or whole games, one a line, set over many lines, or as a list. */
import { isObject, quoteValue } from '../../../../engine/adjudicate/faults.ts';
import type { RecordedPhase } from '../../../../engine/archive/of-record.ts';
import { isArchive, LONGEST_ARCHIVE, readArchive } from '../../../../engine/archive/read.ts';
import { FieldUse } from '../../../../engine/archive/reading/field-use.ts';
import { PhaseReader, textLists } from '../../../../engine/archive/reading/recorded-phases.ts';
import { namedAs } from '../../../../engine/archive/reading/titles.ts';
import type { MessageOrText } from '../../../../engine/messages/all-messages.ts';
import { type LoadedVariant, loadByDigest, loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { faultInWords } from '../../../../templates/locales/faults.ts';
import { say } from '../../archive-words.ts';
import { readWebDiplomacyJson } from '../elsewhere/web-diplomacy-json.ts';
import type { Sink } from '../sink.ts';
import { type JsonText, jsonValues, keysTwice, parseExactly } from './json-values.ts';
import { makeApart } from './records-apart.ts';
import { RESEARCH_LINES, type RecordSource, tellLeaps, toResearchGame } from './research-games.ts';

/** More phases than this is no game. */
const MOST_PHASES = 2000;

/** Reads the values as they come; the phases of one game follow each other. We report a bad one, and go on with the rest. */
export async function importRecords(
  batches: AsyncIterable<readonly string[]>,
  source: RecordSource,
  sink: Sink,
  threads?: number,
): Promise<void> {
  const file = source.name;
  const phases = makePhases(sink, source);
  const here = (value: JsonText) => {
    let known: unknown;
    try {
      known = value.text.length > LONGEST_ARCHIVE ? null : parseExactly(value.text);
    } catch {
      for (const fault of notJson(value)) sink.fault(`${file}: ${fault}`, true, 'is no JSON');
      return;
    }
    for (const [key, count] of keysTwice(value.text, known))
      sink.remark(`${file} line ${value.line}`, { what: { code: 'archive/key-twice', key }, matters: true, count });
    const fault = oneValue(known, value.text, phases, sink, source);
    if (fault !== null) sink.fault(`${file}: line ${value.line}: ${fault}`, true, fault.replace(/'[^']*'/g, "'…'"));
  };
  const apart = makeApart(source, sink, here, threads);
  try {
    for await (const value of jsonValues(batches)) await apart.read(value);
    await apart.end();
  } finally {
    await apart.stop();
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
    } as MessageOrText);
  });
}

function oneValue(value: unknown, text: string, phases: Phases, sink: Sink, file: RecordSource): string | null {
  if (text.length > LONGEST_ARCHIVE) return `longer than ${LONGEST_ARCHIVE} characters`;
  if (!isObject(value)) return 'is no object';
  const game = toResearchGame(value, RESEARCH_LINES, file, sink, text);
  if (game !== 'none') return game;
  if (isArchive(value)) {
    const read = readArchive(text);
    if ('faults' in read) return read.faults.map(say).join(' ');
    const { id, digest } = read.document.variant;
    const loaded = loadByDigest(id, digest) ?? loadVariant(id);
    if (loaded === null) return `variant.id: there is no variant ${quoteValue(id)} here`;
    sink.document(read.document, loaded);
    return null;
  }
  const web = readWebDiplomacyJson(value);
  if (typeof web === 'string') return web;
  if (web !== null) {
    sink.remark(file.name, { what: PRIVATE, matters: false, count: web.letters });
    return toResearchGame(web.game, 'A game of webDiplomacy, as JSON.', file, sink) as string | null;
  }
  if (!('game' in value || 'phase' in value)) {
    const fields = Object.keys(value).slice(0, 5).map(quoteValue).join(', ');
    return `is no game (it needs 'phases' and 'map') and no phase of one ('game', 'variant', 'phase', 'orders'): it has ${fields}`;
  }
  return phases.add(value);
}

const PRIVATE = { code: 'archive/private-message' } as const;

interface Phases {
  readonly add: (value: Readonly<Record<string, unknown>>) => string | null;
  readonly end: () => void;
}

/** What came of a phase is made again. */
const MADE_AGAIN = /^(?:result|contested)/;

/** Puts phases together that come one to a line. */
function makePhases(sink: Sink, file: RecordSource): Phases {
  const seen = new Set<string>();
  let game: { name: string; loaded: LoadedVariant; phases: RecordedPhase[]; reader: PhaseReader } | null = null;
  const end = () => {
    if (game !== null && game.phases.length > 0) {
      const { name, phases, loaded } = game;
      const source = 'A record of phases as JSON lines.';
      const record = { ...namedAs(name), source, sources: file.sources, phases, outcome: null, players: {} };
      tellLeaps(sink.game(record, loaded), loaded.board, sink);
    }
    game = null;
  };
  return {
    end,
    add: (value) => {
      const use = new FieldUse();
      const field = (key: string) => use.of(value, key);
      const [name, variant, phase] = [field('game'), field('variant'), field('phase')];
      let told: string | null = null;
      if (typeof name !== 'string' || name.trim() === '') return 'game: the name of the game is missing';
      const loaded = typeof variant === 'string' ? loadVariant(variant) : null;
      if (loaded === null) return `variant: there is no variant ${quoteValue(variant)} here`;
      if (game?.name !== name) {
        end();
        game = { name, loaded, phases: [], reader: new PhaseReader(loaded.board) };
        if (seen.has(name))
          told = `game: the phases of ${quoteValue(name)} must follow each other: from here on they are a game of their own`;
        seen.add(name);
      }
      if (game.phases.length >= MOST_PHASES) return `more than ${MOST_PHASES} phases in one game`;
      const orders = Object.fromEntries(textLists(field('orders')));
      const [units, centers, dislodged, ruleState] = ['units', 'centers', 'dislodged', 'ruleState'].map(field);
      const read = game.reader.read({
        phase,
        units,
        orders,
        ...(centers === undefined ? {} : { centers }),
        ...(dislodged === undefined ? {} : { dislodged }),
        ...(ruleState === undefined ? {} : { ruleState }),
      });
      if ('faults' in read)
        return read.faults
          .slice(0, 5)
          .map((each) => faultInWords(each, { say }))
          .join(' ');
      game.phases.push(read.phase);
      for (const each of read.remarks) sink.remark(`${name} ${each.where}`, each);
      for (const [key] of use.unasked(value)) {
        const what = { code: 'archive/field-unread', field: key } as const;
        sink.remark(`${name} ${read.phase.phase}`, { what, matters: !MADE_AGAIN.test(key) });
      }
      return told;
    },
  };
}
