/** Questions of beginners, answered by the facts of the game as its reader may know them. */
import type { Board } from '../../../../engine/board/board.ts';
import { parsePhase } from '../../../../engine/board/phase.ts';
import type { PhaseCode } from '../../../../engine/board/position.ts';
import type { Place, Power, Province, UnitType } from '../../../../engine/board/variant.ts';
import type { ReportLine } from '../../../../engine/game/events.ts';
import { lateFrom } from '../../../../engine/game/phase-clock.ts';
import type { QuestionAsked, Topic } from '../../../../engine/messages/player-messages.ts';
import { clausesNamed, clausesNaming } from '../../../../engine/rules/clauses.ts';
import { gameRules } from '../../../../engine/rules/game-rules.ts';
import { neutralName } from '../../../../engine/rules/neutral-units.ts';
import { HOUR } from '../../../../engine/time.ts';
import { placeOfUnit, provinceOf, provinceOfUnit, typeOfUnit } from '../../../../engine/vocabulary.ts';
import { t } from '../../../locales/current.ts';
import { spellOrders } from '../../../locales/order-spelling.ts';
import { goalInShort } from '../../../locales/outcome.ts';
import { inOrder, placeInSentence, powerName, powersInWords, unitInList } from '../../../locales/powers.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { abbrOf } from '../../../locales/text/abbreviations.ts';
import { formatSpan, fromNow, timeFor } from '../../../locales/times/format-times.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { howPlayed } from '../../how-played.ts';
import type { MailContext } from '../../mail.ts';
import { influenceInWords } from '../../parts/influence.ts';
import { overText, ownPowers, talliesOf } from '../../parts/wanted.ts';

/** With the answers that the game itself gives, where it does. */
export function answeredInGame<C extends { readonly report: readonly ReportLine[] }>(
  context: MailContext,
  content: C,
): C {
  const before = new Set<string>();
  const report = content.report.flatMap((line): readonly ReportLine[] => {
    const { message } = line;
    const question = questionOf(message, context.view.name);
    if (question === null) return [line];
    const clauses = clausesBehind(context, question, line.text);
    const known = isOfNeutral(context, question) ? '' : answerOf(context, question, line.text);
    if (known === null && clauses === '') return [line];
    const told = [known ?? formatterFor(context).say(message), clauses].filter((each) => each !== '').join(' ');
    // Two questions may have one answer.
    if (before.has(told)) return [];
    before.add(told);
    // Somebody who tells us of a possible move gets the order for it.
    const { suggestion, ...rest } = line;
    return question.topic === 'reach' && suggestion !== undefined
      ? [{ ...line, message: told }]
      : [{ ...rest, message: told }];
  });
  return { ...content, report };
}

function questionOf(message: ReportLine['message'], game: string): QuestionAsked | null {
  if (typeof message === 'string') return null;
  if (message.code === 'player/asked') return message.question;
  const isJoining = message.code === 'player/how-to-join' && (message.game ?? game) === game;
  return isJoining ? { topic: 'join', powers: [], places: [], unit: null } : null;
}

/** What a variant's own clauses may say something else about. */
const OF_RULES: ReadonlySet<Topic> = new Set<Topic>([
  ...(['coasts', 'hold', 'together', 'out', 'ends', 'win', 'change', 'convoy', 'support'] as const),
  ...(['bounce', 'retreat', 'remove', 'build', 'mine', 'center', 'centers', 'units', 'power'] as const),
  ...(['kinds', 'names', 'judge', 'rules', 'attack', 'order', 'reach', 'ways', 'closed'] as const),
  ...(['influence', 'unclear'] as const),
]);
const MOST_CLAUSES = 2;

/** The clauses of the variant that a question names by a word of theirs, or by its place; empty where there are none. */
function clausesBehind({ board }: MailContext, { topic, places }: QuestionAsked, text: string): string {
  if (!OF_RULES.has(topic)) return '';
  const { clauses } = gameRules(board);
  const names = places.flatMap((at) => board.provinces[board.provinceNumber.get(at) ?? -1]?.name ?? []);
  const found = [...new Set([...clausesNamed(clauses, text), ...clausesNaming(clauses, names)])].slice(0, MOST_CLAUSES);
  return found.map((each) => `${board.variant.name} ${each.id}${t().grammar.colon}${each.text}`).join(' ');
}

