/** Answers in HTML alone, as programs build them: what they quote is known by their markup, or by its head. */

import { describe, expect, test } from 'vitest';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { standard } from '../boards.ts';

const OWN = 'A Par - Bur';
const QUOTED = '<p>Movement orders.</p><p>A Gas - Mar</p><div>set wait</div>';

/** Orders and commands in a mail that is HTML alone. */
async function readIn(html: string): Promise<readonly string[]> {
  const raw = `From: jean@players.example\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>${html}</body></html>\r\n`;
  const letter = await openMail(Buffer.from(raw), { envelopeFrom: 'jean@players.example', domain: 'judge.test' });
  const { sections } = readSections(letter.lines, findQuotes(letter.lines, letter.ignored));
  return sections.flatMap((section) =>
    readSection(section, {
      board: standard,
      phase: phaseCode('F1901M'),
      role: 'player',
      power: 'FRANCE',
      position: null,
    }).items.flatMap((item) => (item.kind === 'order' ? [item.order] : item.kind === 'command' ? [item.command] : [])),
  );
}

const HEAD =
  '<b>From:</b> CHAN &lt;marne@judge.test&gt;<br><b>Sent:</b> Tuesday, March 3, 2026 9:12 AM<br><b>To:</b> Jean<br><b>Subject:</b> [marne]<br>';
const FOREIGN = '<b>Qux:</b> CHAN<br><b>Zyx:</b> 3 zzz 2026 09:12<br><b>Vuw:</b> Jean<br><b>Tsr:</b> [marne]<br>';

const FORMS: readonly (readonly [program: string, below: string])[] = [
  [
    'Gmail',
    `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">Qux zyx vuw<br></div><blockquote class="gmail_quote">${QUOTED}</blockquote></div>`,
  ],
  [
    'Gmail, passed on',
    `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">Qux zyx vuw<br></div><br>${QUOTED}</div>`,
  ],
  ['Apple Mail', `<div><br><blockquote type="cite"><div>Qux zyx</div>${QUOTED}</blockquote></div>`],
  [
    'Thunderbird',
    `<div class="moz-cite-prefix">Qux zyx vuw<br></div><blockquote type="cite" cite="mid:x">${QUOTED}</blockquote>`,
  ],
  ['Yahoo', `<div id="yahoo_quoted_123" class="yahoo_quoted"><div>Qux zyx</div>${QUOTED}</div>`],
  ['Proton', `<div class="protonmail_quote">Qux zyx<blockquote>${QUOTED}</blockquote></div>`],
  ['Tuta', `<div class="tutanota_quote">${QUOTED}</div>`],
  ['Zoho', `<div class="zmail_extra">Qux<blockquote>${QUOTED}</blockquote></div>`],
  [
    'GMX',
    `<div name="quote" style="margin:10px 5px 5px 10px;border-left:2px solid #C3D9E5;"><div>Qux zyx</div><div name="quoted-content">${QUOTED}</div></div>`,
  ],
  ['Outlook on the web', `<hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr">${FOREIGN}</div><div>${QUOTED}</div>`],
  ['Outlook on the web, quoted again', `<div id="x_divRplyFwdMsg">${FOREIGN}</div><div>${QUOTED}</div>`],
  [
    'Outlook for telephones',
    `<div id="ms-outlook-mobile-body-separator-line"></div><div class="ms-outlook-mobile-reference-message"><hr>${FOREIGN}${QUOTED}</div>`,
  ],
  [
    'Outlook on the desktop',
    `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class=MsoNormal>${FOREIGN}</p></div></div>${QUOTED}`,
  ],
  [
    'Outlook 2007',
    `<div style='border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0in 0in 0in'><p>${FOREIGN}</p></div>${QUOTED}`,
  ],
  ['Outlook, head alone', `<div>${HEAD}</div>${QUOTED}`],
  ['Outlook for Mac', `<span id="OLK_SRC_BODY_SECTION"><div>${FOREIGN}</div>${QUOTED}</span>`],
  ['Zimbra', `<hr id="zwchr" data-marker="__DIVIDER__"><div>${FOREIGN}</div>${QUOTED}`],
  ['Hotmail', `<hr id="stopSpelling">${FOREIGN}${QUOTED}`],
  ['Roundcube', `<p id="reply-intro">Qux zyx vuw</p><blockquote type="cite">${QUOTED}</blockquote>`],
  ['Airmail', `<p>Qux</p><blockquote type="cite" class="clean_bq">${QUOTED}</blockquote>`],
  ['Spark', `<div name="messageReplySection">Qux zyx<blockquote>${QUOTED}</blockquote></div>`],
  ['NetEase', `<div id="isReplyContent">${QUOTED}</div>`],
  ['QQ', `<div id="origbody">${QUOTED}</div>`],
  [
    'mail.ru',
    `<blockquote style="border-left:1px solid #0857A6;margin:10px;padding:0 0 0 10px;">Qux<div>${QUOTED}</div></blockquote>`,
  ],
  [
    'an unknown program, with our mark',
    `<div>Qux zyx</div><p>Nothing is wanted of you.</p><p>:: Judge: CHAN&nbsp; Game: Marne</p>${QUOTED}`,
  ],
  ['an unknown program, with a foreign head', `<div>${FOREIGN}</div>${QUOTED}`],
];

describe('an answer in HTML', () => {
  test.each(FORMS)('%s', async (_, below) => {
    expect(await readIn(`<div>${OWN}</div><div><br></div>${below}`)).toEqual(['A par - bur']);
    expect(await readIn(`<p>${OWN}</p>${below}`)).toEqual(['A par - bur']);
  });

  test('between the lines of a quotation counts', async () => {
    const html = `<blockquote type="cite">A Gas - Mar</blockquote><div>${OWN}</div><blockquote type="cite">F Bre?</blockquote><div>F Bre - Mao</div>`;
    expect(await readIn(html)).toEqual(['A par - bur', 'F bre - mao']);
  });

  test('that is indented or ruled is no quotation', async () => {
    expect(await readIn(`<blockquote style="margin:0 0 0 40px;border:none;padding:0px">${OWN}</blockquote>`)).toEqual([
      'A par - bur',
    ]);
    expect(await readIn(`Hello<hr><div>${OWN}</div>`)).toEqual(['A par - bur']);
    expect(await readIn(`<div style="border-top:1px solid #ccc">${OWN}</div>`)).toEqual(['A par - bur']);
  });
});
