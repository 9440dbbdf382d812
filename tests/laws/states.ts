/** Games in every state that there is, for laws over all commands. */
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { type Life, openLife } from '../lives/life.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);
const DAY = 86_400_000;
export const MARA: ProvenActor = { person: personId('mara'), role: 'master', powers: [] };

/** A GM who plays as well has the rights of both. */
export type Role = 'master' | 'player' | 'observer' | 'playing GM';

export interface State {
  readonly name: string;
  readonly life: Life;
  /** Players may do what a master may, where the table says so. */
  readonly isUnmoderated: boolean;
}

/** A life that is shared: it says what would come of a mail, and nothing comes of it. */
export type AskedLife = Omit<Life, 'write' | 'confirm' | 'happened' | 'moveTo'>;
export type SharedState = Omit<State, 'life'> & { readonly life: AskedLife };

const joining = (kind: 'join' | 'observe') =>
  ({ kind, spot: { line: 1, text: 'signon' }, passwordHash: 'hash' }) as const;

/** `jean` watches, p0 and p1 play (or have signed on). */
function lifeOf(options: readonly string[], { variant = 'standard', players = 2 } = {}): Life {
  const life = openLife(boardOf(variant), createRandom(7), START, [
    `players ${players}`,
    `powers ${players}`,
    ...options,
  ]);
  for (let n = 0; n < players; n += 1)
    life.write({ person: personId(`p${n}`), role: 'applicant', powers: [] }, '', joining('join'));
  life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', joining('observe'));
  return life;
}

function state(name: string, life: Life): State {
  return { name, life, isUnmoderated: !life.game().settings.moderated };
}

function played(options: readonly string[] = []): Life {
  const life = lifeOf(['master sees', ...options]);
  life.write(MARA, `process ${life.game().position!.phase}`);
  return life;
}

function statesWith(...more: readonly string[]): readonly State[] {
  const named = (text: string) => `${text}${more.length === 0 ? '' : ` (${more.join()})`}`;
  const seat = (life: Life) => life.game().seats.find(({ person }) => person === 'p0')!.power;
  const forming = lifeOf(['manual start', ...more]);
  const begun = lifeOf(['master sees', ...more]);
  const fall = played(more);
  const late = played(more);
  late.write(
    late.actorOf(personId('p0'))!,
    `set wait\nset draw\nset always wait\nset absence 5 mar to 9 mar\npress to all\nhi\nendpress\ndiary\nnote\nend`,
  );
  late.write(MARA, 'set no broadcast\nset wait');
  late.write({ person: personId('jean'), role: 'observer', powers: [] }, 'set no broadcast');
  const back = played(more);
  back.confirm(MARA, 'rollback');
  const over = played(more);
  over.confirm(MARA, 'terminate');
  const empty = played(more);
  empty.confirm(MARA, `dummy ${seat(empty)}`);
  const asking = lifeOf(['approval', ...more]);
  asking.write({ person: personId('jean'), role: 'applicant', powers: [] }, '', joining('join'));
  return [
    state(named('forming'), forming),
    state(named('just begun'), begun),
    state(named('fall'), fall),
    state(named('with votes and waits'), late),
    state(named('taken back'), back),
    state(named('paused'), pausedOf(more)),
    state(named('over'), over),
    state(named('with a dummy'), empty),
    state(named('asking'), asking),
  ];
}

function pausedOf(options: readonly string[]): Life {
  const life = played(options);
  life.write(MARA, 'pause');
  return life;
}

const unmoderated = (): readonly State[] => [
  state('fall (unmoderated)', played(['unmoderated'])),
  state('paused (unmoderated)', pausedOf(['unmoderated'])),
];

/** `CHANCERY_FULL=1` asks in many more states. */

/** Test files of one worker share these: they may be asked what would be, and are never written to. */
export const STATES: readonly SharedState[] = makeStates();

/** The same, of one's own, to be written to. */
export function makeStates(): readonly State[] {
  return [
    ...statesWith(),
    ...(IS_FULL ? [...statesWith('unmoderated'), ...statesWith('gunboat')] : unmoderated()),
    state('a proposal', proposed()),
    state('anonymous and over', overAnonymous()),
    state('forming (unmoderated)', lifeOf(['manual start', 'unmoderated'])),
    state('auction', lifeOf(['manual start', 'seats auction'], { variant: '1812-overture', players: 6 })),
    state('auction, unmoderated', lifeOf(['manual start', 'unmoderated'], { variant: '1812-overture', players: 6 })),
    state('two masters', promoted()),
    state('approved', approved()),
  ];
}

function promoted(): Life {
  const life = lifeOf([]);
  life.write({ person: personId('olga'), role: 'observer', powers: [] }, '', joining('observe'));
  life.write(MARA, 'promote olga@example.org');
  return life;
}

function approved(): Life {
  const life = lifeOf(['approval', 'manual start'], { players: 3 });
  life.write(MARA, 'set approve all');
  return life;
}

function proposed(): Life {
  const life = played();
  life.write(life.actorOf(personId('p0'))!, 'set deadline 20 mar 2026');
  life.write(life.actorOf(personId('p1'))!, 'set deadline 21 mar 2026');
  life.moveTo(START + DAY / 24);
  return life;
}

function overAnonymous(): Life {
  const life = lifeOf(['gunboat']);
  life.confirm(MARA, 'terminate');
  return life;
}

/** Mara runs the game and plays in it, with p0. */
export function runByPlayer(): readonly State[] {
  const open = () => {
    const life = openLife(boardOf('standard'), createRandom(7), START, ['players 2', 'powers 2', 'manual start']);
    life.write({ person: personId('p0'), role: 'applicant', powers: [] }, '', joining('join'));
    life.write({ person: personId('mara'), role: 'applicant', powers: [] }, '', joining('join'));
    life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', joining('observe'));
    return life;
  };
  const begun = (...texts: readonly string[]) => {
    const life = open();
    life.write(MARA, 'force begin');
    for (const text of texts) life.confirm(life.actorOf(personId('mara'))!, text);
    return life;
  };
  const late = begun();
  late.moveTo(START + 5 * DAY);
  const after = () => {
    const life = begun();
    life.moveTo(START + 5 * DAY);
    life.write(life.actorOf(personId('mara'))!, 'process S1901M');
    return life;
  };
  const back = after();
  back.confirm(back.actorOf(personId('mara'))!, 'rollback');
  return [
    state('run by a player: forming', open()),
    state('run by a player: begun', begun()),
    state('run by a player: paused', begun('pause')),
    state('run by a player: over', begun('terminate')),
    state('run by a player: late', late),
    state('run by a player: fall', after()),
    state('run by a player: taken back', back),
  ];
}

/** The writers of a role in a state. */
export function writersOf(life: AskedLife, role: Role): readonly ProvenActor[] {
  const mara = life.actorOf(personId('mara'));
  if (role === 'playing GM') return mara === null || mara.role === 'master' ? [] : [mara];
  if (role === 'master') return [MARA];
  const people = role === 'observer' ? ['jean'] : ['p0', 'p1'];
  return people.flatMap((person) => {
    const actor = life.actorOf(personId(person));
    return actor === null || (actor.role === 'applicant' ? 'player' : actor.role) !== role ? [] : [actor];
  });
}
