import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { boardOfLetters, mapAsText, positionHtml, positionTable } from '../../templates/map/text-map.ts';
import { boardOf, readVariant } from '../boards.ts';
import { addressOf, openJudge, seedGame } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { busyPhase } from '../self-played.ts';
import { geographyOf, MAPS, openingOf } from './maps.ts';

describe('the position in plain text', () => {
  it('is a table by power, the free centers, and what wins', () => {
    const text = positionTable(mapViewOf(readVariant('standard'), openingOf('standard')));
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Austria  3 centers: Budapest, Trieste, Vienna',
      '         3 units: A Budapest, A Vienna, F Trieste',
      'England  3 centers: Edinburgh, Liverpool, London',
      '         3 units: A Liverpool, F Edinburgh, F London',
    ]);
    expect(text).toContain('F St Petersburg (south coast)');
    expect(text).toMatch(/Free centers: .*Belgium/);
    expect(text.endsWith('18 of 34 centers win.')).toBe(true);
  });

  it('is as a page the same words', () => {
    const view = mapViewOf(readVariant('1812-overture'), busyPhase(boardOf('1812-overture'), 'R').position);
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const shown = positionHtml(view)
      .html.replace(/<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
    expect(words(shown)).toBe(words(positionTable(view)));
  });

  it('names who is dislodged', () => {
    const { position } = busyPhase(boardOf('standard'), 'R');
    expect(positionTable(mapViewOf(readVariant('standard'), position))).toMatch(/^Dislodged: [AF] /m);
  });

  it.each(MAPS)('has of %s every center and unit once, in lines of a terminal', { tags: ['long'] }, (variant) => {
    const { position } = busyPhase(boardOf(variant), 'M');
    const view = mapViewOf(readVariant(variant), position);
    const board = boardOfLetters(view, geographyOf(variant));
    const shown = (id: string) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    for (const [id, { center }] of Object.entries(view.provinces)) {
      const isThere = center || view.units.some(({ at }) => at.split('/')[0] === id);
      expect([id, board.split(center ? `[${shown(id)}]` : `${shown(id)} `).length - 1]).toEqual([id, isThere ? 1 : 0]);
    }
    const lines = mapAsText(view, geographyOf(variant)).split('\n');
    expect(lines.filter((line) => line.length > 76 || line !== line.trimEnd())).toEqual([]);
  });

  it('lies as the map does: Portugal in the west, Moscow in the east, Norway over Rome', () => {
    const rows = boardOfLetters(
      mapViewOf(readVariant('standard'), openingOf('standard')),
      geographyOf('standard'),
    ).split('\n');
    const at = (text: string) => {
      const row = rows.findIndex((line) => line.includes(text));
      return { row, column: rows[row]!.indexOf(text) };
    };
    expect(at('[Por]').column).toBeLessThan(at('[Mun]').column);
    expect(at('[Mun]').column).toBeLessThan(at('[Mos]').column);
    expect(at('[Nwy]').row).toBeLessThan(at('[Ber]').row);
    expect(at('[Ber]').row).toBeLessThan(at('[Rom]').row);
  });
});

describe('MAP by mail', () => {
  it('answers with the link, and the board in plain text', { tags: ['long'] }, async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    const from = addressOf('FRANCE');
    const raw = `From: ${from}\r\nTo: marne@chancery.localhost\r\nMessage-ID: <map@example.org>\r\n\r\nmap\r\n`;
    await judge.take({ raw: Buffer.from(raw), from, to: ['marne@chancery.localhost'] });
    await judge.settled();
    const [mail] = await judge.mailboxes.list(from);
    const text = Buffer.from((await judge.mailboxes.raw(mail!.id))!)
      .toString('utf8')
      .replace(/=\r\n/g, '');
    expect(text).toContain('/games/marne/');
    expect(text).toContain('Russia   4 centers: Moscow, Sevastopol, St Petersburg, Warsaw');
    expect(text).toContain('[Mos]Ar');
  });
});