/** What we tell of a unit is not true of one that belongs to nobody: of its place the clauses tell. */
function isOfNeutral({ board, view }: MailContext, { topic, places }: QuestionAsked): boolean {
  const units = view.position?.units[neutralName(board) ?? ''] ?? [];
  return (topic === 'ways' || topic === 'reach') && units.some((unit) => provinceOfUnit(unit) === places[0]);
}

interface Asked extends QuestionAsked {
  readonly text: string;
  readonly own: readonly Power[];
  readonly power: Power | undefined;
  readonly place: Province | undefined;
}

function answerOf(context: MailContext, question: QuestionAsked, text: string): string | null {
  const own = ownPowers(context).map(({ power }) => power);
  const asked = { ...question, text, own, power: question.powers[0], place: question.places[0] };
  return ANSWERS[question.topic]?.(context, asked) ?? null;
}

/** Null: the rules alone answer it. */
type Answer = (context: MailContext, asked: Asked) => string | null;

const goalAnswer: Answer = (context, { own }) => {
  const have = own.length === 0 || context.view.position === null ? null : countOf(context, own);
  return t().questions.inGame.win({ goal: goalInShort(gameRules(context.board).goal), have });
};

const ownCentersAnswer: Answer = (context, { own }) =>
  own.length === 0 ? null : own.map((each) => centersAnswer(context, each)).join(' ');

/** Who is in already needs no sign-on. */
const isInAnswer: Answer = (context, { own }) => {
  if (context.view.role.kind === 'applicant') return phaseAnswer(context, true);
  return own.length === 0 ? null : t().questions.inGame.power({ powers: powersInWords(context.board, own) });
};

const botsBefore = (context: MailContext) => `${phaseAnswer(context, true)} ${t().questions.inGame.botsFill}`;

function whileForming(context: MailContext): string | null {
  return context.view.status === 'forming' ? beforeStart(context) : null;
}

const ANSWERS: Partial<Record<Topic, Answer>> = {
  accept: isInAnswer,
  join: isInAnswer,
  win: goalAnswer,
  ends: goalAnswer,
  // Who has no orders to send asks about others.
  late: (context, { own }) => (own.length === 0 ? orderedAnswer(context) : lateAnswer(context)),
  ordered: orderedAnswer,
  deadline: deadlineAnswer,
  time: whileForming,
  results: (context) => {
    const { view, zone, zones } = context;
    if (view.clock === null || view.phase === null) return deadlineAnswer(context);
    const delay = formatSpan(view.settings.timing[parsePhase(view.phase).kind].delay * HOUR);
    return t().questions.inGame.results({ deadline: timeFor(view.clock.deadline, zone, zones), delay });
  },
  start: (context) => phaseAnswer(context, true),
  phase: (context) => phaseAnswer(context, false),
  filed: filedAnswer,
  player: (context, { power }) => (power === undefined ? playersAnswer(context) : playerAnswer(context, power)),
  players: playersAnswer,
  bot: (context) => (context.view.status === 'forming' ? botsBefore(context) : null),
  bots: (context, { power }) => {
    if (power !== undefined) return playerAnswer(context, power);
    if (context.view.status === 'forming') return botsBefore(context);
    const bots = context.view.seats.filter(({ isBot }) => isBot).map((seat) => seat.power);
    const powers = bots.length === 0 ? null : powersInWords(context.board, inOrder(context.board, bots));
    return t().questions.inGame.bots({ powers });
  },
  gm: ({ view: { masters } }) => {
    const say = t().questions.inGame;
    return masters.length === 0 ? say.noGm : say.gm({ names: masters.join(', ') });
  },
  leader: countsAnswer,
  centers: (context, { power }) => (power === undefined ? countsAnswer(context) : centersAnswer(context, power)),
  mine: ownCentersAnswer,
  units: (context, { own, power }) =>
    power === undefined || own.includes(power) ? unitsAnswer(context, own) : unitsOfAnswer(context, power),
  owner: (context, { place }) => (place === undefined ? null : ownerAnswer(context, place)),
  variant: ({ board, view }) => t().questions.inGame.variant({ name: board.variant.name, game: view.name }),
  page: ({ house, links }) => (house.hasPages === false ? null : t().questions.inGame.page({ href: links.game })),
  power: (context, { own }) => {
    const say = t().questions.inGame;
    if (context.view.status === 'forming') return phaseAnswer(context, true);
    return own.length === 0 ? say.notPlaying : say.power({ powers: powersInWords(context.board, own) });
  },
  reach: reachAnswer,
  ways: (context, { place, unit }) => (place === undefined ? null : waysAnswer(context, place, unit)),
  closed: ({ board }, { places }) => {
    const closed = places.find((each) => !board.provinceNumber.has(each)) ?? null;
    return closed === null ? null : t().questions.inGame.closed({ place: placeInSentence(board, closed) });
  },
  names: ({ board }, { place, places }) =>
    place === undefined || places.length > 1
      ? null
      : t().questions.inGame.abbreviation({ short: abbrOf(board, place), place: placeInSentence(board, place) }),
  grace: graceAnswer,
  influence: (context, asked) => influenceAnswer(context) ?? ownCentersAnswer(context, asked),
  retreat: (context, { own }) => retreatsAnswer(context, own),
  message: ({ board }, { toAll, power }) => {
    const say = t().questions.inGame;
    if (toAll === true) return say.messageToAll;
    if (power === undefined) return null;
    return say.message({ power: powerName(board, power), line: `PRESS TO ${powerName(board, power).toUpperCase()}` });
  },
  build: buildsAnswer,
  remove: buildsAnswer,
};

