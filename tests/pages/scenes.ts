/** Every page, the maps and the calendar entry, each written of the same few games: cheap enough to be written in every language. */

import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { fullPosition } from '../../engine/archive/boards.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { sealArchive } from '../../engine/archive/seal.ts';
import type { Board } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { addOpenings } from '../../engine/scoring/openings.ts';
import { summaryOf } from '../../engine/scoring/summary.ts';
import { viewOf } from '../../engine/view/view.ts';
import { gameName, type PersonId, phaseCode } from '../../engine/vocabulary.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { oneFile } from '../../templates/archive/one-file.ts';
import { t } from '../../templates/locales/current.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { mapAsText } from '../../templates/map/text-map.ts';
import { LIGHT, powerStyles } from '../../templates/map/theme.ts';
import { html } from '../../templates/markup/html.ts';
import { finishedFeed } from '../../templates/pages/feed.ts';
import { type PageContent, renderPage } from '../../templates/pages/frame.ts';
import { gamePage } from '../../templates/pages/game-page.ts';
import { outcomeLine, phaseHeading } from '../../templates/pages/game-parts.ts';
import { helpIndex, helpPage } from '../../templates/pages/help-pages.ts';
import { type DemoGame, homePage } from '../../templates/pages/home-page.ts';
import { finishedPage, type GameRow, gamesPage, personPage, playersPage } from '../../templates/pages/lists.ts';
import { EMPTY_DRAFT, mailboxesPage, mailboxPage, mailPage, writePage } from '../../templates/pages/mailbox-pages.ts';
import { leavePage, noInvitationsPage, noSuchLinkPage } from '../../templates/pages/no-invitations-page.ts';
import { phasePage } from '../../templates/pages/phase-page.ts';
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { placesPage } from '../../templates/pages/places-page.ts';
import { variantPage, variantsPage } from '../../templates/pages/variant-page.ts';
import { GAMES, judgedGame, keeper } from '../archive/games.ts';

const standard = loadVariant('standard')!;
const { board: english } = standard;
const geography = loadGeography(standard)!;
const colours = powerStyles(
  geography,
  english.variant.powers.map(({ name }) => name),
  LIGHT,
);
const NOW = Date.UTC(2026, 2, 3, 12);
const map = { folder: '/games/marne/maps/S1901M-aaaaaaaaaaaaaaaa/', width: 1600, height: 1200 };
const write = (to: string, text = '') => `mailto:${to}?body=${encodeURIComponent(text)}`;
const size = { width: 1600, height: 1200 };

/** As a reader of the current language has it. */
function here(): Board {
  return boardOf('standard');
}

function boardOf(id: string): Board {
  return boardIn(loadVariant(id)!.board, t().code);
}

function judged(phases: number, outcome: GameOutcome | null) {
  const commits = judgedGame(GAMES[0]!, phases, {}, outcome);
  const game = commits.reduce<Game | null>((before, commit) => evolve(before, commit), null)!;
  const document = sealArchive(archiveOfCommits(commits, keeper), sha256);
  return { game, document, summary: summaryOf(document, english.variant) };
}

const running = judged(5, null);
const over = judged(14, { kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] });
const names = (person: string) => `Name of ${person}`;

function viewFor(game: Game, reader: 'public' | { readonly person: PersonId }) {
  return viewOf(game, reader, { board: here(), names, now: NOW });
}

function rowsOf(): readonly GameRow[] {
  const board = here();
  const row = { variant: board.variant, phase: null, deadline: null, players: 3, seats: 7, end: null } as const;
  const end = {
    at: NOW,
    result: { key: 'solo', words: '1901' },
    outcome: outcomeLine(board, { kind: 'won', powers: ['TURKEY'] }),
    phases: 12,
    players: [{ power: 'Turkey', name: 'Gus Marlow' }],
  };
  return [
    { ...row, name: 'marne', status: 'forming' },
    { ...row, name: 'ypres', status: 'active', phase: phaseHeading(board, phaseCode('S1901M')), deadline: NOW },
    { ...row, name: 'lens', status: 'paused', phase: phaseHeading(board, phaseCode('F1901R')), deadline: null },
    ...Array.from({ length: 12 }, (_, n) => ({ ...row, name: `verdun${n}`, status: 'finished' as const, end })),
  ];
}

