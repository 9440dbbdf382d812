/** Lines to try that need the name of a game: with a game in which they do what they say for this writer, now. */
import type { GameName, ReportLine } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import { SIGN_ON_FORM } from '../../engine/language/mail/sign-on.ts';
import { asksAboutBefore } from '../../engine/language/questions/plain-questions.ts';
import { questionWords } from '../../engine/language/questions/question-words.ts';
import { isGameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../games/load-game.ts';
import type { Person } from '../people.ts';
import type { GameEntry, Services } from '../ports.ts';
import { invitedKey } from './asked-of-strangers.ts';

/** The report with sign-ons that work in place of the mere form of one, and with one where somebody says that they would like to play. */
export async function withWorkingHints(
  services: Services,
  person: Person | null,
  address: string,
  written: readonly ReportLine[],
): Promise<readonly ReportLine[]> {
  const games = written.some(asksToBegin) ? await running(services, person) : [];
  const named = await Promise.all(written.map((line) => withGameThereIs(services, line)));
  const asked = games.length > 0 ? named : named.map((line) => (asksToBegin(line) ? asJoining(line) : line));
  const report = asked.some(isSignUp) ? await withGameMeant(services, address, asked) : asked;
  if (!report.some(({ suggestion }) => suggestion === SIGN_ON_FORM)) return report;
  const hint = (await ownSignOn(services, person)) ?? (await joining(services)) ?? 'LIST';
  return report.map((line) => (line.suggestion === SIGN_ON_FORM ? { ...line, suggestion: hint } : line));
}

/** `the gunboat game`, where no game is called so, says what it is like. */
async function withGameThereIs(services: Services, line: ReportLine): Promise<ReportLine> {
  const { message } = line;
  if (typeof message === 'string' || message.code !== 'player/how-to-join' || message.game === null) return line;
  const entry = isGameName(message.game) ? await services.index.entry(message.game) : null;
  return entry === null ? { ...line, message: { code: 'player/how-to-join', game: null } } : line;
}

/** `Count me in`, `ja gerne, ich mache mit`: nobody is seated by a guess, but one line does it. */
function isSignUp({ message }: ReportLine): boolean {
  if (typeof message === 'string') return false;
  if (message.code === 'player/how-to-join') return message.game === null;
  return message.code === 'player/asked' && SIGN_UPS.has(message.question.topic);
}

/** `What do I have to do?`, of somebody without a game. */
function asksToBegin({ message, text }: ReportLine): boolean {
  const isOfOrders =
    typeof message === 'object' && message.code === 'player/asked' && message.question.topic === 'order';
  return isOfOrders && asksAboutBefore(questionWords(text, null).words);
}

function asJoining({ suggestion, ...line }: ReportLine): ReportLine {
  return {
    ...line,
    message: { code: 'player/asked', question: { topic: 'join', powers: [], places: [], unit: null } },
  };
}

const SIGN_UPS: ReadonlySet<string> = new Set(['accept', 'join']);

async function withGameMeant(
  services: Services,
  address: string,
  report: readonly ReportLine[],
): Promise<readonly ReportLine[]> {
  const game = await gameMeant(services, address);
  const isFull = game === null && (await joining(services)) === null;
  const suggestion = game !== null ? `SIGNON ?${game}` : isFull ? 'PRACTICE' : 'LIST';
  return report.map((line) => (isSignUp(line) ? { ...line, suggestion } : line));
}

/** More forming games than these are not asked about. */
const MOST_FORMING = 20;

/** The one game that the writer was invited to, else the one that is forming; null: there are several, or none. */
async function gameMeant(services: Services, address: string): Promise<GameName | null> {
  const forming = (await services.index.going()).filter(({ status }) => status === 'forming');
  const asked = await Promise.all(
    forming.slice(0, MOST_FORMING).map(({ name }) => services.ledger.isDone(invitedKey(services, name, address))),
  );
  const invited = forming.filter((_, n) => asked[n] === true);
  const [meant, other] = invited.length > 0 ? invited : forming.filter(({ listed }) => listed);
  return meant === undefined || other !== undefined ? null : meant.name;
}

/** A game about which the writer may ask: one of theirs, else one of the public list; null: there is none. */
export async function gameToAskAbout(services: Services, person: Person): Promise<string | null> {
  const [own] = await running(services, person);
  if (own !== undefined) return own.name;
  const isListed = ({ listed }: GameEntry) => listed;
  // Of the games that are over nothing is read while another is going on.
  const found = (await services.index.going()).find(isListed) ?? (await services.index.list()).find(isListed);
  return found?.name ?? null;
}

async function running(services: Services, person: Person | null): Promise<readonly GameEntry[]> {
  const names = person === null ? [] : await services.index.gamesOf(person.id);
  const entries = await Promise.all(names.map((name) => services.index.entry(name)));
  return entries.flatMap((entry) => (entry === null || entry.status === 'finished' ? [] : [entry]));
}

async function ownSignOn(services: Services, person: Person | null): Promise<string | null> {
  const [entry] = await running(services, person);
  const game = entry === undefined ? null : await loadGame(services, entry.name);
  if (game === null || person === null) return null;
  const role = roleOf(game, person.id);
  switch (role.kind) {
    case 'player':
      return `SIGNON ${role.powers[0]!}@${game.name}`;
    case 'master':
      return `SIGNON m${game.name}`;
    case 'observer':
      return `SIGNON o${game.name}`;
    default:
      return null;
  }
}

async function joining(services: Services): Promise<string | null> {
  const forming = (await services.index.going()).find(({ listed, status }) => listed && status === 'forming');
  return forming === undefined ? null : `SIGNON ?${forming.name}`;
}