function countOf({ view }: MailContext, powers: readonly Power[]): number {
  return view.seats.filter(({ power }) => powers.includes(power)).reduce((sum, { centers }) => sum + (centers ?? 0), 0);
}

function missingOf(context: MailContext): number {
  return talliesOf(context).reduce((sum, { missing }) => sum + missing, 0);
}

function deadlineAnswer(context: MailContext): string {
  const { view, board, now, zone, zones } = context;
  const say = t().questions.inGame;
  if (view.status === 'forming') return beforeStart(context);
  if (view.status === 'finished') return phaseAnswer(context, true);
  if (view.clock === null || view.phase === null || view.status === 'paused' || view.settings.practice)
    return say.noDeadline;
  const { deadline } = view.clock;
  return say.deadline({
    phase: phaseName(board, view.phase),
    deadline: timeFor(deadline, zone, zones),
    left: fromNow(deadline, now),
  });
}

/** Before a game begins nothing can be late or put off: who asks for time asks how long the phases will be. */
function beforeStart(context: MailContext): string {
  return `${phaseAnswer(context, true)} ${howPlayed(context)}`;
}

function lateAnswer(context: MailContext): string {
  const { view, now, zone, zones } = context;
  if (view.clock === null || view.phase === null || view.status !== 'active') return deadlineAnswer(context);
  const { deadline, graceEnd } = view.clock;
  return t().questions.inGame.late({
    isPast: now >= lateFrom(view.clock),
    missing: missingOf(context),
    deadline: timeFor(deadline, zone, zones),
    grace: graceEnd > now && graceEnd > deadline ? timeFor(graceEnd, zone, zones) : null,
  });
}

function orderedAnswer(context: MailContext): string {
  const { view, board, now } = context;
  const say = t().questions.inGame;
  if (view.clock === null || view.status !== 'active') return deadlineAnswer(context);
  const missing = view.role.kind === 'player' ? missingOf(context) : null;
  const open = view.seats.filter(({ late, progress }) => late || progress === 'none' || progress === 'some');
  const isTold = now >= lateFrom(view.clock) || view.seats.some(({ progress }) => progress !== null);
  if (isTold && open.length === 0) return say.nobodyLate;
  const powers = open.map(({ power }) => power);
  return say.ordered({ late: powers.length === 0 ? null : powersInWords(board, powers), missing });
}

function phaseAnswer(context: MailContext, isStart: boolean): string {
  const { view, board } = context;
  const say = t().questions.inGame;
  if (view.status === 'forming') return say.notBegun({ have: view.signedOn, need: view.seatsInAll });
  if (view.status === 'finished' || view.phase === null) return say.over({ outcome: overText(context) });
  const phase = phaseName(board, view.phase);
  return isStart ? say.begun({ phase }) : say.phase({ phase });
}

function filedAnswer(context: MailContext): string | null {
  const { view, board } = context;
  if (view.role.kind !== 'player' || view.phase === null) return null;
  const filed = view.role.own.flatMap(({ onFile }) => onFile.map(({ order }) => spellOrders(board, order)));
  const missing = missingOf(context);
  return t().questions.inGame.filed({ orders: filed.length === 0 ? null : filed.join(', '), missing });
}

