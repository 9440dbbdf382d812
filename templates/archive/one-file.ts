/**
 * A whole game as one HTML file that needs nothing else: every phase with its map, orders and explanations, press, centre
 * chart and results. It can be read without scripts, one phase below the other; a script shows one at a time.
 */

import { saidAfter, saidBefore } from '../../engine/archive/archive-message.ts';
import { fullPosition } from '../../engine/archive/boards.ts';
import type { ArchiveDocument, ArchivedPhase, ArchivedPress, ToldPhase } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import { countCentersByYear } from '../../engine/scoring/centers.ts';
import { finishedGame } from '../../engine/scoring/finished-game.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import { drawMap } from '../map/draw.ts';
import type { Geography } from '../map/geometry/geography.ts';
import { mapViewOf } from '../map/map-view.ts';
import { holdersAfter } from '../map/owners.ts';
import { LIGHT, powerStyles, type ThemeName } from '../map/theme.ts';
import { type Html, html } from '../markup/html.ts';
import { diaryList, pressSaid, resultsTable } from '../pages/archive-parts.ts';
import { centerChart, centerTable } from '../pages/center-chart.ts';
import { gameTitle, ordersList, type PowerColorMap, phaseHeading } from '../pages/game-parts.ts';
import { dayOf } from '../pages/times.ts';
import { boardAddress, ordersGiven } from '../study/study-link.ts';
import type { Annotation } from './annotations.ts';
import { contradictionList } from './contradictions.ts';

export interface OneFileOptions {
  readonly board: Board;
  /** The drawn map; null when the variant has none. */
  readonly geography: Geography | null;
  /** `@font-face` rules, with the fonts in them. */
  readonly fonts: string;
  /** The style sheet of the pages. */
  readonly style: string;
  /** Notes that others have made on the game. */
  readonly notes?: readonly Annotation[];
}

