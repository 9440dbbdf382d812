/** A GM's games on one page: those that need the GM first, with buttons that send the very lines of a mail. */
import type { SeatView } from '../../engine/view/view.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import type { FormattedLine } from '../locales/speaker.ts';
import { capitalize } from '../locales/text/counts.ts';
import { morningWords } from '../locales/text/words-apart.ts';
import { remediesTogether, whenDue } from '../mail/kinds/account/digest.ts';
import { seatNotes } from '../mail/kinds/account/my-games.ts';
import { frontOf, type GameTrouble, remediesFor, troubleInWords, troublesOf } from '../mail/kinds/account/troubles.ts';
import type { MailContext } from '../mail/mail.ts';
import { mailtoLink } from '../mail/parts/answer.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from '../pages/frame.ts';
import { gamePath } from '../pages/game-parts.ts';
import type { SheetAssets } from './sheet-data.ts';

export interface MorningForm {
  readonly path: string;
  readonly csrf: string;
  readonly newId: () => string;
  /** The phase that each game is in: what is sent from the page is for it alone. */
  readonly shown: ReadonlyMap<string, string>;
  /** What is shown, in short: another word where something of it has changed; the page asks for it as often as `assets` says. */
  readonly news: string;
  readonly assets: Pick<SheetAssets, 'morning' | 'refreshMs'>;
  /** The judge's address, for what a page may not send. */
  readonly judge: string;
}

export interface MorningAnswer {
  readonly refused: string | null;
  readonly report: readonly FormattedLine[];
  readonly mailedTo: string | null;
}

export function morningPage(
  games: readonly MailContext[],
  form: MorningForm,
  answer: MorningAnswer | null,
): PageContent {
  const say = morningWords();
  const mail = t().mail.morning;
  const troubled = games.filter((context) => troublesOf(context).length > 0);
  const run = games.filter(({ view }) => view.role.kind === 'master');
  const lead =
    games.length === 0
      ? say.none
      : troubled.length === 0
        ? mail.quiet(games.length)
        : mail.lead(troubled.length, games.length);
  return {
    title: say.title,
    main: html`<section class="morning" data-path="${form.path}" data-news="${form.news}" data-refresh="${form.assets.refreshMs ?? 60_000}"><h1>${say.title}</h1>
<p class="lead">${lead}</p>
<p class="notice" id="news" role="status" hidden>${say.news} <a href="${form.path}">${say.showNews}</a></p>
<script type="module" src="${form.assets.morning}"></script>
${answer !== null && answerPart(answer, form)}
${togetherPart(
  troubled.filter(({ view }) => view.role.kind === 'master'),
  form,
)}
${games.map((context) => gamePart(context, form))}
${run.length > 1 && severalPart(run, form)}
<form method="post" action="${form.path}leave" class="leave"><button class="quiet">${say.leave}</button></form></section>`,
  };
}

/** Nobody has said yet that this device is theirs. */
export function unconfirmedMorning(path: string): PageContent {
  const { title, unconfirmed } = morningWords();
  const { heading, reload } = t().sheet.unconfirmed;
  return {
    title,
    main: html`<section class="message"><h1>${heading}</h1><p role="status">${unconfirmed}</p><p><a class="button" href="${path}">${reload}</a></p></section>`,
  };
}

/** What every form carries. */
function hidden({ csrf, newId, shown }: MorningForm, games: readonly string[]): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}"><input type="hidden" name="id" value="${newId()}">${games.map((game) => html`<input type="hidden" name="shown" value="${game} ${shown.get(game) ?? ''}">`)}`;
}

/** A button that sends these lines, and shows them. `games`: or an event, whose boards are among those shown. */
function lineButton(form: MorningForm, games: readonly string[], remedy: string, label: string): Html {
  const named = games.every((game) => form.shown.has(game)) ? games : [...form.shown.keys()];
  const lines = remedy.split('\n').map((line) => `${games.join(', ')}: ${line}`);
  if (/^UNMUTE/.test(remedy))
    return html`<a class="button quiet" href="${mailtoLink(form.judge, lines[0]!, lines)}">${label}</a>`;
  return html`<form method="post" action="${form.path}act">${hidden(form, named)}<button class="quiet" name="line" value="${lines.join('\n')}" title="${lines.join(' / ')}">${label}</button></form>`;
}

function labelOf(context: MailContext, remedy: string): string {
  const { buttons } = morningWords();
  const { actions } = t().sheet.desk;
  const [first = '', second = ''] = remedy.split(/\s/);
  switch (first) {
    case 'REMIND':
      return actions.remind;
    case 'EXTEND':
      return buttons.extend(second);
    case 'PROCESS':
      return actions.process;
    case 'SET':
      if (second === 'DEADLINE') return buttons.extend('24h');
      return buttons.bot(powerNamed(context, remedy));
    case 'APPROVE':
      return buttons.allow;
    case 'REFUSE':
      return buttons.refuse;
    case 'FORCE':
      return buttons.begin;
    default:
      return buttons.unmute;
  }
}

function powerNamed({ view, board }: MailContext, remedy: string): string {
  const seat = view.seats.find(({ power }) => remedy.includes(` ${power} `));
  return seat === undefined ? '' : powerName(board, seat.power);
}

/** What helps several games at one tap. */
function togetherPart(games: readonly MailContext[], form: MorningForm): Html | false {
  const shared = [...remediesTogether(games)].filter(([line, names]) => names.length > 1 && !line.startsWith('UNMUTE'));
  const [any] = games;
  if (any === undefined || shared.length === 0) return false;
  return html`<div class="taps"><h2>${morningWords().together}</h2><ul>${shared.map(
    ([remedy, names]) =>
      html`<li>${lineButton(form, names, remedy, labelOf(any, remedy))} <code>${names.join(', ')}: ${remedy}</code></li>`,
  )}</ul></div>`;
}

