/** UNDO for all boards of an event: what it takes back must be one act on all of them, or their clocks and rules would part. */
import { readCommand } from '../../engine/commands/read-command.ts';
import type { ReportLine } from '../../engine/game/events.ts';
import type { NumberedLine, Section } from '../../engine/language/mail/mail-text.ts';
import type { GameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../games/load-game.ts';
import { refusedLine } from '../games/refusal.ts';
import type { Services } from '../ports.ts';

/** Lines of a mail for one game. */
interface ForGame {
  readonly section: Section;
  readonly game: GameName | null;
  readonly isForEvent?: boolean;
}

/** The parts without UNDO where it would take back different acts, and what is said of that. */
export async function undoneTogether<P extends ForGame>(
  services: Services,
  parts: readonly P[],
): Promise<{ readonly parts: readonly P[]; readonly refused: readonly ReportLine[] }> {
  const undoing = parts.filter(({ section, isForEvent }) => isForEvent === true && section.lines.some(isUndo));
  if (undoing.length < 2) return { parts, refused: [] };
  const acts = await Promise.all(undoing.map(({ game }) => lastAct(services, game!)));
  if (acts.every((act) => act === acts[0])) return { parts, refused: [] };
  const { number, text } = undoing[0]!.section.lines.find(isUndo)!;
  const games = undoing.map(({ game }) => game).join(', ');
  return {
    parts: parts.map((part) => (undoing.includes(part) ? { ...part, section: withoutUndo(part) } : part)),
    refused: [refusedLine({ line: number, text: `${games}: ${text.trim()}` }, { code: 'master/undo-one-board' }, null)],
  };
}

function isUndo({ text, ignored }: NumberedLine): boolean {
  if (ignored !== null) return false;
  const read = readCommand(text, { board: null, phase: null, role: 'master' }) ?? [];
  return read.some((each) => 'command' in each && each.command.command === 'UNDO');
}

function withoutUndo({ section }: ForGame): Section {
  return { ...section, lines: section.lines.filter((line) => !isUndo(line)) };
}

/** The mail whose act UNDO would take back: the same for all boards that it was for. */
async function lastAct(services: Services, name: GameName): Promise<string | null> {
  const undoable = (await loadGame(services, name))?.undoable;
  if (undoable === undefined) return null;
  const [commit] = await services.games.commitsAfter(name, undoable - 1, 1);
  const answered = commit?.events.find((event) => event.type === 'mail-answered');
  return answered?.type === 'mail-answered' ? `${answered.mail.received} ${answered.mail.messageId}` : null;
}
