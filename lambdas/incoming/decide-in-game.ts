/** One section of a mail in its game: who may, what it says, what comes of it, committed. */

import type { Board } from '../../engine/board/board.ts';
import { creationEvent, newGame, whyNotNamed } from '../../engine/decide/create.ts';
import { decideMail, type Entrance, type MailDecision } from '../../engine/decide/decide-mail.ts';
import type { MailRequest, ProvenActor } from '../../engine/game/decide/draft.ts';
import { sectionContext } from '../../engine/game/decide/section-context.ts';
import { type NearVariant, variantWritten } from '../../engine/game/decide/variant-written.ts';
import type { GameEvent, PersonId, ReportLine } from '../../engine/game/events.ts';
import { type Game, isPlayingMaster, nonPlayingGms, powersOf } from '../../engine/game/game.ts';
import { pendingOf } from '../../engine/game/orders/pending-sets.ts';
import type { CommandItem, Section, SectionRead, SignOn } from '../../engine/language/mail/mail-text.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { mayOrderInWords } from '../../engine/sections/changes/sentence-parts.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { isWritten } from '../../engine/sections/without-command.ts';
import { lazy } from '../../engine/text/lazy.ts';
import { SCRUBBED, type Secret } from '../../engine/text/secret.ts';
import { gameName, isGameName, type Power } from '../../engine/vocabulary.ts';
import { notePlayerAt } from '../account/asked-of-strangers.ts';
import { beginClubDigest } from '../account/club-digest.ts';
import { addressOf } from '../addresses.ts';
import { settleBefore } from '../games/advance-time.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { initialSettings } from '../games/initial-settings.ts';
import { logInternalErrors } from '../games/internal-errors.ts';
import { commitDecision, contextOf, loadGame } from '../games/load-game.ts';
import { isTokenOf } from '../games/people-of-game.ts';
import { withoutLinkSecrets } from '../games/sheet-links.ts';
import { RATE_LIMITS, takeFromLimit } from '../limits.ts';
import type { Received } from '../mail/received.ts';
import type { MailRoute } from '../mail/route.ts';
import { onlyAnswer } from '../outgoing/dispatches.ts';
import { answeredBy } from '../outgoing/press-answers.ts';
import { isUnseen, type PostedMails, type PreparedMails, publishCommits } from '../outgoing/publish-commits.ts';
import type { Services } from '../ports.ts';
import { whyBarred } from './admission.ts';
import { type Authority, actorByAddress, actorBySignOn, type KnownSender } from './authority.ts';
import { confirmedOnlyAlone, confirmsBeside, lineAnswered, type MayConfirm } from './confirming.ts';
import { entranceOf, noSuchGame } from './entrance.ts';
import { type InGame, nothingInGame, refusedInGame } from './in-game.ts';
import { applyMailPreferences } from './mail-preferences.ts';
import { checkQuota, countUsage, type MailUsage, tellsOthers, withoutTelling } from './mail-usage.ts';
import { phaseAnswered, writtenFor } from './orders/phase-meant.ts';
import { withoutQuotedOrders } from './orders/quoted-orders.ts';
import { powersOrdered, returningByOrders, substituteSaysYes } from './orders/returning-player.ts';
import { strayOrders } from './orders/unread-orders.ts';
import type { Checks } from './passwords.ts';
import { pressByAddress } from './press-by-address.ts';
import { boardToRead, powersByPlayer, resolveReferences, withPlayersAsPowers } from './resolve-references.ts';
import { answerDecline, askWhether, withYesRead } from './said-yes.ts';
import { holdSecrets } from './secrets-in-press.ts';
import { areAnswersOver } from './set-aside.ts';
import { askKnownPlayer } from './unproven.ts';

const MINUTE = 60_000;

