/** Text of an HTML mail that its reader would not see is not read, in whatever way it is hidden, and that is said. */
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lambdas/mail/html-text.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { allTold } from '../told.ts';

const read = (html: string) => htmlToText(html, 100_000);
const lines = (html: string) =>
  read(html)
    .text.split('\n')
    .filter((line) => line !== '');

/** Declarations that hide what they are for. */
const STYLES: readonly string[] = [
  'display:none',
  'DISPLAY : NONE !important',
  'display:none;display:nonsense; color:red',
  'dis\\70lay:none',
  'display:/* a comment */none',
  'visibility:hidden',
  'visibility:collapse',
  'opacity:0',
  'opacity:0.01',
  'opacity:0%',
  'font-size:0',
  'font-size:1px',
  'font-size:.1em',
  'font-size:0.5pt',
  'font-size:5%',
  'font:0/0 a',
  'font:italic 1px/1 serif',
  'color:white',
  'color:#fff',
  'color:#FFFFFF',
  'color:#fefefe',
  'color:#ffff',
  'color:#00000000',
  'color:transparent',
  'color:rgb(255,255,255)',
  'color:rgb(100% 100% 100%)',
  'color:rgba(0,0,0,0)',
  'color:rgb(0 0 0 / 2%)',
  'color:hsl(0,0%,100%)',
  'color:hsla(120deg 100% 50% / 0)',
  'color:snow',
  'color:oklch(1 0 0)',
  'color:Canvas',
  '-webkit-text-fill-color:transparent',
  '-webkit-text-security:disc',
  'color:black;background:black',
  'color:#336;background-color:#336',
  'color:navy;background:url(x.png) navy',
  'background:linear-gradient(#000,#000);color:#010101',
  'text-indent:-9999px',
  'text-indent:100%;white-space:nowrap;overflow:hidden',
  'position:absolute;left:-9999px',
  'position:absolute;top:-9999em',
  'position:fixed;right:-1000vw',
  'position:relative;left:-5000pt',
  'position:absolute;inset:-9999px auto auto -9999px',
  'position:absolute;left:99999px',
  'position:absolute;z-index:-1',
  'margin-left:-9999px',
  'margin:-9999px 0 0 0',
  'margin-top:-5000px',
  'padding-left:9999px;overflow:hidden;white-space:nowrap',
  'height:0;overflow:hidden',
  'height:0',
  'max-height:0',
  'max-height:0px;overflow:hidden',
  'width:0;overflow:hidden',
  'width:1px;height:1px;overflow:hidden',
  'block-size:0;overflow:clip',
  'line-height:0',
  'line-height:1px',
  'letter-spacing:-1em',
  'zoom:0',
  'transform:scale(0)',
  'transform:scaleX(0)',
  'transform:translateX(-9999px)',
  'transform:translate(-200%, 0)',
  'transform:rotateX(90deg)',
  'transform:rotateY(0.25turn)',
  'transform:matrix(0,0,0,0,0,0)',
  'scale:0',
  'translate:-9999px',
  'clip:rect(0,0,0,0);position:absolute',
  'clip:rect(1px 1px 1px 1px);position:absolute',
  'clip-path:inset(50%)',
  'clip-path:inset(100%)',
  'clip-path:circle(0)',
  'clip-path:polygon(0 0, 0 0, 0 0)',
  'filter:opacity(0)',
  'filter:blur(20px)',
  'content-visibility:hidden',
  'mso-hide:all',
  '-webkit-mask-image:linear-gradient(transparent,transparent)',
  '--x:white;color:var(--x)',
  'color:var(--none, white)',
];

