/**
 * What a name looks like, so that no two of one game can be taken for each other: after the skeletons of Unicode Technical Standard 39
 * (Unicode Security Mechanisms, section 4), by a table of our own for what looks Latin. It is coarser than theirs: case, marks, spaces
 * and punctuation do not count, and what only some fonts draw alike does.
 */
import { foldWithMap } from './fold.ts';

/** A letter, a digit or several, and all signs that look like them; those that orders are read with too are in fold.ts. */
const ALIKE: readonly string[] = [
  '2 ƨƻϩᒿꙅꛯꝛ',
  '3 ȝɜʒзҙӡⳍꝫ𑣊𖼻𝈆',
  '4 ꮞ𑣏',
  '6 бⳓꮾ𑣕',
  '7 𐓺𑣆𝈒',
  '8 ȣ৪੪𐌚𞣋',
  '9 ৭੧୨൭ⳋꝯ𑣌𑣖',
  'a ɑʌαλᗅᴀẚ⍶⍺ꓮꭺ𐊠𖽀🅐🅰',
  'b ƀƃƅɓʙβвьѣҍᏼᖯᗷꓐꞵꮟ𐊂𐊡𐌁🅑🅱',
  'c ¢ȼςϲϹҫᴄ₡ⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲🝌🅒🅲',
  'd ƌɖɗԁᑯᗞᗪᴅ₫ꓒꓓꭰꮷ🅓🅳',
  'e ɇɛεєҽҿᴇ€℮⋿ⴹꓰꬲꭼ𐊆𑣎🅔🅴',
  'f ſƒϝғքᖴᵮẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂𝈓🅕🅵',
  'g ƍǥɠɡɢԍցᏻᶃꓖꮐ🅖🅶',
  'h ħɦʜнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ𐋏🅗🅷',
  'j ɉʝϳᒍᴊꓙꭻ🅙🅹',
  'k ĸƙκкқҟᛕᴋ₭ⱪⲕꓗꝁꮶ𐔘🅚🅺',
  'l 1i£ƚǀɨɩɪɫɭʟ˛ͺιіӏ׀וןا١ٳ۱ߊᒪᛁᵻᵼ∣⍳⍸⏽ⲓⳑⵏꓡꓲꙇꭵꮮ𐊊𐌉𐌠𐑃𐔦𑣃𑣒𖼖𖼨𝈪𞣇￨🅘🅸🅛🅻',
  'm ɱμϻмӎᗰᛖᴍᵯ₥ⲙꓟꮇ𐊰𐌑𑜀𑣣🅜🅼',
  'n ƞɲɳɴηипոռᵰⲛꓠ𐆎𐔓🅝🅽',
  'o 0ɵθσѳөօסه٥ھہە۵ۿ߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᴏᴑ⊖⊝⍬ⲟⴱⵁⵔ〇ꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠𝈚🜔🅞🅾',
  'p ƥρᑭᴘᵽ⍴ⲣꓑꮲ𐊕🅟🅿',
  'q ʠԛգզⵕ🅠🆀',
  'r ɍɼɽʀгяᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵𝈖🅡🆁',
  's $5ƽʂտᵴꓢꜱꮥꮪ𐊖𐑈𑣁𑣛𖼺🅢🆂',
  't ŧƭʈτтҭᴛᵵ₮⊤⍡⟙ⱦⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊🝨🅣🆃',
  'u ʉʋυцսሀᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓶𑣘𖽂🅤🆄',
  'v νѵט٧۷ᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑣀𖼈𝈍🜈🅥🆅',
  'w ɯωшѡѽԝաᴡ₩ꓪꝡꮃꮤ𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆',
  'x ×χҳᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲭⵝꓫꭓ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇',
  'y ¥ƴɏɣʏγүұყᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𖽃🅨🆈',
  'z ƶȥʐᴢᵶꓜꮓ𐋵𑣉𑣥🅩🆉',
  ...'aa ꜳ|ae ӕ|ao ꜵ|ar 🜇|au ꜷ|av ꜹꜻ|ay ꜽ|bl ы|dz ʣ|ll ǁװ‖∥𐆙|lls 𐆘|lo ю⏨|ls ʪ|lt ₶|lz ʫ|mb 🝫|oo ∞ꚙꝏ|qe 🜀|sss 🝜|t3 ꜩ|tf ꝷ|ts ʦ|ue ᵫ|uo ꭣ|vb 🝬'.split(
    '|',
  ),
];

const LOOKS: ReadonlyMap<string, string> = new Map([
  ...ALIKE.flatMap((row) => {
    const [look = '', others = ''] = row.split(' ');
    return [...others].map((each): [string, string] => [each, look]);
  }),
  // As an exclamation mark or a bar an `l` comes off too well to be punctuation.
  ...[...'|!ǃⵑ'].map((each): [string, string] => [each, 'l']),
]);

/** Letters by their Unicode class that nobody sees, or that are drawn as points and apostrophes. */
const NO_LETTERS =
  /[\p{Default_Ignorable_Code_Point}\u02b0-\u02ff\u07f4\u07f5\u07fa\u1427\u16cc\u2cba\u2cbb\ua4f8-\ua4fd\ua78c\ua78f]/gu;
/** Letters that among Latin ones pass for a stroke or an apostrophe: י ײ ᑊ ノ 〳 く 丶 丿. */
const STROKES = /[\u05d9\u05f2\u144a\u30ce\u3033\u304f\u4e36\u4e3f]/g;

/** Empty for a text without a letter or digit. */
export function skeletonOf(text: string): string {
  const folded = foldWithMap(looksOf(text)).text.toLowerCase().replace(NO_LETTERS, '');
  const letters = /[a-z]/.test(folded) ? folded.replace(STROKES, '') : folded;
  const plain = letters.replace(/[^\p{L}\p{N}]/gu, '');
  return looksOf(plain).replace(/rn/g, 'm').replace(/vv/g, 'w');
}

function looksOf(text: string): string {
  return [...text].map((char) => LOOKS.get(char) ?? char).join('');
}