export interface SectionInGame {
  readonly section: Section;
  readonly name: string;
  /** Number of the section in the mail, from 0. */
  readonly index: number;
  readonly isOnly: boolean;
  readonly remarks: readonly MessageOrText[];
  readonly route: MailRoute;
  readonly mayConfirm: MayConfirm;
  /** Words that stand behind CONFIRM anywhere in the mail. */
  readonly confirming: readonly string[];
  readonly checks: Checks;
  /** By the sections before it, and by this one. */
  readonly caused: MailUsage;
  /** What of it may be meant for the game at all; left out: everything. */
  readonly sift?: (read: SectionRead) => SectionRead;
  /** Its answer is part of one for several games; left out: it has a mail of its own. */
  readonly isTogether?: boolean;
  /** Its lines were written for all boards of the game's event; left out: for this game. */
  readonly isForEvent?: boolean;
  /** The phase that the page showed from which it was sent; left out: it was sent from no page. */
  readonly shown?: MailRequest['shown'];
}

/** What there is to decide, or why there is nothing. */
type Plan =
  | InGame
  | {
      readonly events: readonly GameEvent[];
      readonly elsewhere: readonly CommandItem[];
      readonly person: PersonId;
    };

/** Decides the section and commits it; sends and draws what follows from it. */
export async function decideInGame(
  services: Services,
  received: Received,
  sender: KnownSender,
  part: SectionInGame,
): Promise<InGame> {
  const { signOn } = part.section;
  if (signOn !== null && !isReachable(received.address)) {
    return refusedInGame(signOn, { code: 'entering/address-unreachable', address: received.address }, null);
  }
  const name = await nameMeant(services, part);
  if (isGameName(name)) await settleBefore(services, name, received);
  let result: InGame = nothingInGame('nothing');
  let written: PreparedMails | null = null;
  const decideIt = async (game: Game | null) => {
    const plan =
      signOn?.kind === 'create'
        ? await planCreation(services, received, sender, { ...part, name }, signOn, game)
        : await planMail(services, received, sender, { ...part, name }, game);
    if ('outcome' in plan) {
      result = plan;
      return [];
    }
    const { elsewhere, person } = plan;
    const key = mailKey(services, received, { ...part, name }, person);
    const isAlone = plan.events.some((event) => event.type === 'mail-answered' && event.mail.isQuiet !== true);
    const report = part.isTogether === true && !isAlone ? await reportOf(services, name, key, plan.events) : [];
    result = { outcome: plan.events.length === 0 ? 'repeated' : 'decided', report, elsewhere, person, key };
    return plan.events;
  };
  const { commit } = await commitDecision(services, name, decideIt, async (before, after, each) => {
    // A command for elsewhere may change how its writer's mails are written.
    const mails = result.elsewhere.length > 0 ? null : await onlyAnswer(services, before, after, each);
    written = mails === null ? null : { n: each.n, mails };
    return { mails: mails ?? [], isAll: mails !== null && isUnseen(services, before, after, each) };
  });
  if (commit !== null) {
    const { id: delivery } = received.delivery;
    services.log('commit', { delivery, game: name, n: commit.n, what: commit.events[0]?.type ?? null });
  }
  if (result.outcome !== 'decided' && result.outcome !== 'repeated') return result;
  const { person } = result;
  await applyMailPreferences(services, received, { person, checks: part.checks }, result.elsewhere);
  const count: PostedMails = async (each, mails) => {
    if (person === null || each.n !== commit?.n) return;
    await countUsage(services, { person, isProven: received.isProven }, part.caused, each, mails);
  };
  await publishCommits(services, gameName(name), count, commit === null ? null : written);
  if (signOn?.kind === 'create' && commit !== null && person !== null) await beginClubDigest(services, person);
  if (commit?.events.some(({ type }) => type === 'player-joined' || type === 'seat-taken') === true)
    await hintAtDoubles(services, name, person, signOn, part.checks);
  return result;
}

async function hintAtDoubles(
  services: Services,
  name: string,
  id: PersonId | null,
  signOn: SignOn | null,
  { verify }: Checks,
): Promise<void> {
  const game = await loadGame(services, name);
  const person = id === null ? null : await services.directory.person(id);
  if (game === null || person === null || nonPlayingGms(game).length === 0) return;
  const { hintAtDouble } = await import('../account/report-message.ts');
  await hintAtDouble(services, game, person, signOn?.password ?? null, verify);
}