/** The file in pieces, in order: a long game is many megabytes. */
export function* oneFile(document: ArchiveDocument, ways: OneFileOptions): Generator<string, void, void> {
  const { board, geography, fonts, style, notes = [] } = ways;
  const colours: PowerColorMap =
    geography === null
      ? new Map()
      : powerStyles(
          geography,
          board.variant.powers.map(({ name }) => name),
          LIGHT,
        );
  const maps = mapsOf(document, ways);
  const title = gameTitle(document.name);
  const told = t().pages.oneFile;
  const rows = countCentersByYear(board.variant.calendar, document.phases);
  const years = html`${centerChart(board, rows, colours)}${centerTable(board, rows)}`;
  yield `<!doctype html>
<html lang="${t().code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:">
${html`<title>${title} · Chancery</title>`.html}
${headOf(document, title, told.about(board.variant.name, document.phases.length)).html}
<style>${style}
${STYLE}
${fonts}</style>
</head>
<body>
<main id="main"><article class="game">
`;
  yield html`<header class="title"><h1>${title}</h1><p>${told.about(board.variant.name, document.phases.length)}</p></header>
${resultsTable(finishedGame(document, board.variant), board, colours)}
${aboutGame(document)}${contradictionList(document, board, null)}
<section><h2>${told.centers}</h2>${years}</section>
${findBar(document, board)}
<nav class="contents" aria-label="${told.phases}"><h2>${told.phases}</h2><ol>${document.phases.map(
    ({ phase }) => html`<li><a href="#${phase}">${phase}</a></li>`,
  )}${document.status === 'finished' && document.phases.length > 0 && html`<li><a href="#end">${told.theEnd}</a></li>`}</ol></nav>
<div class="stepper" hidden><button type="button" data-step="-1" aria-label="${told.phaseBefore}">←</button><input type="range" min="0" max="${document.phases.length - (document.status === 'finished' ? 0 : 1)}" value="0" aria-label="${told.phase}"><button type="button" data-step="1" aria-label="${told.phaseAfter}">→</button><button type="button" data-next hidden>${told.next}</button></div>
`.html;
  yield notesList(notes.filter(({ phase }) => phase === null)).html;
  if (maps !== null)
    yield `<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">${maps.shared}</svg>\n`;
  yield* unplaced(told.beforeFirst, 'start', saidBefore(document), board);
  for (const [p, phase] of document.phases.entries())
    yield phaseSection(document, board, phase, {
      colours,
      map: maps?.map(p) ?? '',
      notes: notes.filter((note) => note.phase === phase.phase),
    });
  if (document.status === 'finished' && document.phases.length > 0) yield endSection(maps?.end() ?? '');
  yield* unplaced(told.afterEnd, 'statements', saidAfter(document), board);
  const resolved = new Set(document.phases.map(({ phase }) => phase));
  const strays = (document.diaries ?? []).filter(({ phase }) => phase === null || !resolved.has(phase));
  if (strays.length > 0) yield html`<section><h2>${told.diariesAtEnd}</h2>${diaryList(strays, board)}</section>`.html;
  yield `</article></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** What search engines and messengers show of it; its address is that of the game where its judge has one. */
function headOf(document: ArchiveDocument, title: string, about: string): Html {
  const { name, created, ended, phases } = document;
  const site = siteOf(document);
  const url = site === null ? null : `${site}/games/${name}/`;
  const image = phases.at(-1)?.map?.png ?? null;
  const work = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    ...{ name: title, description: about, inLanguage: t().code },
    ...(created === null ? {} : { dateCreated: created }),
    ...(ended === null ? {} : { datePublished: ended }),
    ...(url === null ? {} : { url }),
  };
  const data = JSON.stringify(work).replaceAll('<', '\\u003c');
  return html`<meta name="description" content="${about}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${about}">
${url !== null && html`<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`}
${image !== null && html`<meta property="og:image" content="${image}">`}
<script type="application/ld+json">${{ html: data }}</script>`;
}

/** Of the judge where the game was played; null where it has no pages. */
function siteOf({ judge }: ArchiveDocument): string | null {
  return judge === null || !/^https?:/.test(judge.site) ? null : judge.site.replace(/\/$/, '');
}

/** Messages of a person, of two people, with words: all others are put away, and the button goes from one to the next. */
function findBar({ press }: ArchiveDocument, board: Board): Html {
  const told = t().pages.oneFile;
  const people = board.powers.map(({ name }) => name).filter((power) => press.some((each) => isOf(each, power)));
  const anybody = html`<option value="">${told.anybody}</option>`;
  const list = html`${anybody}${people.map((each) => html`<option value="${each}">${powerName(board, each)}</option>`)}`;
  return html`${
    press.length > 1 &&
    html`<form class="find" hidden><label>${told.person} <select name="a">${list}</select></label>
<label>${told.andPerson} <select name="b">${list}</select></label>
<label>${told.words} <input type="search" name="words"></label>
<button>${told.next}</button> <output></output></form>`
  }`;
}

function isOf({ from, to }: ArchivedPress, power: Power): boolean {
  return from === power || (to !== 'all' && to.includes(power));
}

/** Who ran the game and when it was played; of one from elsewhere, its settings as its judge wrote them, and what it was made of. */
function aboutGame({ masters, players, created, ended, settings, parameters = {}, source }: ArchiveDocument): Html {
  const { about, facts, pressKinds } = t().pages.game;
  const told = t().pages.oneFile;
  const names = masters.flatMap((id) => players[id]?.name ?? []);
  const rows: readonly (readonly [string, Html | string | null])[] = [
    [facts.master, names.length === 0 ? null : names.join(', ')],
    [facts.begun, created === null ? null : dayOf(Date.parse(created))],
    [told.ended, ended === null ? null : dayOf(Date.parse(ended))],
    [facts.press, settings === null ? null : pressKinds(settings.press.colours, settings.press.partial)],
    [told.source, source],
  ];
  const known = rows.filter(([, what]) => what !== null);
  const asWritten = Object.entries(parameters);
  return html`${known.length > 0 && html`<section class="about-game"><h2>${about}</h2>${factList(known)}</section>`}${
    asWritten.length > 0 && html`<section class="about-game"><h2>${told.settings}</h2>${factList(asWritten)}</section>`
  }`;
}

function factList(rows: readonly (readonly [string, Html | string | null])[]): Html {
  return html`<dl>${rows.map(([what, how]) => html`<dt>${what}</dt><dd>${how}</dd>`)}</dl>`;
}

interface PhaseParts {
  readonly colours: PowerColorMap;
  readonly map: string;
  readonly notes: readonly Annotation[];
}

function phaseSection(
  document: ArchiveDocument,
  board: Board,
  { phase, position, resolution, told: judged }: ArchivedPhase,
  { colours, map, notes }: PhaseParts,
): string {
  const name = phaseHeading(board, phase);
  const told = t().pages.oneFile;
  const said = document.press.filter((each) => each.phase === phase);
  const noted = (document.diaries ?? []).filter((each) => each.phase === phase);
  const isTalk = said.length + noted.length > 0;
  const site = siteOf(document);
  return html`<section class="phase${isTalk ? ' talks' : ''}" id="${phase}"><h2>${name}</h2>
<div class="board"><figure class="map">${{ html: map }}</figure>
${ordersList(board, resolution, colours)}
${site !== null && html`<p><a href="${site}${boardAddress(board, fullPosition(position), ordersGiven(resolution))}">${t().sheet.analysis.lookInto}</a></p>`}
${judged !== undefined && toldList(judged)}${contradictionList(document, board, phase)}
${notesList(notes)}</div>
${
  isTalk &&
  html`<div class="said" tabindex="0">${said.length > 0 && html`<h3>${told.press}</h3>${pressSaid(said, board)}`}
${noted.length > 0 && html`<h3>${told.diaries}</h3>${diaryList(noted, board)}`}</div>`
}
</section>
`.html;
}

/** What the judge of an imported game noted of orders, and where it and the engine do not agree. */
function toldList({ notes, disagreements }: ToldPhase): Html {
  const told = t().pages.oneFile;
  const noted = notes.filter(({ order }) => order !== null);
  return html`${
    noted.length > 0 &&
    html`<details><summary>${told.judgeNoted}</summary><ul>${noted.map(({ power, order, notes }) => html`<li>${power}: ${order ?? ''} (${notes.join(', ')})</li>`)}</ul></details>`
  }${disagreements.length > 0 && html`<h3>${told.disagreements}</h3><ul>${disagreements.map((each) => html`<li>${each}</li>`)}</ul>`}`;
}

/** Notes of readers and GMs on the game, oldest first. */
function notesList(notes: readonly Annotation[]): Html {
  const told = t().pages.oneFile;
  return html`${
    notes.length > 0 &&
    html`<section><h3>${told.notes}</h3><ol class="press">${notes.map(
      ({ by, order, text }) =>
        html`<li><p class="who">${order === null ? by : told.noteOn(by, order)}</p><blockquote>${text.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</blockquote></li>`,
    )}</ol></section>`
  }`;
}

/** The board when all was over. */
function endSection(map: string): string {
  return html`<section class="phase" id="end"><h2>${t().pages.oneFile.end}</h2>
<figure class="map">${{ html: map }}</figure>
</section>
`.html;
}

/** What was said outside the phases. */
function* unplaced(title: string, id: string, said: ArchiveDocument['press'], board: Board): Generator<string> {
  if (said.length > 0)
    yield html`<section id="${id}"><h2>${title}</h2><div class="said" tabindex="0">${pressSaid(said, board)}</div></section>\n`
      .html;
}

interface Maps {
  /** Styles and shapes that all maps refer to. */
  readonly shared: string;
  readonly map: (p: number) => string;
  /** Of the board after the last phase. */
  readonly end: () => string;
}

/** All maps have the same shapes: the file has them once, and the maps refer to them. */
function mapsOf({ phases, name }: ArchiveDocument, { board, geography }: OneFileOptions): Maps | null {
  const [first] = phases;
  if (geography === null || first === undefined) return null;
  let holders = {};
  const held = phases.map(({ resolution }) => {
    const before = holders;
    holders = holdersAfter(board.variant, holders, resolution);
    return before;
  });
  const game = gameTitle(name);
  const drawn = (p: number, theme: ThemeName = 'light'): readonly string[] => {
    const { position, resolution } = phases[p]!;
    const view = mapViewOf(board.variant, fullPosition(position), resolution, { game, holders: held[p]! });
    return drawMap(view, geography, { theme }).split('\n');
  };
  const end = (theme: ThemeName): readonly string[] => {
    const { position, resolution } = phases.at(-1)!;
    const view = mapViewOf(board.variant, fullPosition(position), resolution, { game, holders, which: 'after' });
    return drawMap(view, geography, { theme }).split('\n');
  };
  const inClasses = (text: string) => text.replace(new RegExp(`#(?=${GROUP})`, 'g'), '.');
  const [day, night] = [drawn(0), drawn(0, 'dark')];
  const style = night
    .filter((line) => line.startsWith('<style>'))
    .join('')
    .replace(/<\/?style>/g, '');
  const known = new Set<string>();
  const both = (draw: (theme: ThemeName) => readonly string[], name: string) => {
    const light = draw('light');
    return `${own(light, name)}${byNight(light, draw('dark'), known)}`;
  };
  return {
    shared: inClasses(`${day.filter(isShared).join('')}<style>${NIGHT}{${style}}</style>`),
    map: (p) => both((theme) => drawn(p, theme), t().pages.oneFile.mapOf(phases[p]!.phase)),
    end: () => both(end, t().pages.oneFile.mapOfEnd),
  };
}

const NIGHT = '@media screen and (prefers-color-scheme:dark)';
const COLOR = /([\w-]+)="(#[0-9a-f]{3,8})"/gi;

/** Rules for the colors of a map by night that are not `known`: both maps are one but for these, and each color by day has one by night. */
function byNight(day: readonly string[], night: readonly string[], known: Set<string>): string {
  const dark = [...night.join('\n').matchAll(COLOR)];
  const rules = [...day.join('\n').matchAll(COLOR)].flatMap(([whole, attribute], n) => {
    if (known.has(whole)) return [];
    known.add(whole);
    return whole === dark[n]?.[0] ? [] : [`[${whole}]{${attribute}:${dark[n]![2]}}`];
  });
  return rules.length === 0 ? '' : `<style>${NIGHT}{${rules.join('')}}</style>`;
}

/** Groups that its style shows or hides by their ids: among many maps by classes. */
const GROUP = String.raw`\w+-(?:names|leaders|insets|legend|header|small|orders)\b`;
const IS_GROUP = new RegExp(`^${GROUP}$`);

/** What a map has for itself, under a name. */
function own(lines: readonly string[], name: string): string {
  return lines
    .filter((line) => !isShared(line))
    .map((line, n) => (n === 0 ? line.replace(/ aria-labelledby="[^"]*"/, ` aria-label="${name}"`) : line))
    .map((line) => line.replace(/ id="([^"]*)"/g, (_, id) => (IS_GROUP.test(id) ? ` class="${id}"` : '')))
    .join('\n');
}

function isShared(line: string): boolean {
  return line.startsWith('<style>') || line.startsWith('<defs>');
}

const STYLE = `
.contents ol{display:flex;flex-wrap:wrap;gap:.25rem .75rem;padding:0;list-style:none}
.stepper{position:sticky;top:0;z-index:1;display:flex;gap:.75rem;align-items:center;padding:.5rem 0;background:var(--paper)}
.stepper[hidden]{display:none}
.stepper input{flex:1}
.find{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:1.5rem}
.find[hidden],.press li[hidden],.said details[hidden],.stepper [hidden]{display:none}
.find select,.find input{max-width:11rem;font:inherit}
.press li.found{outline:2px solid currentColor;outline-offset:.25rem}
.said{max-height:min(90vh,60rem);overflow:auto;overscroll-behavior:contain;padding:.25rem}
@media (min-width:75rem){#main:has(.talks){max-width:96rem}.talks{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:0 2rem}
.talks>h2{grid-column:1/-1}.said{position:sticky;top:4rem;align-self:start}}
.phase{content-visibility:auto;contain-intrinsic-size:auto 90rem;break-inside:avoid-page}
.phase,.press li{scroll-margin-top:5rem}
.phase .board .map{margin-inline:0}
.phase .map svg{width:100%;height:auto;display:block}
.phase[hidden]{display:none}
@media print{.stepper,.contents,.find{display:none}.said{max-height:none;overflow:visible}.phase,.phase[hidden]{display:block;break-before:page;content-visibility:visible}}
`;

/** One phase at a time, by slider, buttons and arrow keys; the address names the phase. */
const SCRIPT = `
(function(){
var phases=[].slice.call(document.querySelectorAll('.phase')),bar=document.querySelector('.stepper');
if(!bar||phases.length<2)return;
var range=bar.querySelector('input'),more=bar.querySelector('[data-next]'),at=0;
function show(n,keep){at=Math.max(0,Math.min(phases.length-1,n));phases.forEach(function(p,i){p.hidden=i!==at});
range.value=at;range.setAttribute('aria-valuetext',phases[at].querySelector('h2').textContent);
if(!keep)history.replaceState(null,'','#'+phases[at].id)}
function named(){return phases.findIndex(function(p){return '#'+p.id===location.hash})}
bar.hidden=false;show(Math.max(0,named()),true);
range.addEventListener('input',function(){show(+range.value)});
bar.addEventListener('click',function(e){var s=e.target.dataset&&e.target.dataset.step;if(s)show(at+ +s)});
addEventListener('hashchange',function(){var n=named();if(n>=0){show(n,true);phases[n].scrollIntoView()}});
var form=document.querySelector('.find');
if(form){form.hidden=false;
var all=[].slice.call(document.querySelectorAll('.press li[data-by]')),hits=all,hit=-1;
function mark(){all.forEach(function(li){li.classList.remove('found')})}
form.addEventListener('input',function(){
var who=[form.a.value,form.b.value].filter(Boolean),words=form.words.value.trim().toLowerCase();hit=-1;mark();
hits=all.filter(function(li){var d=li.dataset,in_=[d.by].concat(d.to.split(' ')).map(function(p){return p.replace(/_/g,' ')});
var is=who.every(function(p){return in_.indexOf(p)>=0})&&(!words||li.textContent.toLowerCase().indexOf(words)>=0);li.hidden=!is;return is});
[].forEach.call(document.querySelectorAll('.said details'),function(d){d.hidden=!d.querySelector('li:not([hidden])')});
more.hidden=!(who.length||words)||!hits.length;form.querySelector('output').textContent=who.length||words?hits.length:''});
more.addEventListener('click',function(){form.requestSubmit()});
form.addEventListener('submit',function(e){e.preventDefault();if(!hits.length)return;mark();hit=(hit+1)%hits.length;
var li=hits[hit],n=phases.indexOf(li.closest('.phase'));if(n>=0)show(n);
for(var d=li.closest('details');d;d=d.parentElement.closest('details'))d.open=true;
li.classList.add('found');li.scrollIntoView({block:li.offsetHeight>innerHeight/2?'start':'center'})})}
document.addEventListener('keydown',function(e){if(e.altKey||e.ctrlKey||e.metaKey||e.target===range||(form&&form.contains(e.target)))return;
if(e.key==='ArrowLeft')show(at-1);if(e.key==='ArrowRight')show(at+1)});
})();
`;
