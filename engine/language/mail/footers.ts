/** Lines that mail programs, providers and mailing lists add below what somebody wrote. */
import { isQuoteMarked } from '../../text/line-marks.ts';

const SHORT: readonly RegExp[] = [
  /^(?:sent|posted) (?:from|via|with|by|using) (?:my |the |yahoo|outlook|mail for|proton|gmail|samsung|k-9|fairemail|aol|blackberry|an? |windows|spark|superhuman|tuta)/i,
  /^get outlook for (?:ios|android)/i,
  /^(?:outlook fur (?:ios|android|mac) (?:beziehen|holen|herunterladen)|(?:obtenez|obtenir|telechargez|telecharger) outlook pour)\b/i,
  /^(?:von meinem .{1,50} (?:gesendet|gesandt|geschickt)|gesendet (?:von|mit)|diese nachricht wurde von meinem)\b.{0,60}$/i,
  /^envoye (?:de|depuis|a partir de|avec)\b.{0,60}$/i,
  /^enviado (?:desde|do|a partir|con|com|pelo)\b.{0,60}$/i,
  /^(?:verstuurd|verzonden) (?:vanaf|met|via|vanuit)\b.{0,60}$/i,
  /^inviato (?:da|dal|con)\b.{0,60}$/i,
];

/** Telephones and programs (`gmx` alone is a sea, too): a short line with such a name is their footer in whatever language it is. */
const PRODUCTS =
  /(?<![\p{L}\p{N}])(?:iphone|ipad|ipod|samsung|galaxy|huawei|xiaomi|redmi|oneplus|xperia|blackberry|lumia|outlook|yahoo ?mail|gmail|proton ?mail|tutanota|tuta ?mail|(?<=(?:mit|von|with|from|der|the) )gmx|gmx(?=[ .](?:mail|freemail|app|net|de|at|ch|com))|web\.de|mail\.ru|yandex|icloud|k-9 mail|fairemail|thunderbird|aqua ?mail|bluemail|mailspring|android)(?![\p{L}\p{N}])/iu;
const MOST_WORDS = 9;

/** Such footers are a paragraph. */
const LONG: readonly RegExp[] = [
  /^(?:this (?:e-?mail|message) (?:has been|was) (?:checked|scanned)|virus-free\.|diese e-mail wurde (?:von|auf)|do you yahoo!?)/i,
  /^(?:you received this message because|you are receiving this|to unsubscribe|unsubscribe:|list-unsubscribe)/i,
  /^(?:this (?:e-?mail|message|communication)[^.]{0,80}\b(?:confidential|privileged)|confidentiality notice|disclaimer\s*:)/i,
  /^(?:the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message)[^.]{0,80}\bconfidential|please consider the environment)/i,
  /^(?:diese (?:e-?mail|nachricht|mitteilung)[^.]{0,100}\b(?:vertraulich|rechtlich geschutzt)|der inhalt dieser (?:e-?mail|nachricht)[^.]{0,60}\b(?:vertraulich|ausschliesslich)|vertraulichkeitshinweis|bitte (?:prufen|denken) sie[^.]{0,60}\b(?:druck|umwelt))/i,
  /^(?:ce (?:message|courriel|mail|e-?mail)[^.]{0,120}\bconfidentiel|avis de confidentialite|pensez a l'environnement|avant d'imprimer)/i,
  /^(?:dit (?:e-?mail)?bericht|este (?:mensaje|correo)|esta mensagem|questo messaggio|la presente e-?mail)[^.]{0,120}\b(?:vertrouwelijk|confidencia|riservat)/i,
  // Groups.io puts its own between two lines of these.
  /^(?:-=){5,}-?$/,
];

/** Number of lines of a footer that begins at `at`; 0 when none does. Lines are folded and trimmed. */
export function footerAt(lines: readonly string[], at: number): number {
  const line = lines[at]!;
  if (SHORT.some((pattern) => pattern.test(line)) || isProductLine(lines, at)) return 1;
  if (!LONG.some((pattern) => pattern.test(line))) return 0;
  let end = at + 1;
  while (end < lines.length && lines[end] !== '' && !isQuoteMarked(lines[end]!)) end++;
  return end - at;
}

/** A paragraph of its own, of a few words without a comma. */
function isProductLine(lines: readonly string[], at: number): boolean {
  const line = lines[at]!.replace(/<https?:[^<>\s]*>/g, '');
  if (line.length > 90 || line.includes(',') || /[?!]$/.test(line) || !PRODUCTS.test(line)) return false;
  const isAlone = (lines[at - 1] ?? '') === '' && ((lines[at + 1] ?? '') === '' || isQuoteMarked(lines[at + 1]!));
  return isAlone && line.split(' ').length <= MOST_WORDS && !/[:=]|\s-\s/.test(line);
}
