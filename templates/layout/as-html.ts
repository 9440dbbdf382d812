/**
 * The HTML part of a mail: one column of 600 px, system fonts, light and dark. Whatever comes from outside is escaped by
 * the `html` tag; links go to the web and to mail only.
 */

import { t } from '../locales/current.ts';
import { cleanForeignText, cleanLetter } from '../locales/text/clean.ts';
import {
  type Document,
  type DocumentBlock,
  type DocumentLine,
  type DocumentLink,
  type Inline,
  isHeldTogether,
  type Lead,
  type UnusedLine,
} from '../markup/document.ts';
import { type Html, type HtmlPart, html } from '../markup/html.ts';
import { backgroundStyle, borderStyle, COLORS, colorStyle, MAIL_STYLESHEET, MONO, SANS } from './style.ts';

/** `title` is what a reader's program shows as the name of the page: the subject. */
export function asHtml(document: Document, title: string): string {
  const width = 'width:100%;max-width:600px;border-collapse:separate;border-spacing:0';
  return html`<!doctype html>
<html lang="${t().mail.asHtml.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${cleanForeignText(title)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="ink on-page" style="margin:0;padding:0;${backgroundStyle('page')};${colorStyle('ink')}">
<table role="presentation" width="100%" class="on-page" style="${backgroundStyle('page')}"><tr><td align="center" style="padding:12px 6px">
<table role="presentation" width="600" style="${width}"><tr><td class="card ink on-card edge-edge" style="padding:22px 24px;border:${borderStyle('edge')};border-radius:10px;${backgroundStyle('card')};${colorStyle('ink')};font-family:${SANS};font-size:16px;line-height:1.5;text-align:left">
${document.map((block, n) => html`${blockHtml(block, document[n + 1])}\n`)}</td></tr></table>
</td></tr></table>
</body>
</html>
`.html;
}

/** The sheet holds nothing that would have to be escaped. */
const STYLE_SHEET: Html = { html: MAIL_STYLESHEET };

const MARGIN = 'margin:0 0 16px';

function leadHtml({ text, tone }: Lead, size: number, isClose: boolean): Html {
  const shade = tone === 'plain' ? 'ink' : tone;
  return html`<p class="${shade}" style="margin:0 0 ${isClose ? 4 : 14}px;font-size:${size}px;line-height:1.35;font-weight:600;${colorStyle(shade)}">${cleanForeignText(text)}</p>`;
}

function blockHtml(block: DocumentBlock, next: DocumentBlock | undefined): Html {
  switch (block.kind) {
    case 'lead':
      return html`${leadHtml(block, 20, block.duty !== undefined || next?.kind === 'deadline' || next?.kind === 'mark')}${block.duty !== undefined && leadHtml(block.duty, 17, next?.kind === 'deadline' || next?.kind === 'mark')}`;
    case 'deadline':
      return html`<p class="quiet" style="margin:0 0 ${next?.kind === 'mark' ? 2 : 18}px;${colorStyle('quiet')}">${block.lines.map((line, n) => html`${n > 0 && html`<br>`}${heldTogether(line)}`)}</p>`;
    case 'mark':
      return html`<p class="quiet" style="margin:0 0 18px;font-size:12px;${colorStyle('quiet')}">${cleanForeignText(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:22px 0 8px;font-size:16px;line-height:1.4;font-weight:600">${cleanForeignText(block.text)}</h2>`;
    case 'paragraph':
      return html`<p style="${MARGIN}">${block.content.map(inlineHtml)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li style="margin:0 0 6px">${item.map(inlineHtml)}</li>`);
      const style = `${MARGIN};padding-left:22px`;
      if (block.first === undefined) return html`<ul style="${style}">${items}</ul>`;
      return html`<ol${block.first !== 1 && html` start="${block.first}"`} style="${style}">${items}</ol>`;
    }
    case 'lines':
      if (block.textOnly === true) return html``;
      return block.inset
        ? html`<div class="lines on-inset edge-edge" style="${INSET}">${linesHtml(block.lines)}</div>`
        : html`<div class="lines" style="${MARGIN};${MONO_LINES}">${linesHtml(block.lines)}</div>`;
    case 'table':
      return tableHtml(block);
    case 'faults':
      return html`${block.faults.map(faultHtml)}`;
    case 'letter':
      return html`<div class="on-inset edge-edge" style="${MARGIN};padding:14px 16px;border:${borderStyle('edge')};border-radius:8px;${backgroundStyle('inset')};white-space:pre-wrap;overflow-wrap:anywhere">${block.body.split('\n').map(cleanLetter).join('\n')}</div>`;
    case 'answer':
      return answerHtml(block);
    case 'sheet':
      return sheetHtml(block);
    case 'links':
      return html`<p style="${MARGIN}">${block.links.map((link, n) => html`${n > 0 && ' \u00b7 '}${linkHtml(link)}`)}</p>`;
    case 'picture': {
      const image = html`<img src="${block.source}" alt="${cleanForeignText(block.alt)}" width="550" style="display:block;width:100%;max-width:550px;height:auto;border:0;border-radius:6px">`;
      return html`<p style="${MARGIN}">${isSafe(block.source) ? (isSafe(block.href) ? html`<a class="link" href="${block.href}" style="${colorStyle('link')}">${image}</a>` : image) : cleanForeignText(block.alt)}</p>`;
    }
    case 'footer':
      return html`<div class="quiet edge-edge" style="margin:22px 0 0;padding-top:14px;border-top:${borderStyle('edge')};font-size:14px;${colorStyle('quiet')}">${block.content.map(
        (line) => html`<p style="margin:0 0 6px;overflow-wrap:anywhere">${line.map(inlineHtml)}</p>`,
      )}</div>`;
  }
}

