/** SET OPEN PRESS: what was said in private is opened when the game is over and all who played it agree; before, nothing of it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { personId } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';
import { told } from '../told.ts';
import { judgedGame, keeper, personOf, SECRETS, verifier, withMore } from './games.ts';

const PRIVATE = 'Burgundy <b>stays</b> empty';
const ANSWER = 'Then the Channel does, too';
const GREY = 'Nobody knows who writes this';
const WATCHED = 'What do you think, Olga?';

const addressOf = (power: string) => `${power.toLowerCase()}@example.org`;

describe('press that is opened after the end', () => {
  let judge: Awaited<ReturnType<typeof openWorld>>;
  let mails = 0;

  const write = async (from: string, to: string, text: string) => {
    mails += 1;
    const raw = `From: ${from}\r\nMessage-ID: <${mails}@example.org>\r\nSubject: x\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
    await judge.deliver(raw, { from, to: [`${to}@${DOMAIN}`] });
    return judge.sent();
  };
  const page = (file: string) => Buffer.from(judge.files.get(`games/marne/${file}`) ?? []).toString('utf8');
  const everything = () =>
    [...judge.files]
      .filter(([key]) => key.startsWith('games/marne/'))
      .map(([, bytes]) => Buffer.from(bytes).toString());
  const archive = () => JSON.parse(page('archive.json')) as ArchiveDocument;
  const answerTo = (sent: Awaited<ReturnType<typeof write>>, who: string) =>
    sent.find(({ to }) => to === who)?.text.replaceAll(/\s+/g, ' ') ?? '';
  const faults = () =>
    verifyArchive(page('archive.json'), verifier)
      .checks.filter(({ result }) => result === 'wrong')
      .map(({ detail }) => told(detail));

  beforeAll(async () => {
    judge = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory', pages: 'written' });
    await write('gm@example.org', 'judge', 'create ?marne sesame\nset grey\nset observers\nset press white/grey');
    for (const { name, letter } of standard.powers)
      await write(addressOf(name), 'judge', `signon ?marne tulip\nset preference ${letter}`);
    await write('olga@example.org', 'judge', 'observe marne');
    await write(addressOf('FRANCE'), 'marne', `press to e\n${PRIVATE}\nendpress`);
    await write(addressOf('ENGLAND'), 'marne', `press to f\n${ANSWER}\nendpress`);
    await write(addressOf('ITALY'), 'marne', `press grey to a\n${GREY}\nendpress`);
    await write('gm@example.org', 'marne', 'process S1901M');
    await write('olga@example.org', 'marne', `press to f\n${WATCHED}\nendpress`);
  });

  it('is refused while the game goes on', async () => {
    const sent = await write(addressOf('FRANCE'), 'marne', 'set open press');
    expect(answerTo(sent, addressOf('FRANCE'))).toContain('Press can be opened when the game is over');
  });

  it('is offered by the mail that ends the game, and stays closed until the last player agrees', async () => {
    const asked = await write('gm@example.org', 'marne', 'terminate');
    const word = /CONFIRM (\S+)/.exec(asked.map((mail) => mail.text).join())?.[1] ?? '';
    const ended = await write('gm@example.org', 'marne', `confirm ${word}`);
    expect(ended.find(({ to }) => to === addressOf('FRANCE'))?.text).toContain('SET OPEN PRESS');
    const [last, ...others] = standard.powers.map(({ name }) => addressOf(name)).reverse();
    for (const who of others) await write(who, 'marne', 'SET OPEN PRESS');
    await write(others[0]!, 'marne', 'SET NO OPEN PRESS');
    await write(last!, 'marne', 'SET OPEN PRESS');
    for (const text of everything()) {
      for (const secret of ['Burgundy', ANSWER, GREY, WATCHED]) expect(text).not.toContain(secret);
    }
    const opened = await write(others[0]!, 'marne', 'SET OPEN PRESS');
    expect(answerTo(opened, addressOf('FRANCE'))).toContain(
      'you can now read the messages of this game in its archive',
    );
    expect(archive().press.map(({ from, to, body }) => [from, to, body])).toEqual([
      ['FRANCE', ['ENGLAND'], expect.stringContaining(PRIVATE)],
      ['ENGLAND', ['FRANCE'], expect.stringContaining(ANSWER)],
      [null, ['AUSTRIA'], expect.stringContaining(GREY)],
    ]);
    expect(faults()).toEqual([]);
  });

  it('stands beside the map of its phase as conversations, as words', async () => {
    const phase = page('S1901M/index.html');
    expect(phase).toMatch(
      /<summary>England and France<\/summary>[\s\S]*Burgundy &lt;b&gt;stays&lt;\/b&gt; empty[\s\S]*Channel/,
    );
    expect(phase).toMatch(/<summary>(?:Anonymous and Austria|Austria and Anonymous)<\/summary>/);
    expect(page('game.html')).toContain('Burgundy &lt;b&gt;stays&lt;/b&gt; empty');
    const mbox = await judge.services.files.get('games/marne/press.mbox');
    expect(Buffer.from(mbox ?? []).toString('utf8')).toContain(ANSWER);
  });

  it('of a message with somebody who watched it takes that word, too', async () => {
    expect(everything().join()).not.toContain(WATCHED);
    await write('olga@example.org', 'marne', 'set open press');
    expect(archive().press.at(-1)).toMatchObject({
      from: 'OBSERVER',
      to: ['FRANCE'],
      body: expect.stringContaining(WATCHED),
    });
    expect(faults()).toEqual([]);
  });

  it('is not closed again', async () => {
    const sent = await write(addressOf('FRANCE'), 'marne', 'set no open press');
    expect(answerTo(sent, addressOf('FRANCE'))).toContain('it stays open');
  });
});

describe('what all agreed to', () => {
  const END: GameEvent = { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } };
  const CLOCK = { began: 0, earliest: 0, deadline: 4_000_000_000_000, graceEnd: 4_000_000_000_000 };
  const RESUMED: GameEvent = { type: 'game-resumed', by: personId('master1'), clock: CLOCK };
  const VOTES = standard.powers.map(
    ({ name }): GameEvent => ({ type: 'press-vote-cast', person: personOf(name), on: true }),
  );
  const said = (body: string): GameEvent => ({
    type: 'press-sent',
    by: personOf('FRANCE'),
    sealed: { salt: 's', value: { from: 'FRANCE', colour: 'white', to: ['ENGLAND'], shown: ['ENGLAND'], body } },
  });

  /** A game of one phase to which these events are added, each by a commit of its own. */
  function bodies(settings: Partial<Settings>, ...more: readonly GameEvent[]): readonly string[] {
    const commits = withMore(judgedGame('d1155', 1, settings), ...more.map((event) => [event]));
    return archiveOfCommits(commits, keeper).press.map(({ body }) => body);
  }

  it('is what was said in the game: not what some say to each other afterwards', () => {
    const open = bodies({}, END, ...VOTES, said('Between us, now that it is over.'));
    expect(open).toContain(SECRETS.press);
    expect(open).not.toContain('Between us, now that it is over.');
  });

  it('is that game: taken up again and ended again, it takes their word again', () => {
    const again = [END, ...VOTES, RESUMED, said('A new plan.'), END];
    expect(bodies({}, ...again)).not.toContain('A new plan.');
    expect(bodies({}, ...again)).not.toContain(SECRETS.press);
    expect(bodies({}, ...again, ...VOTES)).toContain('A new plan.');
  });

  it('needs no word of a GM or observer who was sent copies', () => {
    const press = { ...DEFAULT_SETTINGS.press, masterReads: true, observersRead: true };
    expect(bodies({ press }, END, ...VOTES)).toContain(SECRETS.press);
  });
});