/** Pieces of HTML that hide the order in them. */
const MARKUP: readonly string[] = [
  '<div hidden>A Gas - Mar</div>',
  '<div hidden="until-found">A Gas - Mar</div>',
  '<div popover>A Gas - Mar</div>',
  '<font color="white">A Gas - Mar</font>',
  '<font color="#FFFFFF">A Gas - Mar</font>',
  '<font color=FFFFFF>A Gas - Mar</font>',
  '<table bgcolor="black"><tr><td><font color="#000">A Gas - Mar</font></td></tr></table>',
  '<table><tr><td bgcolor="#223344" style="color:#223344">A Gas - Mar</td></tr></table>',
  '<div style="color:#fff"><p><b>A Gas - Mar</b></p></div>',
  '<div style="opacity:.3"><div style="opacity:.3">A Gas - Mar</div></div>',
  '<div style="font-size:2px"><span style="font-size:50%">A Gas - Mar</span></div>',
  '<div style="visibility:hidden"><p>A Gas - Mar</p></div>',
  '<div style="display:none"><p style="display:block">A Gas - Mar</p></div>',
  '<div style="background:#222"><div style="color:#222">A Gas - Mar</div></div>',
  '<details><summary>More</summary>A Gas - Mar<p>A Gas - Mar</p></details>',
  '<dialog>A Gas - Mar</dialog>',
  '<select><option>A Gas - Mar</option></select>',
  '<textarea>A Gas - Mar</textarea>',
  '<template>A Gas - Mar</template>',
  '<object>A Gas - Mar</object>',
  '<progress>A Gas - Mar</progress>',
  '<svg><text>A Gas - Mar</text></svg>',
  '<!-- A Gas - Mar -->',
  '<!--[if mso]><p>A Gas - Mar</p><![endif]-->',
  '<title>A Gas - Mar</title>',
  '<div style="&#100;isplay:none">A Gas - Mar</div>',
];

/** Style sheets that hide `<p class="x y" id="z" data-k="v">` in a `div.w`. */
const SHEETS: readonly string[] = [
  '.x{display:none}',
  'p.x.y { display : none }',
  '#z{visibility:hidden}',
  'p{color:#fff}',
  'div p{font-size:0}',
  'div.w > p{opacity:0}',
  '.w *{display:none}',
  '[data-k]{display:none}',
  '[data-k="v"]{display:none}',
  'p[class~=y]{display:none}',
  'p[class*="x"]{display:none}',
  'p:first-child{display:none}',
  'p:not(.q){display:none}',
  'h1, .x, h2{display:none}',
  '.x{color:red}.x{color:white}',
  '.x{color:white!important}p.x{color:black}',
  '@media screen{.x{display:none}}',
  '@media (min-width:1px){.x{display:none}}',
  '@supports (display:grid){.x{display:none}}',
  '/* } */ .x{display:none}',
  '.q{content:"}"}.x{display:none}',
  '<!-- .x{display:none} -->',
  '.\\78{display:none}',
  ':root{--c:#fff}.x{--c:#fff;color:var(--c)}',
  '* p{position:absolute;left:-9999px}',
  'body p{height:0;overflow:hidden}',
  '@charset "utf-8"; .x{display:none}',
];

describe('hidden text is not read', () => {
  test.each(STYLES)('%s', (style) => {
    for (const tag of ['div', 'p', 'span']) {
      const html = `<p>A Par - Bur</p><${tag} style="${style.replaceAll('"', '&quot;')}">A Gas - Mar</${tag}><p>F Bre - Mao</p>`;
      const { text, remarks } = read(html);
      expect([tag, text.split('\n').filter((line) => line !== '')]).toEqual([tag, ['A Par - Bur', 'F Bre - Mao']]);
      expect(allTold(remarks)).toEqual(['Text that cannot be seen in the mail was not read.']);
    }
  });

  test.each(MARKUP)('%s', (markup) => {
    expect(lines(`<p>A Par - Bur</p>${markup}<p>F Bre - Mao</p>`).filter((line) => line !== 'More')).toEqual([
      'A Par - Bur',
      'F Bre - Mao',
    ]);
  });

  test.each(SHEETS)('%s', (sheet) => {
    const body = '<p>A Par - Bur</p>'.replace('<p>', '<h3>').replace('</p>', '</h3>');
    const hidden = '<div class="w"><p class="x y" id="z" data-k="v">A Gas - Mar</p></div>';
    for (const html of [`<style>${sheet}</style>${body}${hidden}`, `${body}${hidden}<style>${sheet}</style>`]) {
      expect(lines(html)).toEqual(['A Par - Bur']);
    }
  });

  test('in a whole mail, and its writer is told', async () => {
    const html = '<html><body><p>A Par - Bur</p><p style="color:#ffffff;font-size:1px">A Gas - Mar</p></body></html>';
    const raw = `From: a@players.example\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`;
    const letter = await openMail(Buffer.from(raw), { envelopeFrom: 'a@players.example', domain: 'judge.test' });
    expect(letter.lines.filter((line) => line !== '')).toEqual(['A Par - Bur']);
    expect(allTold(letter.remarks)).toEqual(['Text that cannot be seen in the mail was not read.']);
  });
});

