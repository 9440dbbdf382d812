/** WAIT and votes: what stands, and the buttons that change it. Each shows the line that it sends. */

import { capitalize } from '../locales/text/counts.ts';
import { type Html, html } from '../markup/html.ts';
import { commandForm } from './form-parts.ts';
import { pendingPart } from './pending-part.ts';
import type { SheetData } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

/** The phase, or how the game ended, or that it has not begun. */
export function phaseTitle({ phase, game }: Pick<SheetData, 'phase' | 'game'>, words: SheetWords): string {
  if (phase !== null) return capitalize(phase.words);
  return game.status === 'finished' ? game.outcome || words.phase.finished : words.phase.forming;
}

/** For each button a form of its own, so that nothing else is sent with it. */
export function statePart(data: SheetData, words: SheetWords, newId: () => string): Html | null {
  const { reader, game, phase } = data;
  if (reader.kind !== 'player' || phase === null || reader.own.length === 0) return null;
  const waits = reader.own.some(({ wait }) => wait);
  const voted = reader.own.some(({ vote }) => vote.draw !== null || vote.concede !== null);
  const button = (line: string, text: string) => commandForm(data, line, text, words, newId());
  return html`${reader.pending.map((set) => pendingPart(data, set, words, newId))}<h2>${words.state.heading}</h2>
<p>${waits ? (phase.deadline === null ? words.state.waitingOpen : words.state.waiting) : words.state.isReady(data.phase?.delay ?? '')}</p>
${waits ? html`<p class="buttons">${button('SET NO WAIT', words.state.ready)}</p>` : !isAlone(data) && html`<p class="buttons">${button('SET WAIT', words.state.wait)}</p>`}
${voted && html`<p>${votedInWords(data, words)}</p>`}
${
  voted
    ? html`<p class="buttons">${button('SET NO DRAW', words.state.voteNone)}</p>`
    : game.votes.draw &&
      // A vote may be the last one needed, and what it ends stays ended: so it takes two taps.
      html`<details><summary>${words.state.endInDraw}</summary><p>${isAlone(data) ? words.state.endsAtOnce : words.state.endsWhenAll}</p><p class="buttons">${button('SET DRAW', words.state.voteDraw)}</p></details>`
}`;
}

/** Against bots alone, which have no vote. */
function isAlone({ reader, seats }: SheetData): boolean {
  const own = reader.kind === 'player' ? reader.own.map(({ power }) => power) : [];
  return seats.every(({ power, isBot }) => isBot || own.includes(power));
}

function votedInWords({ reader, seats }: SheetData, words: SheetWords): string {
  if (reader.kind !== 'player') return '';
  const { draw, concede } = reader.own.find(({ vote }) => vote.draw !== null || vote.concede !== null)!.vote;
  const name = (power: string) => seats.find((seat) => seat.power === power)?.name ?? power;
  if (concede !== null) return words.state.votedConcede(name(concede));
  return draw === 'survivors' || draw === null
    ? words.state.votedDraw
    : words.state.votedAmong(draw.map(name).join(', '));
}
