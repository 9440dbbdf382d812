/** What a game asks of its GM, as far as the GM's own view tells it: one who plays learns no more than their seat sees. */

import type { Absence, Instant } from '../../../../engine/time.ts';
import type { SeatView } from '../../../../engine/view/view.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { localDate } from '../../../locales/times/format-times.ts';
import type { MailContext } from '../../mail.ts';

/** From what waits for the GM longest to what may still come right by itself. */
const TROUBLES = ['unreached', 'absence', 'empty', 'late', 'muster', 'ready', 'full', 'bids'] as const;

export interface GameTrouble {
  readonly kind: (typeof TROUBLES)[number];
  readonly who: readonly Power[];
  /** Before powers are dealt. */
  readonly players?: readonly string[];
  readonly absence?: Absence;
}

/** The worst first. */
export function troublesOf({ view, unreached = [] }: MailContext): readonly GameTrouble[] {
  const { seats, status, clock } = view;
  const powers = (holds: (seat: SeatView) => boolean): readonly Power[] =>
    seats.filter(holds).map(({ power }) => power);
  const of = (kind: GameTrouble['kind'], who: readonly Power[]): readonly GameTrouble[] =>
    who.length === 0 ? [] : [{ kind, who }];
  if (status === 'finished') return [];
  const isAside = view.role.kind === 'master';
  if (status === 'forming') {
    const isFull = view.signedOn !== null && view.signedOn >= view.seatsInAll;
    const silent = (view.bidders ?? []).filter(({ hasBid }) => !hasBid).map(({ player }) => player);
    if (!isFull) return [];
    if (silent.length > 0) return [{ kind: 'bids', who: [], players: silent }];
    return isAside ? [{ kind: 'full', who: [] }] : [];
  }
  const isPlayed = (seat: SeatView) => seat.status === 'playing' || seat.status === 'abandoned';
  const due = seats.filter((seat) => isPlayed(seat) && seat.progress !== null && seat.progress !== 'nothing');
  const isReady = due.length > 0 && due.every(({ progress }) => progress === 'complete');
  const waiting = powers(({ waits }) => waits === true);
  const isHeld = waiting.length > 0 || view.masterWait || !view.settings.autoProcess;
  return [
    ...of('unreached', isAside ? unreached : []),
    ...seats.flatMap(({ power, asksAway }) =>
      asksAway === undefined ? [] : [{ kind: 'absence' as const, who: [power], absence: asksAway }],
    ),
    ...of(
      'empty',
      powers((seat) => seat.isOpen && seat.status === 'abandoned'),
    ),
    ...of(
      'late',
      powers((seat) => seat.late && seat.status === 'playing'),
    ),
    ...of(
      'muster',
      powers(({ musters }) => musters === true),
    ),
    ...(status === 'active' && clock !== null && isReady && isHeld ? [{ kind: 'ready' as const, who: waiting }] : []),
  ];
}

/** Games by their worst trouble, and of equal ones by who is due first. */
export function byTrouble(games: readonly MailContext[]): readonly MailContext[] {
  const rank = (context: MailContext) => {
    const worst = troublesOf(context)[0];
    return worst === undefined ? TROUBLES.length : TROUBLES.indexOf(worst.kind);
  };
  const due = ({ view }: MailContext) => (view.status === 'active' ? (view.clock?.deadline ?? Infinity) : Infinity);
  return [...games].sort(
    (a, b) => rank(a) - rank(b) || Math.sign(due(a) - due(b)) || (a.view.name < b.view.name ? -1 : 1),
  );
}

export function troubleInWords({ board, zone, zones }: MailContext, trouble: GameTrouble): string {
  const { kind, who, players = [], absence } = trouble;
  const told = t().mail.morning.troubles;
  const date = (at: Instant) => localDate(at, zone, zones);
  if (kind === 'bids') return told.bids(players.join(', '));
  const names = powersInWords(board, who);
  if (kind !== 'absence') return told[kind](names);
  return absence === undefined ? '' : told.absence(names, date(absence.from), date(absence.to));
}

/** What stands in front of such a line: boards of an event keep one clock. */
export function frontOf({ view }: Pick<MailContext, 'view'>, remedy: string): string {
  return /^(?:EXTEND|PROCESS|SET DEADLINE)\b/.test(remedy) ? (view.event ?? view.name) : view.name;
}

/** The lines of a mail that would help, most likely first; each is one command, or one command for a power. */
export function remediesFor(
  { view, addresses = {} }: Pick<MailContext, 'view' | 'addresses'>,
  { kind, who, absence }: GameTrouble,
): readonly string[] {
  const [power] = who;
  switch (kind) {
    case 'unreached':
      return who.map((each) => `UNMUTE ${each}`);
    case 'absence':
      return absence === undefined || power === undefined
        ? []
        : ['APPROVE', 'REFUSE'].map((verb) => `${verb} ABSENCE ${addresses[power] ?? power}`);
    case 'empty':
      return who.map((each) => `SET DUMMY ${each} BOT`);
    case 'late':
      return ['REMIND', 'EXTEND 24h'];
    case 'muster':
      return ['REMIND'];
    case 'ready':
      return [`PROCESS ${view.phase ?? ''}`];
    case 'full':
      return ['FORCE BEGIN'];
    case 'bids':
      return [];
  }
}