const MONO_LINES = `font-family:${MONO};font-size:13px;line-height:1.5;overflow-wrap:anywhere;white-space:pre-wrap`;
const INSET = `${MARGIN};padding:12px 14px;border:${borderStyle('edge')};border-radius:8px;${backgroundStyle('inset')};${MONO_LINES}`;

function inlineHtml(part: Inline): HtmlPart {
  if (typeof part === 'string') return cleanForeignText(part);
  if ('strong' in part) return html`<strong>${cleanForeignText(part.strong)}</strong>`;
  if ('code' in part)
    return html`<code${isHeldTogether(part) && html` class="one"`}>${cleanForeignText(part.code)}</code>`;
  return linkHtml(part);
}

function linkHtml({ text, href }: DocumentLink): Html {
  if (!isSafe(href)) return html`${cleanForeignText(text)}`;
  return html`<a class="link" href="${href}" style="${colorStyle('link')};overflow-wrap:anywhere">${cleanForeignText(text)}</a>`;
}

/** Addresses a mail of ours may point to. */
function isSafe(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i.test(address);
}

/** Columns by which a continuation hangs at the most: more leaves no room on a phone. */
const MOST_HANG = 18;

/** A name that is filled up with spaces, so that what follows stands in a column: the name, all spaces but one, the rest. */
const FILLED = /^( *[^: ][^:]*:) ( +)(.+)$/;

/** Lines of which some are filled up so far that they do not fit on a phone: there they are shown without. */
function linesHtml(lines: readonly DocumentLine[]): readonly Html[] {
  const isWide = lines.some(({ text, hang }) => hang === undefined && (FILLED.exec(text)?.[2]?.length ?? 0) > 5);
  return lines.map((line) => lineHtml(line, isWide));
}

/** A blank line is a small gap; a line that is too long hangs, from where it begins. */
function lineHtml({ text, hang, tone, own }: DocumentLine, isWide = false): Html {
  if (text === '') return html`<div style="height:9px;line-height:9px;font-size:9px">\u00a0</div>`;
  const indent = `${Math.min(hang ?? text.search(/[^ ]|$/) + 2, MOST_HANG)}ch`;
  const hanging = `padding-left:${indent};text-indent:-${indent}${own === true ? ';font-weight:600' : ''}`;
  const [, name, filled = '', rest] = (isWide && hang === undefined ? FILLED.exec(cleanForeignText(text)) : null) ?? [];
  const shown =
    name === undefined || rest === undefined
      ? html`${wholeArrows(cleanForeignText(text))}`
      : html`${name} <span class="filled">${filled}</span>${wholeArrows(rest)}`;
  if (tone === undefined) return html`<div style="${hanging}">${shown}</div>`;
  const role = tone === 'bad' ? 'act' : 'quiet';
  return html`<div class="${role}" style="${hanging};${colorStyle(role)}">${shown}</div>`;
}

