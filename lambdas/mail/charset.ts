/** Bytes of a mail made characters. */
import iconv from 'iconv-lite';
import libmime from 'libmime';

export interface Decoded {
  readonly text: string;
  /** The charset as named by the mail, where nobody knows it; the text is then a guess. */
  readonly unknown: string | null;
}

/** Names that say nothing: the text is then read as if there were none. */
const NO_NAME = /^(?:|us-?ascii|ascii|unknown-8bit|x-unknown|unknown|default_charset|binary|8bit|7bit)$/i;
/** What programs call UTF-8 that take everything for Western text. */
const WESTERN = /^(?:iso-?8859-?1(?:5)?|latin-?[19]|windows-?1252|cp-?1252)$/i;
/** Names that the converter takes and that are no charsets. */
const NO_CHARSET = /^(?:base64|hex|ucs-?2|utf-?7-?imap)$/i;

/** Never throws: text in a charset that is not known is read as UTF-8 or Windows-1252, whichever it looks like. */
export function decodeText(bytes: Uint8Array, charset: string | null): Decoded {
  const name = (charset ?? '').trim().slice(0, 60);
  if (NO_NAME.test(name) || /^utf-?8$/i.test(name)) return { text: guess(bytes), unknown: null };
  // Letters of Western text that happen to be whole UTF-8, every one of them, are no words: 'GrÃ¼ÃŸe'.
  if (WESTERN.test(name) && isUtf8(bytes)) return { text: guess(bytes), unknown: null };
  try {
    const known = libmime.normalizeCharset(name);
    // The one charset of mails that iconv-lite does not have.
    if (/^iso-2022-jp/i.test(known)) return { text: new TextDecoder('iso-2022-jp').decode(bytes), unknown: null };
    if (!NO_CHARSET.test(known) && iconv.encodingExists(known)) {
      return { text: iconv.decode(Buffer.from(bytes), known), unknown: null };
    }
  } catch {
    // What the converter cannot do is as if it did not know the name.
  }
  return { text: guess(bytes), unknown: name };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-8, unless more of what is not ASCII is wrong in it than right. */
function guess(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.split('\uFFFD').length - 1;
  if (wrong === 0) return text;
  const foreign = text.replace(/[\0-\x7F]+/g, '').length;
  return wrong * 2 > foreign ? iconv.decode(Buffer.from(bytes), 'windows-1252') : text;
}
