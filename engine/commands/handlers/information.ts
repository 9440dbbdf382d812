/** Commands that ask for something to read: shown in the answer as the game stands right after the mail. */

import { type Draft, done, refused } from '../../game/decide/draft.ts';
import type { CommandLine, Handlers } from '../../game/decide/handler.ts';
import type { Asked } from '../../game/events.ts';
import { historySpan } from '../../game/history-span.ts';

export const INFORMATION_COMMANDS: Handlers = {
  STATUS: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'status' }),
  LIST: (draft, line) => {
    // All games in full, not this one.
    if (line.args.full && line.args.game === null) draft.elsewhere.push(line);
    else aboutGame(draft, line, line.args.game, { what: 'list' });
  },
  SUMMARY: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'summary' }),
  WHO: (draft, line) => {
    if (line.args.addresses.length > 0) draft.elsewhere.push(line);
    else ask(draft, line, { what: 'summary' });
  },
  WHOGAME: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'summary' }),
  HISTORY: (draft, line) => history(draft, line),
  MAP: (draft, line) =>
    aboutGame(draft, line, line.args.game, {
      what: 'map',
      ...(line.args.phase === null ? {} : { topic: line.args.phase }),
      ...(line.args.abbreviations ? { abbreviations: true as const } : {}),
    }),
  HELP: (draft, line) => ask(draft, line, helpOn(line.args.topic)),
  GET: (draft, line) => ask(draft, line, helpOn(line.args.topic)),
};

function history(draft: Draft, line: CommandLine<'HISTORY'>): void {
  const { context, request, game } = draft;
  const zone = request.zone ?? game.settings.zone;
  const span = historySpan(line.args, { now: context.now, zone, zones: context.zones });
  if ('problem' in span) refused(draft, line, span.problem, `HISTORY ${game.name}`);
  else aboutGame(draft, line, line.args.game, { what: 'history', span });
}

function helpOn(topic: string | null): Asked {
  return topic === null ? { what: 'help' } : { what: 'help', topic };
}

function ask(draft: Draft, line: CommandLine<'HELP' | 'GET' | 'WHO'>, asked: Asked): void {
  draft.asked.push(asked);
  done(draft, line, '');
}

/** Shown once in a mail, however often it is asked for: each may be long. */
const ONCE: ReadonlySet<Asked['what']> = new Set<Asked['what']>(['history', 'list', 'summary']);

/** About this game here; about another one the desk answers. */
function aboutGame(
  draft: Draft,
  line: CommandLine<'STATUS' | 'LIST' | 'SUMMARY' | 'HISTORY' | 'MAP' | 'WHOGAME'>,
  name: string | null,
  asked: Asked,
): void {
  if (name !== null && name !== draft.game.name) {
    draft.elsewhere.push(line);
    return;
  }
  if (ONCE.has(asked.what) && draft.asked.some(({ what }) => what === asked.what)) {
    refused(draft, line, `${line.command} is answered once in a mail: send the next one in another.`);
    return;
  }
  draft.asked.push(asked);
  done(draft, line, '');
}
