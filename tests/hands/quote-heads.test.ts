/**
 * What mail programs write above the mail they quote, where they put no mark before its lines: nothing below is filed. A head that
 * no list knows is a sign: what stands below is asked about, also where nothing of the writer's own stands above.
 */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');

/** Orders that are filed, and those that are asked about in brackets. */
function read(text: string): readonly string[] {
  return readMail(text, { position }).items.flatMap((item) =>
    item.kind === 'order' ? [item.pending === undefined ? item.order : `(${item.order})`] : [],
  );
}

const HEADS: Readonly<Record<string, string>> = {
  'Gmail, Finnish': 'ti 3. maalisk. 2026 klo 18.04 Tom Miller (tom@players.example) kirjoitti:',
  'Apple Mail, Finnish': 'Tom Miller <tom@players.example> kirjoitti 3.3.2026 kello 18.04:',
  'Apple Mail, Finnish, without address': 'Tom Miller kirjoitti 3.3.2026 kello 18.04:',
  'Outlook, Finnish':
    'Lähettäjä: Tom Miller\nLähetetty: tiistai 3. maaliskuuta 2026 18.04\nVastaanottaja: judge@judge.example\nAihe: Re: marne',
  'Thunderbird, Finnish': 'Tom Miller kirjoitti 3.3.2026 klo 18.04:',
  'Gmail, Ukrainian': 'вт, 3 бер. 2026 р. о 18:04 Tom Miller <tom@players.example> пише:',
  'Thunderbird, Ukrainian': '03.03.26 18:04, Tom Miller пише:',
  'ukr.net': '3 березня 2026, 18:04:35, від "Tom Miller" <tom@players.example>:',
  'Outlook, Ukrainian':
    'Від: Tom Miller\nНадіслано: 3 березня 2026 р. 18:04\nКому: judge@judge.example\nТема: Re: marne',
  'Apple Mail, Ukrainian': '3 бер. 2026 р. о 18:04 Tom Miller <tom@players.example> написав(-ла):',
  'Gmail, Basque': 'Hau idatzi du Tom Miller (tom@players.example) erabiltzaileak (2026 mar. 3, ar. (18:04)):',
  'Gmail, Basque, wrapped':
    'Hau idatzi du Tom Miller (tom@players.example)\nerabiltzaileak (2026 mar. 3, ar. (18:04)):',
  'Thunderbird, Basque': 'Tom Miller(e)k idatzi zuen (2026-03-03 18:04):',
  'Outlook, Basque':
    'Nork: Tom Miller\nBidaltze-data: asteartea, 2026.eko martxoaren 3a 18:04\nNori: judge@judge.example\nGaia: Re: marne',
  'Gmail, Hindi': 'मंगल, 3 मार्च 2026 को 6:04 pm बजे को Tom Miller <tom@players.example> ने लिखा:',
  'Outlook, Hindi': 'प्रेषक: Tom Miller\nभेजा गया: मंगलवार 3 मार्च 2026 18:04\nप्रति: judge@judge.example\nविषय: Re: marne',
  Zimbra: '----- On Mar 3, 2026, at 6:04 PM, Tom Miller tom@players.example wrote:',
  'Zimbra, French': '----- Le 3 Mar 26, à 18:04, Tom Miller tom@players.example a écrit :',
  'Zimbra, German': '----- Am 3. Mrz 2026 um 18:04 schrieb Tom Miller tom@players.example:',
  'Zimbra, its block':
    'De: "Tom Miller" <tom@players.example>\nÀ: "judge" <judge@judge.example>\nEnvoyé: Mardi 3 Mars 2026 18:04:12\nObjet: Re: marne',
  'Zimbra, with rule':
    '----- Mail original -----\nDe: "Tom Miller" <tom@players.example>\nÀ: judge@judge.example\nEnvoyé: Mardi 3 Mars 2026 18:04:12 GMT +01:00\nObjet: Re: marne',
  'Zimbra, in one line':
    'De: "Tom Miller" <tom@players.example> À: "judge" <judge@judge.example> Envoyé: Mardi 3 Mars 2026 18:04:12 Objet: Re: marne',
  'free.fr': 'Selon Tom Miller <tom@players.example>:',
  'free.fr, without name': 'Selon tom@players.example :',
  'free.fr, new': 'Le 03/03/2026 à 18:04, Tom Miller a écrit :',
  'Horde, German': 'Zitat von Tom Miller <tom@players.example>:',
  Horde: 'Quoting Tom Miller <tom@players.example>:',
  Orange:
    'Message du 03/03/26 18:04\nDe : "Tom Miller" <tom@players.example>\nA : judge@judge.example\nCopie à :\nObjet : Re: marne',
  'Orange, new':
    'envoyé : 3 mars 2026 à 18:04\nde : Tom Miller <tom@players.example>\nà : judge@judge.example\nobjet : Re: marne',
  'La Poste': 'De : Tom Miller\nEnvoyé : mardi 3 mars 2026 18:04\nÀ : judge\nObjet : Re: marne',
  'Lotus Notes': 'Tom Miller/Berlin/ACME@ACME\n03.03.2026 18:04\n\nAn\njudge@judge.example\nKopie\n\nThema\nRe: marne',
  'Lotus Notes, English':
    'Tom Miller <tom@players.example>\n03/03/2026 06:04 PM\n\nTo\njudge@judge.example\ncc\n\nSubject\nRe: marne',
  'Lotus Notes, attribution': 'Tom Miller <tom@players.example> wrote on 03/03/2026 06:04:00 PM:',
  'Lotus Notes, German': 'Tom Miller <tom@players.example> schrieb am 03.03.2026 18:04:00:',
  'Lotus Notes, labels':
    'From:\tTom Miller/ACME\nTo:\tjudge@judge.example\nDate:\t03/03/2026 06:04 PM\nSubject:\tRe: marne',
  iNotes:
    '-----Tom Miller/Berlin/ACME schrieb: -----\nAn: judge@judge.example\nVon: Tom Miller/Berlin/ACME\nDatum: 03.03.2026 18:04\nBetreff: Re: marne',
  'iNotes, English':
    '-----Tom Miller <tom@players.example> wrote: -----\nTo: judge@judge.example\nFrom: Tom Miller\nDate: 03/03/2026 06:04PM\nSubject: Re: marne',
  GroupWise: '>>> Tom Miller <tom@players.example> 03/03/26 18:04 >>>',
  'GroupWise, without address': '>>> Tom Miller 3/3/2026 6:04 PM >>>',
  'GroupWise, German': '>>> "Tom Miller" <tom@players.example> schrieb am 03.03.2026 um 18:04 Uhr >>>',
  'GroupWise, newer': '>>> On 3/3/2026 at 6:04 PM, Tom Miller <tom@players.example> wrote:',
  'GroupWise, in message':
    '>>> On Tuesday, March 03, 2026 at 6:04 PM, in message\n<55D1F2A0.8B2C.0031.0@players.example>, Tom Miller <tom@players.example> wrote:',
  'Outlook, blank lines':
    'From: Tom Miller\n\nSent: Tuesday, March 3, 2026 6:04 PM\n\nTo: judge@judge.example\n\nSubject: Re: marne',
  'Outlook, blank lines, German':
    'Von: Tom Miller\n\nGesendet: Dienstag, 3. März 2026 18:04\n\nAn: judge@judge.example\n\nBetreff: Re: marne',
  'Outlook, blank lines, French':
    'De : Tom Miller\n\nEnvoyé : mardi 3 mars 2026 18:04\n\nÀ : judge@judge.example\n\nObjet : Re: marne',
  'Outlook, bold':
    '*From:* Tom Miller <tom@players.example>\n*Sent:* Tuesday, March 3, 2026 6:04 PM\n*To:* judge@judge.example\n*Subject:* Re: marne',
  'Outlook for iOS':
    '________________________________\nFrom: Tom Miller <tom@players.example>\nSent: Tuesday, March 3, 2026 6:04:12 PM\nTo: judge@judge.example\nSubject: Re: marne',
  GMX: 'Gesendet: Dienstag, 3. März 2026 um 18:04 Uhr\nVon: "Tom Miller" <tom@players.example>\nAn: judge@judge.example\nBetreff: Re: marne',
  'T-Online':
    '-----Original-Nachricht-----\nBetreff: Re: marne\nDatum: 2026-03-03T18:04:12+0100\nVon: "Tom Miller" <tom@players.example>\nAn: judge@judge.example',
  Proton:
    '------- Original Message -------\nOn Tuesday, March 3rd, 2026 at 18:04, Tom Miller <tom@players.example> wrote:',
  Yahoo: 'On Tuesday, March 3, 2026 at 06:04:12 PM GMT+1, Tom Miller <tom@players.example> wrote:',
  'mail.ru': 'Вторник, 3 марта 2026, 18:04 +03:00 от Tom Miller <tom@players.example>:',
  Yandex: '03.03.2026, 18:04, "Tom Miller" <tom@players.example>:',
  NetEase: '在 2026-03-03 18:04:12，"Tom Miller" <tom@players.example> 写道：',
  QQ: '------------------ 原始邮件 ------------------\n发件人: "Tom Miller" <tom@players.example>;\n发送时间: 2026年3月3日(星期二) 晚上6:04\n收件人: "judge"<judge@judge.example>;\n主题: Re: marne',
  Fastmail: 'On Tue, 3 Mar 2026, at 6:04 PM, Tom Miller wrote:',
  BlackBerry:
    'Original Message  \nFrom: Tom Miller\nSent: Tuesday, March 3, 2026 18:04\nTo: judge@judge.example\nSubject: Re: marne',
  Welsh: 'Ar Maw, 3 Maw 2026 am 18:04 Tom Miller <tom@players.example> ysgrifennodd:',
  Irish: 'Dé Máirt 3 Márta 2026 ag 18:04, scríobh Tom Miller <tom@players.example>:',
  Pine: 'On Tue, 3 Mar 2026, Tom Miller wrote:',
};

