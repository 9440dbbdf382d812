/**
 * Lines for several games at once: `cup3, cup5: EXTEND 24h`, `ALL GAMES: ANNOUNCE …`, and an absence, which is one for all games of
 * its writer. Each game decides for itself; what came of it all is one mail.
 */

import { INFORMATION } from '../../engine/commands/information/information-commands.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import type { NumberedLine, Section } from '../../engine/language/mail/mail-text.ts';
import { blockAt } from '../../engine/text/blocks.ts';
import { foldText } from '../../engine/text/fold.ts';
import { type GameName, isGameName } from '../../engine/vocabulary.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { formatterFor } from '../../templates/locales/speaker.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';

/** More games are not acted on by one mail. */
const MOST_GAMES = 40;
const FRONT =
  /^\s*(?:(?:in|for)\s+)?([a-z][a-z0-9]{1,23}(?:\s*(?:,|;|&|\band\b|\bund\b|\bet\b)\s*[a-z][a-z0-9]{1,23})*)\s*:\s*(?=\S)/i;
const ALL = /^\s*(?:(?:in|for)\s+)?all(?:\s+(?:my\s+)?games)?\s*:\s*(?=\S)/i;
const ABSENCES: ReadonlySet<string> = new Set(['SET ABSENCE', 'SET NO ABSENCE']);
const ANYWHERE = { board: null, phase: null, role: 'master' } as const;

/** A section for one game. `isTogether`: its answer is part of one for all. */
export interface Part {
  readonly section: Section;
  /** Null: as the mail says. */
  readonly game: GameName | null;
  readonly isTogether: boolean;
}

/** `isForJudge`: the mail names no game. */
export async function partsOf(
  services: Services,
  sections: readonly Section[],
  person: PersonId | null,
  isForJudge: boolean,
): Promise<readonly Part[]> {
  const whole = (section: Section): Part => ({ section, game: null, isTogether: false });
  const isMeant = sections.some(({ lines }) => lines.some((line) => frontOf(line) !== null || isAbsence(line)));
  if (person === null || !isMeant) return sections.map(whole);
  const games = await running(services, person);
  return sections.flatMap((section) => (section.signOn === null ? split(section, games, isForJudge) : whole(section)));
}

/** The games in which the person takes part and that are not over. */
async function running({ index }: Services, person: PersonId): Promise<readonly GameName[]> {
  const names = await index.gamesOf(person);
  const entries = await Promise.all(names.map((name) => index.entry(name)));
  return entries.flatMap((entry) => (entry === null || entry.status === 'finished' ? [] : entry.name));
}

/** What stands before the colon; null: nothing that could be games. */
function frontOf({
  text,
  ignored,
}: NumberedLine): { readonly names: readonly string[] | 'all'; readonly rest: string } | null {
  if (ignored !== null) return null;
  const all = ALL.exec(text);
  if (all !== null) return { names: 'all', rest: text.slice(all[0].length) };
  const found = FRONT.exec(text);
  if (found === null) return null;
  const names = found[1]!.toLowerCase().split(/\s*(?:,|;|&|\band\b|\bund\b|\bet\b)\s*/);
  return names.every(isGameName) ? { names, rest: text.slice(found[0].length) } : null;
}

function isAbsence({ text, ignored }: NumberedLine): boolean {
  return (
    ignored === null &&
    (readCommand(foldText(text), ANYWHERE) ?? []).some(
      (each) => 'command' in each && ABSENCES.has(each.command.command),
    )
  );
}

/** Lines that name games go there, each with the block that it opens; the others stay. */
function split(section: Section, games: readonly GameName[], isForJudge: boolean): readonly Part[] {
  const { lines } = section;
  const stay: NumberedLine[] = [];
  const sent = new Map<GameName, NumberedLine[]>();
  const send = (names: readonly GameName[], more: readonly NumberedLine[]) => {
    for (const name of names.slice(0, MOST_GAMES)) sent.set(name, [...(sent.get(name) ?? []), ...more]);
  };
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n]!;
    const front = frontOf(line);
    const names =
      front === null ? [] : front.names === 'all' ? games : games.filter((game) => front.names.includes(game));
    const isWhole = front !== null && (front.names === 'all' || front.names.length === names.length);
    const bare = { ...line, text: front?.rest ?? line.text };
    const block = isWhole ? blockAt([...lines.slice(0, n), bare, ...lines.slice(n + 1)], n) : null;
    if (isWhole && names.length > 0 && (block !== null || isCommand(bare.text))) {
      send(names, [bare, ...lines.slice(n + 1, block?.next ?? n + 1)]);
      n = Math.max(n, (block?.next ?? 0) - 1);
    } else if (isForJudge && games.length > 1 && isAbsence(line)) send(games, [line]);
    else stay.push(line);
  }
  const isTogether = sent.size > 1 && [...sent.values()].every((own) => own.every(({ text }) => !asks(text)));
  const isEmpty = stay.every(({ text, ignored }) => ignored !== null || text.trim() === '');
  return [
    ...(isEmpty && sent.size > 0 ? [] : [{ section: { ...section, lines: stay }, game: null, isTogether: false }]),
    ...[...sent].map(([game, own]): Part => ({ section: { ...section, lines: own }, game, isTogether })),
  ];
}

function isCommand(text: string): boolean {
  return readCommand(foldText(text), ANYWHERE) !== null || /^\s*confirm\b/i.test(text);
}

/** What asks to be shown something is answered by each game. */
function asks(text: string): boolean {
  return (readCommand(foldText(text), ANYWHERE) ?? []).some(
    (each) => 'command' in each && each.command.command in INFORMATION,
  );
}

/** What became of the lines of a part in its game, told in the writer's language, with the game in front. */
export async function toldTogether(
  services: Services,
  game: GameName,
  person: PersonId | null,
  report: readonly ReportLine[],
): Promise<readonly ReportLine[]> {
  const [found, reader] = await Promise.all([
    loadGame(services, game),
    person === null ? null : services.directory.person(person),
  ]);
  const language = await loadLanguage(reader === null ? 'en' : mailLanguage(reader));
  const board = found === null ? null : boardOfGame(services, found);
  const zone = reader?.zone ?? found?.settings.zone;
  const { say } = formatterFor({ board, ...(zone === undefined ? {} : { zone, zones: services.zones }) }, language);
  return report.map((line) => ({
    ...line,
    text: `${game}: ${line.text}`,
    message: say(line.message),
    ...(line.suggestion === undefined ? {} : { suggestion: line.suggestion.replace(/^/gm, `${game}: `) }),
  }));
}
