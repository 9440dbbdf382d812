/** What the sources of an imported game do not agree on: each telling of a field with those that tell it, that of the archive first. */
import { valueAt } from '../../engine/archive/archive-openings.ts';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, PhaseCode } from '../../engine/board/position.ts';
import { canonicalJson } from '../../engine/game/canonical.ts';
import type { GameOutcome, PersonId } from '../../engine/game/events.ts';
import { rowsOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { outcomeInWords } from '../locales/outcome.ts';
import { powerName } from '../locales/powers.ts';
import { type Html, html } from '../markup/html.ts';
import { gameTitle } from '../pages/game-parts.ts';

/** Those of a phase, or of the game itself. Nothing where its sources agree. */
export function contradictionList(document: ArchiveDocument, board: Board, of: PhaseCode | null): Html {
  const fields = new Map<string, { value: unknown; sources: readonly number[] }[]>();
  for (const { field, value, sources } of document.contradictions ?? []) {
    if (phaseOf(document, field) !== of) continue;
    const tellings = fields.get(field) ?? [{ value: valueAt(document, field), sources: tellersOf(document, field) }];
    fields.set(field, [...tellings, { value, sources }]);
  }
  if (fields.size === 0) return html``;
  const names = (numbers: readonly number[]) => numbers.flatMap((n) => document.sources?.[n]?.name ?? []).join(', ');
  const rows = [...fields].map(([field, tellings]) => {
    const told = tellings.map(
      ({ value, sources }) =>
        html`<dd>${inWords(document, board, { field, value, others: tellings.flatMap((each) => (each.value === value ? [] : [each.value])) })} <small>(${names(sources)})</small></dd>`,
    );
    return html`<dt>${of ?? nameOf(field, board)}</dt>${told}`;
  });
  const heading = t().pages.oneFile.contradictions;
  return of === null
    ? html`<section class="about-game"><h2>${heading}</h2><dl>${rows}</dl></section>`
    : html`<h3>${heading}</h3><dl>${rows}</dl>`;
}

function phaseOf({ phases }: ArchiveDocument, field: string): PhaseCode | null {
  const [, list, place] = field.split('/');
  return list === 'phases' ? (phases[Number(place)]?.phase ?? null) : null;
}

/** Sources tell a phase as a whole. */
function tellersOf({ tells, sources }: ArchiveDocument, field: string): readonly number[] {
  const whole = /^\/phases\/\d+/.exec(field)?.[0] ?? field;
  return tells?.[field] ?? tells?.[whole] ?? (sources ?? []).map((_, n) => n);
}

function nameOf(field: string, board: Board): string {
  const [, list, key] = field.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { facts } = t().pages.game;
  const { ending, ended } = t().pages.oneFile;
  if (list === 'parameters') return key!;
  if (list === 'powers') return powerName(board, board.powers[Number(key)]!.name);
  const names: Readonly<Record<string, string>> = {
    ...{ outcome: ending, masters: facts.master, created: facts.begun, ended },
  };
  return names[list!] ?? gameTitle(list!);
}

type Orders = Readonly<Record<string, readonly string[]>>;

/** `others`: the other tellings; of orders we show those alone that are not in all of them. */
function inWords(
  document: ArchiveDocument,
  board: Board,
  { field, value, others }: { readonly field: string; readonly value: unknown; readonly others: readonly unknown[] },
): string {
  if (field === '/outcome') return outcomeInWords(board, value as GameOutcome);
  if (/\/(?:orders|units|centers)$/.test(field)) {
    const differs = (power: string, order: string) =>
      (others as readonly Orders[]).some((each) => each[power]?.includes(order) !== true);
    const rows = rowsOf(value as OrdersByPower).flatMap(([power, list]) => {
      const own = list.filter((order) => differs(power, order));
      return own.length === 0 ? [] : [`${powerName(board, power)}: ${own.join(', ')}`];
    });
    return rows.join('; ') || '-';
  }
  if (/\/(?:created|ended|at)$/.test(field)) return String(value).replace(/T(\d\d:\d\d).*$/, ' $1 UTC');
  if (typeof value === 'string') return document.players[value as PersonId]?.name ?? value;
  if (!Array.isArray(value)) return canonicalJson(value);
  return value.map((each) => personIn(document, each)).join(', ') || '-';
}

function personIn({ players }: ArchiveDocument, each: unknown): string {
  const nameOfPerson = (id: string) => players[id as PersonId]?.name ?? id;
  if (typeof each !== 'object' || each === null) return nameOfPerson(String(each));
  const { name, player, from } = each as { readonly name?: string; readonly player?: string; readonly from?: string };
  const who = name ?? nameOfPerson(player ?? '');
  return from === undefined ? who : `${who} (${from})`;
}
