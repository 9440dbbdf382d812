/** A signed mail stays signed whoever sends it on. What its readers can make of it. */

import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { onFile } from '../deadlines/games.ts';
import { GAME, JUDGE, mailOf, playedGame, START, write } from '../handling/rig.ts';
import { signed } from './signing.ts';

const FRANCE = 'cy@example.org';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sent on by Germany's player, from his own server: SPF speaks of that, DMARC has passed by the signature. */
async function sendOn(services: TestWorld, raw: string, to: string): Promise<void> {
  await services.deliver(raw, { from: 'di@example.net', to: [to] });
}

function wordIn(text: string): string {
  return /CONFIRM (\w+)/.exec(text)?.[1] ?? '';
}

describe('a mail sent on with its signature whole', () => {
  it('is nothing to the judge when it was not written to the judge; its writer is shown it', async () => {
    const services = await playedGame('memory');
    const raw = await signed({ from: FRANCE, to: 'di@example.org', text: 'A Mar - Spa\nA Par - Bur', date: START });
    for (const to of [GAME, JUDGE, 'marne+all@judge.example.org', 'judge+marne@judge.example.org']) {
      await sendOn(services, raw, to);
    }
    expect(await onFile(services, 'FRANCE')).toEqual([]);
    const mails = await services.sent();
    expect([...new Set(mails.map(({ to }) => to))]).toEqual([FRANCE]);
    expect(mails[0]?.text).toContain('A Mar - Spa');
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain('Its To and Cc do not name');
  });

  it.each([
    ['a To on top', (raw: string) => `To: ${GAME}\r\n${raw}`],
    ['a Cc', (raw: string) => `Cc: ${GAME}\r\n${raw}`],
    ['a To below', (raw: string) => raw.replace('\r\n\r\n', `\r\nTo: ${GAME}\r\n\r\n`)],
    ['another To', (raw: string) => raw.replace('To: di@example.org', `To: ${GAME}`)],
    [
      'a signature that claims to cover more',
      (raw: string) =>
        `DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=x; h=from:to:to:cc:cc:subject:date; bh=x; b=x\r\nTo: ${GAME}\r\n${raw}`,
    ],
  ])('does not become one to the judge by %s', async (_, change) => {
    const services = await playedGame('memory');
    const fields = 'from:subject:date';
    const raw = await signed({ from: FRANCE, to: 'di@example.org', text: 'A Mar - Spa', date: START, fields });
    await sendOn(services, change(raw), GAME);
    expect(await onFile(services, 'FRANCE')).toEqual([]);
  });

  it('acts once, whatever its reader changes of what is not signed, and wherever he sends it', async () => {
    const services = await playedGame('memory');
    const fields = 'from:to:subject:date';
    const raw = await signed({ from: FRANCE, to: `${GAME}, di@example.org`, text: 'A Mar - Spa', date: START, fields });
    await services.deliver(raw, { from: FRANCE, to: [GAME] });
    await write(services, 'cy', 'A Mar - Bur');
    expect(await onFile(services, 'FRANCE')).toEqual(['A mar - bur']);
    await services.sent();
    for (const again of [
      raw,
      raw.replace(/Message-ID: .*/, 'Message-ID: <new@example.org>'),
      raw.replace('A Mar - Spa', 'A Mar -   Spa  '),
      `X-New: 1\r\n${raw}`,
    ]) {
      await sendOn(services, again, GAME);
    }
    expect(await onFile(services, 'FRANCE')).toEqual(['A mar - bur']);
    for (const to of ['marne+all@judge.example.org', 'marne+germany@judge.example.org'])
      await sendOn(services, raw, to);
    expect((await services.sent()).map(({ to }) => to)).toEqual([FRANCE]);
  });

  it('is too old after three days, and where its phase is over; a word makes it count all the same', async () => {
    const services = await playedGame('memory');
    const old = await signed({ from: FRANCE, to: GAME, text: 'A Mar - Spa', date: START });
    await services.moveTo(START + HOUR);
    await write(services, 'mara', 'process S1901M');
    await services.sent();
    await sendOn(services, old, GAME);
    expect(await onFile(services, 'FRANCE')).toEqual([]);
    const [asked] = await services.sent();
    expect(asked?.text.replace(/\s+/g, ' ')).toContain('It was written before F1901M began');
    await services.deliver(mailOf(FRANCE, `confirm ${wordIn(asked!.text)}`), { from: FRANCE, to: [JUDGE] });
    expect(await onFile(services, 'FRANCE')).toEqual(['A mar - spa']);
    await write(services, 'cy', 'clear');
    await sendOn(services, old, GAME);
    expect(await onFile(services, 'FRANCE')).toEqual([]);

    for (const date of [START - 4 * DAY, START + 5 * DAY]) {
      await sendOn(services, await signed({ from: FRANCE, to: GAME, text: 'A Mar - Spa', date }), GAME);
    }
    const undated = await signed({
      from: FRANCE,
      to: GAME,
      text: 'A Mar H',
      date: START + HOUR,
      fields: 'from:to:subject',
    });
    await sendOn(services, undated, GAME);
    expect(await onFile(services, 'FRANCE')).toEqual([]);
  });

  it('with a signature of its beginning only proves nothing', async () => {
    const services = await playedGame('memory');
    const raw = await signed({ from: FRANCE, to: GAME, text: 'Hello', date: START });
    await sendOn(services, `${raw.replace('DKIM-Signature: v=1;', 'DKIM-Signature: v=1; l=5;')}A Mar - Spa\r\n`, GAME);
    expect(await onFile(services, 'FRANCE')).toEqual([]);
  });

  it('counts when it was written to the judge: to the game, to the judge for it, with copies', async () => {
    for (const mail of [
      { to: GAME },
      { to: JUDGE },
      { to: 'di@example.org', cc: `"The judge" <${GAME.toUpperCase()}>` },
    ]) {
      const services = await playedGame('memory');
      const raw = await signed({ from: FRANCE, ...mail, text: 'A Mar - Spa', date: START + HOUR });
      await services.moveTo(START + HOUR);
      await services.deliver(raw, { from: FRANCE, to: [mail.to === JUDGE ? JUDGE : GAME] });
      expect(await onFile(services, 'FRANCE')).toEqual(['A mar - spa']);
    }
  });
});