function playerAnswer({ view, board }: MailContext, power: Power): string | null {
  const say = t().questions.inGame;
  const seat = view.seats.find((each) => each.power === power);
  if (seat === undefined) return null;
  const named = { power: powerName(board, power) };
  if (view.role.kind === 'player' && view.role.own.some((own) => own.power === power)) return say.you(named);
  if (seat.isBot) return say.bot(named);
  if (seat.player !== null) return say.player({ ...named, player: seat.player });
  return seat.isOpen || seat.status !== 'playing' ? say.nobody(named) : say.hidden(named);
}

function playersAnswer(context: MailContext): string | null {
  const { view, board } = context;
  if (view.status === 'forming') return phaseAnswer(context, true);
  const powers = view.seats.map(({ power }) => power);
  const all = inOrder(board, powers).flatMap((power) => playerAnswer(context, power) ?? []);
  return all.length === 0 ? null : all.join(' ');
}

function countsAnswer(context: MailContext): string | null {
  const { view, board } = context;
  const counts = view.seats.flatMap(({ power, centers }) => (centers === null ? [] : [{ power, centers }]));
  if (counts.length === 0 || view.position === null) return null;
  const all = counts
    .sort((a, b) => b.centers - a.centers)
    .map(({ power, centers }) => `${powerName(board, power)} ${centers}`);
  return t().questions.inGame.counts({ all });
}

function centersAnswer({ view, board }: MailContext, power: Power): string | null {
  const centers = view.position?.centers[power];
  if (centers === undefined || view.seats.find((each) => each.power === power)?.centers === null) return null;
  const places = centers.map((each) => placeInSentence(board, each));
  return t().questions.inGame.centers({ power: powerName(board, power), places });
}

function unitsAnswer({ view, board }: MailContext, own: readonly Power[]): string | null {
  if (own.length === 0 || view.position === null) return null;
  const units = own.flatMap((power) => view.position?.units[power] ?? []).map((unit) => unitInList(board, unit));
  return t().questions.inGame.units({ units });
}

function unitsOfAnswer({ view, board }: MailContext, power: Power): string | null {
  if (view.position === null || view.seats.find((each) => each.power === power)?.units == null) return null;
  const units = (view.position.units[power] ?? []).map((unit) => unitInList(board, unit));
  return t().questions.inGame.unitsOf({ power: powerName(board, power), units });
}

/** Null where the reader does not see the whole board. */
function ownerAnswer({ view, board }: MailContext, place: Province): string | null {
  const { position } = view;
  if (position === null || view.sight !== 'all') return null;
  const [power] = Object.entries(position.centers).find(([, held]) => held.includes(place)) ?? [];
  const [on, units] = Object.entries(position.units).find(([, all]) =>
    all.some((unit) => provinceOfUnit(unit) === place),
  ) ?? [null, []];
  const unit = units.find((each) => provinceOfUnit(each) === place);
  return t().questions.inGame.owner({
    place: placeInSentence(board, place),
    power: power === undefined ? null : powerName(board, power as Power),
    isCenter: board.variant.provinces.some(({ id, center }) => id === place && center === true),
    standing: unit === undefined ? null : { unit: typeOfUnit(unit) as UnitType, power: powerName(board, on as Power) },
  });
}

function buildsAnswer(context: MailContext): string | null {
  const { view, board } = context;
  if (view.phase === null) return null;
  const all = ownPowers(context);
  const said = all.flatMap(({ power, due, onFile }) => {
    if ((due.kind !== 'builds' && due.kind !== 'removals') || due.count === 0) return [];
    const taken = onFile.map(({ order }) => order.split(/[ /]/)[2]);
    const places = due.kind === 'builds' ? due.sites.filter((site) => !taken.includes(site)) : [];
    return t().questions.inGame.builds({
      power: all.length > 1 ? powerName(board, power) : null,
      due: due.kind === 'builds' ? due.count : -due.count,
      open: due.count - onFile.length,
      places: places.map((site) => placeInSentence(board, site)),
    });
  });
  return said.length === 0 ? null : said.join(' ');
}

/** The unit that stands there, else what is asked about, else what could. */
function kindAt(
  { view, board }: MailContext,
  place: Province,
  asked: UnitType | null,
): { readonly type: UnitType; readonly at: Place } {
  const standing = Object.values(view.position?.units ?? {})
    .flat()
    .find((unit) => provinceOfUnit(unit) === place);
  // `Can Serbia reach Bulgaria, and could my fleet help?`: no fleet stands there.
  const isOther = asked !== null && beside(board, view.phase, asked, place).length > 0;
  if (standing !== undefined && (!isOther || typeOfUnit(standing) === asked))
    return { type: typeOfUnit(standing) as UnitType, at: placeOfUnit(standing) };
  const type = asked ?? (board.armyGround[board.provinceNumber.get(place)!] === 1 ? 'A' : 'F');
  return { type, at: place };
}

