/**
 * What the judge writes, it reads: every line that a mail tells its reader to write is accepted when it is mailed back at
 * that moment. Tried with the mails of the conversations, and with those of random games of every variant.
 * @module-tag long
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { playConversation } from '../conversations/script.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { filledIn, mailBack, newest, type Tried } from './mail-back.ts';
import { beginRandomGame, JUDGE } from './random-game.ts';
import { faultsIn, toldIn } from './told.ts';

const folder = new URL('../conversations/', import.meta.url);
const conversations = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const some = conversations.filter((name) => IS_FULL || /^(?:12|19)/.test(name));

describe('lines that mails tell somebody to write are read', () => {
  it.each(some)('%s', { timeout: 120_000 }, async (name) => {
    const tried: Tried = { count: 0, unread: [], small: [] };
    const file = readFileSync(new URL(name, folder), 'utf8').replace(/^store: embedded$/m, 'store: memory');
    await playConversation(file, async (services, sent, text) => {
      for (const mail of newest(sent)) await mailBack(services, mail, text.split('\n'), tried);
    });
    expect([tried.unread, tried.small]).toEqual([[], []]);
    expect(tried.count).toBeGreaterThan(0);
  });

  const variants = ['standard', '1776-ii', '1812-overture', 'consolidation-1865', 'eckert-napoleonic', 'octarine'];
  it.each(variants)('a game of %s at random', async (variant) => {
    for (const seed of IS_FULL ? [1, 2, 3] : [1]) {
      const tried: Tried = { count: 0, unread: [], small: [] };
      const life = await beginRandomGame(variant, seed, IS_FULL && seed === 2 ? 'gunboat' : '');
      const chance = createRandom(seed);
      const isChosen = () => IS_FULL || chance.percent(25);
      for (let n = 0; n < (IS_FULL ? 12 : variant === 'standard' ? 2 : 1); n += 1) {
        const sent = life.random.shuffle(newest(await life.playPhase()));
        for (const mail of sent.slice(0, IS_FULL ? 4 : 2)) await mailBack(life.services, mail, [], tried, isChosen);
        for (const [who, line, to] of QUESTIONS.slice(IS_FULL ? 0 : n * 3, IS_FULL ? undefined : n * 3 + 3)) {
          for (const mail of await life.write(who, line, to))
            await mailBack(life.services, mail, line.split('\n'), tried, isChosen);
        }
      }
      expect([tried.unread, tried.small]).toEqual([[], []]);
      expect(tried.count).toBeGreaterThan(IS_FULL ? 5 : 0);
    }
  });

  it('in the form of the older judges', async () => {
    const tried: Tried = { count: 0, unread: [], small: [] };
    const life = await beginRandomGame('standard', 1);
    for (const who of ['mara', 'olga', 'p0', 'p1', 'stranger']) await life.write(who, 'set mail classic', JUDGE);
    let classic = 0;
    for (let n = 0; n < (IS_FULL ? 6 : 1); n += 1) {
      const sent = await life.playPhase();
      const asked = [...QUESTIONS, ['p0', 'resign'], ['mara', 'terminate']] as const;
      const answered: OutgoingMail[] = [];
      for (const [who, line, to] of asked) answered.push(...(await life.write(who, line, to)));
      for (const mail of [...newest(sent), ...answered].filter(({ html }) => html === '')) {
        classic += 1;
        await mailBack(life.services, mail, [], tried);
      }
    }
    expect(tried.unread).toEqual([]);
    expect([classic > 9, tried.count > 9]).toEqual([true, true]);
  });

  /** Asked in every phase, some of them nonsense. */
  const QUESTIONS: readonly (readonly [who: string, line: string, to?: string])[] = [
    ['p0', 'A xyz - par\nbuild\nset\nset deadline\nF par - - -\npress to nobody\nsummary x'],
    ['olga', 'list\nbuild A par\nset wait\npress to all\nhello\nendpress'],
    ['mara', 'list\nset move clock noon\nprocess\neject nobody\nrollback\nset press'],
    ['p0', 'help\nlist'],
    ['p1', 'map abbreviations'],
    ['p1', 'status\nhistory\nwhatif\nsubmit'],
    ['olga', 'signon nowhere\njoin nothing', JUDGE],
    ['stranger', 'A par - bur\nset wait\nmap\nsignon', JUDGE],
    ['stranger', 'help'],
    ['p1', 'my games', JUDGE],
    ['mara', 'my games', JUDGE],
    ['p0', 'list', JUDGE],
  ];
});

describe('what a mail tells somebody to write', () => {
  it('is found as a mail program shows it', async () => {
    const life = await beginRandomGame('standard', 1);
    const [asked] = await life.write('stranger', 'A par - bur', JUDGE);
    expect(toldIn(asked!, []).map(({ how, text }) => `${how} ${text}`)).toContain('try LIST');
    expect(faultsIn(asked!)).toHaveLength(1);
    const [answer] = await life.write('p0', 'set deadline\nA nowhere - bur');
    expect(toldIn(answer!, []).map(({ how }) => how)).toContain('button');
    expect(faultsIn(answer!)).toHaveLength(2);
  });

  it('is a form that is filled in with each of its possibilities', () => {
    expect(filledIn('F Tri -    % Adr Alb, or D to disband\n')).toEqual(['F Tri - Adr', 'F Tri - Alb', 'F Tri D']);
    expect(filledIn('FRANCE\nbuild \n% A Par, F Bre\nITALY\nremove \n% A Tun')).toEqual([
      'FRANCE\nbuild A Par',
      'FRANCE\nbuild F Bre',
      'ITALY\nremove A Tun',
    ]);
    expect(filledIn('A Par H    % Bur Gas')).toEqual(['A Par H    % Bur Gas']);
  });
});