function gamePart(context: MailContext, form: MorningForm): Html {
  const say = morningWords();
  const { view } = context;
  const isAside = view.role.kind === 'master';
  const troubles = troublesOf(context);
  const name = isAside
    ? html`<label><input type="checkbox" name="game" value="${view.name}" form="several"> ${view.name}</label>`
    : html`${view.name}`;
  return html`<article class="stand${troubles.length > 0 && ' act'}"><header><h2>${name}</h2><p>${whenDue(context)}</p></header>
${troubles.length > 0 && html`<ul class="troubles">${troubles.map((trouble) => troublePart(context, trouble, form))}</ul>`}
${playersPart(context)}
<p class="ways">${isAside ? html`<a href="${form.path}to/${view.name}">${t().mail.orderSheet.openDesk}</a> ` : html`<span>${say.plays}</span> `}<a href="${gamePath(view.name)}">${t().sheet.links.game}</a></p></article>`;
}

function troublePart(context: MailContext, trouble: GameTrouble, form: MorningForm): Html {
  const remedies = context.view.role.kind === 'master' ? remediesFor(context, trouble) : [];
  return html`<li><span>${capitalize(troubleInWords(context, trouble))}</span>${
    remedies.length > 0 &&
    html` <span class="buttons">${remedies.map((remedy) => lineButton(form, [frontOf(context, remedy)], remedy, labelOf(context, remedy)))}</span>`
  }</li>`;
}

/** Who has ordered, waits, is away, and where they read mail. */
function playersPart(context: MailContext): Html | false {
  const { view, board, addresses = {} } = context;
  if (view.seats.every(({ progress }) => progress === null)) return false;
  const told = t().mail.myGames.table;
  const row = (seat: SeatView) => {
    const address = addresses[seat.power];
    return html`<tr><th scope="row">${powerName(board, seat.power)}</th><td>${seat.player ?? told.nobody}</td><td>${told.progress[seat.progress ?? 'nothing']}</td><td>${seatNotes({ ...context, addresses: {} }, seat)}</td><td>${address !== undefined && html`<a href="mailto:${address}">${address}</a>`}</td></tr>`;
  };
  const seats = view.seats.filter(({ status }) => status !== 'dummy');
  const ready = seats.filter(({ progress }) => progress === 'complete' || progress === 'nothing').length;
  return html`<details><summary>${morningWords().players(ready, seats.length)}</summary><table class="cards"><thead><tr><th scope="col">${told.power}</th><th scope="col">${told.player}</th><th scope="col">${told.orders}</th><th scope="col"></th><th scope="col">${morningWords().address}</th></tr></thead><tbody>${seats.map(row)}</tbody></table></details>`;
}

/** Nothing is sent by the Enter key: each button says what it does. */
function severalPart(games: readonly MailContext[], form: MorningForm): Html {
  const say = morningWords();
  const { actions } = t().sheet.desk;
  const button = (line: string, label: string) =>
    html`<button class="quiet" name="line" value="* ${line}">${label}</button>`;
  return html`<form id="several" class="several" method="post" action="${form.path}act"><h2>${say.several}</h2><p>${say.severalHow}</p>${hidden(
    form,
    games.map(({ view }) => view.name),
  )}
<p class="buttons">${button('EXTEND 24h', say.buttons.extend('24h'))}${button('EXTEND 48h', say.buttons.extend('48h'))}${button('REMIND', actions.remind)}${button('PROCESS', actions.process)}${button('PAUSE', actions.pause)}${button('RESUME', actions.resume)}</p>
<p><label for="text">${say.text}</label> <textarea id="text" name="text" rows="3" spellcheck="false"></textarea></p>
<p class="buttons">${button('ANNOUNCE', actions.announce)}${button('', say.send)}</p></form>`;
}

/** What could not be used stands first, then what is asked about. */
function answerPart({ refused, report, mailedTo }: MorningAnswer, form: MorningForm): Html {
  const { answer: told } = t().sheet;
  if (refused !== null) return html`<p class="notice fault" role="alert">${refused}</p>`;
  const of = (outcome: FormattedLine['outcome']) => report.filter((line) => line.outcome === outcome);
  const faults = of('refused');
  const asked = of('confirm');
  const shown = (line: FormattedLine) => html`${line.text !== '' && html`<code>${line.text}</code> `}${line.message}`;
  const confirm = (suggestion: string) => {
    const [, game = '', line = ''] = /^((?:IN )?[a-z0-9]+): (.*)$/.exec(suggestion) ?? [];
    return html` ${told.notYet} ${lineButton(form, [game], line, told.doIt)} <code>${suggestion}</code>`;
  };
  return html`<div class="notice${faults.length > 0 && ' fault'}" role="status">${
    faults.length > 0 &&
    html`<p><strong>${told.partly(faults.length)}</strong></p><ul>${faults.map((line) => html`<li>${shown(line)}</li>`)}</ul>`
  }${asked.map((line, n) => html`<div>${shown(line)}${line.suggestion !== undefined && line.suggestion !== asked[n + 1]?.suggestion && confirm(line.suggestion)}</div>`)}<ul>${[...of('done'), ...of('note')].map((line) => html`<li>${shown(line)}</li>`)}</ul>${mailedTo !== null && html`<p class="quiet-words">${told.mailed(mailedTo)}</p>`}</div>`;
}