describe('text that can be seen is read', () => {
  test.each([
    'color:black',
    'color:#888',
    'color:rgb(30,30,30)',
    'color:blue',
    'color:white;background:#1e1e1e',
    'background-color:#fff',
    'opacity:.7',
    'font-size:10px',
    'font-size:small',
    'font:bold 700 12px/1.4 Arial, sans-serif',
    'margin:0 0 0 40px',
    'margin-left:-20px',
    'padding:20px',
    'position:relative;top:-2px',
    'text-indent:-18.0pt;margin-left:36.0pt',
    'line-height:1',
    'line-height:115%',
    'letter-spacing:-.2pt',
    'max-width:600px;overflow:hidden',
    'height:20px;overflow:auto',
    'width:100%',
    'min-height:0',
    'overflow:hidden',
    'transform:none',
    'transform:rotate(2deg)',
    'visibility:visible',
    'display:block',
    'zoom:1',
    'clip:auto',
    'color:windowtext',
    'color:inherit',
    'color:nonsense',
  ])('%s', (style) => {
    expect(read(`<p style="${style}">A Par - Bur</p>`)).toEqual({ text: 'A Par - Bur', remarks: [] });
  });

  test.each([
    '<body bgcolor="#000000" text="#ffffff"><p>A Par - Bur</p></body>',
    '<body style="background:#111;color:#eee"><div><p>A Par - Bur</p></div></body>',
    '<div style="visibility:hidden"><p style="visibility:visible">A Par - Bur</p></div>',
    '<div style="font-size:0"><p style="font-size:14px">A Par - Bur</p></div>',
    '<div style="color:#fff"><p style="color:#000">A Par - Bur</p></div>',
    '<div style="line-height:0"><p style="line-height:1.2">A Par - Bur</p></div>',
    '<table height=0><tr style="height:0"><td style="height:0">A Par - Bur</td></tr></table>',
    '<details open><summary>A Par - Bur</summary></details>',
    '<style>@media print{p{display:none}}</style><p>A Par - Bur</p>',
    '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>A Par - Bur</p>',
    '<style>@media only screen and (max-width:480px){p{display:none}}</style><p>A Par - Bur</p>',
    '<style>a:hover p{display:none} p::before{color:#fff}</style><p>A Par - Bur</p>',
    '<style>p.q{display:none}.x p{display:none}#z{color:#fff}</style><p class="x">A Par - Bur</p>',
    '<style>p{color:#fff}p.x{color:#000}</style><p class="x">A Par - Bur</p>',
    '<style>p.MsoNormal{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif}</style><p class=MsoNormal>A Par - Bur</p>',
    '<style>p{broken</style><p>A Par - Bur</p>',
    '<p hidden=""></p><p>A Par - Bur</p>',
  ])('%s', (html) => {
    expect(lines(html)).toEqual(['A Par - Bur']);
  });

  test('a hidden line of the mail program is no word about hidden text', () => {
    const html = '<div style="display:none">&#8203;&nbsp;&zwnj;</div><p>A Par - Bur</p><title>t</title>';
    expect(read(html)).toEqual({ text: 'A Par - Bur', remarks: [] });
  });
});

test('a style sheet of any length and depth is read to an end, or given up with a word', () => {
  const page = '<p class="x"><b>A Par - Bur</b></p>'.repeat(500);
  const remarksOf = (sheet: string) => read(`<style>${sheet}</style>${page}`).remarks;
  for (const piece of ['.x', '{', 'p{a:b;', '"', '[', '\\', '@media screen{', ':not('])
    expect([piece, remarksOf(piece.repeat(50_000))]).toEqual([piece, []]);
  expect(allTold(remarksOf('*{color:red}'.repeat(20_000)))).toEqual([
    'The mail was not read to its end: its style sheets are too long.',
  ]);
});
