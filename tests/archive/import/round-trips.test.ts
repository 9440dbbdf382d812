/** What is exported and imported again is the same game, on every map; whatever happened to the file between, nothing else comes of it. */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant, loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';
import { boardsAfter, importing, tidy } from '../importing.ts';
import { randomPhases } from './random-game.ts';

const PHASES = 24;
const FORMATS = ['json', 'jsonl', 'history'] as const;

function game(id: string, seed: number, isOpen: boolean): ArchiveDocument {
  const { board, digest } = loadVariant(id)!;
  const day = (n: number) => new Date(Date.UTC(2026, 1, 1 + n)).toISOString();
  const phases = randomPhases(board, seed, PHASES).map((each, n) => ({ ...each, at: day(n) }));
  const press = phases.flatMap(({ phase, at }) => {
    const body = `Grüße vor ${phase}.\n\nFrom here to “there” > and back.`;
    return [{ at, commit: null, phase, from: board.powers[1]!.name, to: 'all', body } as const];
  });
  const record = { name: `trip${seed}`, source: 'A random game.', phases, outcome: null, players: {}, press, isOpen };
  return sealArchive(archiveOfRecord({ ...record, created: day(0) }, { board, variantDigest: digest }), sha256);
}

function textOf(document: ArchiveDocument, format: (typeof FORMATS)[number]): string {
  return [...exportText(document, loadVariant(document.variant.id)!, format)].join('');
}

const standing = ({ status, outcome, position, created }: ArchiveDocument) => [
  status,
  outcome,
  created,
  position && [position.phase, tidy(position.units), tidy(position.centers ?? {})],
];
const boards = ({ phases }: ArchiveDocument) => [phases.map(({ at }) => at), boardsAfter(phases)];
const orders = ({ phases }: ArchiveDocument) => phases.map((each) => [each.phase, tidy(each.orders)]);
const press = (document: ArchiveDocument) => document.press.map(({ phase, from, to, body }) => [phase, from, to, body]);

describe.each(loadVariants().map(({ variant }) => variant.id))('a game of %s', (id) => {
  it.each(['that goes on', 'that is over'])('%s comes back from every format', async (how) => {
    const document = game(id, 71, how === 'that goes on');
    const archive = await importing(textOf(document, 'json'));
    expect(archive.texts).toEqual([formatArchive(document)]);
    for (const format of ['jsonl', 'history'] as const) {
      const { told, games } = await importing(textOf(document, format));
      expect(told, format).toEqual([]);
      expect(games.map(standing), format).toEqual([standing(document)]);
      expect(games.map(boards), format).toEqual([boards(document)]);
      expect(games.map(press), format).toEqual([press(document)]);
      // A listing of builds has only those that were made.
      if (format === 'jsonl') expect(games.map(orders)).toEqual([orders(document)]);
    }
  });
});

describe.each(FORMATS)('a file of the format %s', (format) => {
  const document = game('standard', 72, true);
  const text = textOf(document, format);
  const withMark = (order: 'utf16le', swap: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, order);
    return swap ? bytes.swap16() : bytes;
  };
  const forms: readonly (readonly [string, string | Uint8Array])[] = [
    ['in UTF-8 with a mark', `\ufeff${text}`],
    ['in UTF-16, little end first', withMark('utf16le', false)],
    ['in UTF-16, big end first', withMark('utf16le', true)],
    ['with the line ends of Windows', text.replace(/\n/g, '\r\n')],
    ['with blank lines around it', `\n\n${text}\n\n`],
    ['twice in one file', `${text}\n${text}`],
  ];

  it.each(forms)('%s gives the same game', async (_, content) => {
    const { games } = await importing(content);
    expect(games.slice(0, 1).map(boards)).toEqual([boards(document)]);
    for (const each of games) expect(boards(each)).toEqual(boards(document));
  });

  // An archive is UTF-8, and sealed.
  it.each(format === 'json' ? [] : ['the same phases'])('in ISO 8859-1 gives %s', async () => {
    const { games } = await importing(Buffer.from(text.replace(/[“”]/g, "'"), 'latin1'));
    expect(games.map(boards)).toEqual([boards(document)]);
  });

  it('cut anywhere, or with a part taken out, gives phases that were played, and says what is wrong', async () => {
    const random = createRandom(73);
    const whole = (await importing(text)).games.flatMap(({ phases }) =>
      phases.map(({ phase, resolution }) => [phase, JSON.stringify([tidy(resolution.units)])]),
    );
    for (let n = 0; n < (IS_FULL ? 100 : 5); n += 1) {
      const [from, to] = [random.below(text.length), random.below(text.length)].sort((a, b) => a - b);
      const cut = random.percent(50) ? text.slice(0, to) : text.slice(0, from) + text.slice(to);
      const { told, games } = await importing(cut);
      const found = games.flatMap(({ phases }) => phases);
      if (found.length < document.phases.length) expect(told, `${from} to ${to}`).not.toEqual([]);
      const others = found.filter(
        ({ phase, resolution: { units } }) =>
          !whole.some(([code, board]) => code === phase && board === JSON.stringify([tidy(units)])),
      );
      if (others.length > 0) expect(told, `${from} to ${to}`).not.toEqual([]);
      expect(told.join('\n')).not.toMatch(/^\s+at .*:\d+:\d+|undefined|\[object/m);
    }
  });
});