function phasePageOf({ game, document }: typeof running, n: number): PageContent {
  const { phase, position, resolution } = document.phases[n]!;
  const record = { phase, at: NOW, before: fullPosition(position), resolution, holders: {}, map };
  const diaries = [{ by: 'FRANCE' as const, at: new Date(NOW).toISOString(), body: 'Fleurs.', phase }];
  return phasePage(viewFor(game, 'public'), record, here(), colours, { ...document, diaries } as never);
}

function demonstration(state: DemoGame['state']): DemoGame {
  const address = 'newcomer@example.org';
  return {
    state,
    name: 'demo',
    board: here(),
    phase: phaseCode('S1901M'),
    map: { light: '/l', dark: '/d' },
    power: 'FRANCE',
    address,
  };
}

function home(state: DemoGame['state'] | null): PageContent {
  return homePage({
    games: (['forming', 'active', 'paused', 'finished'] as const).map((status) => ({
      name: gameName(`g${status}`),
      board: here(),
      status,
      phase: status === 'active' ? phaseCode('S1901M') : null,
      map: null,
      deadline: status === 'active' ? NOW : null,
      players: 3,
      seats: 7,
    })),
    mailboxes: ['ann@example.org'],
    judge: 'judge@example.org',
    smtpPort: 2525,
    write,
    mailbox: (address) => `/mailbox/${address}`,
    demonstration: state === null ? null : demonstration(state),
    variants: [here(), boardOf('octarine')],
    fault: null,
  });
}

const mail = { id: 'm1', from: 'Chancery <judge@example.org>', subject: '', date: new Date(NOW).toISOString() };

function mailbox(isWaiting: boolean, mails: readonly (typeof mail)[]): PageContent {
  const games = [running.game, over.game].flatMap((game) => [
    {
      view: viewFor(game, { person: game.seats.find(({ power }) => power === 'FRANCE')!.person! }),
      board: here(),
      draft: () => EMPTY_DRAFT,
    },
  ]);
  return mailboxPage({ address: 'ann@example.org', mails, fresh: ['m1'], games, isWaiting });
}

function game({ game, summary }: typeof running, change: object = {}): PageContent {
  return gamePage(
    { ...viewFor(game, 'public'), ...change },
    { board: here(), map, colours, summary, address: 'marne@example.org', write },
  );
}

function places(id: string): PageContent {
  return placesPage(boardOf(id), size);
}

function variant(id: string, finished: number): PageContent {
  const board = boardOf(id);
  const openings = finished === 0 ? {} : addOpenings({}, over.summary.openings, over.summary.finished!.powers);
  const games = finished === 0 ? null : '/games/by-variant/standard/';
  return variantPage({
    board,
    colours: id === 'standard' ? colours : new Map(),
    map: size,
    readme: html``,
    openings,
    finished,
    games,
  });
}

function drawn(id: string, stage: 'before' | 'after' | 'position') {
  const loaded = loadVariant(id)!;
  const shapes = loadGeography(loaded)!;
  const { variant } = boardOf(id);
  const { position, resolution } = over.document.phases[id === 'standard' ? 4 : 0]!;
  const view =
    stage === 'position'
      ? mapViewOf(variant, startingPosition(loaded.board), null, {})
      : mapViewOf(variant, fullPosition(position), resolution, { game: 'Marne', which: stage });
  return { view, shapes };
}

const page = (made: () => PageContent) => () => renderPage(made(), PLACES_PAGE);