const QUOTED = 'A Mar - Spa\nF Bre - Mao';

describe('below the head of a quotation', () => {
  test.each(Object.entries(HEADS))('%s: nothing is filed below one’s own orders', (_, head) => {
    expect(read(`A Par - Pic\n\n${head}\n\n${QUOTED}`)).toEqual(['A par - pic']);
    expect(read(`A Par - Pic\n\n${head}\n${QUOTED}`)).toEqual(['A par - pic']);
  });

  test.each(Object.entries(HEADS))('%s: nothing is filed where one says something, or nothing', (_, head) => {
    for (const own of ['Thanks, I will think about it.\n\n', '']) {
      const filed = read(`${own}${head}\n\n${QUOTED}`).filter((order) => !order.startsWith('('));
      expect([own, filed]).toEqual([own, []]);
    }
  });
});

describe('a head that no list knows', () => {
  const HEADS = `
03.03.2026 18:04 Tom Miller ysgrifennodd
3 Mawrth 2026 18:04, Tom Miller:
tom@players.example, 2026-03-03:
<tom@players.example> kasoqo:
Tom Miller <tom@players.example> 18:04:
2026. 3. 3. 18:04 Tom Miller zzzzz:
On Tuesday Tom Miller wrote:
Tom Miller writes:`;
  const heads = HEADS.trim().split('\n');

  test.each(heads)('%s: nothing below is filed or done', (head) => {
    for (const own of ['Thanks, I will think about it.\n\n', '']) {
      const { items, press } = readMail(
        `${own}${head}\nA Mar - Spa\n\nF Bre - Mao\nSET WAIT\nPRESS TO GERMANY\nhello\nENDPRESS`,
        { position },
      );
      expect([own, items.filter((item) => item.kind === 'order' && item.pending === undefined)]).toEqual([own, []]);
      if (own !== '') {
        expect(items.filter(({ kind }) => kind === 'command')).toEqual([]);
        expect(press.filter(({ held }) => held === null)).toEqual([]);
      }
    }
  });

  test.each([
    'My orders for 3.3.2026:',
    'Befehle für 3.3.2026, 18:04:',
    'Orders by tom@players.example:',
    'Ordres du 3/3/2026 :',
    'Deadline is 3 March 2026, 18:04:',
    'Here they are, 3 March 2026:',
  ])('%s: is none', (line) => {
    expect(read(`${line}\nA Mar - Spa`)).toEqual(['A mar - spa']);
  });
});

test('a message of the judge, pasted, is somebody else’s down to its end', () => {
  const echo =
    "Message from tom@players.example as Germany to France in 'marne':\n\nYou could do\nA Mar - Spa\n\nEnd of message.";
  expect(read(`A Par - Pic\n\n${echo}\n\nF Bre - Mao`)).toEqual(['A par - pic', 'F bre - mao']);
});