/** Lines may end after a hyphen, but not within an arrow. */
function wholeArrows(text: string): readonly HtmlPart[] {
  return text
    .split('->')
    .map((part, n) => html`${n > 0 && html`<span style="white-space:nowrap">-&gt;</span>`}${part}`);
}

/** A number and its unit stay on one line, and so do days and hours. */
function heldTogether(text: string): string {
  return cleanForeignText(text)
    .replace(/(\d) (?=\p{L}{1,3}\b)/gu, '$1\u00a0')
    .replace(/(\d\u00a0\p{L}{1,3}) (?=\d+\u00a0\p{L}{1,3}\b)/gu, '$1\u00a0');
}

/** What each cell would have to say again stands in the sheet or on the table: a mail may have a thousand cells, and a limit. */
function tableHtml({ caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>): Html {
  const isTight = columns.length > 8;
  const line = `border-bottom:${borderStyle('edge')}`;
  const side = (c: number) => (columns[c]!.align === 'left' ? '' : `;text-align:${columns[c]!.align}`);
  const head = columns.map(
    ({ title, align }) =>
      html`<th scope="col" class="quiet cell" style="${line};text-align:${align};font-weight:600;${colorStyle('quiet')}">${title}</th>`,
  );
  const body = rows.map(
    (row) =>
      html`<tr>${row.map((text, c) =>
        c === 0
          ? html`<th scope="row" class="cell" style="${line};text-align:${columns[c]!.align};font-weight:400${columns[c]?.code === true && `;font-family:${MONO};font-size:13px`}">${cleanForeignText(text)}</th>`
          : html`<td class="cell" style="${line}${side(c)}">${cleanForeignText(text)}</td>`,
      )}</tr>`,
  );
  const title = html`<caption style="text-align:left;padding:0 0 6px;font-weight:600">${caption}</caption>`;
  return html`<table cellpadding="${isTight ? 3 : 4}"${isTight && html` class="tight"`} style="${MARGIN};width:100%;border-collapse:collapse;font-size:15px;font-variant-numeric:tabular-nums">${caption !== '' && title}
<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table>`;
}

function faultHtml({ where, quote, at, reason, suggestion }: UnusedLine): Html {
  const text = cleanForeignText(quote);
  const marked =
    at === null || at.to > text.length
      ? html`${text}`
      : html`${text.slice(0, at.from)}<span class="late" style="${colorStyle('late')};font-weight:600;text-decoration:underline">${text.slice(at.from, at.to)}</span>${text.slice(at.to)}`;
  return html`<div class="edge-act" style="${MARGIN};padding:2px 0 2px 14px;border-left:3px solid ${COLORS.act[0]}">
${quote !== '' && html`<div style="font-family:${MONO};font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere">${where !== null && html`<span class="quiet" style="${colorStyle('quiet')}">${where}  </span>`}${marked}</div>`}
<div>${cleanForeignText(reason)}</div>
${suggestion !== null && html`<div>${t().mail.asText.suggestion} ${suggestion.split('\n').map((line, n) => html`${n > 0 && html`<br>`}<code>${cleanForeignText(line)}</code>`)}</div>`}
</div>`;
}

const BUTTON = `display:inline-block;padding:11px 18px;border-radius:7px;${backgroundStyle('button')};${colorStyle('onButton')};font-weight:600;text-decoration:none`;

function sheetHtml({ heading, link, note }: Extract<DocumentBlock, { kind: 'sheet' }>): Html {
  return html`<h2 style="margin:22px 0 8px;font-size:16px;line-height:1.4;font-weight:600">${cleanForeignText(heading)}</h2>
<p style="margin:0 0 8px">${isSafe(link.href) && html`<a class="onButton on-button" href="${link.href}" style="${BUTTON}">${cleanForeignText(link.text)}</a>`}</p>
<p class="quiet" style="${MARGIN};font-size:14px;${colorStyle('quiet')}">${cleanForeignText(note)}</p>`;
}

function answerHtml({ how, button, mailto, lines }: Extract<DocumentBlock, { kind: 'answer' }>): Html {
  const shown = lines.map((line) => lineHtml({ text: line }));
  return html`<p style="margin:0 0 12px">${cleanForeignText(how)}</p>
<p style="${MARGIN}"><a class="onButton on-button" href="${mailto}" style="${BUTTON}">${button}</a></p>
${lines.length > 0 && html`<div class="lines on-inset edge-edge" style="${INSET}">${shown}</div>`}`;
}
