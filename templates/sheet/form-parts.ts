/** Plain forms that send lines of a mail. */
import { type Html, html } from '../markup/html.ts';
import type { SheetData } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

/** What a page that shows this is good for: `phase` of {@link SheetPost}. */
export function shownPhaseField(phase: SheetData['phase']): string {
  return phase?.id ?? 'none';
}

/** What every form carries. */
export function hiddenFields({ links, game, phase }: Pick<SheetData, 'links' | 'game' | 'phase'>, id: string): Html {
  return html`<input type="hidden" name="phase" value="${shownPhaseField(phase)}"><input type="hidden" name="csrf" value="${links.csrf}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="game" value="${game.name}">`;
}

/** A button that sends one line, and shows it. */
export function commandForm(data: SheetData, line: string, text: string, words: SheetWords, id: string): Html {
  return html`<form class="command" method="post" action="${data.links.post}">${hiddenFields(data, id)}<button class="quiet" name="line" value="${line}" title="${words.state.command(line)}">${text}</button> <code>${line}</code></form>`;
}