/** Provinces beside a place, for a unit of the kind; of a province with coasts from any of them. */
function beside(board: Board, phase: PhaseCode | null, type: UnitType, at: Place): readonly Province[] {
  const borders = board.bordersIn(phase === null ? board.start.season : parsePhase(phase).season);
  const { reaches } = type === 'A' ? borders.army : borders.fleet;
  const from = board.locations.flatMap((place, l) =>
    place === at || (at === provinceOf(at) && provinceOf(place) === at) ? [l] : [],
  );
  return board.provinces
    .filter((_, p) => from.some((l) => reaches[l * board.provinces.length + p] === 1))
    .map(({ id }) => id);
}

function reachAnswer(context: MailContext, { places, unit, text }: Asked): string | null {
  const [from, ...to] = places;
  if (from === undefined) return null;
  if (to.length === 0) return reachedByAnswer(context, from, unit);
  const all = /\b(?:or|oder|ou)\b/i.test(text) ? to : to.slice(0, 1);
  return all.map((each) => wayAnswer(context, from, each, unit)).join(' ');
}

function wayAnswer(context: MailContext, from: Province, to: Province, unit: UnitType | null): string {
  const { board, view } = context;
  const { type, at } = kindAt(context, from, unit);
  const ways = beside(board, view.phase, type, at);
  const isCoast = (place: Province) => beside(board, view.phase, 'F', place).length > 0;
  const byConvoy =
    type === 'A' && board.armyGround[board.provinceNumber.get(to)!] === 1 && isCoast(from) && isCoast(to);
  return t().questions.inGame.reach({
    unit: type,
    from: placeInSentence(board, from),
    to: placeInSentence(board, to),
    how: ways.includes(to) ? 'yes' : byConvoy ? 'convoy' : 'no',
    ways: ways.map((each) => placeInSentence(board, each)),
  });
}

/** With which units the reader gets to a place; null: with none of that kind. */
function reachedByAnswer(context: MailContext, place: Province, asked: UnitType | null): string | null {
  const { board, view } = context;
  const own = ownPowers(context).flatMap(({ power }) => view.position?.units[power] ?? []);
  const mine = own.filter((unit) => asked === null || typeOfUnit(unit) === asked);
  if (mine.length === 0 || view.phase === null || parsePhase(view.phase).kind !== 'M') return null;
  const units = mine
    .filter((unit) => beside(board, view.phase, typeOfUnit(unit) as UnitType, placeOfUnit(unit)).includes(place))
    .map((unit) => unitInList(board, unit));
  return t().questions.inGame.reachedBy({ place: placeInSentence(board, place), units });
}

/** Where the reader's dislodged units may go; null: none has to. */
function retreatsAnswer({ view, board }: MailContext, own: readonly Power[]): string | null {
  const driven = own.flatMap((power) => view.position?.dislodged?.[power] ?? []);
  if (driven.length === 0) return null;
  const say = t().questions.inGame;
  return driven
    .map(({ unit, retreats }) =>
      say.retreats({ unit: unitInList(board, unit), ways: retreats.map((each) => placeInSentence(board, each)) }),
    )
    .join(' ');
}

function graceAnswer({ view, zone, zones }: MailContext): string | null {
  if (view.clock === null || view.clock.graceEnd <= view.clock.deadline) return null;
  const { deadline, graceEnd } = view.clock;
  return t().questions.inGame.grace({ span: formatSpan(graceEnd - deadline), until: timeFor(graceEnd, zone, zones) });
}

function influenceAnswer(context: MailContext): string | null {
  const { board, view } = context;
  const { position } = view;
  if (position === null) return null;
  const told = ownPowers(context).flatMap((own) => influenceInWords(board, position, own) ?? []);
  return told.length === 0 ? null : told.join(' ');
}

function waysAnswer(context: MailContext, place: Province, asked: UnitType | null): string {
  const { board, view } = context;
  const { type, at } = kindAt(context, place, asked);
  const ways = beside(board, view.phase, type, at).map((each) => placeInSentence(board, each));
  return t().questions.inGame.ways({ unit: type, from: placeInSentence(board, place), ways });
}
