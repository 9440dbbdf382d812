import { describe, expect, it } from 'vitest';
import type { Position } from '../../engine/board/position.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { phaseCode, type UnitText } from '../../engine/vocabulary.ts';
import { answerBlock, LONGEST_LINK, mailtoLink, orderLink } from '../../templates/mail/parts/answer.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { standard } from '../boards.ts';
import { context, resolved, resultsOf } from './scenes.ts';

/** What a mail program opens. */
function opened(link: string) {
  const url = new URL(link);
  expect(url.protocol).toBe('mailto:');
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  };
}

describe('the link that opens a reply with the orders filled in', () => {
  const scene = context({ own: { RUSSIA: ['F stp/sc - bot', 'A mos S A war'] } });

  it('goes to the address that belongs to the player and the game', () => {
    expect(opened(orderLink(scene)).to).toBe('marne+r-k7wq2m5xv3ah6tzc@chancery.example.org');
    expect(opened(orderLink(scene)).subject).toBe('Re: [marne] S1901M orders');
  });

  it('has one line for each unit: the order on file, or one to complete with a hint', () => {
    expect(opened(orderLink(scene)).body.split('\r\n')).toEqual([
      'A Mos S A War',
      'F Sev H    % Arm BLA Rum',
      'F StP/sc - BOT',
      'A War H    % Gal Lvn Mos Pru Sil Ukr',
      '',
    ]);
  });

  it('is encoded by RFC 6068: no space, plus, quote or line end stands in it raw', () => {
    const link = mailtoLink('a+b&c@example.org', 'Ä "quoted"', ["it's 100 %", 'A Par - Bur (hello)', '']);
    expect(link).toMatch(/^mailto:[\w.%@-]+\?subject=[\w.%~-]+&body=[\w.%~-]+$/);
    expect(link).toContain('%0D%0A');
    expect(opened(link)).toEqual({
      to: 'a+b&c@example.org',
      subject: 'Ä "quoted"',
      body: "it's 100 %\r\nA Par - Bur (hello)\r\n\r\n",
    });
  });

  it('is what the button of the mail opens', () => {
    const { html } = writeMail({ kind: 'start' }, scene);
    expect(html).toContain(`href="${orderLink(scene).replaceAll('&', '&amp;')}"`);
  });

  it('stays under 1,800 characters with a power of 34 units, each with an order', () => {
    const places = standard.provinces
      .filter(({ type }) => type !== 'sea')
      .map(({ id }): UnitText => `A ${id}`)
      .slice(0, 34);
    const position: Position = {
      variant: 'standard',
      phase: phaseCode('S1920M'),
      units: { RUSSIA: places },
      centers: {},
    };
    for (const orders of [[], places.map((unit) => `${unit} S A mos - stp`)]) {
      const link = orderLink(context({ position, own: { RUSSIA: orders } }));
      expect(link.length).toBeLessThan(LONGEST_LINK);
      expect(opened(link).body.split('\r\n').length).toBeGreaterThan(30);
    }
  });

  it('asks for retreats, builds and removals in their own words', () => {
    const fleets = resolved('d2709', 'F1902M');
    expect(opened(orderLink(context({ last: fleets, own: { ITALY: [] } }))).body).toBe(
      'F ION -    % ADR Nap Tun TYS, or D to disband\r\n',
    );
    const conflict = resolved('d3720', 'F1905R');
    expect(opened(orderLink(context({ last: conflict, own: { AUSTRIA: [] } }))).body).toMatch(
      /^remove \r\n% (?:[AF] \w+(?:\/\w+)?,? ?)+\r\n$/,
    );
    expect(opened(orderLink(context({ last: conflict, own: { TURKEY: ['build F con'] } }))).body).toMatch(
      /^build F Con\r\nbuild \r\n% /,
    );
  });

  it('holds lines that the judge reads as they stand, whatever is a hint', () => {
    const last = resolved('d1155', 'S1903M');
    const link = orderLink(context({ last, own: { FRANCE: [] } }));
    for (const line of opened(link)
      .body.split('\r\n')
      .filter((each) => each !== '')) {
      expect(parseOrder(line.replace(/ *%.*/, ''), 'M')).not.toBeNull();
    }
  });
});

describe('the block on how to answer', () => {
  it('is left out for those who have nothing to order', () => {
    expect(answerBlock(context(), { withLines: true })).toEqual([]);
    expect(answerBlock(context({ status: 'finished', own: { FRANCE: [] } }), { withLines: true })).toEqual([]);
    const last = resolved('d2709', 'F1902M');
    expect(writeMail(resultsOf(last), context({ last, own: { GERMANY: [] } })).html).not.toContain('mailto:');
  });
});
