/** The text part of a mail: complete by itself, at most 78 columns wide but for what programs read and addresses, which stay whole. */
import { markFrames } from '../../engine/archive/classic/frame-lines.ts';
import { t } from '../locales/current.ts';
import { cleanForeignText, cleanLetter } from '../locales/text/clean.ts';
import { tableText } from '../locales/text/table-text.ts';
import { NO_BREAK, PROSE, WIDTH, wrapAfter, wrapLine } from '../locales/text/wrap.ts';
import {
  type Document,
  type DocumentBlock,
  type DocumentLine,
  type Inline,
  isHeldTogether,
  type UnusedLine,
} from '../markup/document.ts';
import { isOurLine } from './frame-shapes.ts';

export function asText(document: Document): string {
  const blocks = document.map((block) => ({ block, lines: blockLines(block) })).filter(({ lines }) => lines.length > 0);
  const parts = blocks.flatMap(({ block, lines }, n) => {
    const above = blocks[n - 1]?.block.kind;
    const close = above === undefined || above === 'heading' || isOneHead(above, block.kind);
    return close ? lines : ['', ...lines];
  });
  return `${parts.join('\n')}\n`;
}

/** First line, deadline and mark stand together. */
function isOneHead(above: DocumentBlock['kind'], kind: DocumentBlock['kind']): boolean {
  return (kind === 'deadline' && above === 'lead') || (kind === 'mark' && (above === 'lead' || above === 'deadline'));
}

function blockLines(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'deadline':
      return block.lines.flatMap((line) => wrapLine(cleanForeignText(line), WIDTH));
    case 'lead':
      return wrapLine(
        [block.text, ...(block.duty === undefined ? [] : [block.duty.text])].map(cleanForeignText).join(' '),
        WIDTH,
      );
    case 'mark':
      return wrapLine(cleanForeignText(block.text), WIDTH);
    case 'heading':
      return wrapLine(t().mail.asText.title(cleanForeignText(block.text)), WIDTH);
    case 'paragraph':
      return wrapLine(inlineText(block.content), PROSE);
    case 'list':
      return block.items.flatMap((item, n) =>
        wrapAfter(block.first === undefined ? '- ' : `${block.first + n}. `, inlineText(item), PROSE),
      );
    case 'lines':
      return block.lines.flatMap(lineText);
    case 'table':
      return block.htmlOnly === true ? [] : tableLines(block);
    case 'faults':
      return block.faults.flatMap((fault, n) => [...(n === 0 ? [] : ['']), ...faultLines(fault)]);
    case 'letter':
      return letterLines(block);
    case 'answer':
      return [...wrapLine(block.how, PROSE), ...(block.lines.length === 0 ? [] : ['', ...block.lines.map(indented)])];
    case 'sheet':
      return [
        ...wrapLine(t().mail.asText.title(cleanForeignText(block.heading)), WIDTH),
        `${t().mail.asText.title(cleanForeignText(block.link.text))} ${block.link.href}`,
        ...wrapLine(cleanForeignText(block.note), PROSE),
      ];
    case 'links': {
      const rows = block.links.map(({ text, href }) => ({ title: t().mail.asText.title(text), href }));
      const width = Math.max(...rows.map(({ title }) => title.length)) + 1;
      return rows.map(({ title, href }) => `${title.padEnd(width)}${href}`);
    }
    case 'picture':
      return [];
    case 'footer':
      return ['-- ', ...block.content.flatMap((line) => wrapLine(inlineText(line), PROSE))];
  }
}

function lineText({ text: said, hang = 0, breaks, isQuoted }: DocumentLine): readonly string[] {
  const text = isQuoted === true ? markFrames(said, isOurLine) : said;
  const margin = ' '.repeat(hang);
  if (breaks === 'never') return [cleanForeignText(text)];
  if (breaks === 'spaces') return wrapLine(cleanForeignText(text), WIDTH, margin);
  return breaks === 'commas'
    ? commaLines(cleanForeignText(text), margin)
    : wrapLine(bound(cleanForeignText(text)), WIDTH, margin);
}

/** Broken after commas only, as the older judges break lists of centers: a comma may stand in the last column but one. */
function commaLines(text: string, margin: string): readonly string[] {
  if (text.length <= WIDTH) return [text];
  const comma = text.lastIndexOf(', ', WIDTH);
  if (comma < margin.length) return [text];
  return [text.slice(0, comma + 1), ...commaLines(margin + text.slice(comma + 2), margin)];
}

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part, n) => {
      if (typeof part === 'string') return cleanForeignText(part);
      if ('strong' in part) return cleanForeignText(part.strong);
      if ('code' in part)
        return isHeldTogether(part)
          ? cleanForeignText(part.code).replaceAll(' ', NO_BREAK)
          : cleanForeignText(part.code);
      const address = part.href.startsWith('mailto:') ? decodeURIComponent(part.href.slice(7)) : part.href;
      // A mail program would open an address with the stop that comes right after it.
      const next = content[n + 1];
      const shown = /^https?:/.test(address) && typeof next === 'string' && /^\S/.test(next) ? `<${address}>` : address;
      return part.text === address ? shown : `${t().mail.asText.title(cleanForeignText(part.text))} ${shown}`;
    })
    .join('');
}

function tableLines({ caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>): readonly string[] {
  const all = [columns.map(({ title }) => title), ...rows];
  const aligns = columns.map(({ align }) => align);
  const title = caption === '' ? [] : [t().mail.asText.title(cleanForeignText(caption)), ''];
  return [...title, ...(tableText(all, aligns, WIDTH) ?? tableText(all, aligns, Number.POSITIVE_INFINITY)!)];
}

/** The line with a caret under the word that is meant, one reason, what may be sent instead: lines that are equally likely. */
function faultLines({ where, quote, at, reason, suggestion }: UnusedLine): readonly string[] {
  const mark = where === null ? '  ' : `  ${where}  `;
  const room = WIDTH - mark.length;
  const label = `  ${t().mail.asText.suggestion}  `;
  const text = cleanForeignText(quote);
  const shown = text.length > room ? `${text.slice(0, room - 3)}...` : text;
  const caret =
    at !== null && at.to <= shown.length ? [' '.repeat(mark.length + at.from) + '^'.repeat(at.to - at.from)] : [];
  return [
    ...(quote === '' ? [] : [mark + shown, ...caret]),
    ...wrapAfter('  ', cleanForeignText(reason), WIDTH),
    ...(suggestion?.split('\n') ?? []).flatMap((line, n) =>
      wrapAfter(n === 0 ? label : ' '.repeat(label.length), cleanForeignText(line), WIDTH),
    ),
  ];
}

/** A letter's own lines, none of them broken: what was sent arrives, but for a mark before what could be a line of ours. */
function letterLines({ body, isOurs }: Extract<DocumentBlock, { kind: 'letter' }>): readonly string[] {
  const lines = body.split('\n').map(cleanLetter);
  return isOurs === true ? lines : markFrames(lines.join('\n'), isOurLine).split('\n');
}

function indented(line: string): string {
  return line === '' ? '' : `  ${cleanForeignText(line)}`;
}

/** Holds together what stands in brackets: `(north coast)`, `(*bounce, dislodged*)`. */
function bound(text: string): string {
  return text.replace(/\([^()]{1,40}\)/g, (part) => part.replaceAll(' ', NO_BREAK));
}