/** What was answered; of a mail that comes again, what it was answered then. */
async function reportOf(
  services: Services,
  name: string,
  key: string,
  events: readonly GameEvent[],
): Promise<readonly ReportLine[]> {
  const isIt = (event: GameEvent) => event.type === 'mail-answered' && event.mail.key === key;
  const before = events.length > 0 ? [] : await services.games.commitsAfter(gameName(name), 0);
  const answer = [...before.flatMap((commit) => commit.events), ...events].find(isIt);
  return answer?.type === 'mail-answered' ? answer.sealed.value.report : [];
}

/** Mail services take no other letters before the @ (RFC 6531 is not spoken everywhere): nothing we write would arrive. */
function isReachable(address: string): boolean {
  return /^[\x21-\x7e]+$/.test(address);
}

/** `SIGNON marne` reads as the master of `arne`: when there is no such game, but one of the whole word, that is meant. */
export async function nameMeant(
  services: Services,
  { name, section: { signOn } }: Pick<SectionInGame, 'name' | 'section'>,
): Promise<string> {
  const otherwise = signOn?.otherwise ?? null;
  if (otherwise === null || (await loadGame(services, name)) !== null) return name;
  return (await loadGame(services, otherwise)) === null ? name : otherwise;
}

/** Clocks of mail servers differ by no more. */
const CLOCKS_DIFFER = 5 * MINUTE;

/**
 * Why a signed mail, which anybody may have sent on, says nothing in the game as it stands: it was written before the current
 * phase began. Null: nothing speaks against it.
 */
function whyStale({ written }: Received, { current, position }: Game): Message | null {
  if (written === null || current === null || position === null) return null;
  return written < current.clock.began - CLOCKS_DIFFER
    ? { code: 'entering/written-before', phase: position.phase }
    : null;
}

async function planMail(
  services: Services,
  received: Received,
  proven: KnownSender,
  part: SectionInGame,
  game: Game | null,
): Promise<Plan> {
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null) return noSuchGame(services, proven, part.name, part.section.signOn);
  const doubt = whyStale(received, game);
  const sender: KnownSender = doubt === null ? proven : { ...proven, person: null };
  const plan = await planInGame(services, received, sender, part, game, board);
  return doubt !== null && 'outcome' in plan && plan.outcome === 'unproven' ? { ...plan, doubt } : plan;
}

