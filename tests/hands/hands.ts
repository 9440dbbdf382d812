/** Thirty people who write to a judge: how they note orders, lay them out, with what program and which habits. */
import type { Client } from './envelope.ts';
import { type Notation, noteAs } from './notation.ts';
import type { Language } from './words.ts';

export interface Hand {
  readonly name: string;
  readonly language: Language;
  /** Writes neither greeting nor closing. */
  readonly isCurt: boolean;
  readonly notation: Notation;
  /** How lists are laid out: names of LAYOUTS. */
  readonly layouts: readonly string[];
  readonly client: Client;
  /** Names of HABITS, done now and then. */
  readonly habits: readonly string[];
  readonly variants: readonly string[];
}

const CLIENTS: Readonly<Record<string, Client>> = {
  ascii: { shape: 'plain', charset: 'us-ascii', encoding: '7bit' },
  utf8: { shape: 'plain', charset: 'utf-8', encoding: '8bit' },
  phone: { shape: 'plain', charset: 'utf-8', encoding: 'quoted-printable' },
  base64: { shape: 'plain', charset: 'utf-8', encoding: 'base64' },
  latin: { shape: 'plain', charset: 'iso-8859-1', encoding: '8bit' },
  latin76: { shape: 'plain', charset: 'iso-8859-1', encoding: 'quoted-printable', wrap: 76 },
  latin60: { shape: 'plain', charset: 'iso-8859-1', encoding: '8bit', wrap: 60 },
  wrap72: { shape: 'plain', charset: 'utf-8', encoding: '8bit', wrap: 72 },
  flowed: { shape: 'flowed', charset: 'utf-8', encoding: '8bit' },
  outlook: { shape: 'alternative', charset: 'windows-1252', encoding: 'quoted-printable', html: 'outlook' },
  gmail: { shape: 'alternative', charset: 'utf-8', encoding: 'quoted-printable', html: 'gmail' },
  stub: { shape: 'stub', charset: 'utf-8', encoding: 'base64', html: 'gmail' },
  apple: { shape: 'html', charset: 'utf-8', encoding: 'quoted-printable', html: 'apple' },
  webmail: { shape: 'html', charset: 'utf-8', encoding: '8bit', html: 'paragraphs' },
};

/** Name, language, client; layouts; habits; notation (`_` is a space); variants, where not the standard game. */
const TABLE = `
Pat, en, ascii, curt; lines; signon, wait, signoff, after signoff, press, later phase, comments; sign=-
Ursula, en, latin76, curt; semicolons, lines; signon, wait, orders in press, quote below; sign=_-_ | names=judge | letters=upper | coast=_({NC})
Lou, en, phone, curt; commas, lines; mobile, quote below, second thoughts; sign=_-_ | names=code | letters=lower | coast=_{nc}
Frida, en, gmail; numbers, brackets after numbers; quote below, signature, wait; sign=_->_ | names=full | army=Army {p} | fleet=Fleet {p} | coast=_({full}) | hold={u} HOLD | support-hold={u} SUPPORT {t} | support-move={u} SUPPORT {t} -> {to} | convoy={u} CONVOY {t} -> {to}
Percy, en, wrap72; sentences, dots; footer, signature, quote below; words=en
Ari, en, apple; ticks, bullets; quote below, struck, mobile; sign=_→_
Della, en, outlook; lines, dashes; footer, quote below; sign=_–_ | coast=_({nc}) | hold={u} – Hold / {u} holds | support-hold={u} supports {t} | support-move={u} supports {t} – {to}
Noel, en, ascii, curt; lines, commas; second thoughts, quote above; sign=- | army={p} | fleet={p} | sparesCoasts=yes
Gwen, en, phone; stars, lines; mobile, comments; sign=- | army=A{p} | fleet=F{p} | hold={u}-H / {u} H
Werner, de, latin; lines, heading; quote below, signature, remarks; sign=- | hold={u} h / {u} hält | support-hold={u} U {t} / {u} unterstützt {t} | support-move={u} U {t}-{to} / {u} unterstützt {t}-{to} | convoy={u} K {t}-{to} / {u} konvoyiert {t}-{to}
Greta, de, flowed; lines, numbers; quote above, aside, signature; words=de
Otto, de, base64; lines, semicolons; quote below, press, orders in press, footer, correction; sign=_-_ | names=de | coast=_({full})
Marie, fr, latin; lines, dashes; quote below, aside, footer, press; sign=_-_ | names=fr | coast=_{full} | support-hold={u} soutient {t} | support-move={u} soutient {t} - {to}
Luc, fr, webmail; lines, dots; quote below, remarks, draft; words=fr
Zélie, fr, gmail; bullets, lines; mobile, quote below, exchange, second thoughts; sign=_–_
Sloan, en, phone; lines, blank lines; mobile, remarks; sign=_-_ | names=slip | coast=_({full})
Bart, en, utf8, curt; slashes, bars, semicolons; signature, wait; sign=_m_ | names=short | coast=({NC}) | hold={u} stands / {u} H
Tabea, en, webmail; columns, table; quote below, struck; sign=_-_
Hector, en, ascii, curt; heading, power before each; comments, footer; sign=- | saysOwners=yes; standard, 1812-overture, eckert-napoleonic
Ines, en, utf8; lines, table; inline, signature; sign=_-_ | coast=_{full}
Topias, en, base64; lines, indented; quote below, mobile; sign=_-_ | names=mixed | saysOwners=yes
Bodo, de, utf8; lines; quote above, second thoughts; sign=_->_ | names=de
Fox, en, gmail; lines, stars; forwarded below, forwarded whole, forwarded attached, mobile; sign=-
Wanda, en, phone; lines; second thoughts, correction, exchange, comments with orders, remarks against; sign=_-_ | names=mixed | via={u} - {to} via {path} / {u} - {to} via convoy / {u} - {to} by sea
Dino, en, flowed; lines; press, orders in press, broadcast, wrong opening, signon, letter; sign=_-_
Plato, en, utf8; lines, numbers, table; aside, draft, options, letter, later phase; sign=_-_ | coast=_{n.c.}
Rémi, fr, stub; brackets, lines; remarks, remarks against, aside, struck; sign=-
Olga, en, outlook; lines, numbers; signature, quote below, aside; sign=_-_ | names=abbr | army=A({p}) | fleet=F({p}) | coast=_{nc}; octarine
Iris, en, utf8; lines, stars; remarks, signature; sign=_-_; consolidation-1865, 1776-ii
Wolf, de, latin60; semicolons, lines; footer, draft, options; words=en | army=A {p} | fleet=F {p}; standard, 1812-overture, 1776-ii
`;

export const HANDS: readonly Hand[] = TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [who, layouts, habits, notation, variants] = line.split('; ');
    const [name, language, client, curt] = who!.split(', ');
    return {
      name: name!,
      language: language === 'de' || language === 'fr' ? language : 'en',
      isCurt: curt === 'curt',
      notation: noteAs(notation!),
      layouts: layouts!.split(', '),
      client: CLIENTS[client!]!,
      habits: habits!.split(', '),
      variants: variants?.split(', ') ?? ['standard'],
    };
  });
