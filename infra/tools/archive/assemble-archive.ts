/** The archive of a game that was found in mails and pages, with what its outline tells besides. */
import { assembleGame } from '../../../engine/archive/classic/assemble.ts';
import type { ClassicGame } from '../../../engine/archive/classic/report.ts';
import type { GameRecord } from '../../../engine/archive/of-record.ts';
import { withSummary } from '../../../engine/archive/old-games/with-summary.ts';
import { pointerTo } from '../../../engine/archive/placed-fault.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { say } from '../archive-words.ts';
import type { Outline } from './outlines.ts';
import type { Sink } from './sink.ts';
import type { ArchiveSource } from './sources.ts';

/** We name no more sources than this in a sentence. */
const MOST_NAMES = 5;
const MOST_SOURCES = 10_000;

/** Of the files that were read what archives tell of them, without what is in them. */
export type NamedFiles = Map<string, { readonly label: string; readonly digest: ArchiveSource['digest'] }>;

/** `files`: what the sources of the game and of its outline are. False when no phase of it could be put together. */
export async function putTogether(
  game: ClassicGame,
  outline: Outline | null,
  sink: Sink,
  files: NamedFiles,
): Promise<boolean> {
  const loaded = loadVariant(game.variant)!;
  const labels = game.sources.map((name) => files.get(name)?.label ?? name);
  const source = `Mails of the judge ${game.judge ?? 'unknown'} (${namesOf(labels)}).`;
  const { record: found, disagreements, pressSources } = assembleGame(game, loaded.board, source);
  for (const { phase, line, message } of disagreements) {
    const count = message.code === 'archive/orders-left-out' ? message.count : 1;
    sink.remark(`${game.name} ${phase} (line ${line})`, { what: message, matters: true, count });
  }
  if (found === null) {
    const [orders, messages] = [game.reports.flatMap((report) => report.orders).length, game.press.length];
    const what = { code: 'archive/without-phases', orders, messages } as const;
    const lines = game.press.reduce((sum, { body }) => sum + body.split('\n').length, orders);
    sink.remark(game.name, { what, matters: true, count: Math.max(1, lines) });
    return false;
  }
  const phases = found.phases.map((each) => {
    const differing = disagreements.filter(({ phase }) => phase === each.phase);
    if (differing.length === 0) return each;
    const told = { notes: [], ...each.told, disagreements: differing.map(({ message }) => say(message)) };
    return { ...each, told };
  });
  const { sources, numbers } = await sourcesOf(game.sources, files);
  const numbersOf = (all: readonly string[]) => all.flatMap((name) => numbers.get(name) ?? []);
  const tells = Object.fromEntries(
    [
      ...phases.map((each, n) => [pointerTo('phases', n), numbersOf(each.sources ?? [])] as const),
      ...pressSources.map((all, n) => [pointerTo('press', n), numbersOf(all)] as const),
    ].filter(([, list]) => list.length > 0 && list.length < sources.length),
  );
  const record: GameRecord = { ...found, phases, sources, tells };
  const whole =
    outline === null
      ? record
      : withSummary(record, outline.document, loaded.board, (await sourcesOf(outline.files, files)).sources);
  return sink.game(whole, loaded) !== null;
}

/** The files in which parts of a game were found, with their digests: whoever has them can see that they are the same. */
async function sourcesOf(names: readonly string[], files: NamedFiles) {
  const sources: NonNullable<GameRecord['sources']>[number][] = [];
  const numbers = new Map<string, number>();
  for (const name of names.slice(0, MOST_SOURCES)) {
    const file = files.get(name);
    const digest = await file?.digest?.();
    if (file === undefined || digest === undefined) continue;
    numbers.set(name, sources.length);
    sources.push({ name: file.label, digest });
  }
  return { sources, numbers };
}

function namesOf(labels: readonly string[]): string {
  const some = labels.slice(0, MOST_NAMES);
  const more = labels.length - some.length;
  return more === 0 ? some.join(', ') : `${some.join(', ')} and ${more} more`;
}