async function planInGame(
  services: Services,
  received: Received,
  sender: KnownSender,
  given: SectionInGame,
  game: Game,
  board: Board,
): Promise<Plan> {
  // The same mail again finds its writer inside already: there is no entering a second time.
  const isRepeat = sender.person !== null && game.answered.includes(mailKey(services, received, given, sender.person));
  const no = await answerDecline(services, game, given.section, sender);
  if (no !== null) return { ...nothingInGame('nothing'), report: [no] };
  const part = { ...given, section: await withYesRead(services, game, board, given.section, sender) };
  const { signOn } = part.section;
  const entering = isRepeat
    ? null
    : ((await entranceOf(services, game, board, signOn, sender)) ??
      returningByOrders(game, board, part.section, sender) ??
      substituteSaysYes(game, part.section, sender));
  if (entering !== null && 'outcome' in entering) return entering;
  if (entering !== null) {
    const cause = { person: entering.actor.person, isProven: received.isProven };
    const why = await checkQuota(services, cause, part.caused);
    if (why !== null) return refusedInGame(signOn ?? { line: null, text: 'your mail' }, why, null);
    if (received.isProven) await notePlayerAt(services, received.address);
  }
  const authority: Authority =
    entering !== null
      ? { actor: entering.actor }
      : isRepeat || signOn === null || signOn.game !== part.name
        ? actorByAddress(game, board, sender, () => powersOrdered(game, board, part.section, sender.person))
        : await actorBySignOn(services, game, board, signOn, sender);
  if ('refused' in authority) {
    if (isRepeat) return nothingInGame('repeated');
    if (authority.refused === 'unproven') {
      const { askOf } = authority;
      const asked =
        askOf === undefined ? null : await askKnownPlayer(services, received, game, board, askOf, 'password');
      // Elsewhere nobody learns from what we answer that it was the right one.
      return nothingInGame(asked === received.address ? 'asked' : 'unproven');
    }
    const whether = await askWhether(services, game, board, part.section, sender);
    if (whether !== null) return { ...nothingInGame('nothing'), report: whether };
    const spot = signOn ?? { line: null, text: '' };
    const { message, suggestion, askOf = null } = authority;
    const by = message.code === 'entering/too-many-passwords' ? 'password' : 'address';
    const isAsked = askOf !== null && (await askKnownPlayer(services, received, game, board, askOf, by)) !== null;
    const isOffered = message.code === 'entering/not-signed-on' || message.code === 'entering/no-part-but-open';
    const barred = isOffered && sender.person !== null ? await whyBarred(services, game, sender.person, sender) : null;
    if (barred !== null) return refusedInGame(spot, barred, null);
    const isOthers = message.code === 'entering/not-player-here';
    return refusedInGame(spot, isOthers ? { ...message, isAsked } : message, suggestion);
  }
  const { route } = part;
  if (route.kind === 'press' && route.game !== game.name) {
    return refusedInGame(
      signOn ?? { line: null, text: 'your mail' },
      { code: 'entering/message-to-another-game', address: route.game, game: game.name },
      null,
    );
  }
  if (
    route.kind === 'reply' &&
    route.game === game.name &&
    !isTokenOf(services, game, route.token, authority.actor.person)
  ) {
    return refusedInGame(
      { line: null, text: 'your mail' },
      { code: 'entering/address-of-another', game: game.name, address: addressOf(services.house, game.name) },
      null,
    );
  }
  const rest = entering?.section === undefined ? part : { ...part, section: entering.section };
  return decide(services, received, rest, game, board, authority.actor, entering?.entrance ?? null);
}

/** For whom a GM who does not play is asked to approve an absence. */
function absencesToAnswer(game: Game, { role, person }: ProvenActor): readonly Power[] {
  if (role !== 'master' || isPlayingMaster(game, person)) return [];
  return (game.absencesAsked ?? []).flatMap((asked) => powersOf(game, asked.person).slice(0, 1));
}