describe('a mail that was answered is remembered for the whole game', () => {
  it('after hundreds of others', { tags: ['long'] }, async () => {
    const services = await playedGame('memory');
    const raw = mailOf(FRANCE, 'A Mar - Spa');
    await services.deliver(raw, { from: FRANCE, to: [GAME] });
    for (let n = 0; n < 250; n += 1) {
      if (n % 100 === 99) await services.moveTo(services.services.now() + HOUR / 4);
      await write(services, 'cy', `A Mar - ${n % 2 === 0 ? 'Bur' : 'Pie'}`);
    }
    const last = await onFile(services, 'FRANCE');
    for (const to of [GAME, JUDGE, 'judge+marne@judge.example.org'])
      await services.deliver(raw, { from: FRANCE, to: [to] });
    expect(await onFile(services, 'FRANCE')).toEqual(last);
  });

  it('what it said of its writer is not said again', async () => {
    const services = await playedGame('memory');
    const raw = mailOf(FRANCE, 'set name Cyrano');
    await services.deliver(raw, { from: FRANCE, to: [JUDGE] });
    await write(services, 'cy', 'set name Cyril', JUDGE);
    await services.deliver(raw, { from: FRANCE, to: [JUDGE, GAME] });
    expect((await services.services.directory.personAt(FRANCE))?.name).toBe('Cyril');
  });
});

describe('who the mail system has judged', () => {
  it.each([
    [{ domain: 'evil.example' }, false],
    [{ domain: 'example.org' }, true],
    [{ from: ['Mallory <mallory@evil.example>'] }, false],
    [{ from: ['cy@example.org', 'mallory@evil.example'] }, false],
    [{ from: ['"Cy, the player" <CY@example.org>'], domain: 'example.org' }, true],
  ])('%j proves France: %s', async (judged, isProven) => {
    const services = await playedGame('memory');
    await services.deliver(mailOf(FRANCE, 'A Mar - Spa'), { from: FRANCE, to: [GAME], judged });
    expect(await onFile(services, 'FRANCE')).toEqual(isProven ? ['A mar - spa'] : []);
  });

  it('in the results that SES writes into the mail, on top of those that anybody else has written', async () => {
    const results = (domain: string) =>
      `Authentication-Results: amazonses.com; spf=pass (x) client-ip=192.0.2.1; envelope-from=x@${domain}; dkim=pass header.i=@${domain}; dmarc=pass header.from=${domain};\r\n`;
    for (const [top, below, isProven] of [
      ['evil.example', 'example.org', false],
      ['example.org', 'evil.example', true],
    ] as const) {
      const services = await playedGame('memory');
      const raw = `${results(top)}${results(below)}${mailOf(FRANCE, 'A Mar - Spa')}`;
      await services.deliver(raw, { from: FRANCE, to: [GAME] });
      expect(await onFile(services, 'FRANCE')).toEqual(isProven ? ['A mar - spa'] : []);
    }
  });
});

describe('mail that is taken for spam', () => {
  it('of a proven player is asked about, shown, and counts once confirmed; of others it is put aside', async () => {
    const services = await playedGame('memory');
    await services.sent();
    const verdicts = { spam: 'FAIL' } as const;
    await services.deliver(mailOf(FRANCE, 'A Mar - Spa'), { from: FRANCE, to: [GAME], verdicts });
    await services.deliver(mailOf('x@spam.example', 'HELP'), { from: 'x@spam.example', to: [JUDGE], verdicts });
    await services.deliver(mailOf(FRANCE, 'A Mar - Spa'), {
      from: 'm@evil.example',
      to: [GAME],
      dmarc: 'GRAY',
      verdicts,
    });
    const mails = await services.sent();
    expect(mails.map(({ to }) => to)).toEqual([FRANCE]);
    expect(mails[0]?.text).toContain('took it for spam');
    expect(await onFile(services, 'FRANCE')).toEqual([]);
    await services.deliver(mailOf(FRANCE, `confirm ${wordIn(mails[0]!.text)}`), {
      from: FRANCE,
      to: [JUDGE],
      verdicts,
    });
    expect(await onFile(services, 'FRANCE')).toEqual(['A mar - spa']);
  });
});
