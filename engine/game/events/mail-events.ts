/** Mails that have been answered. */

import type { Power } from '../../board/variant.ts';
import { answerAfter, isOnPage } from '../answers.ts';
import type { AnsweredMail, Asked, Commit, GameEventOf, PersonId, ReportLine, Sealed } from '../events.ts';
import type { Game } from '../game.ts';
import { isOf, isToldAll } from './audience.ts';
import { withCurrent } from './event-changes.ts';
import { type AddressedNotification, type AudienceContext, defineEvent } from './event-definition.ts';
import type { NotificationFacts } from './notifications.ts';

declare module '../events.ts' {
  interface GameEvents {
    readonly 'mail-answered': {
      readonly person: PersonId;
      readonly power: Power | null;
      readonly mail: AnsweredMail;
      readonly sealed: Sealed<{ readonly report: readonly ReportLine[]; readonly asked: readonly Asked[] }>;
    };
  }
}

/** How many answered mails a game remembers: all of a long game, so that none acts again. Only a flood has more. */
export const REMEMBERED_MAILS = 10_000;

export const MAILS_EVENTS = {
  'mail-answered': defineEvent('mail-answered', {
    apply: (game, event) =>
      withCurrent(
        {
          ...game,
          ...clearsAfter(game, event),
          answered: [...game.answered, event.mail.key].slice(-REMEMBERED_MAILS),
        },
        (current) => ({
          ...current,
          lastMail: Math.max(current.lastMail, event.mail.received),
          answers: { ...current.answers, [event.person]: answerAfter(current.answers?.[event.person], event.mail) },
        }),
      ),
    // Of GMs, whose act it led to.
    opening: ({ person }, { acts }, { at }) =>
      acts.has(`${at} by ${person}`) ? { type: 'open', person: 'open' } : null,
    audience: (event, telling) => answersTold(event, telling),
  }),
};

/** One more CLEAR of the writer's, unless he has written enough of them. */
function clearsAfter({ clears = {} }: Game, event: GameEventOf<'mail-answered'>): Pick<Game, 'clears'> {
  const before = clears[event.person] ?? 0;
  const wrote = event.sealed.value.report.filter(({ text }) => /^\s*clear\W*$/i.test(text)).length;
  return before >= 2 || wrote === 0 ? {} : { clears: { ...clears, [event.person]: before + wrote } };
}

/** What shows the past of a game to keep or pass on. */
const LOOKS_BACK: ReadonlySet<Asked['what']> = new Set<Asked['what']>(['summary', 'history']);

function answersTold(
  event: GameEventOf<'mail-answered'>,
  { before, commit }: AudienceContext,
): readonly AddressedNotification[] {
  if (event.mail.isQuiet === true) return [];
  const { asked: wanted } = event.sealed.value;
  if (wanted.length === 0 && isOnPage(before?.current?.answers?.[event.person], event.mail)) return [];
  const pressSent = commit.events
    .filter(isOf('press-sent'))
    .map((sent) => sent.sealed.value)
    .filter(({ quiet, postal }) => quiet !== true && postal !== true);
  const { report } = event.sealed.value;
  const back = event.sealed.value.asked.filter(({ what }) => LOOKS_BACK.has(what));
  const asked = event.sealed.value.asked.filter(({ what }) => !LOOKS_BACK.has(what));
  // Who only looks back is not told how their orders stand: such a mail is passed on.
  const isQuiet = report.every(({ outcome, message }) => outcome === 'note' || message === '');
  const isOnlyBack = back.length > 0 && asked.length === 0 && isQuiet && commit.events.length === 1;
  const notes = isOnlyBack ? report.filter(({ outcome }) => outcome === 'note') : [];
  const lookingBack: readonly AddressedNotification[] =
    back.length === 0
      ? []
      : [{ to: [event.person], tidings: { kind: 'looking-back', mail: event.mail, report: notes, asked: back } }];
  // The mail to all that this one has brought about says it as well.
  const isToldAnyway =
    isToldAll(commit) &&
    asked.length === 0 &&
    report.every(({ outcome }) => outcome === 'done') &&
    pressSent.length === 0;
  if (isOnlyBack || isToldAnyway) return lookingBack;
  const { mail, power, person } = event;
  const earlier = earlierOf(before, event);
  return [
    {
      to: [person],
      tidings: {
        kind: 'acknowledgement',
        mail,
        power,
        report,
        asked,
        pressSent,
        earlier,
        ...enteredBy(commit, person),
      },
    },
    ...lookingBack,
  ];
}

/** Of those alone for whom the mail speaks. */
function earlierOf(
  before: Game | null,
  { mail, power: of, person: by }: Pick<GameEventOf<'mail-answered'>, 'mail' | 'power' | 'person'>,
): readonly string[] {
  const own = (before?.seats ?? []).filter(({ power, person }) => person === by || power === of);
  return own.flatMap(({ power, onFile }) =>
    onFile.flatMap((filed) => (filed.received === mail.received ? [`${power} ${filed.order}`] : [])),
  );
}

/** How the writer of the commit's mail has come into the game by it. */
function enteredBy({ events }: Commit, person: PersonId): Pick<NotificationFacts['acknowledgement'], 'entered'> {
  for (const event of events) {
    if (event.type === 'game-created') return { entered: 'created' };
    if (!('person' in event) || event.person !== person) continue;
    if (event.type === 'player-joined') return { entered: 'signed-on' };
    if (event.type === 'observer-joined') return { entered: 'observes' };
    if (event.type === 'seat-taken') return { entered: 'seated' };
  }
  return {};
}