async function decide(
  services: Services,
  received: Received,
  part: SectionInGame,
  game: Game,
  board: Board,
  actor: ProvenActor,
  entrance: Entrance | null,
): Promise<Exclude<Plan, { outcome: 'refused' }>> {
  const { route, isOnly } = part;
  const section = withoutSheetLinks(part.section);
  const reading = boardToRead(services, game, board, section);
  const answers = phaseAnswered(services.house.domain, game, received.mail);
  const full = {
    ...sectionContext(game, reading, actor),
    ...(answers === undefined ? {} : { answers }),
    ...(await powersByPlayer(services, game, actor, section)),
  };
  const { words, ...wordless } = full;
  const yes = lineAnswered(
    words ?? [],
    pendingOf(game, actor.person).sets,
    absencesToAnswer(game, actor),
    received.mail,
  );
  const asked = yes === null ? full : { ...full, yes };
  const context = words === undefined || part.mayConfirm(words) ? asked : wordless;
  const mine = game.confirmations.flatMap(({ person, word }) => (person === actor.person ? [word] : []));
  const readWords = lazy(() => readSection(section, asked));
  const beside = confirmsBeside(readWords, words ?? [], received.mail, part.mayConfirm);
  const elsewhere = part.confirming.filter((word) => mine.includes(word) && !part.mayConfirm([]));
  const written: SectionRead =
    route.kind === 'press'
      ? pressByAddress(section, context, {
          ...route,
          answered: await answeredBy(services, game, actor, route),
          isFromBox: part.shown !== undefined,
        })
      : await withoutQuotedOrders(
          services,
          game,
          actor,
          received.mail,
          confirmedOnlyAlone(context === asked ? readWords() : readSection(section, context), () =>
            part.mayConfirm(words ?? []),
          ),
        );
  const safe = await holdSecrets(services, part.checks, game, actor.person, written);
  const sifted = part.sift?.(safe) ?? safe;
  const whole = section.signOn?.resign === true ? resigning(sifted, section.signOn) : sifted;
  // Nobody else learns of orders alone: we ask nothing of the store for them.
  const cause = { person: actor.person, isProven: received.isProven };
  const why = tellsOthers(whole) ? await checkQuota(services, cause, part.caused) : null;
  const told = why === null ? whole : withoutTelling(whole, why);
  const read = received.limit === 'orders' ? ordersIn(whole) : told;
  const isTalk =
    !acts(read) &&
    entrance === null &&
    !(received.limit === 'acts' && section.lines.some((line) => isWritten(line) && mayOrderInWords(line.text, board)));
  if (received.limit !== null && isTalk) return nothingInGame('nothing');
  const isEmpty = read.items.length === 0 && read.press.length === 0;
  if (isEmpty && !isOnly && section.signOn === null) return nothingInGame('nothing');
  const { mail, delivery } = received;
  const subject = scrubSubject(mail.subject).slice(0, 200);
  const onFile = game.seats.flatMap((seat) => (actor.powers.includes(seat.power) ? seat.onFile : []));
  const stray = route.kind === 'press' ? [] : strayOrders({ section, context: wordless, read, subject, onFile });
  const said = [...part.remarks, ...stray];
  const remarks: readonly MessageOrText[] =
    isEmpty && entrance === null && said.length === 0 ? [{ code: 'entering/nothing-found' }] : said;
  const hashes = await hashesOf(part.checks, read);
  const answered = {
    key: mailKey(services, received, part, actor.person),
    messageId: mail.messageId,
    subject,
    received: delivery.received,
    ...(received.device === undefined ? {} : { device: received.device }),
    // Orders are never filed without an answer that shows them.
    ...((part.isTogether === true && !read.items.some(({ kind }) => kind === 'order')) ||
    (await areAnswersOver(services, received, actor.person))
      ? { isQuiet: true as const }
      : {}),
  };
  const request: MailRequest = {
    actor,
    mail: answered,
    read: await withPlayersAsPowers(services, game, read, actor),
    remarks,
    hashOf: (password: Secret) => hashes.get(password)!,
    confirmsBeside: [...beside, ...elsewhere],
    sentBefore: part.caused,
    ...(part.isForEvent === true ? { isForEvent: true } : {}),
    ...(part.shown !== undefined
      ? { shown: part.shown }
      : presentUnless(await writtenFor(services, game, board, received, read))),
    boardOf: services.board,
    nearVariant: services.nearVariant,
    ...(await resolveReferences(services, game, read, actor, reading)),
  };
  const decision: MailDecision = decideMail(game, request, entrance, contextOf(services, board));
  logInternalErrors(services, delivery, [...(read.faults ?? []), ...(decision.faults ?? [])]);
  return { ...decision, person: actor.person };
}

function presentUnless(other: MailRequest['writtenFor']): Pick<MailRequest, 'writtenFor'> {
  return other === undefined ? {} : { writtenFor: other };
}

function ordersIn(read: SectionRead): SectionRead {
  return { ...read, items: read.items.filter(({ kind }) => kind === 'order'), press: [] };
}

/** Who passes a mail on, in a message or an announcement, does not hand over a seat with it. */
function withoutSheetLinks(section: Section): Section {
  return { ...section, lines: section.lines.map((line) => ({ ...line, text: withoutLinkSecrets(line.text) })) };
}

/** Is there anything in it but words? */
function acts({ items, press }: SectionRead): boolean {
  return press.length > 0 || items.some((item) => item.kind !== 'error' || item.isProse !== true);
}

/** Under which a game remembers that it has answered this section of this mail. */
function mailKey(
  { digest }: Services,
  { identity }: Received,
  { name, index }: Pick<SectionInGame, 'name' | 'index'>,
  person: PersonId,
): string {
  return digest([identity, name, person, String(index)].join('\n')).slice(0, 16);
}