/** By name; each writes anew in the language that is current. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'home, offered': page(() => home('offered')),
  'home, under way': page(() => home('under-way')),
  'home, there': page(() => home('there')),
  'home, over': page(() => home('over')),
  'home, no demo': page(() => home(null)),
  games: page(() => gamesPage(rowsOf(), [{ title: '1901', choices: [{ name: '1', path: '/', count: 1 }] }], 200)),
  'no games': page(() => gamesPage([], [], 0)),
  'finished games': page(() => finishedPage('1901', rowsOf().slice(3), { previous: '/a', next: '/b' })),
  'no finished games': page(() => finishedPage('1901', [])),
  players: page(() =>
    playersPage(
      'N',
      rowsOf().flatMap((row) => [{ player: 'Gus Marlow', power: 'Turkey', row }]),
      [
        { from: 'A', path: '/a' },
        { from: 'B', path: '/b' },
        { from: 'C', path: '/c' },
      ],
      1,
    ),
  ),
  person: page(() => personPage('Gus Marlow', rowsOf())),
  'person, one game': page(() => personPage('Gus Marlow', rowsOf().slice(0, 4))),
  'game, forming': page(() =>
    game(running, { seats: [], phase: null, clock: null, resolved: [], last: null, status: 'forming' }),
  ),
  'game, running': page(() => game(running)),
  'game, paused': page(() =>
    game(running, {
      status: 'paused',
      seats: viewFor(running.game, 'public').seats.map((seat, n) => ({
        ...seat,
        status: (['playing', 'abandoned', 'civil-disorder', 'dummy'] as const)[n % 4],
        late: n === 0,
        player: n % 2 === 0 ? null : seat.player,
      })),
    }),
  ),
  'game, finished': page(() => game(over)),
  'phase, moves': page(() => phasePageOf(running, 1)),
  'phase, last': page(() => phasePageOf(running, 4)),
  'phase, adjustments': page(() =>
    phasePageOf(
      over,
      over.document.phases.findIndex(({ phase }) => phase.endsWith('A')),
    ),
  ),
  'phase, retreats': page(() =>
    phasePageOf(
      over,
      over.document.phases.findIndex(({ phase }) => phase.endsWith('R')),
    ),
  ),
  mailbox: page(() => mailbox(false, [mail])),
  'mailbox, waiting': page(() => mailbox(true, [])),
  ...Object.fromEntries(
    (['text', 'html', 'raw'] as const).map((shown) => [
      `mail as ${shown}`,
      page(() =>
        mailPage({ address: 'ann@example.org', mail, shown, text: '', newer: 'a', older: 'b', reply: EMPTY_DRAFT }),
      ),
    ]),
  ),
  write: page(() => writePage('ann@example.org', EMPTY_DRAFT)),
  mailboxes: page(() => mailboxesPage(['ann@example.org'])),
  'no invitations': page(() => noInvitationsPage('/no/1', false)),
  'no more invitations': page(() => noInvitationsPage('/no/1', true)),
  'leave a game': page(() => leavePage('/no/2', { game: 'marne', address: 'marne@judge.example.org' }, false)),
  'a game is left': page(() => leavePage('/no/2', { game: 'marne', address: 'marne@judge.example.org' }, true)),
  'no such link': page(() => noSuchLinkPage('1')),
  'no such link to leave a game': page(() => noSuchLinkPage('marne.p1')),
  help: page(() => helpIndex([{ name: 'orders', title: 'Orders' }])),
  'help on orders': page(() =>
    helpPage(
      'Orders',
      html``,
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ level: 2, id, title: id })),
    ),
  ),
  'all variants': page(() => variantsPage([here()], new Set(['standard']))),
  ...Object.fromEntries(
    loadVariants().flatMap(({ board: { variant: each } }) => [
      [`variant ${each.id}`, page(() => variant(each.id, each.id === 'standard' ? 2 : 0))],
      [`places of ${each.id}`, page(() => places(each.id))],
    ]),
  ),
  'variant, one game': page(() => variant('standard', 1)),
  feed: () => finishedFeed('https://judge.example.org', 'Chancery', rowsOf().slice(3, 5)),
  'one file': () => {
    const file = oneFile(
      { ...over.document, phases: over.document.phases.slice(0, 3) },
      { board: here(), geography: null, fonts: '', style: '' },
    );
    return [...file].join('');
  },
};

/** Maps as drawings and as text. */
export const MAPS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    loadVariants()
      .filter((loaded) => loadGeography(loaded) !== null)
      .map(({ board }: { readonly board: Board }) => [
        `start of ${board.variant.id}`,
        () => {
          const { view, shapes } = drawn(board.variant.id, 'position');
          return drawMap(view, shapes);
        },
      ]),
  ),
  ...Object.fromEntries(
    (['before', 'after'] as const).flatMap((stage) => [
      [
        `map, ${stage}`,
        () => {
          const { view, shapes } = drawn('standard', stage);
          return drawMap(view, shapes);
        },
      ],
      [
        `map as text, ${stage}`,
        () => {
          const { view, shapes } = drawn('standard', stage);
          return mapAsText(view, shapes);
        },
      ],
    ]),
  ),
};
