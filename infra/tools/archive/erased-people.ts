/** Games without the people who are to be forgotten: their names in fields, and in whatever text no seal protects. */
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import {
  type SummaryBody,
  type SummaryDocument,
  sealSummary,
} from '../../../engine/archive/old-games/summary-document.ts';
import { sealArchive } from '../../../engine/archive/seal.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import type { Annotations } from '../../../templates/archive/annotations.ts';
import type { People } from './people-table.ts';

/** Every text in a value, whatever it is. */
function inTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inTexts(each, change)])) as T;
}

/**
 * The archive without them. Of a game that a judge of ours has sealed they lose their names in `players`, and with them the copy its signature; what
 * they wrote is in the chain, and stays: `mentions` is how many messages still name one of them.
 */
export function archiveWithoutErased(document: ArchiveDocument, people: People) {
  const change = (text: string) => people.withoutErased(text);
  const { digest: _, signature, ...body } = document;
  const players = Object.fromEntries(Object.entries(body.players).filter(([, { name }]) => !people.isErased(name)));
  const isChained = body.chain !== null;
  const { source, sources, parameters, contradictions, press } = body;
  const about = Object.entries({ source, sources, parameters, contradictions }).filter(
    ([, value]) => value !== undefined,
  );
  const free = isChained
    ? {}
    : {
        ...inTexts(Object.fromEntries(about), change),
        press: press.map((each) => ({ ...each, body: change(each.body) })),
        phases: body.phases.map((each) =>
          each.told === undefined ? each : { ...each, told: inTexts(each.told, change) },
        ),
      };
  const mentions = isChained ? press.filter((each) => change(each.body) !== each.body).length : 0;
  const sealed = sealArchive({ ...body, ...free, players }, sha256);
  const isSame = sealed.digest === document.digest;
  return { document: isSame ? document : sealed, isSame, mentions, losesSignature: !isSame && signature !== null };
}

/** The outline without them: a seat stays, with an empty name. */
export function summaryWithoutErased(document: SummaryDocument, people: People): SummaryDocument {
  const { digest: _, ...body } = document;
  const name = (each: string) => (people.isErased(each) ? '' : each);
  const seats = <T extends { readonly name: string }>(list: readonly T[]) =>
    list.map((each) => ({ ...each, name: name(each.name) }));
  const { powers, players, masters, remarks, source, settings, disagreements, ...more } = body;
  const told = Object.entries({
    source,
    settings,
    disagreements,
    witnesses: more.witnesses,
    contradictions: more.contradictions,
  });
  const without: SummaryBody = {
    ...body,
    ...inTexts(Object.fromEntries(told.filter(([, value]) => value !== undefined)), (text) =>
      people.withoutErased(text),
    ),
    // A name may go on in the next line.
    remarks: people
      .withoutErased(remarks.join('\n'))
      .split('\n')
      .filter((each) => each !== ''),
    masters: masters.map(name).filter((each) => each !== ''),
    powers: powers.map((seat) => ({ ...seat, players: seats(seat.players) })),
    ...(players === undefined ? {} : { players: seats(players).filter((each) => each.name !== '') }),
  };
  return sealSummary(without, sha256);
}

/** The notes on an archive that has become another without them. */
export function notesWithoutErased(notes: Annotations, people: People, digest: string): Annotations {
  return { ...notes, digest, notes: inTexts(notes.notes, (text) => people.withoutErased(text)) };
}