/** Hashes of the passwords that commands of the section set. */
async function hashesOf(checks: Checks, { items }: SectionRead): Promise<ReadonlyMap<Secret, string>> {
  const hashes = new Map<Secret, string>();
  for (const item of items) {
    if (item.kind !== 'command' || (item.command !== 'SET PASSWORD' && item.command !== 'REVIVE')) continue;
    const { password } = item.args;
    if (password !== null) hashes.set(password, await checks.hash(password));
  }
  return hashes;
}

/** `RESIGN f@marne password`: the sign-on is itself the command. */
function resigning(read: SectionRead, { line, text }: SignOn): SectionRead {
  const resign: CommandItem = {
    kind: 'command',
    line,
    lastLine: line,
    text,
    as: null,
    phase: null,
    command: 'RESIGN',
    args: {},
  };
  return { ...read, items: [...read.items, resign] };
}

/** The same line with a name that no game has. */
async function sameWithFreeName(
  { index }: Services,
  taken: string,
  { variant, options, plays }: SignOn,
): Promise<string> {
  let n = 2;
  while ((await index.entry(gameName(`${taken.slice(0, LONGEST_BEFORE_NUMBER)}${n}`))) !== null) n += 1;
  const name = `${taken.slice(0, LONGEST_BEFORE_NUMBER)}${n}`;
  const rest = variant === null ? [] : ['password', variant, ...options];
  return [`CREATE ?${name}`, ...rest, ...(plays === true ? ['play'] : [])].join(' ');
}

/** Of the name of a game, which has 24 letters at most. */
const LONGEST_BEFORE_NUMBER = 20;

/** `CREATE ?marne password octarine gunboat`, as our table of commands prints it: the word `password` stands for none. */
function withoutSample(services: Services, signOn: SignOn, person: PersonId): SignOn {
  const { password, variant, options } = signOn;
  if (password === null || !/\spassword\s+\*/i.test(signOn.text)) return signOn;
  const word = password.folded();
  const rest = variant === null ? options : [variant, ...options];
  const board = services.board('standard')!;
  const asOption = { options: [word, ...rest], variant: null };
  const isSample =
    services.board(word.toLowerCase()) !== null ||
    !('problem' in creationEvent(asOption, board, person, contextOf(services, board)));
  if (!isSample) return signOn;
  return {
    ...signOn,
    text: signOn.text.replace(SCRUBBED, word),
    password: null,
    isPlaceholder: true,
    variant: word,
    options: rest,
  };
}

