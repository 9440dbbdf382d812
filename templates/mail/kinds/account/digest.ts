/** What has been collected for somebody who wishes one mail a day; to a GM, with what their games need of them on top. */

import { linesForGames } from '../../../../engine/text/lines-for-games.ts';
import { shortenText } from '../../../../engine/text/shorten.ts';
import { t } from '../../../locales/current.ts';
import { fromNow, localDate } from '../../../locales/times/format-times.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  type Inline,
  linesBlock,
  listBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import type { DeskAnswer, MailContext, Morning } from '../../mail.ts';
import { leadOfText } from '../../parts/wanted.ts';
import { frontOf, remediesFor, troubleInWords, troublesOf } from './troubles.ts';

type Digest = Extract<DeskAnswer, { kind: 'digest' }>;

export function digestSubject({ mails, title, morning }: Digest): string {
  if (title !== undefined) return title;
  const games = troubled(morning).map(({ view }) => view.name);
  if (games.length > 0) return t().mail.morning.subject(games);
  return mails.length === 0 ? t().mail.morning.quietSubject : t().mail.digest.subject(mails.length);
}

export function digestLead({ mails, title, morning }: Digest): DocumentBlock {
  if (title !== undefined) return leadOfText(t().mail.digest.several, 'act');
  const say = t().mail.morning;
  const games = troubled(morning).length;
  const all = morning?.games.length ?? 0;
  if (games > 0) return leadOfText(say.lead(games, all), 'act');
  return leadOfText(mails.length === 0 ? say.quiet(all) : t().mail.digest.lead, 'rest');
}

/** With its colon it fits into a line of a mail. */
const LONGEST_HEADING = 72;

/** What its subject tells whole stands first, a line each. */
export function digestBlocks({ mails, morning }: Digest): Document {
  const brief = mails.filter(({ text }) => text === '');
  const said = [
    ...(brief.length === 0 ? [] : [listBlock(brief.map(({ subject }) => subject))]),
    ...mails
      .filter(({ text }) => text !== '')
      .flatMap(({ subject, text, replyTo }) => [
        // On one line, or somebody could write half of one.
        headingBlock(shortenText(subject, LONGEST_HEADING)),
        { kind: 'letter' as const, body: text, isOurs: true as const },
        ...(replyTo === null ? [] : [paragraphBlock(t().mail.digest.answer(replyTo))]),
      ]),
  ];
  if (morning === undefined) return said;
  return [...morningBlocks(morning), ...(said.length === 0 ? [] : [headingBlock(t().mail.morning.news), ...said])];
}

function troubled(morning: Morning | undefined): readonly MailContext[] {
  return (morning?.games ?? []).filter((context) => troublesOf(context).length > 0);
}

function morningBlocks(morning: Morning): Document {
  const say = t().mail.morning;
  const games = troubled(morning);
  const lines = linesThatHelp(games);
  return [
    ...(games.length === 0 ? [] : [headingBlock(say.heading), listBlock(games.map(gameLine))]),
    ...(lines.length === 0 ? [] : [paragraphBlock(say.lines), linesBlock(...lines)]),
    ...(morning.again === undefined ? [] : [paragraphBlock(say.again(morning.again))]),
    ...pageBlock(morning.page),
  ];
}

/** The one page of a GM's games. */
export function pageBlock(page: string | null): Document {
  const { page: heading, openPage: text, pageNote: note } = t().mail.morning;
  return page === null ? [] : [{ kind: 'sheet', heading, link: { text, href: page }, note }];
}

/** `cup3, Spring 1903, due Thu 5 Mar 2026, 23:30: Italy is late. Open your desk`. */
function gameLine(context: MailContext): readonly Inline[] {
  const { view, sheet } = context;
  const troubles = troublesOf(context).map((trouble) => troubleInWords(context, trouble));
  const link = sheet === undefined ? [] : [' ', { text: t().mail.orderSheet.openDesk, href: sheet }];
  return [{ strong: view.name }, t().mail.morning.game(whenDue(context), troubles), ...link];
}

/** The phase, and by when it is due, in the reader's zone: empty before the start. */
export function whenDue({ view, board, now, zone, zones }: MailContext): string {
  const say = t().mail.morning;
  const phase = view.phase === null ? say.forming : phaseName(board, view.phase);
  if (view.status === 'paused') return `${phase}, ${say.paused}`;
  if (view.clock === null || view.status !== 'active' || view.settings.practice) return phase;
  const { deadline } = view.clock;
  return `${phase}, ${say.due(localDate(deadline, zone, zones), fromNow(deadline, now))}`;
}

/** More lines nobody reads. */
const MOST_LINES = 12;

/** What helps several games is one line for all of them: `cup3, cup5: REMIND`. */
function linesThatHelp(games: readonly MailContext[]): readonly string[] {
  const byGames = new Map<string, { readonly names: readonly string[]; readonly lines: string[] }>();
  for (const [remedy, names] of [...remediesTogether(games)].slice(0, MOST_LINES)) {
    const same = byGames.get(names.join()) ?? { names, lines: [] };
    byGames.set(names.join(), same);
    same.lines.push(...remedy.split('\n'));
  }
  return [...byGames.values()].flatMap(({ names, lines }) => linesForGames(names, lines));
}

/** Each remedy with the games, or events, that it would help. */
export function remediesTogether(games: readonly MailContext[]): ReadonlyMap<string, readonly string[]> {
  const together = new Map<string, string[]>();
  for (const context of games)
    for (const remedy of new Set(troublesOf(context).flatMap((trouble) => remediesFor(context, trouble))))
      together.set(remedy, [...new Set([...(together.get(remedy) ?? []), frontOf(context, remedy)])]);
  return together;
}
