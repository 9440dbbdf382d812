/** Lines to try that need the name of a game: with a game in which they do what they say for this writer, now. */
import type { ReportLine } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import { SIGN_ON_FORM } from '../../engine/language/mail/sign-on.ts';
import { loadGame } from '../games/load-game.ts';
import type { Person } from '../people.ts';
import type { GameEntry, Services } from '../ports.ts';

/** The report with sign-ons that work in place of the mere form of one. */
export async function withWorkingHints(
  services: Services,
  person: Person | null,
  report: readonly ReportLine[],
): Promise<readonly ReportLine[]> {
  if (!report.some(({ suggestion }) => suggestion === SIGN_ON_FORM)) return report;
  const hint = (await ownSignOn(services, person)) ?? (await joining(services)) ?? 'LIST';
  return report.map((line) => (line.suggestion === SIGN_ON_FORM ? { ...line, suggestion: hint } : line));
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
  return forming === undefined ? null : `SIGNON ?${forming.name} password`;
}