async function planCreation(
  services: Services,
  received: Received,
  sender: KnownSender,
  part: SectionInGame,
  asWritten: SignOn,
  game: Game | null,
): Promise<Plan> {
  const { person, address } = sender;
  if (person === null) return nothingInGame('unproven');
  const { name } = part;
  const signOn = withoutSample(services, asWritten, person);
  if (game !== null) {
    const board = boardOfGame(services, game)!;
    const actor: ProvenActor = { person, role: signOn.plays === true ? 'applicant' : 'master', powers: [] };
    // The same mail again finds the game that it has made.
    if (game.masters.includes(person)) {
      const plan = await decide(services, received, part, game, board, actor, null);
      if ('events' in plan && plan.events.length === 0) return plan;
    }
    return refusedInGame(
      signOn,
      { code: 'entering/name-taken', game: name },
      await sameWithFreeName(services, name, signOn),
    );
  }
  if ((await services.club.get('event', name))?.value != null)
    return refusedInGame(signOn, { code: 'events/name-taken', name }, await sameWithFreeName(services, name, signOn));
  const problem = whyNotNamed(name);
  if (problem !== null) return refusedInGame(signOn, problem, null);
  const writer = await services.directory.person(person);
  const saved =
    writer === null || signOn.settingsOf === undefined
      ? null
      : await initialSettings(services, writer, signOn.settingsOf);
  if (saved !== null && 'problem' in saved) return refusedInGame(signOn, saved.problem, null);
  const named = signOn.variant === null ? [] : [signOn.variant, ...signOn.options];
  const written = variantWritten(named, services.board);
  const rest = written?.rest ?? signOn.options;
  // `CREATE aisne WITH club octarine`
  const behind = saved === null ? undefined : rest.find((each) => services.board(each.toLowerCase()) !== null);
  const variant = written?.board.variant.id ?? signOn.variant ?? behind?.toLowerCase() ?? saved?.variant ?? null;
  const asPassword = signOn.password === null ? null : services.board(signOn.password.folded().toLowerCase());
  // What stands where the variant would may be an option.
  if (asPassword !== null && written === null) {
    const { id } = asPassword.variant;
    const others = [...(signOn.variant === null ? [] : [signOn.variant]), ...rest];
    return refusedInGame(
      signOn,
      { code: 'deciding/variant-as-password', variant: id },
      [`CREATE ?${name} PASSWORD ${id}`, ...others, ...(signOn.plays === true ? ['play'] : [])].join(' '),
    );
  }
  const asVariant = variant === null ? null : services.board(variant);
  const board = asVariant ?? services.board('standard')!;
  const options = variant !== null && asVariant === null ? [variant, ...rest] : rest.filter((each) => each !== behind);
  const context = contextOf(services, board);
  const own = { name: gameName(name), zone: writer?.zone ?? null };
  // Of another map only what every game has would hold.
  const isOther = saved !== null && services.board(saved.variant) !== board;
  if (isOther) return refusedInGame(signOn, { code: 'deciding/template-of-other', variant: saved.variant }, null);
  const like = saved === null ? own : { ...own, settings: saved.settings };
  const made = creationEvent({ variant, options, isPlain: signOn.isPlain ?? false }, board, person, context, like);
  if ('problem' in made) {
    const variants = services.variants().map(({ variant }) => variant.id);
    const near = services.nearVariant(named.flatMap((each) => each.split(' ')));
    const isNearer = near !== null && (asVariant === null || near.rest.length < rest.length);
    const line = isNearer ? lineWith(signOn, near) : null;
    return refusedInGame(signOn, { code: 'deciding/not-created', why: made.problem, variants }, line);
  }
  if (!(await takeFromLimit(services, 'games-created', address))) {
    return refusedInGame(signOn, { code: 'entering/games-a-day', most: RATE_LIMITS['games-created'].most }, null);
  }
  const passwordHash = signOn.password === null ? null : await sender.checks.hash(signOn.password);
  const plays = signOn.plays === true;
  const actor: ProvenActor = { person, role: plays ? 'applicant' : 'master', powers: [] };
  const entrance: Entrance = {
    kind: 'create',
    spot: signOn,
    passwordHash,
    plays,
    isPlaceholder: signOn.isPlaceholder === true,
  };
  const plan = await decide(
    services,
    received,
    part,
    newGame(gameName(name), made.event, context),
    board,
    actor,
    entrance,
  );
  if (!('events' in plan)) return plan;
  const refused = importRefused(plan.events);
  if (refused.length > 0) return { ...nothingInGame('refused'), report: refused };
  return { ...plan, events: [made.event, ...plan.events] };
}

/** The same line with a variant that there is. */
function lineWith({ game, options, plays }: SignOn, { id, rest }: NearVariant): string {
  if (options[0] === 'practice') return ['PRACTICE', id, ...options.slice(2)].join(' ');
  return [`CREATE ?${game} PASSWORD`, id, ...rest, ...(plays === true ? ['play'] : [])].join(' ');
}

/** A game that was to be brought along is not created without what it was to go on from. */
function importRefused(events: readonly GameEvent[]): readonly ReportLine[] {
  const answered = events.find((event) => event.type === 'mail-answered');
  const report = answered?.type === 'mail-answered' ? answered.sealed.value.report : [];
  const refused = report.filter(({ outcome }) => outcome === 'refused');
  return refused.some(({ text }) => /^import\b/i.test(text)) ? refused : [];
}
